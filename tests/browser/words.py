"""Expected texts, read from the message files and never typed into a test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tests.browser.driver import plain

ROOT = Path(__file__).parents[2]
HOLE = "\0"


# One for each way of writing. What differs in a language beyond that are its texts,
# which the tests of the build read, and their lengths, which stories of layout try.
TOLD = ("en", "ja", "zh-TW")


def languages() -> list[str]:
    """Those of the site."""
    return sorted(file.stem for file in (ROOT / "widget/messages").glob("*.ftl"))


def told() -> list[str]:
    """Those that each story is told in."""
    return [lang for lang in languages() if lang in TOLD]


@cache
def _messages(lang: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    sources = [ROOT / "widget/messages", ROOT / "embed/messages"]
    sources += sorted((ROOT / "widget/messages").glob("*/"))
    # Each calculator has a title; the stories are the flagship's.
    sources.append(ROOT / "core/calclet/calculators/effective_batch_size")
    for folder in sources:
        file = folder / f"{lang}.ftl"
        if not file.is_file():
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    name = f"{entry.id.name}.{attribute.id.name}"
                    found[name] = attribute.value
    return found


def pattern(message: str, lang: str = "en", **known: str) -> re.Pattern[str]:
    """What a message may look like: its text, with any value where none is given."""
    return re.compile(_regex(_messages(lang)[message], lang, known))


def _regex(node: ast.Pattern, lang: str, known: dict[str, str]) -> str:
    parts = []
    for element in node.elements:
        if isinstance(element, ast.TextElement):
            parts.append(
                re.sub(r"(\\?\s)+", r"\\s*", re.escape(plain_ends(element.value)))
            )
        else:
            parts.append(_hole(element.expression, lang, known))
    return "".join(parts)


def plain_ends(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def _hole(node: object, lang: str, known: dict[str, str]) -> str:
    if isinstance(node, ast.SelectExpression):
        options = (_regex(variant.value, lang, known) for variant in node.variants)
        return f"(?:{'|'.join(options)})"
    if isinstance(node, ast.VariableReference) and node.id.name in known:
        return re.escape(known[node.id.name])
    if isinstance(node, ast.StringLiteral):
        return re.escape(plain(node.parse()["value"]))
    if isinstance(node, ast.MessageReference):
        return _regex(_messages(lang)[node.id.name], lang, known)
    return ".*?"


def says(text: str, message: str, lang: str = "en", **known: str) -> bool:
    """Whether the text holds the message; isolates and spacing do not matter."""
    return bool(pattern(message, lang, **known).search(plain(text)))
