"""Sequences of unequal length in rows of one length: padded, or packed together."""

from bisect import bisect_left, insort
from collections.abc import Iterable
from fractions import Fraction
from itertools import accumulate, pairwise
from typing import NamedTuple

# Powers are exact while all of them together are of no more bits than this.
_EXACT_BITS = 4_000_000


class Length(NamedTuple):
    """So many sequences of so many tokens."""

    tokens: int
    sequences: int


def total(lengths: Iterable[Length]) -> int:
    """Tokens of all sequences together."""
    return sum(tokens * sequences for tokens, sequences in lengths)


def truncated(lengths: Iterable[Length], row: int) -> list[Length]:
    """The sequences as they fit a row: what is longer loses its end."""
    return [Length(min(tokens, row), number) for tokens, number in lengths]


def rows_cut(tokens: int, row: int) -> int:
    """Full rows of all tokens on end; what is over at the end is dropped."""
    return tokens // row


def rows_packed(lengths: Iterable[Length], row: int) -> int:
    """Rows that hold every sequence whole, by best fit decreasing.

    The longest first, each into the row that it leaves the least room in (TRL's bfd).
    Sequences of one length are placed together: a row that was the best fit for one
    has less room afterwards and so, while it has enough, stays the best.
    """
    room: dict[int, int] = {}  # tokens free in a row -> rows like it
    sizes: list[int] = []  # the same, in order
    used = 0
    for tokens, number in sorted(lengths, reverse=True):
        left = number
        while left:
            at = bisect_left(sizes, tokens)
            new = at == len(sizes)
            free = row if new else sizes[at]
            each = min(free // tokens, left)
            rows = left // each if new else min(left // each, room[free])
            if new:
                used += rows
            else:
                _change(room, sizes, free, -rows)
            _change(room, sizes, free - each * tokens, rows)
            left -= each * rows
    return used


def _change(room: dict[int, int], sizes: list[int], free: int, rows: int) -> None:
    if free not in room:
        insort(sizes, free)
    room[free] = room.get(free, 0) + rows
    if not room[free]:
        del room[free]
        del sizes[bisect_left(sizes, free)]


def expected_longest(lengths: Iterable[Length], sequences: int) -> Fraction:
    """The longest of so many sequences drawn at random, on average.

    A micro-batch is padded to it. Each draw is from all sequences. Exact, but where its
    digits would be too many: there floating point, and never below the mean.
    """
    ordered = sorted(lengths)
    everything = sum(number for _, number in ordered)
    longest = ordered[-1].tokens
    belows = accumulate(each.sequences for each in ordered[:-1])
    steps = [
        (longer.tokens - shorter.tokens, below)
        for (shorter, longer), below in zip(pairwise(ordered), belows, strict=True)
        if longer.tokens > shorter.tokens
    ]
    if not steps:
        return Fraction(longest)
    if len(steps) * sequences * everything.bit_length() <= _EXACT_BITS:
        missing = sum(step * below**sequences for step, below in steps)
        return longest - Fraction(missing, everything**sequences)
    expected = longest - sum(
        step * (below / everything) ** sequences for step, below in steps
    )
    return max(Fraction(expected), Fraction(total(ordered), everything))
