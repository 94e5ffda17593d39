"""Accumulation: what it does to the batch, and what it does not do to the memory."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from calclet.calculators.effective_batch_size import effective_batch_size
from calclet.calculators.gradient_accumulation_memory import (
    gradient_accumulation_memory,
)

counts = st.integers(1, 10**6)
sizes = st.fractions(Fraction(1, 1000), 10**12, max_denominator=1000)


@given(counts, counts, counts, counts, counts, sizes)
def test_activations_know_neither_passes_nor_replicas(
    b: int, a: int, other_a: int, d: int, other_d: int, m: Fraction
) -> None:
    """The naive product with the accumulation steps, or with the batch, is wrong."""
    here = gradient_accumulation_memory(b, a, d, m)
    there = gradient_accumulation_memory(b, other_a, other_d, m)
    assert here.activation_memory == there.activation_memory == b * m


@given(counts, counts, counts, sizes)
def test_saved_and_used_are_all_that_one_pass_would_need(
    b: int, a: int, d: int, m: Fraction
) -> None:
    found = gradient_accumulation_memory(b, a, d, m)
    whole = gradient_accumulation_memory(a * b, 1, d, m)
    assert found.effective_batch_size == whole.effective_batch_size
    assert found.memory_without_accumulation == whole.activation_memory
    assert found.activation_memory + found.memory_saved == whole.activation_memory


@given(counts, counts, counts)
def test_the_batch_is_the_effective_batch_size(b: int, a: int, d: int) -> None:
    found = gradient_accumulation_memory(b, a, d)
    assert found.effective_batch_size == effective_batch_size(b, d, a).global_batch_size


@given(st.integers(0, 10**12), counts, counts)
def test_gradients_stay_whole_on_each_device(
    parameters: int, a: int, replicas: int
) -> None:
    """Between passes nothing is sharded: neither passes nor replicas matter."""
    in_fp32, in_bf16 = (
        gradient_accumulation_memory(
            gradient_accumulation_steps=a,
            data_parallel_size=replicas,
            parameters_per_device=parameters,
            gradient_bytes=size,
        ).gradient_buffer
        for size in ("4", "2")
    )
    assert in_fp32 == 4 * parameters
    assert in_bf16 == 2 * parameters


def test_without_parameters_no_buffer_is_claimed() -> None:
    assert gradient_accumulation_memory().gradient_buffer is None
