"""The command line: `calclet list`, `calclet <calculator> [--<input> <value> …]`.

English, rendered from the same codes that pages put into their own words. Exit
status 0, or 2 and one line on standard error for whatever cannot be used.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, NoReturn

from calclet import __version__, registry
from calclet.definition import Definition, InputField, OutputField
from calclet.errors import UnknownCalculator
from calclet.presets import rows
from calclet.service import Problem, calculate
from calclet.values import text_of

_SENTENCES = {
    "empty": "needs a value",
    "not-a-number": "{rest} is not a number",
    "not-an-integer": "{value} is not an integer",
    "too-small": "{value} is less than {minimum}",
    "too-large": "{value} is more than {maximum}",
    "too-many-digits": "more than {maximum} digits",
    "text-too-long": "{length} characters, at most {maximum} are read",
    "ambiguous": "is it {first} or {second}?",
    "not-above": "{value} is not more than {minimum}",
    "not-below": "{value} is not less than {maximum}",
    "unknown-unit": "{unit} is none of its units: {units}",
    "no-such-choice": "{value} is none of its choices: {choices}",
    "not-a-flag": "{value} is neither true nor false",
    "wrong-cells": "row {row} has {found} cells instead of {expected}",
    "too-many-items": "more than {maximum} items",
    "overflow": "the result is too large",
    "refused": "{text}",
    "division-by-zero": "divides by zero",
    "unusual": "unusual, mostly {low} to {high}",
}


_UNCOUNTED = {"percent": "%", "times": "times"} | dict.fromkeys(
    ("one", "rank", "learning_rate"), ""
)
# What identifiers have in small letters only.
_SPELT = "Adam", "DoRA", "FLOP", "FLOPs", "GPU", "GPUs", "KV", "LLM", "LoRA"
_CAPITALS = {word.lower(): word for word in (*_SPELT, "VRAM", "ZeRO")}


class _Parser(argparse.ArgumentParser):
    """argparse, but a mistake is one line, and no terminal gets colours."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)
        self.color = False

    def error(self, message: str) -> NoReturn:
        _fail(f"{self.prog}: {message}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status, or exits with 2 on a mistake."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    parser = _Parser(
        prog="calclet",
        usage="calclet list [--json] | calclet <calculator> [--<input> <value> …]",
        description="Calculate with exact numbers. `calclet list` names what there is.",
        epilog="`calclet <calculator> --help` names its inputs.",
    )
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("command", help="list, or the name of a calculator")
    if not given:
        parser.print_help(sys.stderr)
        return 2
    command = parser.parse_args(given[:1]).command
    return _list(given[1:]) if command == "list" else _run(command, given[1:])


def _list(arguments: list[str]) -> int:
    parser = _Parser(prog="calclet list", description="Name every calculator.")
    parser.add_argument("--json", action="store_true", help="as JSON")
    definitions = [registry.find(slug) for slug in registry.slugs()]
    if parser.parse_args(arguments).json:
        keys = ("id", "slug", "family")
        print(json.dumps([{key: getattr(d, key) for key in keys} for d in definitions]))
        return 0
    for definition in definitions:
        print(f"{definition.slug:<32} {definition.family}")
    return 0


def _run(name: str, arguments: list[str]) -> int:
    try:
        definition = registry.find(name)
    except UnknownCalculator:
        _fail(f"calclet: no calculator is named {name!r}{_guess(name)}")
    options = vars(_parser(definition).parse_args(arguments))
    as_json, chosen = options.pop("json"), options.pop("preset", None)
    given = {name: text for name, text in options.items() if text is not None}
    answer = calculate(definition, _defaults(definition, chosen) | given)
    if not answer["ok"]:
        _fail(f"calclet {definition.slug}: {'; '.join(map(_say, answer['errors']))}")
    inputs = {key: item["value"] for key, item in answer["inputs"].items()}
    for warning in answer["warnings"]:
        print(f"calclet {definition.slug}: {_say(warning)}", file=sys.stderr)
    if as_json:
        result = {"calculator": definition.slug, "inputs": inputs}
        print(json.dumps(result | {"outputs": answer["outputs"]}, indent=2))
    else:
        print(_report(definition, inputs, answer["outputs"]))
    return 0


def _defaults(definition: Definition, chosen: list[str] | None) -> dict[str, str]:
    """What holds for inputs that are not given: defaults, or the presets chosen."""
    inputs = definition.inputs.values()
    texts = {field.id: text_of(field, field.default) for field in inputs}
    for choice in chosen or ():
        texts |= _preset(definition, choice)
    return texts


def _preset(definition: Definition, choice: str) -> dict[str, str]:
    name, _, row = choice.partition("=")
    known = {
        preset.id: {found["id"]: found["values"] for found in rows(definition, preset)}
        for preset in definition.presets
    }
    if name not in known:
        _fail(f"calclet {definition.slug}: --preset: {_one_of(name, known)}")
    if row not in known[name]:
        _fail(
            f"calclet {definition.slug}: --preset {name}: {_one_of(row, known[name])}"
        )
    values: dict[str, str] = known[name][row]
    return values


def _one_of(given: str, known: Iterable[str]) -> str:
    return f"{given!r} is none of {', '.join(known)}"


def _parser(definition: Definition) -> _Parser:
    parser = _Parser(
        prog=f"calclet {definition.slug}",
        description=f"{_title(definition.id)}. Values are read as people "
        "write them: 4096, 4,096, 2^12, 128Ki, 1e6, 64*8.",
    )
    for field in definition.inputs.values():
        parser.add_argument(
            _option(field.id),
            dest=field.id,
            metavar=field.about.symbol or field.kind,
            help=_help(field).replace("%", "%%"),
        )
    if definition.presets:
        names = ", ".join(preset.id for preset in definition.presets)
        parser.add_argument(
            "--preset",
            action="append",
            metavar="NAME=ROW",
            help=f"fill in known values; NAME is one of: {names}",
        )
    parser.add_argument("--json", action="store_true", help="as JSON, numbers as text")
    return parser


def _help(field: InputField) -> str:
    about, shape = field.about, field.shape
    default = text_of(field, field.default)
    parts = [
        "one of: " + ", ".join(shape.options) if field.kind == "choice" else "",
        "any of: " + ", ".join(shape.options) if field.kind == "choices" else "",
        "true or false" if field.kind == "flag" else "",
        "items divided by ;" if field.kind == "list" else "",
        "rows divided by ; and cells by |" if field.kind == "table" else "",
        _plural(about.unit) if about.unit and not about.units else "",
        "in " + ", ".join(about.units) if about.units else "",
        f"{default} if not given" if default else "may be left out",
    ]
    return ", ".join(filter(None, parts))


def _report(
    definition: Definition, inputs: dict[str, str], outputs: dict[str, str | None]
) -> str:
    fields = [f for f in definition.fields if (inputs | outputs).get(f.id)]
    values = {field.id: str((inputs | outputs)[field.id]) for field in fields}
    shown = {field.id: _shown(field, values[field.id]) for field in fields}
    number = max(len(text) for text in shown.values() if len(text) < 40)
    label = max(len(field.id) for field in fields)
    symbol = max(len(field.about.symbol) for field in fields)
    lines = [
        f"  {_words(field.id):<{label}}  {field.about.symbol:>{symbol}} "
        f"{'=' if field.about.symbol else ' '} {shown[field.id]:>{number}} "
        f"{_unit(field, values[field.id])}".rstrip()
        for field in fields
    ]
    lines.insert(sum(field.id in inputs for field in fields), "")
    formula = [f"  {line}" for line in _formula(definition.formula)]
    return "\n".join([_title(definition.id), "", *lines, "", *formula])


def _unit(field: InputField | OutputField, text: str) -> str:
    about = field.about
    if isinstance(field, InputField) and about.units:
        return ""  # it stands with the number
    if about.units or not about.unit:
        return about.unit
    single = text == "1" and about.unit not in _UNCOUNTED
    return _words(about.unit) if single else _plural(about.unit)


def _shown(field: InputField | OutputField, text: str) -> str:
    """Digits grouped; of a number that is no integer as many as are shown anywhere."""
    if field.kind != "number":
        return _grouped(text)
    if isinstance(field, InputField):
        return text
    value = float(Fraction(text))
    return f"{value:,.{field.about.digits}g}"


def _say(problem: Problem) -> str:
    arguments = {
        key: value if key not in ("rest", "understood") else repr(value)
        for key, value in problem.args.items()
    }
    known = _SENTENCES.get(problem.code)
    sentence = known.format(**arguments) if known else _own(problem.code, arguments)
    return f"{_option(problem.input)}: {sentence}" if problem.input else sentence


def _own(code: str, arguments: dict[str, str]) -> str:
    """A code that a calculator made up, in its words: `refusal-does-not-divide`."""
    words = _words(re.sub("^(?:remark|refusal)-", "", code))
    told = ", ".join(f"{_words(k)} {_grouped(v)}" for k, v in arguments.items())
    return f"{words}: {told}" if told else words


def _guess(name: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(name, registry.slugs(), n=1)
    return f", did you mean {close[0]!r}?" if close else "; see `calclet list`"


def _option(identifier: str) -> str:
    return f"--{identifier.replace('_', '-')}"


def _words(identifier: str) -> str:
    words = re.split("[_-]", identifier)
    return " ".join(_CAPITALS.get(word, word) for word in words)


def _title(identifier: str) -> str:
    words = _words(identifier)
    return words[:1].upper() + words[1:]


def _plural(unit: str) -> str:
    if unit in _UNCOUNTED:
        return _UNCOUNTED[unit]
    counted, per, other = unit.partition("_per_")
    ending = "es" if re.search("(?:s|x|ch|sh)$", counted) else "s"
    return _words(f"{counted}{ending}{per}{other}")


def _grouped(number: str) -> str:
    whole, mark, rest = number.partition(".")
    return f"{int(whole):,}{mark}{rest}" if whole.lstrip("-").isdigit() else number


def _formula(tex: str) -> list[str]:
    plain = tex.replace("&", "").replace(r"\cdot", "·")
    return [re.sub(r"\s+", " ", line).strip() for line in plain.split(r"\\")]


def _fail(line: str) -> NoReturn:
    print(line, file=sys.stderr)
    raise SystemExit(2)


if __name__ == "__main__":
    raise SystemExit(main())
