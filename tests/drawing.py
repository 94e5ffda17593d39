"""Random values for the inputs of any calculator, within what it declares."""

import math
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

from hypothesis import strategies as st

from calclet.calculating import FAILURES
from calclet.definition import Definition, InputField

LARGE = 10**9


def values(definition: Definition) -> st.SearchStrategy[dict[str, Any]]:
    """One for each input: any, or nearly all of them what they usually are."""
    fields = definition.inputs.values()
    anything = {field.id: value(field) for field in fields}
    usual = {field.id: near_default(field) for field in fields}
    return st.fixed_dictionaries(anything) | st.fixed_dictionaries(usual)


def near_default(field: InputField) -> st.SearchStrategy[Any]:
    if field.kind == "integer":
        usual = powers(field, 5)
        return usual if field.shape.optional else st.just(field.default) | usual
    if field.kind == "number":
        return st.just(field.default) | value(field)
    return value(field)


def powers(field: InputField, most: int) -> st.SearchStrategy[Any]:
    """The first powers of two, as far as they are allowed."""
    allowed = [2**x for x in range(most) if field.about.refusal(2**x) is None]
    return st.sampled_from(allowed or [field.default])


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
    found = usual | anywhere | powers(field, 8)
    return found.filter(lambda x: x is not None and about.refusal(x) is None)


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


def options(definition: Definition) -> Iterator[dict[str, Any]]:
    """The defaults with every combination of choices, flags and some sets."""
    fields = definition.inputs.values()
    for combined in product(*map(_options, fields)):
        yield dict(zip(definition.inputs, combined, strict=True))


def _options(field: InputField) -> list[Any]:
    shape = field.shape
    match shape.kind:
        case "flag":
            return [field.default, not field.default]
        case "choice":
            return [field.default, *(x for x in shape.options if x != field.default)]
        case "choices":
            return [field.default, *(frozenset({x}) for x in shape.options)]
    return [field.default, 4] if shape.optional else [field.default]


def around_default(field: InputField) -> list[Any]:
    """Rising values that are allowed."""
    about, middle = field.about, field.default or 4
    several = [middle * Fraction(2) ** power for power in range(-2, 3)]
    if field.kind == "integer":
        several = sorted({int(x) for x in (*several, 1, 2)})
    return [x for x in several if about.refusal(x) is None]
