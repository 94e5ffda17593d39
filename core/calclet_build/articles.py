"""Articles: Markdown with computed numbers, to the parts of a page.

Headings carry their id, `## Why it matters {#why}`, so that a translation can
change every word and keep the addresses. Numbers are never typed: `{ $id }` and
`{ COMPACT($id) }` come from the case `worked-example`, `{ $case.id }` from another.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from calclet.units import dimension
from calclet_build.markdown import markup, parser, plain
from calclet_build.message_files import shell_files
from calclet_build.mistake import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from markdown_it.token import Token
    from markupsafe import Markup

    from calclet_build.definitions import Calculator
    from calclet_build.words import Voice, Words

SECTIONS = ("what", "why", "formula", "example", "limits")
PARTS = (*SECTIONS, "questions", "disclaimer")
WORKED_EXAMPLE = "worked-example"

type Numbers = Mapping[str, Mapping[str, str]]  # case -> input or output -> exact

_PLACEABLE = re.compile(r"\{\s*(COMPACT\()?\s*\$([\w.-]+)\s*\)?\s*\}")
_HEADING_ID = re.compile(r"\s*\{#([\w-]+)\}$")


@dataclass(frozen=True)
class Section:
    """A titled part of an article."""

    id: str
    title: str
    html: Markup


@dataclass(frozen=True)
class Question:
    """A question and its answer, as HTML and as plain text."""

    id: str
    question: str
    html: Markup
    text: str


@dataclass(frozen=True)
class Questions:
    """The questions under their heading."""

    id: str
    title: str
    items: list[Question]


@dataclass(frozen=True)
class Article:
    """What stands below a calculator."""

    lang: str
    sections: list[Section]
    questions: Questions | None = None
    disclaimer: Section | None = None


@dataclass(frozen=True)
class _Part:
    id: str
    title: str
    body: list[Token]


def measured(field: Mapping[str, Any]) -> bool:
    """Whether its value is told with its unit: bytes and shares, not tokens."""
    return bool(dimension(field["unit"]))


def read_article(calculator: Calculator, lang: str, words: Words) -> Article:
    """The article of one calculator for the pages of one language."""
    spoken = calculator.spoken(lang, ".md")
    if calculator.completed and not any(calculator.folder.glob("*.md")):
        return Article(spoken, [])  # its author has not written one yet
    files = [*shell_files(words.project, spoken), calculator.file(spoken, ".ftl")]
    manifest = calculator.manifest
    fields = {x["id"]: x for x in [*manifest["inputs"], *manifest["outputs"]]}
    numbers = calculator.numbers
    voice = words.voice(spoken, files)
    return parse_article(calculator.file(lang, ".md"), voice, numbers, fields)


def parse_article(
    file: Path, voice: Voice, numbers: Numbers, fields: Mapping[str, Any]
) -> Article:
    """An article with its numbers, as the voice says them.

    fields: of the calculator, by id.
    """
    if not file.exists():
        raise Mistake("is missing: English is what other languages fall back to", file)
    markdown = parser(voice.words)

    def render(tokens: list[Token]) -> Markup:
        try:
            return markup(markdown.renderer.render(tokens, markdown.options, {}))
        except Mistake as mistake:
            raise Mistake(mistake.what, file, _line(tokens)) from mistake

    tokens = markdown.parse("\n".join(_filled(file, voice, numbers, fields)))
    parts = {part.id: part for part in _split(file, tokens, "h2")}
    if tuple(parts) != PARTS:
        raise Mistake(
            f"has the sections {', '.join(parts)}; each article has, in this order, "
            + ", ".join(f"{{#{name}}}" for name in PARTS),
            file,
        )
    sections = {
        part.id: Section(part.id, part.title, render(part.body))
        for part in parts.values()
    }
    asked = parts["questions"]
    items = []
    for number, part in enumerate(_split(file, asked.body, "h3"), 1):
        html = render(part.body)
        items.append(Question(f"question-{number}", part.title, html, plain(html)))
    return Article(
        voice.lang,
        [sections[name] for name in SECTIONS],
        Questions(asked.id, asked.title, items),
        sections["disclaimer"],
    )


def _filled(
    file: Path, voice: Voice, numbers: Numbers, fields: Mapping[str, Any]
) -> Iterator[str]:
    for count, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):

        def fill(match: re.Match[str], count: int = count) -> str:
            case, _, name = match[2].rpartition(".")
            exact = numbers.get(case or WORKED_EXAMPLE, {}).get(name)
            if exact is None:
                raise Mistake(f"{match[0]} names no case and value", file, count)
            field = fields[name]
            # A count is followed by its own word, in the article's grammar.
            told = field if measured(field) else field | {"unit": "", "units": []}
            return voice.compact(exact) if match[1] else voice.say(exact, told)

        yield _PLACEABLE.sub(fill, line)


def _split(file: Path, tokens: list[Token], tag: str) -> Iterator[_Part]:
    """Cuts at each heading of a level."""
    starts = [
        index
        for index, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag == tag
    ]
    if not starts or starts[0]:
        raise Mistake(f"must begin with a heading ({tag})", file, _line(tokens))
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        heading = tokens[start + 1].content
        named = _HEADING_ID.search(heading)
        if tag == "h2" and not named:
            raise Mistake(f"{heading!r} lacks its {{#id}}", file, _line(tokens[start:]))
        title = _HEADING_ID.sub("", heading)
        yield _Part(named[1] if named else "", title, tokens[start + 3 : end])


def _line(tokens: list[Token]) -> int | None:
    lines = tokens[0].map if tokens else None
    return lines[0] + 1 if lines else None
