"""Which files of our package does the browser need? Read from their imports."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from calclet_build.imports import imported


class Reach(NamedTuple):
    files: set[str]  # of the package, as paths below the folder that holds it
    foreign: set[str]  # names imported from elsewhere: the standard library


def reach(parent: Path, package: str, roots: Iterable[str]) -> Reach:
    """Follow the imports of the root modules through the package, wherever written."""
    files: set[str] = set()
    foreign: set[str] = set()
    todo = list(roots)
    while todo:
        name = todo.pop()
        file = _file(parent, name)
        if file is None or file in files:
            continue
        files.add(file)
        todo.extend(_packages_of(name))
        source = (parent / file).read_text("utf-8")
        is_package = file.endswith("/__init__.py")
        for found in imported(source, name, package=is_package):
            if found.partition(".")[0] == package:
                todo.append(found)
            else:
                foreign.add(found)
    return Reach(files, foreign)


def _packages_of(module: str) -> Iterator[str]:
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


def _file(parent: Path, module: str) -> str | None:
    path = module.replace(".", "/")
    for file in (f"{path}/__init__.py", f"{path}.py"):
        if (parent / file).is_file():
            return file
    return None
