"""What each framework makes of an epoch, a batch and a budget."""

from fractions import Fraction
from math import ceil, floor
from typing import Any, Literal

from calclet.errors import Refused
from calclet.formulas import windows

Convention = Literal[
    "none", "transformers", "accelerate", "lightning", "torchtune", "litgpt", "megatron"
]

# These cut each epoch into passes; the others read on as if it had no end.
LOADERS = ("transformers", "accelerate", "lightning", "torchtune", "litgpt")


def run(
    convention: Convention, samples: Fraction, epochs: Fraction | None, **given: Any
) -> windows.Run:
    """The run over so many epochs, or else so many samples."""
    N, B = given["dataset_size"], given["global_batch_size"]
    if convention in ("none", "megatron"):
        wanted = samples if epochs is None else epochs * N
        return windows.endless(wanted, N, B, whole=convention == "megatron")
    if epochs and epochs.denominator > 1 and convention != "transformers":
        raise Refused("whole-epochs", "epochs", "convention")
    cut = cut_of(convention, **given)
    if convention == "litgpt":
        passes = passes_of(cut, epochs) if epochs else floor(samples / cut.pass_size)
        return windows.across_epochs(cut, passes)
    if convention == "torchtune":
        return windows.without_rest(cut, ceil(samples), epochs)
    by_own = convention == "transformers"
    return windows.with_each_rest(cut, ceil(samples), epochs, by_own_passes=by_own)


def passes_of(cut: windows.Cut, epochs: Fraction) -> int:
    """litgpt stops once the loader has begun an epoch too many, with its first pass."""
    return int(epochs) * cut.epoch.passes + 1


def cut_of(
    convention: Convention,
    *,
    dataset_size: int,
    global_batch_size: int,
    data_parallel_size: int,
    gradient_accumulation_steps: int,
    drop_last: bool,
    **_: Any,
) -> windows.Cut:
    """How the framework's loader cuts an epoch, once the batch is of whole passes."""
    d, a = data_parallel_size, gradient_accumulation_steps
    b, over = divmod(global_batch_size, d * a)
    if over:
        nearest = max(1, b + (2 * over > d * a)) * d * a
        raise Refused(
            "does-not-divide",
            "global_batch_size",
            "data_parallel_size",
            "gradient_accumulation_steps",
            multiple=d * a,
            nearest=nearest,
        )
    dealt = windows.dealt_as_samples
    if convention in ("transformers", "accelerate"):
        dealt = windows.dealt_as_batches
    drops = drop_last or convention == "torchtune"
    epoch = dealt(dataset_size, b, d, drop_last=drops)
    if not epoch.passes:
        raise Refused("no-step", "global_batch_size", "dataset_size")
    return windows.Cut(epoch, b * d, a)
