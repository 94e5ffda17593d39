"""Reads training configs, launch scripts and log lines; writes configs.

How to write a module for a framework: one file `frameworks/<id>.py`, found by its name.

    '''litgpt: what it counts, in which unit, floors or errors; then its SOURCE.'''
    NAME = "litgpt"                         # as people write it
    SOURCE = "https://…/litgpt/args.py"
    GENERATIONS = ("0.5",)                  # of `write`, newest first; optional

    def recognise(document):                # 0 to 100: keys of its own 90, shared 40
        return 90 * bool(document.has("train.global_batch_size", "lora_r"))

    def read(document, facts):              # one call for each of its documents
        facts.take("micro_batch_size", document, "train.micro_batch_size")
        facts.take("global_batch_size", document, "train.global_batch_size")
        facts.take("gpus_per_node", document, ".devices")

    def check(reading):                     # once, on all facts together
        reading.default("micro_batch_size", 4)        # with a note that it is one
        d = layout.replicas(reading)        # from the world size, else it is asked for
        reading.derive("gradient_accumulation_steps", value, "global_batch_size")
        reading.note("litgpt-floors", asked=…, reached=…)  # right, easily overlooked
        reading.problem("litgpt-nothing-left", "micro_batch_size", …)  # refused, wrong
        reading.repair(code, [reading.change(name, value, "key")], values, …)

    def write(values, generation):          # inputs to its own files
        return [Snippet("config.yaml", "yaml", f"train: …")]

Names of facts are listed in `facts.py`, what a document offers is in `settings.py`
(`find`, `all`, `has`, `starts`), shared arithmetic in `layout.py`: look there before
you write your own. `facts.take` takes a whole number; anything else that stands there
(`auto`, `${…}`, null, -1) goes to `facts.open` and is asked for if nobody fills it, so
that `check` need not care. A count in another unit (tokens, world total, completions)
is put under a name of its own with `facts.put`, and becomes an input in `check`, where
`reading.derive` keeps the evidence. `ROLE = "engine"`, `"launcher"` or `"scheduler"`
lets a module's facts stand behind those of a framework read beside it, in this order;
its `beside(reading)` is then called after the framework's `check`. What several files
say only together (a launcher's flags and a hostfile) is settled in `before(reading)`.
`WITH = ("huggingface",)` adds those of a framework that it builds on. `KEYS` spells
micro_batch_size, gradient_accumulation_steps, global_batch_size and world_size for
repairs, where a repair may set them. Precedence: given by hand, own files (command line
before file), companions, launchers, defaults. What several files state differently
becomes the problem `contradiction` by itself, but for names that `check` adds to
`reading.settled` because it tells more about them.

`MESSAGES` are patterns of error texts and banners; their named groups are facts. After
an error, `check` is called as for a config, to offer repairs.

Every code has its words in `words/en.ftl`: `reading-note-<code>`,
`reading-problem-<code>`, `reading-repair-<code>`, plain `{ $name }` placeables only.
A code of one framework begins with its id. Cases: `tests/core/readers/cases/<id>/`.
"""

from collections.abc import Mapping
from typing import Any

from calclet.errors import BadInput
from calclet.quantities import read as read_number
from calclet.readers import expecting, merging, registry
from calclet.readers.facts import INPUTS, Reading, text_of
from calclet.readers.registry import Snippet

__all__ = ["INPUTS", "answer", "read", "write"]


def read(
    files: Mapping[str, str],
    given: Mapping[str, str] | None = None,
    expect: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """What these files say together, as plain data; raises BadInput.

    `given`: values supplied or corrected by hand. `expect`: outputs, or inputs, that
    must come out; another value is a problem.
    """
    numbers = {name: _positive(text) for name, text in (given or {}).items()}
    reading, recognised = merging.reading(files, numbers)
    for name in numbers:
        if name not in (*INPUTS, *reading.wanted, *reading.asks):
            raise BadInput("unknown-input", name=name)
    values = {name: _value(reading, name) for name in INPUTS}
    outputs = _outputs(values, reading.totals)
    expecting.compare(reading, values | outputs, expect or {})
    return {
        "framework": reading.framework,
        "frameworks": recognised,
        "values": _texts(values),
        "outputs": _texts(outputs),
        "facts": {
            name: text_of(fact.value)
            for name, fact in reading.facts.items()
            if name not in INPUTS
        },
        "evidence": {
            name: fact.place._asdict()
            for name, fact in reading.facts.items()
            if fact.place
        },
        "notes": [note.plain() for note in reading.notes],
        "problems": [problem.plain() for problem in reading.problems],
        "repairs": [repair.plain() for repair in reading.repairs],
        "asks": reading.asks,
    }


def write(
    framework: str, inputs: Mapping[str, str], generation: str = ""
) -> list[Snippet]:
    """The values as files of a framework; raises BadInput."""
    module = registry.known().get(framework)
    if module is None or not hasattr(module, "write"):
        raise BadInput("unknown-framework", framework=framework)
    generations = getattr(module, "GENERATIONS", ("",))
    if generation and generation not in generations:
        names = ", ".join(generations)
        raise BadInput("unknown-generation", value=generation, choices=names)
    values = {name: _positive(inputs.get(name, "")) for name in INPUTS}
    return module.write(values, generation or generations[0])


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to a request of kind `read` or `write`, from `ok` on.

    Raises BadInput for what cannot be read at all.
    """
    if request.get("kind") == "write":
        found = write(
            _text(request, "framework"),
            _strings(request, "inputs"),
            request.get("generation") or "",
        )
        return {"ok": True, "files": [file._asdict() for file in found], "notes": []}
    files = request.get("files")
    if not isinstance(files, list) or not all(isinstance(f, dict) for f in files):
        raise BadInput("bad-request")
    named: dict[str, str] = {}
    for number, file in enumerate(files, 1):
        name = _text(file, "name") or f"text {number}"
        named[name if name not in named else f"{name} ({number})"] = _text(file, "text")
    given, expect = (_strings(request, key) for key in ("given", "expect"))
    return {"ok": True, **read(named, given, expect)}


def _text(of: Mapping[str, Any], key: str) -> str:
    value = of.get(key)
    if isinstance(value, str):
        return value
    raise BadInput("bad-request")


def _strings(of: Mapping[str, Any], key: str) -> dict[str, str]:
    found = of.get(key) or {}
    if isinstance(found, dict) and all(isinstance(x, str) for x in found.values()):
        return found
    raise BadInput("bad-request")


def _positive(text: str) -> int:
    value = int(read_number(text).value)
    if value < 1:
        raise BadInput("too-small", minimum="1", value=str(value))
    return value


def _value(reading: Reading, name: str) -> int | None:
    number = reading.number(name)
    return number if number and number > 0 else None


def _outputs(
    values: Mapping[str, int | None], totals: Mapping[str, int]
) -> dict[str, int | None]:
    b, d, a, L = (values[name] for name in INPUTS)
    B = b * d * a if b and d and a else totals.get("global_batch_size")
    T = B * L if B and L else totals.get("tokens_per_step")
    return {"global_batch_size": B, "tokens_per_step": T}


def _texts(values: Mapping[str, int | None]) -> dict[str, str | None]:
    return {name: None if x is None else str(x) for name, x in values.items()}
