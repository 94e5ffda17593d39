"""From the texts of a calculator's inputs to its results, or to all that is wrong."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from calclet.definition import Definition, InputField
from calclet.errors import BadInput, Refused
from calclet.quantities import ENGLISH, Marks
from calclet.ratios import exact
from calclet.shapes import Value
from calclet.values import Reading, finite, in_unit, read, text_of

# What a calculator's function may raise for values that it cannot use.
FAILURES = (BadInput, ZeroDivisionError, OverflowError, ValueError)


class Problem(NamedTuple):
    """An error or a warning, about one input or, without `input`, about everything."""

    input: str | None
    code: str
    args: dict[str, str]
    inputs: tuple[str, ...] = ()

    def plain(self) -> dict[str, Any]:
        """As an answer has it: `inputs` only where more than one may be meant."""
        found = {"input": self.input, "code": self.code, "args": self.args}
        return found | {"inputs": self.inputs} if self.inputs else found


def calculate(
    definition: Definition, texts: dict[str, Any], marks: Marks = ENGLISH
) -> dict[str, Any]:
    """Inputs as text to outputs as exact text, or every error there is.

    The result has the keys of an answer from `ok` on, with Problem tuples in it.
    """
    readings, errors = read_inputs(definition, texts, marks)
    answer: dict[str, Any] = {
        "ok": False,
        "inputs": {
            name: {"value": reading.text, "echo": reading.echo}
            for name, reading in readings.items()
        },
    }
    if errors:
        return answer | {"errors": errors}
    values = {name: reading.value for name, reading in readings.items()}
    try:
        outputs = texts_of(definition, definition.compute(values))
        warnings = [*_unusual(definition, values), *_remarks(definition, values)]
    except FAILURES as error:
        return answer | {"errors": [_failure(error)]}
    return answer | {"ok": True, "outputs": outputs, "warnings": warnings}


def read_inputs(
    definition: Definition, texts: dict[str, Any], marks: Marks
) -> tuple[dict[str, Reading], list[Problem]]:
    """What the texts mean, and what is wrong with those that mean nothing."""
    errors: list[Problem] = []
    readings: dict[str, Reading] = {}
    for name, field in definition.inputs.items():
        try:
            readings[name] = _read(field, texts.get(name, ""), readings, marks)
        except BadInput as error:
            errors.append(problem(name, error))
    unknown = texts.keys() - definition.inputs.keys()
    errors += [Problem(name, "unknown-input", {}) for name in sorted(unknown)]
    return readings, errors


def texts_of(
    definition: Definition, outputs: dict[str, Value]
) -> dict[str, str | None]:
    """Exact text for each of the outputs; raises BadInput overflow."""
    return {
        name: None if value is None else text_of(definition.outputs[name], value)
        for name, value in outputs.items()
    }


def _failure(error: Exception) -> Problem:
    match error:
        case Refused():
            return _refusal(error)
        case BadInput():
            return problem(None, error)
        case ZeroDivisionError():
            return Problem(None, "division-by-zero", {})
        case OverflowError():
            return Problem(None, "overflow", {})
    return Problem(None, "refused", {"text": str(error)})


def _unusual(definition: Definition, values: dict[str, Any]) -> Iterator[Problem]:
    for name, field in definition.inputs.items():
        if (typical := field.about.typical) and values[name] is not None:
            low, high = typical
            if not low <= values[name] <= high:
                unit = field.about.unit
                bounds = {"low": in_unit(low, unit), "high": in_unit(high, unit)}
                yield Problem(name, "unusual", bounds)


def _remarks(definition: Definition, values: dict[str, Any]) -> Iterator[Problem]:
    if definition.remarks:
        for remark in definition.remarks(**values):
            arguments = _arguments(remark.arguments)
            yield Problem(remark.input or None, f"remark-{remark.code}", arguments)


def _refusal(error: Refused) -> Problem:
    first = error.inputs[0] if error.inputs else None
    arguments = _arguments(error.numbers)
    return Problem(first, f"refusal-{error.code}", arguments, error.inputs)


def _arguments(given: dict[str, object]) -> dict[str, str]:
    return {
        name: value if isinstance(value, str) else exact(finite(value))  # type: ignore[arg-type]
        for name, value in given.items()
    }


def _read(
    field: InputField, text: Any, before: dict[str, Reading], marks: Marks
) -> Reading:
    """The reading of one input; `before`: of those it may depend on."""
    if not isinstance(text, str):
        raise BadInput("bad-request")
    if counts(field, before):
        return read(field, text, marks)
    try:
        return read(field, text, marks)
    except BadInput:
        return Reading(field.default, text_of(field, field.default))


def counts(field: InputField, before: dict[str, Reading]) -> bool:
    """Whether the inputs that this one depends on are as it needs them."""
    for other, options in field.about.when.items():
        if other in before:  # else it is wrong itself, and says so
            given = before[other].text.split(",")
            if not set(given) & set(options):
                return False
    return True


def problem(name: str | None, error: BadInput) -> Problem:
    """What went wrong with an input, or with something else that a request names."""
    return Problem(name, error.code, error.arguments)
