"""Floating-point operations of training a dense or mixture-of-experts transformer."""

from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet import inputs
from calclet.definition import Input, Output, Preset, Source, calculator
from calclet.formulas.compute import (
    MODEL_FLOP,
    RECOMPUTED_FLOP,
    attention_flop,
    training_flop,
)

Convention = Literal["dense", "causal_attention", "full_attention", "full_recompute"]

ATTENTION = {"flop_convention": ("causal_attention", "full_attention")}


# With what the results rise or fall.
_FACTORS = "parameters training_tokens layers attention_width sequence_length"


class Result(NamedTuple):
    """Both computes are the same number of FLOP, shown in two units."""

    training_compute: Annotated[Fraction, Output("C", unit="FLOP", rises_with=_FACTORS)]
    petaflop_days: Annotated[Fraction, Output(unit="PF_day", rises_with=_FACTORS)]
    attention_share: Annotated[
        Fraction | None,
        Output(
            "f",
            unit="percent",
            digits=4,
            rises_with="layers attention_width sequence_length",
            falls_with="parameters",
        ),
    ]


@calculator(
    family="training",
    formula=(
        r"C &= (k N + 12\,\kappa\, n_l\, d_a\, s)\, D \\ "
        r"f &= \frac{12\,\kappa\, n_l\, d_a\, s\, D}{C}"
    ),
    revised="2026-11-30",
    sources=[
        Source(
            "Kaplan et al. 2020, Scaling Laws for Neural Language Models, "
            "section 2.1: C = 6ND",
            "https://arxiv.org/abs/2001.08361",
        ),
        Source(
            "Chowdhery et al. 2022, PaLM, appendix B: 6N + 12LHQT per token",
            "https://arxiv.org/abs/2204.02311",
        ),
        Source(
            "Narayanan et al. 2021, Efficient Large-Scale Language Model Training on "
            "GPU Clusters Using Megatron-LM, equation 3: with full recomputation",
            "https://arxiv.org/abs/2104.04473",
        ),
        Source(
            "Brown et al. 2020, Language Models are Few-Shot Learners, table D.1",
            "https://arxiv.org/abs/2005.14165",
        ),
    ],
    presets=(
        Preset(
            "model",
            table="models",
            fills={
                "parameters": "parameters",
                "training_tokens": "trained_tokens",
                "layers": "layers",
                "attention_width": "attention_width",
            },
        ),
    ),
    next=("compute_optimal_model_size", "epochs_from_compute_budget"),
    featured=True,
)
def training_flops(
    parameters: Annotated[int, inputs.parameters("training")] = 7 * 10**9,
    training_tokens: Annotated[
        int,
        Input(
            "D",
            unit="token",
            ge=1,
            typical=(10**8, 10**14),
            step="double",
            group="training",
            takes=(
                "dataset_token_count.training_tokens",
                "chinchilla_optimal_tokens.optimal_tokens",
                "compute_optimal_model_size.optimal_tokens",
                "epochs_from_compute_budget.affordable_tokens",
            ),
        ),
    ] = 10**12,
    flop_convention: Annotated[Convention, Input(group="convention")] = "dense",
    layers: Annotated[
        int,
        Input(
            "n_l",
            unit="layer",
            ge=1,
            typical=(1, 1000),
            group="convention",
            when=ATTENTION,
        ),
    ] = 32,
    attention_width: Annotated[
        int,
        Input(
            "d_a",
            unit="element",
            ge=1,
            typical=(64, 10**5),
            step="double",
            group="convention",
            when=ATTENTION,
        ),
    ] = 4096,
    sequence_length: Annotated[
        int,
        Input(
            "s",
            unit="token",
            ge=1,
            typical=(128, 10**7),
            step="double",
            group="convention",
            suffix="ask",
            when=ATTENTION,
        ),
    ] = 4096,
) -> Result:
    """Operations of training, a multiply-add counted as two.

    `parameters`: those that a token passes through; of experts, the active ones.
    `training_tokens`: all that training sees, repeated ones counted again.
    `flop_convention`: "dense" is 6ND. "causal_attention" and "full_attention" add the
    attention scores, below the diagonal or all, of `layers` with `attention_width`
    (heads times head size) over sequences of `sequence_length`. "full_recompute" is
    8ND, what the hardware does if it recomputes all activations. Each number is an
    integer of at least 1; those of attention count in its two conventions only.
    """
    N, D, s = parameters, training_tokens, sequence_length
    n_l, d_a = layers, attention_width
    C = Fraction(training_flop(N, D))
    if flop_convention == "full_recompute":
        C *= Fraction(RECOMPUTED_FLOP, MODEL_FLOP)
    if flop_convention not in ATTENTION["flop_convention"]:
        return Result(C, C, None)
    causal = flop_convention == "causal_attention"
    C_attention = attention_flop(n_l, d_a, s, causal=causal) * D
    C += C_attention
    return Result(C, C, C_attention / C)
