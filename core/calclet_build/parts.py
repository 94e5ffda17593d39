"""What pages load only when it is asked for: modules of the core, and their libraries.

Nothing lists them but `calclet.kinds`: a part is there when one of its modules is. A
library that a part imports is a part of its own, which pages load when they need it.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from calclet.kinds import KINDS
from calclet_build.mistake import Mistake
from calclet_build.sources import Reach, reach

if TYPE_CHECKING:
    from collections.abc import Iterator

_PACKAGE = "calclet"
_CALCULATORS = "calclet.calculators"
# A calculator's own solver, which is none of its page's business until it is asked.
_SOLVER = "choices"


class Part(NamedTuple):
    """An archive that comes when it is asked for."""

    parent: Path  # the folder that its files are below
    reach: Reach


def find_parts(parent: Path, slugs: list[str]) -> dict[str, Part]:
    """Those that exist, by name; of the core's below `parent`, then libraries."""
    roots: dict[str, list[str]] = {}
    for kind in KINDS.values():
        roots.setdefault(kind.part, []).extend(_modules(parent, kind.module))
    for slug in slugs:
        solver = f"{_CALCULATORS}.{slug.replace('-', '_')}.{_SOLVER}"
        roots["tools"].extend(_modules(parent, solver))
    parts = {
        name: Part(parent, reach(parent, _PACKAGE, modules))
        for name, modules in roots.items()
        if modules
    }
    for name, part in list(parts.items()):
        for library in sorted(_libraries(part.reach)):
            parts[library] = _library(library, name, part.reach.foreign)
    return parts


def _modules(parent: Path, module: str) -> Iterator[str]:
    """The module if it exists; of a package also those that only its folders list."""
    place = parent / module.replace(".", "/")
    if place.with_suffix(".py").is_file():
        yield module
    for file in sorted([*place.glob("__init__.py"), *place.glob("*/**/*.py")]):
        found = ".".join(file.relative_to(parent).with_suffix("").parts)
        yield found.removesuffix(".__init__")


def _libraries(reached: Reach) -> set[str]:
    """What is imported that is neither ours nor Python's."""
    tops = {name.partition(".")[0] for name in reached.foreign}
    return tops - sys.stdlib_module_names - {_PACKAGE}


def _library(name: str, part: str, wanted: set[str]) -> Part:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise Mistake(
            f"{part} imports {name}, which Python in a browser lacks, and which is not "
            "installed here: a part may need a library in pure Python, among the "
            "dependencies of the build"
        )
    origin = Path(spec.origin)
    parent = origin.parents[1] if spec.submodule_search_locations else origin.parent
    roots = [found for found in wanted if found.partition(".")[0] == name]
    return Part(parent, reach(parent, name, roots))
