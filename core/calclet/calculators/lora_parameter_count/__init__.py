"""Parameters that LoRA trains, counted as PEFT counts them."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet import inputs
from calclet.definition import Input, Output, Preset, Remark, Source, calculator
from calclet.errors import Refused

Module = Literal["q", "k", "v", "o", "gate", "up", "down", "lm_head", "embeddings"]
Fusion = Literal["qkv", "gate_up"]
Bias = Literal["none", "lora_only", "lora_bias"]
Saved = Literal["lm_head", "embeddings"]

_FUSED: dict[Fusion, tuple[Module, ...]] = {
    "qkv": ("q", "k", "v"),
    "gate_up": ("gate", "up"),
}
_LINEAR: frozenset[Module] = frozenset(("q", "k", "v", "o", "gate", "up", "down"))

# Adam in mixed precision: weights, gradients and moments of what is trained.
_STATE_BYTES = 16


class Layer(NamedTuple):
    """A matrix of the base model that gets an adapter, and how often there is one."""

    inputs: int
    outputs: int
    copies: int


# With what the results rise or fall.
_SIZES = (
    "rank layers hidden_size attention_heads key_value_heads head_size "
    "feed_forward_size experts vocabulary_size"
)


class Result(NamedTuple):
    """What is trained, of how much, and what it takes to store and to train."""

    trainable_parameters: Annotated[
        int, Output(r"N_{\mathrm{LoRA}}", unit="parameter", rises_with=_SIZES)
    ]
    trainable_share: Annotated[
        Fraction, Output(r"\pi", unit="percent", digits=4, falls_with="base_parameters")
    ]
    adapter_size: Annotated[
        Fraction, Output("M_f", units=("MB", "MiB"), digits=4, rises_with=_SIZES)
    ]
    adapter_states_memory: Annotated[
        Fraction, Output("M_s", units=("MiB", "MB"), digits=4, rises_with=_SIZES)
    ]


def _remarks(
    target_modules: frozenset[Module],
    fused_modules: frozenset[Fusion],
    modules_to_save: frozenset[Saved],
    gated_feed_forward: bool,
    hidden_size: int,
    rank: int,
    **_: object,
) -> Iterator[Remark]:
    if "gate" in target_modules and not gated_feed_forward:
        yield Remark("no-gate", "target_modules")
    for name, parts in _FUSED.items():
        chosen = target_modules & set(parts)
        if name in fused_modules and 0 < len(chosen) < len(parts):
            yield Remark(f"{name.replace('_', '-')}-is-one-layer", "target_modules")
    if target_modules & modules_to_save:
        yield Remark("adapted-and-saved", "modules_to_save")
    if rank > hidden_size:
        yield Remark("rank-above-width", "rank")


@calculator(
    family="training",
    formula=r"N_{\mathrm{LoRA}} &= \sum_{W \in \mathcal{T}} r \,"
    r" (d_{\mathrm{in}} + d_{\mathrm{out}}) \\"
    r" q &\colon h \to n_h d_h \qquad (n_l \times) \\"
    r" k, v &\colon h \to n_{kv} d_h \\"
    r" o &\colon n_h d_h \to h \\"
    r" \mathrm{gate}, \mathrm{up} &\colon h \to f \qquad (n_l E \times) \\"
    r" \mathrm{down} &\colon f \to h \\"
    r" \mathrm{head} &\colon h \to V \\"
    r" \mathrm{emb} &\colon V \to h \\"
    r" \pi &= \frac{N_{\mathrm{LoRA}}}{N + N_{\mathrm{LoRA}}} \\"
    r" M_f &= w N_{\mathrm{LoRA}} \\"
    r" M_s &= 16 N_{\mathrm{LoRA}}",
    revised="2026-11-30",
    sources=[
        Source(
            "Hu et al. (2021), LoRA: Low-Rank Adaptation of Large Language Models, "
            "section 4.1",
            "https://arxiv.org/abs/2106.09685",
        ),
        Source(
            "Hugging Face PEFT, LoraLayer and get_nb_trainable_parameters",
            "https://github.com/huggingface/peft/blob/main/src/peft/tuners/lora/layer.py",
        ),
        Source(
            "Liu et al. (2024), DoRA: Weight-Decomposed Low-Rank Adaptation: a "
            "magnitude for every output",
            "https://arxiv.org/abs/2402.09353",
        ),
    ],
    presets=(
        Preset(
            "model",
            table="models",
            fills={
                "base_parameters": "parameters",
                "layers": "layers",
                "hidden_size": "hidden",
                "attention_heads": "attention_heads",
                "key_value_heads": "key_value_heads",
                "head_size": "head_size",
                "feed_forward_size": "feed_forward",
                "gated_feed_forward": "gated",
                "fused_modules": "fused",
                "vocabulary_size": "vocabulary",
            },
        ),
    ),
    refuses=("nothing-trained", "bias-with-dora", "bias-on-embeddings"),
    remarks=_remarks,
    next=("llm_training_vram",),
)
def lora_parameter_count(
    rank: Annotated[
        int,
        Input(
            "r",
            unit="rank",
            ge=1,
            typical=(1, 4096),
            step="double",
            group="adapter",
        ),
    ] = 16,
    target_modules: Annotated[frozenset[Module], Input(group="adapter")] = _LINEAR,
    fused_modules: Annotated[frozenset[Fusion], Input(group="adapter")] = frozenset(),
    dora: Annotated[bool, Input(group="adapter")] = False,
    bias: Annotated[Bias, Input(group="adapter")] = "none",
    modules_to_save: Annotated[frozenset[Saved], Input(group="adapter")] = frozenset(),
    adapter_bytes: Annotated[Literal["2", "4"], Input("w", group="adapter")] = "2",
    base_parameters: Annotated[
        int, Input("N", unit="parameter", ge=1, typical=(10**6, 10**13), group="model")
    ] = 8_030_261_248,
    layers: Annotated[int, inputs.layers("model")] = 32,
    hidden_size: Annotated[int, inputs.hidden_size("model")] = 4096,
    attention_heads: Annotated[
        int, Input("n_h", unit="head", ge=1, typical=(1, 1024), group="model")
    ] = 32,
    key_value_heads: Annotated[
        int, Input("n_{kv}", unit="head", ge=1, typical=(1, 1024), group="model")
    ] = 8,
    head_size: Annotated[
        int, Input("d_h", unit="element", ge=1, typical=(16, 1024), group="model")
    ] = 128,
    feed_forward_size: Annotated[int, inputs.feed_forward_size("model")] = 14_336,
    gated_feed_forward: Annotated[bool, Input(group="model")] = True,
    experts: Annotated[
        int, Input("E", unit="one", ge=1, typical=(1, 1024), group="model")
    ] = 1,
    vocabulary_size: Annotated[int, inputs.vocabulary_size("model")] = 128_256,
) -> Result:
    """Trainable parameters of LoRA, their share, and bytes to store and train them.

    `rank`: of each adapter. `target_modules`: the matrices that get one.
    `fused_modules`: those that the model holds as a single matrix. `dora`: a magnitude
    for each output. `bias`: of the adapted layers where they have one, or a new one on
    each adapter. `modules_to_save`: copied whole and trained. `adapter_bytes`: of a
    parameter in the file. `base_parameters` and the rest: the model; without
    `gated_feed_forward` it has no gate to adapt, and `experts` of a layer share
    nothing. Integers are at least 1.

    Raises Refused: nothing-trained without any module; bias-with-dora and
    bias-on-embeddings for what PEFT cannot do.
    """
    adapted = list(
        _adapted(
            target_modules,
            fused_modules,
            h=hidden_size,
            q=attention_heads * head_size,
            kv=key_value_heads * head_size,
            f=feed_forward_size,
            V=vocabulary_size,
            n_l=layers,
            E=experts,
            gated=gated_feed_forward,
        )
    )
    if not adapted and not modules_to_save:
        raise Refused("nothing-trained", "target_modules", "modules_to_save")
    _refuse(target_modules, dora, bias)
    outputs = sum(layer.outputs * layer.copies for layer in adapted)
    added = sum(
        rank * (layer.inputs + layer.outputs) * layer.copies for layer in adapted
    )
    added += outputs * (dora + (bias == "lora_bias"))
    added += len(modules_to_save) * vocabulary_size * hidden_size
    # Biases of the base model are trained, but counted in it already.
    trained = added + outputs * (bias == "lora_only")
    return Result(
        trained,
        Fraction(trained, base_parameters + added),
        Fraction(trained * int(adapter_bytes)),
        Fraction(trained * _STATE_BYTES),
    )


def _adapted(
    targets: frozenset[Module],
    fused: frozenset[Fusion],
    *,
    h: int,
    q: int,
    kv: int,
    f: int,
    V: int,
    n_l: int,
    E: int,
    gated: bool,
) -> Iterator[Layer]:
    shapes: dict[Module, Layer] = {
        "q": Layer(h, q, n_l),
        "k": Layer(h, kv, n_l),
        "v": Layer(h, kv, n_l),
        "o": Layer(q, h, n_l),
        "gate": Layer(h, f, n_l * E),
        "up": Layer(h, f, n_l * E),
        "down": Layer(f, h, n_l * E),
        "lm_head": Layer(h, V, 1),
        "embeddings": Layer(V, h, 1),
    }
    if not gated:
        del shapes["gate"]
    rest = targets
    for name, parts in _FUSED.items():
        if name in fused and targets & set(parts):
            rest -= set(parts)
            held = [shapes[part] for part in parts if part in shapes]
            yield held[0]._replace(outputs=sum(part.outputs for part in held))
    yield from (shape for module, shape in shapes.items() if module in rest)


def _refuse(targets: frozenset[Module], dora: bool, bias: Bias) -> None:
    if bias != "lora_bias":
        return
    if dora:
        raise Refused("bias-with-dora", "bias", "dora")
    if "embeddings" in targets:
        raise Refused("bias-on-embeddings", "bias", "target_modules")
