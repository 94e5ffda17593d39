"""The calculators that exist: the folders of `calclet.calculators`.

Nothing lists them. Every folder or zip on sys.path may hold some, under
`calclet/calculators/`: the browser gets each calculator as a zip of its own.
"""

import sys
from importlib import import_module
from types import ModuleType

from calclet import calculators, names
from calclet.definition import Definition
from calclet.errors import DefinitionError, UnknownCalculator


def slugs() -> list[str]:
    """Every calculator's name as it stands in addresses, sorted."""
    from pkgutil import iter_modules  # only lists are made of it, and not in browsers

    _look_everywhere()
    found = {module.name for module in iter_modules(calculators.__path__)}
    return sorted(name.replace("_", "-") for name in found if names.ID.fullmatch(name))


def add(folder: str) -> None:
    """Look for calculators in another folder too: `<folder>/<name>/__init__.py`."""
    if folder not in calculators.__path__:
        calculators.__path__.append(folder)


def find(name: str) -> Definition:
    """The calculator with this slug or id.

    Raises UnknownCalculator, and DefinitionError if its module declares another one.
    """
    identifier = name.replace("-", "_")
    if not names.ID.fullmatch(identifier):
        raise UnknownCalculator(name)
    path = f"{calculators.__name__}.{identifier}"
    # Every request comes by here: what is loaded is not looked for again.
    module = sys.modules.get(path) or _load(path, name)
    definition = getattr(getattr(module, identifier, None), "definition", None)
    if not isinstance(definition, Definition):
        raise DefinitionError(f"{identifier}: no @calculator of this name in {path}")
    return definition


def _load(path: str, name: str) -> ModuleType:
    _look_everywhere()
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        raise UnknownCalculator(name) from None


def _look_everywhere() -> None:
    homes = [f"{entry or '.'}/calclet/calculators" for entry in sys.path]
    known = calculators.__path__
    known.extend(home for home in homes if home not in known)
