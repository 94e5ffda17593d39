"""Idle time of a pipeline of model stages: the bubble at its start and its end."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet import inputs
from calclet.definition import Input, Output, Remark, Source, calculator
from calclet.formulas import pipeline

Schedule = Literal["gpipe", "one_f_one_b", "interleaved"]


class Result(NamedTuple):
    """The bubble by both of its definitions, and what it takes to shrink it."""

    bubble_share: Annotated[
        Fraction,
        Output(
            "f",
            unit="percent",
            digits=4,
            rises_with="pipeline_stages",
            falls_with="micro_batches virtual_stages",
        ),
    ]
    bubble_over_ideal: Annotated[
        Fraction,
        Output(
            "x",
            unit="percent",
            digits=4,
            rises_with="pipeline_stages",
            falls_with="micro_batches virtual_stages",
        ),
    ]
    pipeline_efficiency: Annotated[
        Fraction,
        Output(
            "1 - f",
            unit="percent",
            digits=4,
            rises_with="micro_batches virtual_stages",
            falls_with="pipeline_stages",
        ),
    ]
    micro_batches_for_target: Annotated[
        int,
        Output(
            "m^{*}",
            unit="micro_batch",
            rises_with="pipeline_stages",
            falls_with="target_bubble",
        ),
    ]
    in_flight_micro_batches: Annotated[
        Fraction,
        Output(
            r"m_{\mathrm{act}}",
            unit="micro_batch",
            rises_with="pipeline_stages micro_batches",
        ),
    ]


def _remarks(
    pipeline_stages: int,
    micro_batches: int,
    schedule: Schedule,
    virtual_stages: int,
    **_: object,
) -> Iterator[Remark]:
    if schedule == "interleaved" and micro_batches % pipeline_stages:
        yield Remark("not-a-multiple", "micro_batches")
    if schedule == "interleaved" and virtual_stages == 1:
        yield Remark("nothing-interleaved", "virtual_stages")
    if micro_batches < pipeline_stages:
        yield Remark("idle-stages", "micro_batches")


@calculator(
    family="training",
    formula=r"x &= \frac{1}{v} \cdot \frac{p - 1}{m} \\"
    r" f &= \frac{x}{1 + x} = \frac{p - 1}{v m + p - 1} \\"
    r" 1 - f &= \frac{v m}{v m + p - 1} \\"
    r" m^{*} &= \left\lceil \frac{(p - 1)(1 - f^{*})}{v f^{*}} \right\rceil \\"
    r" m_{\mathrm{act}} &= \min\left(m,\; p + \frac{p - 1}{v} \, [v > 1]\right)",
    revised="2026-11-30",
    sources=[
        Source(
            "Narayanan et al. (2021), Efficient Large-Scale Language Model Training on "
            "GPU Clusters Using Megatron-LM, sections 2.2.1 and 2.2.2",
            "https://arxiv.org/abs/2104.04473",
        ),
        Source(
            "Huang et al. (2019), GPipe: Efficient Training of Giant Neural Networks "
            "using Pipeline Parallelism, section 2.3",
            "https://arxiv.org/abs/1811.06965",
        ),
        Source(
            "Korthikanti et al. (2022), Reducing Activation Recomputation in Large "
            "Transformer Models, section 4.2.3: micro-batches in flight",
            "https://arxiv.org/abs/2205.05198",
        ),
    ],
    remarks=_remarks,
    next=("gradient_accumulation_memory", "data_parallel_layout"),
)
def pipeline_parallel_bubble(
    pipeline_stages: Annotated[
        int,
        Input(
            "p",
            unit="stage",
            ge=1,
            typical=(1, 1024),
            step="double",
            group="pipeline",
        ),
    ] = 8,
    micro_batches: Annotated[int, inputs.micro_batches("pipeline")] = 64,
    schedule: Annotated[Schedule, Input(group="pipeline")] = "one_f_one_b",
    virtual_stages: Annotated[
        int,
        Input(
            "v",
            unit="stage",
            ge=1,
            typical=(1, 64),
            group="pipeline",
            when={"schedule": ("interleaved",)},
        ),
    ] = 2,
    target_bubble: Annotated[
        Fraction, Input("f^{*}", unit="percent", gt=0, lt=1, group="target")
    ] = Fraction(1, 10),
) -> Result:
    """The bubble of one optimizer step, with equally long stages.

    `pipeline_stages`: devices in the pipeline. `micro_batches`: those of one replica
    and step, its accumulation steps. `schedule`: GPipe, 1F1B, or 1F1B with
    `virtual_stages` interleaved on each device. `target_bubble`: share of the whole
    time, a ratio above 0 and below 1. Integers are at least 1.

    `bubble_over_ideal` is relative to the time without bubble, `bubble_share` to all
    the time. `micro_batches_for_target` is a multiple of the stages where the
    interleaved schedule needs that. `in_flight_micro_batches` need not be whole: a
    chunk of an interleaved stage is a part of one.
    """
    p, m = pipeline_stages, micro_batches
    v = virtual_stages if schedule == "interleaved" else 1
    f = pipeline.bubble_share(p, m, v)
    target = pipeline.micro_batches_for_share(p, target_bubble, v)
    return Result(
        bubble_share=f,
        bubble_over_ideal=pipeline.bubble_over_ideal(p, m, v),
        pipeline_efficiency=1 - f,
        # Interleaving works in groups of p micro-batches (Narayanan, section 2.2.2).
        micro_batches_for_target=-(-target // p) * p if v > 1 else target,
        # GPipe runs all forward passes first; 1F1B starts going back after p.
        in_flight_micro_batches=(
            Fraction(m) if schedule == "gpipe" else pipeline.in_flight(p, m, v)
        ),
    )
