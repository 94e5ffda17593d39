"""Tokens for a model: a ratio, a plan held against it, a loss after either."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet.calculators.chinchilla_optimal_tokens import chinchilla_optimal_tokens
from calclet.formulas.scaling import FITS, predicted_loss

counts = st.integers(1, 10**14)
ratios = st.fractions(Fraction(1, 100), 10**4, max_denominator=100)
fits = st.sampled_from(sorted(FITS))

# Hoffmann et al. 2022, table 3: parameters, FLOP, tokens of approach 1.
TABLE_3 = [
    (4e8, 1.92e19, 8.0e9),
    (1e9, 1.21e20, 20.2e9),
    (10e9, 1.23e22, 205.1e9),
    (67e9, 5.76e23, 1.5e12),
    (175e9, 3.85e24, 3.7e12),
    (280e9, 9.90e24, 5.9e12),
    (520e9, 3.43e25, 11.0e12),
    (1e12, 1.27e26, 21.2e12),
    (10e12, 1.30e28, 216.2e12),
]


@given(counts, ratios)
def test_tokens_are_whole_and_within_half_of_one(N: int, r: Fraction) -> None:
    result = chinchilla_optimal_tokens(N, r)
    assert abs(result.optimal_tokens - r * N) <= Fraction(1, 2)
    assert result.training_compute == 6 * N * result.optimal_tokens


@given(counts, ratios, counts)
def test_a_plan_is_held_against_the_optimum(N: int, r: Fraction, D: int) -> None:
    factor = chinchilla_optimal_tokens(N, r, D).training_factor
    assert factor is not None
    assert factor * r * N == D


@given(st.integers(10**6, 10**13), fits)
def test_the_loss_is_after_what_is_planned(N: int, fit: Any) -> None:
    optimal = chinchilla_optimal_tokens(N, loss_fit=fit)
    longer = chinchilla_optimal_tokens(N, Fraction(20), 40 * N, fit)
    assert optimal.predicted_loss == predicted_loss(FITS[fit], N, 20 * N)
    assert longer.predicted_loss == predicted_loss(FITS[fit], N, 40 * N)
    assert longer.predicted_loss < optimal.predicted_loss


def test_without_a_plan_and_a_fit_nothing_is_said_of_them() -> None:
    result = chinchilla_optimal_tokens()
    assert result.training_factor is None
    assert result.predicted_loss is None


@pytest.mark.parametrize(("N", "C", "D"), TABLE_3)
def test_table_3_is_within_a_tenth_of_20_to_1(N: float, C: float, D: float) -> None:
    result = chinchilla_optimal_tokens(int(N))
    assert result.optimal_tokens == pytest.approx(D, rel=0.11)
    assert result.training_compute == pytest.approx(C, rel=0.11)
