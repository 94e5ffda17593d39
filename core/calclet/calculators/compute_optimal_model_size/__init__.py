"""Parameters and tokens that make the most of a compute budget."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet.definition import Input, Output, Remark, Source, calculator
from calclet.formulas.scaling import FITS, optimal_split, predicted_loss, split_by_ratio

Method = Literal["ratio", "hoffmann_rounded", "hoffmann_unrounded", "besiroglu"]


class Result(NamedTuple):
    """The optimum; a fixed ratio predicts no loss."""

    optimal_parameters: Annotated[
        int,
        Output(
            "N",
            unit="parameter",
            rises_with="compute_budget",
            falls_with="tokens_per_parameter",
        ),
    ]
    optimal_tokens: Annotated[
        int, Output("D", unit="token", rises_with="compute_budget tokens_per_parameter")
    ]
    tokens_per_parameter_at_optimum: Annotated[
        float,
        Output(
            "D/N",
            unit="token_per_parameter",
            digits=4,
            rises_with="tokens_per_parameter",
        ),
    ]
    predicted_loss: Annotated[
        float | None,
        Output(r"\hat{L}", unit="nat_per_token", digits=5, falls_with="compute_budget"),
    ]


def _remarks(*, sizing_method: Method, **_: object) -> Iterator[Remark]:
    if sizing_method == "hoffmann_rounded":
        yield Remark("rounded-coefficients", "sizing_method")
    elif sizing_method == "hoffmann_unrounded":
        yield Remark("contradicts-ratio", "sizing_method")


@calculator(
    family="training",
    formula=(
        r"C &= 6 N D \\ "
        r"N &= \sqrt{\frac{C}{6 r}}, \quad D/N = r \\ "
        r"\hat{L} &= E + \frac{A}{N^{\alpha}} + \frac{B}{D^{\beta}} \\ "
        r"N &= G \left(\frac{C}{6}\right)^{\frac{\beta}{\alpha + \beta}} \\ "
        r"G &= \left(\frac{\alpha A}{\beta B}\right)^{\frac{1}{\alpha + \beta}}"
    ),
    revised="2026-11-30",
    sources=[
        Source(
            "Hoffmann et al. 2022, Training Compute-Optimal Large Language Models, "
            "table 3, equations 2, 4 and 10; unrounded coefficients in its TeX source",
            "https://arxiv.org/abs/2203.15556",
        ),
        Source(
            "Besiroglu et al. 2024, Chinchilla Scaling: A replication attempt, table 1",
            "https://arxiv.org/abs/2404.10102",
        ),
        Source(
            "Epoch AI, analyzing-chinchilla: the data and the fits",
            "https://github.com/epoch-research/analyzing-chinchilla",
        ),
    ],
    remarks=_remarks,
    next=("chinchilla_optimal_tokens", "training_flops", "epochs_from_compute_budget"),
)
def compute_optimal_model_size(
    compute_budget: Annotated[
        Fraction,
        Input(
            "C",
            unit="FLOP",
            units=("FLOP", "ZFLOP", "YFLOP", "PF_day"),
            gt=0,
            typical=(10**15, 10**30),
            step="double",
            takes=(
                "training_flops.training_compute",
                "chinchilla_optimal_tokens.training_compute",
            ),
        ),
    ] = Fraction(576 * 10**21),
    sizing_method: Annotated[Method, Input()] = "ratio",
    tokens_per_parameter: Annotated[
        Fraction,
        Input(
            "r",
            unit="token_per_parameter",
            gt=0,
            typical=(1, 10**4),
            when={"sizing_method": ("ratio",)},
        ),
    ] = Fraction(20),
) -> Result:
    """The model and the tokens that a budget suits best, for training alone.

    `compute_budget`: FLOP of training, above 0. `sizing_method`: "ratio" keeps
    `tokens_per_parameter`, above 0; the others minimize a fitted loss, Hoffmann's
    third approach as printed or before rounding, or Besiroglu's refit of it.
    Parameters and tokens are rounded to integers.
    """
    C, r = Fraction(compute_budget), Fraction(tokens_per_parameter)
    if sizing_method == "ratio":
        N, D = split_by_ratio(C, r)
        return Result(N, D, float(r), None)
    fit = FITS[sizing_method]
    N_opt, D_opt = optimal_split(fit, C)
    loss = predicted_loss(fit, N_opt, D_opt)
    return Result(round(N_opt), round(D_opt), D_opt / N_opt, loss)
