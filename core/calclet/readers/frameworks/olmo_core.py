"""OLMo-core: Python scripts and overrides that count in tokens.

data_loader.global_batch_size and train_module.rank_microbatch_size are tokens, the
latter of one data-parallel rank; the sequences are what the length makes of them. The
global batch must be a multiple of micro-batch times replicas, and each rank's share of
the length. Replicas are what tensor, pipeline and context parallelism leave; sharding
and expert parallelism happen among them.
"""

import re

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.registry import Message
from calclet.readers.settings import Document

NAME = "OLMo-core"
SOURCE = (
    "https://github.com/allenai/OLMo-core/blob/fa6c501/"
    "src/olmo_core/train/train_module/transformer/train_module.py"
)

TOTAL, MICRO = "data_loader.global_batch_size", "train_module.rank_microbatch_size"
WORLD = "WORLD_SIZE"
_DEGREES = {
    "tensor_parallel_size": "tp_config.degree",
    "pipeline_parallel_size": "pp_config.degree",
    "context_parallel_size": "cp_config.degree",
}

MESSAGES = (
    Message(
        "",
        re.compile(
            r"global batch size \((?P<tokens_per_step>[\d,]+)\) must be divisible by "
            r"micro-batch size \((?P<micro_batch_tokens>[\d,]+)\) x DP world size "
            r"\((?P<data_parallel_size>\d+)\)"
        ),
    ),
    Message(
        "olmo-core-partial-rank",
        re.compile(
            r"rank batch size \(in tokens\) must be divisible by sequence length"
        ),
    ),
)


def recognise(document: Document) -> int:
    """Its package, or its two keys."""
    own = document.has("rank_microbatch_size")
    if document.syntax == "python" and document.starts("olmo_core"):
        return 90
    return min(90, 60 * own + 30 * document.has(TOTAL))


def read(document: Document, facts: Facts) -> None:
    """What a script or overrides state, in tokens."""
    facts.take("tokens_per_step", document, TOTAL, "global_batch_size")
    facts.take("micro_batch_tokens", document, MICRO, "rank_microbatch_size")
    facts.take("sequence_length", document, "dataset.sequence_length",
               "max_sequence_length", "sequence_length")  # fmt: skip
    for name, key in _DEGREES.items():
        facts.take(name, document, key)
    facts.take("expert_parallel_size", document, "ep_config.degree")
    facts.take("shard_size", document, "dp_config.shard_degree")


def check(reading: Reading) -> None:
    """Tokens to sequences, then accumulation."""
    d = layout.replicas(reading, *_DEGREES, key=WORLD)
    total, micro = (
        reading.number(n) for n in ("tokens_per_step", "micro_batch_tokens")
    )
    length = reading.number("sequence_length")
    known = bool(length and (total or micro))
    if known and not _sequences(reading, total, micro, length or 1):
        return
    if total and micro and d:
        _accumulation(reading, total, micro, d)


def _sequences(
    reading: Reading, total: int | None, micro: int | None, length: int
) -> bool:
    """Whether the tokens are sequences; told if they are, else what is wrong."""
    known = [tokens for tokens in (total, micro) if tokens]
    reading.note("olmo-core-tokens", tokens=max(known), length=length)
    if min(known) < length:
        reading.problem("olmo-core-not-tokens", tokens=min(known), length=length)
        edits = [
            reading.change(name, tokens * length, key)
            for name, key, tokens in (
                ("tokens_per_step", TOTAL, total),
                ("micro_batch_tokens", MICRO, micro),
            )
            if tokens and tokens < length
        ]
        reading.repair("olmo-core-in-tokens", edits, {}, length=length)
        return False
    for tokens in known:
        if tokens % length:
            reading.problem("olmo-core-partial", tokens=tokens, length=length)
            return False
    if micro:
        reading.derive("micro_batch_size", micro // length, "micro_batch_tokens")
    return True


def _accumulation(reading: Reading, total: int, micro: int, d: int) -> None:
    if total % (micro * d) == 0:
        passes = total // (micro * d)
        reading.derive("gradient_accumulation_steps", passes, "tokens_per_step")
        return
    reading.problem(
        "batch-does-not-divide",
        "data_parallel_size",
        global_batch_size=total,
        micro_batch_size=micro,
        data_parallel_size=d,
    )
    for passes in layout.beside(total, micro * d):
        name, reached = "tokens_per_step", passes * micro * d
        layout.offer(reading, "change-total", name, reached, {}, TOTAL)
