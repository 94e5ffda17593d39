"""verl: PPO, GRPO and its kin (`main_ppo`), and its supervised trainer.

Reinforcement learning: data.train_batch_size counts prompts of a rollout,
actor.ppo_mini_batch_size (256) prompts of an update, and each prompt has rollout.n
answers. A replica takes ppo_mini_batch_size · n // replicas answers, in passes of
ppo_micro_batch_size_per_gpu (ppo_micro_batch_size is that of all replicas, and
deprecated); the division is silent, the passes must come out. Replicas are the GPUs
(n_gpus_per_node · nnodes) over ulysses_sequence_parallel_size, for a Megatron actor
over its tensor, pipeline and context parallel ones. train_batch_size · n must be a
multiple of the GPUs, and train_batch_size at least the mini-batch. A sequence is
max_prompt_length + max_response_length, 512 each by default. With use_dynamic_bsz,
micro-batches are cut by tokens.

The supervised trainer: data.train_batch_size (256) counts the sequences of all replicas
in an update, data.micro_batch_size_per_gpu (4) those of a pass, data.max_length (1024).
"""

import re

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.registry import Message
from calclet.readers.repairing import around, values_with
from calclet.readers.settings import Document

NAME = "verl"
SOURCE = (
    "https://github.com/volcengine/verl/blob/"
    "10f413d38037a72fb7c36cf27d92dd5812d15b95/verl/utils/config.py"
)
_MINI, _MICRO = "mini_batch_size", "micro_batch_size"
_TRAIN_KEY = "data.train_batch_size"
_MINI_KEY = "actor_rollout_ref.actor.ppo_mini_batch_size"
_MICRO_KEY = "actor_rollout_ref.actor.ppo_micro_batch_size_per_gpu"
_SFT_KEYS = {
    "micro_batch_size": "data.micro_batch_size_per_gpu",
    "global_batch_size": _TRAIN_KEY,
    "world_size": "--nproc_per_node",
}

MESSAGES = (
    Message(
        "verl-rollout",
        re.compile(
            r"real_train_batch_size \((?P<answers>\d+)\) must be divisible by minimal "
            r"possible batch size \((?P<minimum>\d+)\)"
        ),
    ),
    Message(
        "verl-mini-exceeds-train",
        re.compile(
            r"train_batch_size \((?P<train_batch_size>\d+)\) must be >= "
            r"actor\.ppo_mini_batch_size \((?P<mini_batch_size>\d+)\)"
        ),
    ),
    Message(
        "verl-passes-message",
        re.compile(
            r"normalized ppo_mini_batch_size (?P<answers>\d+) should be divisible by "
            r"ppo_micro_batch_size_per_gpu (?P<micro_batch_size>\d+)"
        ),
    ),
)


def recognise(document: Document) -> int:
    """How sure it is that this is for verl, 0 to 100."""
    started = any(program.startswith("verl.") for program in document.programs)
    own = document.has(
        "actor.ppo_mini_batch_size", "rollout.n", "data.max_response_length"
    )
    return 95 if started else min(90, 40 * own)


def read(document: Document, facts: Facts) -> None:
    """What the options or the YAML state."""
    facts.take("train_batch_size", document, "data.train_batch_size")
    facts.take(_MINI, document, "actor.ppo_mini_batch_size")
    facts.take(
        _MICRO,
        document,
        "actor.ppo_micro_batch_size_per_gpu",
        "data.micro_batch_size_per_gpu",
    )
    facts.take("micro_batch_of_all", document, "actor.ppo_micro_batch_size")
    facts.take("num_generations", document, "rollout.n")
    facts.take("prompt_length", document, "data.max_prompt_length")
    facts.take("completion_length", document, "data.max_response_length")
    facts.take("sequence_length", document, "data.max_length")
    facts.take("gpus_per_node", document, "trainer.n_gpus_per_node")
    facts.take("nodes", document, "trainer.nnodes")
    ulysses = "actor.ulysses_sequence_parallel_size", ".ulysses_sequence_parallel_size"
    facts.take("sequence_parallel_size", document, *ulysses)
    for kind in ("tensor_model", "pipeline_model", "context"):
        name = f"{kind.removesuffix('_model')}_parallel_size"
        facts.take(name, document, f"actor.megatron.{kind}_parallel_size")
    facts.take_any("dynamic_batch", document, "actor.use_dynamic_bsz")
    if any("sft" in program for program in document.programs):
        facts.put("method", "sft")


def check(reading: Reading) -> None:
    """Derive the passes as verl does, then what it refuses."""
    if not reading.configured():
        return
    if reading.value("method") == "sft":
        _check_sft(reading)
        return
    _length(reading)
    reading.default("gpus_per_node", 8)
    reading.default("nodes", 1)
    layout.replicas(reading)
    reading.default(_MINI, 256)
    n = reading.number("num_generations") or 1
    if n > 1:
        reading.note("verl-answers", num_generations=n)
    if reading.value("dynamic_batch") is True:
        for name in (_MICRO, "gradient_accumulation_steps"):
            reading.facts.pop(name, None)
        reading.note("verl-dynamic-batch")
    else:
        _passes(reading, n)
    _rollout(reading, n)


def _check_sft(reading: Reading) -> None:
    reading.default("train_batch_size", 256)
    reading.default(_MICRO, 4)
    reading.default("sequence_length", 1024)
    if "train_batch_size" in reading.facts:
        reading.facts["global_batch_size"] = reading.facts["train_batch_size"]
    layout.replicas(reading)
    layout.accumulation(reading, _SFT_KEYS)


def _length(reading: Reading) -> None:
    if reading.number("sequence_length"):
        return
    reading.default("prompt_length", 512)
    reading.default("completion_length", 512)
    prompt, answer = (reading.number(f"{x}_length") for x in ("prompt", "completion"))
    if prompt and answer:
        reading.derive(
            "sequence_length", prompt + answer, "completion_length", "prompt_length"
        )


def _passes(reading: Reading, n: int) -> None:
    """Passes of a replica in one update; the first division floors, the second not."""
    mini, d = reading.number(_MINI), reading.number("data_parallel_size")
    if d and (of_all := reading.number("micro_batch_of_all")):
        reading.derive(_MICRO, max(of_all // d, 1), "micro_batch_of_all")
    micro = reading.number(_MICRO)
    if not (mini and d and micro):
        return
    each = mini * n // d
    if each % micro or not each:
        reading.problem(
            "verl-passes", _MICRO, answers=each, micro_batch_size=micro, replicas=d
        )
        if each:
            b = layout.largest_divisor(each, micro)
            then = layout.values(b, d, each // b)
            layout.offer(reading, "change-micro-batch", _MICRO, b, then, _MICRO_KEY)
        return
    reading.derive("gradient_accumulation_steps", each // micro, _MINI, _MICRO)
    if mini * n % d:
        _floored(reading, n, micro, d)


def _floored(reading: Reading, n: int, micro: int, d: int) -> None:
    mini = reading.number(_MINI) or 0
    reading.problem(
        "verl-floors", asked=mini * n, reached=mini * n // d * d, replicas=d
    )
    for value in around(mini, n, d * micro):
        then = layout.values(micro, d, value * n // (d * micro))
        layout.offer(reading, "verl-mini-batch", _MINI, value, then, _MINI_KEY)


def _rollout(reading: Reading, n: int) -> None:
    """What `validate_config` checks of the prompts of a rollout."""
    train, mini = reading.number("train_batch_size"), reading.number(_MINI)
    gpus = reading.number("world_size")
    if not (train and mini and gpus) or reading.value("dynamic_batch") is True:
        return
    if train < mini:
        reading.problem(
            "verl-mini-exceeds-train", train_batch_size=train, mini_batch_size=mini
        )
        then = _values_of(reading, train * n)
        layout.offer(reading, "verl-mini-batch", _MINI, train, then, _MINI_KEY)
    if train * n % _least(reading, gpus):
        least = _least(reading, gpus)
        reading.problem("verl-rollout", answers=train * n, minimum=least)
        for value in around(train, n, least):
            then = values_with(reading)
            name = "train_batch_size"
            layout.offer(reading, "verl-rollout-batch", name, value, then, _TRAIN_KEY)


def _least(reading: Reading, gpus: int) -> int:
    """All GPUs; with a Megatron actor one micro-batch of each replica."""
    names = ("tensor_parallel_size", "pipeline_parallel_size", "context_parallel_size")
    micro, d = reading.number(_MICRO), reading.number("data_parallel_size")
    if any(reading.number(name) for name in names) and micro and d:
        return micro * d
    return gpus


def _values_of(reading: Reading, answers: int) -> dict[str, int]:
    d, micro = reading.number("data_parallel_size"), reading.number(_MICRO)
    if d and micro and answers % (d * micro) == 0:
        return values_with(reading, gradient_accumulation_steps=answers // (d * micro))
    return {}
