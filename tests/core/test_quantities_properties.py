"""Numbers written in many ways, read back and compared with Python's own arithmetic."""

import re
from fractions import Fraction
from math import prod
from typing import Any

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from calclet.errors import BadInput
from calclet.quantities import Marks, Reading, read
from calclet.ratios import exact

settings.register_profile("calm", deadline=None)  # shared machines pause
settings.load_profile("calm")

LARGEST = 10**60 - 1
integers = st.integers(-LARGEST, LARGEST)
naturals = st.integers(0, LARGEST)
spaces = st.sampled_from(["", " ", "\u00a0", "\t", "\u200e", "\u3000"])
page_marks = st.sampled_from(
    [Marks(".", ","), Marks(",", "."), Marks(",", "\u202f"), Marks(".", "’")]
)


def attempt(text: str, **options: Any) -> Reading | BadInput:
    try:
        return read(text, **options)
    except BadInput as error:
        return error


def grouped(number: int, mark: str) -> str:
    return f"{number:,}".replace(",", mark)


@given(integers, spaces, spaces, st.sampled_from("0０٠۰०০𝟎"), page_marks)
def test_any_integer_in_any_script(
    number: int, before: str, after: str, zero: str, marks: Marks
) -> None:
    digits = {str(value): chr(ord(zero) + value) for value in range(10)}
    text = "".join(digits.get(sign, sign) for sign in str(number))
    assert read(f"{before}{text}{after}", marks=marks)[:2] == (number, False)


@given(integers, page_marks, st.sampled_from(" \u00a0\u2009\u202f'’_"))
def test_any_grouping(number: int, marks: Marks, mark: str) -> None:
    assert read(grouped(number, mark), marks=marks).value == number
    assert read(grouped(number, marks.group), marks=marks).value == number


@given(st.integers(10**6, LARGEST), page_marks, st.sampled_from(".,"))
def test_a_mark_that_comes_twice_groups_on_every_page(
    number: int, marks: Marks, mark: str
) -> None:
    assert read(grouped(number, mark), marks=marks).value == number


@given(st.integers(1000, 10**40), st.integers(1, 10**9 - 1), page_marks)
def test_two_different_marks_explain_each_other(
    whole: int, billionths: int, marks: Marks
) -> None:
    expected = whole + Fraction(billionths, 10**9)
    for group, decimal in [(",", "."), (".", ","), (" ", ","), ("_", ".")]:
        text = f"{grouped(whole, group)}{decimal}{billionths:09d}"
        assert read(text, kind="number", marks=marks).value == expected


@given(st.integers(1, 10**16 - 1), st.sampled_from(["万億兆", "萬億兆", "만억조"]))
def test_myriads(number: int, words: str) -> None:
    parts = []
    for power, word in zip(range(4), ["", *words], strict=True):
        part = number // 10 ** (4 * power) % 10**4
        padded = f"{part:04d}" if power == 0 and number >= 10**4 else str(part)
        parts.append(f"{padded}{word}" if part else "")
    assert read("".join(reversed(parts))).value == number


@given(
    st.lists(st.integers(1, 10**9), min_size=2, max_size=5),
    st.lists(st.sampled_from(["*", " × ", "x", "·", "/", " ÷ ", "∕"]), min_size=4),
)
def test_products_and_quotients(factors: list[int], operators: list[str]) -> None:
    expected = Fraction(factors[0])
    text = str(factors[0])
    for factor, operator in zip(factors[1:], operators, strict=False):
        divides = operator.strip() in "/÷∕"
        expected = expected / factor if divides else expected * factor
        text += f"{operator}{factor}"
    assert read(text, kind="number").value == expected


@given(st.integers(1, 10**6), st.integers(0, 12))
def test_powers(base: int, exponent: int) -> None:
    assume(base**exponent <= LARGEST)
    superscript = str(exponent).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))
    for text in (f"{base}^{exponent}", f"{base} ** {exponent}", f"{base}{superscript}"):
        assert read(text).value == prod([base] * exponent)


@given(st.decimals(0, 10**20, places=6), st.integers(-12, 12), st.sampled_from("eE"))
def test_exponents(mantissa: object, exponent: int, letter: str) -> None:
    text = f"{mantissa:f}{letter}{exponent}"
    assert read(text, kind="number").value == Fraction(text)


@given(st.integers(1, 10**9), st.sampled_from("kKmMgGbBtT"), st.booleans())
def test_suffixes(number: int, letter: str, space: bool) -> None:
    powers = {"k": 3, "m": 6, "g": 9, "b": 9, "t": 12}
    text = f"{number}{' ' * space}{letter}"
    assert read(text).value == number * 10 ** powers[letter.lower()]
    if letter not in "bBm":  # 8 mi may be millions: see the words that are asked about
        binary = 2 ** (powers[letter.lower()] // 3 * 10)
        assert read(f"{text}i").value == number * binary


@given(st.fractions(-(10**30), 10**30, max_denominator=10**29))
def test_exact_text_is_read_back(value: Fraction) -> None:
    assert read(exact(value), kind="number").value == value


@given(st.text("0123456789.eE+-/_ ", max_size=12))
def test_agrees_with_python_wherever_python_reads_a_number(text: str) -> None:
    assume(not re.search(r"[eE][+-]?[\d_]{4}", text))
    try:
        expected = Fraction(text)
    except (ValueError, ZeroDivisionError):
        return
    outcome = attempt(text, kind="number")
    if isinstance(outcome, BadInput):
        # Underscores in exponents and 1.e5 are Python's own.
        assert outcome.code == "too-many-digits" or "_" in text or "." in text
    else:
        assert outcome.value == expected


signs = "0123456789 .,'_٫٬+-−*×/÷^²⁻eExXkKmMiBGT万億千個\t\u00a0\u200f٣５½"


@settings(max_examples=1000)
@given(st.text(signs, max_size=40) | st.text(max_size=220), page_marks, st.booleans())
@example("٫" * 200, Marks(), True)
@example("1 " * 100, Marks(), True)
@example("2⁻⁻2", Marks(), False)
@example("8 mıllıon", Marks(), False)
@example("0\x1f", Marks(), False)
def test_any_text_is_read_or_refused(text: str, marks: Marks, ask: bool) -> None:
    """What is read without an echo is what Python reads too."""
    outcome = attempt(text, unit="token", marks=marks, ask=ask)
    if isinstance(outcome, BadInput):
        assert all(isinstance(value, str) for value in outcome.arguments.values())
        return
    value, echo, _ = outcome
    assert isinstance(value, int)
    assert abs(value) <= LARGEST
    if not echo:
        invisible = dict.fromkeys(map(ord, "\u200b\u200e\u200f\ufeff\u2060"), " ")
        assert value == int(text.translate(invisible).replace("−", "-").strip())
