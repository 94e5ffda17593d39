"""Reinforcement learning by groups: several completions of each prompt, as GRPO has it.

Batch sizes count completions there, not prompts. They are generated
`generation_batch_size` at a time, which is per device · processes ·
steps_per_generation, and that must be whole groups of `num_generations`:
`GRPOConfig.__post_init__` of TRL. TRL before 0.18 wanted the same of per device ·
processes (0.15), then of per device · processes · accumulation (0.16).
"""

from math import lcm

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.repairing import removed, values_with
from calclet.readers.settings import Document

GENERATIONS = "num_generations"
TOGETHER, STEPS = "generation_batch_size", "steps_per_generation"
PASSES = "gradient_accumulation_steps"


def read(document: Document, facts: Facts) -> None:
    """The three numbers of generating, where they are stated."""
    for name in (GENERATIONS, TOGETHER, STEPS):
        facts.take(name, document, name)


def check(reading: Reading) -> None:
    """What TRL checks, once the batch is known; tells what is counted."""
    reading.default(GENERATIONS, 8)
    n, once = reading.number(GENERATIONS) or 0, _of_one_pass(reading)
    if n < 2:
        reading.problem("completions-at-least-two", num_generations=n)
        _at_least_two(reading)
        return
    together = _together(reading, once)
    passes = reading.number(PASSES)
    if not together:
        return
    if together % n:
        reading.problem(
            "completions-not-whole-groups",
            "micro_batch_size",
            PASSES,
            generation_batch_size=together,
            num_generations=n,
        )
        _repair_groups(reading, together, n)
    elif once and passes:
        total = once * passes
        if total % n == 0:
            reading.note(
                "completions",
                global_batch_size=total,
                num_generations=n,
                prompts=total // n,
            )
        if together != total:
            reading.note(
                "completions-apart",
                generation_batch_size=together,
                global_batch_size=total,
            )


def check_message(reading: Reading) -> None:
    """What repairs an error message that has been read."""
    n = reading.number(GENERATIONS)
    once = _of_one_pass(reading)
    together = reading.number(TOGETHER) or (
        once and once * (reading.number(PASSES) or 1)
    )
    if n and n < 2:
        _at_least_two(reading)
    elif n and together and together % n:
        _repair_groups(reading, together, n)


def _of_one_pass(reading: Reading) -> int | None:
    """Completions of one pass of all processes."""
    micro = reading.number("micro_batch_size")
    processes = reading.number("world_size") or reading.number("data_parallel_size")
    return micro * processes if micro and processes else None


def _together(reading: Reading, once: int | None) -> int | None:
    """Completions that are generated at a time."""
    together, steps = reading.number(TOGETHER), reading.number(STEPS)
    if together and steps:
        reading.problem("completions-set-twice", steps_per_generation=steps)
        change = removed(reading.change(TOGETHER, 0))
        reading.repair("completions-drop", [change], {}, key=change.key)
        return together
    if together and once and together % once:
        reading.problem(
            "completions-not-whole-passes",
            generation_batch_size=together,
            completions=once,
        )
        whole = lcm(once, reading.number(GENERATIONS) or 1)
        more = -(-together // whole) * whole
        layout.offer(reading, "completions-more-at-a-time", TOGETHER, more, {})
        return None
    if together:
        return together
    factor = steps or reading.number(PASSES)
    return once * factor if once and factor else None


def _at_least_two(reading: Reading) -> None:
    layout.offer(reading, "completions-other-number", GENERATIONS, 2, {})


def _repair_groups(reading: Reading, together: int, n: int) -> None:
    """Fewer completions of each prompt, or so many passes that groups are whole."""
    if (fewer := layout.largest_divisor(together, n - 1)) > 1:
        layout.offer(reading, "completions-other-number", GENERATIONS, fewer, {})
    steps, passes = reading.number(STEPS), reading.number(PASSES)
    if reading.number(TOGETHER) or not (passes or steps):
        return
    name, factor = (STEPS, steps) if steps else (PASSES, passes or 1)
    more = layout.multiple(factor, together // factor, n)
    values = values_with(reading, **({} if steps else {PASSES: more}))
    layout.offer(reading, "completions-more-passes", name, more, values)
