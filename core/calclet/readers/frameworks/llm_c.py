"""llm.c: -b sequences per process, -t tokens each, -d tokens per step; MPI starts it.

train_gpt2.cu asserts that -d is a multiple of b · t · processes; without it, or with
-1, a step is one pass of all. Its PyTorch twin train_gpt2.py says the same in words:
--batch_size, --sequence_length, --total_batch_size.
"""

from calclet.readers import launching, layout, tokens
from calclet.readers.facts import Facts, Reading
from calclet.readers.settings import Document

NAME = "llm.c"
SOURCE = "https://github.com/karpathy/llm.c/blob/master/train_gpt2.cu"

_PROGRAMS = (
    "train_gpt2cu",
    "train_gpt2fp32cu",
    "train_gpt2",
    "test_gpt2cu",
    "train_llama3cu",
)


def recognise(document: Document) -> int:
    """By the program that is started."""
    if document.syntax != "shell":
        return 0
    if document.starts(*_PROGRAMS):
        return 90
    twin = document.starts("train_gpt2.py", "train_llama3.py")
    return 60 * bool(twin and document.has("total_batch_size", "sequence_length"))


def read(document: Document, facts: Facts) -> None:
    """The letters of the program, the words of its twin."""
    facts.take("micro_batch_size", document, ".b", "batch_size")
    facts.take("sequence_length", document, ".t", "sequence_length")
    facts.take("tokens_per_step", document, ".d", "total_batch_size")
    launching.alone(document, facts)


def check(reading: Reading) -> None:
    """Derive the passes from the tokens; without them there is one."""
    reading.default("micro_batch_size", 4)
    reading.default("sequence_length", 1024)
    layout.replicas(reading)
    if not reading.number("tokens_per_step"):
        reading.default("gradient_accumulation_steps", 1)
    words = any("_" in fact.key for fact in reading.of("llm_c").values())
    micro, total = ("--batch_size", "--total_batch_size") if words else ("-b", "-d")
    world = "--nproc_per_node" if words else "-np"
    keys = {"micro_batch_size": micro, "tokens_per_step": total, "world_size": world}
    tokens.accumulation(reading, keys)
