"""Micro-batch, replicas and accumulation steps for a batch that is asked for.

With q = b·d, a batch B can be reached if and only if q divides it; where it cannot, the
nearest are the multiples of d on both sides. Ranking: choices that fill the pipeline
first, since a pipeline of p stages idles for (p − 1) of its (a + p − 1) slots
(Narayanan et al. 2021, https://arxiv.org/abs/2104.04473, section 2.2); then the fewest
passes, since passes follow one another while replicas work side by side.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from calclet.choosing import Choice, OutOfBounds
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

# More is tried for no micro-batch; and no larger batch is taken apart.
_MOST = 4096
_LARGEST = 10**9


def choices(
    target: Target, values: Mapping[str, Any], bounds: Mapping[str, int]
) -> list[Choice]:
    """Every choice, best first; of the nearest batches where none is exact."""
    sizes = _replicas(bounds)
    length = values["sequence_length"]
    tokens = target.field.id == "tokens_per_step"
    batches = [target.value // length, -(-target.value // length)] if tokens else []
    wanted = sorted({int(x) for x in batches or [target.value]} - {0})
    if not wanted:
        raise BadInput("too-small", minimum=str(length), value=str(target.value))
    if sizes is None and wanted[-1] > _LARGEST:
        raise BadInput("too-large", maximum=str(_LARGEST), value=str(wanted[-1]))
    most = min(bounds.get("micro_batch_size_max", _MOST), _MOST)
    if sizes:
        [size] = sizes
        below = wanted[0] // size * size
        above = -(-wanted[-1] // size) * size
        wanted = sorted({below, above} - {0})
    found = [
        (batch, b, d, batch // (b * d))
        for batch in wanted
        for d, micro in _sizes(batch, sizes, most)
        for b in micro
        if batch // d % b == 0
    ]
    stages = bounds.get("pipeline_parallel_size", 1)
    distance = {
        batch: abs(_reached(batch, target, length) - target.value) for batch in wanted
    }
    found.sort(key=lambda x: (distance[x[0]], x[0], x[3] < stages, x[3], -x[1]))
    return [_choice(one, stages, bounds) for one in found]


def _reached(batch: int, target: Target, length: int) -> int:
    return batch * length if target.field.id == "tokens_per_step" else batch


def _replicas(bounds: Mapping[str, int]) -> list[int] | None:
    """The data-parallel size, if it is given or follows from a cluster."""
    if size := bounds.get("data_parallel_size"):
        return [size]
    world = bounds.get("world_size")
    if world is None:
        return None
    model = bounds.get("model_parallel_size", 1)
    if world % model:
        raise OutOfBounds(
            "model_parallel_size", "does-not-divide", value=str(model), of=str(world)
        )
    return [world // model]


def _choice(
    found: tuple[int, int, int, int], stages: int, bounds: Mapping[str, int]
) -> Choice:
    batch, b, d, a = found
    marks = ["fewer-passes-than-stages"] if a < stages else []
    figures = {}
    world, node = bounds.get("world_size"), bounds.get("gpus_per_node")
    if world and node and world > node:
        left = (world - node) // bounds.get("model_parallel_size", 1)
        if left and batch % (b * left) == 0:
            marks.append("keeps-after-node-loss")
        elif left:
            marks.append("breaks-after-node-loss")
            q = b * left
            nearest = max((2 * batch + q) // (2 * q), 1) * q
            figures = {"world_size": world - node, "global_batch_size": nearest}
    names = "micro_batch_size", "data_parallel_size", "gradient_accumulation_steps"
    return Choice(dict(zip(names, (b, d, a), strict=True)), tuple(marks), figures)


def _sizes(
    batch: int, sizes: list[int] | None, most: int
) -> Iterator[tuple[int, Iterable[int]]]:
    """Replicas, and the micro-batches that are to be tried with them."""
    if sizes:
        yield from ((d, range(1, min(batch // d, most) + 1)) for d in sizes)
    else:
        every = _divisors(batch)
        yield from ((d, [b for b in every if b <= most]) for d in every)


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
