"""Scaling laws of pre-training: loss, the optimal split of compute, repeated data."""

from fractions import Fraction
from math import exp, expm1, isqrt
from typing import NamedTuple


class Fit(NamedTuple):
    """Coefficients of L(N, D) = E + A / N^alpha + B / D^beta, in nats per token."""

    E: float
    A: float
    B: float
    alpha: float
    beta: float


FITS = {
    # Hoffmann et al. 2022, equation 10, as printed.
    "hoffmann_rounded": Fit(1.69, 406.4, 410.7, 0.34, 0.28),
    # The same fit before rounding: the comment below equation 10 in the paper's TeX.
    "hoffmann_unrounded": Fit(
        exp(0.5267228), exp(6.0073404), exp(6.0179186), 0.33917084, 0.2849083
    ),
    # Besiroglu et al. 2024, table 1.
    "besiroglu": Fit(1.8172, 482.01, 2085.43, 0.3478, 0.3658),
}

# Muennighoff et al. 2023, appendix A.
REPEATS_DECAY = 15.387756


def predicted_loss(fit: Fit, parameters: float, tokens: float) -> float:
    """Cross-entropy in nats per token (Hoffmann et al. 2022, equation 2)."""
    N, D = parameters, tokens
    E, A, B, alpha, beta = fit
    loss: float = E + A / N**alpha + B / D**beta
    return loss


def optimal_split(fit: Fit, compute: Fraction) -> tuple[float, float]:
    """Parameters and tokens of least loss for `compute` in FLOP.

    Where 6ND = C touches a contour of the loss (Hoffmann et al. 2022, equation 4).
    """
    C = float(compute)
    _, A, B, alpha, beta = fit
    G = (alpha * A / (beta * B)) ** (1 / (alpha + beta))
    a, b = beta / (alpha + beta), alpha / (alpha + beta)
    return G * (C / 6) ** a, (C / 6) ** b / G


def split_by_ratio(compute: Fraction, ratio: Fraction) -> tuple[int, int]:
    """Parameters and tokens with D = rN and 6ND = C, each to the nearest integer."""
    C, r = Fraction(compute), Fraction(ratio)
    return nearest_root(C / (6 * r)), nearest_root(C * r / 6)


def nearest_root(square: Fraction) -> int:
    """The integer nearest to a square root, exact however large."""
    numerator, denominator = (4 * square).as_integer_ratio()
    return (isqrt(numerator // denominator) + 1) // 2


def value_of_epochs(epochs: Fraction) -> float:
    """What `epochs` passes over data are worth, in passes over fresh data.

    1 + R* (1 - e^(-R/R*)) for R repetitions (Muennighoff et al. 2023, equation 5).
    Nothing is repeated up to one epoch, and nothing lost.
    """
    if epochs <= 1:
        return float(epochs)
    R, R_star = float(epochs - 1), REPEATS_DECAY
    return 1 - R_star * expm1(-R / R_star)
