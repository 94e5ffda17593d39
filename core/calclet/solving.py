"""Which value of one input gives this output, the others staying as they are?

    request  {"kind": "solve", "calculator", "inputs", "marks",
              "target": {"output", "value"}, "free": input}
    answer   {"target": text, "solutions": [{"inputs": {id: text}, "outputs",
              "exact": bool, "deviation": text}]}

One solution if it is exact, else the nearest that can be reached, below and above the
target; `deviation` is (reached - target) / target as exact text, null where the target
is 0. A number that need not be whole is as short as the digits that are shown allow:
there is one solution then, exact or not.

Only what is declared to rise or fall with the input is solved. Errors of the target
have the input "target", among them out-of-reach with `low` and `high`, what can be
reached, each only where there is such an end; not-solvable stands beside the input.
"""

from collections.abc import Mapping
from typing import Any

from calclet.calculating import Problem, counts, problem, read_inputs
from calclet.definition import Definition, InputField
from calclet.errors import BadInput
from calclet.inverting import Inversion
from calclet.searching import TooManyRefusals
from calclet.service import asked, marks_of
from calclet.targets import Target, read_target, solution
from calclet.values import Reading


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The answer, from `ok` on; raises BadInput where a request makes no sense."""
    definition, texts = asked(request)
    marks = marks_of(request)
    free = definition.inputs.get(str(request.get("free")))
    if free is None:
        raise BadInput("bad-request")
    readings, errors = read_inputs(definition, texts, marks)
    errors = [error for error in errors if error.input != free.id]
    try:
        target = read_target(definition, request, marks)
    except BadInput as error:
        return {"ok": False, "errors": [*errors, problem("target", error)]}
    if errors:
        return {"ok": False, "errors": errors}
    try:
        solutions = _solutions(definition, readings, free, target)
    except TooManyRefusals:
        return {"ok": False, "errors": [Problem(free.id, "not-solvable", {})]}
    except BadInput as error:
        name = free.id if error.code == "not-solvable" else "target"
        return {"ok": False, "errors": [problem(name, error)]}
    return {"ok": True, "target": target.text, "solutions": solutions}


def _solutions(
    definition: Definition,
    readings: Mapping[str, Reading],
    free: InputField,
    target: Target,
) -> list[dict[str, Any]]:
    about = target.field.about
    others = {name: found for name, found in readings.items() if name != free.id}
    declared = free.id in about.rises_with + about.falls_with
    if not declared or not counts(free, others):
        raise BadInput("not-solvable")
    search = Inversion(definition, others, readings.get(free.id), free, target)
    return [
        solution(
            definition,
            {name: others.get(name, found) for name in definition.inputs},
            target,
        )
        for found in search.found()
    ]
