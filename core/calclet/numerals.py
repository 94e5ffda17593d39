"""The signs that numbers are written with: digits, marks, dashes, superscripts."""

import re

POWERS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", "0123456789+-")

# One character for one, so that a place in the plain text is the same place in what
# was typed. Group marks that mean nothing else become a space or an apostrophe;
# what steers the direction of text becomes a space.
_PLAIN = str.maketrans(
    {
        **dict.fromkeys("\u00a0\u2007\u2009\u202f\u3000", " "),
        **dict.fromkeys("\u061c\u200b\u200c\u200d\u200e\u200f\u2060\ufeff", " "),
        **dict.fromkeys("\u202a\u202b\u202c\u202d\u202e", " "),
        **dict.fromkeys("\u2066\u2067\u2068\u2069", " "),
        **dict.fromkeys("‘’ʼ٬", "'"),
        "،": ",",
        **dict.fromkeys("−–‐‑‒﹣", "-"),
        **dict.fromkeys("×·⋅∙∗✕✖", "*"),
        **dict.fromkeys("÷∕⁄", "/"),
    }
)
_FULL_WIDTH = range(0xFF01, 0xFF5F)


def plain_text(text: str) -> str:
    """`text` with one sign for each meaning and ASCII digits, as long as before."""
    if text.isascii():
        return text
    return "".join(map(_plain, text)).translate(_PLAIN)


def _plain(sign: str) -> str:
    if ord(sign) in _FULL_WIDTH:
        return chr(ord(sign) - 0xFEE0)
    return str(int(sign)) if sign.isdecimal() else sign


MARK = re.compile(r"[ '_.,٫]")


def split_numeral(numeral: str, grouping: set[str]) -> tuple[str, str] | None:
    """The whole digits and the decimals of a numeral, or None if its marks clash.

    `grouping` holds those of `.` and `,` that may be a group mark when the numeral
    has one mark only; two different marks, or one twice, say themselves which groups.
    """
    groups, marks = MARK.split(numeral), MARK.findall(numeral)
    decimals = ""
    if marks and _is_decimal(marks, groups, grouping):
        decimals = groups.pop()
        marks.pop()
    if marks and (len(set(marks)) > 1 or not _is_grouped(groups, marks[0])):
        return None
    return "".join(groups), decimals


def _is_decimal(marks: list[str], groups: list[str], grouping: set[str]) -> bool:
    last = marks[-1]
    if last not in {".", ",", "٫"} or marks.count(last) > 1:
        return False
    return len(marks) > 1 or last not in grouping or not _is_grouped(groups, last)


def _is_grouped(groups: list[str], mark: str) -> bool:
    """Whether groups have sizes that people make: thousands, lakhs or myriads."""
    if mark == "_":  # as in source code, where it cannot mean anything else
        return True
    first, *rest = map(len, groups)
    if mark == "٫" or not groups[0].strip("0"):
        return False
    by_thousands = first <= 3 and set(rest) == {3}
    by_lakhs = first <= 2 and rest[-1] == 3 and set(rest[:-1]) == {2}
    by_myriads = first <= 4 and len(rest) > 1 and set(rest) == {4}
    return by_thousands or (mark == "," and (by_lakhs or by_myriads))
