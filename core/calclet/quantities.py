"""Text to exact number, as people write numbers.

    expression = factor {("*" | "/") factor} [unit]
    factor     = [sign] numeral [exponent | power | suffix | number words]

What a text means may depend on the page (is `.` a decimal mark?) and on the input (is
`k` 1,000 or 1,024?). It is read once for each possible meaning, and whoever typed it
is asked if two of them could be meant. Nothing is expanded before its size is known.
"""

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple, Never

from calclet import units
from calclet.errors import BadInput
from calclet.numerals import MARK, POWERS, plain_text, split_numeral
from calclet.ratios import (
    Ratio,
    exact_ratio,
    inverse,
    lowest,
    number,
    power,
    refuse_long,
    times,
)
from calclet.shapes import Number

MAXIMUM_TEXT = 200

type NumberKind = Literal["integer", "number"]


class Marks(NamedTuple):
    """How the page writes numbers; from its language."""

    decimal: str = "."
    group: str = ","


class Reading(NamedTuple):
    """A value, and whether its text was more than digits, so that it is shown back.

    unit: the one that the text named, of those it could choose from.
    """

    value: Number
    echo: bool
    unit: str = ""


ENGLISH = Marks()


def read(
    text: str,
    *,
    kind: NumberKind = "integer",
    unit: str = "",
    units: tuple[str, ...] = (),
    marks: Marks = ENGLISH,
    ask: bool = False,
) -> Reading:
    """The number that `text` means, counting `unit`: at most 60 digits, any sign.

    With `units`, the text may end in one of them. With `ask`, `128k` is refused as
    ambiguous. Raises BadInput with one of the codes empty, text-too-long,
    not-a-number, not-an-integer, ambiguous, too-many-digits, division-by-zero,
    unknown-unit.
    """
    if len(text) > MAXIMUM_TEXT:
        limit, length = str(MAXIMUM_TEXT), str(len(text))
        raise BadInput("text-too-long", maximum=limit, length=length)
    plain = plain_text(text)
    if not plain.strip():
        raise BadInput("empty")
    if digits := _DIGITS_ONLY.fullmatch(plain):
        refuse_long((int(digits[1]), 1))
        return Reading(int(digits[1]), echo=False)

    page = {marks.group} & {".", ","} - {marks.decimal}
    counted = _Counted(unit, units)
    reader = _Reader(text, plain, counted, page)
    value = reader.value()
    refuse_long(value)
    regrouped = _attempt(_Reader(text, plain, counted, {".", ","} - page))
    binary = _attempt(_Reader(text, plain, counted, page, kilo=1024)) if ask else None
    elsewhere = _attempt(_Reader(text, plain, counted, page, multiples=_ELSEWHERE))
    if kind == "integer":
        regrouped, binary = _if_whole(regrouped), _if_whole(binary)
        elsewhere = _if_whole(elsewhere)
        if not _if_whole(value):
            other = regrouped or binary or elsewhere
            suggestion = exact_ratio(other) if other else ""
            wrong = exact_ratio(value)
            raise BadInput("not-an-integer", value=wrong, suggestion=suggestion)
    if not _is_doubtful(plain, kind, marks, page):
        regrouped = None
    for other in (regrouped, binary, elsewhere):
        if other not in (None, value):
            first, second = exact_ratio(value), exact_ratio(other)
            raise BadInput("ambiguous", first=first, second=second)
    echo = kind == "integer" or not _is_plain(plain[: reader.at].strip(), marks)
    return Reading(number(value), echo, reader.named)


class _Counted(NamedTuple):
    """What may stand behind a number: names of this unit, or one of these units."""

    unit: str
    units: tuple[str, ...]


def _is_plain(text: str, marks: Marks) -> bool:
    """Whether a number that need not be whole is written as plainly as can be."""
    found = _PLAIN_DECIMAL.fullmatch(text)
    return found is not None and found[1] in (None, marks.decimal)


def _is_doubtful(
    plain: str, kind: NumberKind, marks: Marks, grouping: set[str]
) -> bool:
    """Whether a mark is not the page's, or 1.000 stands where integers are counted."""
    if any(mark in plain for mark in {".", ","} - set(marks)):
        return True
    return kind == "integer" and not grouping.issuperset(_ROUND.findall(plain))


def _if_whole(value: Ratio | None) -> Ratio | None:
    return value if value and value[1] == 1 else None


_PLAIN_DECIMAL = re.compile(r"[+-]?[0-9]*(?:([.,])[0-9]*)?(?:[eE][+-]?[0-9]+)?")
_DIGITS_ONLY = re.compile(r"\s*([+-]?[0-9]+)\s*")
_ROUND = re.compile(r"([.,])000(?![0-9])")

_SPACES = re.compile(r"\s*")
_SIGN = re.compile(r"([+-])\s*")
_NUMERAL = re.compile(r"[0-9]+(?:[ '_.,٫][0-9]+)*|[.,٫][0-9]+")
_EXPONENT = re.compile(r"[eE]([+-]?[0-9]+)")
_POWER = re.compile(r"\s*(?:\^|\*\*)\s*([+-]?[0-9]+)")
_SUPERSCRIPT = re.compile(r"[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+")
_HEXADECIMAL = re.compile(r"0[xX][0-9A-Fa-f]")
_OPERATOR = re.compile(r"\s*([*/xX])\s*")
_SUFFIX = re.compile(
    r" ?((?!(?-i:mi))[kmgt]i|[kmgbt])(?![a-z])", re.IGNORECASE | re.ASCII
)
_THOUSANDS: dict[str, int] = {"k": 1, "m": 2, "g": 3, "b": 3, "t": 4}
_WORDS = "|".join(map(re.escape, sorted(units.NUMBER_WORDS, key=len, reverse=True)))
_WORD = re.compile(rf" ?({_WORDS})(?![a-z])", re.IGNORECASE | re.ASCII)
_UNIT = re.compile(r"[A-Za-z][A-Za-z0-9_/ -]{0,30}")
_MULTIPLES = {word: 10**power for word, power in units.NUMBER_WORDS.items()}
_ELSEWHERE = _MULTIPLES | units.OTHER_MULTIPLES
_NEXT_SECTION = re.compile(r" ?(?=[0-9])")


class _Reader:
    """One reading of one text, from left to right."""

    def __init__(
        self,
        text: str,
        plain: str,
        counted: _Counted,
        grouping: set[str],
        *,
        kilo: int = 1000,
        multiples: Mapping[str, int] = _MULTIPLES,
    ) -> None:
        self.text = text
        self.plain = plain
        self.counted = counted
        self.named = ""
        self.grouping = grouping
        self.kilo = kilo
        self.multiples = multiples
        self.at = 0
        self.understood = 0

    def value(self) -> Ratio:
        self.match(_SPACES)
        value = self.factor()
        while operator := self.match(_OPERATOR):
            other = self.factor()
            value = times(value, inverse(other) if operator[1] == "/" else other)
        self.end()
        return value

    def end(self) -> None:
        """What follows the number is its unit, or nothing."""
        unit, switchable = self.counted
        rest = self.plain[self.at :].strip()
        if rest and switchable:
            self.named = units.spelled(rest, switchable)
            if not self.named and _UNIT.fullmatch(rest):
                raise BadInput("unknown-unit", unit=rest, units=" ".join(switchable))
        if not self.named and not units.is_name(rest.casefold(), unit):
            self.fail()

    def factor(self) -> Ratio:
        sign = self.match(_SIGN)
        start = self.at
        value = self.numeral()
        if _HEXADECIMAL.match(self.plain, start):
            self.fail()
        if exponent := self.match(_EXPONENT):
            value = times(value, power((10, 1), int(exponent[1])))
        elif exponent := self.match(_POWER):
            value = power(value, int(exponent[1]))
        elif exponent := self.match(_SUPERSCRIPT):
            value = power(value, int(exponent[0].translate(POWERS)))
        elif suffix := None if self.counted.units else self.match(_SUFFIX):
            value = times(value, (self.suffixed(suffix[1].lower()), 1))
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
        open_marks = {".", ",", "٫"} - self.grouping
        if not decimals and self.plain[self.at :].rstrip() in open_marks:
            self.at += 1  # 8. is 8, its decimals not typed yet
        self.understood = self.at
        return lowest(int(whole + decimals), 10 ** len(decimals))

    def sections(self, value: Ratio) -> Ratio:
        """The rest of a number with number words: of 838万8608, all but 838."""
        scale = self.scale()
        total = times(value, (scale, 1))
        while scale > 1 and value[1] == 1 and self.match(_NEXT_SECTION):
            start, above = self.at, scale
            value = self.numeral()
            length, scale = self.at - start, self.scale()
            section = times(value, (scale, 1))
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
            product *= self.multiples[word[1].lower()]
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
