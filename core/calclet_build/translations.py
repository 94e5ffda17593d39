"""What each language lacks, and what English has changed since it was translated.

Of every message and every part of an article, `translated/<tag>.json` holds the mark of
the English text that it was written from. Where English has another mark now, the
translation is stale: it may still be right, and whoever has looked records that.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from calclet_build.site import DEFAULT_LANGUAGE, language_tags
from calclet_build.steps import digest

if TYPE_CHECKING:
    from collections.abc import Iterator

RECORDS = Path(__file__).with_name("translated")
MARK = 8  # digits of a hash: enough to tell two texts of one message apart

_PART = re.compile(r"^## .*\{#([\w-]+)\}\s*$", re.MULTILINE)

type Marks = dict[str, str]  # place of a text -> mark of its English


class Report(NamedTuple):
    """Places of texts in one language."""

    lang: str
    missing: list[str]
    stale: list[str]
    articles: list[str]  # that readers get in English, which is allowed
    pending: list[str]  # files still to be written, which are in English until then


def report(project: Path, lang: str) -> Report:
    """What a language lacks, by the English files of today."""
    recorded = _recorded(lang)
    found = Report(lang, [], [], [], [])
    waiting = pending().get(lang, [])
    for english in english_files(project):
        place, own = english.relative_to(project), english.with_stem(lang)
        if english.suffix == ".md" and not own.exists():
            found.articles.append(str(place.parent))
            continue
        if place.as_posix() in waiting and not own.exists():
            found.pending.append(place.as_posix())
            continue
        had = _texts(own) if own.exists() else {}
        for id_, mark in _texts(english).items():
            key = f"{place.as_posix()}#{id_}"
            if id_ not in had:
                found.missing.append(key)
            elif recorded.get(key) != mark:
                found.stale.append(key)
    return found


def pending() -> dict[str, list[str]]:
    """By language, the English files that have no words in it yet."""
    file = RECORDS / "pending.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def record(project: Path, lang: str) -> None:
    """Says that all texts of a language fit the English of today."""
    marks: Marks = {}
    for english in english_files(project):
        own = english.with_stem(lang)
        had = _texts(own) if own.exists() else {}
        place = english.relative_to(project).as_posix()
        marks |= {f"{place}#{x}": m for x, m in _texts(english).items() if x in had}
    RECORDS.mkdir(exist_ok=True)
    text = json.dumps(marks, indent=0, sort_keys=True, ensure_ascii=False)
    (RECORDS / f"{lang}.json").write_text(f"{text}\n", encoding="utf-8")


def translated_languages(project: Path) -> list[str]:
    """All but the one that the others are written from."""
    return [tag for tag in language_tags(project) if tag != DEFAULT_LANGUAGE]


def english_files(project: Path) -> Iterator[Path]:
    """Everything that is said in English, and so in other languages."""
    for folder in ("widget/messages", "embed/messages", "core/calclet"):
        for ending in (".ftl", ".md"):
            yield from sorted((project / folder).rglob(f"en{ending}"))


def lines(found: Report) -> list[str]:
    """As a person reads it."""
    said = [f"{found.lang}: lacks {place}" for place in found.missing]
    said += [f"{found.lang}: English has changed: {place}" for place in found.stale]
    if found.pending:
        said.append(f"{found.lang}: in English for now: {', '.join(found.pending)}")
    if found.articles:
        count = len(found.articles)
        said.append(f"{found.lang}: {count} articles are shown in English")
    return said or [f"{found.lang}: complete"]


def _recorded(lang: str) -> Marks:
    file = RECORDS / f"{lang}.json"
    marks: Marks = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return marks


def _texts(file: Path) -> Marks:
    text = file.read_text("utf-8")
    return dict(_parts(text) if file.suffix == ".md" else _messages(text))


def _messages(text: str) -> Iterator[tuple[str, str]]:
    serializer = FluentSerializer()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            entry.comment = None
            yield entry.id.name, _mark(serializer.serialize_entry(entry))


def _parts(text: str) -> Iterator[tuple[str, str]]:
    starts = [*_PART.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], _mark(text[start.start() : end])


def _mark(text: str) -> str:
    return digest(text.strip().encode())[:MARK]
