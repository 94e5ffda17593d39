"""Gradient noise, and the batch size from which a larger one hardly saves steps."""

from fractions import Fraction
from typing import NamedTuple

# Kaplan et al. 2020 (arXiv:2001.08361), equation 1.4: tokens, and an exponent.
B_STAR = 2e8
ALPHA_B = 0.21


def critical_tokens(loss: float) -> int:
    """Tokens of a step at that loss, in nats per token: B* / L^(1 / α_B)."""
    return max(1, int(B_STAR / loss ** (1 / ALPHA_B)))


class Gradient(NamedTuple):
    """The squared norm of the true gradient, and the noise of a single sequence."""

    signal: Fraction
    noise: Fraction


def gradient(
    small: int, small_norm: Fraction, large: int, large_norm: Fraction
) -> Gradient:
    """Signal and noise from the squared gradient norms of two batch sizes.

    Of B sequences it is |G|² + tr(Σ) / B on average, so that two of them tell both
    (McCandlish et al. 2018, arXiv:1812.06162, appendix A.1).
    """
    b, B, g, G = small, large, Fraction(small_norm), Fraction(large_norm)
    signal = (B * G - b * g) / (B - b)
    noise = (g - G) / (Fraction(1, b) - Fraction(1, B))
    return Gradient(signal, noise)


def steps_over_fewest(batch: Fraction, critical: Fraction) -> Fraction:
    """Steps to a loss over those of a batch without end: S / S_min = 1 + B_crit / B.

    The same paper, equation 2.11: (S / S_min - 1) (E / E_min - 1) = 1.
    """
    return 1 + critical / batch


def data_over_least(batch: Fraction, critical: Fraction) -> Fraction:
    """Sequences to a loss over those of the smallest batch: E / E_min."""
    return 1 + batch / critical
