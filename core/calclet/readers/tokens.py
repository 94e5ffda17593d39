"""Frameworks that state the batch of a step in tokens: a = T / (b · d · L).

The way of nanochat, build-nanogpt and llm.c: the total is fixed, each pass of all
replicas takes b · d · L tokens of it, and it has to be a multiple of that.
"""

from collections.abc import Mapping

from calclet.readers import layout
from calclet.readers.facts import Reading


def accumulation(reading: Reading, keys: Mapping[str, str]) -> None:
    """Derive a from tokens_per_step, or tell that it does not divide, with repairs.

    `keys`: how the framework spells tokens_per_step, micro_batch_size and world_size.
    """
    total, L = reading.number("tokens_per_step"), reading.number("sequence_length")
    b, d = reading.number("micro_batch_size"), reading.number("data_parallel_size")
    if not (total and L and b and d):
        return
    if total % (b * d * L) == 0:
        a = total // (b * d * L)
        reading.derive("gradient_accumulation_steps", a, "tokens_per_step")
        reading.note(
            "batch-in-tokens", tokens_per_step=total, global_batch_size=b * d * a
        )
        return
    reading.problem(
        "tokens-do-not-divide",
        "gradient_accumulation_steps",
        tokens_per_step=total,
        tokens_per_pass=b * d * L,
        micro_batch_size=b,
        data_parallel_size=d,
        sequence_length=L,
    )
    _repair(reading, total, b, d, L, keys)


def _repair(
    reading: Reading, total: int, b: int, d: int, L: int, keys: Mapping[str, str]
) -> None:
    """The largest smaller micro-batch, the nearest totals, fewer GPUs."""

    def offer(code: str, name: str, value: int, then: dict[str, int]) -> None:
        layout.offer(reading, code, name, value, then, keys.get(name, name))

    if total % (d * L) == 0:
        share = total // (d * L)
        fits = layout.largest_divisor(share, b)
        then = layout.values(fits, d, share // fits)
        offer("change-micro-batch", "micro_batch_size", fits, then)
    for a in layout.beside(total, b * d * L):
        then = layout.values(b, d, a)
        offer("change-total", "tokens_per_step", b * d * a * L, then)
    if total % (b * L) == 0:
        share = total // (b * L)
        fits = layout.largest_divisor(share, d)
        then = layout.values(b, fits, share // fits)
        offer("change-world", "world_size", fits, then)
