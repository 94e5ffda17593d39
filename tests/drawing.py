"""Random values for the inputs of any calculator, within what it declares."""

import math
from fractions import Fraction
from typing import Any

from hypothesis import strategies as st

from calclet.calculating import FAILURES
from calclet.definition import Definition, InputField

LARGE = 10**9


def values(definition: Definition) -> st.SearchStrategy[dict[str, Any]]:
    """One for each input."""
    return st.fixed_dictionaries(
        {name: value(field) for name, field in definition.inputs.items()}
    )


def value(field: InputField) -> st.SearchStrategy[Any]:
    shape = field.shape
    match shape.kind:
        case "integer" | "number":
            found = number(field)
        case "flag":
            found = st.booleans()
        case "choice":
            found = st.sampled_from(shape.options)
        case "choices":
            found = st.frozensets(st.sampled_from(shape.options))
        case "list":
            found = st.lists(st.integers(1, 5000), min_size=1, max_size=9).map(tuple)
        case "table":
            cells = [st.integers(1, 5000) for _ in shape.columns]
            rows = st.lists(st.builds(shape.row, *cells), min_size=1, max_size=9)
            return st.just(field.default) | rows.map(tuple)
    return st.none() | found if shape.optional else found


def number(field: InputField) -> st.SearchStrategy[Any]:
    """What is usual, powers of two, and now and then anything that is allowed."""
    about = field.about
    low, high = about.typical or (0, LARGE)
    least = about.gt if about.ge is None else about.ge
    most = about.lt if about.le is None else about.le
    make = st.integers if field.kind == "integer" else fractions
    usual = make(bounded(field, low), bounded(field, high))
    anywhere = make(
        -LARGE if least is None else math.ceil(least),
        max(least or 0, LARGE) if most is None else most,
    )
    powers = [2**power for power in range(8) if about.refusal(2**power) is None]
    found = st.one_of(usual, anywhere, *map(st.just, powers))
    return found.filter(lambda x: about.refusal(x) is None)


def bounded(field: InputField, x: Any) -> Any:
    about = field.about
    for bound in (about.ge, about.gt):
        x = x if bound is None else max(x, bound)
    for bound in (about.le, about.lt):
        x = x if bound is None else min(x, bound)
    return x


def fractions(low: Any, high: Any) -> st.SearchStrategy[Fraction]:
    steps = st.integers(0, 10**4)
    return steps.map(lambda step: low + Fraction(high - low) * step / 10**4)


def computed(definition: Definition, values: dict[str, Any]) -> dict[str, Any] | None:
    """The outputs, None where the calculator refuses."""
    try:
        return definition.compute(values)
    except FAILURES:
        return None
