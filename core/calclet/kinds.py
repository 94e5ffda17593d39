"""What can be asked beside `calculate`, whose code is loaded when it is asked for.

Each kind has a module with `answer(request)`, which gives the keys of an answer from
`ok` on, or raises BadInput. A browser gets it with its part, an archive of its own,
which may come from anywhere on sys.path.
"""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

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


def answer(kind: str, request: Mapping[str, Any]) -> dict[str, Any]:
    """What the kind's module answers; raises BadInput part-missing without one."""
    found = KINDS.get(kind)
    if found is None:
        raise BadInput("bad-request")

    def ask() -> dict[str, Any] | None:
        module = load(found.module)
        return None if module is None else module.answer(request)

    answered = _anew(ask)
    if answered is None:
        raise BadInput("part-missing", part=found.part)
    return answered


def load(name: str) -> ModuleType | None:
    """A module out of any archive; None if it is in none that has come so far."""
    try:
        return _anew(lambda: import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def _anew[T](work: Callable[[], T]) -> T:
    """Again, as long as what lacks may be in archives that have not been looked in."""
    while True:
        try:
            return work()
        except ImportError:
            if not _look_everywhere():
                raise


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
