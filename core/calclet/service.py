"""The one door to the core: a request as JSON text in, an answer as JSON text out.

    request  {"v", "id", "kind": "calculate", "calculator", "inputs": {id: text},
              "marks": {"decimal", "group"}}
    answer   {"v", "id", "kind", "ok", "inputs": {id: {"value", "echo"}}, and either
              "outputs": {id: text}, "warnings": [{"input", "code", "args"}]  or
              "errors": [{"input", "code", "args"}]}

Numbers are exact text, errors are codes; `input` is null where the whole request is
meant. Codes and their arguments:

    empty                                 too-many-digits    maximum
    not-a-number     understood, rest     text-too-long      maximum, length
    not-an-integer   value, suggestion    ambiguous          first, second
    too-small        minimum, value       division-by-zero
    too-large        maximum, value       unusual (warning)  low, high

and without arguments: unknown-calculator, unknown-input, bad-request, internal.
"""

import json
import re
from typing import Any, NamedTuple

from calclet import registry
from calclet.definition import Definition, InputField
from calclet.errors import BadInput, UnknownCalculator
from calclet.quantities import ENGLISH, Marks, Reading, read
from calclet.ratios import exact

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
        answer |= _calculate(request)
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
            answer[key] = [problem._asdict() for problem in answer[key]]
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
            readings[name] = _read(field, texts.get(name, ""), marks)
        except BadInput as error:
            errors.append(_problem(name, error))
    unknown = texts.keys() - definition.inputs.keys()
    errors += [Problem(name, "unknown-input", {}) for name in sorted(unknown)]
    answer: dict[str, Any] = {
        "ok": False,
        "inputs": {
            name: {"value": exact(value), "echo": echo}
            for name, (value, echo) in readings.items()
        },
    }
    if errors:
        return answer | {"errors": errors}
    values = {name: reading.value for name, reading in readings.items()}
    try:
        outputs = definition.compute(values)
    except ZeroDivisionError:
        return answer | {"errors": [Problem(None, "division-by-zero", {})]}
    return answer | {
        "ok": True,
        "outputs": {name: exact(value) for name, value in outputs.items()},
        "warnings": [
            Problem(name, "unusual", {"low": exact(low), "high": exact(high)})
            for name, field in definition.inputs.items()
            if (typical := field.about.typical)
            for low, high in [typical]
            if not low <= values[name] <= high
        ],
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


def _calculate(request: dict[str, Any]) -> dict[str, Any]:
    name, texts = request.get("calculator"), request.get("inputs")
    if request.get("v") != VERSION or request.get("kind") != "calculate":
        raise BadInput("bad-request")
    if not isinstance(name, str) or not isinstance(texts, dict):
        raise BadInput("bad-request")
    return calculate(registry.find(name), texts, _marks(request.get("marks")))


def _marks(given: Any) -> Marks:
    if given is None:
        return ENGLISH
    if isinstance(given, dict):
        marks = Marks(**{k: v for k, v in given.items() if k in Marks._fields})
        if all(isinstance(mark, str) for mark in marks):
            return marks
    raise BadInput("bad-request")


def _read(field: InputField, text: Any, marks: Marks) -> Reading:
    if not isinstance(text, str):
        raise BadInput("bad-request")
    about = field.about
    ask = about.suffix == "ask"
    reading = read(text, kind=field.kind, unit=about.unit, marks=marks, ask=ask)
    value = exact(reading.value)
    if about.ge is not None and reading.value < about.ge:
        raise BadInput("too-small", minimum=exact(about.ge), value=value)
    if about.le is not None and reading.value > about.le:
        raise BadInput("too-large", maximum=exact(about.le), value=value)
    return reading


def _problem(name: str | None, error: BadInput) -> Problem:
    return Problem(name, error.code, error.arguments)
