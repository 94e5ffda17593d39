"""What Megatron-LM, NeMo and Megatron-Bridge share: Megatron Core's micro-batches.

a = global batch / (micro-batch · replicas), asserted to be whole; replicas = world
size / (tensor · pipeline · context), asserted too. Expert parallelism never divides
them: experts have world / (expert tensor · expert · pipeline) replicas of their own.
With --decrease-batch-size-if-needed the batch is rounded down instead.
"""

from collections.abc import Mapping
from fractions import Fraction

from calclet.formulas import ramps
from calclet.formulas.ramps import Change
from calclet.readers import facts, layout, ramping
from calclet.readers.facts import Reading

SOURCE = (
    "https://github.com/NVIDIA/Megatron-LM/blob/"
    "d98e8a6/megatron/core/num_microbatches_calculator.py"
)
DEGREES = (
    "tensor_parallel_size",
    "pipeline_parallel_size",
    "context_parallel_size",
    "model_parallel_size",  # their product, of an error text
)


def check(reading: Reading, keys: Mapping[str, str], *, schedules: bool) -> None:
    """Derive d and a, or say why they cannot be; tell the ramp if there is one.

    `keys`: how repairs spell the names of facts, "rampup", "schedule", "decrease" and
    "train_samples"; what is missing is not offered. `schedules`: whether this
    framework knows --step-batch-size-schedule instead of the linear ramp.
    """
    d = layout.replicas(reading, *DEGREES, key=keys["world_size"])
    _experts(reading)
    reading.left_open("global_batch_size")
    micro = reading.number("micro_batch_size")
    unit = micro * d if micro and d else 1
    if "step_batch_size_schedule" in reading.facts:
        changes = _schedule(reading, unit, keys)
    else:
        _default(reading, unit)
        changes = _ramp(reading, unit, keys, schedules=schedules)
    _accumulation(reading, keys)
    full, samples = (reading.number(n) for n in ("global_batch_size", "train_samples"))
    if full and samples:
        ramping.steps(reading, changes or [Change(Fraction(0), full)], samples)


def _schedule(reading: Reading, unit: int, keys: Mapping[str, str]) -> list[Change]:
    changes = ramping.schedule(reading, unit, keys)
    if changes:
        _exclusive(reading, keys)
        last = changes[-1].batch_size
        reading.derive("global_batch_size", last, "step_batch_size_schedule")
        reading.settled.add("global_batch_size")
    return changes


def _default(reading: Reading, unit: int) -> None:
    """One micro-batch of each replica."""
    known = all(n in reading.facts for n in ("micro_batch_size", "data_parallel_size"))
    if known and reading.configured():
        reading.default("global_batch_size", unit)


def _ramp(
    reading: Reading, unit: int, keys: Mapping[str, str], *, schedules: bool
) -> list[Change]:
    full = reading.number("global_batch_size")
    if not full or "rampup_start" not in reading.facts:
        return []
    decreased = bool(reading.value("decrease_batch_size"))
    changes = ramping.linear(reading, full, 1 if decreased else unit, keys)
    if schedules:
        reading.note("megatron-rampup-ignored")
        ramping.needs_samples(reading, changes, keys)
    if not decreased:
        return changes
    running = ramps.rounded_down(changes, unit)
    if running and not running[0].batch_size:
        start = changes[0].batch_size
        reading.problem("megatron-nothing-left", asked=start, unit=unit)
        return []
    return running


def _experts(reading: Reading) -> None:
    size, world = reading.number("expert_parallel_size"), reading.number("world_size")
    if not size or size == 1:
        return
    tensor = reading.number("expert_tensor_parallel_size")
    tensor = tensor or reading.number("tensor_parallel_size") or 1
    pipeline = reading.number("pipeline_parallel_size") or 1
    each = size * tensor * pipeline
    if world and world % each:
        reading.problem("megatron-experts", world_size=world, size=each)
    elif world:
        reading.note("expert-parallel", size=size, replicas=world // each)


def _exclusive(reading: Reading, keys: Mapping[str, str]) -> None:
    """What --step-batch-size-schedule does not stand beside."""
    for name, key, code in (
        ("global_batch_size", "global_batch_size", "megatron-schedule-and-global"),
        ("decrease_batch_size", "decrease", "megatron-schedule-and-decrease"),
        ("rampup_start", "rampup", "megatron-schedule-and-rampup"),
    ):
        fact = reading.facts.get(name)
        if fact and fact.value and fact.by == "stated":
            reading.problem(code)
            edit = facts.Change(keys[key], "", fact.place)
            reading.repair("megatron-remove", [edit], {}, key=keys[key])


def _accumulation(reading: Reading, keys: Mapping[str, str]) -> None:
    full, micro = (
        reading.number("global_batch_size"),
        reading.number("micro_batch_size"),
    )
    d = reading.number("data_parallel_size")
    if not (full and micro and d):
        return
    passes = full // (micro * d)
    reached = passes * micro * d
    decreased = bool(reading.value("decrease_batch_size"))
    if decreased and reached != full:
        if not passes:
            reading.problem("megatron-nothing-left", asked=full, unit=micro * d)
            return
        reading.derive("gradient_accumulation_steps", passes, "global_batch_size")
        reading.note("megatron-decreased", asked=full, reached=reached, unit=micro * d)
        return
    layout.accumulation(reading, keys)
    if reached != full and passes and "decrease" in keys:
        values = layout.values(micro, d, passes)
        edit = facts.Change(keys["decrease"], "true")
        reading.repair(
            "megatron-decrease-batch-size",
            [edit],
            values,
            key=keys["decrease"],
            value=reached,
        )
