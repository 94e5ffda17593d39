"""llm-foundry: Composer's YAML, with key=value behind it on the command line.

global_train_batch_size is in sequences of all devices, and has to be a multiple of
their number (`calculate_batch_size_info`: ValueError); the share of one device is split
as Composer does, in ceil(share / device_train_microbatch_size) passes. With a dataset's
replication r, each r devices read the same, which that division does not know: of the
global batch, one part in r is different. Sequence parallelism is refused, by
`validate_ds_replication` and `MPTConfig.validate_attention_config`.
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

_SEQUENCE_PARALLEL = {
    "attention_parallel": "attn_config.seq_parallel_world_size",
    "dataset_parallel": "dataset.seq_parallel_replication",
}

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
    facts.take("replication", document, "dataset.replication")
    for name, key in _SEQUENCE_PARALLEL.items():
        facts.take(name, document, key)
    if document.syntax == "shell":
        composer.read(document, facts)


def check(reading: Reading) -> None:
    """The share of a device, and its passes."""
    _sequence_parallel(reading)
    devices, total = layout.replicas(reading), reading.number("global_batch_size")
    if not (total and devices):
        return
    d = _different(reading, devices)
    if total % devices == 0:
        _tell_replication(reading, total, devices // d)
        composer.split(reading, total // devices, d, "global_batch_size")
        return
    micro = reading.number("micro_batch_size")
    reading.problem(
        "llm_foundry-does-not-divide",
        "data_parallel_size",
        global_batch_size=total,
        data_parallel_size=devices,
    )
    for share in layout.beside(total, devices):
        b = min(micro or share, share)
        then = layout.values(b, d, share // b) if share % b == 0 else {}
        layout.offer(
            reading, "change-total", "global_batch_size", share * devices, then, _TOTAL
        )


def _sequence_parallel(reading: Reading) -> None:
    gone = []
    for name in _SEQUENCE_PARALLEL:
        if (degree := reading.number(name) or 1) > 1:
            change = reading.change(name, 1)._replace(value="")
            gone.append(change)
            reading.problem(
                "llm_foundry-sequence-parallelism", key=change.key, value=degree
            )
    if gone:
        reading.repair("remove", gone, {}, key=", ".join(x.key for x in gone))


def _different(reading: Reading, devices: int) -> int:
    """How many groups of devices read something different."""
    copies = reading.number("replication") or 1
    if devices % copies:
        reading.problem(
            "llm_foundry-replication-does-not-divide",
            "data_parallel_size",
            world_size=devices,
            replication=copies,
        )
        return devices
    if copies > 1:
        reading.derive("data_parallel_size", devices // copies, "replication")
    return devices // copies


def _tell_replication(reading: Reading, total: int, copies: int) -> None:
    if copies > 1:
        reading.note(
            "llm_foundry-replication",
            "data_parallel_size",
            replication=copies,
            asked=total,
            reached=total // copies,
        )
