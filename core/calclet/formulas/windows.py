"""Optimizer steps over a dataset: passes, windows of passes, and what is left over.

A pass takes one micro-batch through each replica; a step follows a window of passes.
"""

from fractions import Fraction
from math import ceil, floor
from typing import NamedTuple


class Epoch(NamedTuple):
    """What a loader makes of the dataset once.

    `samples` counts those that it repeats, and not those that it drops.
    """

    passes: int
    samples: int


def dealt_as_batches(
    dataset: int, micro_batch: int, replicas: int, *, drop_last: bool
) -> Epoch:
    """Accelerate's BatchSamplerShard: micro-batches in turn to each replica.

    The last ones are filled up with samples from the start (even_batches), but for a
    single replica, which needs none.
    """
    size = micro_batch * replicas
    if drop_last:
        return Epoch(dataset // size, dataset // size * size)
    passes = -(-dataset // size)
    return Epoch(passes, dataset if replicas == 1 else passes * size)


def dealt_as_samples(
    dataset: int, micro_batch: int, replicas: int, *, drop_last: bool
) -> Epoch:
    """PyTorch's DistributedSampler: as many samples for each replica, some twice.

    A DataLoader then cuts the share of each into micro-batches.
    """
    share = -(-dataset // replicas)
    if drop_last:
        passes = share // micro_batch
        return Epoch(passes, passes * micro_batch * replicas)
    return Epoch(-(-share // micro_batch), share * replicas)


def samples_of_passes(passes: int, epoch: Epoch, size: int) -> int:
    """Samples in so many passes on end, each of `size` but the last of an epoch."""
    epochs, rest = divmod(passes, epoch.passes)
    return epochs * epoch.samples + min(rest * size, epoch.samples)


class Rest(NamedTuple):
    """The window that is not full, and what its mean gradient is multiplied by."""

    passes: int
    samples: int
    weight: Fraction


class Run(NamedTuple):
    """Steps of a run, the samples in them, and in an epoch of them."""

    steps: int
    steps_per_epoch: Fraction
    samples: int
    samples_per_epoch: int
    rest: Rest | None = None


class Cut(NamedTuple):
    """An epoch, the samples in a full pass, and the passes in a full window."""

    epoch: Epoch
    pass_size: int
    window: int

    @property
    def batch(self) -> int:
        """The samples of a full step."""
        return self.pass_size * self.window


def endless(samples: Fraction, dataset: int, batch: int, *, whole: bool) -> Run:
    """Steps over data that are read on end; only `whole` ones, or all."""
    steps = floor(samples / batch) if whole else ceil(samples / batch)
    return Run(steps, Fraction(dataset, batch), steps * batch, dataset)


def with_each_rest(
    cut: Cut, samples: int, epochs: Fraction | None, *, by_own_passes: bool
) -> Run:
    """Each epoch ends with a step, after however few passes.

    Its gradient is divided by the passes of a full window, or `by_own_passes`.
    """
    epoch, a, B = cut.epoch, cut.window, cut.batch
    K = -(-epoch.passes // a)
    run = _by_epoch(samples, epochs, K, epoch.samples, B)
    passes, size = epoch.passes - (K - 1) * a, epoch.samples - (K - 1) * B
    if size == B:
        return run
    weight = Fraction(1) if by_own_passes else Fraction(passes, a)
    return run._replace(rest=Rest(passes, size, weight))


def without_rest(cut: Cut, samples: int, epochs: Fraction | None) -> Run:
    """Each epoch ends with its last full window; no steps if none is full."""
    K, passes = divmod(cut.epoch.passes, cut.window)
    if not K:
        return Run(0, Fraction(0), 0, 0)
    run = _by_epoch(samples, epochs, K, K * cut.batch, cut.batch)
    if not passes:
        return run
    return run._replace(rest=Rest(passes, passes * cut.pass_size, Fraction(0)))


def across_epochs(cut: Cut, passes: int) -> Run:
    """Windows do not mind where an epoch ends; after the last full one no step is."""
    epoch, size, a = cut
    steps, over = divmod(passes, a)
    samples = samples_of_passes(steps * a, epoch, size)
    run = Run(steps, Fraction(epoch.passes, a), samples, epoch.samples)
    if not over:
        return run
    rest = samples_of_passes(passes, epoch, size) - samples
    return run._replace(rest=Rest(over, rest, Fraction(0)))


def _by_epoch(
    samples: int, epochs: Fraction | None, per_epoch: int, size: int, batch: int
) -> Run:
    """So many epochs, or else until so many samples are seen."""
    if epochs is None:
        whole, rest = divmod(samples, size)
        steps = whole * per_epoch + -(-rest // batch)
    else:
        steps = ceil(epochs * per_epoch)
    whole, rest = divmod(steps, per_epoch)
    seen = whole * size + min(rest * batch, size)
    return Run(steps, Fraction(per_epoch), seen, size)
