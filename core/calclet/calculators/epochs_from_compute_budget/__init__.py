"""How often a budget goes through a dataset, and what the repeats are worth."""

from collections.abc import Iterator
from fractions import Fraction
from math import floor
from typing import Annotated, NamedTuple

from calclet import inputs
from calclet.definition import Input, Output, Remark, Source, calculator
from calclet.formulas.compute import affordable_tokens
from calclet.formulas.scaling import value_of_epochs

# What the decay of repeated data was fitted on (Muennighoff et al. 2023, section 4).
LARGEST_FITTED = 9 * 10**9


class Result(NamedTuple):
    """Tokens of the budget, in passes over the data and in fresh tokens' worth."""

    affordable_tokens: Annotated[
        int,
        Output("D", unit="token", rises_with="compute_budget", falls_with="parameters"),
    ]
    epochs: Annotated[
        Fraction,
        Output(
            "E",
            unit="epoch",
            digits=4,
            rises_with="compute_budget",
            falls_with="parameters unique_tokens",
        ),
    ]
    whole_epochs: Annotated[
        int,
        Output(
            unit="epoch",
            rises_with="compute_budget",
            falls_with="parameters unique_tokens",
        ),
    ]
    effective_tokens: Annotated[
        int,
        Output(
            "D'",
            unit="token",
            rises_with="compute_budget unique_tokens",
            falls_with="parameters",
        ),
    ]
    repeat_value: Annotated[
        float,
        Output(
            "v",
            unit="percent",
            digits=4,
            rises_with="parameters unique_tokens",
            falls_with="compute_budget",
        ),
    ]


def _remarks(
    *, compute_budget: Fraction, parameters: int, unique_tokens: int
) -> Iterator[Remark]:
    if affordable_tokens(compute_budget, parameters) <= unique_tokens:
        yield Remark("data-left-over", "unique_tokens")
    elif parameters > LARGEST_FITTED:
        yield Remark("beyond-fit", "parameters", largest=LARGEST_FITTED)


@calculator(
    family="training",
    formula=(
        r"D &= \frac{C}{6 N} \\ "
        r"E &= \frac{D}{U} \\ "
        r"D' &= U + U R^{*} \left(1 - e^{-R / R^{*}}\right) \\ "
        r"R &= E - 1 \\ "
        r"v &= \frac{D'}{D}"
    ),
    revised="2026-11-30",
    sources=[
        Source(
            "Muennighoff et al. 2023, Scaling Data-Constrained Language Models, "
            "equation 5 and appendix A: R* = 15.387756",
            "https://arxiv.org/abs/2305.16264",
        ),
        Source(
            "Kaplan et al. 2020, Scaling Laws for Neural Language Models, "
            "section 2.1: C = 6ND",
            "https://arxiv.org/abs/2001.08361",
        ),
    ],
    remarks=_remarks,
    next=("compute_optimal_model_size", "dataset_token_count"),
)
def epochs_from_compute_budget(
    compute_budget: Annotated[
        Fraction,
        Input(
            "C",
            unit="FLOP",
            units=("FLOP", "ZFLOP", "YFLOP", "PF_day"),
            gt=0,
            typical=(10**15, 10**30),
            step="double",
            takes=("training_flops.training_compute",),
        ),
    ] = Fraction(10**23),
    parameters: Annotated[int, inputs.parameters()] = 7 * 10**9,
    unique_tokens: Annotated[
        int,
        Input(
            "U",
            unit="token",
            ge=1,
            typical=(10**8, 10**14),
            step="double",
            takes=("dataset_token_count.unique_tokens",),
        ),
    ] = 500 * 10**9,
) -> Result:
    """Passes over `unique_tokens` that a budget affords, and their discounted worth.

    `compute_budget`: FLOP of training, above 0. `parameters`: those a token passes
    through; of experts, the active ones. `unique_tokens`: tokens of the dataset once.
    Both are integers of at least 1. Up to one epoch nothing is repeated, so that every
    token counts in full. Token counts are rounded down.
    """
    C, N, U = compute_budget, parameters, unique_tokens
    D = affordable_tokens(C, N)
    E = D / U
    if E <= 1:
        return Result(floor(D), E, floor(E), floor(D), 1.0)
    worth = value_of_epochs(E)
    return Result(floor(D), E, floor(E), floor(U * worth), worth / float(E))
