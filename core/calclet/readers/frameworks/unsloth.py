"""Unsloth's notebooks and its banner.

A notebook sets up a trainer of Hugging Face or TRL; the sequence length is
max_seq_length. One process drives one GPU unless torchrun or `accelerate launch`
starts more. In one process that sees several GPUs the Trainer takes
per_device_train_batch_size times their number for its batch, and the banner says so,
though one GPU trains: newer versions keep the number of GPUs at one.

GRPO: where the batch is no multiple of num_generations, per_device_train_batch_size is
set to num_generations, with a line that says so.

The banner: "Batch size per device" is b, "Data Parallel GPUs" d, and their product
with a the total.
"""

import re

from calclet.readers import completions, layout
from calclet.readers.facts import Change, Facts, Reading
from calclet.readers.frameworks import trl
from calclet.readers.registry import Message
from calclet.readers.repairing import values_with
from calclet.readers.settings import Document

NAME = "Unsloth"
WITH = ("trl", "huggingface")
SOURCE = "https://github.com/unslothai/unsloth-zoo/blob/main/unsloth_zoo/compiler.py"
_CLASSES = "FastLanguageModel", "FastVisionModel", "FastModel"
_DEVICES = re.compile(r"\s*(\d+(?:\s*,\s*\d+)*)\s*")

MESSAGES = (
    Message(
        "unsloth-banner",
        re.compile(
            r"Batch size per device = (?P<batch_per_device>[\d,]+) \| "
            r"Gradient [Aa]ccumulation steps = (?P<gradient_accumulation_steps>[\d,]+)"
        ),
        problem=False,
    ),
    Message(
        "",
        re.compile(
            r"(?:Data Parallel GPUs = (?P<data_parallel_size>\d+) \| )?Total "
            r"batch size (?:\([\dx ]+\) )?= (?P<global_batch_size>[\d,]+)"
        ),
        problem=False,
    ),
    Message(
        "",
        re.compile(
            r"Num examples = (?P<train_samples>[\d,]+) \| Num Epochs = "
            r"(?P<train_epochs>[\d,]+)"
        ),
        problem=False,
    ),
    Message("", re.compile(r"Total steps = (?P<train_steps>[\d,]+)"), problem=False),
    Message(
        "unsloth-set-to-generations",
        re.compile(
            r"We will change the batch size of \d+ to the `num_generations` of "
            r"(?P<batch_per_device>\d+)"
        ),
        problem=False,
    ),
)


def recognise(document: Document) -> int:
    """How sure it is that this uses Unsloth, 0 to 100."""
    if document.syntax != "python":
        return 0
    classes = any(s.scope.startswith(_CLASSES) for s in document.settings)
    return 90 if document.starts("unsloth") or classes else 0


def read(document: Document, facts: Facts) -> None:
    """What the notebook states."""
    trl.read(document, facts)
    facts.take("sequence_length", document, "max_seq_length", "max_length")
    devices = document.find("CUDA_VISIBLE_DEVICES")
    if devices and (found := _DEVICES.fullmatch(str(devices.value))):
        facts.put("visible_gpus", found[1].count(",") + 1, devices)


def check(reading: Reading) -> None:
    """One process where nothing starts more; the banner tells what really runs."""
    trained = reading.number("batch_per_device")
    told = reading.number("micro_batch_size")
    if trained and _is_of_another_run(reading, told, trained):
        trained = None
    if trained:
        reading.derive("micro_batch_size", trained, "batch_per_device")
        _of_banner(reading, trained)
    else:
        reading.default("micro_batch_size", 8)
        reading.default("gradient_accumulation_steps", 1)
    if layout.world(reading) is None and not reading.number("data_parallel_size"):
        reading.derive("world_size", 1)
        _one_gpu(reading)
    layout.replicas(reading)
    if reading.value("method") == "grpo":
        _raise_batch(reading)
        trl.check_groups(reading)
    elif trained and told and trained != told and trained % told == 0:
        _doubled(reading, told, trained)
    if reading.value("packing") is True:
        reading.note("packing")


def _is_of_another_run(reading: Reading, told: int | None, trained: int) -> bool:
    """Whether the banner fits neither what is stated nor that times the GPUs."""
    gpus = reading.number("visible_gpus")
    fits = not (told and gpus) or trained in (told, told * gpus)
    if fits or reading.value("method") == "grpo":
        return False
    reading.note("unsloth-other-run", batch_per_device=trained)
    return True


def _one_gpu(reading: Reading) -> None:
    gpus, micro = (
        reading.number("visible_gpus") or 1,
        reading.number("micro_batch_size"),
    )
    if gpus > 1 and micro and not reading.number("batch_per_device"):
        reading.note("unsloth-several-gpus", gpus=gpus, value=micro * gpus)
    else:
        reading.note("unsloth-one-gpu")


def _of_banner(reading: Reading, micro: int) -> None:
    """Older banners have the total without the GPUs."""
    total, passes = (
        reading.number("global_batch_size"),
        reading.number(completions.PASSES),
    )
    if total and passes and not reading.number("data_parallel_size"):
        reading.derive(
            "data_parallel_size", max(total // (micro * passes), 1), "global_batch_size"
        )


def _raise_batch(reading: Reading) -> None:
    n = reading.number(completions.GENERATIONS) or 8
    micro, passes = (
        reading.number("micro_batch_size"),
        reading.number(completions.PASSES),
    )
    processes = reading.number("data_parallel_size")
    if micro and passes and processes and micro * passes * processes % n:
        reading.derive("micro_batch_size", n, "micro_batch_size", "num_generations")
        reading.note("unsloth-raises-batch", micro_batch_size=micro, num_generations=n)


def _doubled(reading: Reading, told: int, trained: int) -> None:
    """The banner has the batch of all GPUs that one process sees."""
    times = trained // told
    reading.problem(
        "unsloth-batch-times-gpus",
        "micro_batch_size",
        micro_batch_size=told,
        batch_per_device=trained,
        gpus=times,
    )
    change = Change("CUDA_VISIBLE_DEVICES", "0")
    if reading.stated("visible_gpus"):
        change = reading.change("visible_gpus", 0)
    values = values_with(reading, micro_batch_size=told)
    reading.repair("unsloth-one-device", [change], values, key=change.key)
