"""LLaMA-Factory's YAML and options, both generations.

v0 has the Trainer's keys (per_device_train_batch_size 8 and
gradient_accumulation_steps 1 where nothing says more) with cutoff_len for the sequence
length, 2048 by default. v1 has micro_batch_size, 1 by default, and global_batch_size,
which counts the sequences of all replicas and defaults to one micro-batch of each; it
must be a multiple of replicas · micro_batch_size.

`llamafactory-cli` starts torchrun over the visible devices where there is more than
one; NNODES and NPROC_PER_NODE say so in words. v1 divides the processes by cp_size.
"""

import re

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.frameworks import huggingface
from calclet.readers.registry import Message, Snippet
from calclet.readers.settings import Document

NAME = "LLaMA-Factory"
WITH = ("huggingface",)
GENERATIONS = ("v0", "v1")
SOURCE = "https://github.com/hiyouga/LLaMA-Factory"
V1_KEYS = {
    "micro_batch_size": "micro_batch_size",
    "global_batch_size": "global_batch_size",
    "world_size": "NPROC_PER_NODE",
}
_PROGRAMS = "llamafactory-cli", "lmf"
_V0 = ".finetuning_type", ".cutoff_len", ".stage", ".template", ".dataset"
_V1 = ".dist_config", "dist_config.name", ".train_dataset", ".model_class", ".cp_mode"

MESSAGES = (
    Message(
        "batch-does-not-divide",
        re.compile(
            r"Global batch size must be divisible by DP size and micro batch size\. "
            r"Got (?P<global_batch_size>\d+) % \((?P<data_parallel_size>\d+) \* "
            r"(?P<micro_batch_size>\d+)\) != 0"
        ),
    ),
)


def recognise(document: Document) -> int:
    """How sure it is that this is for LLaMA-Factory, 0 to 100."""
    if document.syntax == "shell" and document.starts(*_PROGRAMS):
        return 90
    if document.syntax not in ("yaml", "json", "shell"):
        return 0
    first, second = document.has(*_V0), document.has(*_V1)
    batch = document.has("per_device_train_batch_size", ".micro_batch_size")
    length = document.has(".cutoff_len")
    return min(90, 25 * max(first, second) + 30 * length + 20 * batch * length)


def read(document: Document, facts: Facts) -> None:
    """What the config or the command states, in the words of its generation."""
    facts.take("sequence_length", document, ".cutoff_len")
    if _is_v1(document):
        facts.put("generation", "v1")
        facts.take("micro_batch_size", document, ".micro_batch_size")
        facts.take("global_batch_size", document, ".global_batch_size")
        facts.take("context_parallel_size", document, "cp_size")
        facts.take("data_parallel_size", document, "dp_size")
    facts.take("micro_batch_size", document, "per_device_train_batch_size")
    facts.take("gradient_accumulation_steps", document, "gradient_accumulation_steps")
    facts.take_any("stage", document, ".stage")
    facts.take_any("packing", document, ".packing", ".neat_packing")
    if document.starts(*_PROGRAMS):
        processes(document, facts)


def processes(document: Document, facts: Facts) -> None:
    """Processes from the variables before a command that starts torchrun itself."""
    facts.take("nodes", document, "NNODES", scope="env")
    if not facts.take("gpus_per_node", document, "NPROC_PER_NODE", scope="env"):
        devices = document.find("CUDA_VISIBLE_DEVICES", scope="env")
        if devices and re.fullmatch(r"\d+(?:,\d+)*", str(devices.value)):
            count = str(devices.value).count(",") + 1
            facts.put("gpus_per_node", count, devices)


def _is_v1(document: Document) -> bool:
    batch = document.has(".micro_batch_size", ".global_batch_size")
    return bool(batch or document.has(*_V1) or document.has("USE_V1", scope="env"))


def check(reading: Reading) -> None:
    """Derive what is missing as the generation does."""
    if not reading.configured():
        _check_message(reading)
        return
    reading.default("sequence_length", 2048)
    if reading.value("generation") == "v1":
        _check_v1(reading)
    else:
        _check_v0(reading)


def _check_message(reading: Reading) -> None:
    names = ("global_batch_size", "micro_batch_size", "data_parallel_size")
    total, micro, d = (reading.number(name) for name in names)
    if total and micro and d:
        layout.repairs(reading, total, micro, None, d, V1_KEYS)


def _check_v0(reading: Reading) -> None:
    huggingface.complete(reading)
    stage, packing = reading.value("stage"), reading.value("packing")
    if stage in ("dpo", "rm"):
        reading.note("pairs")
    if packing is True or (packing is None and stage == "pt"):
        reading.note("packing" if packing else "llama_factory-pretraining-packs")


def _check_v1(reading: Reading) -> None:
    reading.default("micro_batch_size", 1)
    layout.replicas(reading, "context_parallel_size")
    if reading.number("global_batch_size"):
        layout.accumulation(reading, V1_KEYS)
    else:
        reading.derive("gradient_accumulation_steps", 1, "micro_batch_size")
        reading.note("llama_factory-global-from-micro")


def write(values: dict[str, int], generation: str) -> list[Snippet]:
    """The keys of the batch, and the line that starts so many processes."""
    b, d = values["micro_batch_size"], values["data_parallel_size"]
    a, length = values["gradient_accumulation_steps"], values["sequence_length"]
    count, each = layout.nodes(d)
    if generation == "v1":
        keys = {"micro_batch_size": b, "global_batch_size": b * d * a}
        flags = f"--nnodes {count} --nproc_per_node {each}"
        start = f"USE_V1=1 torchrun {flags} src/train.py"
    else:
        keys = {"per_device_train_batch_size": b, "gradient_accumulation_steps": a}
        variables = f"FORCE_TORCHRUN=1 NNODES={count} NPROC_PER_NODE={each}"
        start = f"{variables} llamafactory-cli train"
    keys = {"cutoff_len": length} | keys
    config = "".join(f"{key}: {value}\n" for key, value in keys.items())
    return [
        Snippet("train.yaml", "yaml", config),
        Snippet("run.sh", "shell", f"{start} train.yaml\n"),
    ]
