"""Exact numbers with few digits."""

from collections.abc import Iterator
from fractions import Fraction
from math import ceil, floor

from calclet.shapes import Number


def around(value: Number, most_digits: int) -> Iterator[Number]:
    """Numbers close to it: of one significant digit first, and the nearer one first."""
    if not value:
        yield 0
        return
    for digits in range(1, most_digits + 1):
        unit = last_digit(value, digits)
        below, above = floor(value / unit) * unit, ceil(value / unit) * unit
        ends = [plain(below), plain(above)] if below != above else [plain(below)]
        yield from sorted(ends, key=lambda end: abs(Fraction(end - value)))


def rounded(value: Number, digits: int) -> Number:
    """To so many significant digits, halves away from zero."""
    if not value:
        return value
    unit = last_digit(value, digits)
    return plain(int(value / unit + Fraction(1 if value > 0 else -1, 2)) * unit)


def last_digit(value: Number, digits: int) -> Fraction:
    """What the last of so many significant digits of a number counts."""
    size = abs(Fraction(value))
    power = len(str(size.numerator)) - len(str(size.denominator))
    if size < Fraction(10) ** power:
        power -= 1
    return Fraction(10) ** (power - digits + 1)


def plain(value: Number) -> Number:
    """An int where a fraction is one."""
    return int(value) if value.denominator == 1 else value
