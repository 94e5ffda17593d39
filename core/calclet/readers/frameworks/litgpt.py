"""litgpt: YAML, or flags of the same names, of the commands pretrain and finetune_….

global_batch_size is in sequences of all devices. TrainArgs divides twice, and each time
throws the rest away: share = global_batch_size // (devices · num_nodes), then
a = share // micro_batch_size. Only an a of 0 is an AssertionError, without a message.
So 64 with micro-batch 4 on 3 devices is 60. Each command has other defaults.
"""

import re

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.registry import Message, Snippet
from calclet.readers.settings import Document

NAME = "litgpt"
SOURCE = "https://github.com/Lightning-AI/litgpt/blob/2685705/litgpt/args.py"

_TOTAL, _MICRO = "train.global_batch_size", "train.micro_batch_size"
_BESIDE = (
    "train.max_seq_length",
    "train.max_tokens",
    "train.lr_warmup_steps",
    "out_dir",
)

MESSAGES = (
    Message(
        "litgpt-assertion",
        re.compile(
            r"assert gradient_accumulation_iters > 0"
            r"|litgpt/args\.py\W.*\n\s*assert batch_size > 0"
        ),
    ),
)


def recognise(document: Document) -> int:
    """By the command, or by its group of keys named train."""
    if document.syntax == "shell" and document.starts("litgpt"):
        return 90
    own = document.has(_TOTAL, _MICRO)
    # Megatron-Bridge has both of these under the same names.
    return 35 * own + 10 * document.has(*_BESIDE, "devices", "lora_r") if own else 0


def read(document: Document, facts: Facts) -> None:
    """Batch and length of the group train; devices and nodes beside it."""
    facts.take("global_batch_size", document, _TOTAL)
    facts.take("micro_batch_size", document, _MICRO)
    lengths = ("train.max_seq_length", "model_config.block_size", "model.block_size")
    for key in reversed(lengths):
        facts.take("sequence_length", document, key)
    facts.take("gpus_per_node", document, ".devices")
    facts.take("nodes", document, ".num_nodes")
    facts.take("train_tokens", document, "train.max_tokens")


def check(reading: Reading) -> None:
    """Divide as TrainArgs does, and tell what is lost on the way."""
    d = layout.replicas(reading)
    total, b = reading.number("global_batch_size"), reading.number("micro_batch_size")
    if not total:
        reading.ask("global_batch_size")
    if not (total and b and d):
        return
    a = total // d // b
    if not a:
        reading.problem(
            "litgpt-no-pass",
            "gradient_accumulation_steps",
            global_batch_size=total,
            data_parallel_size=d,
            share=total // d,
            micro_batch_size=b,
        )
        if share := total // d:
            then = layout.values(share, d, 1)
            layout.offer(
                reading, "change-micro-batch", "micro_batch_size", share, then, _MICRO
            )
        then = layout.values(b, d, 1)
        layout.offer(reading, "change-total", "global_batch_size", b * d, then, _TOTAL)
        return
    reading.derive("gradient_accumulation_steps", a, "global_batch_size")
    reached = a * b * d
    if reached != total:
        args = {"asked": total, "reached": reached, "lost": total - reached}
        reading.note("litgpt-silent-floor", "gradient_accumulation_steps", **args)
        for passes in (a, a + 1):
            then = layout.values(b, d, passes)
            total = passes * b * d
            layout.offer(
                reading, "change-total", "global_batch_size", total, then, _TOTAL
            )


def write(values: dict[str, int], _generation: str) -> list[Snippet]:
    """A config whose devices share the total without a rest."""
    d = values["data_parallel_size"]
    nodes, each = layout.nodes(d)
    b, a = values["micro_batch_size"], values["gradient_accumulation_steps"]
    text = (
        f"devices: {each}\nnum_nodes: {nodes}\ntrain:\n"
        f"  global_batch_size: {b * d * a}\n  micro_batch_size: {b}\n"
        f"  max_seq_length: {values['sequence_length']}\n"
    )
    return [Snippet("config.yaml", "yaml", text)]
