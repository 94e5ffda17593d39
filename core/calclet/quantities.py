"""Text to exact number, as people write numbers, and back to text.

    expression = factor {("*" | "/") factor} [unit]
    factor     = [sign] numeral [exponent | power | suffix | number words]

What a text means may depend on the page (is `.` a decimal mark?) and on the input (is
`k` 1,000 or 1,024?). It is read once for each possible meaning, and whoever typed it
is asked if two of them could be meant. Nothing is expanded before its size is known.
"""

import re
from math import gcd
from typing import NamedTuple, Never

from calclet import units
from calclet.definition import Kind, Number
from calclet.errors import BadInput
from calclet.numerals import MARK, POWERS, plain_text, split_numeral

MAXIMUM_TEXT = 200
MAXIMUM_DIGITS = 60

# Nothing longer on the way leads to 60 digits that anyone meant.
_MAXIMUM_BITS = 1024

# On its way a value is numerator and denominator, in lowest terms: exact, and cheaper
# to start than fractions, which imports decimal.
type Ratio = tuple[int, int]


class Marks(NamedTuple):
    """How the page writes numbers; from its language."""

    decimal: str = "."
    group: str = ","


class Reading(NamedTuple):
    """A value, and whether its text was more than digits and is worth echoing."""

    value: Number
    echo: bool


ENGLISH = Marks()


def read(
    text: str,
    *,
    kind: Kind = "integer",
    unit: str = "",
    marks: Marks = ENGLISH,
    ask: bool = False,
) -> Reading:
    """The number that `text` means, counting `unit`, at most 60 digits long.

    With `ask`, `128k` is refused as ambiguous. Raises BadInput with one of the codes
    empty, text-too-long, not-a-number, not-an-integer, ambiguous, too-many-digits,
    division-by-zero.
    """
    if len(text) > MAXIMUM_TEXT:
        limit, length = str(MAXIMUM_TEXT), str(len(text))
        raise BadInput("text-too-long", maximum=limit, length=length)
    plain = plain_text(text)
    if not plain.strip():
        raise BadInput("empty")

    grouping = {marks.group} & {".", ","} - {marks.decimal}
    value = _Reader(text, plain, unit, grouping).value()
    if max(abs(value[0]), value[1]) >= 10**MAXIMUM_DIGITS:
        raise BadInput("too-many-digits", maximum=str(MAXIMUM_DIGITS))

    regrouped = _attempt(_Reader(text, plain, unit, {".", ","} - grouping))
    binary = _attempt(_Reader(text, plain, unit, grouping, kilo=1024)) if ask else None
    if kind == "integer":
        regrouped, binary = _if_whole(regrouped), _if_whole(binary)
        if value[1] != 1:
            other = regrouped or binary
            suggestion = exact_ratio(*other) if other else ""
            raise BadInput(
                "not-an-integer", value=exact_ratio(*value), suggestion=suggestion
            )
    if not _doubtful(plain, kind, marks):
        regrouped = None
    for other in (regrouped, binary):
        if other and abs(other[0]) * value[1] > abs(value[0]) * other[1]:
            first, second = exact_ratio(*value), exact_ratio(*other)
            raise BadInput("ambiguous", first=first, second=second)
    return Reading(_number(value), echo=not _DIGITS_ONLY.fullmatch(plain))


def exact(value: Number) -> str:
    """`value` as text that loses nothing: 8388608, 0.5, 1/3."""
    return exact_ratio(value.numerator, value.denominator)


def exact_ratio(numerator: int, denominator: int) -> str:
    """The same for a fraction in lowest terms."""
    for places in range(MAXIMUM_DIGITS + 1):
        scaled, rest = divmod(numerator * 10**places, denominator)
        if not rest:
            digits = str(abs(scaled)).rjust(places + 1, "0")
            cut = len(digits) - places
            fraction = f".{digits[cut:]}" if places else ""
            return f"{'-' * (numerator < 0)}{digits[:cut]}{fraction}"
    return f"{numerator}/{denominator}"


_DIGITS_ONLY = re.compile(r"\s*[+-]?[0-9]+\s*")
_ROUND = re.compile(r"[.,]000(?![0-9])")

_SPACES = re.compile(r"\s*")
_SIGN = re.compile(r"([+-])\s*")
_NUMERAL = re.compile(r"[0-9]+(?:[ '_.,٫][0-9]+)*|[.,٫][0-9]+")
_OPEN_DECIMALS = re.compile(r"[.,٫](?=\s*$)")
_EXPONENT = re.compile(r"[eE]([+-]?[0-9]+)")
_POWER = re.compile(r"\s*(?:\^|\*\*)\s*([+-]?[0-9]+)")
_SUPERSCRIPT = re.compile(f"[{''.join(map(chr, POWERS))}]+")
_HEXADECIMAL = re.compile(r"0[xX][0-9A-Fa-f]")
_OPERATOR = re.compile(r"\s*([*/xX])\s*")
_SUFFIX = re.compile(r" ?([kmgt]i|[kmgbt])(?![a-z])", re.IGNORECASE)
_THOUSANDS: dict[str, int] = {"k": 1, "m": 2, "g": 3, "b": 3, "t": 4}
_WORDS = "|".join(sorted(units.NUMBER_WORDS, key=len, reverse=True))
_WORD = re.compile(rf" ?({_WORDS})(?![a-z])", re.IGNORECASE)
_NEXT_SECTION = re.compile(r" ?(?=[0-9])")


class _Reader:
    """One reading of one text, from left to right."""

    def __init__(
        self, text: str, plain: str, unit: str, grouping: set[str], kilo: int = 1000
    ) -> None:
        self.text = text
        self.plain = plain
        self.unit = unit
        self.grouping = grouping
        self.kilo = kilo
        self.at = 0
        self.understood = 0

    def value(self) -> Ratio:
        self.match(_SPACES)
        value = self.factor()
        while operator := self.match(_OPERATOR):
            other = self.factor()
            value = _times(value, _inverse(other) if operator[1] == "/" else other)
        if not units.is_name(self.plain[self.at :].strip().casefold(), self.unit):
            self.fail()
        return value

    def factor(self) -> Ratio:
        sign = self.match(_SIGN)
        start = self.at
        value = self.numeral()
        if _HEXADECIMAL.match(self.plain, start):
            self.fail()
        if exponent := self.match(_EXPONENT):
            value = _times(value, _power((10, 1), int(exponent[1])))
        elif power := self.match(_POWER):
            value = _power(value, int(power[1]))
        elif power := self.match(_SUPERSCRIPT):
            value = _power(value, int(power[0].translate(POWERS)))
        elif suffix := self.match(_SUFFIX):
            value = _times(value, (self.suffixed(suffix[1].lower()), 1))
        else:
            value = self.sections(value)
        self.understood = self.at
        return (-value[0], value[1]) if sign and sign[1] == "-" else value

    def numeral(self) -> Ratio:
        found = self.match(_NUMERAL) or self.fail()
        parts = split_numeral(found[0], self.grouping)
        if parts is None:
            self.understood = self.at = found.start() + len(MARK.split(found[0])[0])
            self.fail()
        whole, decimals = parts
        if not decimals and (mark := _OPEN_DECIMALS.match(self.plain, self.at)):
            self.at += mark[0] not in self.grouping
        self.understood = self.at
        return _lowest(int(whole + decimals), 10 ** len(decimals))

    def sections(self, value: Ratio) -> Ratio:
        """The rest of a number with number words: of 838万8608, all but 838."""
        scale = self.scale()
        total = _times(value, (scale, 1))
        while scale > 1 and value[1] == 1 and self.match(_NEXT_SECTION):
            start, above = self.at, scale
            value = self.numeral()
            length, scale = self.at - start, self.scale()
            section = _times(value, (scale, 1))
            # 3万5 is 35,000 to some and 30,005 to others.
            colloquial = scale == 1 and length == 1
            if section[1] != 1 or section[0] >= above or colloquial:
                self.understood = self.at = start
                self.fail()
            total = (total[0] + section[0], 1)
        return total

    def scale(self) -> int:
        """The product of the number words that come next, as in 千万; 1 without any."""
        product = 1
        while word := self.match(_WORD):
            product *= 10 ** units.NUMBER_WORDS[word[1].lower()]
        return product

    def suffixed(self, suffix: str) -> int:
        """What k, Ki, m, … multiply by; only a billion is never 1,024 to a power."""
        base = 1024 if suffix[1:] else 1000 if suffix == "b" else self.kilo
        multiple: int = base ** _THOUSANDS[suffix[0]]
        return multiple

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.plain, self.at)
        if found:
            self.at = found.end()
        return found

    def fail(self) -> Never:
        understood = self.text[: self.understood].strip()
        rest = self.text[self.understood :].strip()[:20]
        raise BadInput("not-a-number", understood=understood, rest=rest)


def _attempt(reader: _Reader) -> Ratio | None:
    try:
        return reader.value()
    except BadInput:
        return None


def _doubtful(plain: str, kind: Kind, marks: Marks) -> bool:
    """Whether a mark is not the page's, or 1.000 stands where integers are counted."""
    foreign = {".", ","} - set(marks)
    return any(mark in plain for mark in foreign) or (
        kind == "integer" and _ROUND.search(plain) is not None
    )


def _if_whole(value: Ratio | None) -> Ratio | None:
    return value if value and value[1] == 1 else None


def _number(value: Ratio) -> Number:
    if value[1] == 1:
        return value[0]
    from fractions import Fraction

    return Fraction(*value)


def _lowest(numerator: int, denominator: int) -> Ratio:
    divisor = gcd(numerator, denominator)
    return numerator // divisor, denominator // divisor


def _times(left: Ratio, right: Ratio) -> Ratio:
    product = _lowest(left[0] * right[0], left[1] * right[1])
    _refuse_longer(max(product, key=abs).bit_length())
    return product


def _inverse(value: Ratio) -> Ratio:
    numerator, denominator = value
    if not numerator:
        raise BadInput("division-by-zero")
    return (denominator, numerator) if numerator > 0 else (-denominator, -numerator)


def _power(base: Ratio, exponent: int) -> Ratio:
    numerator, denominator = base if exponent >= 0 else _inverse(base)
    exponent = abs(exponent)
    _refuse_longer((max(numerator, denominator).bit_length() - 1) * exponent)
    return numerator**exponent, denominator**exponent


def _refuse_longer(bits: int) -> None:
    if bits > _MAXIMUM_BITS:
        raise BadInput("too-many-digits", maximum=str(MAXIMUM_DIGITS))
