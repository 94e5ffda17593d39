"""Which GPUs of a hostfile DeepSpeed's launcher uses.

--include names hosts, and slots of theirs, that are used and no others; --exclude those
that are not: `worker-0@worker-1:0,2`. Both at once are refused, and so is what the
hostfile does not have. --num_nodes takes the first hosts, --num_gpus so many of each,
whatever slots there are; neither goes with a filter. What comes of it is handed on as
--world_info, the slots of each host as JSON in base64.
"""

from collections.abc import Mapping

from calclet.readers.facts import Facts, Reading
from calclet.readers.frameworks import hostfile
from calclet.readers.settings import Document
from calclet.readers.syntax import encoded

_SCOPE = "deepspeed"


def read(document: Document, facts: Facts) -> None:
    """The launcher's flags."""
    facts.take("gpus_per_node", document, "num_gpus", scope=_SCOPE)
    facts.take("nodes", document, "num_nodes", scope=_SCOPE)
    facts.take_any("include", document, "include", "i", scope=_SCOPE)
    facts.take_any("exclude", document, "exclude", "e", scope=_SCOPE)
    include = document.find("include", "i", scope=_SCOPE)
    if include and isinstance(include.value, str):
        named = _hosts(include.value).values()
        if all(named):
            facts.put("world_size", sum(map(len, named)), include)
    world = document.find("world_info", scope=_SCOPE)
    if world and (slots := encoded.parse(document.name, str(world.value)).settings):
        facts.put("world_size", len(slots), world)


def before(reading: Reading) -> None:
    """The world size, once the hostfile is known too."""
    own, slots = reading.of("deepspeed"), hostfile.slots_of(reading)
    filters = [name for name in ("include", "exclude") if name in own]
    counts = [name for name in ("nodes", "gpus_per_node") if name in own]
    if repeated := hostfile.repeated(reading):
        reading.problem("deepspeed-host-twice", name=repeated)
    if len(filters) == 2:
        reading.problem("deepspeed-include-exclude")
    elif filters and counts:
        reading.problem("deepspeed-counts-and-filters")
    elif filters:
        _filter(reading, slots, *filters)
    elif slots and counts:
        nodes, each = (reading.number(x) or 0 for x in ("nodes", "gpus_per_node"))
        used = [*slots.values()][: nodes or None]
        total = len(used) * each if each else sum(used)
        reading.derive("world_size", total, counts[-1])


def _filter(reading: Reading, slots: Mapping[str, int], name: str) -> None:
    text = str(reading.of("deepspeed")[name].value)
    whole_hosts = [host for host, named in _hosts(text).items() if not named]
    if name == "include" and whole_hosts:
        # https://github.com/deepspeedai/DeepSpeed/pull/8239
        reading.note("deepspeed-include-whole-host", name=whole_hosts[0])
    chosen = _chosen(reading, slots, text) if slots else None
    if chosen is None:
        return
    used = chosen if name == "include" else sum(slots.values()) - chosen
    if used:
        reading.derive("world_size", used, name)
    else:
        reading.problem("deepspeed-all-excluded")


def _hosts(text: str) -> dict[str, set[str]]:
    """Each host that is named, with its slots if they are."""
    found: dict[str, set[str]] = {}
    for part in text.split("@"):
        name, _, slots = part.partition(":")
        found.setdefault(name, set()).update(filter(None, slots.split(",")))
    return found


def _chosen(reading: Reading, slots: Mapping[str, int], text: str) -> int | None:
    """How many slots are named; None, and a problem, where one is not there."""
    count = 0
    for host, named in _hosts(text).items():
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
