"""`calclet recipes`: published training runs and their batch."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from calclet.arguments import Parser, fail
from calclet.english import grouped, spelt

ABOUT = "tell the batch of published training runs, with sources"

_FINDINGS = {
    "tokens-differ": "{printed} tokens: sequences times length are {computed}",
    "tokens-not-whole": "{printed} tokens are {computed} sequences, not a whole number",
    "tokens-called-sequences": "{printed} are tokens: {computed} sequences are meant",
    "sequences-differ": "{printed} sequences: all else comes to {computed}",
    "batch-not-reachable": "{printed} tokens do not divide over the replicas, "
    "{computed} do",
    "devices-differ": "{printed} replicas: with the parallel sizes {computed} devices, "
    "not those stated",
    "replica-too-large": "{printed} devices: one replica takes {computed}",
}
_COLUMNS = ("global_batch_size", "sequence_length", "tokens_per_step")


def run(arguments: Sequence[str]) -> int:
    """Those whose name has what is asked for, or all; one alone with all there is."""
    parser = Parser(prog="calclet recipes", description="Published training runs.")
    parser.add_argument("name", nargs="*", help="its name, or parts of it")
    parser.add_argument("--json", action="store_true", help="as JSON, numbers as text")
    options = parser.parse_args(arguments)
    wanted = " ".join(options.name)
    found = _named(wanted)
    if not found:
        fail(f"calclet recipes: no run is named {wanted!r}; see `calclet recipes`")
    if options.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    elif len(found) == 1:
        print("\n".join(_told(found[0])))
    else:
        print("\n".join(map(_line, found)))
    return 0


def _named(name: str) -> list[dict[str, Any]]:
    from calclet.recipes import plain, runs

    wanted = name.casefold().split()
    every = [plain(one) for one in runs()]
    return [one for one in every if one["id"] == name] or [
        one
        for one in every
        if all(part in f"{one['id']} {one['title']}".casefold() for part in wanted)
    ]


def _line(one: dict[str, Any]) -> str:
    figures = [grouped(one["figures"].get(name, "")) for name in _COLUMNS]
    batch, length, tokens = (figure or "–" for figure in figures)
    if tokens == "–":
        printed = [said.get("tokens_per_step", "") for said in one["printed"]]
        tokens = next(filter(None, printed), tokens)
    return f"{one['id']:<30} {batch:>7} × {length:>7} = {tokens:>10}  {one['status']}"


def _told(one: dict[str, Any]) -> Iterator[str]:
    stage = f", stage {one['stage']} of {one['stages']}" if "stage" in one else ""
    yield f"{one['title']}{stage}"
    yield ""
    width = max(len(name) for name in one["figures"])
    for name, text in one["figures"].items():
        yield f"  {spelt(name):<{width}}  {grouped(text):>12}{_doubt(one, name)}"
    for said in one["printed"]:
        name = next(name for name in said if name != "where")
        yield f"  {spelt(name):<{width}}  {said[name]:>12}  as printed"
    yield ""
    for name in ("ramp", "from_tokens", "from_steps", "until_steps"):
        if name in one:
            yield f"  {spelt(name)}: {_detail(one[name])}"
    for finding in one["findings"]:
        sentence = _FINDINGS[finding["code"]].format(
            printed=finding["printed"], computed=grouped(finding["computed"])
        )
        where = f" ({finding['where']})" if finding["where"] else ""
        yield f"  discrepancy: {sentence}{where}"
    yield f"  {one['status']}, checked {one['date']}: {one['source']}"
    yield f"  {one['url']}"


def _doubt(one: dict[str, Any], name: str) -> str:
    if name in one["derived"]:
        return "  derived"
    return "  from memory" if name in one["from_memory"] else ""


def _detail(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{spelt(key)} {grouped(text)}" for key, text in value.items())
    return grouped(value)
