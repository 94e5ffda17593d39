"""torchtitan, in its three generations of configs.

Up to February 2026 TOML with training.local_batch_size (until June 2025 batch_size),
global_batch_size and seq_len; then the same names in Python dataclasses; since August
2026 tokens: num_tokens_per_microbatch_per_dp_rank, num_tokens_per_train_step and
max_context_length. A total of -1 means one pass. Replicas are replicate times shard
degree, of which shard -1 takes what tensor, context and pipeline parallelism leave of
the world; expert parallelism borrows ranks of them and divides nothing. Under a
pipeline the old generations split the local batch, the newest adds passes:
num_pp_microbatches of them make one accumulation step.
"""

import re
from math import prod

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.frameworks import _torchtitan_tokens
from calclet.readers.registry import Message, Snippet
from calclet.readers.settings import Document

NAME = "torchtitan"
SOURCE = "https://github.com/pytorch/torchtitan/blob/b5bcd76/torchtitan/trainer.py"
GENERATIONS = ("tokens", "dataclasses", "toml")

_TRAINING = {
    "micro_batch_size": "local_batch_size",
    "global_batch_size": "global_batch_size",
    "sequence_length": "seq_len",
    "micro_batch_tokens": "num_tokens_per_microbatch_per_dp_rank",
    "tokens_per_step": "num_tokens_per_train_step",
}
_PARALLELISM = {
    "replicate_size": "data_parallel_replicate_degree",
    "shard_size": "data_parallel_shard_degree",
    "tensor_parallel_size": "tensor_parallel_degree",
    "pipeline_parallel_size": "pipeline_parallel_degree",
    "context_parallel_size": "context_parallel_degree",
    "expert_parallel_size": "expert_parallel_degree",
    "pipeline_micro_batch_size": "pipeline_parallel_microbatch_size",
    "pipeline_passes": "num_pp_microbatches",
}
_DEGREES = (
    "tensor_parallel_size",
    "pipeline_parallel_size",
    "context_parallel_size",
)
KEYS = {
    "micro_batch_size": "training.local_batch_size",
    "global_batch_size": "training.global_batch_size",
    "world_size": "WORLD_SIZE",
}

MESSAGES = (
    Message(
        "",
        re.compile(
            r"Trainer is initialized with local batch size (?P<micro_batch_size>\d+), "
            r"global batch size (?P<global_batch_size>\d+), gradient accumulation "
            r"steps (?P<gradient_accumulation_steps>\d+), sequence length "
            r"(?P<sequence_length>\d+), total steps (?P<train_steps>\d+)"
        ),
        problem=False,
    ),
    Message(
        "",
        re.compile(
            r"global batch size must be multiple of local batch size times "
            r"data-parallel degree \((?P<global_batch_size>\d+) % "
            r"\((?P<micro_batch_size>\d+) \* (?P<data_parallel_size>\d+)\) != 0\)"
        ),
    ),
    Message(
        "",
        re.compile(
            r"Invalid parallel dims: dp_replicate\((?P<replicate_size>\d+)\) \* "
            r"dp_shard\((?P<shard_size>\d+)\) \* cp\((?P<context_parallel_size>\d+)\) "
            r"\* tp\((?P<tensor_parallel_size>\d+)\) \* "
            r"pp\((?P<pipeline_parallel_size>\d+)\) != "
            r"WORLD_SIZE\((?P<world_size>\d+)\)"
        ),
    ),
    Message(
        "",
        re.compile(
            r"num_tokens_per_train_step\s+\((?P<tokens_per_step>\d+)\) must be "
            r"divisible by the number of tokens processed globally in one gradient "
            r"accumulation\s+iteration \((?P<window_tokens>\d+)\)"
        ),
    ),
)


def recognise(document: Document) -> int:
    """Its own keys, its package, or its program."""
    own = document.has(
        "training.local_batch_size", "parallelism.data_parallel_shard_degree",
        "parallelism.tensor_parallel_degree", "num_tokens_per_microbatch_per_dp_rank",
        "num_tokens_per_train_step", "parallelism.data_parallel_replicate_degree",
    )  # fmt: skip
    if document.syntax == "python":
        return 90 * document.starts("torchtitan") * bool(own or _told(document))
    if document.syntax == "shell":
        started = document.starts("torchtitan.train", "run_train.sh")
        return min(90, 60 * started + 40 * own)
    older = document.has("training.batch_size") and document.has("training.seq_len")
    return min(90, 45 * own + 60 * bool(older))


def _told(document: Document) -> int:
    return document.has(*_TRAINING.values())


def read(document: Document, facts: Facts) -> None:
    """What a TOML, a registry in Python or the command line states."""
    for group, keys in (("training", _TRAINING), ("parallelism", _PARALLELISM)):
        for name, key in keys.items():
            facts.take(name, document, f"{group}.{key}", f".{key}")
    facts.take("sequence_length", document, "training.seq_len", ".seq_len",
               "training.max_context_length", ".max_context_length")  # fmt: skip
    facts.take("gpus_per_node", document, "NGPU", scope="env")
    if "micro_batch_size" not in facts:
        old = facts.take("micro_batch_size", document, "training.batch_size")
        if old:
            facts["old_batch_size"] = old
    layout.count_configurations(document, facts, "training.steps")


def check(reading: Reading) -> None:
    """Replicas, experts, then accumulation in sequences or in tokens."""
    layout.tell_configurations(reading)
    if reading.facts.pop("old_batch_size", None):
        reading.note("torchtitan-old-batch-size")
    d = _replicas(reading)
    _experts(reading)
    if "window_tokens" in reading.facts or _in_tokens(reading):
        _torchtitan_tokens.check(reading, d)
    else:
        _sequences(reading, d)


def _in_tokens(reading: Reading) -> bool:
    return "micro_batch_tokens" in reading.facts or "tokens_per_step" in reading.facts


def _replicas(reading: Reading) -> int | None:
    if known := reading.number("data_parallel_size") or _told_by_banner(reading):
        return known
    replicate, shard = (reading.number(n) for n in ("replicate_size", "shard_size"))
    world = layout.world(reading)
    model = prod(reading.number(name) or 1 for name in _DEGREES)
    if shard:
        d = (replicate or 1) * shard
        reading.derive("data_parallel_size", d, "shard_size", "replicate_size")
        if not world:
            reading.derive("world_size", d * model, "shard_size")
        elif world != d * model:
            _wrong_layout(reading, world, d, model, replicate or 1)
        return d
    unknown = reading.left_open(*_DEGREES, "replicate_size")
    if not world:
        layout.ask_world(reading)
    if not world or unknown:
        return None
    d, rest = divmod(world, model)
    if rest or d % (replicate or 1):
        each = model * (replicate or 1)
        args = {"world_size": world, "model_parallel_size": each}
        reading.problem("layout-does-not-divide", "data_parallel_size", **args)
        layout.other_worlds(reading, each, KEYS["world_size"])
        return None
    reading.derive("data_parallel_size", d, "world_size", "gpus_per_node")
    reading.derive("shard_size", d // (replicate or 1), "world_size", "gpus_per_node")
    return d


def _told_by_banner(reading: Reading) -> int | None:
    """The replicas that are left where a log states all the rest."""
    passes, micro, total = (
        reading.number(name)
        for name in (
            "gradient_accumulation_steps",
            "micro_batch_size",
            "global_batch_size",
        )
    )
    if not (passes and micro and total) or total % (passes * micro):
        return None
    reading.derive("data_parallel_size", total // (passes * micro), "global_batch_size")
    return total // (passes * micro)


def _wrong_layout(
    reading: Reading, world: int, d: int, model: int, replicate: int
) -> None:
    reading.problem(
        "torchtitan-layout",
        "data_parallel_size",
        replicate=replicate,
        shard=d // replicate,
        context=reading.number("context_parallel_size") or 1,
        tensor=reading.number("tensor_parallel_size") or 1,
        pipeline=reading.number("pipeline_parallel_size") or 1,
        product=d * model,
        world_size=world,
    )
    layout.offer_world(reading, d * model, d, KEYS["world_size"])
    if world % (model * replicate) == 0:
        shard = world // (model * replicate)
        key = "parallelism.data_parallel_shard_degree"
        then = {"data_parallel_size": shard * replicate}
        layout.offer(reading, "torchtitan-set-shard", "shard_size", shard, then, key)


def _experts(reading: Reading) -> None:
    size, shard = (reading.number(n) for n in ("expert_parallel_size", "shard_size"))
    if not size or size == 1 or not shard:
        return
    tensor = reading.number("tensor_parallel_size") or 1
    among = shard * tensor * (reading.number("context_parallel_size") or 1)
    if among % size == 0:
        replicas = among // size * (reading.number("replicate_size") or 1)
        reading.note("expert-parallel", size=size, replicas=replicas)
        return
    reading.problem("torchtitan-experts", size=size, among=among)
    below = layout.largest_divisor(among, min(size, among))
    layout.offer(reading, "torchtitan-set-experts", "expert_parallel_size", below, {})


def _sequences(reading: Reading, d: int | None) -> None:
    if reading.configured():
        reading.default("micro_batch_size", 8)
        reading.default("sequence_length", 2048)
    micro = reading.number("micro_batch_size")
    if micro and d:
        reading.default("global_batch_size", micro * d)
    # Beside a stated degree of shards other GPUs are no way out.
    stated = reading.stated("shard_size")
    keys = {n: key for n, key in KEYS.items() if n != "world_size" or not stated}
    layout.accumulation(reading, keys)
    stages = reading.number("pipeline_parallel_size") or 1
    part = reading.number("pipeline_micro_batch_size") or 1
    if micro and stages > 1 and micro > part:
        reading.note(
            "torchtitan-pipeline-split", size=micro, parts=micro // part, part=part
        )


def write(values: dict[str, int], generation: str) -> list[Snippet]:
    """All replicas as shards of one model."""
    b, d = values["micro_batch_size"], values["data_parallel_size"]
    L, total = values["sequence_length"], b * d * values["gradient_accumulation_steps"]
    if generation == "toml":
        text = (
            f"[training]\nlocal_batch_size = {b}\nglobal_batch_size = {total}\n"
            f"seq_len = {L}\n\n[parallelism]\ndata_parallel_shard_degree = {d}\n"
        )
        return [Snippet("train.toml", "toml", text)]
    fields = (
        f"    local_batch_size={b},\n    global_batch_size={total},\n    seq_len={L},\n"
        if generation == "dataclasses"
        else f"    num_tokens_per_microbatch_per_dp_rank={b} * {L},\n"
        f"    num_tokens_per_train_step={total} * {L},\n    max_context_length={L},\n"
    )
    text = (
        "from torchtitan.config import ParallelismConfig, TrainingConfig\n\n"
        f"training = TrainingConfig(\n{fields})\n"
        f"parallelism = ParallelismConfig(data_parallel_shard_degree={d})\n"
    )
    return [Snippet("config.py", "python", text)]
