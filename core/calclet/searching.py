"""Where does what only ever rises, or only ever falls, pass a value?

Integers are found exactly; other numbers between two that are too close to differ in
any digit that is shown. What a calculator refuses is gone around.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from math import gcd
from typing import NamedTuple

from calclet.digits import plain
from calclet.shapes import Number

# Refused integers in a row that are looked through; a longer run is taken for the end.
_GAP = 4096
# As many are looked through while it is not known whether there is anything beyond.
_NEAR = 64
# Refusals in all, so that the answer comes within a second.
_REFUSALS = 20_000

# Fractions closer than this, relative to their size, are as good as one.
_CLOSE = Fraction(1, 2**56)
# Doublings, or halvings of the distance to an end, that are tried one after another.
_DOUBLINGS = (1, 2, 4, 8, 16, 32, 64, 128, 199)
_HALVINGS = 64
_BISECTIONS = 400


class TooManyRefusals(Exception):
    """The function is defined so rarely that a search would take too long."""


class Range(NamedTuple):
    """Where to search; without an end, as far as numbers go that can be entered."""

    low: Number | None = None
    high: Number | None = None
    with_low: bool = True
    with_high: bool = True

    def holds(self, x: Number) -> bool:
        """Whether a number is in it."""
        if self.low is not None and (
            x < self.low or (x == self.low and not self.with_low)
        ):
            return False
        return self.high is None or x < self.high or (x == self.high and self.with_high)

    def end(self, direction: int) -> Number | None:
        """Its last number in a direction, if there is one."""
        if direction > 0:
            return self.high if self.with_high else None
        return self.low if self.with_low else None


class Curve:
    """The function, and what is known of it; None where it has no value."""

    def __init__(self, function: Callable[[Number], Number | None]) -> None:
        self._function = function
        self._known: dict[Number, Number | None] = {}
        self._refusals = 0
        self.stride = 0  # of the integers where it has values

    def at(self, x: Number) -> Number | None:
        """Its value; raises TooManyRefusals."""
        if x not in self._known:
            value = self._known[x] = self._function(x)
            if value is None:
                self._refusals += 1
                if self._refusals > _REFUSALS:
                    raise TooManyRefusals
        return self._known[x]

    def first(self, candidates: Iterable[int]) -> int | None:
        """The first of them where it has a value."""
        return next((x for x in candidates if self.at(x) is not None), None)


def only_whole(at: Callable[[Number], object | None], count: Number) -> bool:
    """Whether, around an accepted number, its whole neighbours are and no other is."""
    if count.denominator > 1:
        return False
    whole, broken = (count, count + 1), (count + Fraction(1, 2), count + Fraction(1, 3))
    return all(at(x) is not None for x in whole) and all(at(x) is None for x in broken)


class Boundary(NamedTuple):
    """The last number before a condition holds, and the first for which it does.

    None where there is no such number.
    """

    before: Number | None
    after: Number | None


type Passed = Callable[[Number], bool]


def among_integers(
    curve: Curve, passed: Passed, start: int, low: int, high: int
) -> Boundary:
    """`passed` is asked about values of the curve, and holds from some integer on.

    `start`: an integer from low to high where the curve has a value.
    """
    search = _Integers(curve, passed, low, high)
    direction = -1 if search.holds(start) else 1
    here, beyond = search.walk(start, direction)
    if beyond is None:
        return Boundary(None, here) if direction < 0 else Boundary(here, None)
    return search.narrow(*sorted((here, beyond)))


class _Integers:
    def __init__(self, curve: Curve, passed: Passed, low: int, high: int) -> None:
        self.curve = curve
        self.passed = passed
        self.low = low
        self.high = high

    def holds(self, x: int) -> bool:
        value = self.curve.at(x)
        return value is not None and self.passed(value)

    def walk(self, start: int, direction: int) -> tuple[int, int | None]:
        """In longer and longer steps: the last that is like start, the first unlike."""
        like, here, step, growing = self.holds(start), start, 1, True
        while True:
            there = min(max(here + direction * step, self.low), self.high)
            if there == here:
                return here, None
            back = range(there, here, -direction)
            found = self.curve.first(back[:_NEAR])
            if found is None and len(back) > _GAP:
                step, growing = len(back) // 2, False
                continue
            if found is None:
                end = self.high + 1 if direction > 0 else self.low - 1
                found = self.curve.first(range(here + direction, end, direction)[:_GAP])
                if found is None:
                    return here, None
                step, growing = abs(found - here), True
            self.curve.stride = gcd(self.curve.stride, found - here)
            if self.holds(found) != like:
                return here, found
            here = found
            step *= 2 if growing else 1

    def narrow(self, before: int, after: int) -> Boundary:
        """Halve the distance until nothing is between the two that has a value."""
        while after - before > 1:
            found = self._between(before, after)
            if found is None:
                break
            if self.holds(found):
                after = found
            else:
                before = found
        return Boundary(before, after)

    def _between(self, before: int, after: int) -> int | None:
        # Where only every n-th integer is accepted, others are looked at once, last.
        stride = gcd(self.curve.stride, after - before)
        middle = before + (after - before) // stride // 2 * stride
        if before < middle and self.curve.at(middle) is not None:
            return middle
        middle = (before + after) // 2
        found = self.curve.first(range(middle, after))
        if found is None:
            found = self.curve.first(range(middle - 1, before, -1))
        if found is not None:
            self.curve.stride = gcd(stride, found - before)
        return found


def among_fractions(
    curve: Curve, passed: Passed, start: Number, within: Range
) -> Boundary:
    """The same among all numbers: both of them close to where the condition begins."""

    def holds(x: Number) -> bool:
        value = curve.at(x)
        return value is not None and passed(value)

    like = holds(start)
    direction = -1 if like else 1
    here, beyond = start, None
    for there in _toward_the_end(start, direction, within):
        refused = curve.at(there) is None
        reached = _last_accepted(curve, here, there) if refused else there
        if holds(reached) != like:
            beyond = reached
            break
        here = reached
        if refused:
            break
    if beyond is None:
        return Boundary(None, here) if like else Boundary(here, None)
    before, after = sorted((here, beyond))
    for _ in range(_BISECTIONS):
        if after - before <= abs(Fraction(after)) * _CLOSE:
            break
        middle = Fraction(before + after) / 2
        if curve.at(middle) is None:
            raise TooManyRefusals
        before, after = (before, middle) if holds(middle) else (middle, after)
    return Boundary(before, after)


def _toward_the_end(start: Number, direction: int, within: Range) -> Iterator[Number]:
    end = within.high if direction > 0 else within.low
    if end == start:
        return
    for power in _DOUBLINGS:
        if end is None:
            size = max(abs(Fraction(start)), Fraction(1))
            yield plain(start + direction * size * (2**power - 1))
        else:
            yield end - (end - start) / Fraction(2**power)
    if end is not None and within.holds(end):
        yield end


def _last_accepted(curve: Curve, here: Number, there: Number) -> Number:
    """The last that has a value on the way from one that has to one that has none."""
    for _ in range(_HALVINGS):
        middle = Fraction(here + there) / 2
        if curve.at(middle) is None:
            there = middle
        else:
            here = middle
    return here
