"""Cases of a calculator: inputs, the outputs they must give, and who says so."""

import json
import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

from calclet.definition import Definition
from calclet.service import VERSION, handle


class Case(NamedTuple):
    """One table of a cases.toml. Inputs are texts as a visitor types them."""

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
        if (got := _answer(definition, case)) != case.outputs
    ]


def _case(name: str, table: dict[str, Any]) -> Case:
    inputs, outputs = (
        {key: str(value) for key, value in table[part].items()}
        for part in ("inputs", "outputs")
    )
    return Case(name, inputs, outputs, table["source"])


def _answer(definition: Definition, case: Case) -> object:
    request = {"v": VERSION, "kind": "calculate", "calculator": definition.id}
    answer = json.loads(handle(json.dumps(request | {"inputs": case.inputs})))
    return answer.get("outputs", answer.get("errors"))
