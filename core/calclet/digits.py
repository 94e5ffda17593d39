"""Exact numbers with few digits."""

from fractions import Fraction

from calclet.shapes import Number

# Decimal places of the shortest decimal between two fractions, at most.
_PLACES = 80


def plainest(low: Number, high: Number, near: Number, *, whole: bool) -> Number:
    """Of all numbers from low to high that with the fewest digits, and nearest to one.

    Of fractions without an end the first; only integers if it is to be `whole`.
    """
    places = len(str(abs(int(low)) + abs(int(high))))
    for power in range(places, -1 if whole else -_PLACES, -1):
        unit = Fraction(10) ** power
        first, last = -(-low // unit), high // unit
        if first <= last:
            return plain(min(max(round(near / unit), first), last) * unit)
    return low


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
