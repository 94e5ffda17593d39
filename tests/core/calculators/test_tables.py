"""The tables that presets are filled from, held against what builds the models."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

MODELS = tomllib.loads(
    (files("calclet") / "data" / "models.toml").read_text(encoding="utf-8")
)["row"]
TOKENIZERS = tomllib.loads(
    (files("calclet") / "data" / "tokenizers.toml").read_text(encoding="utf-8")
)["row"]
GPUS = tomllib.loads(
    (files("calclet") / "data" / "gpus.toml").read_text(encoding="utf-8")
)["row"]
KINDS = {
    "gpt-2": "gpt2",
    "bloom-176b": "bloom",
    "pythia-12b": "gpt_neox",
    "mistral-7b": "mistral",
    "qwen2.5-7b": "qwen2",
    "qwen3-8b": "qwen3",
    "gemma-2-9b": "gemma2",
    "olmo-2-7b": "olmo2",
}
TIED = {"gpt-2", "bloom-176b", "gemma-2-9b"}
models = pytest.mark.parametrize("row", MODELS, ids=[row["id"] for row in MODELS])


@models
def test_columns_agree_with_each_other(row: dict[str, Any]) -> None:
    assert row["attention_width"] == row["attention_heads"] * row["head_size"]
    assert row["attention_heads"] % row["key_value_heads"] == 0
    # Weights of attention and of the embedding alone are less than all of them.
    projections = 2 * row["hidden"] * row["attention_width"] * row["layers"]
    assert projections + row["vocabulary"] * row["hidden"] < row["parameters"]


@models
def test_a_gate_is_one_matrix_more(row: dict[str, Any]) -> None:
    """Attention, feed-forward and embedding, tied or not, are all but a hundredth."""
    h, n_l, total = row["hidden"], row["layers"], row["parameters"]
    keys = row["key_value_heads"] * row["head_size"]
    layer = 2 * h * (row["attention_width"] + keys)
    layer += (3 if row["gated"] else 2) * h * row["feed_forward"]
    embedding = row["vocabulary"] * h
    rest = [total - n_l * layer - times * embedding for times in (1, 2)]
    assert min(map(abs, rest)) < total / 100


@pytest.mark.parametrize("row", GPUS, ids=[row["id"] for row in GPUS])
def test_rates_of_gpus_are_those_without_sparsity(row: dict[str, Any]) -> None:
    """Half the bits are twice the rate, and sparsity would double one of the two."""
    rates = {name: rate(row[name]) for name in ("fp8", "bf16", "tf32") if name in row}
    for fast, slow in (("fp8", "bf16"), ("bf16", "tf32")):
        if fast in rates and slow in rates:
            assert 1.95 < rates[fast] / rates[slow] < 2.06
    assert row["memory"].removesuffix("GiB").isdigit()


def rate(text: str) -> float:
    number, _, unit = text.partition("T")
    assert unit == "FLOP_per_second"
    return float(number)


@models
def test_parameters_as_transformers_counts_them(row: dict[str, Any]) -> None:
    transformers = pytest.importorskip("transformers", reason="an optional oracle")
    torch = pytest.importorskip("torch", reason="an optional oracle, not pinned")
    if row["id"] == "gpt-3-175b":
        config = transformers.GPT2Config(
            n_embd=row["hidden"],
            n_layer=row["layers"],
            n_head=row["attention_heads"],
            n_positions=2048,
        )
    else:
        kind = KINDS.get(row["id"], "llama")
        config = transformers.AutoConfig.for_model(
            kind,
            hidden_size=row["hidden"],
            intermediate_size=row["feed_forward"],
            num_hidden_layers=row["layers"],
            num_attention_heads=row["attention_heads"],
            num_key_value_heads=row["key_value_heads"],
            head_dim=row["head_size"],
            vocab_size=row["vocabulary"],
            tie_word_embeddings=row["id"] in TIED,
        )
    with torch.device("meta"):
        model = transformers.AutoModelForCausalLM.from_config(config)
    assert sum(p.numel() for p in model.parameters()) == row["parameters"]


def test_no_two_rows_have_the_same_id() -> None:
    for table in (MODELS, TOKENIZERS, GPUS):
        ids = [row["id"] for row in table]
        assert len(set(ids)) == len(ids)


def test_chinese_and_japanese_tokens_are_not_four_characters() -> None:
    """A character takes three bytes, so that 4 characters would be 12."""
    for row in TOKENIZERS:
        low, high = (3.5, 4.5) if row["id"].endswith("-en") else (1.3, 4.6)
        assert low < float(row["bytes_per_token"]) < high
