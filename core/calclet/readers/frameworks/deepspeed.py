"""DeepSpeed's JSON and its launcher.

B = train_batch_size, b = train_micro_batch_size_per_gpu, a =
gradient_accumulation_steps; d is what DeepSpeed calls the world size: all processes
over pipeline, model and sequence parallel ones, but not over those of AutoTP. What is
missing is derived by integer division and then checked:

    all three      checked only              train only     a = 1, b = B // d
    train, micro   a = B // b // d           micro only     a = 1, B = b · d
    train, a       b = B // d // a           micro, a       B = b · a · d
    none, or a only: refused

With elasticity the three keys must not be there; the block settles all of them.
`deepspeed --num_gpus` counts the GPUs of one node.
"""

import re

from calclet.readers import layout
from calclet.readers.facts import Change, Facts, Reading, whole
from calclet.readers.frameworks import _elasticity
from calclet.readers.registry import Message, Snippet
from calclet.readers.settings import Document

NAME = "DeepSpeed"
ROLE = "engine"
SOURCE = (
    "https://github.com/deepspeedai/DeepSpeed/blob/"
    "029f12b3c6b94750ff9d93c5d7e6e98b603cf78e/deepspeed/runtime/config.py"
)

TRAIN, MICRO = "train_batch_size", "train_micro_batch_size_per_gpu"
PASSES = "gradient_accumulation_steps"
KEYS = {
    "global_batch_size": TRAIN,
    "micro_batch_size": MICRO,
    "gradient_accumulation_steps": PASSES,
    "world_size": "--num_gpus",
}
_LAUNCHER = "deepspeed"

MESSAGES = (
    Message(
        "deepspeed-assertion",
        re.compile(
            r"train_batch_size is not equal to micro_batch_per_gpu \* "
            r"gradient_acc_step \* world_size\s*"
            r"(?P<global_batch_size>\d+) != (?P<micro_batch_size>\d+) \* "
            r"(?P<gradient_accumulation_steps>\d+) \* "
            r"(?P<data_parallel_size>\d+(?:\.0)?)"
        ),
    ),
    Message(
        "deepspeed-no-batch",
        re.compile(
            r"Either train_batch_size or train_micro_batch_size_per_gpu needs to be"
        ),
    ),
    Message(
        "deepspeed-floored-to-nothing",
        re.compile(
            r"(?P<key>Train batch size|Micro batch size per gpu"
            r"|Gradient accumulation steps): (?P<value>-?\d+) has to be greater than 0"
        ),
    ),
    Message(
        "deepspeed-set-batch-size",
        re.compile(r"Train batch size must be divisible by micro-batch data paralleli"),
    ),
    Message(
        "deepspeed-elastic-world",
        re.compile(
            r"World size \((?P<data_parallel_size>\d+)\) is not valid with the current "
            r"list of valid GPU counts: \[(?P<valid>[\d, ]+)\]"
        ),
    ),
)


def recognise(document: Document) -> int:
    """How sure it is that this is a DeepSpeed config or launch, 0 to 100."""
    if document.syntax == "shell":
        return 60 * document.starts("deepspeed", "deepspeed.launcher.runner")
    if document.syntax not in ("json", "python", "yaml"):
        return 0
    own = document.has(MICRO, "zero_optimization", "elasticity.micro_batch_sizes")
    batch = document.has(f".{TRAIN}", f".{PASSES}", "fp16.enabled", "bf16.enabled")
    return min(30 * own + (20 if document.syntax == "json" else 0) * batch, 80)


def read(document: Document, facts: Facts) -> None:
    """What the JSON, or the launcher's command line, states."""
    if document.syntax == "shell":
        _launcher(document, facts)
        return
    facts.take("global_batch_size", document, TRAIN)
    facts.take("micro_batch_size", document, MICRO)
    facts.take("gradient_accumulation_steps", document, PASSES)
    facts.take("sequence_parallel_size", document, "sequence_parallel_size")
    facts.take("autotp_size", document, "tensor_parallel.autotp_size")
    facts.take_any("managed_accumulation", document, "managed_gradient_accumulation")
    for name in ("enabled", "ignore_non_elastic_batch_info", "version"):
        facts.take_any(f"elastic_{name}", document, f"elasticity.{name}")
    facts.take_any(
        "elastic_larger",
        document,
        "elasticity.prefer_larger_batch",
        "elasticity.prefer_larger_batch_size",
    )
    for name in ("max_train_batch_size", "min_gpus", "max_gpus", "num_gpus_per_node"):
        facts.take(f"elastic_{name}", document, f"elasticity.{name}")
    facts.take("elastic_model_parallel", document, "elasticity.model_parallel_size")
    micros = [
        setting
        for setting in document.settings
        if setting.path[-3:-1] == ("elasticity", "micro_batch_sizes")
    ]
    if micros:
        text = ",".join(str(setting.value) for setting in micros)
        facts.put("elastic_micro_batch_sizes", text, micros[0])


def _launcher(document: Document, facts: Facts) -> None:
    facts.take("gpus_per_node", document, "num_gpus", scope=_LAUNCHER)
    facts.take("nodes", document, "num_nodes", scope=_LAUNCHER)
    include = document.find("include", "i", scope=_LAUNCHER)
    if include and isinstance(include.value, str):
        hosts = [host.partition(":")[2] for host in include.value.split("@")]
        if all(hosts):
            count = sum(len(host.split(",")) for host in hosts)
            facts.put("world_size", count, include)


def check(reading: Reading) -> None:
    """Derive what is missing as DeepSpeed does, then check it as it does."""
    _notes(reading)
    _not_positive(reading)
    known = reading.facts
    if reading.value("elastic_enabled") is True:
        _elastic(reading)
        return
    if not {"global_batch_size", "micro_batch_size"} & known.keys():
        if not reading.problems and not reading.of("deepspeed").open:
            reading.problem("deepspeed-no-batch", "micro_batch_size")
        return
    d = _world(reading)
    if d is None:
        return
    train, micro, passes = _completed(reading, d)
    if reading.problems and not _explained(reading):
        return
    if not (train and micro and passes):
        key = MICRO if micro == 0 else PASSES
        reading.problem("deepspeed-floored-to-nothing", key=key, value=0)
        _reach(reading, train, d)
    elif train != micro * passes * d:
        if not reading.problems:
            reading.problem(
                "deepspeed-mismatch",
                *("micro_batch_size", "gradient_accumulation_steps"),
                train_batch_size=train,
                micro_batch_size=micro,
                gradient_accumulation_steps=passes,
                data_parallel_size=d,
            )
        layout.repairs(reading, train, micro, passes, d, KEYS)
        if reading.facts["micro_batch_size"].by == "derived":
            _round_up(reading, train, passes, d)
    _autotp(reading, d)


def beside(reading: Reading) -> None:
    """What another framework's user should know of the DeepSpeed file."""
    _notes(reading)
    if "global_batch_size" not in reading.settled:
        d = reading.number("data_parallel_size")
        if d:
            _autotp(reading, d)


def _notes(reading: Reading) -> None:
    own = reading.of("deepspeed")
    if own.get("managed_accumulation") and own["managed_accumulation"].value is False:
        reading.note("deepspeed-unmanaged", "gradient_accumulation_steps")
    opened = [x.value for x in own.open.values()]
    if reading.framework == "deepspeed" and "auto" in opened:
        reading.note("deepspeed-auto")
    for document in reading.documents:
        if document.syntax == "json":
            keys = [s.path for s in document.settings if len(s.path) == 1]
            for key in (TRAIN, MICRO, PASSES):
                if keys.count((key,)) > 1:
                    reading.problem("deepspeed-duplicate-key", key=key)


def _not_positive(reading: Reading) -> None:
    own = reading.of("deepspeed")
    keys = {"global_batch_size": TRAIN, "micro_batch_size": MICRO}
    for name, key in (keys | {"gradient_accumulation_steps": PASSES}).items():
        value = whole(own.open[name].value) if name in own.open else None
        if name in own and own[name].value == 0:
            value = 0
        if value is not None:
            reading.problem("deepspeed-not-positive", name, key=key, value=value)


def _explained(reading: Reading) -> bool:
    """Whether the problems are only the message that was pasted."""
    codes = {problem.code for problem in reading.problems}
    return codes <= {"deepspeed-assertion"}


def _world(reading: Reading) -> int | None:
    """The replicas, also as the file alone presupposes them where nothing says it."""
    if reading.number("data_parallel_size") or layout.world(reading):
        return layout.replicas(reading)
    train, micro = (
        reading.number(x) for x in ("global_batch_size", "micro_batch_size")
    )
    passes = reading.number("gradient_accumulation_steps")
    if train and micro and passes and train % (micro * passes) == 0:
        d = train // (micro * passes)
        reading.note("deepspeed-presupposes", "data_parallel_size", replicas=d)
        reading.derive("data_parallel_size", d, "global_batch_size")
        return d
    return layout.replicas(reading)


def _completed(reading: Reading, d: int) -> tuple[int, int, int]:
    """train, micro and accumulation, derived where they are missing."""
    train = reading.number("global_batch_size")
    micro = reading.number("micro_batch_size")
    passes = reading.number("gradient_accumulation_steps")
    if train is None:
        train = (micro or 0) * (passes or 1) * d
    elif micro is None:
        micro = train // d // (passes or 1)
        reading.derive("micro_batch_size", micro, "global_batch_size")
        passes = passes or 1
    if passes is None:
        passes = 1 if "global_batch_size" not in reading.facts else 0
        passes = passes or (train // micro // d if micro else 0)
    if "gradient_accumulation_steps" not in reading.facts:
        reading.derive("gradient_accumulation_steps", passes, "global_batch_size")
    return train, micro or 0, passes


def _reach(reading: Reading, train: int, d: int) -> None:
    """The batch is smaller than one pass of all GPUs: more of it, or fewer of them."""
    stated = reading.number("micro_batch_size") or 1
    passes = reading.number("gradient_accumulation_steps") or 1
    values = {
        "micro_batch_size": stated,
        "data_parallel_size": d,
        "gradient_accumulation_steps": passes,
    }
    total = stated * passes * d
    change = reading.change("global_batch_size", total, TRAIN)
    reading.repair("change-total", [change], values, key=change.key, value=total)
    if stated > 1 and train % d == 0 and train // d:
        values = values | {
            "micro_batch_size": train // d,
            "gradient_accumulation_steps": 1,
        }
        change = reading.change("micro_batch_size", train // d, MICRO)
        reading.repair(
            "change-micro-batch", [change], values, key=change.key, value=train // d
        )


def _round_up(reading: Reading, train: int, passes: int, d: int) -> None:
    """Where micro is derived, the next total that divides is as near as the last."""
    micro = -(-train // (passes * d))
    values = {
        "micro_batch_size": micro,
        "data_parallel_size": d,
        "gradient_accumulation_steps": passes,
    }
    change = reading.change("global_batch_size", micro * passes * d, TRAIN)
    reading.repair("change-total", [change], values, key=change.key, value=change.value)


def _autotp(reading: Reading, d: int) -> None:
    """AutoTP's peers see the same data, but DeepSpeed's world size counts them."""
    tensor = reading.number("autotp_size") or 1
    if tensor > 1 and d % tensor == 0:
        reading.derive("data_parallel_size", d // tensor, "autotp_size")
        reading.note(
            "deepspeed-autotp",
            "data_parallel_size",
            autotp_size=tensor,
            counted=d,
            replicas=d // tensor,
        )


def _elastic(reading: Reading) -> None:
    own = reading.of("deepspeed")
    stated = [n for n in KEYS if n in own and n != "world_size"]
    if stated and reading.value("elastic_ignore_non_elastic_batch_info") is not True:
        keys = ", ".join(own[name].key for name in stated)
        reading.problem("deepspeed-elastic-and-stated", keys=keys)
        change = Change("elasticity.ignore_non_elastic_batch_info", "true")
        reading.repair("deepspeed-ignore-stated", [change], {})
    for name in stated:
        del reading.facts[name]
    reading.settled |= {*stated}
    texts = str(reading.value("elastic_micro_batch_sizes") or "").split(",")
    micros = [int(x) for x in texts if x.isdigit() and len(x) < 7]
    maximum = reading.number("elastic_max_train_batch_size")
    if not micros or not maximum:
        reading.problem("deepspeed-elastic-incomplete")
        return
    d = layout.replicas(reading)
    if d is None:
        return
    batch, replicas = _settled(reading, micros, maximum, d)
    if d not in replicas:
        valid = ", ".join(map(str, replicas)) or "–"
        reading.problem(
            "deepspeed-elastic-world",
            "data_parallel_size",
            data_parallel_size=d,
            valid=valid,
        )
        return
    micro = _elasticity.micro_batch(batch, d, micros)
    if micro:
        reading.derive("micro_batch_size", micro, "elastic_micro_batch_sizes")
        passes = batch // (micro * d)
        reading.derive(
            "gradient_accumulation_steps", passes, "elastic_max_train_batch_size"
        )
        reading.derive("global_batch_size", batch, "elastic_max_train_batch_size")
        valid = ", ".join(map(str, replicas[:12])) + (" …" if replicas[12:] else "")
        reading.note("deepspeed-elastic", train_batch_size=batch, valid=valid)


def _settled(
    reading: Reading, micros: list[int], maximum: int, d: int
) -> tuple[int, list[int]]:
    """The batch and the replicas that it fits, by the version of the block."""
    first = str(reading.value("elastic_version") or "0.2") == "0.1"
    each = 1 if first else reading.number("elastic_num_gpus_per_node") or 1
    model = 1 if first else reading.number("elastic_model_parallel") or 1
    group = max(each // model, 1)
    low = (reading.number("elastic_min_gpus") or 1) // each
    high = (reading.number("elastic_max_gpus") or 10_000) // each
    larger = reading.value("elastic_larger") is not False
    found = _elasticity.settle(micros, maximum // group, low, high, larger=larger)
    batch, replicas = (found.batch, found.replicas) if found else (0, [])
    batch, replicas = batch * group, [count * group for count in replicas]
    if d in replicas or first:
        return batch, replicas
    # 0.2 does not refuse other counts: it fills the maximum as far as they can.
    reached = [micro * d * (maximum // (micro * d)) for micro in micros]
    reached = [batch for batch in reached if batch]
    return ((max if larger else min)(reached), [d]) if reached else (batch, replicas)


def write(values: dict[str, int], _generation: str) -> list[Snippet]:
    """The three keys, which agree for this number of replicas."""
    b, d = values["micro_batch_size"], values["data_parallel_size"]
    a = values["gradient_accumulation_steps"]
    text = f'{{\n  "{TRAIN}": {b * d * a},\n  "{MICRO}": {b},\n  "{PASSES}": {a}\n}}\n'
    return [Snippet("ds_config.json", "json", text)]
