"""Exact fractions on the way from text to number, none of them ever large.

A ratio is numerator and denominator in lowest terms, the denominator positive: as exact
as fractions.Fraction, and cheaper to start, because that imports decimal.
"""

from math import gcd

from calclet.errors import BadInput
from calclet.shapes import Number

type Ratio = tuple[int, int]

MAXIMUM_DIGITS = 60

# Longer numbers on the way do not lead to 60 digits that anyone meant.
_MAXIMUM_BITS = 1024


def lowest(numerator: int, denominator: int) -> Ratio:
    """The ratio of two integers, the second of them positive."""
    divisor = gcd(numerator, denominator)
    return numerator // divisor, denominator // divisor


def times(left: Ratio, right: Ratio) -> Ratio:
    """The product; raises BadInput too-many-digits."""
    product = lowest(left[0] * right[0], left[1] * right[1])
    _refuse_above(max(map(int.bit_length, product)))
    return product


def inverse(value: Ratio) -> Ratio:
    """One over `value`; raises BadInput division-by-zero."""
    numerator, denominator = value
    if not numerator:
        raise BadInput("division-by-zero")
    return (denominator, numerator) if numerator > 0 else (-denominator, -numerator)


def power(base: Ratio, exponent: int) -> Ratio:
    """A power, whose size is known before it is computed."""
    numerator, denominator = base if exponent >= 0 else inverse(base)
    exponent = abs(exponent)
    bits = max(numerator.bit_length(), denominator.bit_length())
    _refuse_above((bits - 1) * exponent)
    return numerator**exponent, denominator**exponent


def refuse_long(value: Ratio) -> None:
    """Raise BadInput too-many-digits above 60 digits on either side."""
    if max(abs(value[0]), value[1]) >= 10**MAXIMUM_DIGITS:
        raise BadInput("too-many-digits", maximum=str(MAXIMUM_DIGITS))


def number(value: Ratio) -> Number:
    """The int, or the Fraction, that calculators calculate with."""
    if value[1] == 1:
        return value[0]
    from fractions import Fraction

    return Fraction(*value)


def exact(value: Number) -> str:
    """`value` as text that loses nothing: 8388608, 0.5, 1/3."""
    return exact_ratio((value.numerator, value.denominator))


def exact_ratio(value: Ratio) -> str:
    """The same for a ratio."""
    numerator, denominator = value
    if denominator == 1:
        return str(numerator)
    for places in range(1, MAXIMUM_DIGITS + 1):
        scaled, rest = divmod(abs(numerator) * 10**places, denominator)
        if not rest:
            digits = str(scaled).rjust(places + 1, "0")
            cut = len(digits) - places
            return f"{'-' if numerator < 0 else ''}{digits[:cut]}.{digits[cut:]}"
    return f"{numerator}/{denominator}"


def _refuse_above(bits: int) -> None:
    if bits > _MAXIMUM_BITS:
        raise BadInput("too-many-digits", maximum=str(MAXIMUM_DIGITS))
