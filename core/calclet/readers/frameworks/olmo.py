"""OLMo's YAML (allenai/OLMo, before OLMo-core): sequences.

Each of the world's ranks takes global_train_batch_size / world size, rounded down in
scripts/train.py; then the dataset asserts, without a word, that nothing was lost. The
device batch is split into micro-batches of device_train_microbatch_size, of which the
last is what is left, and which are never larger than the device batch.
"""

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.settings import Document

NAME = "OLMo"
SOURCE = "https://github.com/allenai/OLMo/blob/59a53e3/scripts/train.py"

KEYS = {
    "micro_batch_size": "device_train_microbatch_size",
    "global_batch_size": "global_train_batch_size",
    "sequence_length": "model.max_sequence_length",
    "world_size": "WORLD_SIZE",
}


def recognise(document: Document) -> int:
    """Names that it shares with Composer, beside those that it does not."""
    batch = document.has(KEYS["micro_batch_size"], KEYS["global_batch_size"])
    own = document.has(KEYS["sequence_length"], "model.d_model", "model.rope")
    if document.has("train_loader", "max_seq_len"):
        return 0
    return min(90, 20 * batch + 25 * own) if batch else 0


def read(document: Document, facts: Facts) -> None:
    """What the YAML or its overrides state."""
    for name, key in KEYS.items():
        facts.take(name, document, key)


def check(reading: Reading) -> None:
    """Device batches, then micro-batches of them."""
    reading.default("global_batch_size", 512)
    reading.default("micro_batch_size", 16)
    reading.default("sequence_length", 1024)
    d = layout.replicas(reading, "model_parallel_size")  # has none
    total, micro = (
        reading.number(n) for n in ("global_batch_size", "micro_batch_size")
    )
    if not (d and total and micro):
        return
    if total % d:
        args = {"global_batch_size": total, "world_size": d}
        reading.problem("olmo-batch-not-divisible", "data_parallel_size", **args)
        _other_totals(reading, total, d)
        return
    each = total // d
    if micro > each:
        reading.note("olmo-micro-batch-cut", "micro_batch_size", size=micro, each=each)
        reading.derive("micro_batch_size", each, "micro_batch_size")
        reading.settled.add("micro_batch_size")
        micro = each
    if each % micro:
        _uneven(reading, each, micro, d)
        return
    reading.derive("gradient_accumulation_steps", each // micro, "global_batch_size")


def _other_totals(reading: Reading, total: int, d: int) -> None:
    for each in layout.beside(total, d):
        layout.offer(reading, "change-total", "global_batch_size", each * d, {})


def _uneven(reading: Reading, each: int, micro: int, d: int) -> None:
    name = "largest_micro_batch_size"
    reading.facts[name] = reading.facts.pop("micro_batch_size")
    reading.derive(
        "gradient_accumulation_steps", -(-each // micro), "global_batch_size"
    )
    reading.totals["global_batch_size"] = each * d
    reading.note(
        "olmo-smaller-last-micro-batch",
        "micro_batch_size",
        each=each,
        size=micro,
        last=each % micro,
    )
    even = layout.largest_divisor(each, micro)
    then = layout.values(even, d, each // even)
    key = KEYS["micro_batch_size"]
    layout.offer(reading, "change-micro-batch", name, even, then, key)
