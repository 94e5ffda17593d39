"""DeepSpeed's file beside the Trainer's arguments: auto there, or the same.

https://github.com/huggingface/transformers/blob/3a80c166389f65756701d6afe22bc6ec954603da/src/transformers/integrations/deepspeed.py
"""

from collections.abc import Mapping

from calclet.readers.facts import Change, Reading
from calclet.readers.frameworks import deepspeed

SAME = {  # by their names in DeepSpeed's file
    "micro_batch_size": deepspeed.MICRO,
    "gradient_accumulation_steps": deepspeed.PASSES,
}


def leave_out(reading: Reading) -> None:
    """The Trainer takes nothing from DeepSpeed's file."""
    own = reading.of("deepspeed")
    for name in SAME:
        if name in own and reading.facts.get(name) is own[name]:
            del reading.facts[name]


def compare(reading: Reading, keys: Mapping[str, str]) -> None:
    """What DeepSpeed's file states must be auto, or equal to the arguments."""
    own = reading.of("deepspeed")
    reading.settled |= {*SAME, "global_batch_size"}
    changes = []
    for name, key in SAME.items():
        stated, here = own.get(name), reading.facts.get(name)
        if stated and here and stated.value != here.value and here.by != "derived":
            _mismatch(reading, key, stated.value, keys[name], here.value)
            changes.append(Change(key, "auto", stated.place))
    total = own.get("global_batch_size")
    b, a = (reading.number(x) for x in SAME)
    world = _counted_world(reading)
    if total and b and a and world and total.value != b * a * world:
        _mismatch(
            reading, deepspeed.TRAIN, total.value, "train_batch_size", b * a * world
        )
        changes.append(Change(deepspeed.TRAIN, "auto", total.place))
    codes = [problem.code for problem in reading.problems]
    if {"huggingface-deepspeed-mismatch", "deepspeed-assertion"} & {*codes}:
        d = reading.number("data_parallel_size")
        values = {"micro_batch_size": b, "gradient_accumulation_steps": a}
        values |= {"data_parallel_size": d}
        known = {name: value for name, value in values.items() if value}
        if not changes:
            every = (deepspeed.TRAIN, deepspeed.MICRO, deepspeed.PASSES)
            changes = [Change(key, "auto") for key in every]
        reading.repair("huggingface-use-auto", changes, known if world else {})
        _as_deepspeed(reading, known, keys)


def _counted_world(reading: Reading) -> int | None:
    """What the Trainer multiplies by for DeepSpeed: all processes."""
    return reading.number("world_size") or reading.number("data_parallel_size")


def _as_deepspeed(
    reading: Reading, values: dict[str, int], keys: Mapping[str, str]
) -> None:
    """The other way round: the arguments as DeepSpeed's file has them."""
    own, changes = reading.of("deepspeed"), []
    for name in SAME:
        here = reading.facts.get(name)
        if name in own and here and own[name].value != here.value:
            value = int(own[name].value)
            changes.append(reading.change(name, value, keys[name]))
            values = values | {name: value}
    d, total = values.get("data_parallel_size"), own.get("global_batch_size")
    if changes and d and (b := values.get("micro_batch_size")):
        product = b * values.get("gradient_accumulation_steps", 1) * d
        if total is None or total.value == product:
            reading.repair("huggingface-use-deepspeed", changes, values)


def _mismatch(
    reading: Reading, key: str, value: object, other: str, stated: object
) -> None:
    reading.problem(
        "huggingface-deepspeed-mismatch",
        key=key,
        value=value,
        other=other,
        stated=stated,
    )
