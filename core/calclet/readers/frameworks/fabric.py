"""Lightning Fabric's launcher, `fabric run`.

--devices processes on each of --num-nodes nodes; either is 1 if not told, and so is
`auto`. A list counts its devices, -1 leaves the number to the machine.
"""

from calclet.readers.facts import Fact, Facts, whole
from calclet.readers.settings import Document

NAME = "Lightning Fabric"
ROLE = "launcher"
SOURCE = (
    "https://github.com/Lightning-AI/pytorch-lightning/blob/"
    "021e6b11da0ee2842011308f67693d5662a4e0db/src/lightning/fabric/cli.py"
)

_SCOPE = "fabric"


def recognise(document: Document) -> int:
    """Whether the script starts it."""
    return 60 * document.starts("fabric")


def read(document: Document, facts: Facts) -> None:
    """Nodes and processes per node."""
    facts.take("nodes", document, "num_nodes", scope=_SCOPE)
    facts.setdefault("nodes", Fact(1, by="default"))
    devices = document.find("devices", scope=_SCOPE)
    if devices is None or devices.value == "auto":
        facts["gpus_per_node"] = Fact(1, by="default")
    elif "," in (text := str(devices.value)):
        listed = [part for part in text.strip("[]").split(",") if part.strip()]
        facts.put("gpus_per_node", len(listed), devices)
    elif (number := whole(devices.value)) and number > 0:
        facts.put("gpus_per_node", number, devices)
    else:
        facts.open["gpus_per_node"] = devices
