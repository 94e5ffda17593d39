"""torchrun, and `python -m torch.distributed.run` or `.launch` as it was before.

--nproc_per_node processes on each of --nnodes nodes; either is 1 if not told. `gpu`,
`auto` and an elastic range `1:4` leave the number to the machine.
"""

from calclet.readers.facts import Fact, Facts
from calclet.readers.settings import Document

NAME = "torchrun"
ROLE = "launcher"
SOURCE = (
    "https://github.com/pytorch/pytorch/blob/"
    "f34fa1515024423a239ce26f33a8b65ea9252502/torch/distributed/run.py"
)

_PROGRAMS = ("torchrun", "torch.distributed.run", "torch.distributed.launch")
_SCOPE = "torchrun"


def recognise(document: Document) -> int:
    """Whether the script starts it."""
    flags = document.find("nproc_per_node", scope=_SCOPE)
    return 60 if flags or document.starts(*_PROGRAMS) else 0


def read(document: Document, facts: Facts) -> None:
    """Nodes and processes per node."""
    facts.take("gpus_per_node", document, "nproc_per_node", scope=_SCOPE)
    facts.take("nodes", document, "nnodes", scope=_SCOPE)
    for name in ("gpus_per_node", "nodes"):
        if name not in facts and name not in facts.open:
            facts[name] = Fact(1, by="default")
