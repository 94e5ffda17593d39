"""All choices of several inputs that reach a target, within bounds.

    request  {"kind": "choices", "calculator", "inputs", "marks",
              "target": {"output", "value"}, "bounds": {id: text}}
    answer   {"target": text, "total": how many there are, "choices": [{"inputs",
              "outputs", "exact", "deviation", "changes": [input],
              "marks": [code], "figures": {id: text}}]}

The best come first, 200 at most; the nearest below and above where none is exact. Only
calculators with a solver of their own can be asked: a module `choices` beside the
function, with `BOUNDS`, the ids of its bounds, and `choices(target, values, bounds)`,
which gives the best and their number. An empty bound is none. Errors of a bound have
its id as input.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from calclet import kinds
from calclet.calculating import Problem, problem, read_inputs
from calclet.definition import Definition, Input, InputField
from calclet.errors import BadInput
from calclet.quantities import Marks
from calclet.service import asked, marks_of
from calclet.shapes import Shape
from calclet.targets import Target, read_target, solution
from calclet.values import Reading, read, text_of

MOST = 200


class Choice(NamedTuple):
    """Values for some of the inputs, what is worth knowing of them, and figures."""

    values: Mapping[str, int]
    marks: tuple[str, ...] = ()
    figures: Mapping[str, int] = {}


class Choices(NamedTuple):
    """The best ones, best first, and how many there are in all."""

    best: Sequence[Choice]
    total: int


class OutOfBounds(BadInput):
    """A bound that cannot be: its id, a code, its arguments."""

    def __init__(self, bound: str, code: str, **arguments: str) -> None:
        super().__init__(code, **arguments)
        self.bound = bound


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The answer, from `ok` on; raises BadInput where a request makes no sense."""
    definition, texts = asked(request)
    solver = kinds.load(f"{definition.function.__module__}.choices")
    if solver is None:
        raise BadInput("bad-request")
    marks = marks_of(request)
    readings, errors = read_inputs(definition, texts, marks)
    bounds, wrong = _bounds(request.get("bounds"), solver.BOUNDS, marks)
    try:
        target = read_target(definition, request, marks)
        if not errors and not wrong:
            return _answer(definition, readings, target, bounds, solver.choices)
    except OutOfBounds as error:
        wrong.append(problem(error.bound, error))
    except BadInput as error:
        wrong.append(problem("target", error))
    return {"ok": False, "errors": [*errors, *wrong]}


def _answer(
    definition: Definition,
    readings: Mapping[str, Reading],
    target: Target,
    bounds: Mapping[str, int],
    choices: Callable[..., Choices],
) -> dict[str, Any]:
    values = {name: reading.value for name, reading in readings.items()}
    found = choices(target, values, bounds)
    told = []
    for choice in found.best[:MOST]:
        chosen = {
            name: Reading(value, text_of(definition.inputs[name], value))
            for name, value in choice.values.items()
        }
        figures = {name: str(value) for name, value in choice.figures.items()}
        reached = solution(definition, {**readings, **chosen}, target)
        changes = list(choice.values)
        notes = {"marks": list(choice.marks), "figures": figures}
        told.append({**reached, "changes": changes, **notes})
    return {"ok": True, "target": target.text, "total": found.total, "choices": told}


def _bounds(
    given: Any, names: Sequence[str], marks: Marks
) -> tuple[dict[str, int], list[Problem]]:
    if not isinstance(given, dict) or not given.keys() <= {*names}:
        raise BadInput("bad-request")
    found: dict[str, int] = {}
    wrong = []
    for name, text in given.items():
        if not isinstance(text, str):
            raise BadInput("bad-request")
        field = InputField(name, Shape("integer", optional=True), 1, Input(ge=1))
        try:
            value: Any = read(field, text, marks).value
        except BadInput as error:
            wrong.append(problem(name, error))
        else:
            if value is not None:
                found[name] = value
    return found, wrong
