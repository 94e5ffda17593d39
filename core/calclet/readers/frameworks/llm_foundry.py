"""llm-foundry: Composer's YAML, with key=value behind it on the command line.

global_train_batch_size is in sequences of all devices, and has to be a multiple of
their number (`calculate_batch_size_info`: ValueError); the share of one device is split
as Composer does, in ceil(share / device_train_microbatch_size) passes.
"""

import re

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.frameworks import composer
from calclet.readers.registry import Message
from calclet.readers.settings import Document

NAME = "llm-foundry"
WITH = ("composer",)  # whose launcher may stand in a file of its own
SOURCE = "https://github.com/mosaicml/llm-foundry/blob/8c8dd48/llmfoundry/utils/config_utils.py"

_TOTAL = "global_train_batch_size"
_BESIDE = (
    "max_seq_len",
    "fsdp_config",
    "train_loader.dataset.max_seq_len",
)

MESSAGES = (
    Message(
        "",
        re.compile(
            r"Global batchsize (?P<global_batch_size>\d+) is not divisible by "
            r"\(world_size // data_replication_degree\)=(?P<data_parallel_size>\d+)"
        ),
    ),
)


def recognise(document: Document) -> int:
    """By two keys that it shares with OLMo, and those beside them."""
    own, beside = document.has(_TOTAL, composer.MICRO), document.has(*_BESIDE)
    launcher = document.syntax == "shell" and document.starts("composer")
    return min(25 * own + 20 * beside + 30 * launcher, 95) if own else 25 * launcher


def read(document: Document, facts: Facts) -> None:
    """Total, micro-batch and length, and what Composer's launcher starts."""
    facts.take("global_batch_size", document, _TOTAL)
    facts.take("micro_batch_size", document, composer.MICRO)
    facts.take(
        "sequence_length",
        document,
        ".max_seq_len",
        ".variables.max_seq_len",
        "max_seq_len",
    )
    if document.syntax == "shell":
        composer.read(document, facts)


def check(reading: Reading) -> None:
    """The share of a device, and its passes."""
    d, total = layout.replicas(reading), reading.number("global_batch_size")
    if not (total and d):
        return
    if total % d == 0:
        composer.split(reading, total // d, d, "global_batch_size")
        return
    micro = reading.number("micro_batch_size")
    reading.problem(
        "llm_foundry-does-not-divide",
        "data_parallel_size",
        global_batch_size=total,
        data_parallel_size=d,
    )
    for share in layout.beside(total, d):
        b = min(micro or share, share)
        then = layout.values(b, d, share // b) if share % b == 0 else {}
        layout.offer(
            reading, "change-total", "global_batch_size", share * d, then, _TOTAL
        )
