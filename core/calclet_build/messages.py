"""Checks a calculator's words: all there, and none of what does not exist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from calclet_build.articles import read_article
from calclet_build.mistake import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from calclet_build.definitions import Calculator
    from calclet_build.words import Words


# What these may name beside inputs and outputs, the function says when it runs.
_WITH_ARGUMENTS = ("refusal-", "remark-", "unit-")


def check_words(
    calculators: list[Calculator],
    tags: list[str],
    words: Words,
    say: Callable[[str], None],
) -> None:
    """Raises the first Mistake in the messages and articles of all languages."""
    for line in lacking(calculators, tags):
        say(line)
    for calculator in calculators:
        for tag in tags:
            check_messages(calculator.file(tag, ".ftl"), calculator.manifest)
            read_article(calculator, tag, words)


def lacking(calculators: list[Calculator], tags: list[str]) -> Iterator[str]:
    """One line for all calculators that lack the same files."""
    found: dict[tuple[str, ...], list[str]] = {}
    for calculator in calculators:
        files = [(tag, ending) for ending in (".ftl", ".md") for tag in tags]
        names = [f"{t}{e}" for t, e in files if calculator.spoken(t, e) != t]
        if names:
            found.setdefault(tuple(names), []).append(calculator.slug)
    for files_lacking, slugs in found.items():
        verb = "has" if len(slugs) == 1 else "have"
        what = ", ".join(files_lacking)
        yield f"{', '.join(slugs)} {verb} no {what}; in English there"


def expected(manifest: dict[str, Any]) -> set[str]:
    """The messages that a calculator needs, attributes after a dot."""
    ids = {"title", "lead", "synonyms"}
    ids |= {f"group-{group}" for group in manifest["groups"]}
    ids |= {f"preset-{preset['id']}" for preset in manifest["presets"]}
    ids |= {f"refusal-{code}" for code in manifest["refuses"]}
    for field in manifest["inputs"]:
        ids |= {field["id"], f"{field['id']}.help"}
    for field in manifest["outputs"]:
        ids |= {field["id"], f"{field['id']}.sentence"}
    for field in manifest["inputs"] + manifest["outputs"]:
        ids |= set(_parts(field))
    return ids


def _parts(field: dict[str, Any]) -> Iterator[str]:
    """The attributes that name its options and columns."""
    for column in field["columns"]:
        yield f"{field['id']}.column-{column['id']}"
    for part in [field, *field["columns"]]:
        for option in part["options"]:
            yield f"{field['id']}.option-{option}"


def check_messages(file: Path, manifest: dict[str, Any]) -> None:
    """Raises the first Mistake in a calculator's file of one language."""
    if not file.exists():
        raise Mistake("is missing: English is what other languages fall back to", file)
    text = file.read_text(encoding="utf-8")
    known = {field["id"] for field in manifest["inputs"] + manifest["outputs"]}
    found = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            what = "; ".join(str(note.message) for note in entry.annotations)
            raise Mistake(f"cannot be read: {what}", file, _line(text, entry))
        if isinstance(entry, ast.Message):
            found |= set(_ids(entry))
            if not entry.id.name.startswith(_WITH_ARGUMENTS):
                _check_variables(entry, known, file, text)
    lacking = sorted(expected(manifest) - found)
    if lacking:
        raise Mistake(f"lacks {', '.join(lacking)}", file)


def _ids(message: ast.Message) -> Iterator[str]:
    if message.value:
        yield message.id.name
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}"


def _check_variables(
    message: ast.Message, known: set[str], file: Path, text: str
) -> None:
    variables = _Variables()
    variables.visit(message)
    for reference in variables.found:
        if reference.id.name not in known:
            raise Mistake(
                f"${reference.id.name} in {message.id.name} is no input or output",
                file,
                _line(text, reference),
            )


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.VariableReference] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.append(node)


def _line(text: str, node: ast.SyntaxNode) -> int | None:
    return text.count("\n", 0, node.span.start) + 1 if node.span else None
