"""What the repairs of several frameworks are made of."""

from math import gcd

from calclet.readers import layout
from calclet.readers.facts import Change, Reading


def values_with(reading: Reading, **changed: int) -> dict[str, int]:
    """b, d and a as they are known, with some of them changed."""
    names = ("micro_batch_size", "data_parallel_size", "gradient_accumulation_steps")
    known = {name: reading.number(name) for name in names}
    return {name: value for name, value in (known | changed).items() if value}


def removed(change: Change) -> Change:
    """The edit that takes a setting away: an empty value."""
    return change._replace(value="")


def around(value: int, factor: int, whole: int) -> list[int]:
    """The nearest numbers below and above of which `factor` times are whole."""
    above = layout.multiple(value, factor, whole)
    below = above - whole // gcd(factor, whole)
    return [x for x in (below, above) if x and x != value]
