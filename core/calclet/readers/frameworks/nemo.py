"""NeMo: recipes in Python, `nemo llm` with overrides, and NeMo 1's YAML.

The batch is Megatron Core's (`calclet.readers.megatron_core`): data.micro_batch_size
and data.global_batch_size in sequences, in NeMo 1 model.…; accumulation follows, and
the trainer's own accumulate_grad_batches must stay 1. Packed data takes micro-batches
of one pack, and its global batch counts packs. What a recipe of the library states is
not in the text, so that nothing is assumed for it.
"""

import re

from calclet.readers import layout, megatron_core, ramping
from calclet.readers.facts import Facts, Reading
from calclet.readers.registry import Message
from calclet.readers.settings import Document

NAME = "NeMo"
SOURCE = "https://github.com/NVIDIA/NeMo/blob/8cfedd7/nemo/lightning/data.py"

KEYS = {
    "micro_batch_size": "data.micro_batch_size",
    "global_batch_size": "data.global_batch_size",
    "world_size": "trainer.num_nodes",
    "rampup": "data.rampup_batch_size",
}
# Where each is in NeMo 2, in NeMo 1, and as a recipe's parameter.
_READ = {
    "micro_batch_size": ("data.micro_batch_size", "model.micro_batch_size"),
    "global_batch_size": ("data.global_batch_size", "model.global_batch_size"),
    "sequence_length": ("data.seq_length", "model.encoder_seq_length", "seq_length"),
    "packed_length": ("packed_sequence_specs.packed_sequence_size",),
    "tensor_parallel_size": ("tensor_model_parallel_size", "tensor_parallelism"),
    "pipeline_parallel_size": ("pipeline_model_parallel_size", "pipeline_parallelism"),
    "context_parallel_size": ("context_parallel_size", "context_parallelism"),
    "expert_parallel_size": ("expert_model_parallel_size", "expert_parallelism"),
    "nodes": ("trainer.num_nodes", "num_nodes"),
    "gpus_per_node": ("trainer.devices", "num_gpus_per_node", "devices"),
    "trainer_passes": ("trainer.accumulate_grad_batches", "accumulate_grad_batches"),
}

MESSAGES = (
    Message(
        "",
        re.compile(
            r"`global_batch_size` \((?P<global_batch_size>\d+)\) is not divisible by "
            r"`micro_batch_size \((?P<micro_batch_size>\d+)\) x "
            r"data_parallel_size \((?P<data_parallel_size>\d+)\)`"
        ),
    ),
    Message(
        "nemo-accumulate-grad-batches",
        re.compile(
            r"Gradient accumulation is done within training_step\. "
            r"trainer\.accumulate_grad_batches must equal 1"
        ),
    ),
)


def recognise(document: Document) -> int:
    """Its package, its command, or a trainer beside a model of Megatron's."""
    batch = document.has(*_READ["micro_batch_size"], *_READ["global_batch_size"])
    split = document.has("tensor_model_parallel_size", "tensor_parallelism")
    trainer = document.has("trainer.devices", "trainer.num_nodes")
    if document.syntax == "python":
        own = document.starts("nemo", "nemo_run")
        return 90 * bool(own and (batch or split))
    if document.syntax == "shell" and document.starts("nemo"):
        return 90
    if not trainer or not batch:
        return 0
    return min(90, 30 * trainer + 20 * batch + 20 * split)


def read(document: Document, facts: Facts) -> None:
    """What a recipe, a YAML or overrides state."""
    for name, keys in _READ.items():
        facts.take(name, document, *keys)
    ramping.take(document, facts, "rampup_batch_size")
    layout.count_configurations(document, facts, "data.global_batch_size")


def check(reading: Reading) -> None:
    """The trainer's accumulation and packing, then as Megatron Core does."""
    layout.tell_configurations(reading)
    passes = reading.number("trainer_passes")
    if passes and passes > 1:
        reading.problem("nemo-accumulate-grad-batches", value=passes)
        edit = reading.change("trainer_passes", 1)
        reading.repair("nemo-accumulate-one", [edit], {}, key=edit.key)
    if packed := reading.facts.get("packed_length"):
        reading.facts["sequence_length"] = packed
        reading.note("nemo-packed")
        micro = reading.number("micro_batch_size")
        if micro and micro > 1:
            reading.problem("nemo-packed-micro-batch", "micro_batch_size", size=micro)
            edit = reading.change("micro_batch_size", 1)
            values = {"micro_batch_size": 1}
            reading.repair("nemo-packed-one", [edit], values, key=edit.key)
    megatron_core.check(reading, KEYS, schedules=False)
