"""What can be asked beside `calculate`, whose code is loaded when it is asked for.

Each kind has a module with `answer(request)`, which gives the keys of an answer from
`ok` on, or raises BadInput. A browser gets it with its part, an archive of its own,
which may come from anywhere on sys.path.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from calclet.errors import BadInput

_ZIP = ".zip"


class Kind(NamedTuple):
    """Where the code for a kind of request is."""

    module: str
    part: str


KINDS = {
    "solve": Kind("calclet.solving", "tools"),
    "choices": Kind("calclet.choosing", "tools"),
    "sweep": Kind("calclet.sweep", "tools"),
    "read": Kind("calclet.readers", "readers"),
    "write": Kind("calclet.readers", "readers"),
}


def module_of(kind: str) -> ModuleType:
    """The module that answers; raises BadInput part-missing where there is none."""
    found = KINDS.get(kind)
    if found is None:
        raise BadInput("bad-request")
    module = load(found.module)
    if module is None:
        raise BadInput("part-missing", part=found.part)
    return module


def load(name: str) -> ModuleType | None:
    """A module out of any archive; None if it is in none that has come so far."""
    module = _imported(name)
    if module is None and _look_everywhere():
        module = _imported(name)
    return module


def _imported(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def _look_everywhere() -> bool:
    """A package out of one archive may have more modules in those that came later.

    Whether there is anywhere new to look.
    """
    archives = [entry for entry in sys.path if entry.endswith(_ZIP)]
    found = False
    for name, module in list(sys.modules.items()):
        known = getattr(module, "__path__", None)
        if isinstance(known, list) and any(f"{_ZIP}/" in home for home in known):
            homes = [f"{archive}/{name.replace('.', '/')}" for archive in archives]
            new = [home for home in homes if home not in known]
            known.extend(new)
            found = found or bool(new)
    return found
