"""Jupyter notebooks: the code cells, as one Python source.

Read as JSON, so that it does not matter how the notebook is laid out; every value keeps
the line that it has in the notebook's file.
"""

import re
from collections.abc import Iterator

from calclet.readers.settings import Document, Place, Setting
from calclet.readers.syntax import json, python

_MAGIC = re.compile(r"\s*[!%]")
_OTHER_LANGUAGE = re.compile(r"\s*%%(?!capture|time)\w")


def parse(name: str, text: str) -> Document:
    """What its code says; commands for the shell and magic ones are left out."""
    notebook = json.parse(name, text)
    lines = list(_code(notebook.settings))
    source = "\n".join(line for line, _ in lines)
    found = python.parse(name, source)
    settings = [_placed(setting, lines) for setting in found.settings]
    broken = lines[found.broken - 1][1] if found.broken and lines else notebook.broken
    return Document(name, "python", source, settings, found.programs, broken)


def _code(settings: list[Setting]) -> Iterator[tuple[str, int]]:
    """Each line of code with its line in the notebook's file."""
    kinds = {
        s.path[1]: s.value for s in settings if s.path[::2] == ("cells", "cell_type")
    }
    foreign = ""
    for setting in settings:
        path = setting.path
        if "source" not in path[2:3] or kinds.get(path[1]) != "code":
            continue
        if path[3:] in ((), ("0",)):
            other = _OTHER_LANGUAGE.match(str(setting.value))
            foreign = path[1] if other else ""
        for line in str(setting.value).removesuffix("\n").split("\n"):
            skipped = foreign == path[1] or _MAGIC.match(line)
            yield "" if skipped else line, setting.place.line


def _placed(setting: Setting, lines: list[tuple[str, int]]) -> Setting:
    place = setting.place
    there = Place(place.file, lines[place.line - 1][1], place.text)
    return setting._replace(place=there)
