"""Activations of a transformer, against the equations of the paper as printed."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.activation_memory import activation_memory
from calclet.service import calculate

sizes = st.integers(1, 10**5)
few = st.integers(1, 200)


def kept(s: int, h: int, n_l: int, a: int, **given: Any) -> Fraction:
    given = {"gated_feed_forward": False, "flash_attention": False} | given
    return activation_memory(s, h, n_l, a, 4 * h, **given).activation_per_sample


@given(sizes, sizes, few, few, few)
def test_table_2_of_korthikanti(s: int, h: int, n_l: int, a: int, t: int) -> None:
    square = Fraction(5 * a * s, h)
    everything, no_scores = 34 + square, Fraction(34)
    alone = {"tensor_parallel_size": t, "sequence_parallel": False}
    both = {"tensor_parallel_size": t}
    selective = {"recompute": "selective"}
    layer = s * h
    assert kept(s, h, n_l, a) == n_l * layer * everything
    parallel = 10 + Fraction(24, t) + square / t
    assert kept(s, h, n_l, a, **alone) == n_l * layer * parallel
    assert kept(s, h, n_l, a, **both) == n_l * layer * everything / t
    assert kept(s, h, n_l, a, **both, **selective) == n_l * layer * no_scores / t
    assert kept(s, h, n_l, a, **alone, **selective) == n_l * layer * (
        10 + Fraction(24, t)
    )


@given(sizes, sizes, few, few)
def test_full_recomputation_keeps_inputs_and_rebuilds_one_layer(
    s: int, h: int, n_l: int, a: int
) -> None:
    """2 s h in each layer alone, as tools print it, forgets the layer at work."""
    found = kept(s, h, n_l, a, recompute="full")
    assert found == 2 * s * h * n_l + s * h * (34 + Fraction(5 * a * s, h))


@given(sizes, sizes, few, sizes)
def test_megatron_for_any_feed_forward(s: int, h: int, n_l: int, f: int) -> None:
    """compute_activation_memory: s b h (18 + 4 f / h) in each layer."""
    found = activation_memory(s, h, n_l, 1, f, False)
    assert found.activation_per_sample == s * h * n_l * (18 + Fraction(4 * f, h))


@given(sizes, sizes, sizes)
def test_a_gate_keeps_one_more_inner_tensor(s: int, h: int, f: int) -> None:
    plain, gated = (activation_memory(s, h, 1, 1, f, gate) for gate in (False, True))
    assert gated.kept_per_layer - plain.kept_per_layer == 2 * s * f


@given(sizes, sizes, few)
def test_flash_attention_and_selective_recomputation_keep_the_same(
    s: int, h: int, a: int
) -> None:
    flash = kept(s, h, 1, a, flash_attention=True)
    assert flash == kept(s, h, 1, a, recompute="selective")
    assert flash < kept(s, h, 1, a)


def test_grouped_queries_do_not_shrink_the_scores() -> None:
    """Query heads count: with eight times as many there is eight times as much."""
    few_heads, many = (kept(8192, 4096, 1, a) for a in (4, 32))
    scores = [found - 34 * 8192 * 4096 for found in (few_heads, many)]
    assert scores[1] == 8 * scores[0] == 5 * 32 * 8192**2


@pytest.mark.parametrize(("size", "remarked"), [("8", False), ("3", True)])
def test_heads_that_do_not_divide_are_remarked_on(size: str, remarked: bool) -> None:
    definition = registry.find("activation-memory")
    texts = {
        "sequence_length": "4096", "hidden_size": "4096", "layers": "32",
        "attention_heads": "32", "feed_forward_size": "14336",
        "gated_feed_forward": "true", "recompute": "none", "flash_attention": "true",
        "element_bytes": "2", "sequence_parallel": "true",
    }  # fmt: skip
    found = calculate(definition, texts | {"tensor_parallel_size": size})
    codes = [warning.code for warning in found["warnings"]]
    assert codes == (["remark-heads-do-not-divide"] if remarked else [])
