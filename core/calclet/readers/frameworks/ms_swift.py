"""ms-swift: `swift sft`, `swift rlhf`, and Megatron-SWIFT: `megatron sft`.

swift has the Trainer's keys with other defaults: per_device_train_batch_size 1, and
gradient_accumulation_steps so that about 16 sequences make a batch,
max(1, ceil(16 / per_device_train_batch_size / processes)), of all processes also where
sequence_parallel_size of them share their sequences. NPROC_PER_NODE starts processes;
without it one process spreads the model over the visible GPUs. GRPO counts completions.

megatron has Megatron's keys: micro_batch_size 1, global_batch_size 16, over
GPUs / (tensor · pipeline · context parallel) replicas.
"""

from calclet.readers import completions, layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.frameworks import (
    _huggingface_deepspeed,
    huggingface,
    llama_factory,
    trl,
)
from calclet.readers.settings import Document

NAME = "ms-swift"
WITH = ("huggingface",)
SOURCE = (
    "https://github.com/modelscope/ms-swift/blob/"
    "0037257ce866dc613d1e01f0b8709c1886223eb3/swift/trainers/arguments.py"
)
_TARGET = 16
_MEGATRON_KEYS = {
    "micro_batch_size": "micro_batch_size",
    "global_batch_size": "global_batch_size",
    "world_size": "NPROC_PER_NODE",
}
_SCRIPTS = "sft.py", "rlhf.py", "pt.py"


def recognise(document: Document) -> int:
    """How sure it is that ms-swift is started, 0 to 100."""
    if document.syntax != "shell":
        return 0
    if document.starts("swift"):
        return 90
    megatron = document.starts("megatron") and document.has(".dataset", ".load_args")
    return 90 if megatron or any("swift/cli/" in p for p in document.programs) else 0


def read(document: Document, facts: Facts) -> None:
    """What the command states."""
    if document.starts("megatron"):
        facts.put("generation", "megatron")
        facts.take("micro_batch_size", document, ".micro_batch_size")
        facts.take("global_batch_size", document, ".global_batch_size")
        for kind in ("tensor", "pipeline", "expert"):
            key = f".{kind}_model_parallel_size"
            facts.take(f"{kind}_parallel_size", document, key)
        facts.take("context_parallel_size", document, ".context_parallel_size")
    else:
        trl.read_trainer(document, facts)
        facts.take("sequence_parallel_size", document, ".sequence_parallel_size")
        completions.read(document, facts)
        facts.take_any("method", document, ".rlhf_type")
    facts.take("sequence_length", document, ".max_length")
    facts.take_any("packing", document, ".packing")
    if document.find("NPROC_PER_NODE", scope="env"):
        llama_factory.processes(document, facts)


def check(reading: Reading) -> None:
    """Derive what is missing as swift or megatron does."""
    if reading.value("generation") == "megatron":
        _check_megatron(reading)
    else:
        _check_swift(reading)
    if reading.value("packing") is True:
        reading.note("packing")


def _check_megatron(reading: Reading) -> None:
    reading.default("micro_batch_size", 1)
    reading.default("global_batch_size", _TARGET)
    layout.replicas(
        reading,
        "tensor_parallel_size",
        "pipeline_parallel_size",
        "context_parallel_size",
    )
    layout.accumulation(reading, _MEGATRON_KEYS)


def _check_swift(reading: Reading) -> None:
    reading.default("micro_batch_size", 1)
    if layout.world(reading) is None and not reading.number("data_parallel_size"):
        reading.derive("world_size", 1)
        reading.note("ms_swift-one-process")
    reading.facts.pop("visible_gpus", None)  # not of nn.DataParallel, as elsewhere
    _huggingface_deepspeed.leave_out(reading)
    micro, processes = reading.number("micro_batch_size"), reading.number("world_size")
    if micro and processes and not reading.number(completions.PASSES):
        passes = max(1, -(-_TARGET // (micro * processes)))
        reading.derive(completions.PASSES, passes, "world_size", "gpus_per_node")
        reading.note("ms_swift-accumulation", value=passes)
    huggingface.complete(reading)
    if reading.value("method") == "grpo":
        completions.check(reading)
    elif reading.value("method") in ("dpo", "rm", "orpo", "simpo", "cpo"):
        reading.note("pairs")
