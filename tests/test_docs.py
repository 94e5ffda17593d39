"""What the documents say is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import calclet
from tests.browser.words import languages, says

ROOT = Path(__file__).parents[1]
DOCS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
COMMAND = re.compile(r"\bbuild\.py ([a-z]+)")
PATHS = re.compile(r"`((?:core|widget|embed|tests|docs)/[\w./-]*)`")


def slugs(text: str) -> set[str]:
    """The anchors that a repository viewer makes of headings."""
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", t.lower()).replace(" ", "-") for t in titles}


@pytest.mark.parametrize("file", DOCS, ids=lambda f: f.name)
def test_links_lead_somewhere(file: Path) -> None:
    """Relative links name files that exist, anchors name headings."""
    for target in LINK.findall(file.read_text("utf-8")):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        other = (file.parent / path) if path else file
        assert other.exists(), target
        if anchor and other.suffix == ".md":
            assert anchor in slugs(other.read_text("utf-8")), target


@pytest.mark.parametrize("file", DOCS, ids=lambda f: f.name)
def test_commands_exist(file: Path) -> None:
    """Every `build.py` command that is named can be run."""
    usage = subprocess.run(
        [sys.executable, "build.py", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for command in COMMAND.findall(file.read_text("utf-8")):
        assert re.search(rf"\b{command}\b", usage), command


@pytest.mark.parametrize("file", DOCS, ids=lambda f: f.name)
def test_named_paths_exist(file: Path) -> None:
    """A path between backticks is a file or folder of the repository."""
    for path in PATHS.findall(file.read_text("utf-8")):
        assert (ROOT / path).exists(), path


def test_readme_names_every_language() -> None:
    """The languages of the site are those that the README lists."""
    text = (ROOT / "README.md").read_text("utf-8")

    assert [lang for lang in languages() if not says(text, "language-name", lang)] == []


def test_changelog_knows_the_version() -> None:
    """What is released under a number is told under that number."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")

    assert re.search(rf"^## \[?{re.escape(calclet.__version__)}\b", text, re.MULTILINE)
