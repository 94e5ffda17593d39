"""EasyLM: dotted flags; the batch size of the data set is that of all devices.

B = batch_size · optimizer.accumulate_gradient_steps (1 if unset). The batch is laid
over the axes dp and fsdp of --mesh_dim='dp,fsdp,mp', whose product has to divide it;
one of the three may be -1 for the rest of the devices.
"""

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading, whole
from calclet.readers.settings import Document, Setting

NAME = "EasyLM"
SOURCE = "https://github.com/young-geng/EasyLM/issues/30"

_BATCHES = ("json_dataset.batch_size", "huggingface_dataset.batch_size")
_PASSES = "optimizer.accumulate_gradient_steps"
_LENGTHS = ("json_dataset.seq_length", "huggingface_dataset.seq_length")


def recognise(document: Document) -> int:
    """By its modules, or by its names for the data sets."""
    started = any(name.startswith("EasyLM.") for name in document.programs)
    own = document.has(*_BATCHES, *_LENGTHS, _PASSES)
    return min(60 * started + 25 * own, 95)


def read(document: Document, facts: Facts) -> None:
    """The batch of all devices, the passes, the mesh."""
    for name, keys in (("batch_size", _BATCHES), ("sequence_length", _LENGTHS)):
        facts.take(name, document, *(f"train_dataset.{key}" for key in keys))
    facts.take("gradient_accumulation_steps", document, _PASSES)
    if mesh := document.find("mesh_dim"):
        _mesh(mesh, facts)


def _mesh(setting: Setting, facts: Facts) -> None:
    parts = str(setting.value).lstrip("!").split(",")  # also dp:1,fsdp:4,mp:2
    numbers = [whole(part.rpartition(":")[2].strip()) for part in parts]  # -1: None
    if len(numbers) != 3:
        return
    if numbers[2]:
        facts.put("tensor_parallel_size", numbers[2], setting)
    if numbers[0] and numbers[1]:
        facts.put("data_parallel_size", numbers[0] * numbers[1], setting)


def check(reading: Reading) -> None:
    """The share of one replica in the batch."""
    reading.default("gradient_accumulation_steps", 1)
    d = layout.replicas(reading, "tensor_parallel_size")
    batch = reading.number("batch_size")
    if batch:
        reading.note("easylm-global-batch", "micro_batch_size", batch_size=batch)
    if not (d and batch):
        return
    if batch % d == 0:
        reading.derive("micro_batch_size", batch // d, "batch_size")
        return
    reading.problem(
        "easylm-does-not-divide",
        "micro_batch_size",
        batch_size=batch,
        data_parallel_size=d,
    )
    a = reading.number("gradient_accumulation_steps") or 1
    for b in layout.beside(batch, d):
        then = layout.values(b, d, a)
        key = f"--train_dataset.{_BATCHES[0]}"
        layout.offer(reading, "change-total", "batch_size", b * d, then, key)
