"""The batch that DeepSpeed's elasticity settles on, and the GPU counts it fits.

Each micro-batch, and their least common multiple, is scaled by the largest highly
composite number that stays within the maximum; of these batches that one is taken that
most GPU counts divide.
https://github.com/deepspeedai/DeepSpeed/blob/c5601dbe079597b954fc7ab1de8aa4e04f9fa65b/deepspeed/elasticity/elasticity.py
"""

from math import lcm
from typing import NamedTuple

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
