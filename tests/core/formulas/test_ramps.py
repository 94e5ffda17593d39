"""Ramps of the batch size: published runs, and a simulation of every single step."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calclet.formulas import ramps
from calclet.formulas.ramps import Change, Length, Stage

settings.register_profile("calm", deadline=None)  # shared machines pause
settings.load_profile("calm")

sizes = st.integers(1, 60)
schedules = st.lists(
    st.tuples(st.integers(1, 3000), sizes), max_size=6, unique_by=lambda pair: pair[0]
).flatmap(lambda later: sizes.map(lambda first: [(0, first), *later]))


def megatron(
    start: int, increment: int, samples: int, full: int, number: type = Fraction
) -> Length:
    """Steps and samples below the full batch, one step after the other.

    RampupBatchsizeNumMicroBatchesCalculator.update, as it is called before each step;
    `number` is float there.
    """
    each = number(samples) / ((full - start) // increment)
    steps = consumed = 0
    while (size := start + int(consumed / each) * increment) < full:
        steps, consumed = steps + 1, consumed + size
    return Length(steps, consumed)


def simulated(pairs: list[tuple[int, int]], total: int) -> list[tuple[int, int]]:
    """Size and number of the steps of each stage, one step after the other."""
    found: list[tuple[int, int]] = []
    consumed = 0
    while True:
        size = max((p for p in pairs if p[0] <= consumed), key=lambda p: p[0])[1]
        if consumed + size > total:
            return found
        consumed += size
        count = found.pop()[1] if found and found[-1][0] == size else 0
        found.append((size, count + 1))


def merged(stages: list[Stage]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for stage in stages:
        count = found.pop()[1] if found and found[-1][0] == stage.batch_size else 0
        found.append((stage.batch_size, count + stage.steps))
    return found


BLOOM = 192, 16, 9_765_625, 2048
GPT3 = 16, 16, 5_859_375, 1536


def test_the_ramp_of_bloom() -> None:
    """12,658 steps to 20.0 billion tokens: tr11-176B-ml.slurm, run in Megatron-LM."""
    ramp = ramps.ramp(ramps.linear(*BLOOM))

    assert ramps.length(ramp) == (12_658, 9_765_808) == megatron(*BLOOM, number=float)
    assert ramps.length(ramp).samples * 2048 == 20_000_374_784


def test_all_steps_of_bloom() -> None:
    """220 million samples: 12,658 steps of the ramp and 102,653 of 2048 sequences."""
    run = ramps.stages(ramps.linear(*BLOOM), 220_000_000)

    assert ramps.length(run).steps == 115_311
    assert run[-1] == Stage(2048, 102_653, 12_658, 9_765_808)
    assert run[0] == Stage(192, 439, 0, 0)


def test_the_ramp_of_megatrons_gpt3_example() -> None:
    """16 16 5859375 to 1536, as run in Megatron-LM."""
    ramp = ramps.ramp(ramps.linear(*GPT3))

    assert ramps.length(ramp).steps == 19_802
    assert ramps.length(ramp) == megatron(*GPT3, number=float)


def test_the_doublings_of_palm() -> None:
    """Chowdhery et al. 2022, section 5.3: 512, 1024, 2048 sequences to step 255k."""
    changes = ramps.at_steps([(0, 512), (50_000, 1024), (115_000, 2048)])
    rising = ramps.ramp(changes)
    before = ramps.length(rising).samples
    run = ramps.stages(changes, before + (255_000 - 115_000) * 2048)

    assert [stage.steps for stage in run] == [50_000, 65_000, 140_000]
    assert ramps.length(run).samples * 2048 == 775_946_240_000


def test_tokens_where_the_sequence_grows_too() -> None:
    """Llama 3.1 405B leaves its first batch after 252M tokens, some 60 steps."""
    changes = ramps.at_samples(
        [(0, 2**22), (252_000_000, 2**23), (2_870_000_000_000, 2**24)]
    )

    assert ramps.ramp(changes)[0].steps == 61
    assert ramps.batch_size_at(changes, 251_999_999) == 2**22
    assert ramps.batch_size_at(changes, 252_000_000) == 2**23


def test_thresholds_in_tokens_are_rounded_down_to_sequences() -> None:
    """As Megatron-LM's own example of --step-batch-size-schedule, out of order."""
    changes = ramps.at_tokens([(250 * 10**9, 1536), (0, 768)], 4096)

    assert changes == [Change(Fraction(0), 768), Change(Fraction(61_035_156), 1536)]
    assert ramps.ramp(changes) == [Stage(768, 79_473, 0, 0)]


def test_a_batch_that_is_decreased_takes_longer() -> None:
    """100 becomes 96 where micro-batches of 3 run on 8 replicas."""
    changes = ramps.rounded_down(ramps.at_samples([(0, 100), (9600, 200)]), 24)

    assert [change.batch_size for change in changes] == [96, 192]
    assert ramps.ramp(changes) == [Stage(96, 100, 0, 0)]


def test_a_ramp_that_misses_its_end_is_refused() -> None:
    with pytest.raises(ValueError, match="do not lead"):
        ramps.linear(16, 30, 1000, 100)
    with pytest.raises(ValueError, match="do not lead"):
        ramps.linear(128, 16, 1000, 64)


def test_a_ramp_that_starts_full_has_no_stages() -> None:
    assert ramps.ramp(ramps.linear(64, 16, 1000, 64)) == []
    assert ramps.stages(ramps.linear(64, 16, 1000, 64), 640) == [Stage(64, 10, 0, 0)]


@given(
    start=sizes,
    increment=sizes,
    number=st.integers(1, 40),
    samples=st.integers(1, 2000),
)
def test_linear_ramps_are_megatrons(
    start: int, increment: int, number: int, samples: int
) -> None:
    full = start + increment * number
    ramp = ramps.ramp(ramps.linear(start, increment, samples, full))

    assert ramps.length(ramp) == megatron(start, increment, samples, full)


@given(pairs=schedules, total=st.integers(0, 9000))
def test_stages_are_those_of_single_steps(
    pairs: list[tuple[int, int]], total: int
) -> None:
    run = ramps.stages(ramps.at_samples(pairs), total)

    assert merged(run) == simulated(pairs, total)


@given(pairs=schedules, consumed=st.integers(0, 9000))
def test_the_size_at_a_moment_is_that_of_the_last_change(
    pairs: list[tuple[int, int]], consumed: int
) -> None:
    passed = max(pair for pair in pairs if pair[0] <= consumed)

    assert ramps.batch_size_at(ramps.at_samples(pairs), consumed) == passed[1]


@given(pairs=schedules)
def test_a_stage_begins_where_the_one_before_ends(pairs: list[tuple[int, int]]) -> None:
    run = ramps.stages(ramps.at_samples(pairs), 9000)

    for index, stage in enumerate(run):
        assert (stage.first_step, stage.consumed) == ramps.length(run[:index])
