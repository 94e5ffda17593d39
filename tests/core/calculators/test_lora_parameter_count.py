"""Parameters of adapters: what counts twice, what counts once, and what never."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.lora_parameter_count import lora_parameter_count
from calclet.errors import Refused
from calclet.manifest import manifest
from calclet.service import calculate

LINEAR = ("q", "k", "v", "o", "gate", "up", "down")
ranks = st.integers(1, 4096)
modules = st.frozensets(st.sampled_from((*LINEAR, "lm_head", "embeddings")), min_size=1)


def count(targets: Any = LINEAR, **given: Any) -> int:
    return lora_parameter_count(
        target_modules=frozenset(targets), **given
    ).trainable_parameters


@given(ranks, modules)
def test_twice_the_rank_is_twice_the_parameters(rank: int, targets: Any) -> None:
    assert count(targets, rank=2 * rank) == 2 * count(targets, rank=rank)


@given(ranks, modules, modules)
def test_modules_add_up(rank: int, some: Any, others: Any) -> None:
    both = count(some | others, rank=rank)
    common = count(some & others, rank=rank) if some & others else 0
    assert both + common == count(some, rank=rank) + count(others, rank=rank)


@given(ranks, st.integers(1, 128), st.integers(1, 128))
def test_keys_and_values_have_their_own_number_of_heads(
    rank: int, heads: int, kv: int
) -> None:
    """Taking the hidden size for k and v counts too many under grouped queries."""
    given = {"rank": rank, "attention_heads": heads, "key_value_heads": kv}
    assert count(("k",), **given) == 32 * rank * (4096 + kv * 128)
    assert count(("q",), **given) == 32 * rank * (4096 + heads * 128)


@given(ranks)
def test_a_fused_layer_has_one_adapter(rank: int) -> None:
    given = {"rank": rank, "key_value_heads": 32}
    fused = count(("q", "k", "v"), fused_modules=frozenset(("qkv",)), **given)
    assert fused == 32 * rank * (4096 + 3 * 4096)
    assert count(("q", "k", "v"), **given) == 32 * 3 * rank * 2 * 4096
    assert fused == count(("q",), fused_modules=frozenset(("qkv",)), **given)


@given(ranks, st.integers(1, 256))
def test_experts_multiply_the_feed_forward_only(rank: int, experts: int) -> None:
    assert count(("gate", "down"), rank=rank, experts=experts) == experts * count(
        ("gate", "down"), rank=rank
    )
    assert count(("q", "o"), rank=rank, experts=experts) == count(("q", "o"), rank=rank)


@given(ranks, st.booleans())
def test_what_has_no_gate_adapts_none(rank: int, fused: bool) -> None:
    given = {"fused_modules": frozenset(("gate_up",) if fused else ())}
    plain = count(("gate", "up"), rank=rank, gated_feed_forward=False, **given)
    assert plain == count(("up",), rank=rank)


@given(ranks)
def test_saved_modules_are_whole_copies(rank: int) -> None:
    saved = count(rank=rank, modules_to_save=frozenset(("lm_head", "embeddings")))
    assert saved == count(rank=rank) + 2 * 128_256 * 4096


@given(ranks, modules, st.integers(1, 10**12))
def test_the_share_is_of_base_and_adapter(rank: int, targets: Any, base: int) -> None:
    found = lora_parameter_count(rank, frozenset(targets), base_parameters=base)
    n = found.trainable_parameters
    assert found.trainable_share == Fraction(n, base + n)


def test_biases_of_the_base_model_are_counted_once() -> None:
    plain = lora_parameter_count(8)
    own = lora_parameter_count(8, bias="lora_only")
    new = lora_parameter_count(8, bias="lora_bias")
    assert own.trainable_parameters == new.trainable_parameters
    assert own.trainable_share > new.trainable_share > plain.trainable_share


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"target_modules": frozenset()}, "nothing-trained"),
        ({"target_modules": frozenset(("gate",)), "gated_feed_forward": False},
         "nothing-trained"),
        ({"bias": "lora_bias", "dora": True}, "bias-with-dora"),
        ({"bias": "lora_bias", "target_modules": frozenset(("embeddings",))},
         "bias-on-embeddings"),
    ],
)  # fmt: skip
def test_refusals(given: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as caught:
        lora_parameter_count(**given)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"fused_modules": "qkv", "target_modules": "q,v"}, "remark-qkv-is-one-layer"),
        ({"fused_modules": "gate_up", "target_modules": "q,up"},
         "remark-gate-up-is-one-layer"),
        ({"fused_modules": "qkv", "target_modules": "o"}, None),
        ({"gated_feed_forward": "false"}, "remark-no-gate"),
        ({"target_modules": "lm_head", "modules_to_save": "lm_head"},
         "remark-adapted-and-saved"),
        ({"rank": "4096", "hidden_size": "2048"}, "remark-rank-above-width"),
    ],
)  # fmt: skip
def test_remarks(texts: dict[str, str], code: str | None) -> None:
    definition = registry.find("lora-parameter-count")
    defaults = {
        field["id"]: field["default"] for field in manifest(definition)["inputs"]
    }
    found = calculate(definition, defaults | texts)
    assert [warning.code for warning in found["warnings"]] == ([code] if code else [])


SMALL = {
    "layers": 3, "hidden_size": 64, "attention_heads": 4, "key_value_heads": 2,
    "head_size": 16, "feed_forward_size": 160, "vocabulary_size": 1000,
}  # fmt: skip
LLAMA = {
    "q": "q_proj", "k": "k_proj", "v": "v_proj", "o": "o_proj", "gate": "gate_proj",
    "up": "up_proj", "down": "down_proj", "lm_head": "lm_head",
    "embeddings": "embed_tokens",
}  # fmt: skip
SHAPE = {
    "num_hidden_layers": 3, "hidden_size": 64, "num_attention_heads": 4,
    "num_key_value_heads": 2, "intermediate_size": 160, "vocab_size": 1000,
}  # fmt: skip


def peft_counts(config: str, shape: dict[str, Any], **lora: Any) -> tuple[int, ...]:
    """Base, trainable and all parameters as PEFT has them, on tensors without data."""
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    peft = pytest.importorskip("peft")
    with torch.device("meta"):
        model = transformers.AutoModelForCausalLM.from_config(
            getattr(transformers, config)(**shape)
        )
    base = sum(parameter.numel() for parameter in model.parameters())
    adapted = peft.get_peft_model(model, peft.LoraConfig(r=8, **lora))
    return base, *adapted.get_nb_trainable_parameters()


def agrees(counts: tuple[int, ...], **given: Any) -> bool:
    base, trainable, everything = counts
    found = lora_parameter_count(8, **SMALL | {"base_parameters": base} | given)
    share = Fraction(trainable, everything)
    return (found.trainable_parameters, found.trainable_share) == (trainable, share)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("targets", "ours", "theirs"),
    [
        (("q", "v"), {}, {}),
        (LINEAR, {}, {}),
        (LINEAR, {"dora": True}, {"use_dora": True}),
        (LINEAR, {"bias": "lora_bias"}, {"lora_bias": True}),
        (("lm_head",), {"dora": True}, {"use_dora": True}),
        (("embeddings",), {"dora": True}, {"use_dora": True}),
        (("q",), {"modules_to_save": frozenset(("lm_head", "embeddings"))},
         {"modules_to_save": ["lm_head", "embed_tokens"]}),
    ],
)  # fmt: skip
def test_agrees_with_peft_on_llama(
    targets: tuple[str, ...], ours: dict[str, Any], theirs: dict[str, Any]
) -> None:
    names = [LLAMA[name] for name in targets]
    counts = peft_counts("LlamaConfig", SHAPE, target_modules=names, **theirs)
    assert agrees(counts, target_modules=frozenset(targets), **ours)


@pytest.mark.filterwarnings("ignore")
def test_agrees_with_peft_on_biases_of_the_base() -> None:
    targets = ("q", "k", "v", "o")
    counts = peft_counts(
        "LlamaConfig",
        SHAPE | {"attention_bias": True},
        target_modules=[LLAMA[name] for name in targets],
        bias="lora_only",
    )
    assert agrees(counts, target_modules=frozenset(targets), bias="lora_only")


@pytest.mark.filterwarnings("ignore")
def test_agrees_with_peft_on_fused_layers() -> None:
    gpt2 = peft_counts(
        "GPT2Config",
        {"vocab_size": 1000, "n_embd": 64, "n_layer": 3, "n_head": 4},
        target_modules=["c_attn"],
        fan_in_fan_out=True,
    )
    one = {"fused_modules": frozenset(("qkv",)), "key_value_heads": 4}
    assert agrees(gpt2, target_modules=frozenset("qkv"), **one)
    everything = peft_counts(
        "GPT2Config",
        {"vocab_size": 1000, "n_embd": 64, "n_layer": 3, "n_head": 4},
        target_modules=["c_attn", "c_proj", "c_fc"],
        bias="lora_only",
        fan_in_fan_out=True,
    )
    assert agrees(
        everything,
        bias="lora_only",
        gated_feed_forward=False,
        feed_forward_size=256,
        **one,
    )
    phi3 = peft_counts(
        "Phi3Config",
        SHAPE | {"pad_token_id": 0},
        target_modules=["qkv_proj", "o_proj", "gate_up_proj", "down_proj"],
    )
    both = frozenset(("qkv", "gate_up"))
    assert agrees(phi3, target_modules=frozenset(LINEAR), fused_modules=both)


@pytest.mark.filterwarnings("ignore")
def test_agrees_with_peft_on_experts() -> None:
    mixtral = peft_counts(
        "MixtralConfig",
        SHAPE | {"num_local_experts": 4},
        target_modules=["q_proj", "v_proj"],
        target_parameters=["mlp.experts.gate_up_proj", "mlp.experts.down_proj"],
    )
    assert agrees(
        mixtral,
        target_modules=frozenset(("q", "v", "gate", "up", "down")),
        fused_modules=frozenset(("gate_up",)),
        experts=4,
    )
