"""Learning-rate schedules: how long a warm-up lasts, and the rate at a step."""

import math
from fractions import Fraction
from typing import Literal

Convention = Literal["hugging_face", "nanogpt", "torchtitan"]
Decay = Literal["constant", "linear", "cosine"]


def steps_of_ratio(total: int, ratio: Fraction) -> int:
    """A share of all steps, rounded up as Hugging Face's get_warmup_steps does."""
    return math.ceil(total * ratio)


def steps_of_tokens(tokens: int, tokens_per_step: int) -> int:
    """The steps within which that many tokens are seen."""
    return -(-tokens // tokens_per_step)


def untuned_steps(beta2: Fraction) -> int:
    """Ma & Yarats 2019 (arXiv:1910.04209): 2 / (1 - β₂) steps of linear warm-up."""
    return math.ceil(2 / (1 - Fraction(beta2)))


def increment(peak: Fraction, warmup: int, convention: Convention) -> Fraction | None:
    """What each step of the warm-up adds; nothing where there is none."""
    if not warmup:
        return None
    return Fraction(peak) / (warmup + (convention == "nanogpt"))


def learning_rate(
    step: int,
    *,
    peak: Fraction,
    minimum: Fraction,
    warmup: int,
    total: int,
    convention: Convention,
    decay: Decay,
) -> float:
    """The rate of the update after `step` updates: linear warm-up, then decay.

    Exact up to the last rounding, but for the cosine.
    """
    if step < warmup:
        rise = increment(peak, warmup, convention) or 0
        return float(rise * (step + (convention != "hugging_face")))
    progress = Fraction(step - warmup, max(1, total - warmup))
    match decay:
        case "constant":
            return float(peak)
        case "linear":
            return float(minimum + (peak - minimum) * (1 - progress))
        case "cosine":
            height = (1 + math.cos(math.pi * progress)) / 2
            return float(peak) * height + float(minimum) * (1 - height)
