"""Reinforcement learning by groups: several completions of each prompt, as GRPO has it.

Batch sizes count completions there, not prompts. They are generated
`generation_batch_size` at a time, which is per device · processes ·
steps_per_generation, and that must be whole groups of `num_generations`:
`GRPOConfig.__post_init__` of TRL. TRL before 0.18 wanted the same of per device ·
processes (0.15), then of per device · processes · accumulation (0.16).
"""

from math import gcd, lcm

from calclet.readers import layout
from calclet.readers.facts import Change, Facts, Reading
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
        change = reading.change(TOGETHER, 0)._replace(value="")
        reading.repair("completions-drop", [change], {}, key=change.key)
        return together
    if together and once and together % once:
        reading.problem(
            "completions-not-whole-passes",
            generation_batch_size=together,
            completions=once,
        )
        whole = lcm(once, reading.number(GENERATIONS) or 1)
        change = reading.change(TOGETHER, -(-together // whole) * whole)
        arguments = {"key": change.key, "value": change.value}
        reading.repair("completions-more-at-a-time", [change], {}, **arguments)
        return None
    if together:
        return together
    factor = steps or reading.number(PASSES)
    return once * factor if once and factor else None


def _at_least_two(reading: Reading) -> None:
    change = reading.change(GENERATIONS, 2)
    reading.repair("completions-other-number", [change], {}, key=change.key, value=2)


def _repair_groups(reading: Reading, together: int, n: int) -> None:
    """Fewer completions of each prompt, or so many passes that groups are whole."""
    if (fewer := layout.largest_divisor(together, n - 1)) > 1:
        change = reading.change(GENERATIONS, fewer)
        arguments = {"key": change.key, "value": change.value}
        reading.repair("completions-other-number", [change], {}, **arguments)
    steps, passes = reading.number(STEPS), reading.number(PASSES)
    if reading.number(TOGETHER) or not (passes or steps):
        return
    name, factor = (STEPS, steps) if steps else (PASSES, passes or 1)
    more = layout.multiple(factor, together // factor, n)
    change = reading.change(name, more)
    values = values_with(reading, **({} if steps else {PASSES: more}))
    arguments = {"key": change.key, "value": change.value}
    reading.repair("completions-more-passes", [change], values, **arguments)


def values_with(reading: Reading, **changed: int) -> dict[str, int]:
    """b, d and a as they are known, with some of them changed."""
    names = ("micro_batch_size", "data_parallel_size", PASSES)
    known = {name: reading.number(name) for name in names}
    return {name: value for name, value in (known | changed).items() if value}


def removed(change: Change) -> Change:
    """The edit that takes a setting away: an empty value."""
    return change._replace(value="")


def around(value: int, factor: int, whole: int) -> list[int]:
    """The nearest numbers below and above of which `factor` times are whole."""
    above = layout.multiple(value, factor, whole)
    below = above - whole // gcd(factor, whole)
    return [x for x in (below, above) if x and x != value]


def only_messages(reading: Reading) -> bool:
    """Whether all there is was printed by a run: then no default is known to hold."""
    return all(document.syntax == "log" for document in reading.documents)
