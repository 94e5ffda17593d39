"""The bubble of a pipeline, simulated stage by stage and compared with the formula."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.pipeline_parallel_bubble import pipeline_parallel_bubble
from calclet.service import calculate

stages = st.integers(1, 12)
micro_batches = st.integers(1, 40)
shares = st.fractions(Fraction(1, 1000), Fraction(999, 1000), max_denominator=1000)


def simulated(p: int, m: int, order: list[list[tuple[str, int]]]) -> tuple[int, int]:
    """Time until all is done, and the most forward passes the first stage holds.

    Each stage does its own list in order; forward waits for the stage before, backward
    for the one behind. A forward pass takes 1, a backward pass 2.
    """
    done: dict[tuple[str, int, int], int] = {}
    clock, at = [0] * p, [0] * p
    while any(at[s] < len(order[s]) for s in range(p)):
        for s in range(p):
            while at[s] < len(order[s]):
                kind, i = order[s][at[s]]
                before = ("F", s - 1, i) if kind == "F" else ("B", s + 1, i)
                needed = before if 0 <= before[1] < p else ("F", s, i)
                if kind == "F" and s == 0:
                    start = 0
                elif needed in done:
                    start = done[needed]
                else:
                    break
                clock[s] = max(clock[s], start) + (1 if kind == "F" else 2)
                done[kind, s, i] = clock[s]
                at[s] += 1
    held = peak = 0
    for kind, _ in order[0]:
        held += 1 if kind == "F" else -1
        peak = max(peak, held)
    return max(clock), peak


def gpipe(p: int, m: int) -> list[list[tuple[str, int]]]:
    return [[("F", i) for i in range(m)] + [("B", i) for i in range(m)]] * p


def one_f_one_b(p: int, m: int) -> list[list[tuple[str, int]]]:
    orders = []
    for s in range(p):
        warm = min(p - s - 1, m)
        order = [("F", i) for i in range(warm)]
        for i in range(m - warm):
            order += [("F", warm + i), ("B", i)]
        orders.append(order + [("B", i) for i in range(m - warm, m)])
    return orders


@pytest.mark.parametrize(
    ("schedule", "order"), [("gpipe", gpipe), ("one_f_one_b", one_f_one_b)]
)
@given(p=stages, m=micro_batches)
def test_agrees_with_a_simulation(schedule: str, order, p: int, m: int) -> None:
    time, peak = simulated(p, m, order(p, m))
    found = pipeline_parallel_bubble(p, m, schedule)
    assert found.bubble_share == Fraction(time - 3 * m, time)
    assert found.bubble_over_ideal == Fraction(time - 3 * m, 3 * m)
    assert found.in_flight_micro_batches == peak


@given(stages, micro_batches, shares)
def test_one_virtual_stage_is_plain_1f1b(p: int, m: int, share: Fraction) -> None:
    plain = pipeline_parallel_bubble(p, m, "one_f_one_b", 7, share)
    assert pipeline_parallel_bubble(p, m, "interleaved", 1, share) == plain


@given(stages, micro_batches, st.integers(1, 8))
def test_the_two_definitions_convert_into_each_other(p: int, m: int, v: int) -> None:
    found = pipeline_parallel_bubble(p, m, "interleaved", v)
    x, f = found.bubble_over_ideal, found.bubble_share
    assert f == x / (1 + x) == Fraction(p - 1, v * m + p - 1)
    assert found.pipeline_efficiency == 1 - f


@given(stages, micro_batches, shares, st.integers(1, 8))
def test_the_target_is_reached_and_not_before(
    p: int, m: int, share: Fraction, v: int
) -> None:
    schedule = "interleaved"
    found = pipeline_parallel_bubble(p, m, schedule, v, share)
    enough = found.micro_batches_for_target
    group = p if v > 1 else 1
    assert enough % group == 0
    assert pipeline_parallel_bubble(p, enough, schedule, v).bubble_share <= share
    if enough > group:
        fewer = pipeline_parallel_bubble(p, enough - group, schedule, v)
        assert fewer.bubble_share > share


@given(st.integers(2, 12), st.integers(1, 40), st.integers(2, 6))
def test_interleaved_chunks_in_flight(p: int, groups: int, v: int) -> None:
    """Megatron-LM's warm-up: 2 (p - 1) + (v - 1) p chunks, then one forward more."""
    m = groups * p
    chunks = min(2 * (p - 1) + (v - 1) * p + 1, m * v)
    found = pipeline_parallel_bubble(p, m, "interleaved", v)
    assert found.in_flight_micro_batches == Fraction(chunks, v)


def test_1f1b_saves_memory_and_no_time() -> None:
    slow, lean = (
        pipeline_parallel_bubble(8, 64, name) for name in ("gpipe", "one_f_one_b")
    )
    assert slow.bubble_share == lean.bubble_share
    assert (slow.in_flight_micro_batches, lean.in_flight_micro_batches) == (64, 8)


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"schedule": "interleaved", "micro_batches": "60"}, "remark-not-a-multiple"),
        ({"schedule": "interleaved", "virtual_stages": "1"},
         "remark-nothing-interleaved"),
        ({"micro_batches": "4"}, "remark-idle-stages"),
        ({"micro_batches": "60"}, None),
    ],
)  # fmt: skip
def test_remarks(texts: dict[str, str], code: str | None) -> None:
    given = {"pipeline_stages": "8", "micro_batches": "64", "schedule": "one_f_one_b"}
    given |= {"virtual_stages": "2", "target_bubble": "10"}
    found = calculate(registry.find("pipeline-parallel-bubble"), given | texts)
    assert [warning.code for warning in found["warnings"]] == ([code] if code else [])
