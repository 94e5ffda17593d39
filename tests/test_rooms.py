"""Rooms know one another only through their doors."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CORE = sorted((ROOT / "core/calclet").rglob("*.py"))
IMPORT = re.compile(
    r'^(?:import\s*|(?:import|export)\s[\w\s{},*$]*?\bfrom\s*)"([^"]+)"', re.MULTILINE
)
SHIPPED = {"@fluent/bundle", "pyodide", "pyodide/pyodide.asm.mjs"}
# A part of its own in browsers, an extra elsewhere.
OPTIONAL = {("yaml_nodes.py", "yaml")}
# What one room's scripts may take from another's: contracts and pure functions.
DOORS = {
    ("embed", "widget"): {
        "protocol.js",
        "address.js",
        "words.js",
        "trusted.js",
        "values.js",
        "contrast.js",
    },
    ("widget", "embed"): {"snippets.js"},
}


def imported(tree: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.add(node.module or "")
    return names


def scripts() -> list[Path]:
    rooms = ("widget", "widget/tools", "embed")
    found = [f for room in rooms for f in sorted((ROOT / room).glob("*.js"))]
    return found + sorted((ROOT / "widget/tools").glob("*/*.js"))


def room_of(file: Path) -> str:
    return file.relative_to(ROOT).parts[0]


@pytest.mark.parametrize("file", CORE, ids=lambda f: str(f.relative_to(ROOT)))
def test_core_needs_the_standard_library_only(file: Path) -> None:
    """No package, no browser, no other room."""
    for name in imported(ast.parse(file.read_text("utf-8"))):
        top = name.split(".")[0]
        known = top == "calclet" or top in sys.stdlib_module_names
        assert known or (file.name, top) in OPTIONAL, name


@pytest.mark.parametrize("file", scripts(), ids=lambda f: str(f.relative_to(ROOT)))
def test_scripts_enter_other_rooms_by_their_doors(file: Path) -> None:
    """Relative imports stay in the room or go through a named door."""
    room = room_of(file)
    for target in IMPORT.findall(file.read_text("utf-8")):
        if not target.startswith("."):
            assert target in SHIPPED, f"{file.name}: {target}"
            continue
        found = (file.parent / target).resolve()
        assert found.is_file(), f"{file.name}: {target}"
        if room_of(found) != room:
            door = DOORS.get((room, room_of(found)), set())
            assert found.name in door, f"{file.name}: {target}"
