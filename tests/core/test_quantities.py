"""Text to number: what people write, and what must not be guessed."""

from fractions import Fraction

import pytest

from calclet.errors import BadInput
from calclet.quantities import Marks, Reading, read

ENGLISH = Marks(".", ",")
GERMAN = Marks(",", ".")
FRENCH = Marks(",", "\u202f")
SWISS = Marks(".", "’")
ARABIC = Marks("٫", "٬")


def refusal(text: str, **options: object) -> tuple[str, dict[str, str]]:
    with pytest.raises(BadInput) as caught:
        read(text, **options)  # type: ignore[arg-type]
    return caught.value.code, caught.value.arguments


PLAIN = {
    "8": 8, " 8\n": 8, "+8": 8, "-8": -8, "−8": -8, "－８": -8, "007": 7,
    "１２８": 128, "٤٠٩٦": 4096, "۴۰۹۶": 4096, "४०९६": 4096, "\u200f٤٠٩٦": 4096,
    "9" * 60: 10**60 - 1,
}  # fmt: skip


@pytest.mark.parametrize("text", PLAIN)
def test_digits_of_any_script_are_read_without_an_echo(text: str) -> None:
    assert read(text) == Reading(PLAIN[text], echo=False)


ECHOED = {
    # grouping that means nothing else
    "4 096": 4096, "4\u00a0096": 4096, "4\u2009096": 4096, "4\u202f096": 4096,
    "9_765_625": 9765625, "1_0": 10, "4'096": 4096, "4’096": 4096, "٤٬٠٩٦": 4096,
    # the page's marks, and others where they can mean one thing only
    "4,096": 4096, "8,388,608": 8388608, "１，０２４": 1024, "8.388.608": 8388608,
    "12,34,567": 1234567, "1,00,00,000": 10**7, "1,0000,0000": 10**8,
    "8.0": 8, "8.": 8, "8,0": 8, "1,024.00": 1024, "1.024,00": 1024, "1 024,0": 1024,
    # suffixes
    "1k": 1000, "128K": 128000, "1.5k": 1500, "1,5k": 1500, "7b": 7 * 10**9,
    "2 M": 2 * 10**6, "3G": 3 * 10**9, "1T": 10**12, "128Ki": 131072, "4 ki": 4096,
    "1Mi": 2**20, "2Gi": 2**31, "1.5Ki": 1536, "１２８ｋ": 128000, "1Ti": 2**40,
    # number words
    "838万8608": 8388608, "838萬8608": 8388608, "1億2345万6789": 123456789,
    "１億２３４５万": 123450000, "3千万": 3 * 10**7, "2億3千万": 23 * 10**7,
    "1.5億": 15 * 10**7, "1,234万": 12340000, "5千": 5000, "1兆": 10**12,
    "8.4京": 84 * 10**15, "8.4경": 84 * 10**15, "2천만": 2 * 10**7,
    "1조2천억": 12 * 10**11,
    "1万0005": 10005, "1 億 2345 万": 123450000, "800만": 8 * 10**6, "2亿": 2 * 10**8,
    "8 million": 8 * 10**6, "1,5 Mio": 1500000, "1万亿": 10**12,
    "1,5 Mio.": 1500000, "7 Mrd.": 7 * 10**9, "7 Milliarden": 7 * 10**9,
    "1,5 Billionen": 15 * 10**11, "128 Tsd.": 128000, "8 ملايين": 8 * 10**6,
    "8.39 مليون": 8390000, "11 مليونًا": 11 * 10**6, "7 مليار": 7 * 10**9,
    "1.5 تريليون": 15 * 10**11, "٨ آلاف": 8000,
    "8,39 millones": 8390000, "7 mil millones": 7 * 10**9, "4,1 mille": 4100,
    "7 milliards": 7 * 10**9, "7,66 Md": 766 * 10**7, "1 milliard": 10**9,
    "2 mille milliards": 2 * 10**12, "7 bilhões": 7 * 10**9, "7 bi": 7 * 10**9,
    "1,5 trilhão": 15 * 10**11, "1,5 tri": 15 * 10**11, "8,39 mi": 8390000,
    # powers and exponents
    "2^12": 4096, "2**12": 4096, "2¹²": 4096, "2 ^ 12": 4096, "２＾１２": 4096,
    "1e6": 10**6, "1E+6": 10**6, "1.5e6": 1500000, "10^6": 10**6, "10⁶": 10**6,
    "25e-2 * 8": 2, "1^999999999999": 1, "0^5": 0, "4e59": 4 * 10**59,
    # products and quotients
    "64*8": 512, "64 × 8": 512, "64x8": 512, "64 X 8": 512, "64·8": 512, "８×６４": 512,
    "512/8": 64, "512 ÷ 8": 64, "512∕8": 64, "64/8/2": 4, "64/8*2": 16, "-8*-8": 64,
    "2^10*4k": 4096000, "4 096/2": 2048, "1.2×10⁶": 1200000, "3*1/3": 1,
}  # fmt: skip


@pytest.mark.parametrize("text", ECHOED)
def test_what_people_write_is_read_and_echoed(text: str) -> None:
    assert read(text) == Reading(ECHOED[text], echo=True)


MARKED = [
    ("4.096", GERMAN, 4096), ("1.234.567", GERMAN, 1234567), ("1.000", GERMAN, 1000),
    ("1.234,0", GERMAN, 1234), ("1,234.0", GERMAN, 1234), ("1,5k", GERMAN, 1500),
    ("1.5k", GERMAN, 1500), ("0.125*8", GERMAN, 1), ("4\u202f096", FRENCH, 4096),
    ("1.5k", FRENCH, 1500), ("1,5k", FRENCH, 1500), ("4’096", SWISS, 4096),
    ("1,000", ENGLISH, 1000), ("٤٬٠٩٦", ARABIC, 4096), ("١٫٥k", ARABIC, 1500),
    ("8,", GERMAN, 8), ("4096", ARABIC, 4096),
]  # fmt: skip


@pytest.mark.parametrize(("text", "marks", "value"), MARKED)
def test_marks_mean_what_they_mean_on_the_page(
    text: str, marks: Marks, value: int
) -> None:
    assert read(text, marks=marks).value == value


@pytest.mark.parametrize(
    ("text", "marks", "value", "suggestion"),
    [
        ("4.096", ENGLISH, "4.096", "4096"),
        ("4,096", GERMAN, "4.096", "4096"),
        ("4.096", FRENCH, "4.096", "4096"),
        ("1,234", ARABIC, "1.234", "1234"),
        ("1.5", ENGLISH, "1.5", ""),
        ("1,5", ENGLISH, "1.5", ""),
        ("0,125", ENGLISH, "0.125", ""),
        (".5", ENGLISH, "0.5", ""),
        ("-1.5", ENGLISH, "-1.5", ""),
        ("1.234,56", ENGLISH, "1234.56", ""),
        ("1,234.56", GERMAN, "1234.56", ""),
        ("2^-5", ENGLISH, "0.03125", ""),
        ("1/3", ENGLISH, "1/3", ""),
        ("1e-3", ENGLISH, "0.001", ""),
        ("8/-3", ENGLISH, "-8/3", ""),
    ],
)
def test_fractions_are_no_integers(
    text: str, marks: Marks, value: str, suggestion: str
) -> None:
    """A mark that may have been meant to group makes a suggestion."""
    expected = {"value": value, "suggestion": suggestion}
    assert refusal(text, marks=marks) == ("not-an-integer", expected)


@pytest.mark.parametrize(
    ("text", "marks", "first", "second"),
    [
        ("1.000", ENGLISH, "1", "1000"),
        ("64.000", ENGLISH, "64", "64000"),
        ("1,000", GERMAN, "1", "1000"),
        ("1.000", FRENCH, "1", "1000"),
        ("1.024k", FRENCH, "1024", "1024000"),
        ("1.000万", ENGLISH, "10000", "10000000"),
    ],
)
def test_two_possible_integers_are_asked_about(
    text: str, marks: Marks, first: str, second: str
) -> None:
    expected = {"first": first, "second": second}
    assert refusal(text, marks=marks) == ("ambiguous", expected)


@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("128k", "128000", "131072"),
        ("4K", "4000", "4096"),
        ("1M", "1000000", "1048576"),
        ("1.5k", "1500", "1536"),
        ("2*4k tokens", "8000", "8192"),
        ("1M/1k", "1000", "1024"),
        ("1024000/1k", "1024", "1000"),
    ],
)
def test_a_suffix_is_asked_about_where_it_may_be_binary(
    text: str, first: str, second: str
) -> None:
    expected = {"first": first, "second": second}
    assert refusal(text, ask=True, unit="token") == ("ambiguous", expected)


@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("4 mil", "4000", "4000000"),
        ("4,1 mil", "4100", "4100000"),
        ("2 mil 500", "2500", "2000500"),
        ("2 billion", "2000000000", "2000000000000"),
        ("1,5 billones", "1500000000", "1500000000000"),
        ("1,5 Bn", "1500000000", "1500000000000"),
        ("1 trillion", "1000000000000", "1000000000000000000"),
        ("8 mi", "8000000", "8388608"),
    ],
)
def test_words_that_differ_between_languages_are_asked_about(
    text: str, first: str, second: str
) -> None:
    """CLDR's compact forms in English and German, French, Spanish or Portuguese."""
    expected = {"first": first, "second": second}
    assert refusal(text) == ("ambiguous", expected)


@pytest.mark.parametrize(
    "text", ["128Ki", "131072", "1B", "0.1k", "12万", "2k/1k", "1Mi"]
)
def test_nothing_is_asked_where_one_meaning_is_left(text: str) -> None:
    assert read(text, ask=True) == read(text)


@pytest.mark.parametrize(
    ("text", "understood", "rest"),
    [
        ("abc", "", "abc"),
        ("12abc", "12", "abc"),
        ("1 2", "1", "2"),
        ("64\t128", "64", "128"),
        ("12 34", "12", "34"),
        ("1.2.3", "1", ".2.3"),
        ("1,23,45", "1", ",23,45"),
        ("1 234,567 8", "1", "234,567 8"),
        ("8-4", "8", "-4"),
        ("8 + 4", "8", "+ 4"),
        ("--8", "", "--8"),
        ("64*", "64", "*"),
        ("64 x", "64", "x"),
        ("*8", "", "*8"),
        ("0x10", "0", "x10"),
        ("1__0", "1", "__0"),
        ("½", "", "½"),
        ("8½", "8", "½"),
        ("∞", "", "∞"),
        ("NaN", "", "NaN"),
        ("-inf", "", "-inf"),
        ("2^2^3", "2^2", "^3"),
        ("9^9^9", "9^9", "^9"),
        ("10**60**60", "10**60", "**60"),
        ("2^0.5", "2^0", ".5"),
        ("1e6k", "1e6", "k"),
        ("3万5", "3万", "5"),
        ("1億5", "1億", "5"),
        ("1万23456", "1万", "23456"),
        ("1.5万2000", "1.5万", "2000"),
        ("万", "", "万"),
        ("2 بليون", "2", "بليون"),
        ("8 tokens", "8", "tokens"),
        ("５０%", "５０", "%"),
        ("2⁺", "2", "⁺"),
        ("<script>alert(1)</script>", "", "<script>alert(1)</sc"),
    ],
)
def test_the_rest_is_no_number_and_named(text: str, understood: str, rest: str) -> None:
    expected = {"understood": understood, "rest": rest}
    assert refusal(text, unit="sequence") == ("not-a-number", expected)


@pytest.mark.parametrize("text", ["", " ", "\u3000\u200b\u00a0", "\n\t"])
def test_blank_text_is_empty(text: str) -> None:
    assert refusal(text) == ("empty", {})


@pytest.mark.parametrize("text", ["8/0", "0^-1", "1/0.0", "0/0"])
def test_nothing_is_divided_by_zero(text: str) -> None:
    assert refusal(text) == ("division-by-zero", {})


@pytest.mark.parametrize(
    "text",
    ["1e60", "9" * 61, f"-1{'0' * 60}", "1e999999999", "9^999999999", "1e-999999999",
     "2^-999999999999", "10**60*10", "0.5^99999", "1e99*1e99", "9" * 200,
     "1e" + "9" * 190, "1" + "億" * 150, "1e60/1e-60", f"1/{'7' * 61}"],
)  # fmt: skip
def test_long_numbers_are_refused_before_they_are_computed(text: str) -> None:
    assert refusal(text) == ("too-many-digits", {"maximum": "60"})


def test_large_numbers_may_be_on_the_way() -> None:
    assert read("1e90/1e85").value == 10**5


def test_long_text_is_refused_unread() -> None:
    expected = {"maximum": "200", "length": "10000"}
    assert refusal("8" * 10_000) == ("text-too-long", expected)


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("8 sequences", "sequence"), ("8 Sequenzen", "sequence"), ("8個", "sequence"),
        ("8 條序列", "sequence"), ("８条", "sequence"), ("8 séquences", "sequence"),
        ("8 Tokens", "token"), ("8詞元", "token"), ("8 トークン", "token"),
        ("8 GPUs", "replica"), ("8台", "replica"), ("8 張卡", "replica"),
        ("8 réplicas", "replica"), ("8 نسخ", "replica"), ("8 步", "pass"),
        ("8块GPU", "replica"), ("8 块显卡", "replica"), ("8 个 rank", "replica"),
        ("8장", "replica"), ("8개 복제본", "replica"), ("8개의 GPU", "replica"),
        ("8台のGPU", "replica"), ("8개 랭크", "replica"), ("8 디바이스", "replica"),
        ("8 个 token", "token"), ("8개 토큰", "token"), ("8 条样本", "sequence"),
        ("8 次累积", "pass"), ("8번", "pass"), ("8회 누적", "pass"),
        ("8 Replikate", "replica"), ("8 نُسخ", "replica"), ("8 تسلسلًا", "sequence"),
        ("8 رمزًا", "token"), ("8 Akkumulationsschritte", "pass"), ("8 مرات", "pass"),
        ("8回", "pass"), ("8 passes", "pass"), ("4*2 steps", "pass"),
        ("8 répliques", "replica"), ("8 rangs", "replica"),
        ("8 cartes", "replica"), ("8 tarjetas", "replica"), ("8 placas", "replica"),
        ("8 pases", "pass"), ("8 pasadas", "pass"), ("8 passagens", "pass"),
        ("8 micro-batchs", "pass"), ("8 exemples", "sequence"),
        ("8 exemplos", "sequence"), ("8 ejemplos", "sequence"),
        ("8 widgets", "widget"),
    ],
)  # fmt: skip
def test_pasted_units_are_read(text: str, unit: str) -> None:
    assert read(text, unit=unit) == Reading(8, echo=True)


@pytest.mark.parametrize("word", ["millones", "millions", "milhões"])
def test_millions_are_of_something(word: str) -> None:
    """Spanish, French and Portuguese say millions of tokens."""
    assert read(f"8,39 {word} de tokens", unit="token").value == 8_390_000


def test_fractions_stay_exact_where_they_are_allowed() -> None:
    assert read("0.1", kind="number").value == Fraction(1, 10)
    assert read("1,5", kind="number", marks=GERMAN).value == Fraction(3, 2)
    assert read("1/3", kind="number").value == Fraction(1, 3)
    assert read("1.000", kind="number").value == 1


def test_a_foreign_mark_in_a_fraction_is_asked_about() -> None:
    expected = {"first": "1.234", "second": "1234"}
    assert refusal("1.234", kind="number", marks=FRENCH) == ("ambiguous", expected)
