"""The batch that DeepSpeed's elasticity settles on, and the GPU counts it fits.

Each micro-batch, and their least common multiple, is scaled by the largest highly
composite number that stays within the maximum; of these batches that one is taken that
most GPU counts divide.
https://github.com/deepspeedai/DeepSpeed/blob/c5601dbe079597b954fc7ab1de8aa4e04f9fa65b/deepspeed/elasticity/elasticity.py
"""

from collections.abc import Collection
from math import lcm
from typing import NamedTuple

from calclet.readers import layout
from calclet.readers.facts import Change, Reading

# Highly composite numbers, https://oeis.org/A002182, as many as DeepSpeed knows.
_COMPOSITE = (
    1, 2, 4, 6, 12, 24, 36, 48, 60, 120, 180, 240, 360, 720, 840, 1260, 1680, 2520,
    5040, 7560, 10080, 15120, 20160, 25200, 27720, 45360, 50400, 55440, 83160, 110880,
    166320, 221760, 277200, 332640, 498960, 554400, 665280, 720720,
)  # fmt: skip
MAXIMUM = 720_720  # of batches that are worked out here


class Elastic(NamedTuple):
    """The batch, and every number of replicas that it can be split over."""

    batch: int
    replicas: list[int]


def settle(
    micros: list[int], maximum: int, low: int, high: int, *, larger: bool
) -> Elastic | None:
    """What elasticity 0.1 settles on; None where nothing fits.

    Version 0.2 does the same by nodes: divide the maximum and the GPU counts by the
    replicas of a node before, and multiply the batch after.
    """
    if not micros or min(micros) < 1 or max(micros) > maximum or maximum > MAXIMUM:
        return None
    bases = [base for base in (*micros, lcm(*micros)) if base <= maximum]
    best = Elastic(min(micros), [])
    for batch in sorted({_scaled(base, maximum) for base in bases}):
        fitting = _fitting(batch, micros, low, high)
        more = len(fitting) - len(best.replicas)
        if more > 0 or (more == 0 and (batch > best.batch) == larger):
            best = Elastic(batch, fitting)
    return best if best.replicas else None


def micro_batch(batch: int, replicas: int, micros: list[int]) -> int | None:
    """The largest micro-batch that each replica's share is a multiple of."""
    fitting = [micro for micro in micros if batch // replicas % micro == 0]
    return max(fitting, default=None)


def _scaled(base: int, maximum: int) -> int:
    return base * max(x for x in _COMPOSITE if x * base <= maximum)


def _fitting(batch: int, micros: list[int], low: int, high: int) -> list[int]:
    passes = {batch // micro for micro in micros if batch % micro == 0}
    limit = max(passes, default=0)
    return [
        count
        for count in range(max(low, 1), min(high, limit) + 1)
        if any(share % count == 0 for share in passes)
    ]


def check(reading: Reading, keys: Collection[str]) -> None:
    """Put what the block settles on, or tell why it settles on nothing.

    `keys`: names of the facts that must not be stated beside it.
    """
    own = reading.of("deepspeed")
    stated = [n for n in keys if n in own and n != "world_size"]
    if stated and reading.value("elastic_ignore_non_elastic_batch_info") is not True:
        keys = ", ".join(own[name].key for name in stated)
        reading.problem("deepspeed-elastic-and-stated", keys=keys)
        change = Change("elasticity.ignore_non_elastic_batch_info", "true")
        reading.repair("deepspeed-ignore-stated", [change], {})
    for name in stated:
        del reading.facts[name]
    reading.settled |= {*stated}
    texts = str(reading.value("elastic_micro_batch_sizes") or "").split(",")
    micros = [int(x) for x in texts if x.isdigit() and len(x) < 7]
    maximum = reading.number("elastic_max_train_batch_size")
    if not micros or not maximum:
        reading.problem("deepspeed-elastic-incomplete")
        return
    d = layout.replicas(reading)
    if d is None:
        return
    batch, replicas = _settled(reading, micros, maximum, d)
    if d not in replicas:
        valid = ", ".join(map(str, replicas)) or "–"
        reading.problem(
            "deepspeed-elastic-world",
            "data_parallel_size",
            data_parallel_size=d,
            valid=valid,
        )
        return
    micro = micro_batch(batch, d, micros)
    if micro:
        reading.derive("micro_batch_size", micro, "elastic_micro_batch_sizes")
        passes = batch // (micro * d)
        reading.derive(
            "gradient_accumulation_steps", passes, "elastic_max_train_batch_size"
        )
        reading.derive("global_batch_size", batch, "elastic_max_train_batch_size")
        valid = ", ".join(map(str, replicas[:12])) + (" …" if replicas[12:] else "")
        reading.note("deepspeed-elastic", train_batch_size=batch, valid=valid)


def _settled(
    reading: Reading, micros: list[int], maximum: int, d: int
) -> tuple[int, list[int]]:
    """The batch and the replicas that it fits, by the version of the block."""
    first = str(reading.value("elastic_version") or "0.2") == "0.1"
    each = 1 if first else reading.number("elastic_num_gpus_per_node") or 1
    model = 1 if first else reading.number("elastic_model_parallel") or 1
    group = max(each // model, 1)
    low = (reading.number("elastic_min_gpus") or 1) // each
    high = (reading.number("elastic_max_gpus") or 10_000) // each
    larger = reading.value("elastic_larger") is not False
    found = settle(micros, maximum // group, low, high, larger=larger)
    batch, replicas = (found.batch, found.replicas) if found else (0, [])
    batch, replicas = batch * group, [count * group for count in replicas]
    if d in replicas or first:
        return batch, replicas
    # 0.2 does not refuse other counts: it fills the maximum as far as they can.
    reached = [micro * d * (maximum // (micro * d)) for micro in micros]
    reached = [batch for batch in reached if batch]
    return ((max if larger else min)(reached), [d]) if reached else (batch, replicas)
