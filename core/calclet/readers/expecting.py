"""Whether a value is what somebody expects, who may write 4M for 4,194,304."""

import re
from collections.abc import Iterator, Mapping

from calclet.errors import BadInput
from calclet.quantities import read
from calclet.readers import layout, registry
from calclet.readers.facts import INPUTS, Reading

_ROUNDED = re.compile(r"\s*([0-9]+(?:\.[0-9]+)?)\s*([kKMGBT])\s*")
_POWERS = {"k": 1, "K": 1, "M": 2, "G": 3, "B": 3, "T": 4}


def compare(
    reading: Reading, found: Mapping[str, int | None], expect: Mapping[str, str]
) -> None:
    """A problem for everything that comes out otherwise, with repairs for outputs."""
    for name, text in expect.items():
        if name not in found:
            raise BadInput("unknown-input", name=name)
        value = found[name]
        if value is not None and not agrees(value, text):
            reading.problem("expected-otherwise", name=name, expected=text, value=value)
            if name not in INPUTS:
                _repair(reading, found, name, text)


def agrees(value: int, text: str) -> bool:
    """The same number; of `4M` also 4·2²⁰, of `4.19M` whatever rounds to it.

    Three digits are enough to mean a rounded number; one or two are a round one.
    Raises BadInput for what is no number.
    """
    if value in _meant(text):
        return True
    found = _ROUNDED.fullmatch(text)
    if not found:
        return False
    digits, power = found[1].replace(".", ""), _POWERS[found[2]]
    scale = 10 ** len(found[1].partition(".")[2])
    rounded = (2 * value * scale + 1000**power) // (2 * 1000**power)
    return len(digits.lstrip("0")) >= 3 and rounded == int(digits)


def _meant(text: str) -> Iterator[int]:
    """The whole numbers that a text means exactly, its suffix decimal or binary."""
    number = read(text, kind="number").value
    if number == int(number):
        yield int(number)
    found = _ROUNDED.fullmatch(text)
    if found:
        places = len(found[1].partition(".")[2])
        digits = int(found[1].replace(".", "")) * 1024 ** _POWERS[found[2]]
        if digits % 10**places == 0:
            yield digits // 10**places


def _repair(
    reading: Reading, found: Mapping[str, int | None], name: str, text: str
) -> None:
    """The changes of one value that lead to the output that is expected."""
    keys = getattr(registry.known()[reading.framework], "KEYS", {})
    b, d, a, length = (found[x] for x in INPUTS)
    if not (b and d and a) or reading.repairs:
        return
    for target in _meant(text):
        per = (length or 1) if name == "tokens_per_step" else 1
        if target % per == 0:
            ways = {x: key for x, key in keys.items() if x != "global_batch_size"}
            layout.repairs(reading, target // per, b, a, d, ways)
