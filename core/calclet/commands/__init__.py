"""Commands beside the calculators' names: every module here is one.

`read_config.py` is `calclet read-config`. It has `ABOUT`, a line for the help, and
`run(arguments)`, which gives the exit status.
"""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def names() -> list[str]:
    """All of them as they are typed, sorted."""
    found = (module.name for module in iter_modules(__path__))
    return sorted(name.replace("_", "-") for name in found)


def find(name: str) -> ModuleType | None:
    """The module of a command; None if there is no such command."""
    if name not in names():
        return None
    return import_module(f"{__name__}.{name.replace('-', '_')}")
