"""LICENSES.txt: what the built site carries that others wrote, with their terms."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).with_name("licences")
_RULE = "=" * 78
_INTRODUCTION = """\
Calclet itself is under the MIT licence, the first text below. The rest of this file
names the software of others that this site carries, where its source is to be had,
and under which terms; each text is printed once, at the end.
"""


def inputs(project: Path) -> list[Path]:
    """Every file that decides what licences_text gives."""
    packages = (_package(project, entry) for entry in components())
    return [
        project / "LICENSE",
        *sorted(_FOLDER.iterdir()),
        *(package for package in packages if package),
    ]


def components() -> list[dict[str, Any]]:
    """The list, as components.toml has it."""
    listed = tomllib.loads((_FOLDER / "components.toml").read_text("utf-8"))
    components: list[dict[str, Any]] = listed["component"]
    return components


def licences_text(project: Path) -> str:
    """The whole of LICENSES.txt."""
    listed = components()
    names = dict.fromkeys(name for entry in listed for name in entry["texts"])
    own = (project / "LICENSE").read_text("utf-8").strip()
    parts = [_INTRODUCTION.strip(), own]
    parts += ["\n".join(_entry(project, entry)) for entry in listed]
    parts += [f"{name}\n\n{_text(name)}" for name in names]
    return f"\n\n{_RULE}\n\n".join(parts) + "\n"


def _entry(project: Path, entry: dict[str, Any]) -> Iterator[str]:
    package = _package(project, entry)
    version = entry.get("version", "")
    if package:
        version = json.loads(package.read_text("utf-8"))["version"]
    yield f"{entry['name']} {version}".rstrip()
    yield f"Licence: {entry['licence']} (see {', '.join(entry['texts'])} below)"
    yield f"Source: {entry['source']}"
    yield f"Where: {entry['parts']}"
    yield from entry["copyright"]


def _package(project: Path, entry: dict[str, Any]) -> Path | None:
    if "npm" not in entry:
        return None
    return project / "node_modules" / str(entry["npm"]) / "package.json"


def _text(name: str) -> str:
    return (_FOLDER / name).read_text("utf-8").strip("\n")
