"""GPU memory that training a language model takes, term by term."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet import inputs
from calclet.definition import Input, Output, Preset, Remark, Source, calculator
from calclet.formulas import memory
from calclet.formulas.memory import Recompute

Recipe = Literal[
    "bf16_adamw",
    "bf16_fp32_gradients",
    "bf16_both_gradients",
    "fp32_adamw",
    "adam_8bit",
    "sgd_momentum",
    "custom",
]

GIB = 2**30
BYTES = ("GiB", "GB")
MEMORY_UNITS = ("GiB", "MiB", "GB", "MB")

# Bytes per parameter: weights, gradients, optimizer states with their 32-bit weights.
_RECIPES: dict[Recipe, tuple[int, int, int]] = {
    "bf16_adamw": (2, 2, 12),  # ZeRO, section 3.1: K = 12
    "bf16_fp32_gradients": (2, 4, 12),  # Megatron-LM: 18
    "bf16_both_gradients": (2, 6, 12),  # DeepSpeed's estimator: 2 + 18
    "fp32_adamw": (4, 4, 8),
    "adam_8bit": (2, 2, 6),  # 32-bit weights, and two moments of 8 bits
    "sgd_momentum": (2, 4, 8),
}


# With what the results rise or fall.
_SPLIT = "data_parallel_size tensor_parallel_size pipeline_parallel_size"


class Result(NamedTuple):
    """What one GPU holds at the peak, and whether that fits."""

    total_memory: Annotated[
        Fraction,
        Output(
            "M",
            units=BYTES,
            digits=4,
            rises_with="parameters weight_bytes gradient_bytes optimizer_bytes "
            "micro_batches micro_batch_size sequence_length hidden_size "
            "layers attention_heads feed_forward_size vocabulary_size "
            "overhead",
            falls_with=_SPLIT,
        ),
    ]
    fits: Annotated[bool, Output()]
    weights_memory: Annotated[
        Fraction,
        Output(
            "M_w",
            units=BYTES,
            digits=4,
            rises_with="parameters weight_bytes",
            falls_with=_SPLIT,
        ),
    ]
    gradients_memory: Annotated[
        Fraction,
        Output(
            "M_g",
            units=BYTES,
            digits=4,
            rises_with="parameters gradient_bytes",
            falls_with=_SPLIT,
        ),
    ]
    optimizer_memory: Annotated[
        Fraction,
        Output(
            "M_o",
            units=BYTES,
            digits=4,
            rises_with="parameters optimizer_bytes",
            falls_with=_SPLIT,
        ),
    ]
    activations_memory: Annotated[
        Fraction,
        Output(
            "M_a",
            units=BYTES,
            digits=4,
            rises_with="micro_batches micro_batch_size sequence_length hidden_size "
            "layers attention_heads feed_forward_size vocabulary_size",
            falls_with="tensor_parallel_size pipeline_parallel_size",
        ),
    ]


def _remarks(
    zero_stage: str,
    pipeline_parallel_size: int,
    tensor_parallel_size: int,
    attention_heads: int,
    layers: int,
    **_: object,
) -> Iterator[Remark]:
    if pipeline_parallel_size > 1 and zero_stage in ("zero_2", "zero_3"):
        yield Remark("zero-with-pipeline", "zero_stage", stage=zero_stage[-1])
    if attention_heads % tensor_parallel_size:
        yield Remark("heads-do-not-divide", "tensor_parallel_size")
    if layers % pipeline_parallel_size:
        yield Remark("layers-do-not-divide", "pipeline_parallel_size")


@calculator(
    family="training",
    formula=r"M &= M_w + M_g + M_o + M_a + o \\"
    r" M_w &= \frac{\Psi}{t p} \frac{w}{N_d^{[z \ge 3]}} \\"
    r" M_g &= \frac{\Psi}{t p} \frac{g}{N_d^{[z \ge 2]}} \\"
    r" M_o &= \frac{\Psi}{t p} \frac{K}{N_d^{[z \ge 1]}} \\"
    r" M_a &= b \max(M_1, M_p) \\"
    r" M_1 &= \min(p, m) \frac{n_l}{p} k + r \\"
    r" M_p &= \frac{n_l}{p} k + \max\left(\frac{4 s V}{t}, r\right) \\"
    r" k &= A(s, h, a, f),\; e s h \\"
    r" M &\le u \cdot G",
    revised="2026-11-30",
    sources=[
        Source(
            "Rajbhandari et al. (2020), ZeRO: Memory Optimizations Toward Training "
            "Trillion Parameter Models, sections 3 and 5, figure 1",
            "https://arxiv.org/abs/1910.02054",
        ),
        Source(
            "Korthikanti et al. (2022), Reducing Activation Recomputation in Large "
            "Transformer Models, section 4 and Table 2",
            "https://arxiv.org/abs/2205.05198",
        ),
        Source(
            "Megatron-LM, theoretical_memory_usage: 18 bytes per parameter, or "
            "6 + 12 / d with a distributed optimizer",
            "https://github.com/NVIDIA/Megatron-LM/blob/00caa53af30912914981c86f39db123961678bbd/megatron/training/theoretical_memory_usage.py",
        ),
        Source(
            "DeepSpeed, estimate_zero3_model_states_mem_needs",
            "https://deepspeed.readthedocs.io/en/latest/memory.html",
        ),
        Source(
            "Hugging Face Transformers, Model training anatomy: 6 + 8 + 4 bytes",
            "https://huggingface.co/docs/transformers/model_memory_anatomy",
        ),
    ],
    presets=(
        Preset(
            "model",
            table="models",
            fills={
                "parameters": "parameters",
                "hidden_size": "hidden",
                "layers": "layers",
                "attention_heads": "attention_heads",
                "feed_forward_size": "feed_forward",
                "gated_feed_forward": "gated",
                "vocabulary_size": "vocabulary",
            },
        ),
        Preset("gpu", table="gpus", fills={"gpu_memory": "memory"}),
    ),
    remarks=_remarks,
    next=("activation_memory", "gradient_accumulation_memory"),
    featured=True,
)
def llm_training_vram(
    parameters: Annotated[
        int,
        Input(
            r"\Psi",
            unit="parameter",
            ge=1,
            typical=(10**6, 10**13),
            group="states",
        ),
    ] = 8_030_261_248,
    recipe: Annotated[Recipe, Input(group="states")] = "bf16_fp32_gradients",
    weight_bytes: Annotated[
        Fraction,
        Input("w", unit="byte", ge=0, group="states", when={"recipe": ("custom",)}),
    ] = Fraction(2),
    gradient_bytes: Annotated[
        Fraction,
        Input("g", unit="byte", ge=0, group="states", when={"recipe": ("custom",)}),
    ] = Fraction(4),
    optimizer_bytes: Annotated[
        Fraction,
        Input("K", unit="byte", ge=0, group="states", when={"recipe": ("custom",)}),
    ] = Fraction(12),
    zero_stage: Annotated[
        Literal["zero_0", "zero_1", "zero_2", "zero_3"], Input("z", group="parallel")
    ] = "zero_3",
    data_parallel_size: Annotated[
        int,
        Input(
            "N_d",
            unit="replica",
            ge=1,
            typical=(1, 10**5),
            step="double",
            group="parallel",
            takes=("data_parallel_layout.data_parallel_size",),
        ),
    ] = 8,
    tensor_parallel_size: Annotated[int, inputs.tensor_parallel_size("parallel")] = 1,
    sequence_parallel: Annotated[bool, Input(group="parallel")] = True,
    pipeline_parallel_size: Annotated[
        int, inputs.pipeline_parallel_size("parallel")
    ] = 1,
    micro_batches: Annotated[int, inputs.micro_batches("parallel")] = 64,
    micro_batch_size: Annotated[
        int,
        Input(
            "b",
            unit="sequence",
            ge=1,
            typical=(1, 10**4),
            step="double",
            group="activations",
        ),
    ] = 1,
    sequence_length: Annotated[
        int,
        Input(
            "s",
            unit="token",
            ge=1,
            typical=(1, 10**7),
            step="double",
            group="activations",
            suffix="ask",
        ),
    ] = 4096,
    recompute: Annotated[Recompute, Input(group="activations")] = "selective",
    flash_attention: Annotated[
        bool, Input(group="activations", when={"recompute": ("none", "full")})
    ] = True,
    activation_bytes: Annotated[
        Literal["2", "4"], Input("e", group="activations")
    ] = "2",
    hidden_size: Annotated[int, inputs.hidden_size("model")] = 4096,
    layers: Annotated[int, inputs.layers("model")] = 32,
    attention_heads: Annotated[int, inputs.attention_heads("model")] = 32,
    feed_forward_size: Annotated[int, inputs.feed_forward_size("model")] = 14336,
    gated_feed_forward: Annotated[bool, Input(group="model")] = True,
    vocabulary_size: Annotated[int, inputs.vocabulary_size("model")] = 128_256,
    overhead: Annotated[
        Fraction, Input("o", units=MEMORY_UNITS, ge=0, group="gpu")
    ] = Fraction(2 * GIB),
    gpu_memory: Annotated[
        Fraction, Input("G", units=MEMORY_UNITS, gt=0, group="gpu")
    ] = Fraction(80 * GIB),
    usable_share: Annotated[
        Fraction, Input("u", unit="percent", gt=0, le=1, group="gpu")
    ] = Fraction(9, 10),
) -> Result:
    """Bytes on the GPU that holds most, by what they are for.

    `parameters`: all of the model's. `recipe`: how many bytes each takes for weights,
    gradients and optimizer; with custom these are `weight_bytes`, `gradient_bytes` and
    `optimizer_bytes`, from 0. `zero_stage`: what of it is sharded over
    `data_parallel_size`; FSDP's full sharding is 3. `tensor_parallel_size`,
    `sequence_parallel`, `pipeline_parallel_size` with its `micro_batches` per update:
    how the model is split. `micro_batch_size`, `sequence_length`, `recompute`,
    `flash_attention`, `activation_bytes` and the model's shape give the activations.
    `overhead`: what comes on top. `gpu_memory` and its `usable_share`, above 0 up to 1:
    what there is. Other integers are at least 1; memory is in bytes.

    The averages over stages and shards are exact, not rounded to whole tensors.
    """
    Psi, z, N_d = parameters, int(zero_stage[-1]), data_parallel_size
    t, p = tensor_parallel_size, pipeline_parallel_size
    w, g, K = (
        (weight_bytes, gradient_bytes, optimizer_bytes)
        if recipe == "custom"
        else _RECIPES[recipe]
    )
    own = Fraction(Psi, t * p)
    M_w = memory.model_states(own, Fraction(w), z >= 3, N_d)
    M_g = memory.model_states(own, Fraction(g), z >= 2, N_d)
    M_o = memory.model_states(own, Fraction(K), z >= 1, N_d)

    e, full = int(activation_bytes), recompute == "full"
    A = memory.layer_activations(
        sequence=sequence_length,
        hidden=hidden_size,
        heads=attention_heads,
        feed_forward=feed_forward_size,
        gated=gated_feed_forward,
        scores_kept=memory.scores_are_kept(recompute, flash_attention),
        element=e,
        tensor=t,
        sequence_parallel=sequence_parallel,
    )
    checkpoint = Fraction(memory.checkpoint(sequence_length, hidden_size, e))
    M_a = micro_batch_size * memory.stage_activations(
        kept=checkpoint if full else A,
        rebuilt=A if full else Fraction(0),
        logits=memory.logits(sequence_length, vocabulary_size, t),
        layers=layers,
        stages=p,
        micro_batches=micro_batches,
    )
    M = M_w + M_g + M_o + M_a + overhead
    usable = usable_share * gpu_memory
    return Result(M, usable >= M, M_w, M_g, M_o, M_a)
