"""Stages of a growing batch: held against a run that takes step after step."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.batch_ramp import Result, batch_ramp
from calclet.calculators.batch_ramp.schedules import Change
from calclet.service import calculate

type Sizes = Callable[[int, int], int]


def taken(sizes: Sizes, total: int) -> list[int]:
    """Every step of a run: what it takes, given the steps and samples before it."""
    batches: list[int] = []
    consumed = 0
    while consumed + (size := sizes(len(batches), consumed)) <= total:
        batches.append(size)
        consumed += size
    return batches


def as_megatron(start: int, increment: int, samples: int, full: int) -> Sizes:
    """RampupBatchsizeNumMicroBatchesCalculator.update, without its rounding."""
    number = (full - start) // increment

    def size(_: int, consumed: int) -> int:
        if consumed >= samples or not number:
            return full
        return start + consumed * number // samples * increment

    return size


def spread(found: Result) -> list[int]:
    """The stages as steps, each with its batch."""
    return [one.batch_size for one in found.stages for _ in range(one.steps)]


@given(
    st.integers(1, 20), st.integers(1, 8), st.integers(0, 10),
    st.integers(0, 2000), st.integers(1, 4000),
)  # fmt: skip
def test_increments_take_the_steps_that_megatron_takes(
    start: int, increment: int, number: int, ramp: int, total: int
) -> None:
    full = start + number * increment
    found = batch_ramp(
        start_batch_size=start, batch_size_increment=increment, ramp_sequences=ramp,
        global_batch_size=full, training_sequences=total, data_parallel_size=1,
    )  # fmt: skip
    expected = taken(as_megatron(start, increment, ramp, full), total)
    assert spread(found) == expected
    assert found.total_steps == len(expected) == found.ramp_steps + found.full_steps
    assert (found.unused_sequences or 0) == total - sum(expected)


schedules = st.lists(
    st.tuples(st.integers(1, 500), st.integers(1, 50)), max_size=4,
    unique_by=lambda pair: pair[0],
)  # fmt: skip


@given(schedules, st.integers(1, 50), st.integers(1, 3000), st.integers(1, 7))
@pytest.mark.parametrize("unit", ["tokens", "sequences", "steps"])
def test_sizes_hold_from_their_thresholds_on(
    unit: str, later: list[tuple[int, int]], first: int, total: int, length: int
) -> None:
    scale = length if unit == "tokens" else 1
    rows = sorted([(0, first), *later])
    assume(len({at // scale for at, _ in rows}) == len(rows))

    def size(step: int, consumed: int) -> int:
        done = step if unit == "steps" else consumed
        return [size for at, size in rows if at // scale <= done][-1]

    found = batch_ramp(
        ramp_given_as="thresholds", threshold_unit=unit,
        schedule=tuple(Change(*row) for row in reversed(rows)),
        training_sequences=total, sequence_length=length, data_parallel_size=1,
    )  # fmt: skip
    assert spread(found) == taken(size, total)


@given(st.integers(1, 8), st.integers(1, 8))
def test_rounded_sizes_are_whole_passes(micro_batch: int, replicas: int) -> None:
    multiple = micro_batch * replicas
    found = batch_ramp(
        ramp_given_as="thresholds", threshold_unit="steps",
        schedule=(Change(0, 100), Change(10, 250), Change(20, 333)),
        micro_batch_size=micro_batch, data_parallel_size=replicas,
        decrease_if_needed=True, training_sequences=10**5,
    )  # fmt: skip
    sizes = [one.batch_size for one in found.stages]
    assert sizes == [size // multiple * multiple for size in (100, 250, 333)]
    assert [one.first_step for one in found.stages] == [0, 10, 20]


def test_stages_follow_one_another() -> None:
    found = batch_ramp()
    step = 0
    for stage in found.stages:
        assert stage.first_step == step
        assert stage.tokens == stage.steps * stage.batch_size * 2048
        step += stage.steps
    assert step == found.total_steps
    assert len(found.stages) == (2048 - 192) // 16 + 1


@given(st.integers(0, 10**7), st.integers(10**7 + 2048, 10**9))
def test_a_ramp_only_adds_steps(ramp: int, total: int) -> None:
    found = batch_ramp(ramp_sequences=ramp, training_sequences=total)
    assert found.total_steps >= int(found.constant_steps)


def answer(**texts: str) -> dict[str, Any]:
    given = {
        "ramp_given_as": "linear", "start_batch_size": "192", "sequence_length": "2048",
        "batch_size_increment": "16", "ramp_sequences": "9765625",
        "global_batch_size": "2048", "training_given_as": "sequences",
        "training_sequences": "220000000", "micro_batch_size": "1",
        "data_parallel_size": "8", "decrease_if_needed": "false",
    }  # fmt: skip
    return calculate(registry.find("batch-ramp"), given | texts)


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"batch_size_increment": "17"}, "increments-miss"),
        ({"start_batch_size": "4096"}, "increments-miss"),
        ({"schedule": "2048|512;4096|1024"}, "no-start"),
        ({"schedule": "0|512;2048|1024;2048|2048"}, "same-threshold"),
        ({"schedule": "0|512;2047|1024"}, "same-threshold"),
        ({"schedule": "0|0;2048|1024"}, "size-below-one"),
        ({"schedule": "0|516"}, "does-not-divide"),
        ({"data_parallel_size": "12"}, "does-not-divide"),
        ({"data_parallel_size": "4096", "decrease_if_needed": "true"},
         "does-not-divide"),
        ({"global_batch_size": "16192"}, "too-many-stages"),
    ],
)  # fmt: skip
def test_refusals(texts: dict[str, str], code: str) -> None:
    if "schedule" in texts:
        texts = {"ramp_given_as": "thresholds", "threshold_unit": "tokens"} | texts
    (problem,) = answer(**texts)["errors"]
    assert problem.code == f"refusal-{code}"


def test_the_size_that_does_not_divide_is_named() -> None:
    """BLOOM's micro-batch of 2 on 12 replicas would fail at 208, a step or 439 in."""
    (problem,) = answer(micro_batch_size="2", data_parallel_size="12")["errors"]
    assert problem.args == {"size": "208", "multiple": "24"}


def test_a_run_shorter_than_its_ramp_is_remarked_on() -> None:
    found = answer(training_sequences="9000000")
    assert [remark.code for remark in found["warnings"]] == ["remark-never-full"]
    assert found["outputs"]["full_steps"] == "0"
    assert not answer()["warnings"]
