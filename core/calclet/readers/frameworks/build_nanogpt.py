"""build-nanogpt: total_batch_size, B and T as assignments in train_gpt2.py.

total_batch_size is in tokens; grad_accum_steps = total_batch_size // (B · T · world),
asserted to be whole. The world is 1 unless torchrun starts it.
"""

from calclet.readers import launching, layout, tokens
from calclet.readers.facts import Facts, Reading
from calclet.readers.settings import Document

NAME = "build-nanogpt"
SOURCE = "https://github.com/karpathy/build-nanogpt/blob/master/train_gpt2.py"

_KEYS = {
    "tokens_per_step": "total_batch_size",
    "micro_batch_size": "B",
    "world_size": "--nproc_per_node",
}


def recognise(document: Document) -> int:
    """By its three names at the top of a Python file."""
    if document.syntax != "python" or not document.has(".total_batch_size", scope=""):
        return 0
    return 40 * document.has(".B", ".T", scope="")


def read(document: Document, facts: Facts) -> None:
    """The three constants."""
    facts.take("tokens_per_step", document, ".total_batch_size", scope="")
    facts.take("micro_batch_size", document, ".B", scope="")
    facts.take("sequence_length", document, ".T", scope="")
    launching.alone(document, facts)


def check(reading: Reading) -> None:
    """Derive the passes from the tokens."""
    layout.replicas(reading)
    tokens.accumulation(reading, _KEYS)
