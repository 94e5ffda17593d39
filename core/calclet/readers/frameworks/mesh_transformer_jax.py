"""Mesh Transformer JAX, which trained GPT-J: one JSON with all of it.

replicas = tpu_size / cores_per_replica, which train.py asserts to be whole;
B = per_replica_batch · replicas · gradient_accumulation_steps.
"""

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.settings import Document

NAME = "Mesh Transformer JAX"
SOURCE = "https://github.com/kingoflolz/mesh-transformer-jax/blob/master/configs/6B_roto_256.json"

_OWN = ("cores_per_replica", "per_replica_batch", "tpu_size")


def recognise(document: Document) -> int:
    """By its three names for cores and replicas."""
    return 30 * document.has(*_OWN)


def read(document: Document, facts: Facts) -> None:
    """Everything is stated, in whole numbers."""
    facts.take("micro_batch_size", document, "per_replica_batch")
    facts.take("gradient_accumulation_steps", document, "gradient_accumulation_steps")
    facts.take("sequence_length", document, ".seq")
    facts.take("world_size", document, "tpu_size")
    facts.take("tensor_parallel_size", document, "cores_per_replica")
    facts.take("train_steps", document, "total_steps")


def check(reading: Reading) -> None:
    """Replicas are the cores over those of one."""
    reading.default("gradient_accumulation_steps", 1)
    layout.replicas(reading, "tensor_parallel_size")
