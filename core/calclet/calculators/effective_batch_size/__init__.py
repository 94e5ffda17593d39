"""Effective (global) batch size of distributed training.

Sequences and tokens that one optimizer step learns from. Exact for every integer.
"""

from typing import Annotated, NamedTuple

from calclet import inputs
from calclet.definition import Output, Source, calculator


class Result(NamedTuple):
    """What one optimizer step sees, over all replicas and passes."""

    global_batch_size: Annotated[
        int,
        Output(
            "B",
            unit="sequence",
            rises_with="micro_batch_size data_parallel_size "
            "gradient_accumulation_steps",
        ),
    ]
    tokens_per_step: Annotated[
        int,
        Output(
            "T",
            unit="token",
            rises_with="micro_batch_size data_parallel_size "
            "gradient_accumulation_steps sequence_length",
        ),
    ]


@calculator(
    family="training",
    formula=r"B &= b \cdot d \cdot a \\ T &= B \cdot L",
    revised="2026-11-30",
    sources=[
        Source(
            "DeepSpeed, DeepSpeedConfig._batch_assertion: "
            "train_batch == micro_batch * grad_acc * world_size",
            "https://github.com/deepspeedai/DeepSpeed/blob/3a890ec57fb78fa08d97336dcee1931c40acfc34/deepspeed/runtime/config.py",
        ),
        Source(
            "Megatron-LM, num_microbatches_calculator: "
            "global batch size over micro-batch size times data-parallel size",
            "https://github.com/NVIDIA/Megatron-LM/blob/00caa53af30912914981c86f39db123961678bbd/megatron/core/num_microbatches_calculator.py",
        ),
        Source(
            "Hugging Face Transformers, TrainingArguments and "
            "Trainer.get_total_train_batch_size",
            "https://huggingface.co/docs/transformers/main_classes/trainer",
        ),
        Source(
            "torchtitan, Trainer: accumulation steps from global and local batch size",
            "https://github.com/pytorch/torchtitan/blob/003fe28042153d6b84958a3a4004987d8dc4cd53/torchtitan/trainer.py",
        ),
    ],
    next=(
        "training_steps",
        "gradient_accumulation_memory",
        "data_parallel_scaling",
        "packing_efficiency",
        "batch_ramp",
        "learning_rate_scaling",
        "critical_batch_size",
    ),
    featured=True,
)
def effective_batch_size(
    micro_batch_size: Annotated[int, inputs.micro_batch_size("parallel")] = 8,
    data_parallel_size: Annotated[int, inputs.data_parallel_size("parallel")] = 64,
    gradient_accumulation_steps: Annotated[
        int, inputs.gradient_accumulation_steps("parallel")
    ] = 4,
    sequence_length: Annotated[int, inputs.sequence_length("sequence")] = 4096,
) -> Result:
    """Sequences and tokens of one optimizer step.

    `micro_batch_size`: sequences that one replica takes through one pass.
    `data_parallel_size`: replicas that each see other data; ZeRO and FSDP ranks count,
    tensor, pipeline and context parallel peers do not.
    `gradient_accumulation_steps`: passes of one replica before an optimizer step.
    `sequence_length`: tokens in each sequence. Each is an integer of at least 1.
    """
    b, d = micro_batch_size, data_parallel_size
    a, L = gradient_accumulation_steps, sequence_length
    B = b * d * a
    T = B * L
    return Result(B, T)
