"""Axolotl's YAML.

B = micro_batch_size · gradient_accumulation_steps · replicas, and the replicas are the
processes over context and tensor parallel ones (`normalize_config`; before March 2026
it counted all of them). `batch_size` is of one process. The schema gives
gradient_accumulation_steps the default 1, and batch_size is divided by
micro_batch_size only where there are no accumulation steps at all: `batch_size` alone
changes nothing, with an explicitly empty gradient_accumulation_steps it counts.

With sample_packing one row of micro_batch_size · sequence_len tokens is filled: it is
tokens that micro_batch_size multiplies, not samples.
"""

import re

from calclet.readers import completions, layout
from calclet.readers.facts import Change, Facts, Reading
from calclet.readers.frameworks import _huggingface_deepspeed
from calclet.readers.registry import Message, Snippet
from calclet.readers.repairing import removed, values_with
from calclet.readers.settings import Document

NAME = "Axolotl"
WITH = ("huggingface",)
SOURCE = (
    "https://github.com/axolotl-ai-cloud/axolotl/blob/"
    "00ce8882ab23c7e72e4d705b6dec41c9a2dcf94a/src/axolotl/utils/config/__init__.py"
)
MICRO, PASSES, TOTAL = "micro_batch_size", "gradient_accumulation_steps", "batch_size"
_OWN = (
    ".sequence_len", ".sample_packing", ".val_set_size", ".pad_to_sequence_len",
    ".dataset_prepared_path", ".dp_shard_size", ".rl", ".adapter",
)  # fmt: skip
_PROGRAMS = "axolotl", "axolotl.cli.train", "axolotl.cli.preprocess"

MESSAGES = (
    Message(
        "axolotl-two-of-three",
        re.compile(
            "At least two of micro_batch_size, gradient_accumulation_steps, "
            "batch_size must be set"
        ),
    ),
    Message(
        "axolotl-set-both",
        re.compile("please set only one of gradient_accumulation_steps or batch_size"),
    ),
    Message(
        "axolotl-ring-attention",
        re.compile("micro_batch_size must be set to 1 when sample_packing is enabled"),
    ),
    Message(
        "axolotl-layout",
        re.compile(
            r"configured parallelisms are incompatible with the current world size "
            r"\((?P<world_size>\d+)\)"
        ),
    ),
)


def recognise(document: Document) -> int:
    """How sure it is that this is for Axolotl, 0 to 100."""
    if document.syntax == "shell":
        return 60 if document.starts(*_PROGRAMS) else 0
    if document.syntax not in ("yaml", "json"):
        return 0
    own = document.has(*_OWN)
    batch = document.has(f".{MICRO}", f".{PASSES}")
    return min(90, 40 * bool(own) * document.has(".base_model") + 20 * own + 10 * batch)


def read(document: Document, facts: Facts) -> None:
    """What the YAML states, and the options that overrule it."""
    facts.take("micro_batch_size", document, f".{MICRO}")
    facts.take("gradient_accumulation_steps", document, f".{PASSES}")
    facts.take("batch_size", document, f".{TOTAL}")
    facts.take("sequence_length", document, "sequence_len")
    facts.take("tensor_parallel_size", document, ".tensor_parallel_size")
    facts.take(
        "context_parallel_size",
        document,
        ".context_parallel_size",
        "context_parallel.size",
        ".sequence_parallel_degree",
    )
    facts.take("shard_size", document, ".dp_shard_size")
    facts.take("replicate_size", document, ".dp_replicate_size")
    facts.take_any("sample_packing", document, ".sample_packing")
    facts.take_any("rl", document, ".rl")
    completions.read(document, facts)
    if document.syntax == "shell":  # after `--`, for the launcher that it starts
        facts.take("world_size", document, "num_processes")
        facts.take("nodes", document, "nnodes")
        facts.take("gpus_per_node", document, "nproc_per_node")


def check(reading: Reading) -> None:
    """Derive what is missing as Axolotl does, then what it refuses."""
    if not reading.configured():
        return
    _huggingface_deepspeed.leave_out(reading)
    reading.default("sequence_length", 512)
    d = _replicas(reading)
    if reading.value("sample_packing") is True:
        micro, length = reading.number(MICRO) or 1, reading.number("sequence_length")
        tokens = micro * (length or 0)
        reading.note("axolotl-packing", micro_batch_size=micro, tokens=tokens)
    if (total := _model_parallel(reading)) > 1 and d:
        reading.note("axolotl-model-parallel", model_parallel_size=total)
    if not reading.problems:
        _passes(reading)
    _ring_attention(reading)
    _huggingface_deepspeed.compare(reading, {MICRO: MICRO, PASSES: PASSES})
    if reading.value("rl") == "grpo":
        _groups(reading)


def _model_parallel(reading: Reading) -> int:
    names = ("tensor_parallel_size", "context_parallel_size")
    tensor, context = (reading.number(name) or 1 for name in names)
    return tensor * context


def _replicas(reading: Reading) -> int | None:
    shard, replicate = reading.number("shard_size"), reading.number("replicate_size")
    if shard and replicate and layout.world(reading) is None:
        reading.derive("data_parallel_size", shard * replicate, "shard_size")
    d = layout.replicas(reading, "tensor_parallel_size", "context_parallel_size")
    if d and (shard or replicate) and d % ((shard or 1) * (replicate or 1)):
        reading.problem("axolotl-layout", world_size=reading.number("world_size") or d)
    return d


def _passes(reading: Reading) -> None:
    micro, passes = reading.number(MICRO), reading.number(PASSES)
    total = reading.number("batch_size")
    if sum(map(bool, (micro, passes, total))) < 2:
        reading.problem("axolotl-two-of-three")
        name = MICRO if micro is None else PASSES
        values = values_with(reading, **{name: 1})
        layout.offer(reading, "axolotl-set", name, 1, values, name)
    elif passes and total:
        reading.problem("axolotl-set-both", batch_size=total)
        change = removed(reading.change("batch_size", 0, TOTAL))
        reading.repair("axolotl-drop", [change], values_with(reading), key=TOTAL)
    elif micro and total:
        _from_total(reading, micro, total)


def _from_total(reading: Reading, micro: int, total: int) -> None:
    passes = max(total // micro, 1)
    empty = any(PASSES in facts.open for facts in reading.by.values())
    if empty:
        reading.derive(PASSES, passes, "batch_size")
        reading.note("axolotl-batch-size-of-a-process", batch_size=total, value=passes)
        return
    reading.default(PASSES, 1)
    if total != micro:
        reading.problem(
            "axolotl-batch-size-ignored",
            PASSES,
            batch_size=total,
            micro_batch_size=micro,
        )
        changes = [
            Change(PASSES, str(passes)),
            removed(reading.change("batch_size", 0, TOTAL)),
        ]
        values = values_with(reading, **{PASSES: passes})
        reading.repair("axolotl-accumulate", changes, values, key=PASSES, value=passes)


def _ring_attention(reading: Reading) -> None:
    """Context parallel attention takes packs only one at a time."""
    micro = reading.number(MICRO) or 1
    packed = reading.value("sample_packing") is True
    if micro > 1 and packed and (reading.number("context_parallel_size") or 1) > 1:
        reading.problem("axolotl-ring-attention", MICRO)
        passes = (reading.number(PASSES) or 1) * micro
        changes = [reading.change(MICRO, 1), reading.change(PASSES, passes)]
        values = values_with(reading, micro_batch_size=1, **{PASSES: passes})
        reading.repair("axolotl-one-pack", changes, values, value=passes)


def _groups(reading: Reading) -> None:
    """Stricter than TRL: whole groups already in what one process accumulates."""
    micro, passes = reading.number(MICRO), reading.number(PASSES)
    n = reading.number(completions.GENERATIONS)
    if micro and passes and n and micro * passes % n:
        reading.problem(
            "axolotl-groups",
            MICRO,
            PASSES,
            completions=micro * passes,
            num_generations=n,
        )
        more = layout.multiple(passes, micro, n)
        values = values_with(reading, **{PASSES: more})
        layout.offer(reading, "completions-more-passes", PASSES, more, values)
    else:
        completions.check(reading)


def write(values: dict[str, int], _generation: str) -> list[Snippet]:
    """The keys of the batch, and the line that starts so many processes."""
    config = (
        f"sequence_len: {values['sequence_length']}\n"
        f"micro_batch_size: {values['micro_batch_size']}\n"
        f"gradient_accumulation_steps: {values['gradient_accumulation_steps']}\n"
    )
    d = values["data_parallel_size"]
    count, _ = layout.nodes(d)
    machines = f"--num_machines {count} " if count > 1 else ""
    run = (
        f"accelerate launch {machines}--num_processes {d} "
        "-m axolotl.cli.train config.yaml\n"
    )
    return [Snippet("config.yaml", "yaml", config), Snippet("run.sh", "shell", run)]
