"""FLOP of training: conventions against each other, and against counted operations."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.training_flops import training_flops
from calclet.service import calculate

counts = st.integers(1, 10**30)
sizes = st.integers(1, 10**6)


@given(counts, counts)
def test_a_petaflop_day_is_a_petaflop_per_second_for_a_day(N: int, D: int) -> None:
    texts = {"parameters": str(N), "training_tokens": str(D)}
    texts["flop_convention"] = "dense"
    outputs = calculate(registry.find("training-flops"), texts)["outputs"]
    days = Fraction(outputs["petaflop_days"])
    assert Fraction(outputs["training_compute"]) == 6 * N * D
    assert days * 10**15 * 24 * 60 * 60 == 6 * N * D


@given(counts, counts, sizes, sizes, sizes)
def test_a_causal_mask_halves_attention_alone(
    N: int, D: int, n_l: int, d_a: int, s: int
) -> None:
    def compute(convention: Any) -> int:
        return training_flops(N, D, convention, n_l, d_a, s).training_compute

    dense = compute("dense")
    full, causal = (compute(f"{kind}_attention") - dense for kind in ("full", "causal"))
    assert full == 2 * causal == 12 * n_l * d_a * s * D


@given(counts, counts, sizes, sizes, sizes)
def test_the_share_is_of_the_sum(N: int, D: int, n_l: int, d_a: int, s: int) -> None:
    result = training_flops(N, D, "full_attention", n_l, d_a, s)
    assert result.attention_share is not None
    assert result.training_compute * (1 - result.attention_share) == 6 * N * D


@given(counts, counts)
def test_full_recomputation_is_a_third_more(N: int, D: int) -> None:
    model = training_flops(N, D).training_compute
    hardware = training_flops(N, D, "full_recompute").training_compute
    assert hardware == Fraction(4, 3) * model


def test_shape_counts_beside_attention_only() -> None:
    texts = {"layers": "none of your business", "sequence_length": "-1"}
    definition = registry.find("training-flops")
    assert calculate(definition, texts)["ok"] is False  # parameters are lacking
    texts |= {"parameters": "7e9", "training_tokens": "1e12"}
    texts["flop_convention"] = "dense"
    assert calculate(definition, texts)["ok"] is True
    texts["flop_convention"] = "causal_attention"
    assert [error.input for error in calculate(definition, texts)["errors"]] == [
        "layers",
        "attention_width",
        "sequence_length",
    ]


@pytest.mark.parametrize("tied", [False, True])
def test_operations_counted_by_torch(tied: bool) -> None:
    """One training step of a Llama, each matrix product counted as it runs.

    The lookup of input embeddings multiplies nothing: N is without them here.
    """
    torch = pytest.importorskip("torch", reason="an optional oracle, not pinned")
    transformers = pytest.importorskip("transformers", reason="an optional oracle")
    from torch.utils.flop_counter import FlopCounterMode

    n_l, heads, head_size, hidden, vocabulary, b, s = 3, 4, 24, 64, 100, 2, 32
    config = transformers.LlamaConfig(
        vocab_size=vocabulary,
        hidden_size=hidden,
        intermediate_size=176,
        num_hidden_layers=n_l,
        num_attention_heads=heads,
        num_key_value_heads=2,
        head_dim=head_size,
        tie_word_embeddings=tied,
        attn_implementation="eager",
    )
    with torch.device("meta"):
        model = transformers.AutoModelForCausalLM.from_config(config)
        ids = torch.zeros((b, s), dtype=torch.long)
    with FlopCounterMode(display=False) as counter:
        model(ids).logits.sum().backward()
    matrices = sum(p.numel() for p in model.parameters() if p.dim() == 2)
    N = matrices if tied else matrices - vocabulary * hidden
    D = b * s
    result = training_flops(N, D, "full_attention", n_l, heads * head_size, s)
    assert counter.get_total_flops() == result.training_compute
