"""GPT-NeoX's configs: DeepSpeed's three names over NeoX's own replicas.

d = global_num_gpus / pipe-parallel-size / model-parallel-size, which must be whole. Of
train_batch_size, train_micro_batch_size_per_gpu and gradient_accumulation_steps the
missing ones are derived by integer division and then checked, as in DeepSpeed:
`NeoXArgs.calculate_batch_parameters`. Keys are spelled with - or _.
"""

import re

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.registry import Message
from calclet.readers.settings import Document

NAME = "GPT-NeoX"
SOURCE = (
    "https://github.com/EleutherAI/gpt-neox/blob/ea7aefd/"
    "megatron/neox_arguments/arguments.py"
)

KEYS = {
    "global_batch_size": "train_batch_size",
    "micro_batch_size": "train_micro_batch_size_per_gpu",
    "gradient_accumulation_steps": "gradient_accumulation_steps",
    "world_size": "global_num_gpus",
}
_READ = KEYS | {
    "gpus_per_node": "num_gpus",
    "nodes": "num_nodes",
    "sequence_length": "seq_length",
    "tensor_parallel_size": "model_parallel_size",
    "pipeline_parallel_size": "pipe_parallel_size",
    "context_parallel_size": "context_parallel_size",
    "train_steps": "train_iters",
}
_DEGREES = ("tensor_parallel_size", "pipeline_parallel_size", "context_parallel_size")

MESSAGES = (
    Message(
        "",
        re.compile(
            r"\(global_num_gpus / pp_size\) / mp_size \[\((?P<world_size>\d+) / "
            r"(?P<pipeline_parallel_size>\d+)\) / (?P<tensor_parallel_size>\d+)\] "
            r"must be a whole number"
        ),
    ),
)


def recognise(document: Document) -> int:
    """Degrees in its own spelling, beside DeepSpeed's names or an architecture."""
    if document.syntax not in ("yaml", "json"):
        return 0
    own = document.has(".pipe_parallel_size", ".model_parallel_size")
    batch = document.has(*(f".{key}" for key in KEYS.values()), ".seq_length")
    return min(90, 35 * own + 20 * batch) if own else 0


def read(document: Document, facts: Facts) -> None:
    """What the config states; sizes of 0 mean 1 there."""
    for name, key in _READ.items():
        fact = facts.take(name, document, f".{key}")
        if fact and not fact.value:
            del facts[name]


def check(reading: Reading) -> None:
    """Replicas, then the missing of the three, then their product."""
    d = layout.replicas(reading, *_DEGREES, key=KEYS["world_size"])
    total, micro = (
        reading.number("global_batch_size"),
        reading.number("micro_batch_size"),
    )
    passes = reading.number("gradient_accumulation_steps")
    if d is None or (total is None and micro is None):
        return
    if total is None:
        total = (micro or 0) * (passes or 1) * d
    elif micro is None:
        micro = total // d // (passes or 1)
        reading.derive("micro_batch_size", micro, "global_batch_size")
    if passes is None:
        passes = total // ((micro or 1) * d)
        reading.derive("gradient_accumulation_steps", passes, "global_batch_size")
    if not (total and micro and passes):
        key = KEYS["micro_batch_size" if not micro else "gradient_accumulation_steps"]
        args = {"key": key, "total": total, "replicas": d}
        reading.problem("gpt-neox-nothing-left", **args)
    elif total != micro * passes * d:
        reading.problem(
            "gpt-neox-batch-mismatch",
            global_batch_size=total,
            micro_batch_size=micro,
            gradient_accumulation_steps=passes,
            data_parallel_size=d,
        )
        layout.repairs(reading, total, micro, passes, d, KEYS)
