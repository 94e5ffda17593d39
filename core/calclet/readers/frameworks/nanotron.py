"""nanotron's YAML, its banner and its assertion.

tokens.micro_batch_size and batch_accumulation_per_replica count per replica,
parallelism.dp is the number of replicas, so that B = micro · accumulation · dp and
nothing is left to derive. tp · cp · dp · pp must be the world size; experts have sizes
of their own among the replicas.
"""

import re
from math import prod

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.registry import Message
from calclet.readers.settings import Document

NAME = "nanotron"
SOURCE = (
    "https://github.com/huggingface/nanotron/blob/2411b02/src/nanotron/config/config.py"
)

_KEYS = {
    "micro_batch_size": "tokens.micro_batch_size",
    "gradient_accumulation_steps": "tokens.batch_accumulation_per_replica",
    "sequence_length": "tokens.sequence_length",
    "train_steps": "tokens.train_steps",
    "data_parallel_size": "parallelism.dp",
    "tensor_parallel_size": "parallelism.tp",
    "pipeline_parallel_size": "parallelism.pp",
    "context_parallel_size": "parallelism.context_parallel_size",
    "expert_parallel_size": "parallelism.expert_parallel_size",
}
_DEGREES = (
    "tensor_parallel_size",
    "pipeline_parallel_size",
    "context_parallel_size",
)

MESSAGES = (
    Message(
        "",
        re.compile(
            r"TP\*CP\*DP\*PP=(?P<tensor_parallel_size>\d+)\*"
            r"(?P<pipeline_parallel_size>\d+)\*(?P<context_parallel_size>\d+)\*"
            r"(?P<data_parallel_size>\d+)=\d+ != WORLD_SIZE=(?P<world_size>\d+)"
        ),
    ),
    Message(
        "",
        re.compile(
            r"DP\*TP\*CP\*PP=(?P<data_parallel_size>\d+)\*"
            r"(?P<tensor_parallel_size>\d+)\*(?P<context_parallel_size>\d+)\*"
            r"(?P<pipeline_parallel_size>\d+)=\d+ != WORLD_SIZE=(?P<world_size>\d+)"
        ),
    ),
    Message(
        "",
        re.compile(
            r"seq_len: (?P<sequence_length>\d+) \| mbs: (?P<micro_batch_size>\d+) \| "
            r"batch_accum: (?P<gradient_accumulation_steps>\d+) \| gbs:"
        ),
        problem=False,
    ),
    Message(
        "",
        re.compile(
            r"tp: (?P<tensor_parallel_size>\d+) \| pp: (?P<pipeline_parallel_size>\d+) "
            r"\| dp: (?P<data_parallel_size>\d+) \| cp: (?P<context_parallel_size>\d+) "
            r"\| ep: (?P<expert_parallel_size>\d+)"
        ),
        problem=False,
    ),
)


def recognise(document: Document) -> int:
    """Its sections, under names that nobody else uses."""
    own = document.has(
        _KEYS["gradient_accumulation_steps"], _KEYS["data_parallel_size"]
    )
    return min(90, 50 * own + 20 * document.has(_KEYS["micro_batch_size"]))


def read(document: Document, facts: Facts) -> None:
    """What the YAML states."""
    for name, key in _KEYS.items():
        facts.take(name, document, key)


def check(reading: Reading) -> None:
    """Whether the degrees use up the world."""
    world, d = layout.world(reading), reading.number("data_parallel_size")
    model = prod(reading.number(name) or 1 for name in _DEGREES)
    if not d:
        return
    if not world:
        reading.derive("world_size", d * model, "data_parallel_size")
    elif world != d * model:
        _wrong_layout(reading, world, d, model)
    experts = reading.number("expert_parallel_size") or 1
    if experts > 1 and d % experts == 0:
        reading.note("expert-parallel", size=experts, replicas=d // experts)


def _wrong_layout(reading: Reading, world: int, d: int, model: int) -> None:
    sizes = {name.partition("_")[0]: reading.number(name) or 1 for name in _DEGREES}
    reading.problem(
        "nanotron-layout",
        "data_parallel_size",
        replicas=d,
        product=d * model,
        world_size=world,
        **sizes,
    )
    layout.offer_world(reading, d * model, d, "WORLD_SIZE")
    if world % model == 0:
        name, then = "data_parallel_size", {"data_parallel_size": world // model}
        layout.offer(
            reading, "nanotron-set-dp", name, world // model, then, _KEYS[name]
        )
