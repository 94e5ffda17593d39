"""Activation memory of one sequence in a transformer, by Korthikanti et al."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet import inputs
from calclet.definition import Input, Output, Preset, Remark, Source, calculator
from calclet.formulas import memory
from calclet.formulas.memory import Recompute

BYTES = ("GiB", "GB")


# With what the results rise or fall.
_SHAPE = "sequence_length hidden_size attention_heads feed_forward_size"


class Result(NamedTuple):
    """What one sequence costs on one GPU, and what of it one layer keeps."""

    activation_per_sample: Annotated[
        Fraction,
        Output(
            "M",
            units=BYTES,
            digits=4,
            rises_with="sequence_length hidden_size layers attention_heads "
            "feed_forward_size",
            falls_with="tensor_parallel_size",
        ),
    ]
    kept_per_layer: Annotated[
        Fraction,
        Output(
            "K",
            units=("MiB", "MB"),
            digits=4,
            rises_with=_SHAPE,
            falls_with="tensor_parallel_size",
        ),
    ]
    rebuilt_layer: Annotated[
        Fraction | None,
        Output(
            "A",
            units=("MiB", "MB"),
            digits=4,
            rises_with=_SHAPE,
            falls_with="tensor_parallel_size",
        ),
    ]


def _remarks(
    attention_heads: int, tensor_parallel_size: int, **_: object
) -> Iterator[Remark]:
    if attention_heads % tensor_parallel_size:
        yield Remark("heads-do-not-divide", "tensor_parallel_size")


@calculator(
    family="training",
    formula=r"A &= s h \left(\frac{4 w + 2}{t_s} + \frac{c}{t}\right) \\"
    r" c &= 4 w + k w \frac{f}{h} + (2 w + 1) \frac{a s}{h} \\"
    r" K &= A,\; w s h \\"
    r" M &= n_l K,\; n_l K + A",
    revised="2026-11-30",
    sources=[
        Source(
            "Korthikanti et al. (2022), Reducing Activation Recomputation in Large "
            "Transformer Models, section 4 and Table 2",
            "https://arxiv.org/abs/2205.05198",
        ),
        Source(
            "Megatron-LM, theoretical_memory_usage.compute_activation_memory: "
            "18 + 4 f / h",
            "https://github.com/NVIDIA/Megatron-LM/blob/00caa53af30912914981c86f39db123961678bbd/megatron/training/theoretical_memory_usage.py",
        ),
        Source(
            "Dao et al. (2022), FlashAttention: attention scores are never stored",
            "https://arxiv.org/abs/2205.14135",
        ),
    ],
    presets=(
        Preset(
            "model",
            table="models",
            fills={
                "hidden_size": "hidden",
                "layers": "layers",
                "attention_heads": "attention_heads",
                "feed_forward_size": "feed_forward",
                "gated_feed_forward": "gated",
            },
        ),
    ),
    remarks=_remarks,
    next=("gradient_accumulation_memory", "llm_training_vram"),
)
def activation_memory(
    sequence_length: Annotated[
        int,
        Input(
            "s",
            unit="token",
            ge=1,
            typical=(1, 10**8),
            step="double",
            group="model",
            suffix="ask",
        ),
    ] = 4096,
    hidden_size: Annotated[int, inputs.hidden_size("model")] = 4096,
    layers: Annotated[int, inputs.layers("model")] = 32,
    attention_heads: Annotated[int, inputs.attention_heads("model")] = 32,
    feed_forward_size: Annotated[int, inputs.feed_forward_size("model")] = 14336,
    gated_feed_forward: Annotated[bool, Input(group="model")] = True,
    recompute: Annotated[Recompute, Input(group="memory")] = "none",
    flash_attention: Annotated[
        bool, Input(group="memory", when={"recompute": ("none", "full")})
    ] = True,
    element_bytes: Annotated[Literal["2", "4"], Input("w", group="memory")] = "2",
    tensor_parallel_size: Annotated[int, inputs.tensor_parallel_size("parallel")] = 1,
    sequence_parallel: Annotated[bool, Input(group="parallel")] = True,
) -> Result:
    """Bytes of activations that one sequence keeps on one GPU until it goes backward.

    `sequence_length` in tokens, `hidden_size`, `feed_forward_size` in elements,
    `layers`, `attention_heads`: of the model. `gated_feed_forward`: SwiGLU or another
    gate. `recompute`: nothing, attention only, or whole layers. `flash_attention`:
    the scores are never stored. `element_bytes`: of an activation.
    `tensor_parallel_size`, `sequence_parallel`: Megatron's. Integers are at least 1.

    `activation_per_sample` covers all layers and, under full recomputation, the one
    layer that is rebuilt at a time. Embedding and logits are not in it.
    """
    w = int(element_bytes)
    A = memory.layer_activations(
        sequence=sequence_length,
        hidden=hidden_size,
        heads=attention_heads,
        feed_forward=feed_forward_size,
        gated=gated_feed_forward,
        scores_kept=memory.scores_are_kept(recompute, flash_attention),
        element=w,
        tensor=tensor_parallel_size,
        sequence_parallel=sequence_parallel,
    )
    if recompute == "full":
        K = Fraction(memory.checkpoint(sequence_length, hidden_size, w))
        return Result(layers * K + A, K, A)
    return Result(layers * A, A, None)
