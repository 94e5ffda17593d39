"""Epochs of a budget, and repeated data that is worth less and less."""

from fractions import Fraction
from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.epochs_from_compute_budget import epochs_from_compute_budget
from calclet.formulas.scaling import value_of_epochs
from calclet.service import calculate

budgets = st.fractions(min_value=1, max_value=10**30, max_denominator=1000)
counts = st.integers(1, 10**15)
many = st.fractions(1, 10**6, max_denominator=1000)

# Muennighoff et al. 2023, appendix A.
R_STAR = 15.387756


@given(budgets, counts, counts)
def test_tokens_and_epochs_are_what_the_budget_pays(
    C: Fraction, N: int, U: int
) -> None:
    result = epochs_from_compute_budget(C, N, U)
    assert 6 * N * U * result.epochs == C
    assert (
        6 * N * result.affordable_tokens <= C < 6 * N * (result.affordable_tokens + 1)
    )
    assert result.whole_epochs <= result.epochs < result.whole_epochs + 1
    assert result.whole_epochs == result.affordable_tokens // U


@given(counts, counts, st.fractions(Fraction(1, 1000), 1, max_denominator=1000))
def test_nothing_is_lost_in_the_first_epoch(N: int, U: int, E: Fraction) -> None:
    """Below one epoch the formula of repeats would count more than there is."""
    result = epochs_from_compute_budget(6 * N * U * E, N, U)
    assert result.effective_tokens == result.affordable_tokens
    assert result.repeat_value == 1
    naive = 1 + R_STAR * (1 - exp(-float(E - 1) / R_STAR))
    assert naive <= E or E == 1


@given(many)
def test_repeats_are_worth_less_than_fresh_tokens_and_never_nothing(
    E: Fraction,
) -> None:
    worth = value_of_epochs(E)
    assert worth <= float(E) * (1 + 1e-12)
    assert 1 <= worth <= 1 + R_STAR


@given(many, many)
def test_more_epochs_are_worth_no_less(E: Fraction, more: Fraction) -> None:
    low, high = sorted((E, E + more))
    assert value_of_epochs(low) <= value_of_epochs(high)
    assert value_of_epochs(high) / float(high) <= value_of_epochs(low) / float(low)


@given(st.integers(2, 100))
def test_the_exponential_is_the_sum_of_a_geometric_decay(E: int) -> None:
    """Muennighoff et al. 2023, equations 10 to 13: each repeat loses a fixed share."""
    delta = 1 / (1 + R_STAR)
    summed = 1 + sum((1 - delta) ** k for k in range(1, E))
    assert value_of_epochs(Fraction(E)) == pytest.approx(summed, rel=0.03)


def test_a_run_of_four_epochs_loses_seven_percent() -> None:
    result = epochs_from_compute_budget(Fraction(6 * 7 * 5 * 4 * 10**20), 7 * 10**9)
    assert result.epochs == 4
    assert result.repeat_value == pytest.approx(0.9314, abs=5e-5)


@pytest.mark.parametrize(
    ("parameters", "unique_tokens", "codes"),
    [
        ("7e9", "500e9", []),
        ("7e9", "3e12", ["remark-data-left-over"]),
        ("70e9", "10e9", ["remark-beyond-fit"]),
        ("9e9", "10e9", []),
    ],
)
def test_what_the_decay_was_not_fitted_on_is_said(
    parameters: str, unique_tokens: str, codes: list[str]
) -> None:
    texts = {"compute_budget": "1e23FLOP", "parameters": parameters}
    answer = calculate(
        registry.find("epochs-from-compute-budget"),
        texts | {"unique_tokens": unique_tokens},
    )
    assert [warning.code for warning in answer["warnings"]] == codes
