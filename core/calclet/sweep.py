"""An output at many values of one input, the others staying as they are.

    request  {"kind": "sweep", "calculator", "inputs", "marks", "input", "output",
              "from", "to", "scale": "linear" | "log", "points": 2 to 500}
    answer   {"series": [{"x": exact text, "y": exact text or null}]}

`x` is as a link has the input, each value once; `y` is null where the calculator
refuses it. Errors of the range have the input "from" or "to".
"""

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from calclet.calculating import FAILURES, problem, read_inputs
from calclet.definition import Definition, InputField
from calclet.digits import rounded
from calclet.errors import BadInput
from calclet.quantities import Marks
from calclet.service import asked, marks_of
from calclet.shapes import Number
from calclet.targets import NUMERIC
from calclet.values import in_unit, read, text_of

MAXIMUM_POINTS = 500
SCALES = ("linear", "log")

# Between the ends, of numbers that need not be whole.
_DIGITS = 6


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The answer, from `ok` on; raises BadInput where a request makes no sense."""
    definition, texts = asked(request)
    marks = marks_of(request)
    field = definition.inputs.get(str(request.get("input")))
    output = definition.outputs.get(str(request.get("output")))
    points, scale = request.get("points"), request.get("scale")
    if not field or not output or scale not in SCALES:
        raise BadInput("bad-request")
    if not isinstance(points, int) or not 2 <= points <= MAXIMUM_POINTS:
        raise BadInput("bad-request")
    if field.kind not in NUMERIC or output.kind not in NUMERIC:
        raise BadInput("bad-request")
    readings, errors = read_inputs(definition, texts, marks)
    errors = [error for error in errors if error.input != field.id]
    ends: list[Number] = []
    for name in ("from", "to"):
        try:
            ends.append(_end(field, request.get(name), ends, marks, scale))
        except BadInput as error:
            errors.append(problem(name, error))
    if errors:
        return {"ok": False, "errors": errors}
    others = {name: reading.value for name, reading in readings.items()}
    whole = field.kind == "integer"
    series = [
        {
            "x": text_of(field, x),
            "y": _at(definition, others | {field.id: x}, output.id),
        }
        for x in dict.fromkeys(_between(ends[0], ends[1], points, scale, whole=whole))
    ]
    return {"ok": True, "series": series}


def _end(
    field: InputField, text: Any, before: list[Number], marks: Marks, scale: str
) -> Number:
    """An end of the range; the second lies above the one before."""
    if not isinstance(text, str):
        raise BadInput("bad-request")
    shape = field.shape._replace(optional=False)
    value: Any = read(field._replace(shape=shape), text, marks).value
    low: Number | None = before[0] if before else 0 if scale == "log" else None
    if low is not None and value <= low:
        minimum, given = (in_unit(x, field.about.unit) for x in (low, value))
        raise BadInput("not-above", minimum=minimum, value=given)
    return value  # type: ignore[no-any-return]


def _between(
    low: Number, high: Number, points: int, scale: str, *, whole: bool
) -> Iterator[Number]:
    yield low
    for step in range(1, points - 1):
        part = Fraction(step, points - 1)
        x = _power(low, high, part) if scale == "log" else low + (high - low) * part
        yield round(x) if whole else rounded(x, _DIGITS)
    yield high


def _power(low: Number, high: Number, part: Fraction) -> Fraction:
    """low · (high / low)^part, by logarithms: numbers may exceed any float."""
    start, end = _log10(low), _log10(high)
    at = start + (end - start) * float(part)
    whole = math.floor(at)
    return Fraction(10.0 ** (at - whole)) * Fraction(10) ** whole


def _log10(value: Number) -> float:
    return math.log10(value.numerator) - math.log10(value.denominator)


def _at(definition: Definition, values: dict[str, Any], output: str) -> str | None:
    try:
        found = definition.compute(values)[output]
        text = text_of(definition.outputs[output], found)
    except FAILURES:
        return None
    return text or None
