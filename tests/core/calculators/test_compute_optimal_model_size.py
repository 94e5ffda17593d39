"""The optimum under a budget: exact roots, least loss, and what papers print."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.chinchilla_optimal_tokens import chinchilla_optimal_tokens
from calclet.calculators.compute_optimal_model_size import compute_optimal_model_size
from calclet.calculators.training_flops import training_flops
from calclet.formulas.scaling import FITS, nearest_root, predicted_loss
from calclet.service import calculate

budgets = st.integers(10**15, 10**30).map(Fraction)
ratios = st.fractions(1, 10**4, max_denominator=100)
fits = st.sampled_from(sorted(FITS))

# Hoffmann et al. 2022, table A3, approach 3. The FLOP of 175B are printed as 1.26e24.
TABLE_A3 = [
    (4e8, 9.2e9, 2.21e19),
    (1e9, 27.1e9, 1.62e20),
    (1e10, 410.1e9, 2.46e22),
    (67e9, 4.1e12, 1.71e24),
    (175e9, 12.0e12, 1.26e25),
    (280e9, 20.1e12, 3.52e25),
]


@given(st.fractions(min_value=0, max_value=10**60))
def test_a_root_is_to_the_nearest_integer(square: Fraction) -> None:
    root = nearest_root(square)
    half = Fraction(1, 2)
    assert square < (root + half) ** 2
    assert root == 0 or (root - half) ** 2 <= square


@given(st.integers(10**6, 10**13), st.fractions(1, 1000, max_denominator=10))
def test_there_and_back(N: int, r: Fraction) -> None:
    """Chinchilla's tokens, their FLOP, and the model that these are optimal for."""
    tokens = chinchilla_optimal_tokens(N, r)
    compute = training_flops(N, tokens.optimal_tokens).training_compute
    assert compute == tokens.training_compute
    there = compute_optimal_model_size(Fraction(compute), "ratio", r)
    assert there.optimal_parameters == N
    assert abs(there.optimal_tokens - tokens.optimal_tokens) <= 1


@given(budgets, fits)
def test_the_optimum_spends_the_budget(C: Fraction, fit: Any) -> None:
    result = compute_optimal_model_size(C, fit)
    spent = 6 * result.optimal_parameters * result.optimal_tokens
    assert spent == pytest.approx(float(C), rel=1e-5)


@given(budgets, fits, st.sampled_from([0.5, 0.9, 1.1, 2]))
def test_no_other_split_loses_less(C: Fraction, fit: Any, factor: float) -> None:
    result = compute_optimal_model_size(C, fit)
    N = result.optimal_parameters * factor
    elsewhere = predicted_loss(FITS[fit], N, float(C) / 6 / N)
    assert result.predicted_loss is not None
    assert result.predicted_loss < elsewhere


def test_only_unrounded_coefficients_give_what_the_paper_says() -> None:
    """40 billion parameters for Gopher's budget (Hoffmann et al. 2022, section 3.3)."""
    gopher = Fraction(576 * 10**21)
    unrounded = compute_optimal_model_size(gopher, "hoffmann_unrounded")
    rounded = compute_optimal_model_size(gopher, "hoffmann_rounded")
    assert round(unrounded.optimal_parameters, -9) == 40 * 10**9
    assert round(rounded.optimal_parameters, -9) == 32 * 10**9


@pytest.mark.parametrize(("N", "D", "C"), TABLE_A3)
def test_table_a3_is_nearer_to_the_unrounded_fit(N: float, D: float, C: float) -> None:
    unrounded = compute_optimal_model_size(Fraction(C), "hoffmann_unrounded")
    rounded = compute_optimal_model_size(Fraction(C), "hoffmann_rounded")
    assert unrounded.optimal_parameters == pytest.approx(N, rel=0.06)
    assert unrounded.optimal_tokens == pytest.approx(D, rel=0.11)
    assert rounded.optimal_parameters < 0.83 * N


def test_approach_3_contradicts_20_to_1_and_its_refit_does_not() -> None:
    budgets = [Fraction(10**n) for n in range(19, 27)]
    published = [compute_optimal_model_size(C, "hoffmann_unrounded") for C in budgets]
    refit = [compute_optimal_model_size(C, "besiroglu") for C in budgets]
    ratios = [result.tokens_per_parameter_at_optimum for result in published]
    assert ratios == sorted(ratios)
    assert ratios[-1] > 75
    assert all(16 < result.tokens_per_parameter_at_optimum < 25 for result in refit)


@pytest.mark.parametrize(
    ("method", "codes"),
    [
        ("ratio", []),
        ("hoffmann_rounded", ["remark-rounded-coefficients"]),
        ("hoffmann_unrounded", ["remark-contradicts-ratio"]),
        ("besiroglu", []),
    ],
)
def test_the_published_fits_are_remarked_on(method: str, codes: list[str]) -> None:
    texts = {"compute_budget": "1e22FLOP", "sizing_method": method}
    answer = calculate(
        registry.find("compute-optimal-model-size"),
        texts | {"tokens_per_parameter": "20"},
    )
    assert [warning.code for warning in answer["warnings"]] == codes


@pytest.mark.parametrize("fit", sorted(FITS))
@pytest.mark.parametrize("C", [1e18, 5.76e23, 1e27])
def test_a_minimizer_finds_the_same(fit: Any, C: float) -> None:
    optimize = pytest.importorskip("scipy.optimize", reason="an optional oracle")
    from math import exp

    found = optimize.minimize_scalar(
        lambda x: predicted_loss(FITS[fit], exp(x), C / 6 / exp(x)),
        bounds=(10, 45),
        method="bounded",
        options={"xatol": 1e-10},
    )
    result = compute_optimal_model_size(Fraction(C), fit)
    assert result.optimal_parameters == pytest.approx(exp(found.x), rel=1e-5)
    assert result.predicted_loss == pytest.approx(found.fun, rel=1e-12)
