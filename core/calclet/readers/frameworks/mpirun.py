"""mpirun and mpiexec: -np processes in all, or -N on each of the hosts listed."""

from calclet.readers.facts import Facts
from calclet.readers.settings import Document

NAME = "mpirun"
ROLE = "launcher"
SOURCE = "https://docs.open-mpi.org/en/main/man-openmpi/man1/mpirun.1.html"

_SCOPE = "mpirun"


def recognise(document: Document) -> int:
    """Whether the script starts it."""
    return 60 * document.starts("mpirun", "mpiexec", "orterun")


def read(document: Document, facts: Facts) -> None:
    """The processes."""
    facts.take("world_size", document, "np", "n", "c", scope=_SCOPE)
    facts.take("gpus_per_node", document, "npernode", "N", "ppn", scope=_SCOPE)
    hosts = document.find("H", "host", "hosts", scope=_SCOPE)
    if hosts and isinstance(hosts.value, str):
        names = hosts.value.split(",")
        facts.put("nodes", len(names), hosts)
        slots = [name.partition(":")[2] for name in names]
        if "world_size" not in facts and all(map(str.isdigit, slots)):
            facts.put("world_size", sum(map(int, slots)), hosts)
