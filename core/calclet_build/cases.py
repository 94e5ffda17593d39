"""Cases of a calculator: inputs, the outputs they must give, and who says so."""

import json
import tomllib
from fractions import Fraction
from importlib.resources import files
from typing import Any, NamedTuple

from calclet.definition import Definition
from calclet.service import VERSION, handle
from calclet.values import text_of


class Case(NamedTuple):
    """One table of a cases.toml. Inputs are texts as a visitor types them.

    An output is exact text, empty where the result is absent, or "≈26.077": equal once
    rounded to the digits that the source gives.
    """

    name: str
    inputs: dict[str, str]
    outputs: dict[str, str]
    source: str


def load_cases(definition: Definition) -> list[Case]:
    """The cases beside a calculator's function, in the order of the file.

    Integers may stand bare up to 2^63 - 1, where TOML ends, and as text beyond.
    """
    path = files(definition.function.__module__) / "cases.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return [_case(name, table) for name, table in tables.items()]


def failing(definition: Definition, cases: list[Case]) -> list[str]:
    """A line for each case that the calculator does not fulfil."""
    return [
        f"{definition.id}, case {case.name}: {got} instead of {case.outputs}"
        for case in cases
        if not _fulfils(got := answer(definition, case), case.outputs)
    ]


def answer(definition: Definition, case: Case) -> Any:
    """The outputs as exact text, empty where absent; or the errors."""
    request = {"v": VERSION, "kind": "calculate", "calculator": definition.id}
    inputs = {
        field.id: text_of(field, field.default) for field in definition.inputs.values()
    }
    inputs |= case.inputs
    said = json.loads(handle(json.dumps(request | {"inputs": inputs})))
    if "outputs" not in said:
        return said.get("errors")
    return {name: text or "" for name, text in said["outputs"].items()}


def _case(name: str, table: dict[str, Any]) -> Case:
    inputs, outputs = (
        {key: _text(value) for key, value in table[part].items()}
        for part in ("inputs", "outputs")
    )
    return Case(name, inputs, outputs, table["source"])


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _fulfils(got: Any, wanted: dict[str, str]) -> bool:
    return isinstance(got, dict) and all(
        name in got and _is(got[name], text) for name, text in wanted.items()
    )


def _is(got: str, wanted: str) -> bool:
    if not wanted.startswith("≈"):
        return got == wanted
    digits, _, exponent = wanted[1:].partition("e")
    places = len(digits.partition(".")[2])
    unit = Fraction(10) ** (int(exponent or 0) - places)
    return bool(got) and abs(Fraction(got) - Fraction(wanted[1:])) <= unit / 2
