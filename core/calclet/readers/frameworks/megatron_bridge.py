"""Megatron-Bridge: recipes in Python, YAML and overrides of its ConfigContainer.

train.micro_batch_size and train.global_batch_size in sequences, parallel degrees under
model, the length under dataset; replicas = world / (tensor · pipeline · context), then
Megatron Core's accumulation (`calclet.readers.megatron_core`). train_iters are
train_samples over the global batch, rounded down.
"""

from calclet.readers import layout, megatron_core, ramping
from calclet.readers.facts import Facts, Reading
from calclet.readers.settings import Document

NAME = "Megatron-Bridge"
SOURCE = (
    "https://github.com/NVIDIA-NeMo/Megatron-Bridge/blob/067f987/"
    "src/megatron/bridge/training/config.py"
)

KEYS = {
    "micro_batch_size": "train.micro_batch_size",
    "global_batch_size": "train.global_batch_size",
    "world_size": "WORLD_SIZE",
    "rampup": "train.rampup_batch_size",
    "decrease": "train.decrease_batch_size_if_needed",
}
_READ = {
    "micro_batch_size": ("train.micro_batch_size", ".micro_batch_size"),
    "global_batch_size": ("train.global_batch_size", ".global_batch_size"),
    "sequence_length": ("dataset.sequence_length", "dataset.seq_length", "seq_length"),
    "tensor_parallel_size": ("tensor_model_parallel_size", "tensor_parallelism"),
    "pipeline_parallel_size": ("pipeline_model_parallel_size", "pipeline_parallelism"),
    "context_parallel_size": ("context_parallel_size", "context_parallelism"),
    "expert_parallel_size": ("expert_model_parallel_size", "expert_parallelism"),
    "expert_tensor_parallel_size": ("expert_tensor_parallel_size",),
    "train_samples": ("train.train_samples",),
}


def recognise(document: Document) -> int:
    """Its package or program, or its groups of keys together."""
    if "megatron.bridge" in document.text:
        return 95
    batch = document.has("train.micro_batch_size", "train.global_batch_size")
    others = document.has(
        "model.tensor_model_parallel_size", "model.context_parallel_size",
        "dataset.sequence_length", "train.train_iters", "train.train_samples",
    )  # fmt: skip
    started = document.syntax == "shell" and document.starts("run_recipe.py")
    if not (batch and others) and not started:
        return 0
    return min(90, 30 * batch + 20 * others + 40 * started)


def read(document: Document, facts: Facts) -> None:
    """What a recipe, a YAML or overrides state."""
    for name, keys in _READ.items():
        facts.take(name, document, *keys)
    ramping.take(document, facts, "train.rampup_batch_size")
    layout.count_configurations(document, facts, KEYS["global_batch_size"])
    facts.take_any("decrease_batch_size", document, KEYS["decrease"])


def check(reading: Reading) -> None:
    """As Megatron Core does."""
    layout.tell_configurations(reading)
    megatron_core.check(reading, KEYS, schedules=False)
