"""Environment variables that say how many processes there are: WORLD_SIZE and others.

CUDA_VISIBLE_DEVICES alone starts no process; frameworks that use all visible GPUs from
one process ask for `visible_gpus`.
"""

from calclet.readers.facts import Facts
from calclet.readers.settings import Document

NAME = "environment variables"
ROLE = "scheduler"
SOURCE = "https://docs.pytorch.org/docs/stable/elastic/run.html#environment-variables"


def recognise(document: Document) -> int:
    """Whether it sets one of them."""
    return 30 * bool(
        document.has(
            "WORLD_SIZE", "PET_NPROC_PER_NODE", "CUDA_VISIBLE_DEVICES", scope="env"
        )
    )


def read(document: Document, facts: Facts) -> None:
    """The processes, and the GPUs that one process sees."""
    facts.take("world_size", document, "WORLD_SIZE", scope="env")
    facts.take("gpus_per_node", document, "PET_NPROC_PER_NODE", scope="env")
    facts.take("nodes", document, "PET_NNODES", scope="env")
    visible = document.find("CUDA_VISIBLE_DEVICES", scope="env")
    if visible:
        devices = [x for x in str(visible.value).split(",") if x.strip().isdigit()]
        if devices:
            facts.put("visible_gpus", len(devices), visible)
