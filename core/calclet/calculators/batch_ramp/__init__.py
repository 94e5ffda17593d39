"""A batch size that grows while a run trains: its stages, and the steps they cost."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Any, Literal, NamedTuple

from calclet import inputs
from calclet.calculators.batch_ramp.schedules import (
    Change,
    Form,
    Threshold,
    changes_of,
)
from calclet.definition import Column, Input, Output, Remark, Source, calculator
from calclet.formulas import ramps

Length = Literal["sequences", "tokens"]


class Stage(NamedTuple):
    """A row of the result."""

    first_step: Annotated[int, Column(unit="step")]
    batch_size: Annotated[int, Column(unit="sequence")]
    steps: Annotated[int, Column(unit="step")]
    tokens: Annotated[int, Column(unit="token")]


class Result(NamedTuple):
    """The steps of a run whose batch grows, and what each stage of it takes."""

    total_steps: Annotated[
        int, Output("S", unit="step", rises_with="training_sequences training_tokens")
    ]
    ramp_steps: Annotated[
        int, Output("S_r", unit="step", rises_with="training_sequences training_tokens")
    ]
    full_steps: Annotated[
        int, Output("S_f", unit="step", rises_with="training_sequences training_tokens")
    ]
    constant_steps: Annotated[
        Fraction,
        Output(
            "S_c",
            unit="step",
            digits=9,
            rises_with="training_sequences training_tokens",
            falls_with="global_batch_size",
        ),
    ]
    ramp_sequences_seen: Annotated[
        int,
        Output("R", unit="sequence", rises_with="training_sequences training_tokens"),
    ]
    ramp_tokens: Annotated[
        int,
        Output("R L", unit="token", rises_with="training_sequences training_tokens"),
    ]
    unused_sequences: Annotated[int | None, Output(unit="sequence")]
    stages: Annotated[tuple[Stage, ...], Output(stages="batch_size steps tokens")]


def _remarks(
    *, training_given_as: Length, training_tokens: int, **given: Any
) -> Iterator[Remark]:
    changes = changes_of(**given)
    rising = ramps.length(ramps.ramp(changes))
    total = given["training_sequences"]
    if training_given_as == "tokens":
        total = training_tokens // given["sequence_length"]
    if total < rising.samples:
        where = f"training_{training_given_as}"
        yield Remark("never-full", where, full=changes[-1].batch_size)


@calculator(
    family="training",
    formula=r"S &= S_r + S_f \\"
    r" S_r &= \sum_i \left\lceil \frac{n_{i+1} - c_i}{B_i} \right\rceil \\"
    r" n_i &= \frac{i \cdot n}{k},\; k = \frac{B - B_0}{\Delta B} \\"
    r" R &= \sum_i s_i B_i \\"
    r" R L &= R \cdot L \\"
    r" S_f &= \left\lfloor \frac{N - R}{B} \right\rfloor,\; N = \frac{D}{L} \\"
    r" S_c &= \frac{N}{B},\; b d \mid B_i",
    revised="2026-11-30",
    sources=[
        Source(
            "Megatron-LM, num_microbatches_calculator: --rampup-batch-size, and "
            "--step-batch-size-schedule from April 2026 on",
            "https://github.com/NVIDIA/Megatron-LM/blob/d98e8a6/megatron/core/num_microbatches_calculator.py",
        ),
        Source(
            "Megatron-LM, update_train_iters: steps of the ramp, then whole batches",
            "https://github.com/NVIDIA/Megatron-LM/blob/main/megatron/training/training.py",
        ),
        Source(
            "BigScience, tr11-176B-ml: --rampup-batch-size 192 16 9_765_625",
            "https://github.com/bigscience-workshop/bigscience/blob/master/train/tr11-176B-ml/tr11-176B-ml.slurm",
        ),
        Source(
            "Chowdhery et al. (2022), PaLM, section 5.3: doubled after 50,000 and "
            "115,000 steps",
            "https://arxiv.org/abs/2204.02311",
        ),
        Source(
            "OLMo-core, BatchSizeSchedulerCallback: doublings, with the learning rate "
            "times the square root",
            "https://github.com/allenai/OLMo-core/blob/1211fe95ee516cd6868fac4fae542aa62ad9d8ab/src/olmo_core/train/callbacks/batch_size_scheduler.py",
        ),
    ],
    refuses=(
        "increments-miss",
        "no-start",
        "same-threshold",
        "size-below-one",
        "does-not-divide",
        "too-many-stages",
    ),
    remarks=_remarks,
    next=("training_steps", "learning_rate_scaling", "effective_batch_size"),
)
def batch_ramp(
    ramp_given_as: Annotated[Form, Input(group="ramp")] = "linear",
    start_batch_size: Annotated[
        int,
        Input(
            "B_0",
            unit="sequence",
            ge=1,
            typical=(1, 10**6),
            step="double",
            group="ramp",
            when={"ramp_given_as": ("linear",)},
        ),
    ] = 192,
    batch_size_increment: Annotated[
        int,
        Input(
            r"\Delta B",
            unit="sequence",
            ge=1,
            typical=(1, 10**6),
            step="double",
            group="ramp",
            when={"ramp_given_as": ("linear",)},
        ),
    ] = 16,
    ramp_sequences: Annotated[
        int,
        Input(
            "n",
            unit="sequence",
            ge=0,
            typical=(0, 10**10),
            group="ramp",
            when={"ramp_given_as": ("linear",)},
        ),
    ] = 9_765_625,
    global_batch_size: Annotated[
        int,
        Input(
            "B",
            unit="sequence",
            ge=1,
            typical=(1, 10**7),
            step="double",
            group="ramp",
            when={"ramp_given_as": ("linear",)},
            takes=("effective_batch_size.global_batch_size",),
        ),
    ] = 2048,
    threshold_unit: Annotated[
        Threshold, Input(group="ramp", when={"ramp_given_as": ("thresholds",)})
    ] = "tokens",
    schedule: Annotated[
        tuple[Change, ...],
        Input(group="ramp", when={"ramp_given_as": ("thresholds",)}),
    ] = (Change(0, 512), Change(50 * 10**9, 1024), Change(150 * 10**9, 2048)),
    training_given_as: Annotated[Length, Input(group="run")] = "sequences",
    training_sequences: Annotated[
        int,
        Input(
            "N",
            unit="sequence",
            ge=1,
            typical=(1000, 10**12),
            group="run",
            when={"training_given_as": ("sequences",)},
        ),
    ] = 220_000_000,
    training_tokens: Annotated[
        int,
        Input(
            "D",
            unit="token",
            ge=1,
            typical=(10**6, 10**15),
            step="double",
            group="run",
            when={"training_given_as": ("tokens",)},
            takes=("chinchilla_optimal_tokens.optimal_tokens",),
        ),
    ] = 450 * 10**9,
    sequence_length: Annotated[int, inputs.sequence_length("run")] = 2048,
    micro_batch_size: Annotated[int, inputs.micro_batch_size("passes")] = 1,
    data_parallel_size: Annotated[int, inputs.data_parallel_size("passes")] = 8,
    decrease_if_needed: Annotated[bool, Input(group="passes")] = False,
) -> Result:
    """Steps of a run whose batch grows, stage by stage.

    `ramp_given_as` says which of these counts. Either a ramp from `start_batch_size`
    to `global_batch_size`, by `batch_size_increment` after equal shares of
    `ramp_sequences`; or a `schedule` of sizes and after how much they hold, in
    `threshold_unit`, the first after 0. The run is of `training_sequences` or of
    `training_tokens`, as `training_given_as` says, each of `sequence_length` tokens.
    Every size must be a multiple of `micro_batch_size` times `data_parallel_size`, or
    is rounded down to one by `decrease_if_needed`. The last, incomplete batch is
    dropped. All are integers of at least 1, `ramp_sequences` of at least 0.

    Raises Refused: increments-miss, no-start, same-threshold, size-below-one,
    does-not-divide, too-many-stages.
    """
    L = sequence_length
    N = training_sequences if training_given_as == "sequences" else training_tokens // L
    changes = changes_of(
        ramp_given_as=ramp_given_as,
        start_batch_size=start_batch_size,
        batch_size_increment=batch_size_increment,
        ramp_sequences=ramp_sequences,
        global_batch_size=global_batch_size,
        threshold_unit=threshold_unit,
        schedule=schedule,
        sequence_length=L,
        micro_batch_size=micro_batch_size,
        data_parallel_size=data_parallel_size,
        decrease_if_needed=decrease_if_needed,
    )
    full, rising = changes[-1].batch_size, ramps.length(ramps.ramp(changes))
    stages = ramps.stages(changes, N)
    ramp = ramps.length(one for one in stages if one.first_step < rising.steps)
    everything = ramps.length(stages)
    return Result(
        total_steps=everything.steps,
        ramp_steps=ramp.steps,
        full_steps=everything.steps - ramp.steps,
        constant_steps=Fraction(N, full),
        ramp_sequences_seen=ramp.samples,
        ramp_tokens=ramp.samples * L,
        unused_sequences=N - everything.samples or None,
        stages=tuple(
            Stage(one.first_step, one.batch_size, one.steps, one.samples * L)
            for one in stages
        ),
    )
