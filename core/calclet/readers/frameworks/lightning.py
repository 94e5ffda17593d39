"""PyTorch Lightning: a Trainer or a Fabric and a DataLoader, or LightningCLI's YAML.

The loader's batch_size is that of one process; B = batch_size · devices · num_nodes ·
accumulate_grad_batches, which is 1 if unset. The old strategy "dp" splits the loader's
batch over the devices instead. GradientAccumulationScheduler changes the passes by
epoch, and is refused beside accumulate_grad_batches; so is gradient_accumulation_steps
in the DeepSpeed config. Tensor-parallel peers of ModelParallelStrategy get one batch.
Fabric has no setting for the passes: the loop itself accumulates, see no_backward_sync.
"""

import re
from collections.abc import Iterator

from calclet.readers import layout
from calclet.readers.facts import Change, Facts, Reading, whole
from calclet.readers.registry import Message, Snippet
from calclet.readers.settings import Document, Setting, Unknown

NAME = "PyTorch Lightning"
SOURCE = (
    "https://github.com/Lightning-AI/pytorch-lightning/blob/7f0c343/"
    "docs/source-pytorch/accelerators/gpu_faq.rst"
)

_PACKAGES = ("lightning", "pytorch_lightning", "lightning_fabric")
_TRAINER = (
    "accelerator",
    "accumulate_grad_batches",
    "devices",
    "gpus",
    "gradient_clip_val",
    "max_epochs",
    "max_steps",
    "num_nodes",
    "precision",
    "strategy",
)
_LENGTHS = (
    "seq_length",
    "sequence_length",
    "max_seq_length",
    "seq_len",
    "max_seq_len",
    "block_size",
    "context_length",
)
_IN_THE_LOOP = re.compile(r"\bno_backward_sync\(|\bis_accumulating\b")
_FLAGS = {"gradient_accumulation_steps": "accumulate_grad_batches"}

MESSAGES = (
    Message(
        "lightning-deepspeed-accumulation",
        re.compile(
            r"Do not set `gradient_accumulation_steps` in the DeepSpeed config as this "
            r"will be set\s+with the `accumulate_grad_batches` argument"
        ),
    ),
    Message(
        "lightning-accumulation-twice",
        re.compile(
            r"You have set both `accumulate_grad_batches` and passed an instance of "
            r"`GradientAccumulationScheduler`"
        ),
    ),
)


def recognise(document: Document) -> int:
    """By its package in Python, by the group trainer elsewhere."""
    if document.syntax == "python":
        return 60 * document.starts(*_PACKAGES) + 10 * bool(
            _trainer(document, *_TRAINER)
        )
    trainer = document.has(*(f"trainer.{key}" for key in _TRAINER))
    foreign = document.has(
        "model.global_batch_size", "exp_manager", "model.micro_batch_size"
    )
    return min(30 + 10 * trainer, 70) // (3 if foreign else 1) if trainer > 1 else 0


def read(document: Document, facts: Facts) -> None:
    """The loader's batch, the Trainer's devices, nodes and passes."""
    _devices(document, facts)
    for name, key in (("nodes", "num_nodes"), *_FLAGS.items()):
        if setting := _trainer(document, key):
            _put(facts, name, _meant(document, setting))
    if setting := _trainer(document, "strategy", "accelerator", "distributed_backend"):
        facts.put("strategy", str(setting.value), setting)
    if found := loader(document):
        _put(facts, "micro_batch_size", found)
    facts.take("tensor_parallel_size", document, "tensor_parallel_size")
    facts.take("sequence_length", document, *_LENGTHS)
    if document.syntax == "python" and _IN_THE_LOOP.search(document.text):
        facts.put("loop_accumulates", True)
    stages = sorted(_stages(document))
    if stages:
        text = ", ".join(f"{epoch}: {setting.value}" for epoch, setting in stages)
        facts.put("scheduled_accumulation", text, stages[0][1])
        first = whole(stages[0][1].value) if stages[0][0] == 0 else 1
        facts.put("first_accumulation", first or 1, stages[0][1])


def _put(facts: Facts, name: str, setting: Setting) -> None:
    number = whole(setting.value)
    if number is None:
        facts.open[name] = setting
    else:
        facts.put(name, number, setting)


def _meant(document: Document, setting: Setting) -> Setting:
    """What `args.batch_size` or `self.batch_size` is, if the file says it elsewhere."""
    if not isinstance(setting.value, Unknown):
        return setting
    name = setting.value.text.rpartition(".")[2]
    stated = (s for s in document.all(name) if not _evaluates(s))
    return next((s for s in stated if whole(s.value) is not None), setting)


def check(reading: Reading) -> None:
    """Passes, one from the loader's batch, and the layout of the devices."""
    _passes(reading)
    d = layout.replicas(reading, "tensor_parallel_size")
    batch = reading.number("micro_batch_size")
    if batch and d and reading.value("strategy") == "dp":
        reading.settled.add("micro_batch_size")
        if batch % d == 0:
            reading.derive("micro_batch_size", batch // d, "micro_batch_size")
        reading.note(
            "lightning-batch-is-split", "micro_batch_size", batch_size=batch, devices=d
        )
    engine = reading.of("deepspeed").get("gradient_accumulation_steps")
    if engine:
        reading.settled.add("gradient_accumulation_steps")
        reading.problem(
            "lightning-deepspeed-accumulation",
            "gradient_accumulation_steps",
        )
        values = _values(reading)
        gone = Change(engine.key, "", engine.place)
        reading.repair("remove", [gone], values, key=engine.key)


def _passes(reading: Reading) -> None:
    schedule = reading.facts.get("scheduled_accumulation")
    stated = reading.number("gradient_accumulation_steps")
    if reading.value("loop_accumulates") and stated is None:
        reading.note("lightning-loop-accumulates", "gradient_accumulation_steps")
        return
    if not schedule:
        reading.default("gradient_accumulation_steps", 1)
        return
    first = reading.number("first_accumulation") or 1
    if stated is not None:
        reading.problem(
            "lightning-accumulation-twice",
            "gradient_accumulation_steps",
        )
        gone = reading.change("gradient_accumulation_steps", 1)._replace(value="")
        del reading.facts["gradient_accumulation_steps"]
        values = {"gradient_accumulation_steps": first}
        reading.repair("remove", [gone], values, key=gone.key)
        return
    reading.derive("gradient_accumulation_steps", first, "first_accumulation")
    reading.note(
        "lightning-scheduled-accumulation",
        "gradient_accumulation_steps",
        stages=schedule.value,
        value=first,
    )


def _values(reading: Reading) -> dict[str, int]:
    names = ("micro_batch_size", "data_parallel_size", "gradient_accumulation_steps")
    found = {name: reading.number(name) for name in names}
    return {name: value for name, value in found.items() if value}


def _trainer(document: Document, *keys: str) -> Setting | None:
    """The first of these that the Trainer states."""
    for key in keys:
        for setting in document.all(key):
            if _of_trainer(setting):
                return setting
    return None


def _of_trainer(setting: Setting) -> bool:
    call = setting.scope.rpartition(".")[2]
    return call in ("Trainer", "Fabric") or "trainer" in setting.path


def _devices(document: Document, facts: Facts) -> None:
    """A number, a list of indices, or whatever there is (-1, "auto")."""
    for key in ("devices", "gpus", "tpu_cores"):
        listed = [
            setting
            for setting in document.settings
            if len(setting.path) > 1
            and setting.path[-2] == key
            and setting.path[-1].isdigit()
            and _of_trainer(setting)
        ]
        if listed:
            facts.put("gpus_per_node", len(listed), listed[0])
            facts["gpus_per_node"] = facts["gpus_per_node"]._replace(key=key)
        elif setting := _trainer(document, key):
            setting = _meant(document, setting)
            text = str(setting.value)
            parts = [part for part in text.split(",") if part.strip()]
            number = len(parts) if "," in text else whole(setting.value)
            if number and number > 0:
                facts.put("gpus_per_node", number, setting)
            else:
                facts.open["gpus_per_node"] = setting


def loader(document: Document) -> Setting | None:
    """The batch size of the loader that trains."""
    if document.syntax == "python":
        calls = [
            setting
            for setting in document.all("batch_size")
            if setting.scope.rpartition(".")[2] == "DataLoader"
        ]
        training = [s for s in calls if not _evaluates(s)]
        named = [s for s in training if "train" in s.place.text.lower()]
        found = named or training or document.all("batch_size")
        return _meant(document, found[0]) if found else None
    keys = (
        "data.init_args.batch_size",
        "data.batch_size",
        "data.train_batch_size",
        "batch_size",
    )
    return document.find(*keys)


def _evaluates(setting: Setting) -> bool:
    text = f"{'.'.join(setting.path)} {setting.place.text}".lower()
    return any(word in text for word in ("val_", "valid", "test", "eval", "predict"))


def _stages(document: Document) -> Iterator[tuple[int, Setting]]:
    """Epoch and setting of a schedule: of the callback, or of old Trainers a dict."""
    for setting in document.settings:
        scheduled = setting.path[-2:-1] in (
            ("scheduling",),
            ("accumulate_grad_batches",),
        )
        if scheduled and setting.path[-1].isdigit():
            yield int(setting.path[-1]), setting


def write(values: dict[str, int], _generation: str) -> list[Snippet]:
    """Loader and Trainer; the length is the data's own, so it stands as a constant."""
    b, d = values["micro_batch_size"], values["data_parallel_size"]
    nodes, each = layout.nodes(d)
    text = (
        "import lightning as L\n"
        "from torch.utils.data import DataLoader\n\n"
        f"sequence_length = {values['sequence_length']}\n"
        f"train_loader = DataLoader(train_set, batch_size={b})\n"
        "trainer = L.Trainer(\n"
        f"    devices={each},\n    num_nodes={nodes},\n"
        f"    accumulate_grad_batches={values['gradient_accumulation_steps']},\n)\n"
    )
    return [Snippet("train.py", "python", text)]
