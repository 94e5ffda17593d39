"""nanoGPT: a Python file of assignments, then --key=value, which goes before it.

gradient_accumulation_steps counts the passes of all GPUs together. train.py divides it
by WORLD_SIZE at the start and asserts that this is whole, so B is the same on 1, 2, 4,
5 or 8 GPUs: tokens_per_iter = gradient_accumulation_steps · batch_size · block_size.
The world is 1 unless torchrun sets RANK. Unset keys: 5 · 8, 12 and 1024.
"""

import re

from calclet.readers import launching, layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.registry import Message, Snippet
from calclet.readers.settings import Document

NAME = "nanoGPT"
SOURCE = "https://github.com/karpathy/nanoGPT/blob/3adf61e/train.py"

_OWN = (
    "block_size",
    "eval_iters",
    "wandb_log",
    "lr_decay_iters",
    "always_save_checkpoint",
)
_SHARED = (
    "batch_size",
    "gradient_accumulation_steps",
    "max_iters",
    "n_layer",
    "out_dir",
)
_KEY, _TOTAL = "gradient_accumulation_steps", "total_accumulation_steps"

MESSAGES = (
    Message(
        "",
        re.compile(r"tokens per iteration will be: (?P<tokens_per_step>[\d,]+)"),
        problem=False,
    ),
    Message(
        "nanogpt-assertion",
        re.compile(r"assert gradient_accumulation_steps % ddp_world_size == 0"),
    ),
)


def recognise(document: Document) -> int:
    """By its key names at the top of a Python file, or by `train.py config/….py`."""
    own, shared = (document.has(*keys, scope="") for keys in (_OWN, _SHARED))
    if document.syntax == "python":
        foreign = document.has("total_batch_size", "per_device_train_batch_size")
        return 0 if foreign or not shared else min(25 * own + 12 * shared, 90)
    if document.syntax != "shell" or not document.starts("train.py"):
        return 0
    behind = document.programs[document.programs.index("train.py") + 1 :]
    with_config = any(name.endswith(".py") for name in behind)
    return 60 if with_config else min(30 * own + 10 * shared, 80)


def read(document: Document, facts: Facts) -> None:
    """Its three keys; alone, Python starts one process."""
    facts.take("micro_batch_size", document, "batch_size", scope="")
    facts.take("sequence_length", document, "block_size", scope="")
    facts.take(_TOTAL, document, _KEY, scope="")
    launching.alone(document, facts)


def check(reading: Reading) -> None:
    """Divide the passes by the world, as train.py does."""
    reading.default("micro_batch_size", 12)
    reading.default("sequence_length", 1024)
    reading.default(_TOTAL, 40)
    if tokens := reading.number("tokens_per_step"):  # of a log
        reading.totals["tokens_per_step"] = tokens
    if not reading.configured():
        return
    total, world = reading.number(_TOTAL) or 40, layout.replicas(reading)
    if world is None:
        _note(reading, total)
        return
    if total % world == 0:
        reading.derive("gradient_accumulation_steps", total // world, _TOTAL)
        _note(reading, total)
        return
    reading.problem(
        "nanogpt-does-not-divide",
        "gradient_accumulation_steps",
        gradient_accumulation_steps=total,
        world_size=world,
    )
    b = reading.number("micro_batch_size") or 12
    for a in layout.beside(total, world):
        then = layout.values(b, world, a)
        layout.offer(reading, "change-accumulation", _TOTAL, a * world, then, _KEY)


def _note(reading: Reading, total: int) -> None:
    if total > 1:
        reading.note(
            "nanogpt-world-total",
            "gradient_accumulation_steps",
            gradient_accumulation_steps=total,
            global_batch_size=total * (reading.number("micro_batch_size") or 12),
        )


def write(values: dict[str, int], _generation: str) -> list[Snippet]:
    """The config, with its passes of all GPUs, and how to start it on that many."""
    d, a = values["data_parallel_size"], values["gradient_accumulation_steps"]
    text = (
        f"batch_size = {values['micro_batch_size']}\n"
        f"block_size = {values['sequence_length']}\n"
        f"gradient_accumulation_steps = {a} * {d}  # of all GPUs together\n"
    )
    start = f"{launching.torchrun(d)} train.py config/calclet.py\n"
    return [Snippet("calclet.py", "python", text), Snippet("run.sh", "shell", start)]
