"""Hostfiles, such as `worker-1 slots=8`: a process for each slot.

DeepSpeed's launcher has flags that use less of it, see `_deepspeed_hosts`.
"""

from collections.abc import Mapping

from calclet.readers.facts import Facts, Reading, whole
from calclet.readers.settings import Document

NAME = "hostfile"
ROLE = "scheduler"
SOURCE = (
    "https://github.com/deepspeedai/DeepSpeed/blob/"
    "2d991ba352b73e1bdc3d754a245bb85d61f0eb6e/deepspeed/launcher/runner.py"
)


def recognise(document: Document) -> int:
    """Whether it is one."""
    return 60 * (document.syntax == "hostfile" and bool(document.settings))


def read(document: Document, facts: Facts) -> None:
    """Nodes with as many GPUs each, or all GPUs where they have not."""
    first, *_ = document.settings
    slots = [whole(setting.value) or 0 for setting in document.settings]
    facts.put("nodes", len(slots), first)
    if len({*slots}) == 1:
        facts.put("gpus_per_node", slots[0], first)
    else:
        facts.put("world_size", sum(slots), first)


def slots_of(reading: Reading) -> Mapping[str, int]:
    """The slots of each host; empty where there is no hostfile."""
    return {
        setting.path[0]: whole(setting.value) or 0
        for document in reading.documents
        if document.syntax == "hostfile"
        for setting in document.settings
    }


def repeated(reading: Reading) -> str:
    """A host that one file states more than once."""
    for document in reading.documents:
        if document.syntax == "hostfile":
            names = [setting.path[0] for setting in document.settings]
            if len({*names}) < len(names):
                return max(names, key=names.count)
    return ""
