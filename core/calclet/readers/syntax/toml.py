"""TOML, with the lines that tomllib does not tell."""

import re
import tomllib
from typing import Any

from calclet.readers.limits import check_count, check_depth
from calclet.readers.settings import (
    Document,
    Place,
    Setting,
    Unknown,
    shortened,
    templated,
)

_TABLE = re.compile(r"\s*\[\[?\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*[\w-]+)*)\s*=\s*(.*)""")
_DEPTH = re.compile(r"[\[{]{65}|(?:\.\s*[\w-]+\s*){65}")
_LINE = re.compile(r"\(at line (\d+)")


def parse(name: str, text: str) -> Document:
    """The settings of a TOML text; of a broken one those of its good lines."""
    check_depth(65 if _DEPTH.search(text) else _nesting(text), name, 1)
    places = _places(name, text)
    broken = None
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = _LINE.search(str(error))
        broken = int(found[1]) if found else len(text.split("\n"))
        values = _line_by_line(text)
    settings: list[Setting] = []
    _flatten((), values, places, settings, Place(name, 1, ""))
    check_count(len(settings), name)
    return Document(name, "toml", text, settings, broken=broken)


def _nesting(text: str) -> int:
    """The most brackets that are open within one line's value, roughly."""
    depth = most = 0
    for mark in re.findall(r"[\[\]{}]", text):
        depth = max(0, depth + (1 if mark in "[{" else -1))
        most = max(most, depth)
    return most


def _places(name: str, text: str) -> dict[tuple[str, ...], Place]:
    places: dict[tuple[str, ...], Place] = {}
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.split("\n"), 1):
        if found := _TABLE.match(line):
            table = _parts(found[1])
        elif found := _KEY.match(line):
            places[*table, *_parts(found[1])] = Place(name, number, shortened(line))
    return places


def _parts(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))


def _line_by_line(text: str) -> dict[str, Any]:
    """Every `key = value` that is good by itself, under its table."""
    values: dict[str, Any] = {}
    table: tuple[str, ...] = ()
    for line in text.split("\n"):
        if found := _TABLE.match(line):
            table = _parts(found[1])
        elif found := _KEY.match(line):
            try:
                value = tomllib.loads(f"x = {found[2]}")["x"]
            except (ValueError, RecursionError):
                continue
            home = values
            for part in (*table, *_parts(found[1])[:-1]):
                inner = home.setdefault(part, {})
                home = inner if isinstance(inner, dict) else {}
            home[_parts(found[1])[-1]] = value
    return values


def _flatten(
    path: tuple[str, ...],
    value: Any,
    places: dict[tuple[str, ...], Place],
    settings: list[Setting],
    place: Place,
) -> None:
    place = places.get(path, place)
    if isinstance(value, dict):
        for key, inner in value.items():
            _flatten((*path, key), inner, places, settings, place)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            _flatten((*path, str(index)), inner, places, settings, place)
    elif isinstance(value, str) and templated(value):
        settings.append(Setting(path, Unknown(value), place))
    elif isinstance(value, bool | int | float | str):
        settings.append(Setting(path, value, place))
    else:
        settings.append(Setting(path, str(value), place))
