"""DeepSpeed's JSON.

B = train_batch_size, b = train_micro_batch_size_per_gpu, a =
gradient_accumulation_steps; d is what DeepSpeed calls the world size: all processes
over model and sequence parallel ones. What is missing is derived by integer division
and then checked, in `DeepSpeedConfig._set_batch_related_parameters`:

    all three      checked only              train only     a = 1, b = B // d
    train, micro   a = B // b // d           micro only     a = 1, B = b · d
    train, a       b = B // d // a           micro, a       B = b · a · d
    none, or a only: refused
"""

import re

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading
from calclet.readers.registry import Message, Snippet
from calclet.readers.settings import Document

NAME = "DeepSpeed"
ROLE = "engine"
SOURCE = (
    "https://github.com/deepspeedai/DeepSpeed/blob/"
    "edaa7223dde7bf4e3b4ad7a4c8e3b2a0a6d6a0d1/deepspeed/runtime/config.py"
)

TRAIN, MICRO = "train_batch_size", "train_micro_batch_size_per_gpu"
PASSES = "gradient_accumulation_steps"
KEYS = {
    "global_batch_size": TRAIN,
    "micro_batch_size": MICRO,
    "gradient_accumulation_steps": PASSES,
    "world_size": "--num_gpus",
}

MESSAGES = (
    Message(
        "deepspeed-assertion",
        re.compile(
            r"train_batch_size is not equal to micro_batch_per_gpu \* "
            r"gradient_acc_step \* world_size\s*"
            r"(?P<global_batch_size>\d+) != (?P<micro_batch_size>\d+) \* "
            r"(?P<gradient_accumulation_steps>\d+) \* (?P<data_parallel_size>\d+)"
        ),
    ),
)


def recognise(document: Document) -> int:
    """How sure it is that this is a DeepSpeed config, 0 to 100."""
    if document.syntax not in ("json", "python"):
        return 0
    own = document.has(MICRO, "zero_optimization", "zero_optimization.stage")
    batch = document.has(f".{TRAIN}", f".{PASSES}", "fp16.enabled", "bf16.enabled")
    return min(30 * own + 20 * batch, 80)


def read(document: Document, facts: Facts) -> None:
    """What the JSON states."""
    facts.take("global_batch_size", document, TRAIN)
    facts.take("micro_batch_size", document, MICRO)
    facts.take("gradient_accumulation_steps", document, PASSES)
    facts.take("sequence_parallel_size", document, "sequence_parallel_size")


def check(reading: Reading) -> None:
    """Derive what is missing as DeepSpeed does, then check it as it does."""
    d = layout.replicas(reading)
    train, micro = (
        reading.number("global_batch_size"),
        reading.number("micro_batch_size"),
    )
    passes = reading.number("gradient_accumulation_steps")
    if train is None and micro is None:
        reading.problem("deepspeed-no-batch")
        return
    if d is None:
        return
    if train is None:
        train = (micro or 0) * (passes or 1) * d
    elif micro is None:
        micro = train // d // (passes or 1)
        reading.derive("micro_batch_size", micro, "global_batch_size")
    if passes is None:
        passes = train // ((micro or 1) * d)
        reading.derive("gradient_accumulation_steps", passes, "global_batch_size")
    if micro and passes and train != micro * passes * d and not reading.problems:
        reading.problem(
            "deepspeed-mismatch",
            train_batch_size=train,
            micro_batch_size=micro,
            gradient_accumulation_steps=passes,
            data_parallel_size=d,
        )
    if reading.problems and micro and passes:
        layout.repairs(reading, train, micro, passes, d, KEYS)


def write(values: dict[str, int], _generation: str) -> list[Snippet]:
    """The three keys, which agree for this number of replicas."""
    b, d = values["micro_batch_size"], values["data_parallel_size"]
    a = values["gradient_accumulation_steps"]
    text = f'{{\n  "{TRAIN}": {b * d * a},\n  "{MICRO}": {b},\n  "{PASSES}": {a}\n}}\n'
    return [Snippet("ds_config.json", "json", text)]
