"""OpenRLHF: supervised and reinforcement learning over DeepSpeed.

train_batch_size counts the sequences of all replicas in one update (with PPO:
answers, of which n_samples_per_prompt belong to one of rollout_batch_size prompts),
micro_train_batch_size those of one replica and pass. The replicas are the GPUs over
ring_attn_size and ds_tensor_parallel_size, and

    a = train_batch_size · ring_attn_size · ds_tensor_parallel_size
        // micro_train_batch_size // GPUs

DeepSpeed is told train_batch_size · ring_attn_size · ds_tensor_parallel_size, so that
its own check comes out; it refuses what does not divide. PPO trains on
actor_num_nodes · actor_num_gpus_per_node GPUs. Since version 0.10 options have dots:
--train.batch_size.
"""

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.settings import Document

NAME = "OpenRLHF"
SOURCE = (
    "https://github.com/OpenRLHF/OpenRLHF/blob/"
    "03ae817ee387ad8ecfee0d3e6fdce6a761b43543/openrlhf/utils/deepspeed/deepspeed.py"
)
_KEYS = {
    "micro_batch_size": "micro_train_batch_size",
    "global_batch_size": "train_batch_size",
    "world_size": "--num_gpus",
}
_RING, _TENSOR = "sequence_parallel_size", "tensor_parallel_size"


def recognise(document: Document) -> int:
    """How sure it is that OpenRLHF is started, 0 to 100."""
    if document.syntax != "shell":
        return 0
    if any(program.startswith("openrlhf.") for program in document.programs):
        return 95
    return 80 if document.has("micro_train_batch_size", "rollout.batch_size") else 0


def read(document: Document, facts: Facts) -> None:
    """What the options state, with underscores or with dots."""
    micro = "micro_train_batch_size", "train.micro_batch_size"
    facts.take("micro_batch_size", document, *micro)
    facts.take("global_batch_size", document, ".train_batch_size", "train.batch_size")
    facts.take(_RING, document, "ring_attn_size")
    facts.take(_TENSOR, document, "ds_tensor_parallel_size", "ds.tensor_parallel_size")
    facts.take("sequence_length", document, ".max_len", "data.max_len")
    facts.take("prompt_length", document, "prompt_max_len")
    generated = "generate_max_len", "rollout.max_new_tokens"
    facts.take("completion_length", document, *generated)
    facts.take("num_generations", document, "n_samples_per_prompt")
    facts.take(
        "rollout_batch_size", document, ".rollout_batch_size", "rollout.batch_size"
    )
    facts.take("nodes", document, "actor_num_nodes", "actor.num_nodes")
    each = "actor_num_gpus_per_node", "actor.num_gpus_per_node"
    facts.take("gpus_per_node", document, *each)
    packing = "packing_samples", "ds.packing_samples"
    facts.take_any("packing", document, *packing)
    dynamic = "use_dynamic_batch", "train.dynamic_batch_enable"
    facts.take_any("dynamic_batch", document, *dynamic)
    for method in ("ppo", "dpo", "rm"):
        if any(f"train_{method}" in program for program in document.programs):
            facts.put("method", method)


def check(reading: Reading) -> None:
    """Derive the accumulation, unless tokens decide what a micro-batch is."""
    ppo = reading.value("method") == "ppo"
    _lengths(reading, ppo=ppo)
    reading.default("global_batch_size", 128)
    layout.replicas(reading, _RING, _TENSOR)
    n = reading.number("num_generations") or 1
    if ppo and n > 1:
        reading.note("openrlhf-answers", num_generations=n)
    if reading.value("method") in ("dpo", "rm"):
        reading.note("pairs")
    if reading.value("dynamic_batch") is True:
        for name in ("micro_batch_size", "gradient_accumulation_steps"):
            reading.facts.pop(name, None)
        reading.note("openrlhf-dynamic-batch")
        return
    reading.default("micro_batch_size", 4 if ppo else 8)
    layout.accumulation(reading, _KEYS)
    shared = (reading.number(_RING) or 1) * (reading.number(_TENSOR) or 1)
    total = reading.number("global_batch_size")
    if shared > 1 and total:
        reading.note("openrlhf-deepspeed-batch", value=total * shared)
    if reading.value("packing") is True:
        reading.note("openrlhf-packing")


def _lengths(reading: Reading, *, ppo: bool) -> None:
    """PPO: prompt and answer together, where the version has no single length."""
    if reading.number("sequence_length"):
        return
    if not ppo:
        reading.default("sequence_length", 2048)
        return
    reading.default("prompt_length", 1024)
    reading.default("completion_length", 1024)
    prompt, answer = (reading.number(f"{x}_length") for x in ("prompt", "completion"))
    if prompt and answer:
        reading.derive(
            "sequence_length", prompt + answer, "completion_length", "prompt_length"
        )
