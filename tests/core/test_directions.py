"""What is declared to rise or fall with an input does so, whatever the others are."""

import itertools
import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from tests import drawing

from calclet import registry
from calclet.definition import Definition

# What floats may be off, in relation to their size.
SLACK = Fraction(1, 10**12)


def pairs(definition: Definition) -> list[tuple[str, str, int]]:
    return [
        (output.id, name, sign)
        for output in definition.outputs.values()
        for sign, names in ((1, output.about.rises_with), (-1, output.about.falls_with))
        for name in names
    ]


@pytest.mark.parametrize("slug", registry.slugs())
def test_outputs_rise_and_fall_as_declared(slug: str) -> None:
    """Two random values of one input after another, all else random and the same."""
    definition = registry.find(slug)

    @settings(max_examples=100, deadline=None)
    @given(drawing.values(definition), drawing.values(definition))
    def check(values: dict[str, Any], others: dict[str, Any]) -> None:
        before = drawing.computed(definition, values)
        for output, name, sign in pairs(definition):
            if before is None or None in (values[name], others[name]):
                continue
            after = drawing.computed(definition, values | {name: others[name]})
            if after is None or None in (before[output], after[output]):
                continue
            if not math.isfinite(before[output]) or not math.isfinite(after[output]):
                continue
            change = Fraction(after[output]) - Fraction(before[output])
            has_floats = any(isinstance(x, float) for x in before.values())
            off = has_floats * SLACK * max(abs(before[output]), abs(after[output]))
            if values[name] < others[name]:
                assert sign * change >= -off, (output, name)
            else:
                assert sign * change <= off, (output, name)

    check()


@pytest.mark.parametrize("slug", registry.slugs())
def test_nothing_is_declared_that_never_moves(slug: str) -> None:
    """With some values of the others, each output does change with each of these."""
    definition = registry.find(slug)
    still = set(pairs(definition))

    @settings(max_examples=600, deadline=None, derandomize=True)
    @given(drawing.values(definition), drawing.values(definition))
    def search(values: dict[str, Any], others: dict[str, Any]) -> None:
        before = drawing.computed(definition, values) if still else None
        for output, name, sign in list(still if before else ()):
            after = drawing.computed(definition, values | {name: others[name]})
            if after and after[output] not in (None, before[output]):
                still.discard((output, name, sign))

    for options in itertools.islice(drawing.options(definition), 400):
        for output, name, sign in list(still):
            field = definition.inputs[name]
            around = [options | {name: x} for x in drawing.around_default(field)]
            found = [drawing.computed(definition, values) for values in around]
            if len({x[output] for x in found if x and x[output] is not None}) > 1:
                still.discard((output, name, sign))
    if still:
        search()
    assert still == set()


def test_every_calculator_declares_directions() -> None:
    silent = [slug for slug in registry.slugs() if not pairs(registry.find(slug))]
    assert silent == []
