"""`calclet read-config`: what the files of a training run state; fit for a CI job."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from calclet.arguments import Parser, pair
from calclet.errors import BadInput
from calclet.readers import INPUTS, read, registry
from calclet.readers.english import say
from calclet.readers.limits import MAXIMUM_CHARACTERS

ABOUT = "tell what configs, launch scripts and logs state, and whether they agree"

AGREES, PROBLEMS, NOT_UNDERSTOOD = 0, 1, 2


def run(arguments: Sequence[str]) -> int:
    """What they say. Exit status 0: they agree, 1: problems, 2: not understood."""
    parser = Parser(
        prog="calclet read-config",
        description="Read the batch of a training run from its configs, launch script "
        "or log, and check that they agree.",
        epilog="Exit status: 0 everything agrees, 1 problems, 2 not understood.",
    )
    parser.add_argument("file", nargs="+", help="a file, or - for standard input")
    parser.add_argument("--world-size", metavar="N", help="GPUs of the whole run")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE",
        help="supply or correct a value, as --set sequence_length=4096",
    )  # fmt: skip
    parser.add_argument(
        "--expect", action="append", default=[], metavar="NAME=VALUE",
        help="a problem if another value comes out, as --expect tokens_per_step=4M",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="as JSON, numbers as text")
    options = parser.parse_args(arguments)
    given = dict(pair(parser, text) for text in options.set)
    if options.world_size:
        given["world_size"] = options.world_size
    expect = dict(pair(parser, text) for text in options.expect)
    try:
        found = read(_texts(parser, options.file), given, expect)
    except BadInput as error:
        return _not_understood(error, as_json=options.json)
    _add_words(found)
    print(json.dumps(found, indent=2) if options.json else _report(found))
    return PROBLEMS if found["problems"] else AGREES


def _texts(parser: Parser, names: Sequence[str]) -> dict[str, str]:
    texts = {}
    for name in names:
        try:
            if name == "-":
                texts["stdin"] = sys.stdin.read(MAXIMUM_CHARACTERS + 1)
            else:
                with Path(name).open(encoding="utf-8", errors="replace") as file:
                    texts[name] = file.read(MAXIMUM_CHARACTERS + 1)
        except OSError as error:
            parser.error(f"{name}: {error.strerror}")
    return texts


def _not_understood(error: BadInput, *, as_json: bool) -> int:
    text = say("error", error.code, error.arguments)
    if as_json:
        problem = {"code": error.code, "args": error.arguments, "text": text}
        print(json.dumps({"framework": None, "errors": [problem]}, indent=2))
    else:
        print(f"calclet: {text}", file=sys.stderr)
    return NOT_UNDERSTOOD


def _add_words(found: dict[str, Any]) -> None:
    for kind in ("note", "problem", "repair"):
        for item in found[f"{kind}s"]:
            item["text"] = say(kind, item["code"], item["args"])


def _report(found: Mapping[str, Any]) -> str:
    framework = registry.known()[found["framework"]]
    width = max(map(len, [*INPUTS, *found["outputs"]]))
    lines = [framework.NAME, ""]
    for name, value in [*found["values"].items(), *found["outputs"].items()]:
        place = found["evidence"].get(name) if name in INPUTS else None
        where = f"   {place['file']}:{place['line']}" if place else ""
        shown = f"{int(value):,}" if value else "?"
        lines.append(f"  {name.replace('_', ' '):<{width}}  {shown:>12}{where}")
    for kind in ("problem", "repair", "note"):
        items = found[f"{kind}s"]
        if items:
            lines += ["", *(f"{kind}: {item['text']}" for item in items)]
    if found["asks"]:
        asked = ", ".join(name.replace("_", " ") for name in found["asks"])
        lines += ["", f"not said: {asked}"]
    return "\n".join(lines)
