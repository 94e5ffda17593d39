"""Which files the words of a page come from, and which of their messages it needs."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

FALLBACK = "en"
WITHOUT_WORDS = ("one", "learning_rate", "percent")  # units of plain numbers and signs
PARTS = ("", "kinds", "units")  # folders of the messages that every page knows

_ENTRY = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_NAME = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_ATTRIBUTE = re.compile(r"^(?=[ \t]+\.[a-z])", re.MULTILINE)
_STATIC = re.compile(r"\s*\.(help|placeholder)\b")
_LITERAL = re.compile(r"""["'`]([a-z][a-z0-9-]*)["'`]""")
_BEGINNING = re.compile(r"""[`"']([a-z][a-z-]*-)(?=\$\{|["'`])""")
_UNIT = re.compile(r"unit-(?:name-)?(\w+) *=")


def shell_files(project: Path, tag: str) -> list[Path]:
    """What every page says; a part that a language lacks is in English."""
    return [_file(project / "widget/messages" / part, tag) for part in PARTS]


def _file(folder: Path, tag: str) -> Path:
    own = folder / f"{tag}.ftl"
    return own if own.exists() else folder / f"{FALLBACK}.ftl"


def catalogue_file(project: Path, tag: str) -> Path:
    """What the pages say that lead to calculators."""
    return _file(project / "widget/messages/catalogue", tag)


def tools_file(project: Path, tag: str) -> Path:
    """What the tools beside a calculator say."""
    return _file(project / "widget/messages/tools", tag)


def read_messages(file: Path) -> str:
    """The text of a file; what its language does not say yet, it says in English."""
    text, english = file.read_text("utf-8"), file.with_name(f"{FALLBACK}.ftl")
    if file == english or not english.exists():
        return text
    known = {_id(entry) for entry in _ENTRY.split(text)} | {""}
    entries = _ENTRY.split(english.read_text("utf-8"))
    lacking = [entry for entry in entries if _id(entry) not in known]
    return "\n".join([text, *lacking]) if lacking else text


def _id(entry: str) -> str:
    """Empty for comments: nobody lacks those."""
    found = _NAME.match(entry)
    return found[1] if found else ""


def shell_text(project: Path, tag: str, units: set[str]) -> str:
    """The messages that scripts say on every page, of units these only."""
    texts = [read_messages(file) for file in shell_files(project, tag)]
    shell = [needed(project, text) for text in texts[:-1]]
    return "".join([*shell, *_of_units(texts[-1], units)])


def tools_text(project: Path, tag: str) -> str:
    """All that the tools' scripts say, also of the messages of every page."""
    texts = [read_messages(file) for file in shell_files(project, tag)[:-1]]
    shell = [needed(project, text, spoken=_spoken(project, "tools")) for text in texts]
    return "".join([*shell, read_messages(tools_file(project, tag))])


def part_words(project: Path, tag: str) -> Iterator[tuple[str, str]]:
    """What modules of the core that come on demand have words of their own for."""
    for folder in sorted((project / "core/calclet").glob("*/words")):
        yield folder.parent.name, read_messages(_file(folder, tag))


def units_text(project: Path, tag: str, manifest: Mapping[str, Any]) -> str:
    """The messages of the units that a calculator's values are told in."""
    file = _file(project / "widget/messages/units", tag)
    return "".join(_of_units(read_messages(file), units_of([manifest])))


def _of_units(text: str, units: set[str]) -> Iterator[str]:
    for entry in _ENTRY.split(text):
        unit = _UNIT.match(entry)
        if unit and unit[1] in units:
            yield entry


def needed(
    project: Path,
    text: str,
    fields: Iterable[str] = (),
    spoken: _Spoken | None = None,
) -> str:
    """Of a file's messages those that scripts say; the others stand in the page.

    fields: what the script names beside, inputs and outputs of a calculator.
    """
    spoken = spoken or _spoken(project)
    kept = {*spoken.names, *fields}
    entries = {_id(entry): entry for entry in _ENTRY.split(text) if _id(entry)}
    chosen = {x for x in entries if x in kept or x.startswith(spoken.beginnings)}
    todo = list(chosen)
    while todo:  # what these messages themselves name
        named = {*_REFERENCE.findall(entries[todo.pop()])} & entries.keys()
        todo += named - chosen
        chosen |= named
    return "".join(_without_help(x) for name, x in entries.items() if name in chosen)


class _Spoken(NamedTuple):
    """What scripts call messages by: their names, and how names begin."""

    names: frozenset[str]
    beginnings: tuple[str, ...]


@cache
def _spoken(project: Path, room: str = "") -> _Spoken:
    if room == "tools":
        sources = list((project / "widget/tools").rglob("*.js"))
    else:
        sources = [
            x for one in ("widget", "embed") for x in (project / one).glob("*.js")
        ]
    text = "\n".join(path.read_text("utf-8") for path in sorted(sources))
    names = frozenset(_LITERAL.findall(text))
    # A calculator's own codes begin so, and come from Python.
    beginnings = {*_BEGINNING.findall(text), "refusal-", "remark-"}
    return _Spoken(names, tuple(sorted(beginnings)))


def _without_help(entry: str) -> str:
    """Help and placeholders stand in the page, however often it calculates."""
    value, *attributes = _ATTRIBUTE.split(entry)
    return value + "".join(x for x in attributes if not _STATIC.match(x))


def units_of(manifests: Iterable[Mapping[str, Any]]) -> set[str]:
    """Every unit that the values of these calculators can be told in."""
    fields = [x for one in manifests for x in [*one["inputs"], *one["outputs"]]]
    fields += [column for field in fields for column in field.get("columns") or ()]
    named = {field.get("unit", "") for field in fields}
    return named | {unit for field in fields for unit in field.get("units") or ()}
