"""`calclet read-config` and `calclet write-config`: for terminals and CI jobs."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from calclet.errors import BadInput
from calclet.readers import INPUTS, read, registry, write
from calclet.readers.english import say
from calclet.readers.limits import MAXIMUM_CHARACTERS

AGREES, PROBLEMS, NOT_UNDERSTOOD = 0, 1, 2


class _Parser(argparse.ArgumentParser):
    """argparse, but a mistake is one line, and no terminal gets colours."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)
        self.color = False

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(NOT_UNDERSTOOD)


def read_config(arguments: Sequence[str]) -> int:
    """Print what the files say; the exit status tells whether they agree."""
    parser = _Parser(
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
    given = dict(_pair(parser, text) for text in options.set)
    if options.world_size:
        given["world_size"] = options.world_size
    expect = dict(_pair(parser, text) for text in options.expect)
    try:
        found = read(_texts(parser, options.file), given, expect)
    except BadInput as error:
        return _not_understood(error, as_json=options.json)
    _add_words(found)
    print(json.dumps(found, indent=2) if options.json else _report(found))
    return PROBLEMS if found["problems"] else AGREES


def write_config(arguments: Sequence[str]) -> int:
    """Print the values as a framework's config."""
    known = [n for n, f in registry.known().items() if hasattr(f, "write")]
    parser = _Parser(
        prog="calclet write-config", description="Write values as a framework's config."
    )
    parser.add_argument(
        "framework", choices=known, metavar="FRAMEWORK", help=", ".join(known)
    )
    parser.add_argument("--generation", default="", help="of the framework")
    for name in INPUTS:
        parser.add_argument(f"--{name.replace('_', '-')}", required=True, metavar="N")
    options = vars(parser.parse_args(arguments))
    try:
        inputs = {name: options[name] for name in INPUTS}
        files = write(options["framework"], inputs, options["generation"])
    except BadInput as error:
        return _not_understood(error, as_json=False)
    for file in files:
        print(file.text if len(files) == 1 else f"# {file.name}\n{file.text}")
    return AGREES


def _pair(parser: _Parser, text: str) -> tuple[str, str]:
    name, mark, value = text.partition("=")
    if not mark:
        parser.error(f"{text!r} is not NAME=VALUE")
    return name.strip().replace("-", "_"), value


def _texts(parser: _Parser, names: Sequence[str]) -> dict[str, str]:
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
