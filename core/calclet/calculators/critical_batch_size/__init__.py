"""The batch size beyond which a larger one costs more data than it saves steps."""

from fractions import Fraction
from math import floor
from typing import Annotated, Literal, NamedTuple

from calclet import inputs
from calclet.definition import Input, Output, Source, calculator
from calclet.errors import Refused
from calclet.formulas import noise

Estimate = Literal["loss", "gradients"]

# With what the batch rises above the critical one.
_OVER = "global_batch_size loss large_batch_norm sequence_length"


class Result(NamedTuple):
    """The critical batch, and what the batch at hand costs beside it."""

    critical_tokens: Annotated[
        int,
        Output(
            r"B_{\mathrm{crit}}",
            unit="token",
            rises_with="small_batch_norm sequence_length",
            falls_with="loss large_batch_norm",
        ),
    ]
    critical_sequences: Annotated[
        int,
        Output(
            unit="sequence",
            rises_with="small_batch_norm",
            falls_with="loss large_batch_norm sequence_length",
        ),
    ]
    batch_over_critical: Annotated[
        Fraction,
        Output(
            "x",
            unit="times",
            digits=4,
            rises_with=_OVER,
            falls_with="small_batch_norm",
        ),
    ]
    step_factor: Annotated[
        Fraction,
        Output(
            r"S / S_{\min}",
            unit="times",
            digits=4,
            rises_with="small_batch_norm",
            falls_with=_OVER,
        ),
    ]
    data_factor: Annotated[
        Fraction,
        Output(
            r"E / E_{\min}",
            unit="times",
            digits=4,
            rises_with=_OVER,
            falls_with="small_batch_norm",
        ),
    ]
    gradient_signal: Annotated[
        Fraction | None,
        Output(
            "|G|^2",
            unit="one",
            rises_with="large_batch_norm",
            falls_with="small_batch_norm",
        ),
    ]
    gradient_noise: Annotated[
        Fraction | None,
        Output(
            r"\operatorname{tr} \Sigma",
            unit="one",
            rises_with="small_batch_norm",
            falls_with="large_batch_norm",
        ),
    ]


@calculator(
    family="training",
    formula=r"B_{\mathrm{crit}} &= \frac{B_*}{\ell^{1 / \alpha_B}},\;"
    r" L \frac{\operatorname{tr} \Sigma}{|G|^2} \\"
    r" |G|^2 &= \frac{b_2 g_2 - b_1 g_1}{b_2 - b_1} \\"
    r" \operatorname{tr} \Sigma &= \frac{g_1 - g_2}{1 / b_1 - 1 / b_2} \\"
    r" x &= \frac{B \cdot L}{B_{\mathrm{crit}}} \\"
    r" S / S_{\min} &= 1 + \frac{1}{x},\; E / E_{\min} = 1 + x",
    revised="2026-11-30",
    sources=[
        Source(
            "Kaplan et al. (2020), Scaling Laws for Neural Language Models, equation "
            "1.4 and section 5.1: B* = 2e8 tokens, α_B = 0.21",
            "https://arxiv.org/abs/2001.08361",
        ),
        Source(
            "McCandlish et al. (2018), An Empirical Model of Large-Batch Training, "
            "section 2 and appendix A.1: the noise scale, and its two-batch estimate",
            "https://arxiv.org/abs/1812.06162",
        ),
    ],
    refuses=("small-not-smaller", "no-signal", "no-noise"),
    next=("learning_rate_scaling", "batch_ramp", "effective_batch_size"),
)
def critical_batch_size(
    estimated_from: Annotated[Estimate, Input(group="estimate")] = "loss",
    loss: Annotated[
        Fraction,
        Input(
            r"\ell",
            unit="nat_per_token",
            gt=0,
            typical=(2, 11),
            group="estimate",
            when={"estimated_from": ("loss",)},
            takes=("chinchilla_optimal_tokens.predicted_loss",),
        ),
    ] = Fraction(5, 2),
    small_batch_size: Annotated[
        int,
        Input(
            "b_1",
            unit="sequence",
            ge=1,
            step="double",
            group="estimate",
            when={"estimated_from": ("gradients",)},
        ),
    ] = 32,
    small_batch_norm: Annotated[
        Fraction,
        Input(
            "g_1",
            unit="one",
            gt=0,
            group="estimate",
            when={"estimated_from": ("gradients",)},
        ),
    ] = Fraction(17),
    large_batch_size: Annotated[
        int,
        Input(
            "b_2",
            unit="sequence",
            ge=2,
            step="double",
            group="estimate",
            when={"estimated_from": ("gradients",)},
        ),
    ] = 1024,
    large_batch_norm: Annotated[
        Fraction,
        Input(
            "g_2",
            unit="one",
            gt=0,
            group="estimate",
            when={"estimated_from": ("gradients",)},
        ),
    ] = Fraction(3, 2),
    global_batch_size: Annotated[int, inputs.global_batch_size("batch")] = 2048,
    sequence_length: Annotated[int, inputs.sequence_length("batch")] = 4096,
) -> Result:
    """Where the batch stands between fewest steps and least data.

    `estimated_from` says which of these counts: the `loss` in nats per token, above 0,
    by a fit of 2020; or the squared norms of gradients, above 0, over a
    `small_batch_size` and a `large_batch_size`: `small_batch_norm` and
    `large_batch_norm`, each an average over many steps. `global_batch_size`: sequences
    of a step, of `sequence_length` tokens each. Integers are at least 1. The critical
    batch is rounded down.

    Raises Refused: small-not-smaller, and no-signal or no-noise where the norms leave
    none, which happens if they are averaged over too few steps.
    """
    B, L = Fraction(global_batch_size), sequence_length
    measured = None
    if estimated_from == "loss":
        critical = Fraction(noise.critical_tokens(float(loss)), L)
    else:
        measured = _measured(
            small_batch_size, small_batch_norm, large_batch_size, large_batch_norm
        )
        critical = measured.noise / measured.signal
    return Result(
        critical_tokens=floor(critical * L),
        critical_sequences=floor(critical),
        batch_over_critical=B / critical,
        step_factor=noise.steps_over_fewest(B, critical),
        data_factor=noise.data_over_least(B, critical),
        gradient_signal=measured.signal if measured else None,
        gradient_noise=measured.noise if measured else None,
    )


def _measured(b: int, g: Fraction, B: int, G: Fraction) -> noise.Gradient:
    if b >= B:
        raise Refused("small-not-smaller", "small_batch_size", "large_batch_size")
    found = noise.gradient(b, g, B, G)
    if found.noise <= 0:
        raise Refused("no-noise", "large_batch_norm", "small_batch_norm")
    if found.signal <= 0:
        raise Refused("no-signal", "large_batch_norm", "small_batch_norm")
    return found
