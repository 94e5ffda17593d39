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

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading, whole
from calclet.readers.frameworks import _deepspeed_hosts, _elasticity
from calclet.readers.frameworks._deepspeed_messages import ASSERTION, MESSAGES
from calclet.readers.registry import Snippet
from calclet.readers.settings import Document

__all__ = ["MESSAGES"]

NAME = "DeepSpeed"
ROLE = "engine"
SOURCE = (
    "https://github.com/deepspeedai/DeepSpeed/blob/"
    "029f12b3c6b94750ff9d93c5d7e6e98b603cf78e/deepspeed/runtime/config.py"
)

TRAIN, MICRO = "train_batch_size", "train_micro_batch_size_per_gpu"
PASSES = "gradient_accumulation_steps"
_PROGRAMS = ("deepspeed", "deepspeed.launcher.runner", "deepspeed.launcher.launch")
KEYS = {
    "global_batch_size": TRAIN,
    "micro_batch_size": MICRO,
    "gradient_accumulation_steps": PASSES,
    "world_size": "--num_gpus",
}


def recognise(document: Document) -> int:
    """How sure it is that this is a DeepSpeed config or launch, 0 to 100."""
    if document.syntax == "shell":
        return 60 * document.starts(*_PROGRAMS)
    if document.syntax not in ("json", "python", "yaml"):
        return 0
    own = document.has(MICRO, "zero_optimization", "elasticity.micro_batch_sizes")
    batch = document.has(f".{TRAIN}", f".{PASSES}", "fp16.enabled", "bf16.enabled")
    return min(30 * own + (20 if document.syntax == "json" else 0) * batch, 80)


def read(document: Document, facts: Facts) -> None:
    """What the JSON, or the launcher's command line, states."""
    if document.syntax == "shell":
        _deepspeed_hosts.read(document, facts)
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


def before(reading: Reading) -> None:
    """What the launcher takes of a hostfile."""
    _deepspeed_hosts.before(reading)


def check(reading: Reading) -> None:
    """Derive what is missing as DeepSpeed does, then check it as it does."""
    _notes(reading)
    _not_positive(reading)
    if reading.value("elastic_enabled") is True:
        _elasticity.check(reading, KEYS)
        return
    if not {"global_batch_size", "micro_batch_size"} & reading.facts.keys():
        if not reading.problems and not reading.of("deepspeed").open:
            reading.problem("deepspeed-no-batch", "micro_batch_size")
        return
    d = _world(reading)
    if d is None:
        return
    train, micro, passes = _completed(reading, d)
    if _explained(reading):
        _compare(reading, train, micro, passes, d)
        _autotp(reading, d)


def _compare(reading: Reading, train: int, micro: int, passes: int, d: int) -> None:
    """DeepSpeed's assertions, with what repairs them."""
    if not (train and micro and passes):
        key = MICRO if micro == 0 else PASSES
        reading.problem("deepspeed-floored-to-nothing", key=key, value=0)
        _reach(reading, train, d)
    elif train != micro * passes * d:
        told = ASSERTION in (problem.code for problem in reading.problems)
        if told and _saw_fewer(reading, needed=train // (micro * passes)):
            return
        if not told:
            _tell_mismatch(reading, train, micro, passes, d)
        layout.repairs(reading, train, micro, passes, d, KEYS)
        if reading.facts["micro_batch_size"].by == "derived":
            _round_up(reading, train, passes, d)


def _tell_mismatch(
    reading: Reading, train: int, micro: int, passes: int, d: int
) -> None:
    reading.problem(
        "deepspeed-mismatch",
        *("micro_batch_size", "gradient_accumulation_steps"),
        train_batch_size=train,
        micro_batch_size=micro,
        gradient_accumulation_steps=passes,
        data_parallel_size=d,
    )


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
    """Whether no problem is one that makes the sizes meaningless."""
    codes = {problem.code for problem in reading.problems}
    return codes <= {ASSERTION, "broken-syntax", "contradiction"}


def _saw_fewer(reading: Reading, needed: int) -> bool:
    """Whether an assertion saw fewer GPUs than were started: those would do."""
    started, seen = layout.world(reading), reading.number("data_parallel_size")
    if not (started and seen) or started == seen or started != needed:
        return False
    reading.note(
        "deepspeed-saw-fewer", "data_parallel_size", started=started, seen=seen
    )
    return True


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


def write(values: dict[str, int], _generation: str) -> list[Snippet]:
    """The three keys, which agree for this number of replicas."""
    b, d = values["micro_batch_size"], values["data_parallel_size"]
    a = values["gradient_accumulation_steps"]
    text = f'{{\n  "{TRAIN}": {b * d * a},\n  "{MICRO}": {b},\n  "{PASSES}": {a}\n}}\n'
    return [Snippet("ds_config.json", "json", text)]
