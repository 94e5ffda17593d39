"""Which GPUs of a hostfile DeepSpeed's launcher uses.

--include names hosts, and slots of theirs, that are used and no others; --exclude those
that are not: `worker-0@worker-1:0,2`. Both at once are refused, and so is what the
hostfile does not have. --num_nodes takes the first hosts, --num_gpus so many of each.
"""

from collections.abc import Mapping

from calclet.readers.facts import Facts, Reading, whole
from calclet.readers.frameworks import hostfile
from calclet.readers.settings import Document

_SCOPE = "deepspeed"


def read(document: Document, facts: Facts) -> None:
    """The launcher's flags."""
    facts.take("gpus_per_node", document, "num_gpus", scope=_SCOPE)
    facts.take("nodes", document, "num_nodes", scope=_SCOPE)
    facts.take_any("include", document, "include", "i", scope=_SCOPE)
    facts.take_any("exclude", document, "exclude", "e", scope=_SCOPE)
    include = document.find("include", "i", scope=_SCOPE)
    if include and isinstance(include.value, str):
        named = [slots for _, slots in _hosts(include.value)]
        if all(named):
            facts.put("world_size", sum(map(len, named)), include)


def before(reading: Reading) -> None:
    """The world size, once the hostfile is known too."""
    own, slots = reading.of("deepspeed"), hostfile.slots_of(reading)
    if "include" in own and "exclude" in own:
        reading.problem("deepspeed-include-exclude")
        return
    name = "include" if "include" in own else "exclude"
    if not slots:
        return
    if name in own:
        chosen = _chosen(reading, slots, str(own[name].value))
        if chosen is not None:
            rest = sum(slots.values()) - chosen
            reading.derive("world_size", chosen if name == "include" else rest, name)
    elif "nodes" in own or "gpus_per_node" in own:
        nodes, each = (own.get(x) for x in ("nodes", "gpus_per_node"))
        used = [*slots.values()][: whole(nodes.value) if nodes else None]
        total = len(used) * (whole(each.value) or 0) if each else sum(used)
        reading.derive("world_size", total, "gpus_per_node" if each else "nodes")


def _hosts(text: str) -> list[tuple[str, set[str]]]:
    """Each host that is named, with its slots if they are."""
    parts = (host.partition(":") for host in text.split("@"))
    return [(name, {*filter(None, slots.split(","))}) for name, _, slots in parts]


def _chosen(reading: Reading, slots: Mapping[str, int], text: str) -> int | None:
    """How many slots are named; None, and a problem, where one is not there."""
    count = 0
    for host, named in _hosts(text):
        there = slots.get(host, 0)
        wrong = sorted(slot for slot in named if not _is_below(slot, there))
        if wrong or not there:
            name = f"{host}:{wrong[0]}" if there else host
            reading.problem("deepspeed-no-such-slot", name=name)
            return None
        count += len(named) or there
    return count


def _is_below(slot: str, count: int) -> bool:
    return slot.isdecimal() and len(slot) < 10 and int(slot) < count
