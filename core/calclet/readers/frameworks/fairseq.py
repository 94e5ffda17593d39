"""fairseq: --batch-size sequences for each process, --update-freq passes.

B = batch-size · distributed-world-size · update-freq; the latter may be a list with one
number for each epoch, of which the last stays. Hydra's YAML has the same in the groups
dataset, optimization, task and distributed_training. --max-tokens bounds the tokens of
a pass instead, so that its sequences vary.
"""

from calclet.readers import layout
from calclet.readers.facts import Facts, Reading, whole
from calclet.readers.settings import Document, Setting

NAME = "fairseq"
SOURCE = "https://github.com/facebookresearch/fairseq/blob/3d262bb/fairseq/dataclass/configs.py"

_COMMANDS = ("fairseq-train", "fairseq-hydra-train", "fairseq_cli.train")
_GROUPS = (
    "optimization.max_update",
    "task._name",
    "criterion._name",
    "distributed_training.distributed_world_size",
)
_BATCHES = ("dataset.batch_size", ".batch_size", "max_sentences")
_LENGTHS = ("tokens_per_sample", "max_sample_size", "max_source_positions")


def recognise(document: Document) -> int:
    """By its commands, or by the groups of its YAML."""
    if document.syntax == "shell":
        script = document.starts("train.py") and document.has("update_freq")
        return 90 * bool(script or document.starts(*_COMMANDS))
    factors = bool(_factors(document))
    return min(25 * document.has(*_GROUPS) + 40 * factors, 95)


def read(document: Document, facts: Facts) -> None:
    """The batch of a process, the passes, the processes."""
    facts.take("micro_batch_size", document, *_BATCHES)
    facts.take("sequence_length", document, *_LENGTHS)
    facts.take("world_size", document, "distributed_world_size")
    facts.take("max_tokens", document, "max_tokens")
    factors = _factors(document)
    if factors:
        number = whole(factors[0].value)
        if number:
            facts.put("gradient_accumulation_steps", number, factors[0])
        if len(factors) > 1:
            text = ", ".join(str(factor.value) for factor in factors)
            facts.put("scheduled_accumulation", text, factors[0])


def check(reading: Reading) -> None:
    """Nothing has to divide: all three are stated."""
    reading.default("gradient_accumulation_steps", 1)
    layout.replicas(reading)
    if stages := reading.value("scheduled_accumulation"):
        value = reading.number("gradient_accumulation_steps")
        reading.note(
            "fairseq-scheduled-accumulation",
            "gradient_accumulation_steps",
            stages=stages,
            value=value,
        )
    most = reading.number("max_tokens")
    if most and not reading.number("micro_batch_size"):
        reading.note("fairseq-by-tokens", "micro_batch_size", max_tokens=most)


def _factors(document: Document) -> list[Setting]:
    """The passes of each epoch; one for all of them is the usual."""
    listed = [
        setting
        for setting in document.settings
        if setting.path[-2:-1] in (("update_freq",), ("update-freq",))
    ]
    if listed:
        return listed
    found = document.find("update_freq")
    if found is None:
        return []
    parts = str(found.value).strip("[]").split(",")
    return [found._replace(value=whole(part.strip())) for part in parts]
