"""Accelerate's Megatron-LM plug-in.

Replicas are num_processes // (tp · pp), whatever its context parallelism; each call of
the model is an update, of num_micro_batches passes (1 if unset) of the loader's batch.
gradient_accumulation_steps has no part in it: `Accelerator._prepare_megatron_lm`,
`MegatronLMPlugin.set_training_args`, `MegatronEngine.train_step`.
https://github.com/huggingface/accelerate/blob/v1.15.0/src/accelerate/utils/megatron_lm.py
"""

from calclet.readers.facts import Fact, Facts, Reading
from calclet.readers.settings import Document

_PREFIX = "megatron_lm_"
_CALL = "MegatronLMPlugin"
_KEYS = {
    "megatron_tensor_size": "tp_degree",
    "megatron_pipeline_size": "pp_degree",
    "megatron_context_size": "context_parallel_size",
    "megatron_passes": "num_micro_batches",
}
_DEGREES = {
    "tensor_parallel_size": "megatron_tensor_size",
    "pipeline_parallel_size": "megatron_pipeline_size",
}


def read(document: Document, facts: Facts, scope: str | None) -> None:
    """Its settings, where the file is not for something else."""
    kind = document.find("distributed_type")
    if kind and kind.value != "MEGATRON_LM":
        return
    for name, key in _KEYS.items():
        facts.take(name, document, _PREFIX + key, scope=scope)
        facts.take(name, document, key, scope=_CALL)
    if kind or document.has("use_megatron_lm", scope=scope):
        facts.put("megatron_plugin", True)


def before(reading: Reading) -> None:
    """Degrees and passes as any framework has them, before it counts with them."""
    own = reading.of("accelerate")
    if not used(reading):
        return
    for name, source in _DEGREES.items():
        if source in own:
            reading.facts.setdefault(name, own[source])
    if "megatron_passes" in own.open:
        return
    passes = own.get("megatron_passes") or Fact(1, by="default")
    stated = reading.facts.get("gradient_accumulation_steps")
    if not stated or stated.by != "given":
        reading.facts["gradient_accumulation_steps"] = passes
    reading.settled.add("gradient_accumulation_steps")
    name = "gradient_accumulation_steps"
    reading.note("accelerate-megatron-passes", name, passes=passes.value)
    context = reading.number("megatron_context_size") or 1
    if context > 1:
        name = "data_parallel_size"
        reading.note("accelerate-megatron-context", name, context=context)


def used(reading: Reading) -> bool:
    """Whether the plug-in is switched on, or any of its settings stated."""
    own = reading.of("accelerate")
    return any(name in own or name in own.open for name in ("megatron_plugin", *_KEYS))
