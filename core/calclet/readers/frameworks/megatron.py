"""Megatron-LM: flags of pretrain_*.py, its YAML, and what it prints.

--global-batch-size counts sequences of all replicas, --micro-batch-size those of one
replica and pass; accumulation follows from both and is never stated. How they are
checked is in `calclet.readers.megatron_core`, how they grow in
`calclet.readers.ramping`. Two generations: --rampup-batch-size is deprecated and
ignored since April 2026 (commit 532ad926), when --step-batch-size-schedule came, which
excludes --global-batch-size and --decrease-batch-size-if-needed. Without
--global-batch-size it is one micro-batch of each replica.
"""

import re

from calclet.readers import layout, megatron_core, ramping
from calclet.readers.facts import Change, Facts, Reading
from calclet.readers.registry import Message, Snippet
from calclet.readers.settings import Document

NAME = "Megatron-LM"
SOURCE = (
    "https://github.com/NVIDIA/Megatron-LM/blob/d98e8a6/megatron/training/arguments.py"
)
GENERATIONS = ("plain", "schedule")

KEYS = {
    "micro_batch_size": "--micro-batch-size",
    "global_batch_size": "--global-batch-size",
    "world_size": "WORLD_SIZE",
    "rampup": "--rampup-batch-size",
    "schedule": "--step-batch-size-schedule",
    "decrease": "--decrease-batch-size-if-needed",
    "train_samples": "--train-samples",
    "train_iters": "--train-iters",
}
_NUMBERS = {
    "micro_batch_size": "micro_batch_size",
    "global_batch_size": "global_batch_size",
    "sequence_length": "seq_length",
    "tensor_parallel_size": "tensor_model_parallel_size",
    "pipeline_parallel_size": "pipeline_model_parallel_size",
    "context_parallel_size": "context_parallel_size",
    "expert_parallel_size": "expert_model_parallel_size",
    "expert_tensor_parallel_size": "expert_tensor_parallel_size",
    "train_samples": "train_samples",
    "train_iters": "train_iters",
}
# Refused by name in validate_args, each with what to use instead.
_RENAMED = {
    "batch_size": ("micro_batch_size", "--batch-size", "--micro-batch-size"),
    "model_parallel_size": (
        "tensor_parallel_size",
        "--model-parallel-size",
        "--tensor-model-parallel-size",
    ),
}
_PROGRAM = re.compile(r"pretrain_\w+\.py")
_WHOLE = r"(?P<{}>[\d,]+)"


def _dumped(fact: str, argument: str) -> Message:
    """A line of the arguments that are printed at the start."""
    line = rf"^.*?\b{argument} \.{{2,}} {_WHOLE.format(fact)}\s*$"
    return Message("", re.compile(line, re.MULTILINE), problem=False)


MESSAGES = (
    Message(
        "",
        re.compile(
            r"using world size: (?P<world_size>\d+), "
            r"data-parallel.size: (?P<data_parallel_size>\d+), "
            r"(?:context-parallel.size: (?P<context_parallel_size>\d+),? )?"
            r"(?:hierarchical context-parallel sizes: \S+ ?)?"
            r"tensor-model-parallel size: (?P<tensor_parallel_size>\d+), "
            r"(?:\S+ ?tensor-model-parallel size: \d+, )?"
            r"pipeline-model-parallel size: (?P<pipeline_parallel_size>\d+)"
        ),
        problem=False,
    ),
    Message(
        "",  # of a line of training; what the arguments state goes before it
        re.compile(r"\| global batch size: +(?P<global_batch_size>\d+) \|"),
        problem=False,
    ),
    *(_dumped(fact, argument) for fact, argument in _NUMBERS.items()),
    Message(
        "",
        re.compile(
            r"rampup_batch_size \.+ \['?(?P<rampup_start>\d+)'?, "
            r"'?(?P<rampup_increment>\d+)'?, '?(?P<rampup_samples>\d+)'?\]"
        ),
        problem=False,
    ),
    Message(
        "",
        re.compile(
            r"setting number of micro-?batches to constant "
            r"(?P<gradient_accumulation_steps>\d+)"
        ),
        problem=False,
    ),
    Message(
        "",
        re.compile(
            r"(?<!current )global batch size \((?P<global_batch_size>\d+)\) is not "
            r"divisible by micro.batch.size \((?P<micro_batch_size>\d+)\)\s*times\s*"
            r"data parallel size \((?P<data_parallel_size>\d+)\)"
        ),
    ),
    Message(
        "megatron-current-not-divisible",
        re.compile(
            r"current global batch size \((?P<size>\d+)\) is not "
            r"divisible by micro-batch-size \((?P<micro_batch_size>\d+)\)\s*times\s*"
            r"data parallel size \((?P<data_parallel_size>\d+)\)"
        ),
    ),
    Message(
        "megatron-no-micro-batches",
        re.compile(
            r"number of micro-?batches should be at least 1, got (?P<passes>\d+)"
        ),
    ),
    Message(
        "",
        re.compile(
            r"world size \((?P<world_size>\d+)\) is not divisible by total_model_size "
            r"\((?:total_model_size=)?(?P<model_parallel_size>\d+)\)"
        ),
    ),
    Message(
        "",
        re.compile(
            r"world size \((?P<world_size>\d+)\) is not divisible by tensor "
            r"(?:model )?parallel size \((?P<tensor_parallel_size>\d+)\) times "
            r"pipeline (?:model )?parallel size \((?P<pipeline_parallel_size>\d+)\)"
        ),
    ),
    Message(
        "megatron-old-batch-size",
        re.compile(r"--batch-size argument is no longer valid"),
    ),
    Message(
        "megatron-rampup-and-iterations",
        re.compile(r"expected no batch-size rampup for iteration-based training"),
    ),
    Message(
        "megatron-schedule-and-global",
        re.compile(
            r"Cannot specify both --step-batch-size-schedule and --global-batch-size"
        ),
    ),
    Message(
        "megatron-schedule-and-decrease",
        re.compile(
            r"Cannot specify both --step-batch-size-schedule and\s+"
            r"--decrease-batch-size-if-needed"
        ),
    ),
)


def recognise(document: Document) -> int:
    """Its programs, or its own spelling of the degrees beside its batch sizes."""
    batch = document.has(".micro_batch_size", ".global_batch_size")
    split = document.has(
        ".tensor_model_parallel_size", ".pipeline_model_parallel_size",
        "model_parallel.tensor_model_parallel_size", ".model_parallel_size",
    )  # fmt: skip
    own = document.has(".rampup_batch_size", ".step_batch_size_schedule")
    if document.syntax == "shell":
        program = any(_PROGRAM.fullmatch(name) for name in document.programs)
        return min(90, 70 * program + 20 * batch + 15 * split + 40 * own)
    if document.syntax in ("yaml", "json"):
        return min(85, 25 * batch + 30 * bool(split) + 30 * own) if batch else 0
    return 0


def read(document: Document, facts: Facts) -> None:
    """What the flags or the YAML state."""
    for name, key in _NUMBERS.items():
        facts.take(name, document, f".{key}", f"model_parallel.{key}")
    for old, (name, *_) in _RENAMED.items():
        fact = facts.take(f"old_{old}", document, f".{old}")
        if fact and name not in facts:
            facts[name] = fact
    ramping.take(document, facts, "rampup_batch_size")
    facts.take_any("step_batch_size_schedule", document, ".step_batch_size_schedule")
    facts.take_any("decrease_batch_size", document, ".decrease_batch_size_if_needed")
    if document.syntax == "shell":
        for name, fact in facts.items():
            facts[name] = fact._replace(key=f"--{fact.key}")


def check(reading: Reading) -> None:
    """Old names first, then as Megatron Core does."""
    for old, (_, before, after) in _RENAMED.items():
        if fact := reading.facts.pop(f"old_{old}", None):
            reading.problem("megatron-renamed", old=before, new=after)
            edit = Change(after, str(fact.value), fact.place)
            reading.repair("megatron-rename", [edit], {}, old=before, new=after)
    megatron_core.check(reading, KEYS, schedules=True)


def write(values: dict[str, int], generation: str) -> list[Snippet]:
    """A command on as many GPUs as there are replicas."""
    b, d = values["micro_batch_size"], values["data_parallel_size"]
    total = b * d * values["gradient_accumulation_steps"]
    nodes, each = layout.nodes(d)
    batch = (
        f'--step-batch-size-schedule "0:{total}"'
        if generation == "schedule"
        else f"--global-batch-size {total}"
    )
    text = (
        f"torchrun --nnodes {nodes} --nproc_per_node {each} pretrain_gpt.py \\\n"
        f"    --micro-batch-size {b} \\\n"
        f"    {batch} \\\n"
        f"    --seq-length {values['sequence_length']}\n"
    )
    return [Snippet("train.sh", "bash", text)]
