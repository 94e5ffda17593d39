"""Accelerate: its YAML, `accelerate launch`, and `Accelerator(…)` in Python.

B = the DataLoader's batch_size · num_processes · gradient_accumulation_steps; with
split_batches the DataLoader's size is that of all processes together and must be a
multiple of their number. num_processes counts all machines. ParallelismConfig:
d = dp_replicate · dp_shard = num_processes / (tp · cp · sp). The Megatron-LM plug-in
counts otherwise, see `_accelerate_megatron`.
"""

import re
from math import prod

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.frameworks import _accelerate_megatron
from calclet.readers.registry import Message
from calclet.readers.settings import Document, Setting

NAME = "Accelerate"
ROLE = "engine"
SOURCE = (
    "https://github.com/huggingface/accelerate/blob/"
    "21c51453062b795888ac87d82736a0c4f53e014d/src/accelerate/data_loader.py"
)

_SCOPE = "accelerate"
_YAML = ("num_processes", "num_machines", "distributed_type", "compute_environment")
_DEGREES = {
    "replicate_size": "dp_replicate_size",
    "shard_size": "dp_shard_size",
    "tensor_parallel_size": "tp_size",
    "context_parallel_size": "cp_size",
    "sequence_parallel_size": "sp_size",
}
_PROGRAMS = ("accelerate", "accelerate.commands.launch")

MESSAGES = (
    Message(
        "accelerate-split-batches",
        re.compile(
            r"`?split_batches`? mode, the batch size \((?P<batch_size>\d+)\) needs to "
            r"be a round multiple of the number of processes \((?P<processes>\d+)\)"
        ),
    ),
    Message(
        "accelerate-degrees-do-not-match",
        re.compile(
            r"ParallelismConfig total_size \((?P<product>\d+)\) does not match "
            r"num_processes \((?P<world_size>\d+)\)"
        ),
    ),
    Message(
        "accelerate-accumulation-mismatch",
        re.compile(
            r"Gradient accumulation steps mismatch: GradientAccumulationPlugin has "
            r"(?P<other>\d+), DeepSpeed config has (?P<gradient_accumulation_steps>\d+)"
        ),
    ),
    Message(
        "accelerate-accumulation-updated",
        re.compile(
            r"Updating DeepSpeed's gradient accumulation steps to "
            r"(?P<gradient_accumulation_steps>\d+) from (?P<other>\d+)"
        ),
        problem=False,
    ),
)


def recognise(document: Document) -> int:
    """How sure it is that this is Accelerate's, 0 to 100."""
    if document.syntax == "shell":
        return 60 * document.starts(*_PROGRAMS)
    if document.syntax == "python":
        imported = document.starts("accelerate")
        return 40 * imported + 15 * bool(
            document.find("batch_size", scope="DataLoader")
        )
    if document.syntax in ("yaml", "json"):
        return min(25 * document.has(*(f".{key}" for key in _YAML)), 80)
    return 0


def read(document: Document, facts: Facts) -> None:
    """Processes, degrees, accumulation."""
    scope = _SCOPE if document.syntax == "shell" else None
    facts.take("world_size", document, "num_processes", scope=scope)
    facts.take("nodes", document, "num_machines", scope=scope)
    for name, key in _DEGREES.items():
        facts.take(name, document, f"parallelism_config_{key}", key, scope=scope)
        variable = f"PARALLELISM_CONFIG_{key.upper()}"
        facts.take(name, document, variable, scope="env")
    steps = "gradient_accumulation_steps"
    facts.take(steps, document, f"deepspeed_config.{steps}", steps, scope=scope)
    facts.take(steps, document, "ACCELERATE_GRADIENT_ACCUMULATION_STEPS", scope="env")
    _accelerate_megatron.read(document, facts, scope)
    if document.syntax == "python":
        _python(document, facts)


def _python(document: Document, facts: Facts) -> None:
    loader = _first(document, "batch_size", "DataLoader") or _positional(document)
    if loader and isinstance(loader.value, int):
        facts.put("micro_batch_size", loader.value, loader)
    facts.take_any("split_batches", document, "split_batches")
    if re.search(r"\bscheduler\.step\(\)", document.text):
        facts.put("steps_scheduler", True)


def _first(document: Document, key: str, scope: str) -> Setting | None:
    """That of the first call: the loader for training stands before the others."""
    found = document.all(key, scope=scope)
    return found[0] if found else None


def _positional(document: Document) -> Setting | None:
    return _first(document, "1", "DataLoader")


def before(reading: Reading) -> None:
    """What the Megatron-LM plug-in makes of it, for whatever is trained."""
    _accelerate_megatron.before(reading)


def check(reading: Reading) -> None:
    """Replicas from the degrees, and the batch of one process."""
    if "micro_batch_size" in reading.facts or "split_batches" in reading.facts:
        reading.default("gradient_accumulation_steps", 1)
    _degrees(reading)
    plugin = _accelerate_megatron.used(reading)
    layout.replicas(reading, key="num_processes" if plugin else "")
    _split(reading)
    stepped = reading.value("steps_scheduler") and not plugin
    if stepped and reading.value("split_batches") is not True:
        d = reading.number("world_size") or 1
        if d > 1:
            reading.note("accelerate-scheduler", processes=d)


def beside(reading: Reading) -> None:
    """Degrees that do not fit the processes are refused whatever is trained."""
    _degrees(reading)


def _degrees(reading: Reading) -> None:
    own = reading.of("accelerate")
    stated = {name: own[name] for name in _DEGREES if name in own}
    if not stated:
        return
    product = prod(int(fact.value) for fact in stated.values())
    world = layout.world(reading)
    codes = [problem.code for problem in reading.problems]
    if world and product != world and "accelerate-degrees-do-not-match" not in codes:
        reading.problem(
            "accelerate-degrees-do-not-match",
            "data_parallel_size",
            product=product,
            world_size=world,
        )
        change = reading.change("world_size", product, "num_processes")
        reading.repair("change-processes", [change], {}, key=change.key, value=product)


def _split(reading: Reading) -> None:
    batch, d = (reading.number(x) for x in ("micro_batch_size", "data_parallel_size"))
    if reading.value("split_batches") is not True or not batch or not d:
        return
    if batch % d:
        reading.problem(
            "accelerate-split-batches",
            "micro_batch_size",
            batch_size=batch,
            processes=d,
        )
        for total in (batch // d * d, batch // d * d + d):
            if total:
                change = reading.change("micro_batch_size", total, "batch_size")
                values = {"micro_batch_size": total // d, "data_parallel_size": d}
                reading.repair(
                    "change-micro-batch", [change], values, key=change.key, value=total
                )
        return
    reading.derive("micro_batch_size", batch // d, "micro_batch_size")
    reading.note("accelerate-split", "micro_batch_size", batch_size=batch)
