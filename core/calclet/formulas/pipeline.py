"""Pipelines of model stages: how long they idle and what they hold meanwhile."""

from fractions import Fraction
from math import ceil


def bubble_over_ideal(stages: int, micro_batches: int, chunks: int) -> Fraction:
    """Idle time of a pipeline over the time of its work alone.

    Narayanan et al. 2021 (arXiv:2104.04473), section 2.2: (p - 1) / m, and with
    interleaved stages a v-th of it.
    """
    p, m, v = stages, micro_batches, chunks
    return Fraction(p - 1, v * m)


def bubble_share(stages: int, micro_batches: int, chunks: int) -> Fraction:
    """Idle time of a pipeline over all the time it takes.

    Huang et al. 2019, GPipe (arXiv:1811.06965), section 2.3: (K - 1) / (M + K - 1).
    """
    ideal = bubble_over_ideal(stages, micro_batches, chunks)
    return ideal / (1 + ideal)


def micro_batches_for_share(stages: int, share: Fraction, chunks: int) -> int:
    """The fewest micro-batches with which the bubble takes at most this share."""
    p, f, v = stages, share, chunks
    return max(1, ceil(Fraction((p - 1) * (1 - f)) / (v * f)))


def in_flight(stages: int, micro_batches: int, chunks: int) -> Fraction:
    """Micro-batches whose activations the first stage holds at most under 1F1B.

    Korthikanti et al. 2022 (arXiv:2205.05198), section 4.2.3: p of them, and
    p (1 + (p - 1) / (p v)) with v interleaved stages on each device; never more than
    there are.
    """
    p, m, v = stages, micro_batches, chunks
    most = p if v == 1 else p + Fraction(p - 1, v)
    return min(Fraction(m), Fraction(most))
