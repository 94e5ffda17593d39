"""Micro-batch, replicas and accumulation steps for a batch that is asked for.

With q = b·d, a batch B can be reached if and only if q divides it; where it cannot, the
nearest are the multiples of d on both sides. Ranking: choices that fill the pipeline
first, since a pipeline of p stages idles for (p − 1) of its (a + p − 1) slots
(Narayanan et al. 2021, https://arxiv.org/abs/2104.04473, section 2.2); then the fewest
passes, since passes follow one another while replicas work side by side; then the
largest micro-batch, with which a GPU works best (section 3.4 there).

A cluster of `world_size` GPUs has world_size / model_parallel_size replicas. A model
takes as many GPUs as it has stages if nothing is said. Without a cluster and without a
`data_parallel_size` there may be as many replicas as the batch allows.
"""

from collections.abc import Callable, Iterator, Mapping
from heapq import nsmallest
from typing import Any, NamedTuple

from calclet.choosing import MOST, Choice, Choices, OutOfBounds
from calclet.errors import BadInput
from calclet.targets import Target

BOUNDS = (
    "micro_batch_size_max",
    "data_parallel_size",
    "world_size",
    "model_parallel_size",
    "pipeline_parallel_size",
    "gpus_per_node",
)

# No larger micro-batch is tried, and nothing larger is taken apart into its factors.
_MOST = 4096
_LARGEST = 10**9


class _Cluster(NamedTuple):
    """What the bounds say of it."""

    stages: int
    model: int  # GPUs of one replica
    world: int | None
    node: int | None
    replicas: int | None

    def after_loss(self, replicas: int) -> tuple[int, int] | None:
        """GPUs and replicas that a dead node leaves, where any are left."""
        left = (self.world or replicas * self.model) - (self.node or 0)
        return (left, left // self.model) if self.node and left >= self.model else None


def choices(
    target: Target, values: Mapping[str, Any], bounds: Mapping[str, int]
) -> Choices:
    """Every choice, best first; of the nearest batches where none is exact."""
    cluster = _cluster(bounds)
    most = min(bounds.get("micro_batch_size_max", _MOST), _MOST)
    length = values["sequence_length"] if target.field.id == "tokens_per_step" else 1
    goal = int(target.value)
    batches = _nearest(goal, length, cluster.replicas or 1)
    if not cluster.replicas and batches[-1] > _LARGEST:
        value = str(goal)
        raise BadInput("too-large", maximum=str(_LARGEST * length), value=value)
    batches.sort(key=lambda batch: abs(batch * length - goal))
    share = -(-MOST // len(batches))
    best: list[Choice] = []
    total = 0
    for batch in batches:
        pairs = list(_pairs(batch, cluster.replicas, most))
        total += len(pairs)
        ranked = nsmallest(share, pairs, key=_rank(batch, cluster.stages))
        best += (_choice(batch, *pair, cluster) for pair in ranked)
    return Choices(best, total)


def _cluster(bounds: Mapping[str, int]) -> _Cluster:
    stages = bounds.get("pipeline_parallel_size", 1)
    world, replicas = bounds.get("world_size"), bounds.get("data_parallel_size")
    model = bounds.get("model_parallel_size")
    if model is None and world and replicas:
        if world % replicas:
            raise _uneven("data_parallel_size", replicas, world)
        model = world // replicas
    told = "pipeline" if model is None else "model"
    model = model or stages
    if model % stages:
        raise _uneven("pipeline_parallel_size", stages, model)
    if world and world % model:
        raise _uneven(f"{told}_parallel_size", model, world)
    exactly = world // model if world else replicas
    if replicas and exactly and replicas != exactly:
        code, limit = ("too-large", "maximum")
        if replicas < exactly:
            code, limit = ("too-small", "minimum")
        told_limit = {limit: str(exactly), "value": str(replicas)}
        raise OutOfBounds("data_parallel_size", code, **told_limit)
    return _Cluster(stages, model, world, bounds.get("gpus_per_node"), exactly)


def _uneven(name: str, part: int, whole: int) -> OutOfBounds:
    return OutOfBounds(name, "does-not-divide", value=str(part), of=str(whole))


def _nearest(target: int, length: int, replicas: int) -> list[int]:
    """The batch that is asked for, or those around it that can be reached."""
    below = target // (length * replicas) * replicas
    above = max(-(-target // (length * replicas)), 1) * replicas
    return [below, above] if 0 < below < above else [above]


def _pairs(batch: int, replicas: int | None, most: int) -> Iterator[tuple[int, int]]:
    """Every micro-batch and data-parallel size that divide it together."""
    sizes = [replicas] if replicas else _divisors(batch)
    micro = [b for b in range(1, min(batch, most) + 1) if batch % b == 0]
    for d in sizes:
        yield from ((b, d) for b in micro if batch // d % b == 0)


def _rank(
    batch: int, stages: int
) -> Callable[[tuple[int, int]], tuple[bool, int, int]]:
    def rank(pair: tuple[int, int]) -> tuple[bool, int, int]:
        b, d = pair
        a = batch // (b * d)
        return a < stages, a, -b

    return rank


def _choice(batch: int, b: int, d: int, cluster: _Cluster) -> Choice:
    a = batch // (b * d)
    marks = ["fewer-passes-than-stages"] if a < cluster.stages else []
    figures = {}
    if left := cluster.after_loss(d):
        world, replicas = left
        q = b * replicas
        if batch % q:
            marks.append("breaks-after-node-loss")
            nearest = max((2 * batch + q) // (2 * q), 1) * q
            figures = {"world_size": world, "global_batch_size": nearest}
        else:
            marks.append("keeps-after-node-loss")
    names = "micro_batch_size", "data_parallel_size", "gradient_accumulation_steps"
    return Choice(dict(zip(names, (b, d, a), strict=True)), tuple(marks), figures)


def _divisors(number: int) -> list[int]:
    """In order; by trial up to the root, which is some thirty thousand at most."""
    small, root, rest = [1], 2, number
    while root * root <= rest:
        if rest % root:
            root += 1
            continue
        powers = [1]
        while rest % root == 0:
            rest //= root
            powers.append(powers[-1] * root)
        small = [x * power for x in small for power in powers]
    if rest > 1:
        small += [x * rest for x in small]
    return sorted(small)
