"""Hostfiles of DeepSpeed and Open MPI: a host with its slots on each line."""

import re

from calclet.readers.limits import check_count
from calclet.readers.settings import Document, Place, Setting, shortened

_LINE = re.compile(r"\s*(?P<host>[^\s#]\S*)\s+slots=(?P<slots>\d{1,9})\b")


def parse(name: str, text: str) -> Document:
    """A setting for each host, the number of its slots."""
    settings: list[Setting] = []
    broken = None
    for number, line in enumerate(text.split("\n"), 1):
        if found := _LINE.match(line):
            place = Place(name, number, shortened(line))
            slots = int(found["slots"])
            settings.append(Setting((found["host"],), slots, place, "hostfile"))
        elif line.strip() and not line.lstrip().startswith("#"):
            broken = broken or number
    check_count(len(settings), name)
    return Document(name, "hostfile", text, settings, broken=broken)
