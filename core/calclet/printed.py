"""Numbers as papers print them: 4M may be 4 million, or 4 × 1024 × 1024."""

import re
from fractions import Fraction

from calclet.errors import DefinitionError

_PRINTED = re.compile(r"(\d+(?:,\d{3})*)(?:\.(\d+))?([KMBT]?)")
_BASES = (1000, 1024)


def readings(text: str) -> tuple[Fraction, ...]:
    """What it may mean, the decimal reading first."""
    number, _, power = _parts(text)
    return tuple(number * base**power for base in _BASES)


def agree(text: str, exact: int) -> bool:
    """Whether a figure could be printed so: rounded, or exactly in powers of 1024."""
    number, last, power = _parts(text)
    rounded = 2 * abs(number * 1000**power - exact) <= last * 1000**power
    return (rounded and power > 0) or number * 1024**power == exact


def _parts(text: str) -> tuple[Fraction, Fraction, int]:
    """The number, what its last digit counts, and which power of a thousand follows."""
    found = _PRINTED.fullmatch(text)
    if not found:
        raise DefinitionError(f"{text!r} is not a printed number")
    whole, decimals, suffix = found[1].replace(",", ""), found[2] or "", found[3]
    last = Fraction(1, 10 ** len(decimals))
    return int(whole + decimals) * last, last, " KMBT".index(suffix or " ")
