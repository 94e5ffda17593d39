"""Batches that grow, in both spellings of Megatron: told, checked and counted.

Up to April 2026 `--rampup-batch-size START INCREMENT SAMPLES`, here the facts
rampup_start, rampup_increment and rampup_samples; since then
`--step-batch-size-schedule "TOKENS:SIZE …"`, here step_batch_size_schedule. The steps
are counted in `calclet.formulas.ramps`; rampup_steps and train_steps are derived.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt

from calclet.formulas import ramps
from calclet.readers import layout
from calclet.readers.facts import Change, Facts, Reading
from calclet.readers.settings import Document

# More changes of the batch are not looked at one by one.
MANY = 2_000
_PARTS = ("rampup_start", "rampup_increment", "rampup_samples")
_POWERS = {"K": 10**3, "M": 10**6, "B": 10**9, "T": 10**12}


def take(document: Document, facts: Facts, *keys: str) -> None:
    """The three numbers of a linear ramp: items of a list, or words behind a flag."""
    for index, name in enumerate(_PARTS):
        facts.take(name, document, *(f"{key}.{index}" for key in keys))


def linear(
    reading: Reading, full: int, unit: int, keys: Mapping[str, str]
) -> list[ramps.Change]:
    """The ramp with what is wrong about it; `unit`: what each size is a multiple of."""
    start, increment, samples = (reading.number(name) for name in _PARTS)
    if start is None or not increment or samples is None:
        return []
    code = _misses(start, increment, samples, full)
    if code:
        reading.problem(code, start=start, increment=increment, full=full)
        if code == "megatron-rampup-increments":
            _other_increment(reading, start, increment, full, keys)
        _without(reading, keys)
        return []
    if ramps.increments(start, increment, full) > MANY:
        return []
    changes = ramps.linear(start, increment, samples, full)
    rise = ramps.length(ramps.ramp(changes))
    reading.derive("rampup_steps", rise.steps, "rampup_samples")
    reading.note(
        "megatron-rampup",
        start=start,
        increment=increment,
        full=full,
        steps=rise.steps,
        samples=rise.samples,
    )
    if wrong := _first_indivisible(changes, unit):
        reading.problem("megatron-rampup-indivisible", size=wrong, unit=unit)
        _in_units(reading, unit, full, keys)
    return changes


def _misses(start: int, increment: int, samples: int, full: int) -> str:
    if not start:
        return "megatron-rampup-start"
    if start > full:
        return "megatron-rampup-above"
    if start == full or not samples:
        return "megatron-rampup-empty"
    return "megatron-rampup-increments" if (full - start) % increment else ""


def schedule(
    reading: Reading, unit: int, keys: Mapping[str, str]
) -> list[ramps.Change]:
    """The schedule with what is wrong about it; its last size is the global batch."""
    text = str(reading.value("step_batch_size_schedule") or "")
    length = reading.number("sequence_length")
    entries = [*_entries(text)]
    for given, pair in entries:
        if pair is None:
            reading.problem("megatron-schedule-form", entry=given)
            return []
    pairs = sorted(pair for _, pair in entries if pair)
    if not pairs or len(pairs) > MANY:
        return []
    if pairs[0][0]:
        reading.problem("megatron-schedule-first", threshold=entries[0][0])
        _from_zero(reading, text, entries, keys)
    changes = ramps.at_tokens(pairs, length or 1)
    changes[0] = changes[0]._replace(after=Fraction(0))
    if any(a.after >= b.after for a, b in pairwise(changes)):
        reading.problem("megatron-schedule-order", length=length or 1)
        return []
    if length:
        rise = ramps.length(ramps.ramp(changes))
        reading.derive("rampup_steps", rise.steps, "step_batch_size_schedule")
        reading.note(
            "megatron-schedule",
            first=changes[0].batch_size,
            last=changes[-1].batch_size,
            stages=len(changes),
            steps=rise.steps,
            samples=rise.samples,
        )
    if wrong := _first_indivisible(changes, unit):
        reading.problem("megatron-schedule-indivisible", size=wrong, unit=unit)
    return changes


def steps(reading: Reading, changes: Sequence[ramps.Change], total: int) -> None:
    """How many steps a run over `total` samples takes, with its ramp and without."""
    full = changes[-1].batch_size
    count = ramps.length(ramps.stages(changes, total)).steps
    reading.derive("train_steps", count, "train_samples")
    if len(changes) > 1:
        reading.note(
            "megatron-steps", samples=total, steps=count, constant=total // full
        )


def needs_samples(
    reading: Reading, changes: Sequence[ramps.Change], keys: Mapping[str, str]
) -> None:
    """Older versions refuse a linear ramp beside --train-iters."""
    count = reading.number("train_iters")
    if not count:
        return
    reading.problem("megatron-rampup-needs-samples", steps=count)
    if changes:
        total = _consumed(changes, count)
        edits = (
            reading.change("train_iters", 0, keys["train_iters"])._replace(value=""),
            Change(keys["train_samples"], str(total)),
        )
        reading.repair(
            "megatron-train-samples", edits, {}, key=keys["train_samples"], value=total
        )
    _without(reading, keys)


def _consumed(changes: Sequence[ramps.Change], count: int) -> int:
    """What so many steps take."""
    total = left = 0
    left = count
    for stage in ramps.ramp(changes):
        taken = min(left, stage.steps)
        total, left = total + taken * stage.batch_size, left - taken
    return total + left * changes[-1].batch_size


def _entries(text: str) -> Iterator[tuple[str, tuple[int, int] | None]]:
    """Each entry as given, and as tokens and sequences."""
    for entry in text.replace(",", " ").split():
        threshold, mark, size = entry.partition(":")
        tokens, batch = _number(threshold), _number(size)
        whole = mark and tokens is not None and batch
        yield entry, (tokens or 0, batch or 0) if whole else None


def _number(text: str) -> int | None:
    """250B, 1.5K: powers of ten, cut to a whole number."""
    power = _POWERS.get(text[-1:].upper())
    digits = text[:-1] if power else text
    if not digits or len(digits) > 40 or not digits.replace(".", "", 1).isdigit():
        return None
    return int(Fraction(digits) * (power or 1)) if digits.isascii() else None


def _first_indivisible(changes: Sequence[ramps.Change], unit: int) -> int | None:
    """The first size that a step would really take and that `unit` does not divide."""
    taken = [stage.batch_size for stage in ramps.ramp(changes)]
    return next((size for size in taken if size % unit), None)


def _without(reading: Reading, keys: Mapping[str, str]) -> None:
    if key := keys.get("rampup"):
        edit = _edit(reading, "rampup_start", key, "")
        reading.repair("megatron-no-rampup", [edit], {}, key=key)


def _edit(reading: Reading, name: str, key: str, value: str) -> Change:
    fact = reading.facts.get(name)
    return Change(key, value, fact and fact.place)


def _set_rampup(
    reading: Reading, start: int, increment: int, keys: Mapping[str, str]
) -> None:
    samples = reading.number("rampup_samples")
    value = f"{start} {increment} {samples}"
    edit = _edit(reading, "rampup_start", keys["rampup"], value)
    reading.repair("megatron-set-rampup", [edit], {}, key=keys["rampup"], value=value)


def _other_increment(
    reading: Reading, start: int, increment: int, full: int, keys: Mapping[str, str]
) -> None:
    """The nearest increment that leads to the full batch."""
    way = full - start
    if way <= MANY**2:
        small = [n for n in range(1, isqrt(way) + 1) if way % n == 0]
        every = {*small, *(way // n for n in small)}
        best = min(every, key=lambda n: (abs(n - increment), n))
        _set_rampup(reading, start, best, keys)


def _in_units(reading: Reading, unit: int, full: int, keys: Mapping[str, str]) -> None:
    """The same ramp in multiples of the unit, where the full batch is one."""
    start, increment = reading.number(_PARTS[0]) or 0, reading.number(_PARTS[1]) or 0
    first = -(-start // unit) * unit
    way = (full - first) // unit
    if full % unit or way < 1:
        return
    wanted = min(way, max(1, -(-increment // unit)))
    best = way // layout.largest_divisor(way, way // wanted)  # the next that divides
    _set_rampup(reading, first, best * unit, keys)


def _from_zero(
    reading: Reading,
    text: str,
    entries: Sequence[tuple[str, object]],
    keys: Mapping[str, str],
) -> None:
    first = min(entries, key=lambda entry: entry[1])[0]  # type: ignore[arg-type,return-value]
    value = text.replace(first, "0:" + first.partition(":")[2], 1)
    edit = _edit(reading, "step_batch_size_schedule", keys["schedule"], value)
    reading.repair(
        "megatron-schedule-from-zero", [edit], {}, key=keys["schedule"], value=value
    )
