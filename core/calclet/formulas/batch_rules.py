"""What follows a change of the batch size: rules for learning rate and optimizer."""

import math
from fractions import Fraction
from math import sqrt


def linear(rate: Fraction, ratio: Fraction) -> Fraction:
    """Goyal et al. 2017 (arXiv:1706.02677), section 2.1: k times the batch and rate."""
    return rate * ratio


def square_root(rate: Fraction, ratio: Fraction) -> float:
    """Malladi et al. 2022 (arXiv:2205.10287): the root of the ratio, for Adam."""
    return float(rate) * sqrt(ratio)


def decay_rate(beta: Fraction, ratio: Fraction) -> Fraction | None:
    """A β of Adam by the same paper: 1 - κ (1 - β), as long as that is above 0."""
    scaled = 1 - ratio * (1 - beta)
    return scaled if scaled > 0 else None


def decay_rate_of_half_life(beta: Fraction, ratio: Fraction) -> float:
    """A β that forgets half after as many tokens as before: β to the power κ.

    Marek et al. 2025 (arXiv:2507.07101). The rule above is its first term in 1 - β.
    """
    return math.pow(float(beta), float(ratio))


def epsilon(value: Fraction, ratio: Fraction) -> float:
    """Adam's ε by the square-root rule: gradients are smaller, by their noise."""
    return float(value) / sqrt(ratio)


def weight_decay(value: Fraction, ratio: Fraction, tokens_ratio: Fraction) -> float:
    """λ that keeps B / (η λ D), the epochs that weights average over.

    Wang & Aitchison 2024 (arXiv:2405.13698), for AdamW, with a rate by the square
    root. `tokens_ratio`: tokens of the new run over those of the reference.
    """
    return float(value / tokens_ratio) * sqrt(ratio)
