"""Bytes that training keeps in the memory of one GPU."""

from fractions import Fraction
from typing import Literal

Recompute = Literal["none", "selective", "full"]


def model_states(
    parameters: Fraction, bytes_each: Fraction, sharded: bool, replicas: int
) -> Fraction:
    """Weights, gradients or optimizer states of the parameters on one GPU.

    Rajbhandari et al. 2020, ZeRO (arXiv:1910.02054), section 5: the part that its
    stage shards is divided by the data-parallel size.
    """
    return Fraction(parameters) * bytes_each / (replicas if sharded else 1)


def layer_activations(
    *,
    sequence: int,
    hidden: int,
    heads: int,
    feed_forward: int,
    gated: bool,
    scores_kept: bool,
    element: int,
    tensor: int,
    sequence_parallel: bool,
) -> Fraction:
    """What one layer keeps of one sequence for its backward pass.

    Korthikanti et al. 2022 (arXiv:2205.05198), section 4.1 and equations 2 and 4. With
    two bytes per element and f = 4 h that is s h (10 + 24 / t + 5 a s / (h t)), or all
    of it over t with sequence parallelism. A gated feed-forward keeps three inner
    tensors instead of two; dropout masks are one byte per element.
    """
    s, h, a, f, w, t = sequence, hidden, heads, feed_forward, element, tensor
    # Inputs of the norms, of attention and of the feed-forward, and two dropout masks.
    everywhere = (4 * w + 2) * h
    # Q, K, V and the input of the output projection; the inside of the feed-forward.
    split = 4 * w * h + (3 if gated else 2) * w * f
    if scores_kept:  # softmax, its dropout mask, and what comes out of that
        split += (2 * w + 1) * a * s
    return s * (
        Fraction(everywhere, t if sequence_parallel else 1) + Fraction(split, t)
    )


def checkpoint(sequence: int, hidden: int, element: int) -> int:
    """What a layer keeps of one sequence under full recomputation: its input."""
    return element * sequence * hidden


def scores_are_kept(recompute: Recompute, flash_attention: bool) -> bool:
    """Whether the s × s attention scores wait in memory for the backward pass."""
    return recompute != "selective" and not flash_attention


def logits(sequence: int, vocabulary: int, tensor: int) -> Fraction:
    """The scores over the vocabulary for one sequence, in 32 bits for the loss."""
    return Fraction(4 * sequence * vocabulary, tensor)


def stage_activations(
    *,
    kept: Fraction,
    rebuilt: Fraction,
    logits: Fraction,
    layers: int,
    stages: int,
    micro_batches: int,
) -> Fraction:
    """Activations of the pipeline stage that holds most, per micro-batch and layer.

    Under 1F1B the first stage holds min(p, m) micro-batches, which for m ≥ p is as much
    as all layers of one. The last holds one, and the logits for a moment; a layer is
    rebuilt only after those are gone.
    """
    own = kept * Fraction(layers, stages)
    first = min(stages, micro_batches) * own + rebuilt
    last = own + max(logits, rebuilt)
    return max(first, last)
