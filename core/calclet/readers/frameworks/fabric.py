"""Lightning Fabric's launcher, `fabric run`, before `lightning run model`.

--devices processes on each of --num-nodes nodes; either is 1 if not told, and so is
`auto`. A list counts its devices, -1 leaves the number to the machine; the strategy dp
is one process. Its flags are taken from behind the script, too: click's commands allow
that. A Fabric in the code that says something else than the launcher stops.
"""

from calclet.readers.facts import Fact, Facts, Reading, whole
from calclet.readers.settings import Document, Setting

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
    nodes, devices = (_flag(document, key) for key in ("num_nodes", "devices"))
    strategy = _flag(document, "strategy")
    if nodes and (number := whole(nodes.value)):
        facts.put("nodes", number, nodes)
    elif nodes:
        facts.open["nodes"] = nodes
    else:
        facts["nodes"] = Fact(1, by="default")
    if strategy and strategy.value == "dp":
        facts.put("gpus_per_node", 1, strategy)
    elif devices is None or devices.value == "auto":
        facts["gpus_per_node"] = Fact(1, by="default")
    elif "," in (text := str(devices.value)):
        listed = [part for part in text.strip("[]").split(",") if part.strip()]
        facts.put("gpus_per_node", len(listed), devices)
    elif (number := whole(devices.value)) and number > 0:
        facts.put("gpus_per_node", number, devices)
    else:
        facts.open["gpus_per_node"] = devices


def _flag(document: Document, key: str) -> Setting | None:
    """The last of them, before the script or behind it."""
    found = [*document.all(key, scope=_SCOPE), *document.all(f".{key}")]
    return found[-1] if found else None


def beside(reading: Reading) -> None:
    """Fabric compares its arguments in the code with what the launcher was told.

    https://github.com/Lightning-AI/pytorch-lightning/blob/2.6.6/src/lightning/fabric/connector.py
    """
    code, own = reading.of("lightning"), reading.of("fabric")
    for name, key in (("gpus_per_node", "devices"), ("nodes", "num_nodes")):
        stated, launched = code.get(name), own.get(name)
        if not (stated and launched) or stated.value == launched.value:
            continue
        reading.settled.add(name)
        if (name, stated.value) != ("nodes", 1):
            reading.problem(
                "fabric-conflict",
                "data_parallel_size",
                key=key,
                value=stated.value,
                launched=launched.value,
            )
