"""The frameworks that are known: the modules of `calclet.readers.frameworks`."""

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from calclet.readers import frameworks
from calclet.readers.facts import Facts, Reading
from calclet.readers.settings import Document


class Message(NamedTuple):
    """An error text or a log line that a framework prints.

    Named groups of the pattern are the arguments of the code, and numbers whose name
    has a _ are facts too: `(?P<micro_batch_size>\\d+)`, but not `(?P<value>\\d+)`. What
    is no problem only states facts, and `code` may then be empty.
    """

    code: str
    pattern: re.Pattern[str]
    problem: bool = True


class Snippet(NamedTuple):
    """A file that was written."""

    name: str
    language: str
    text: str


class Framework(Protocol):
    """What a module may define; all but NAME and `recognise` may be left out."""

    NAME: str
    ROLE: str  # one of ROLES
    WITH: tuple[str, ...]
    KEYS: Mapping[str, str]
    GENERATIONS: tuple[str, ...]
    MESSAGES: tuple[Message, ...]
    recognise: Callable[[Document], int]
    read: Callable[[Document, Facts], None]
    before: Callable[[Reading], None]
    check: Callable[[Reading], None]
    beside: Callable[[Reading], None]
    write: Callable[[dict[str, int], str], list[Snippet]]


ROLES = ("framework", "engine", "launcher", "scheduler")
_found: dict[str, Framework] = {}


def known() -> dict[str, Framework]:
    """Every framework by its id, which is the name of its module, sorted."""
    if not _found:
        from pkgutil import iter_modules

        found = {module.name for module in iter_modules(frameworks.__path__)}
        for name in sorted(x for x in found if not x.startswith("_")):
            path = f"{frameworks.__name__}.{name}"
            _found[name] = cast("Framework", import_module(path))
    return _found


def role(framework: Framework) -> str:
    """What part it plays among several: whose values go before whose."""
    return getattr(framework, "ROLE", "framework")


def messages(framework: Framework) -> tuple[Message, ...]:
    """The texts that it is known by."""
    return getattr(framework, "MESSAGES", ())
