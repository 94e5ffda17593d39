"""Articles: TeX becomes MathML, numbers come from cases, sections have their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from calclet_build.articles import PARTS, parse_article
from calclet_build.markdown import parser, plain
from calclet_build.mistake import Mistake
from calclet_build.words import Voice, Words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FIELDS = {
    name: {"id": name, "kind": "integer", "unit": "token", "units": []}
    for name in ("tokens", "batch")
} | {
    "share": {
        "id": "share",
        "kind": "number",
        "unit": "percent",
        "units": [],
        "digits": 3,
    }
}
NUMBERS = {
    "worked-example": {"tokens": "8388608", "share": "9.859154929577465"},
    "other": {"tokens": "1"},
}


@pytest.fixture(scope="module")
def voice(root: Path) -> Iterator[Voice]:
    """English."""
    with Words(root) as words:
        yield words.voice("en", [root / "widget/messages/en.ftl"])


def article(tmp_path: Path, example: str) -> Path:
    file = tmp_path / "en.md"
    parts = [f"## Title {{#{name}}}\n\nText.\n" for name in PARTS]
    parts[PARTS.index("example")] = f"## Example {{#example}}\n\n{example}\n"
    parts[PARTS.index("questions")] = "## Questions {#questions}\n\n### Why?\n\nSo.\n"
    file.write_text("\n".join(parts), "utf-8")
    return file


@pytest.mark.parametrize(
    ("example", "expected"),
    [
        ("{ $tokens } tokens", "<p>8,388,608 tokens</p>"),
        ("{COMPACT($tokens)}", "<p>8.39 million</p>"),
        ("{ $other.tokens }", "<p>1</p>"),
        ("a share of { $share }", "<p>a share of 9.86%</p>"),
        ("costs $5 and $6", "<p>costs $5 and $6</p>"),
        ("`$x$` <b>", "<p><code>$x$</code> &lt;b&gt;</p>"),
    ],
)
def test_numbers_are_filled_in(
    voice: Voice, tmp_path: Path, example: str, expected: str
) -> None:
    """As the language writes them; what only looks like TeX stays."""
    read = parse_article(article(tmp_path, example), voice, NUMBERS, FIELDS)

    found = next(part for part in read.sections if part.id == "example")
    assert found.html.strip() == expected


def test_an_unknown_number_is_named_with_its_line(voice: Voice, tmp_path: Path) -> None:
    """A typo cannot reach a reader."""
    file = article(tmp_path, "text\n\nthen { $token }")

    with pytest.raises(Mistake, match="names no case and value") as found:
        parse_article(file, voice, NUMBERS, FIELDS)

    assert found.value.line == file.read_text().split("{ $token }")[0].count("\n") + 1


def test_a_missing_section_is_named(voice: Voice, tmp_path: Path) -> None:
    """Addresses of sections are the same in every language."""
    file = article(tmp_path, "text")
    file.write_text(file.read_text().replace("{#limits}", "{#limit}"))

    with pytest.raises(Mistake, match="limit, questions"):
        parse_article(file, voice, NUMBERS, FIELDS)


def test_tex_becomes_mathml_without_styles(voice: Voice) -> None:
    """Our content security policy refuses style attributes."""
    html = parser(voice.words).render("$a_1*b_2*c$ and\n\n$$a &= 8,388 \\\\ b &= 2$$")

    assert html.count("<math") == 2
    assert "<em>" not in html
    assert " style=" not in html
    assert "<mn>8,388</mn>" in html


def test_what_may_be_too_wide_scrolls_by_keyboard(voice: Voice) -> None:
    """Formulas on lines of their own, and tables; not what stands in a line."""
    html = parser(voice.words).render("$a$\n\n$$b$$\n\n| c |\n| - |\n| d |\n")

    assert html.count('tabindex="0"') == 2
    assert '<math tabindex="0" display="block"' in html
    assert '<div class="wide" tabindex="0"><table>' in html
    assert html.endswith("</table></div>\n")


def test_plain_text_keeps_symbols() -> None:
    """Structured data has no markup."""
    html = "<p>So <math><mi>L</mi></math> &lt; <em>4</em>.</p>\n<p>Yes</p>"

    assert plain(html) == "So L < 4. Yes"
