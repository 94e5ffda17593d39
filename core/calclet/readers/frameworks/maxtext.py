"""MaxText: base.yml and files above it, then key=value on the command line.

per_device_batch_size is for each chip, those of tensor, context and pipeline parallel
groups included: a pass takes int(chips · per_device_batch_size) sequences; b, those
of one replica, is per_device_batch_size times its chips. Less than one sequence on a
chip is usual; what is not whole over all chips is cut off. The axes data, fsdp and
expert lay out the batch, the others share its sequences. -1 fills an axis.
"""

import re
from collections.abc import Iterator
from fractions import Fraction
from math import gcd, prod

from calclet.readers import layout
from calclet.readers.facts import Fact, Facts, Reading, whole
from calclet.readers.registry import Message, Snippet
from calclet.readers.settings import Document

NAME = "MaxText"
SOURCE = "https://github.com/AI-Hypercomputer/maxtext/blob/e591f30/src/maxtext/configs/types.py"

_PER_CHIP = "per_device_batch_size"
_LAYS_OUT = ("data", "fsdp", "fsdp_transpose", "expert", "diloco")
_TENSOR = ("tensor", "tensor_transpose", "tensor_sequence", "autoregressive")
_LENGTH = ("sequence", "context", "context_autoregressive")
_SHARES = (*_TENSOR, *_LENGTH, "pipeline")
_NETWORKS = ("ici", "dcn")
_BESIDE = (
    "max_target_length",
    "base_config",
    "base_output_directory",
    "dcn_data_parallelism",
    "ici_fsdp_parallelism",
    "ici_tensor_parallelism",
    "remat_policy",
)
_RAMP = (
    "per_device_batch_size_start",
    "per_device_batch_size_increment",
    "global_rampup_samples",
)
# Cloud TPU generations whose names count two cores for each chip.
_BY_CORES = ("v4-", "v5p-")
_BY_CHIPS = ("v5e-", "v5litepod-", "v6e-")

_LOGGED = {
    "global_batch_size": "global_batch_size_to_train_on",
    "gradient_accumulation_steps": "gradient_accumulation_steps",
    "sequence_length": "max_target_length",
}
MESSAGES = (
    *(
        Message(
            "", re.compile(rf"Config param {key}: (?P<{name}>\d+)\b"), problem=False
        )
        for name, key in _LOGGED.items()
    ),
    Message(
        "maxtext-microbatches",
        re.compile(
            r"The batch size for a single forward pass \((?P<sequences_per_pass>\d+)\) "
            r"must be divisible by the number of microbatches "
            r"\((?P<pipeline_microbatches>\d+)\)"
        ),
    ),
)


def recognise(document: Document) -> int:
    """By the batch of a chip and the keys of its mesh."""
    own, beside = document.has(_PER_CHIP), document.has(*_BESIDE)
    started = any(name.lower().startswith("maxtext") for name in document.programs)
    sure = 40 * own + 20 * beside + 50 * started
    return min(sure, 95) if own or beside > 1 else 0


def read(document: Document, facts: Facts) -> None:
    """The batch of a chip, the axes of both networks, and the kind of TPU."""
    facts.take_any(_PER_CHIP, document, _PER_CHIP)
    facts.take("gradient_accumulation_steps", document, "gradient_accumulation_steps")
    facts.take("sequence_length", document, "max_target_length")
    facts.take("pipeline_microbatches", document, "num_pipeline_microbatches")
    for key in _axes((*_LAYS_OUT, *_SHARES)):
        facts.take(key, document, key)
    facts.take("slices", document, "compile_topology_num_slices", "num_slices")
    kind = document.find("compile_topology", "tpu_type", "device_type")
    if kind and (chips := _chips(str(kind.value))):
        facts.put("chips_per_slice", chips, kind)
    flag = document.find("enable_rampup_batch_size")
    if flag and str(flag.value).lower() == "true":
        for key in _RAMP:
            facts.take_any(f"rampup_{key}", document, key)
        facts.put("rampup", value=True, setting=flag)


def check(reading: Reading) -> None:
    """Sequences of one pass over all chips, and how its replicas share them."""
    reading.default(_PER_CHIP, 12)
    reading.default("gradient_accumulation_steps", 1)
    reading.default("sequence_length", 2048)
    fact = reading.facts.get(_PER_CHIP)
    each = _fraction(fact) if fact else None
    if not reading.configured() and (total := reading.number("global_batch_size")):
        reading.totals["global_batch_size"] = total
    if fact is None or each is None:
        reading.ask("micro_batch_size")
        return
    reading.note(
        "maxtext-per-chip", "micro_batch_size", per_device_batch_size=fact.value
    )
    _world(reading)
    model = prod(reading.number(key) or 1 for key in _axes(_SHARES))
    reading.facts["model_parallel_size"] = Fact(model, by="derived")
    d = layout.replicas(reading, "model_parallel_size")
    if not d:
        return
    _pass(reading, each, d, d * model)
    _ramp(reading, each)


def _pass(reading: Reading, each: Fraction, d: int, chips: int) -> None:
    sequences = int(each * chips)
    if each * chips != sequences:
        args = {"chips": chips, "asked": _decimal(each * chips), "reached": sequences}
        reading.note("maxtext-cut-off", "micro_batch_size", **args)
        for near in filter(None, (sequences, sequences + 1)):
            value = _decimal(Fraction(near, chips))
            then = _shared(near, d)
            layout.offer(
                reading, "change-micro-batch", _PER_CHIP, value, then, _PER_CHIP
            )
    if not sequences:
        reading.problem("maxtext-no-sequence", "micro_batch_size", chips=chips)
        return
    if sequences % d and reading.facts["data_parallel_size"].by == "given":
        return
    values = _shared(sequences, d)
    if values["data_parallel_size"] != d:
        reading.note(
            "maxtext-shared-sequences",
            "data_parallel_size",
            sequences=sequences,
            replicas=d,
            counted=values["data_parallel_size"],
        )
    reading.derive(
        "data_parallel_size", values["data_parallel_size"], "data_parallel_size"
    )
    reading.derive("micro_batch_size", values["micro_batch_size"], _PER_CHIP)
    _pipeline(reading, sequences)


def _shared(sequences: int, d: int) -> dict[str, int]:
    """As many equal parts as there are replicas, or as many as are equal."""
    parts = gcd(sequences, d)
    return {"micro_batch_size": sequences // parts, "data_parallel_size": parts}


def _pipeline(reading: Reading, sequences: int) -> None:
    stages = prod(reading.number(key) or 1 for key in _axes(("pipeline",)))
    split = reading.number("pipeline_microbatches") or stages
    if stages == 1 or (sequences % split == 0 and split % stages == 0):
        return
    reading.problem(
        "maxtext-pipeline-microbatches",
        sequences=sequences,
        microbatches=split,
        stages=stages,
    )
    if sequences % stages:
        return
    each = sequences // stages
    below = layout.largest_divisor(each, max(1, split // stages))
    above = each // layout.largest_divisor(each, max(1, each * stages // split))
    key = "num_pipeline_microbatches"
    for groups in sorted({below, above}):
        number = groups * stages
        layout.offer(reading, "change-key", "pipeline_microbatches", number, {}, key)


def _ramp(reading: Reading, each: Fraction) -> None:
    if not reading.value("rampup"):
        return
    start, step = (
        _known(reading, key, least) for key, least in zip(_RAMP, (4, 2), strict=False)
    )
    samples = _known(reading, _RAMP[2], 500)
    if step and (each - start) % step:
        reading.problem(
            "maxtext-ramp-does-not-divide",
            start=_decimal(start),
            increment=_decimal(step),
            target=_decimal(each),
        )
    reading.note(
        "maxtext-ramp",
        start=_decimal(start),
        increment=_decimal(step),
        target=_decimal(each),
        samples=_decimal(samples),
    )


def _known(reading: Reading, key: str, otherwise: int) -> Fraction:
    fact = reading.facts.get(f"rampup_{key}")
    return (fact and _fraction(fact)) or Fraction(otherwise)


def _world(reading: Reading) -> None:
    """Chips: those of the slices, or what the axes multiply to if none fills up."""
    if reading.number("world_size"):
        return
    own = reading.of("maxtext")
    inside = reading.number("chips_per_slice")
    filled = [key for key in own.open if key.startswith("ici_")]
    if not inside and not filled and any(key.startswith("ici_") for key in own):
        inside = prod(reading.number(key) or 1 for key in own if key.startswith("ici_"))
    if not inside:
        return
    across = [key for key in own if key.startswith("dcn_")]
    slices = reading.number("slices")
    if slices is None and across:
        slices = prod(reading.number(key) or 1 for key in across)
    if slices is None:
        reading.default("slices", 1)
    sources = [key for key in ("chips_per_slice", *own) if key in own]
    reading.derive("world_size", inside * (slices or 1), *sources[-1:])


def _chips(kind: str) -> int:
    """Of a TPU's name such as v5e-256; 0 of any other."""
    name, _, number = kind.rpartition("-")
    count = int(number) if number.isascii() and number.isdigit() else 0
    if f"{name}-" in _BY_CHIPS:
        return count
    return count // 2 if f"{name}-" in _BY_CORES else 0


def _axes(names: tuple[str, ...]) -> Iterator[str]:
    return (f"{network}_{name}_parallelism" for name in names for network in _NETWORKS)


def _fraction(fact: Fact) -> Fraction | None:
    """The exact decimal that a file states."""
    if isinstance(fact.value, bool) or not isinstance(fact.value, int | float):
        number = whole(fact.value)
        return None if number is None else Fraction(number)
    found = Fraction(repr(fact.value)) if abs(fact.value) < 1e18 else None
    return found if found and found > 0 else None


def _decimal(value: Fraction) -> str:
    return f"{float(value):.12g}" if value.denominator > 1 else str(value.numerator)


def write(values: dict[str, int], _generation: str) -> list[Snippet]:
    """A replica on each chip, in one slice: then a chip's batch is the micro-batch."""
    text = (
        "base_config: base.yml\n"
        f"{_PER_CHIP}: {values['micro_batch_size']}\n"
        f"gradient_accumulation_steps: {values['gradient_accumulation_steps']}\n"
        f"max_target_length: {values['sequence_length']}\n"
        f"ici_fsdp_parallelism: {values['data_parallel_size']}\n"
        "dcn_data_parallelism: 1\n"
    )
    return [Snippet("run.yml", "yaml", text)]
