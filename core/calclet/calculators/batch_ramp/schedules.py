"""The ways to say how a batch grows, each as a list of changes."""

from typing import Annotated, Any, Literal, NamedTuple

from calclet.definition import Column
from calclet.errors import Refused
from calclet.formulas import ramps

Form = Literal["linear", "thresholds"]
Threshold = Literal["tokens", "sequences", "steps"]

# More stages than these are no schedule that anyone reads.
MAXIMUM_STAGES = 1000


class Change(NamedTuple):
    """A row of a schedule: from when on, and how many sequences then."""

    after: Annotated[int, Column()]
    batch_size: Annotated[int, Column(unit="sequence")]


def changes_of(
    *,
    ramp_given_as: Form,
    global_batch_size: int,
    micro_batch_size: int,
    data_parallel_size: int,
    decrease_if_needed: bool,
    **given: Any,
) -> list[ramps.Change]:
    """The changes that are run, once every size is one of whole passes."""
    multiple = micro_batch_size * data_parallel_size
    down_to = multiple if decrease_if_needed else 1
    if ramp_given_as == "linear":
        changes, where = _linear(global_batch_size, **given), "global_batch_size"
        changes = ramps.rounded_down(changes, down_to)
    else:
        changes, where = _by_thresholds(down_to, **given), "schedule"
    for _, size in changes:
        if size < 1 or size % multiple:
            raise Refused(
                "does-not-divide",
                where,
                "micro_batch_size",
                "data_parallel_size",
                size=size,
                multiple=multiple,
            )
    return changes


def _linear(
    full: int,
    *,
    start_batch_size: int,
    batch_size_increment: int,
    ramp_sequences: int,
    **_: Any,
) -> list[ramps.Change]:
    start, increment = start_batch_size, batch_size_increment
    if (full - start) // increment >= MAXIMUM_STAGES:
        raise Refused("too-many-stages", "batch_size_increment", maximum=MAXIMUM_STAGES)
    if full < start or (full - start) % increment:
        raise Refused(
            "increments-miss",
            "batch_size_increment",
            "start_batch_size",
            "global_batch_size",
        )
    return ramps.linear(start, increment, ramp_sequences, full)


def _by_thresholds(
    down_to: int,
    *,
    threshold_unit: Threshold,
    schedule: tuple[Change, ...],
    sequence_length: int,
    **_: Any,
) -> list[ramps.Change]:
    unit = sequence_length if threshold_unit == "tokens" else 1
    thresholds = sorted(after // unit for after, _ in schedule)
    if not thresholds or thresholds[0]:
        raise Refused("no-start", "schedule")
    if len(set(thresholds)) < len(thresholds):
        raise Refused("same-threshold", "schedule")
    if any(size < 1 for _, size in schedule):
        raise Refused("size-below-one", "schedule")
    pairs = [(after, size // down_to * down_to) for after, size in schedule]
    match threshold_unit:
        case "tokens":
            return ramps.at_tokens(pairs, sequence_length)
        case "sequences":
            return ramps.at_samples(pairs)
        case "steps":
            return ramps.at_steps(pairs)
