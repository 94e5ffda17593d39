"""One input of a calculator as what gives a target, the others standing still."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import ceil, floor

from calclet import units
from calclet.calculating import FAILURES
from calclet.definition import Definition, Input, InputField
from calclet.digits import around, last_digit, plain
from calclet.errors import BadInput
from calclet.ratios import MAXIMUM_DIGITS
from calclet.searching import (
    Boundary,
    Curve,
    Range,
    among_fractions,
    among_integers,
    only_whole,
)
from calclet.shapes import Number, Value
from calclet.targets import Target
from calclet.values import Reading, counted, finite

# No longer number is read, and so none is given.
_LARGEST = 10**MAXIMUM_DIGITS - 1

# An exact solution is preferred up to so many digits; more are not given at all.
_EXACT_DIGITS = 12
_MOST_DIGITS = 24

# So far out, or so near to an end that does not belong to the range, a search ends.
_FAR = Fraction(10**30)

# Integers above the lowest that are looked at for one that is accepted.
_LOOKED_AT = 1000


class Inversion:
    """Everything is counted in the unit in which the free input stands there."""

    def __init__(
        self,
        definition: Definition,
        others: Mapping[str, Reading],
        given: Reading | None,
        free: InputField,
        target: Target,
    ) -> None:
        self.definition = definition
        self.values: dict[str, Value] = {n: r.value for n, r in others.items()}
        self.free = free
        self.target = target
        self.rising = free.id in target.field.about.rises_with
        self.whole = free.kind == "integer"
        self.unit = (given and given.unit) or free.about.unit
        self.range = _range(free.about, self.unit, whole=self.whole)
        self.curve = Curve(self.reached)
        self.start = self.accepted(given)
        if not self.whole and only_whole(self.curve.at, self.start):
            self.whole = True
            self.range = _range(free.about, self.unit, whole=True)

    def reached(self, count: Number) -> Number | None:
        """What so many units of the free input give; None where that is refused."""
        value = counted(self.free, count, self.unit).value
        try:
            outputs = self.definition.compute(self.values | {self.free.id: value})
            output = outputs[self.target.field.id]
            return None if output is None else finite(output)
        except FAILURES:
            return None

    def accepted(self, given: Reading | None) -> Number:
        """Somewhere to start from: what stands there, the default, or near the end."""
        factor = Fraction(*units.factor(self.unit))
        stated = (given and given.value, self.free.default)
        known = [plain(x / factor) for x in stated if isinstance(x, int | Fraction)]
        low = self.range.low if self.range.low is not None else 0
        near = [low + step for step in range(_LOOKED_AT if self.whole else 2)]
        candidates = [x for x in (*known, *near, self.range.high) if x is not None]
        for count in filter(self.range.holds, candidates):
            if self.curve.at(count) is not None:
                return count
        raise BadInput("not-solvable")

    def found(self) -> list[Reading]:
        """Readings of the free input; raises BadInput and TooManyRefusals."""
        if self.curve.at(self.start) == self.target.value:
            found = [self.start]
        else:
            found = self.integers() if self.whole else self.fractions()
        found.sort(key=lambda count: self.curve.at(count) or 0)
        return [counted(self.free, count, self.unit) for count in found]

    def integers(self) -> list[Number]:
        """The plainest exact one, or the two around it."""
        target = self.target.value
        before, after = self.passing(target)
        if after is not None and self.curve.at(after) == target:
            last = self.passing(target, beyond=True).before or after
            exact = (x for x in around(after, MAXIMUM_DIGITS) if after <= x <= last)
            return [next(x for x in exact if self.gives(x) == target)]
        if before is None or after is None:
            raise self.out_of_reach(Boundary(before, after))
        return [before, after]

    def fractions(self) -> list[Number]:
        """The plainest that gives the target, or what is shown with its digits."""
        target, (least, most) = self.target.value, self.target.alike()
        entering = self.passing(least if self.rising else most)
        leaving = self.passing(most if self.rising else least, beyond=True)
        first, last = entering.after, leaving.before
        if first is None or last is None:
            raise self.out_of_reach(entering if first is None else leaving)
        passing = self.passing(target)
        near = passing.after or passing.before or 0
        alike = None
        for tried, count in enumerate(around(near, _MOST_DIGITS)):
            value = self.gives(count)
            if value == target:
                return [count]
            if alike is None and value is not None and least <= value <= most:
                alike = count
            if alike is not None and tried >= 2 * _EXACT_DIGITS:
                break
        if alike is not None:
            return [alike]
        before = first if entering.before is None else entering.before
        return [self.short(before, floor), self.short(first, ceil)]

    def gives(self, count: Number) -> Number | None:
        """What comes out, if so many can be entered."""
        short = max(abs(count.numerator), count.denominator) <= _LARGEST
        return self.curve.at(count) if short and self.range.holds(count) else None

    def passing(self, value: Number, *, beyond: bool = False) -> Boundary:
        """Where, as the input rises, the output comes to a value or goes beyond it."""

        def passed(reached: Number) -> bool:
            if reached == value:
                return not beyond
            return (reached > value) == self.rising

        if not self.whole:
            return among_fractions(self.curve, passed, self.start, self.range)
        low, high = self.range.low, self.range.high
        return among_integers(
            self.curve,
            passed,
            int(self.start),
            -_LARGEST if low is None else int(low),
            _LARGEST if high is None else int(high),
        )

    def short(self, count: Number, round_to: Callable[[Fraction], int]) -> Number:
        """With few digits: what is passed lies between it and its neighbour."""
        unit = last_digit(count, _EXACT_DIGITS)
        found = plain(round_to(count / unit) * unit)
        if self.gives(found) is None:
            raise BadInput("not-solvable")
        return found

    def out_of_reach(self, around: Boundary) -> BadInput:
        """With the ends of what can be reached, where there are any."""
        side = -1 if around.before is None else 1
        last = around.after if side < 0 else around.before
        ends = {
            side: self.end(last, side),
            -side: self.end(self.range.end(-side), -side),
        }
        names = {1: "high", -1: "low"} if self.rising else {1: "low", -1: "high"}
        return BadInput("out-of-reach", **{names[x]: ends[x] for x in ends if ends[x]})

    def end(self, count: Number | None, side: int) -> str:
        """What comes out last on a side; nothing if there is no such end."""
        reached = None if count is None else self.curve.at(count)
        if count is None or reached is None:
            return ""
        text = self.target.end_text(reached)
        bound = self.range.high if side > 0 else self.range.low
        if bound is None and abs(Fraction(count)) > _FAR:
            earlier = plain(Fraction(count) / 2)
            earlier = floor(earlier) if self.whole else earlier
        elif bound is not None and 0 < abs(Fraction(count - bound)) < 1 / _FAR:
            earlier = 2 * count - bound
        else:
            return text
        # Going on changes nothing any more: a limit, else it grows without end.
        reached = self.curve.at(earlier)
        is_limit = reached is not None and self.target.end_text(reached) == text
        return text if is_limit else ""


def _range(about: Input, unit: str, *, whole: bool) -> Range:
    """The declared one, in a unit; of integers both ends belong to it."""
    factor = Fraction(*units.factor(unit))
    low = about.gt if about.ge is None else about.ge
    high = about.lt if about.le is None else about.le
    least = None if low is None else plain(Fraction(low) / factor)
    most = None if high is None else plain(Fraction(high) / factor)
    with_least, with_most = about.gt is None, about.lt is None
    if whole and least is not None:
        least = ceil(least) if with_least else floor(least) + 1
    if whole and most is not None:
        most = floor(most) if with_most else ceil(most) - 1
    return Range(least, most, with_least or whole, with_most or whole)
