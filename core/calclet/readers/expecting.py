"""Whether a value is what somebody expects, who may write 4M for 4,194,304."""

import re

from calclet.quantities import read

_ROUNDED = re.compile(r"\s*([0-9]+(?:\.[0-9]+)?)\s*([kKMGBT])\s*")
_POWERS = {"k": 1, "K": 1, "M": 2, "G": 3, "B": 3, "T": 4}


def agrees(value: int, text: str) -> bool:
    """The same number; of `4M` also 4·2²⁰, of `4.19M` whatever rounds to it.

    Three digits are enough to mean a rounded number; one or two are a round one.
    Raises BadInput for what is no number.
    """
    if value == read(text, kind="number").value:
        return True
    found = _ROUNDED.fullmatch(text)
    if not found:
        return False
    digits, power = found[1], _POWERS[found[2]]
    places = len(digits.partition(".")[2])
    scale = 10**places
    written = int(digits.replace(".", ""))
    if value * scale == written * 1024**power:
        return True
    significant = len(digits.replace(".", "").lstrip("0"))
    rounded = (2 * value * scale + 1000**power) // (2 * 1000**power)
    return significant >= 3 and rounded == written
