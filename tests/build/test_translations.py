"""A language that English has run away from is named, text by text."""

from __future__ import annotations

from pathlib import Path

import pytest

from calclet_build import translations
from calclet_build.translations import record, report, translated_languages

NOTHING = ([], [], [], [])

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lang", translated_languages(ROOT))
def test_no_language_lacks_or_misses_a_change(lang: str) -> None:
    """If this fails: translate, then `python3 build.py words --record TAG`."""
    found = report(ROOT, lang)
    assert found.missing == []
    assert found.stale == []


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two messages and an article, in English and Japanese."""
    monkeypatch.setattr(translations, "RECORDS", tmp_path / "records")
    shell = tmp_path / "widget/messages"
    calculator = tmp_path / "core/calclet/calculators/one"
    for folder in (shell, calculator):
        folder.mkdir(parents=True)
    (shell / "en.ftl").write_text("# why\nfirst = One\nsecond = Two\n", "utf-8")
    (shell / "ja.ftl").write_text("first = 一\nsecond = 二\n", "utf-8")
    article = "## What {#what}\n\nA.\n\n## Why {#why}\n\nB.\n"
    (calculator / "en.md").write_text(article, "utf-8")
    (calculator / "ja.md").write_text(
        "## 何 {#what}\n\nあ\n\n## 理由 {#why}\n", "utf-8"
    )
    record(tmp_path, "ja")
    return tmp_path


def test_what_was_recorded_is_complete(project: Path) -> None:
    """Nothing to say."""
    assert report(project, "ja")[1:] == NOTHING


def test_a_changed_message_is_stale_and_a_comment_is_no_change(project: Path) -> None:
    """Only the text counts, wherever it stands."""
    file = project / "widget/messages/en.ftl"
    file.write_text("second = Two!\n\n# because\nfirst =\n    One\n", "utf-8")

    assert report(project, "ja").stale == ["widget/messages/en.ftl#second"]


def test_a_changed_part_of_an_article_is_stale(project: Path) -> None:
    """The other parts are not."""
    file = project / "core/calclet/calculators/one/en.md"
    file.write_text(file.read_text("utf-8").replace("B.", "C."), "utf-8")

    assert report(project, "ja").stale == ["core/calclet/calculators/one/en.md#why"]


def test_a_new_message_is_missing(project: Path) -> None:
    """Until it is there; then it waits to be recorded."""
    english = project / "widget/messages/en.ftl"
    english.write_text(english.read_text("utf-8") + "third = Three\n", "utf-8")
    assert report(project, "ja").missing == ["widget/messages/en.ftl#third"]

    own = project / "widget/messages/ja.ftl"
    own.write_text(own.read_text("utf-8") + "third = 三\n", "utf-8")
    assert report(project, "ja").stale == ["widget/messages/en.ftl#third"]

    record(project, "ja")
    assert report(project, "ja")[1:] == NOTHING


def test_an_article_may_be_in_english(project: Path) -> None:
    """It is said, and is no mistake."""
    (project / "core/calclet/calculators/one/ja.md").unlink()

    found = report(project, "ja")

    assert found.articles == ["core/calclet/calculators/one"]
    assert found.missing == []


def test_a_file_may_wait_for_its_words(project: Path) -> None:
    """It is named, and is no mistake; once it is there, it must be whole."""
    pending = 'ja = ["widget/messages/en.ftl"]'
    (project / "records/pending.toml").write_text(pending, "utf-8")
    own = project / "widget/messages/ja.ftl"
    text = own.read_text("utf-8")
    own.unlink()
    found = report(project, "ja")
    assert (found.missing, found.pending) == ([], ["widget/messages/en.ftl"])

    own.write_text(text.replace("second", "other"), "utf-8")
    found = report(project, "ja")
    assert found.missing == ["widget/messages/en.ftl#second"]
    assert found.pending == []


def test_nothing_waits_that_is_there() -> None:
    """What has its words is taken from the list."""
    for lang, files in translations.pending().items():
        assert sorted(report(ROOT, lang).pending) == files
