"""Learning rate with a linear warm-up, as three frameworks count its steps."""

from collections.abc import Iterator
from fractions import Fraction
from math import ceil
from typing import Annotated, Any, Literal, NamedTuple

from calclet.definition import Input, Output, Remark, Source, calculator
from calclet.errors import Refused
from calclet.formulas import schedule
from calclet.formulas.schedule import Convention, Decay

Given = Literal["ratio", "steps", "tokens", "adam_rule"]

# Beyond, a float has no room for single steps.
_EXACT_IN_FLOAT = 2**53


# With what the results rise or fall.
_LENGTHS = "total_steps warmup_ratio warmup_steps warmup_tokens adam_beta2"


class Result(NamedTuple):
    """How long the warm-up lasts, and the learning rate at one step."""

    warmup_length: Annotated[
        int,
        Output("S_w", unit="step", rises_with=_LENGTHS, falls_with="tokens_per_step"),
    ]
    learning_rate: Annotated[
        float,
        Output(
            r"\eta(t)",
            unit="learning_rate",
            rises_with="peak_learning_rate minimum_learning_rate",
        ),
    ]
    increment_per_step: Annotated[
        Fraction | None,
        Output(
            r"\Delta\eta",
            unit="learning_rate",
            rises_with="peak_learning_rate tokens_per_step",
            falls_with=_LENGTHS,
        ),
    ]
    warmup_token_count: Annotated[
        int | None, Output(r"S_w \cdot T", unit="token", rises_with=_LENGTHS)
    ]


def _remarks(
    *,
    total_steps: int,
    warmup_given_as: Given,
    warmup_ratio: Fraction,
    step_convention: Convention,
    evaluated_step: int,
    **others: Any,
) -> Iterator[Remark]:
    length = _length(
        total_steps=total_steps,
        warmup_given_as=warmup_given_as,
        warmup_ratio=warmup_ratio,
        **others,
    )
    if length >= total_steps:
        yield Remark("never-over", "total_steps", warmup_length=length)
    if step_convention != "hugging_face":
        return
    if length and not evaluated_step:
        yield Remark("first-update-idle", "evaluated_step")
    if warmup_given_as == "ratio":
        yield from _float_remark(length, total_steps, warmup_ratio)


def _float_remark(length: int, total: int, ratio: Fraction) -> Iterator[Remark]:
    """Where 0.07 · 100 is 7.000000000000001 and Transformers warms up for 8 steps."""
    if total < _EXACT_IN_FLOAT and (rounded := ceil(total * float(ratio))) != length:
        yield Remark("float-ceiling", "warmup_ratio", rounded=rounded, exact=length)


@calculator(
    family="training",
    formula=r"S_w &= \lceil \omega S \rceil,\; \lceil D_w / T \rceil,\;"
    r" \left\lceil \tfrac{2}{1 - \beta_2} \right\rceil \\"
    r" \eta(t) &= \eta_{\max} \, u \quad (t < S_w) \\"
    r" u &= \frac{t}{S_w},\; \frac{t + 1}{S_w + 1},\; \frac{t + 1}{S_w} \\"
    r" \eta(t) &= \eta_{\min} + (\eta_{\max} - \eta_{\min}) \, y \\"
    r" y &= \frac{1 + \cos \pi x}{2},\; x = \frac{t - S_w}{S - S_w} \\"
    r" \Delta\eta &= \eta(t + 1) - \eta(t) \\"
    r" D_w &\le S_w \cdot T",
    revised="2026-11-30",
    sources=[
        Source(
            "Hugging Face Transformers, get_cosine_schedule_with_warmup and "
            "TrainingArguments.get_warmup_steps: t / S_w, and ratios rounded up",
            "https://huggingface.co/docs/transformers/main_classes/optimizer_schedules",
        ),
        Source(
            "nanoGPT, get_lr: (t + 1) / (S_w + 1)",
            "https://github.com/karpathy/nanoGPT/blob/master/train.py",
        ),
        Source(
            "torchtitan, linear_warmup_stable_decay: (t + 1) / S_w",
            "https://github.com/pytorch/torchtitan/blob/main/torchtitan/components/lr_scheduler.py",
        ),
        Source(
            "Ma & Yarats (2019), On the adequacy of untuned warmup for adaptive "
            "optimization: 2 / (1 - β₂) steps",
            "https://arxiv.org/abs/1910.04209",
        ),
        Source(
            "Loshchilov & Hutter (2017), SGDR: Stochastic Gradient Descent with Warm "
            "Restarts, equation 5: the cosine",
            "https://arxiv.org/abs/1608.03983",
        ),
    ],
    refuses=("after-the-end", "minimum-above-peak", "tokens-per-step-missing"),
    remarks=_remarks,
    next=("effective_batch_size", "epochs_from_compute_budget"),
)
def learning_rate_warmup(
    peak_learning_rate: Annotated[
        Fraction,
        Input(
            r"\eta_{\max}",
            unit="learning_rate",
            gt=0,
            typical=(Fraction(1, 10**8), 10),
            group="schedule",
            takes=("learning_rate_scaling.scaled_learning_rate",),
        ),
    ] = Fraction(3, 10**4),
    total_steps: Annotated[
        int,
        Input(
            "S",
            unit="step",
            ge=1,
            typical=(1, 10**9),
            group="schedule",
            takes=("training_steps.total_steps",),
        ),
    ] = 100_000,
    decay: Annotated[Decay, Input(group="schedule")] = "cosine",
    minimum_learning_rate: Annotated[
        Fraction,
        Input(
            r"\eta_{\min}",
            unit="learning_rate",
            ge=0,
            group="schedule",
            when={"decay": ("linear", "cosine")},
        ),
    ] = Fraction(0),
    warmup_given_as: Annotated[Given, Input(group="warmup")] = "ratio",
    warmup_ratio: Annotated[
        Fraction,
        Input(
            r"\omega",
            unit="percent",
            ge=0,
            le=1,
            group="warmup",
            when={"warmup_given_as": ("ratio",)},
        ),
    ] = Fraction(1, 100),
    warmup_steps: Annotated[
        int,
        Input(unit="step", ge=0, group="warmup", when={"warmup_given_as": ("steps",)}),
    ] = 2000,
    warmup_tokens: Annotated[
        int,
        Input(
            "D_w",
            unit="token",
            ge=0,
            group="warmup",
            when={"warmup_given_as": ("tokens",)},
        ),
    ] = 375_000_000,
    adam_beta2: Annotated[
        Fraction,
        Input(
            r"\beta_2",
            unit="one",
            ge=0,
            lt=1,
            typical=(Fraction(9, 10), Fraction(9999, 10**4)),
            group="warmup",
            when={"warmup_given_as": ("adam_rule",)},
        ),
    ] = Fraction(999, 1000),
    tokens_per_step: Annotated[
        int | None,
        Input(
            "T",
            unit="token",
            ge=1,
            group="warmup",
            takes=("effective_batch_size.tokens_per_step",),
        ),
    ] = None,
    step_convention: Annotated[Convention, Input(group="step")] = "hugging_face",
    evaluated_step: Annotated[int, Input("t", unit="step", ge=0, group="step")] = 500,
) -> Result:
    """The length of a linear warm-up, and the learning rate of one update.

    `peak_learning_rate`: above 0. `total_steps`: optimizer updates of the whole run,
    at least 1. `decay`, `minimum_learning_rate`: what follows the warm-up, down to a
    rate of at least 0. `warmup_given_as` says which of these counts: `warmup_ratio` of
    all steps, from 0 to 1; `warmup_steps`; `warmup_tokens`, for which
    `tokens_per_step` must be given; or Adam's `adam_beta2`, from 0 to below 1.
    `evaluated_step`: updates already done, so that 0 is the first. `step_convention`:
    whose way to count it.

    Raises Refused: after-the-end if the step is beyond the last,
    minimum-above-peak, tokens-per-step-missing.
    """
    eta_max, eta_min = peak_learning_rate, minimum_learning_rate
    S, t, T = total_steps, evaluated_step, tokens_per_step
    if t > S:
        raise Refused("after-the-end", "evaluated_step", "total_steps")
    if decay != "constant" and eta_min > eta_max:
        raise Refused(
            "minimum-above-peak", "minimum_learning_rate", "peak_learning_rate"
        )
    S_w = _length(
        total_steps=S,
        warmup_given_as=warmup_given_as,
        warmup_ratio=warmup_ratio,
        warmup_steps=warmup_steps,
        warmup_tokens=warmup_tokens,
        adam_beta2=adam_beta2,
        tokens_per_step=T,
    )
    return Result(
        warmup_length=S_w,
        learning_rate=schedule.learning_rate(
            t,
            peak=eta_max,
            minimum=eta_min,
            warmup=S_w,
            total=S,
            convention=step_convention,
            decay=decay,
        ),
        increment_per_step=schedule.increment(eta_max, S_w, step_convention),
        warmup_token_count=None if T is None else S_w * T,
    )


def _length(
    *,
    total_steps: int,
    warmup_given_as: Given,
    warmup_ratio: Fraction,
    warmup_steps: int,
    warmup_tokens: int,
    adam_beta2: Fraction,
    tokens_per_step: int | None,
    **_: object,
) -> int:
    match warmup_given_as:
        case "ratio":
            return schedule.steps_of_ratio(total_steps, warmup_ratio)
        case "steps":
            return warmup_steps
        case "adam_rule":
            return schedule.untuned_steps(adam_beta2)
        case "tokens":
            if tokens_per_step is None:
                raise Refused("tokens-per-step-missing", "tokens_per_step")
            return schedule.steps_of_tokens(warmup_tokens, tokens_per_step)
