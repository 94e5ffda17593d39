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
from typing import Any

from calclet import kinds, registry
from calclet.calculating import Problem, calculate, problem
from calclet.definition import Definition
from calclet.errors import BadInput, UnknownCalculator
from calclet.quantities import ENGLISH, Marks

VERSION = 1

# Far more than any request of a page; a longer one is refused unread.
MAXIMUM_REQUEST = 1_000_000

# Ours have two levels. Thousands would overflow the stack of the browser's interpreter,
# which no exception tells and nothing survives.
MAXIMUM_DEPTH = 64

# Also one that does not end: possessive, so that its length costs once.
_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


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
        answer["errors"] = [problem(None, error)]
    except UnknownCalculator:
        answer["errors"] = [Problem(None, "unknown-calculator", {})]
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001 - the worker has nobody else to tell
        answer["errors"] = [Problem(None, "internal", {})]
    for key in ("errors", "warnings"):
        if key in answer:
            answer[key] = [found.plain() for found in answer[key]]
    return json.dumps(answer, separators=(",", ":"))


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
