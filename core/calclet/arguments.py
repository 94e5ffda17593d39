"""What the commands have in common: a parser, a calculator's inputs as its options."""

import argparse
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from calclet import registry
from calclet.calculating import Problem
from calclet.definition import Definition, InputField
from calclet.english import option, plural, say, title
from calclet.errors import UnknownCalculator
from calclet.presets import rows
from calclet.values import text_of

READ_AS = "Values are read as people write them: 4096, 4,096, 2^12, 128Ki, 1e6, 64*8."


class Parser(argparse.ArgumentParser):
    """argparse, but a mistake is one line, and no terminal gets colours."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)
        self.color = False

    def error(self, message: str) -> NoReturn:
        """The mistake, and exit status 2."""
        fail(f"{self.prog}: {message}")


def pair(parser: Parser, text: str) -> tuple[str, str]:
    """NAME=VALUE, the name as an id."""
    name, mark, value = text.partition("=")
    if not mark:
        parser.error(f"{text!r} is not NAME=VALUE")
    return identifier(name), value


def identifier(name: str) -> str:
    """An id as the command line may have it."""
    return name.strip().replace("-", "_")


def fail(line: str) -> NoReturn:
    """Ends with one line on standard error and exit status 2."""
    print(line, file=sys.stderr)
    raise SystemExit(2)


def fail_for(definition: Definition, errors: Iterable[Problem]) -> NoReturn:
    """The same for what a calculator cannot use."""
    fail(f"calclet {definition.slug}: {'; '.join(map(say, errors))}")


def warn_for(definition: Definition, warnings: Iterable[Problem]) -> None:
    """What is worth saying about values that are accepted all the same."""
    for warning in warnings:
        print(f"calclet {definition.slug}: {say(warning)}", file=sys.stderr)


def calculator(name: str) -> Definition:
    """The calculator of this name, or the mistake."""
    try:
        return registry.find(name)
    except UnknownCalculator:
        fail(f"calclet: no calculator is named {name!r}{_guess(name)}")


def add_inputs(parser: Parser, definition: Definition) -> None:
    """An option for each input, and for presets where there are any."""
    for field in definition.inputs.values():
        parser.add_argument(
            option(field.id),
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


def given_inputs(definition: Definition, options: dict[str, Any]) -> dict[str, str]:
    """A text for each input: given, from the presets chosen, or its default."""
    inputs = definition.inputs.values()
    texts = {field.id: text_of(field, field.default) for field in inputs}
    for choice in options.get("preset") or ():
        texts |= _preset(definition, choice)
    given = {field.id: options[field.id] for field in inputs}
    return texts | {name: text for name, text in given.items() if text is not None}


def described(definition: Definition) -> str:
    """The line above the options."""
    return f"{title(definition.id)}. {READ_AS}"


def _preset(definition: Definition, choice: str) -> dict[str, str]:
    name, _, row = choice.partition("=")
    known = {
        preset.id: {found["id"]: found["values"] for found in rows(definition, preset)}
        for preset in definition.presets
    }
    if name not in known:
        fail(f"calclet {definition.slug}: --preset: {one_of(name, known)}")
    if row not in known[name]:
        fail(f"calclet {definition.slug}: --preset {name}: {one_of(row, known[name])}")
    values: dict[str, str] = known[name][row]
    return values


def one_of(given: str, known: Iterable[str]) -> str:
    """That a name is not one of those there are."""
    return f"{given!r} is none of {', '.join(known)}"


def _help(field: InputField) -> str:
    about, shape = field.about, field.shape
    default = text_of(field, field.default)
    parts = [
        "one of: " + ", ".join(shape.options) if field.kind == "choice" else "",
        "any of: " + ", ".join(shape.options) if field.kind == "choices" else "",
        "true or false" if field.kind == "flag" else "",
        "items divided by ;" if field.kind == "list" else "",
        "rows divided by ; and cells by |" if field.kind == "table" else "",
        plural(about.unit) if about.unit and not about.units else "",
        "in " + ", ".join(about.units) if about.units else "",
        f"{default} if not given" if default else "may be left out",
    ]
    return ", ".join(filter(None, parts))


def _guess(name: str) -> str:
    from difflib import get_close_matches

    close = get_close_matches(name, registry.slugs(), n=1)
    return f", did you mean {close[0]!r}?" if close else "; see `calclet list`"
