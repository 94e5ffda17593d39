"""Hugging Face Transformers' Trainer: YAML, JSON, command line and Python arguments.

B = per_device_train_batch_size · n_gpu · gradient_accumulation_steps · d, where d =
world_size // (tp · cp · sp), `Trainer.get_total_train_batch_size`; up to 4.57 the log
divides by tp only. n_gpu is more than 1 only where one process drives several GPUs
(nn.DataParallel); here it is a part of d, because each of them sees other data.
Defaults: 8 per device, 1 accumulation step. With a DeepSpeed file, "auto" there is
filled from these arguments, and anything else must be equal to them.
"""

from collections.abc import Mapping

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.frameworks import _huggingface_deepspeed
from calclet.readers.frameworks._huggingface_messages import MESSAGES
from calclet.readers.registry import Snippet
from calclet.readers.settings import Document

__all__ = ["MESSAGES"]

NAME = "Hugging Face Trainer"
SOURCE = (
    "https://github.com/huggingface/transformers/blob/"
    "2cda12cbf6e476183e68ec476551fa7e3717394a/src/transformers/trainer.py"
)

MICRO, OLD_MICRO = "per_device_train_batch_size", "per_gpu_train_batch_size"
PASSES = "gradient_accumulation_steps"
KEYS = {
    "micro_batch_size": MICRO,
    "gradient_accumulation_steps": PASSES,
    "world_size": "--nproc_per_node",
}
_LENGTHS = (
    "max_seq_length",
    "block_size",
    "model_max_length",
    "max_length",
)


def recognise(document: Document) -> int:
    """How sure it is that these are the Trainer's arguments, 0 to 100."""
    if document.find("train_batch_size") and document.has("log_history"):
        return 70  # trainer_state.json
    keys = document.has(MICRO, OLD_MICRO, "per_device_eval_batch_size")
    called = document.has("output_dir", scope="TrainingArguments")
    few = document.has(PASSES, "learning_rate", "num_train_epochs", "output_dir")
    return min(50 * bool(keys) + 30 * called + 10 * few, 70)


def read(document: Document, facts: Facts) -> None:
    """The arguments, wherever they stand."""
    facts.take("micro_batch_size", document, OLD_MICRO, MICRO)
    if MICRO in (s.path[-1] for s in document.settings if s.path):
        facts.take("micro_batch_size", document, MICRO)
    elif document.has("log_history"):
        facts.take("micro_batch_size", document, ".train_batch_size")
    facts.take("gradient_accumulation_steps", document, PASSES)
    facts.take("sequence_length", document, *_LENGTHS)
    for name in ("max_steps", "max_train_samples", "num_train_epochs"):
        facts.take(_named(name), document, name)
    facts.take("tensor_parallel_size", document, "tensor_parallel_size", "tp_size")
    facts.take("context_parallel_size", document, "cp_size")
    facts.take("sequence_parallel_size", document, "sp_size")
    facts.take("visible_gpus", document, "_n_gpu", "n_gpu")
    for name in ("auto_find_batch_size", "dataloader_drop_last"):
        facts.take_any(name, document, name)
    facts.take_any("split_batches", document, "accelerator_config.split_batches")
    facts.take_any("xla_spmd", document, "fsdp_config.xla_fsdp_v2")
    path = document.find("deepspeed")
    if path and isinstance(path.value, str):
        facts.put("deepspeed_config", path.value, path)


def _named(name: str) -> str:
    return {"max_steps": "train_steps", "num_train_epochs": "train_epochs"}.get(
        name, "train_samples"
    )


def check(reading: Reading) -> None:
    """Complete the arguments as the Trainer does, and compare DeepSpeed's with them."""
    complete(reading)


def complete(reading: Reading, keys: Mapping[str, str] = KEYS) -> None:
    """The same for what builds on the Trainer; `keys`: how that spells its arguments.

    Its own defaults are to be there already.
    """
    _huggingface_deepspeed.leave_out(reading)
    _world(reading)
    banner = _banner(reading)
    if not banner and any(d.syntax != "log" for d in reading.documents):
        reading.default("micro_batch_size", 8)
        reading.default("gradient_accumulation_steps", 1)
    _split_batches(reading)
    _huggingface_deepspeed.compare(reading, keys)
    _notes(reading)


def _world(reading: Reading) -> None:
    """Replicas; several GPUs in one process are replicas of nn.DataParallel."""
    gpus = reading.number("visible_gpus") or 0
    launched = layout.world(reading)
    if gpus > 1 and (launched is None or launched == 1):
        reading.note("huggingface-data-parallel", "data_parallel_size", gpus=gpus)
        reading.derive("data_parallel_size", gpus, "visible_gpus")
    elif gpus == 1 and launched is None:
        reading.derive("data_parallel_size", 1, "visible_gpus")
    elif launched:
        layout.replicas(reading)


def _banner(reading: Reading) -> bool:
    """From a banner: the total is there, and what it is made of gives d."""
    codes = [note.code for note in reading.notes]
    if not any(code.startswith("huggingface-") and "banner" in code for code in codes):
        if not reading.number("data_parallel_size"):
            reading.ask("world_size")
        return False
    total, micro = (
        reading.number(x) for x in ("global_batch_size", "micro_batch_size")
    )
    passes = reading.number("gradient_accumulation_steps") or 1
    adjusted = reading.number("adjusted_batch_size")
    if total and micro and total % (micro * passes) == 0:
        d = total // (micro * passes)
        known = reading.number("data_parallel_size")
        if known is None:
            reading.derive("data_parallel_size", d, "global_batch_size")
        elif known != d:
            _log_counts(reading, total, micro * passes * known, d, known)
    if adjusted and micro and adjusted % micro == 0:
        reading.note("huggingface-data-parallel", gpus=adjusted // micro)
    return True


def _log_counts(reading: Reading, told: int, real: int, d: int, known: int) -> None:
    """The log of 4.57 and before divides by tp only."""
    model = (reading.number("context_parallel_size") or 1) * (
        reading.number("sequence_parallel_size") or 1
    )
    if d == known * model:
        reading.note("huggingface-log-counts-peers", told=told, real=real)
    else:
        reading.problem(
            "huggingface-banner-differs", "data_parallel_size", told=told, real=real
        )


def _split_batches(reading: Reading) -> None:
    """With split_batches the stated size is that of all processes together."""
    if reading.value("split_batches") is not True:
        return
    micro, d = (reading.number(x) for x in ("micro_batch_size", "data_parallel_size"))
    if not micro or not d:
        return
    reading.settled.add("micro_batch_size")
    if micro % d:
        reading.problem(
            "accelerate-split-batches",
            "micro_batch_size",
            batch_size=micro,
            processes=d,
        )
        values = {"micro_batch_size": micro // d + 1, "data_parallel_size": d}
        total = (micro // d + 1) * d
        change = reading.change("micro_batch_size", total, MICRO)
        reading.repair("change-micro-batch", [change], values, key=MICRO, value=total)
        return
    reading.note("huggingface-split-batches", "micro_batch_size", value=micro)
    reading.derive("micro_batch_size", micro // d, "micro_batch_size")


def _notes(reading: Reading) -> None:
    fact = reading.facts.get("micro_batch_size")
    if fact and fact.key.rpartition(".")[2] == OLD_MICRO:
        reading.note("huggingface-old-name", "micro_batch_size", key=OLD_MICRO)
    if reading.value("auto_find_batch_size") is True:
        reading.note("huggingface-auto-find", "micro_batch_size")
    path = reading.value("deepspeed_config")
    if path and "deepspeed" not in reading.by:
        reading.note("huggingface-deepspeed-elsewhere", file=path)
    if reading.value("xla_spmd") is True:
        reading.note("huggingface-spmd", "micro_batch_size")
    peers = ("context_parallel_size", "sequence_parallel_size")
    if any((reading.number(name) or 1) > 1 for name in peers):
        codes = [note.code for note in reading.notes]
        if "huggingface-log-counts-peers" not in codes:
            reading.note("huggingface-peers", "data_parallel_size")


def write(values: dict[str, int], _generation: str) -> list[Snippet]:
    """A launch: the world size is torchrun's, all else the Trainer's arguments."""
    d, each = values["data_parallel_size"], 8
    nodes, each = (d // each, each) if d > each and d % each == 0 else (1, d)
    lines = [
        f"torchrun --nnodes {nodes} --nproc_per_node {each} train.py",
        f"--{MICRO} {values['micro_batch_size']}",
        f"--{PASSES} {values['gradient_accumulation_steps']}",
        f"--max_length {values['sequence_length']}",
    ]
    return [Snippet("train.sh", "bash", " \\\n  ".join(lines) + "\n")]
