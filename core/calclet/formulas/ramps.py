"""Batch sizes that grow while a run trains: what each stage takes, step by step.

A schedule is a list of changes: once so many samples are consumed, steps of so many.
What a sample is makes no difference as long as both count the same one: sequences, or
tokens where the sequence length changes too. All of it is exact.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil
from typing import NamedTuple


class Change(NamedTuple):
    """Once `after` samples are consumed, a step takes `batch_size` of them."""

    after: Fraction
    batch_size: int


class Stage(NamedTuple):
    """Steps of one size, and how far the run is before the first of them."""

    batch_size: int
    steps: int
    first_step: int
    consumed: int

    @property
    def samples(self) -> int:
        """What the stage takes in all."""
        return self.steps * self.batch_size


def increments(start: int, increment: int, full: int) -> int:
    """How often a linear ramp grows; raises ValueError where it misses its end.

    Look here first where someone may type an increment of 1: each becomes a Change.
    """
    number, rest = divmod(full - start, increment)
    if rest or number < 0:
        raise ValueError("the increments do not lead from the start to the full batch")
    return number


def linear(start: int, increment: int, samples: int, full: int) -> list[Change]:
    """Megatron-LM's --rampup-batch-size START INCREMENT SAMPLES.

    Equal shares of `samples` at each size below the full one
    (RampupBatchsizeNumMicroBatchesCalculator.update). It divides in floating point:
    where a step ends on the very sample of a change, that may come one step later.
    """
    number = increments(start, increment, full)
    return [
        Change(Fraction(i * samples, number or 1), start + i * increment)
        for i in range(number + 1)
    ]


def at_tokens(pairs: Iterable[tuple[int, int]], sequence_length: int) -> list[Change]:
    """Megatron-LM's --step-batch-size-schedule: tokens consumed, and sequences then.

    A threshold is rounded down to whole sequences, and the order given does not
    matter (StepBatchsizeNumMicroBatchesCalculator._parse_schedule).
    """
    return sorted(
        Change(Fraction(tokens // sequence_length), size) for tokens, size in pairs
    )


def at_samples(pairs: Iterable[tuple[int, int]]) -> list[Change]:
    """The same, said in samples: doublings after so many."""
    return sorted(Change(Fraction(samples), size) for samples, size in pairs)


def at_steps(pairs: Iterable[tuple[int, int]]) -> list[Change]:
    """Sizes that hold from a step on, the first from step 0 (PaLM, Levanter)."""
    ordered = sorted(pairs)
    changes, consumed = [], 0
    for (step, size), (following, _) in pairwise([*ordered, ordered[-1]]):
        changes.append(Change(Fraction(consumed), size))
        consumed += (following - step) * size
    return changes


def rounded_down(changes: Iterable[Change], multiple: int) -> list[Change]:
    """What runs under --decrease-batch-size-if-needed; 0 where nothing can."""
    return [
        change._replace(batch_size=change.batch_size // multiple * multiple)
        for change in changes
    ]


def batch_size_at(changes: Sequence[Change], consumed: int) -> int:
    """What the next step takes, once so many samples are consumed."""
    passed = bisect_right([change.after for change in changes], consumed)
    return changes[max(1, passed) - 1].batch_size


def ramp(changes: Sequence[Change]) -> list[Stage]:
    """The stages before the last size, which has no end of its own.

    A step that jumps over a whole stage leaves it out. Sizes must be above 0.
    """
    stages, step, consumed = [], 0, 0
    for (_, size), (end, _) in pairwise(changes):
        if steps := max(0, ceil((end - consumed) / size)):
            stages.append(Stage(size, steps, step, consumed))
            step += steps
            consumed += steps * size
    return stages


def stages(changes: Sequence[Change], total: int) -> list[Stage]:
    """The stages of a run over `total` samples; a last, incomplete batch is dropped."""
    found = []
    for stage in _without_end(changes, total):
        steps = min(stage.steps, max(0, total - stage.consumed) // stage.batch_size)
        if steps:
            found.append(stage._replace(steps=steps))
        if steps < stage.steps:
            break
    return found


def _without_end(changes: Sequence[Change], total: int) -> list[Stage]:
    rising = ramp(changes)
    step, consumed = length(rising)
    size = changes[-1].batch_size
    return [*rising, Stage(size, total // size + 1, step, consumed)]


class Length(NamedTuple):
    """Steps and the samples that they consume."""

    steps: int
    samples: int


def length(stages: Iterable[Stage]) -> Length:
    """Steps and samples of some stages together."""
    listed = list(stages)
    return Length(
        sum(stage.steps for stage in listed), sum(stage.samples for stage in listed)
    )
