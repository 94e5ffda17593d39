"""What the documents say is so."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import calclet
from calclet_build.articles import PARTS
from calclet_build.skeleton import make_calculator
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


def test_the_guide_makes_a_calculator(tmp_path: Path) -> None:
    """Its blocks, put where it says, build: declaration, case and words."""
    guide = (ROOT / "docs/writing-a-calculator.md").read_text("utf-8")
    slug = re.findall(r"build\.py new ([a-z-]+)", guide)[0]
    blocks = dict(re.findall(r"```(python|toml|ftl)\n(.*?)```", guide, re.DOTALL))
    for name in ("core", "widget", "embed"):
        shutil.copytree(ROOT / name, tmp_path / name)
    (tmp_path / "node_modules").symlink_to((ROOT / "node_modules").resolve())

    folder = make_calculator(tmp_path, slug)[0].parent
    head, _, _ = (folder / "__init__.py").read_text("utf-8").partition("class Result")
    (folder / "__init__.py").write_text(head + blocks["python"], "utf-8")
    (folder / "cases.toml").write_text(blocks["toml"], "utf-8")
    (folder / "en.ftl").write_text(blocks["ftl"], "utf-8")
    sections = (f"## Title {{#{part}}}\n\n{{ $cached_tokens }}\n" for part in PARTS)
    article = "".join(sections).replace("{#questions}\n", "{#questions}\n\n### Why?\n")
    (folder / "en.md").write_text(article, "utf-8")
    for language in {*languages()} - {"en"}:
        for ending in ("ftl", "md"):
            (folder / f"{language}.{ending}").unlink(missing_ok=True)

    said = subprocess.run(
        [sys.executable, "-c", CHECK, slug],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "core")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    assert "20480" in said.stdout


CHECK = """
import sys
from pathlib import Path
from calclet_build.definitions import read_calculators
from calclet_build.messages import check_words
from calclet_build.words import Words
found = [c for c in read_calculators() if c.slug == sys.argv[1]]
with Words(Path.cwd()) as words:
    check_words(found, ["en", "ja"], words, print)
print(found[0].manifest["results"])
"""
