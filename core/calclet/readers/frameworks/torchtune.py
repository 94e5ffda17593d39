"""torchtune's recipes.

B = batch_size · gradient_accumulation_steps · replicas, of which there are
data_parallel_replicate_dim · data_parallel_shard_dim (-1: what is left): the sampler
counts those, where the docstrings of the recipes say "number of GPUs". The product with
tensor_parallel_dim and context_parallel_dim must be the world size. Passes that are
left over at the end of an epoch make no step. The sequence length is
tokenizer.max_seq_len; null leaves samples as long as they are. `tune run` takes
key=value after the config.
"""

import re

from calclet.readers import layout
from calclet.readers.facts import Fact, Facts, Reading
from calclet.readers.registry import Message
from calclet.readers.repairing import values_with
from calclet.readers.settings import Document

NAME = "torchtune"
SOURCE = "https://github.com/pytorch/torchtune/blob/main/recipes/full_finetune_distributed.py"
_SHARD = "data_parallel_shard_dim"

MESSAGES = (
    Message(
        "torchtune-layout",
        re.compile(
            r"Invalid parallel dims: dp_replicate\((?P<replicate_size>\d+)\) \* "
            r"dp_shard\((?P<shard_size>\d+)\) \* tp\((?P<tensor_parallel_size>\d+)\) "
            r"!= WORLD_SIZE\((?P<world_size>\d+)\)"
        ),
    ),
)


def recognise(document: Document) -> int:
    """How sure it is that this is for torchtune, 0 to 100."""
    if document.syntax == "shell":
        return 60 if document.starts("tune") else 0
    if document.syntax != "yaml":
        return 0
    components = document.all("_component_")
    own = any(str(setting.value).startswith("torchtune.") for setting in components)
    return 90 if own else 30 * document.has(".batch_size", "tokenizer.max_seq_len")


def read(document: Document, facts: Facts) -> None:
    """What the YAML states, and the overrides of the command line."""
    facts.take("micro_batch_size", document, ".batch_size")
    facts.take("gradient_accumulation_steps", document, ".gradient_accumulation_steps")
    facts.take("sequence_length", document, "tokenizer.max_seq_len")
    facts.take_any("packing", document, "dataset.packed")
    facts.take("replicate_size", document, ".data_parallel_replicate_dim")
    facts.take("shard_size", document, f".{_SHARD}")
    facts.take("tensor_parallel_size", document, ".tensor_parallel_dim")
    facts.take("context_parallel_size", document, ".context_parallel_dim")
    _single_device(document, facts)
    if any("dpo" in program for program in document.programs):
        facts.put("method", "dpo")


def _single_device(document: Document, facts: Facts) -> None:
    """Its recipes run on one, whatever there is."""
    if any("single_device" in program for program in document.programs):
        lines = enumerate(document.text.split("\n"), 1)
        number = next(n for n, line in lines if "single_device" in line)
        facts["world_size"] = Fact(1, document.line(number))


def check(reading: Reading) -> None:
    """The replicas that the sampler counts; what is told wrongly elsewhere."""
    if not reading.configured():
        _repair_shards(reading)
        return
    _replicas(reading)
    if (model := _model_parallel(reading)) > 1:
        reading.note("torchtune-docstring", model_parallel_size=model)
    if reading.value("method") == "dpo":
        reading.note("pairs")
    if reading.value("packing") is True:
        reading.note("packing")
    if (passes := reading.number("gradient_accumulation_steps") or 1) > 1:
        reading.note("torchtune-leftover", gradient_accumulation_steps=passes)


def _model_parallel(reading: Reading) -> int:
    return (reading.number("tensor_parallel_size") or 1) * (
        reading.number("context_parallel_size") or 1
    )


def _replicas(reading: Reading) -> None:
    shard, replicate = (
        reading.number("shard_size"),
        reading.number("replicate_size") or 1,
    )
    world = layout.world(reading)
    if shard and world and world != shard * replicate * _model_parallel(reading):
        reading.problem(
            "torchtune-layout",
            "data_parallel_size",
            replicate_size=replicate,
            shard_size=shard,
            tensor_parallel_size=_model_parallel(reading),
            world_size=world,
        )
        _repair_shards(reading)
    elif shard:
        reading.derive("data_parallel_size", shard * replicate, "shard_size")
    else:
        names = ("tensor_parallel_size", "context_parallel_size")
        d = layout.replicas(reading, *names)
        if d and d % replicate:
            reading.problem("torchtune-replicas", replicas=d, replicate_size=replicate)


def _repair_shards(reading: Reading) -> None:
    world = reading.number("world_size") or 0
    others = (reading.number("replicate_size") or 1) * _model_parallel(reading)
    if world and world % others == 0:
        d = world // _model_parallel(reading)
        values = values_with(reading, data_parallel_size=d)
        shards = world // others
        layout.offer(reading, "torchtune-shards", "shard_size", shards, values, _SHARD)
