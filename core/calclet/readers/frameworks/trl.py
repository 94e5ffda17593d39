"""TRL's trainers: SFT, DPO and its kin, GRPO and RLOO.

They are the Trainer of Hugging Face, with its keys and defaults
(per_device_train_batch_size 8, gradient_accumulation_steps 1) and max_length for the
sequence length: 1024 for SFT and DPO. DPO counts pairs. GRPO counts completions, not
prompts; `completions.py` has what it checks. Its sequences are max_prompt_length, 512
where nothing says more, and max_completion_length, 256, together.
"""

import re

from calclet.readers import completions
from calclet.readers.facts import Facts, Reading
from calclet.readers.frameworks import huggingface
from calclet.readers.registry import Message
from calclet.readers.settings import Document

NAME = "TRL"
WITH = ("huggingface",)
SOURCE = (
    "https://github.com/huggingface/trl/blob/"
    "006d32c9bf5da698815726ebd0de78b404e8163d/trl/trainer/grpo_config.py"
)
GROUPS = {"GRPO", "RLOO"}
PAIRS = {"DPO", "ORPO", "CPO", "Reward"}
_KINDS = {"SFT", "KTO"} | PAIRS | GROUPS
_CONFIGS = {f"{kind}Config" for kind in _KINDS}
_TRAINERS = {f"{kind}Trainer" for kind in _KINDS}
_METHODS = {
    "sft": ("sft", "sft.py"),
    "grpo": ("grpo", "rloo", "grpo.py", "grpo_trainer.py"),
    "dpo": ("dpo", "reward", "dpo.py"),
}
_VALID = (
    r"evenly divisible by the number of generations per prompt "
    r"\((?P<num_generations>\d+)\)"
)

MESSAGES = (
    Message(
        "completions-not-divisible",
        re.compile(
            r"The global train batch size \((?P<data_parallel_size>\d+) x "
            rf"(?P<micro_batch_size>\d+)\) must be {_VALID}"
        ),
    ),
    Message(
        "completions-not-divisible",
        re.compile(
            r"The effective train batch size \((?P<data_parallel_size>\d+) x "
            r"(?P<micro_batch_size>\d+) x (?P<gradient_accumulation_steps>\d+)\) "
            rf"must be {_VALID}"
        ),
    ),
    Message(
        "completions-not-whole-groups",
        re.compile(
            r"generation_batch_size \((?P<generation_batch_size>\d+)\) must be "
            r"divisible by num_generations \((?P<num_generations>\d+)\)"
        ),
    ),
    Message(
        "completions-not-whole-passes",
        re.compile(
            r"generation_batch_size \((?P<generation_batch_size>\d+)\) must be "
            r"divisible by the global batch size \((?P<completions>\d+)\)"
        ),
    ),
    Message(
        "completions-set-twice",
        re.compile(
            "'generation_batch_size' and 'steps_per_generation' can not be both "
            "configured"
        ),
    ),
    Message(
        "completions-at-least-two",
        re.compile(
            r"GRPO requires at least 2 generations per prompt.*?You provided "
            r"(?P<num_generations>\d+)",
            re.DOTALL,
        ),
    ),
)


def recognise(document: Document) -> int:
    """How sure it is that one of TRL's trainers is set up, 0 to 100."""
    if document.syntax == "python":
        own = _called(document) & (_CONFIGS | _TRAINERS)
        return 85 if own else 40 * document.starts("trl")
    keys = (completions.GENERATIONS, "max_completion_length", ".max_prompt_length")
    if document.syntax == "shell":
        sure = document.starts("trl") or document.has(*keys)
        return 85 if sure else 55 * bool(_method(document))
    batch = document.has("per_device_train_batch_size", completions.PASSES)
    return min(85, 40 * document.has(*keys) + 10 * batch)


def read(document: Document, facts: Facts) -> None:
    """What the script, the options or the YAML state."""
    read_trainer(document, facts)
    facts.take("sequence_length", document, "max_length", "max_seq_length")
    facts.take_any("packing", document, "packing")
    read_groups(document, facts)
    if method := _method(document):
        facts.put("method", method)
    if document.starts("trl"):  # which passes these on to `accelerate launch`
        facts.take("world_size", document, ".num_processes")


def read_trainer(document: Document, facts: Facts) -> None:
    """The batch in the words of the Trainer."""
    micro = "per_device_train_batch_size", "per_gpu_train_batch_size"
    facts.take("micro_batch_size", document, *micro)
    facts.take("gradient_accumulation_steps", document, completions.PASSES)


def read_groups(document: Document, facts: Facts) -> None:
    """What GRPO adds."""
    completions.read(document, facts)
    facts.take("prompt_length", document, "max_prompt_length")
    facts.take("completion_length", document, "max_completion_length")


def _called(document: Document) -> set[str]:
    """Classes that a script calls with keywords."""
    return {setting.scope.rpartition(".")[2] for setting in document.settings}


def _method(document: Document) -> str:
    """ "sft", "grpo" or "dpo", where the document tells."""
    if document.syntax == "python":
        called = {name.removesuffix("Config") for name in _called(document)}
        called = {name.removesuffix("Trainer") for name in called}
        if called & GROUPS:
            return "grpo"
        return "dpo" if called & PAIRS else "sft" * ("SFT" in called)
    if document.has(completions.GENERATIONS):
        return "grpo"
    if document.syntax == "shell":
        for method, names in _METHODS.items():
            if document.starts(*names):
                return method
    return ""


def check(reading: Reading) -> None:
    """The batch of the Trainer, then what the method adds."""
    if not reading.configured():
        completions.check_message(reading)
        return
    huggingface.complete(reading)
    if reading.value("method") == "grpo":
        check_groups(reading)
        return
    reading.default("sequence_length", 1024)
    if reading.value("packing") is True:
        reading.note("packing")
    if reading.value("method") == "dpo":
        reading.note("pairs")


def check_groups(reading: Reading) -> None:
    """Sequences of prompt and completion, in whole groups."""
    if not reading.stated("sequence_length"):
        reading.default("completion_length", 256)
        if not _is_open(reading, "prompt_length"):
            reading.default("prompt_length", 512)
        prompt, rest = (reading.number(f"{x}_length") for x in ("prompt", "completion"))
        if prompt and rest:
            reading.derive(
                "sequence_length", prompt + rest, "completion_length", "prompt_length"
            )
    completions.check(reading)


def _is_open(reading: Reading, name: str) -> bool:
    return any(name in facts.open for facts in reading.by.values())
