"""Levanter: train_batch_size of the group trainer is in sequences of all devices.

One pass takes per_device_parallelism · data_axis_size of them, where the data axis has
what model_axis_size leaves of the devices; -1, the default, takes the whole batch in
one pass. train_batch_size must divide so (ValueError), and may be a list of steps.
"""

import re

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading, whole
from calclet.readers.registry import Message
from calclet.readers.settings import Document, Setting

NAME = "Levanter"
SOURCE = (
    "https://github.com/marin-community/levanter/blob/9263f81/src/levanter/trainer.py"
)

_TOTAL, _EACH = "trainer.train_batch_size", "trainer.per_device_parallelism"
_BESIDE = ("trainer.num_train_steps", "trainer.mp", "trainer.tracker")
_LENGTHS = ("train_seq_len", "model.max_seq_len", "model.seq_len")
_KEYS = {
    "global_batch_size": _TOTAL,
    "micro_batch_size": _EACH,
    "world_size": "world_size",
}

MESSAGES = (
    Message(
        "",
        re.compile(
            r"train_batch_size \((?P<global_batch_size>\d+)\) must be divisible by "
            r"per_device_parallelism \*\s+data_axis_size "
            r"\((?P<micro_batch_size>\d+), (?P<data_parallel_size>\d+)\)"
        ),
    ),
)


def recognise(document: Document) -> int:
    """By the group trainer and the keys that only it has there."""
    own = document.has(_EACH, "trainer.model_axis_size", "trainer.tensor_parallel_axes")
    shared = document.has(_TOTAL) or bool(_schedule(document))
    return min(45 * own + 35 * shared + 5 * document.has(*_BESIDE), 95) if shared else 0


def read(document: Document, facts: Facts) -> None:
    """The batch, or the last of its schedule; the pass of one device; the length."""
    facts.take("global_batch_size", document, _TOTAL)
    stages = _schedule(document)
    if stages:
        number = whole(stages[-1].value)
        if number:
            facts.put("global_batch_size", number, stages[-1])
            text = ", ".join(str(stage.value) for stage in stages)
            facts.put("stages", text, stages[0])
    facts.take("micro_batch_size", document, _EACH)
    facts.take("tensor_parallel_size", document, "trainer.model_axis_size")
    facts.take("sequence_length", document, *_LENGTHS)
    facts.take("train_steps", document, "trainer.num_train_steps")


def check(reading: Reading) -> None:
    """The passes that the batch takes."""
    d = layout.replicas(reading, "tensor_parallel_size")
    total = reading.number("global_batch_size")
    if stages := reading.value("stages"):
        reading.note("levanter-schedule", stages=stages, value=total)
    if reading.number("micro_batch_size"):
        layout.accumulation(reading, _KEYS)
    elif total and d and total % d == 0:
        reading.derive("micro_batch_size", total // d, "global_batch_size")
        reading.derive("gradient_accumulation_steps", 1, "global_batch_size")
    elif total and d:
        reading.problem(
            "levanter-does-not-divide",
            "micro_batch_size",
            global_batch_size=total,
            data_parallel_size=d,
        )
        for b in layout.beside(total, d):
            then = layout.values(b, d, 1)
            layout.offer(
                reading, "change-total", "global_batch_size", b * d, then, _TOTAL
            )


def _schedule(document: Document) -> list[Setting]:
    """The batch sizes of a list of steps, in its order."""
    return [
        setting
        for setting in document.all("value")
        if len(setting.path) > 2 and setting.path[-3] == "train_batch_size"
    ]
