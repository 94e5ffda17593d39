"""Tokens that suit a model of given size, by the Chinchilla rule."""

from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet import inputs
from calclet.definition import Input, Output, Preset, Source, calculator
from calclet.formulas.compute import training_flop
from calclet.formulas.scaling import FITS, predicted_loss

LossFit = Literal["none", "hoffmann_rounded", "hoffmann_unrounded", "besiroglu"]


class Result(NamedTuple):
    """The optimum, and a plan held against it."""

    optimal_tokens: Annotated[
        int, Output("D", unit="token", rises_with="parameters tokens_per_parameter")
    ]
    training_compute: Annotated[
        Fraction,
        Output(
            "C",
            unit="FLOP",
            units=("FLOP", "PF_day"),
            rises_with="parameters tokens_per_parameter",
        ),
    ]
    training_factor: Annotated[
        Fraction | None,
        Output(
            "f",
            unit="times",
            digits=4,
            rises_with="planned_tokens",
            falls_with="parameters tokens_per_parameter",
        ),
    ]
    predicted_loss: Annotated[
        float | None,
        Output(
            r"\hat{L}",
            unit="nat_per_token",
            digits=5,
            falls_with="parameters tokens_per_parameter planned_tokens",
        ),
    ]


@calculator(
    family="training",
    formula=(
        r"D &= r N \\ "
        r"C &= 6 N D = 6 r N^2 \\ "
        r"f &= \frac{D_{\text{plan}}}{D} \\ "
        r"\hat{L} &= E + \frac{A}{N^{\alpha}} + \frac{B}{D_L^{\beta}} \\ "
        r"D_L &\in \{D_{\text{plan}}, D\}"
    ),
    revised="2026-11-30",
    sources=[
        Source(
            "Hoffmann et al. 2022, Training Compute-Optimal Large Language Models, "
            "table 3 and section 4: Chinchilla, 70B parameters and 1.4T tokens",
            "https://arxiv.org/abs/2203.15556",
        ),
        Source(
            "Besiroglu et al. 2024, Chinchilla Scaling: A replication attempt, table 1",
            "https://arxiv.org/abs/2404.10102",
        ),
    ],
    presets=(
        Preset(
            "model",
            table="models",
            fills={"parameters": "parameters", "planned_tokens": "trained_tokens"},
        ),
    ),
    next=("training_flops", "epochs_from_compute_budget"),
    featured=True,
)
def chinchilla_optimal_tokens(
    parameters: Annotated[int, inputs.parameters("rule")] = 70 * 10**9,
    tokens_per_parameter: Annotated[
        Fraction,
        Input("r", unit="token_per_parameter", gt=0, typical=(1, 10**4), group="rule"),
    ] = Fraction(20),
    planned_tokens: Annotated[
        int | None,
        Input(
            r"D_{\text{plan}}",
            unit="token",
            ge=1,
            step="double",
            group="comparison",
            takes=("dataset_token_count.training_tokens",),
        ),
    ] = None,
    loss_fit: Annotated[LossFit, Input(group="comparison")] = "none",
) -> Result:
    """Tokens at a fixed ratio to the parameters, rounded to the nearest integer.

    `parameters`: an integer of at least 1. `tokens_per_parameter`: above 0.
    `planned_tokens`: None, or an integer of at least 1 to hold against the optimum.
    `loss_fit`: the fit that predicts the loss after the planned tokens, or after the
    optimal ones if none are planned; "none" predicts nothing.
    """
    N, r, D_plan = parameters, Fraction(tokens_per_parameter), planned_tokens
    D = round(r * N)
    f = None if D_plan is None else D_plan / (r * N)
    loss = None
    if loss_fit != "none":
        loss = predicted_loss(FITS[loss_fit], N, D_plan or float(r * N))
    return Result(D, Fraction(training_flop(N, D)), f, loss)
