"""Composer: Trainer(device_train_microbatch_size=…) and a DataLoader in Python.

The loader's batch is that of one device; B = batch · devices. It is split into
micro-batches of the size given, and the last one is smaller where they do not fit
(`_default_split_batch`), so B stays as it is. A larger micro-batch is cut down to the
batch. "auto" begins with the whole batch and halves it each time memory runs out.
"""

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.frameworks.lightning import loader
from calclet.readers.settings import Document

NAME = "Composer"
SOURCE = "https://github.com/mosaicml/composer/blob/6405188/composer/core/data_spec.py"

MICRO = "device_train_microbatch_size"


def recognise(document: Document) -> int:
    """By its package, or the key that only it has."""
    if document.syntax == "shell":
        return 40 * document.starts("composer")
    if document.syntax != "python":
        return 0
    own = document.has(MICRO)
    return (80 if own else 50) if document.starts("composer") else 60 * own


def read(document: Document, facts: Facts) -> None:
    """Batch and micro-batch; of its launcher, composer -n 8, the GPUs."""
    if document.syntax == "shell":
        facts.take("world_size", document, "world_size")
        facts.take("gpus_per_node", document, "nproc", "n")
        return
    facts.take("micro_batch_size", document, MICRO)
    if found := loader(document):
        facts.take("device_batch_size", document, found.key, scope=found.scope)


def check(reading: Reading) -> None:
    """The split of a device's batch."""
    d, batch = layout.replicas(reading), reading.number("device_batch_size")
    if not batch:
        reading.ask("micro_batch_size")
        return
    split(reading, batch, d, "device_batch_size")


def split(reading: Reading, batch: int, d: int | None, source: str) -> None:
    """b and a of a device's batch; b is unknown where the last pass is smaller."""
    micro = reading.number("micro_batch_size")
    if micro and batch % micro and micro < batch:
        _uneven(reading, batch, micro, d, source)
        return
    if micro is None and "micro_batch_size" in reading.of(reading.framework).open:
        reading.note(
            "composer-automatic-microbatch", "micro_batch_size", device_batch=batch
        )
    elif micro and micro > batch:
        reading.settled.add("micro_batch_size")
        reading.note(
            "composer-microbatch-reduced",
            "micro_batch_size",
            micro_batch_size=micro,
            device_batch=batch,
        )
    b = min(micro or batch, batch)  # a micro-batch of 0 is none
    reading.derive("micro_batch_size", b, "micro_batch_size", source)
    reading.derive("gradient_accumulation_steps", batch // b, source)


def _uneven(
    reading: Reading, batch: int, micro: int, d: int | None, source: str
) -> None:
    passes = -(-batch // micro)
    reading.facts["largest_micro_batch_size"] = reading.facts.pop("micro_batch_size")
    reading.derive("gradient_accumulation_steps", passes, source)
    reading.note(
        "composer-smaller-last-microbatch",
        "micro_batch_size",
        device_batch=batch,
        micro_batch_size=micro,
        passes=passes,
        last=batch % micro,
    )
    if d:
        reading.totals["global_batch_size"] = batch * d
    below = layout.largest_divisor(batch, micro)
    above = batch // layout.largest_divisor(batch, batch // micro)
    for b in (below, above):
        values = layout.values(b, d, batch // b) if d else {"micro_batch_size": b}
        name = "largest_micro_batch_size"
        layout.offer(reading, "change-micro-batch", name, b, values, MICRO)
