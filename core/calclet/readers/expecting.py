"""Whether a value is what somebody expects, who may write 4M for 4,194,304."""

import re
from collections.abc import Iterator, Mapping

from calclet.errors import BadInput
from calclet.quantities import read
from calclet.readers import layout, registry
from calclet.readers.facts import INPUTS, Reading

_ROUNDED = re.compile(r"\s*([0-9]+(?:\.[0-9]+)?)\s*([kKMGBT])\s*")
_FACTORS = ("micro_batch_size", "gradient_accumulation_steps", "global_batch_size")
_OFFERED = (*_FACTORS, "world_size")
_POWERS = {"k": 1, "K": 1, "M": 2, "G": 3, "B": 3, "T": 4}


def compare(
    reading: Reading, found: Mapping[str, int | None], expect: Mapping[str, str]
) -> None:
    """A problem for everything that comes out otherwise, with repairs for outputs."""
    for name, text in expect.items():
        if name not in found:
            raise BadInput("unknown-input", name=name)
        value = found[name]
        if value is None:
            agrees(0, text)  # whether it is a number at all
            reading.problem("expected-unknown", name=name, expected=text)
        elif not agrees(value, text):
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
    b, d, a, length = (found[x] for x in INPUTS)
    if not (b and d and a) or reading.repairs:
        return
    per = (length or 1) if name == "tokens_per_step" else 1
    for target in _meant(text):
        if target % per == 0:
            _reach(reading, target // per, b, d, a)


def _reach(reading: Reading, total: int, b: int, d: int, a: int) -> None:
    """Another total where the framework divides one, else other factors of it."""
    keys = _keys(reading)
    key = keys.pop("global_batch_size", "")
    divided = reading.facts["gradient_accumulation_steps"].by == "derived"
    if key and divided and total % (b * d) == 0:
        then = layout.values(b, d, total // (b * d))
        layout.offer(reading, "change-total", "global_batch_size", total, then, key)
    elif key and divided:
        keys["global_batch_size"] = key
        layout.repairs(reading, total, b, None, d, keys)
    else:
        layout.repairs(reading, total, b, a, d, keys)
        if key and reading.stated("global_batch_size"):  # it must agree
            also = reading.change("global_batch_size", total, key)
            changed = [r._replace(changes=(*r.changes, also)) for r in reading.repairs]
            reading.repairs[:] = changed


def _keys(reading: Reading) -> dict[str, str]:
    """How what may be changed is spelled: as the files do, else as the framework says.

    What is derived has no key: files state it in another unit, or not at all.
    """
    stated = {name: reading.facts[name] for name in _FACTORS if name in reading.facts}
    spelled = {n: fact.key for n, fact in stated.items() if fact.key and fact.place}
    known = getattr(registry.known()[reading.framework], "KEYS", {})
    return {n: key for n, key in known.items() if n in _OFFERED} | spelled
