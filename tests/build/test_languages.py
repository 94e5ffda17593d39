"""A calculator may lack a language: its pages are in English there, and say so."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from tests.build.pages import Read
from tests.build.project import ROOT, build_py

if TYPE_CHECKING:
    from pathlib import Path

CALCULATOR = "core/calclet/calculators/effective_batch_size"


def test_missing_words_are_english_and_marked(copy: Path) -> None:
    """Words and article each for themselves; numbers and direction follow the words."""
    (copy / CALCULATOR / "ja.md").unlink()
    for name in ("zh-TW.md", "zh-TW.ftl"):
        (copy / CALCULATOR / name).unlink()
    for folder in ("widget/messages", "embed/messages"):
        for file in (ROOT / folder).rglob("ar.ftl"):
            shutil.copy(file, copy / file.relative_to(ROOT))
    shutil.copy(ROOT / CALCULATOR / "ar.md", copy / CALCULATOR)

    done = build_py(copy, "build")

    assert done.returncode == 0, done.stderr
    told = [x for x in done.stdout.splitlines() if x.endswith("in English there")]
    [line] = [x for x in told if x.startswith("effective-batch-size has no ")]
    assert all(name in line for name in ("ja.md", "zh-TW.ftl", "zh-TW.md"))
    japanese = Read(copy / "dist/ja/effective-batch-size/index.html")
    article = next(given for tag, given in japanese.tags if tag == "article")
    assert article["lang"] == "en"
    arabic = copy / "dist/ar/effective-batch-size/index.html"
    assert '<div class="ledger" lang="en" dir="ltr">' in arabic.read_text("utf-8")
    assert '<article class="article">' in arabic.read_text("utf-8")
    chinese = Read(copy / "dist/zh-TW/effective-batch-size/index.html")
    marked = {tag for tag, given in chinese.tags if given.get("lang") == "en"}
    assert {"article", "div"} <= marked
    assert "8.39 million" in japanese.file.read_text("utf-8")
