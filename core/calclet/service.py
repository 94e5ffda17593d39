"""The one door to the core: a request as JSON text in, an answer as JSON text out.

    request  {"v", "id", "kind": "calculate", "calculator", "inputs": {id: text},
              "marks": {"decimal", "group"}}
    answer   {"v", "id", "kind", "ok", "inputs": {id: {"value", "echo"}}, and either
              "outputs": {id: text or null}, "warnings": [{"input", "code", "args"}]
              or "errors": [{"input", "code", "args", "inputs"}]}

Other kinds have modules of their own, which say what they ask and answer: see
`calclet.kinds`. `input` of their errors may be a field of the request.

Values are exact text (see `calclet.values`), errors are codes; `input` is null where
the whole request is meant, `inputs` are all that an error concerns. An input that may
be absent, or that counts only beside another choice, may be left out of a request.
Codes and their arguments:

    empty                                 too-many-digits    maximum
    not-a-number     understood, rest     text-too-long      maximum, length
    not-an-integer   value, suggestion    ambiguous          first, second
    too-small        minimum, value       division-by-zero
    too-large        maximum, value       overflow
    not-above        minimum, value       no-such-choice     value, choices
    not-below        maximum, value       not-a-flag         value
    unknown-unit     unit, units          too-many-items     maximum
    refused          text                 wrong-cells        row, expected, found
    refusal-…        its own              unusual (warning)  low, high
                                          remark-… (warning) its own

`unit` where a bound is told in another unit than the input's first, `item`, `row` and
`column` where a list or table is meant. part-missing tells the `part` that has to be
loaded first. Without arguments: unknown-calculator, unknown-input, bad-request,
internal.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from calclet import kinds, registry
from calclet.definition import Definition, InputField
from calclet.errors import BadInput, Refused, UnknownCalculator
from calclet.quantities import ENGLISH, Marks
from calclet.ratios import exact
from calclet.values import Reading, finite, in_unit, read, text_of

VERSION = 1

# Far more than any request of a page; a longer one is refused unread.
MAXIMUM_REQUEST = 1_000_000

# Ours have two levels. Thousands would overflow the stack of the browser's interpreter,
# which no exception tells and nothing survives.
MAXIMUM_DEPTH = 64

# Also one that does not end: possessive, so that its length costs once.
_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


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


def handle(request_json: str) -> str:
    """The answer to a request, whatever the text is.

    Raises only when there is no memory left: the caller had better start anew.
    """
    answer: dict[str, Any] = {"v": VERSION, "id": None, "kind": None}
    answer |= {"ok": False, "inputs": {}}
    try:
        request = _parse(request_json)
        for name in ("id", "kind"):
            if isinstance(request.get(name), int | str):
                answer[name] = request[name]
        answer |= _answer(request)
    except BadInput as error:
        answer["errors"] = [_problem(None, error)]
    except UnknownCalculator:
        answer["errors"] = [Problem(None, "unknown-calculator", {})]
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001 - the worker has nobody else to tell
        answer["errors"] = [Problem(None, "internal", {})]
    for key in ("errors", "warnings"):
        if key in answer:
            answer[key] = [problem.plain() for problem in answer[key]]
    return json.dumps(answer, separators=(",", ":"))


def calculate(
    definition: Definition, texts: dict[str, Any], marks: Marks = ENGLISH
) -> dict[str, Any]:
    """Inputs as text to outputs as exact text, or every error there is.

    The result has the keys of an answer from `ok` on, with Problem tuples in it.
    """
    errors: list[Problem] = []
    readings: dict[str, Reading] = {}
    for name, field in definition.inputs.items():
        try:
            readings[name] = _read(field, texts.get(name, ""), readings, marks)
        except BadInput as error:
            errors.append(_problem(name, error))
    unknown = texts.keys() - definition.inputs.keys()
    errors += [Problem(name, "unknown-input", {}) for name in sorted(unknown)]
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
        outputs = definition.compute(values)
        texts_out = {
            name: None if value is None else text_of(definition.outputs[name], value)
            for name, value in outputs.items()
        }
        warnings = [*_unusual(definition, values), *_remarks(definition, values)]
    except Refused as error:
        return answer | {"errors": [_refusal(error)]}
    except BadInput as error:
        return answer | {"errors": [_problem(None, error)]}
    except ZeroDivisionError:
        return answer | {"errors": [Problem(None, "division-by-zero", {})]}
    except OverflowError:
        return answer | {"errors": [Problem(None, "overflow", {})]}
    except ValueError as error:
        return answer | {"errors": [Problem(None, "refused", {"text": str(error)})]}
    return answer | {"ok": True, "outputs": texts_out, "warnings": warnings}


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


def _parse(request_json: str) -> dict[str, Any]:
    if not isinstance(request_json, str) or len(request_json) > MAXIMUM_REQUEST:
        raise BadInput("bad-request")
    if _is_deep(request_json):
        raise BadInput("bad-request")
    try:
        request = json.loads(request_json)
    except (ValueError, RecursionError):
        raise BadInput("bad-request") from None
    if not isinstance(request, dict):
        raise BadInput("bad-request")
    return request


def _is_deep(text: str) -> bool:
    if text.count("[") + text.count("{") <= MAXIMUM_DEPTH:
        return False  # all of our own requests
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > MAXIMUM_DEPTH:
            return True
    return False


def _answer(request: dict[str, Any]) -> dict[str, Any]:
    kind = request.get("kind")
    if request.get("v") != VERSION or not isinstance(kind, str):
        raise BadInput("bad-request")
    if kind == "calculate":
        return calculate(*asked(request), marks_of(request))
    return kinds.answer(kind, request)


def asked(request: dict[str, Any]) -> tuple[Definition, dict[str, Any]]:
    """The calculator that a request names, and the texts of its inputs."""
    name, texts = request.get("calculator"), request.get("inputs")
    if not isinstance(name, str) or not isinstance(texts, dict):
        raise BadInput("bad-request")
    return registry.find(name), texts


def marks_of(request: dict[str, Any]) -> Marks:
    """How the page that asks writes numbers."""
    given = request.get("marks")
    if given is None:
        return ENGLISH
    if isinstance(given, dict):
        marks = Marks(**{k: v for k, v in given.items() if k in Marks._fields})
        if all(isinstance(mark, str) for mark in marks):
            return marks
    raise BadInput("bad-request")


def _read(
    field: InputField, text: Any, before: dict[str, Reading], marks: Marks
) -> Reading:
    """The reading of one input; `before`: of those it may depend on."""
    if not isinstance(text, str):
        raise BadInput("bad-request")
    if not field.about.when or _counts(field, before):
        return read(field, text, marks)
    try:
        return read(field, text, marks)
    except BadInput:
        return Reading(field.default, text_of(field, field.default))


def _counts(field: InputField, before: dict[str, Reading]) -> bool:
    """Whether the inputs that this one depends on are as it needs them."""
    for other, options in field.about.when.items():
        if other in before:  # else it is wrong itself, and says so
            given = before[other].text.split(",")
            if not set(given) & set(options):
                return False
    return True


def _problem(name: str | None, error: BadInput) -> Problem:
    return Problem(name, error.code, error.arguments)
