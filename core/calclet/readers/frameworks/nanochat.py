"""nanochat: the flags of scripts.base_train, whose total batch is in tokens.

a = total_batch_size // (device_batch_size · max_seq_len · world), which must be whole.
A total of -1, the default since 2026, is worked out from the size of the model and its
token budget. Older scripts spell the flags with underscores and have 524,288 there.
"""

import re

from calclet.readers import launching, layout, tokens
from calclet.readers.facts import Facts, Reading, whole
from calclet.readers.registry import Message
from calclet.readers.settings import Document

NAME = "nanochat"
SOURCE = "https://github.com/karpathy/nanochat/blob/92d63d4/scripts/base_train.py"

_KEYS = {
    "micro_batch_size": "device_batch_size",
    "sequence_length": "max_seq_len",
    "tokens_per_step": "total_batch_size",
}
_MODULES = ("scripts.base_train", "scripts.mid_train", "base_train.py")

MESSAGES = (
    *(
        Message("", re.compile(text), problem=False)
        for text in (
            r"Tokens / micro-batch / rank: "
            r"(?P<micro_batch_size>\d+) x (?P<sequence_length>\d+) =",
            r"Tokens / micro-batch: (?P<tokens_per_pass>[\d,]+)",
            r"Total batch size (?P<tokens_per_step>[\d,]+) => gradient accumulation",
        )
    ),
    Message(
        "",
        re.compile(
            r"total_batch_size \((?P<tokens_per_step>\d+)\) must be a multiple of "
            r"(?P<tokens_per_pass>\d+)"
        ),
    ),
)


def recognise(document: Document) -> int:
    """By the script that is started, or by its keys together."""
    if document.syntax == "shell" and document.starts(*_MODULES):
        return 90
    own = document.has("device_batch_size", "max_seq_len", "target_param_data_ratio")
    return 30 * own if own > 1 else 0


def read(document: Document, facts: Facts) -> None:
    """The first of each flag: the runs after the first are of other stages."""
    for name, key in _KEYS.items():
        for setting in document.all(key)[:1]:
            number = whole(setting.value)
            if number and number > 0:
                facts.put(name, number, setting)
            elif name == "tokens_per_step":
                facts.open[name] = setting
    launching.alone(document, facts)


def check(reading: Reading) -> None:
    """Derive the passes from the tokens."""
    reading.default("micro_batch_size", 32)
    reading.default("sequence_length", 2048)
    _from_log(reading)
    if not reading.configured() and not reading.number("micro_batch_size"):
        return
    d = layout.replicas(reading)
    if reading.number("tokens_per_step"):
        tokens.accumulation(reading, _spelled(reading))
    elif _is_old(reading):
        reading.default("tokens_per_step", 524288)
        tokens.accumulation(reading, _spelled(reading))
    else:
        reading.note("nanochat-automatic-batch", "gradient_accumulation_steps")
        if d:
            reading.ask("tokens_per_step")


def _from_log(reading: Reading) -> None:
    """The replicas that the banner implies; of the message, the totals that fit."""
    b, L = reading.number("micro_batch_size"), reading.number("sequence_length")
    total, each = reading.number("tokens_per_step"), reading.number("tokens_per_pass")
    if b and L and each and each % (b * L) == 0:
        reading.derive("data_parallel_size", each // (b * L), "tokens_per_pass")
    elif total and each and total % each:
        args = {"tokens_per_step": total, "tokens_per_pass": each}
        reading.problem("nanochat-not-a-multiple", **args)
        for a in layout.beside(total, each):
            key = "--total-batch-size"
            layout.offer(reading, "change-total", "tokens_per_step", a * each, {}, key)


def _is_old(reading: Reading) -> bool:
    facts = reading.of("nanochat")
    return "tokens_per_step" not in facts.open and any(
        "_" in f.key for f in facts.values()
    )


def _spelled(reading: Reading) -> dict[str, str]:
    mark = "_" if _is_old(reading) else "-"
    flags = {name: "--" + key.replace("_", mark) for name, key in _KEYS.items()}
    return flags | {"world_size": "--nproc_per_node"}
