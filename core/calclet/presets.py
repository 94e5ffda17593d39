"""Known values to fill in: dated tables, a source for every row.

[[row]]
id = "llama-3-8b"        title, date and source beside it, then a text per column
"""

import re
import tomllib
from importlib.resources import files
from typing import Any

from calclet.definition import Definition, Preset
from calclet.errors import BadInput, DefinitionError
from calclet.quantities import ENGLISH
from calclet.values import read

_ID = re.compile(r"[a-z0-9][a-z0-9._-]*")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_ABOUT = ("id", "title", "date", "source")


def rows(definition: Definition, preset: Preset) -> list[dict[str, Any]]:
    """The rows that say something of an input, its values as exact text.

    A row leaves inputs alone that it has no column for. Raises DefinitionError, with
    the row's id, for what is missing or cannot be read.
    """
    found = []
    for row in _table(definition, preset.table):
        about = {key: str(row.get(key, "")) for key in _ABOUT}
        _check(definition, preset, about)
        values = {
            name: _text(definition, preset, about["id"], name, str(row[column]))
            for name, column in preset.fills.items()
            if column in row
        }
        if values:
            found.append(about | {"values": values})
    if not found:
        raise DefinitionError(f"{definition.id}: preset {preset.id} has no row")
    return found


def _table(definition: Definition, name: str) -> list[dict[str, Any]]:
    own = files(definition.function.__module__) / f"{name}.toml"
    place = own if own.is_file() else files("calclet") / "data" / f"{name}.toml"
    try:
        text = place.read_text(encoding="utf-8")
        table: list[dict[str, Any]] = tomllib.loads(text)["row"]
    except (OSError, KeyError, ValueError) as error:
        raise DefinitionError(f"{definition.id}: table {name}: {error}") from error
    return table


def _check(definition: Definition, preset: Preset, about: dict[str, str]) -> None:
    wrong = ""
    if not _ID.fullmatch(about["id"]):
        wrong = "has no id"
    elif not about["title"]:
        wrong = "has no title"
    elif not _DATE.fullmatch(about["date"]):
        wrong = "has no date like 2026-11-30"
    elif not about["source"].strip():
        wrong = "names no source"
    if wrong:
        row = f"{definition.id}: preset {preset.id}, row {about['id'] or about!r}"
        raise DefinitionError(f"{row} {wrong}")


def _text(
    definition: Definition, preset: Preset, row: str, name: str, text: str
) -> str:
    try:
        return read(definition.inputs[name], text, ENGLISH).text
    except BadInput as error:
        place = f"{definition.id}: preset {preset.id}, row {row}: {name}"
        raise DefinitionError(f"{place}: {text!r}: {error.code}") from error
