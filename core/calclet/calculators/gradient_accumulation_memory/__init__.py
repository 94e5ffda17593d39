"""Memory that gradient accumulation saves, and what it costs."""

from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet import inputs
from calclet.definition import Input, Output, Source, calculator
from calclet.formulas import memory, parallel

BYTES = ("GiB", "GB")


# With what the results rise or fall.
_FACTORS = "micro_batch_size gradient_accumulation_steps activation_per_sample"


class Result(NamedTuple):
    """The batch that is reached, and activations with and without accumulation."""

    effective_batch_size: Annotated[
        int,
        Output(
            "B",
            unit="sequence",
            rises_with="micro_batch_size gradient_accumulation_steps "
            "data_parallel_size",
        ),
    ]
    activation_memory: Annotated[
        Fraction,
        Output(
            r"M_{\mathrm{act}}",
            units=BYTES,
            digits=4,
            rises_with="micro_batch_size activation_per_sample",
        ),
    ]
    memory_without_accumulation: Annotated[
        Fraction,
        Output(r"M_{\mathrm{all}}", units=BYTES, digits=4, rises_with=_FACTORS),
    ]
    memory_saved: Annotated[
        Fraction, Output(r"\Delta M", units=BYTES, digits=4, rises_with=_FACTORS)
    ]
    gradient_buffer: Annotated[
        Fraction | None,
        Output("M_g", units=BYTES, digits=4, rises_with="parameters_per_device"),
    ]


@calculator(
    family="training",
    formula=r"B &= b \cdot d \cdot a \\"
    r" M_{\mathrm{act}} &= b \cdot m \\"
    r" M_{\mathrm{all}} &= a \cdot b \cdot m \\"
    r" \Delta M &= (a - 1) \cdot b \cdot m \\"
    r" M_g &= P \cdot g",
    revised="2026-11-30",
    sources=[
        Source(
            "PyTorch, DistributedDataParallel.no_sync: gradients are accumulated "
            "locally and exchanged in the first pass outside it",
            "https://docs.pytorch.org/docs/stable/generated/torch.nn.parallel.DistributedDataParallel.html",
        ),
        Source(
            "Hugging Face Accelerate, Gradient synchronization",
            "https://huggingface.co/docs/accelerate/concept_guides/gradient_synchronization",
        ),
        Source(
            "Megatron-LM, DistributedDataParallelConfig.grad_reduce_in_fp32 and "
            "accumulate_allreduce_grads_in_fp32: main gradients of 4 bytes",
            "https://github.com/NVIDIA/Megatron-LM/blob/00caa53af30912914981c86f39db123961678bbd/megatron/core/distributed/distributed_data_parallel_config.py",
        ),
        Source(
            "Korthikanti et al. (2022), Reducing Activation Recomputation in Large "
            "Transformer Models, section 4.2.3: micro-batches in flight",
            "https://arxiv.org/abs/2205.05198",
        ),
    ],
    next=("effective_batch_size", "activation_memory", "pipeline_parallel_bubble"),
)
def gradient_accumulation_memory(
    micro_batch_size: Annotated[int, inputs.micro_batch_size("batch")] = 8,
    gradient_accumulation_steps: Annotated[
        int, inputs.gradient_accumulation_steps("batch")
    ] = 4,
    data_parallel_size: Annotated[int, inputs.data_parallel_size("batch")] = 64,
    activation_per_sample: Annotated[
        Fraction,
        Input(
            "m",
            units=("GiB", "MiB", "GB", "MB"),
            gt=0,
            group="memory",
            takes=("activation_memory.activation_per_sample",),
        ),
    ] = Fraction(3 * 2**30, 2),
    parameters_per_device: Annotated[
        int | None, Input("P", unit="parameter", ge=0, group="memory")
    ] = None,
    gradient_bytes: Annotated[Literal["2", "4"], Input("g", group="memory")] = "4",
) -> Result:
    """Activation memory of one device at a given effective batch.

    `micro_batch_size`: sequences in one pass of one replica.
    `gradient_accumulation_steps`: passes of each replica before an update.
    `data_parallel_size`: replicas.
    `activation_per_sample`: bytes that one sequence keeps on one device, above 0.
    `parameters_per_device`: whose gradients this device holds from pass to pass, in
    `gradient_bytes` each; without it there is no `gradient_buffer`. Integers are at
    least 1. Memory is in bytes.
    """
    b, a, d = micro_batch_size, gradient_accumulation_steps, data_parallel_size
    m, P = Fraction(activation_per_sample), parameters_per_device
    g = int(gradient_bytes)
    return Result(
        effective_batch_size=parallel.global_batch_size(b, d, a),
        # Passes follow one another: each releases its activations before the next.
        activation_memory=b * m,
        memory_without_accumulation=a * b * m,
        memory_saved=(a - 1) * b * m,
        gradient_buffer=None
        if P is None
        else memory.model_states(Fraction(P), Fraction(g), sharded=False, replicas=d),
    )
