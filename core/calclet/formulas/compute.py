"""Floating-point operations of training. A multiply-add counts as two."""

from fractions import Fraction

# Per parameter and token: 2 forward, 4 backward (Kaplan et al. 2020, section 2.1).
MODEL_FLOP = 6
# Recomputing every activation runs the forward pass twice (Narayanan et al. 2021,
# section 5.1: "an additional forward pass").
RECOMPUTED_FLOP = 8


def training_flop(parameters: int, tokens: int) -> int:
    """Operations of training without attention scores: 6ND."""
    return MODEL_FLOP * parameters * tokens


def affordable_tokens(compute: Fraction, parameters: int) -> Fraction:
    """Tokens that `compute`, in FLOP, trains `parameters` on: C / 6N."""
    return Fraction(compute, MODEL_FLOP * parameters)


def attention_flop(
    layers: int, attention_width: int, sequence_length: int, *, causal: bool
) -> int:
    """Operations per token on attention scores, forward and backward.

    Twice 2s forward for each of the layers' d_a columns, queries with keys and scores
    with values, three times that with the backward pass: 12 n_l d_a s (Chowdhery et
    al. 2022, appendix B). A causal mask leaves half.
    """
    full = 12 * layers * attention_width * sequence_length
    return full // 2 if causal else full
