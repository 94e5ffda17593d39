"""An output at many values of one input, the others staying as they are.

    request  {"kind": "sweep", "calculator", "inputs", "marks", "input", "output",
              "from", "to", "scale": "linear" | "log", "points": 2 to 500}
    answer   {"series": [{"x": exact text, "y": exact text or null}]}

`x` is as a link has the input, each value once, in the unit of `from`; `y` is null
where the calculator refuses it. Errors of the range have the input "from" or "to".
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import floor, log10
from typing import Any

from calclet import units
from calclet.calculating import FAILURES, problem, read_inputs
from calclet.definition import Definition, InputField
from calclet.digits import last_digit, plain, rounded
from calclet.errors import BadInput
from calclet.quantities import Marks
from calclet.searching import only_whole
from calclet.service import asked, marks_of
from calclet.shapes import Number
from calclet.targets import NUMERIC
from calclet.values import Reading, counted, in_unit, read, text_of

MAXIMUM_POINTS = 500
SCALES = ("linear", "log")

# Of numbers between the ends that need not be whole: all, and those of a step.
_DIGITS, _STEP_DIGITS = 6, 3


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
    ends: list[Reading] = []
    for name in ("from", "to"):
        try:
            ends.append(_end(field, request.get(name), ends, marks, scale))
        except BadInput as error:
            errors.append(problem(name, error))
    if errors:
        return {"ok": False, "errors": errors}
    values = {name: reading.value for name, reading in readings.items()}

    def at(x: Reading) -> str | None:
        return _at(definition, values | {field.id: x.value}, output.id)

    found = _spread(field, ends, points, scale, at)
    return {"ok": True, "series": [{"x": x.text, "y": at(x)} for x in found]}


def _end(
    field: InputField, text: Any, before: list[Reading], marks: Marks, scale: str
) -> Reading:
    """An end of the range; the second lies above the one before."""
    if not isinstance(text, str):
        raise BadInput("bad-request")
    shape = field.shape._replace(optional=False)
    found = read(field._replace(shape=shape), text, marks)
    value: Any = found.value
    low: Any = before[0].value if before else 0 if scale == "log" else None
    if low is not None and value <= low:
        unit = found.unit or field.about.unit
        told = {"unit": unit} if field.about.units else {}
        limit, given = in_unit(low, unit), in_unit(value, unit)
        raise BadInput("not-above", minimum=limit, value=given, **told)
    return found


def _spread(
    field: InputField,
    ends: list[Reading],
    points: int,
    scale: str,
    at: Callable[[Reading], str | None],
) -> Iterator[Reading]:
    """From one end to the other, both exactly, in the unit of the first."""
    unit = ends[0].unit or field.about.unit
    factor = Fraction(*units.factor(unit))
    low, high = (Fraction(end.value) / factor for end in ends)  # type: ignore[arg-type]
    middle = floor((low + high) / 2)
    whole = field.kind == "integer" or only_whole(
        lambda count: at(counted(field, count, unit)), middle
    )
    between = _by_factors if scale == "log" else _by_steps
    inside = between(low, high, points - 1, whole=whole)
    counts = [low, *(count for count in inside if low < count < high), high]
    for count in dict.fromkeys(counts):
        yield counted(field, plain(count), unit)


def _by_steps(
    low: Fraction, high: Fraction, steps: int, *, whole: bool
) -> Iterator[Number]:
    step = (high - low) / steps
    unit = Fraction(1) if whole else last_digit(step, _STEP_DIGITS)
    for number in range(1, steps):
        yield round((low + step * number) / unit) * unit


def _by_factors(
    low: Fraction, high: Fraction, steps: int, *, whole: bool
) -> Iterator[Number]:
    """Exactly where each is a whole multiple of the one before."""
    size = _log10(high) - _log10(low)  # numbers may exceed any float
    factor = Fraction(round(10 ** min(size / steps, 300)))
    exact = factor**steps == high / low
    for number in range(1, steps):
        power = size * number / steps
        whole_power = floor(power)
        near = low * Fraction(10 ** (power - whole_power)) * 10**whole_power
        count = low * factor**number if exact else near
        yield round(count) if whole else count if exact else rounded(count, _DIGITS)


def _log10(value: Fraction) -> float:
    return log10(value.numerator) - log10(value.denominator)


def _at(definition: Definition, values: dict[str, Any], output: str) -> str | None:
    try:
        found = definition.compute(values)[output]
        text = text_of(definition.outputs[output], found)
    except FAILURES:
        return None
    return text or None
