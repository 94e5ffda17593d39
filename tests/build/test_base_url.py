"""With a public address pages tell it, without one they tell none."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from tests.build.pages import Read, read_pages

from calclet_build.mistake import Mistake
from calclet_build.options import read_options

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

BASE = "https://calc.example/tools/"
PAGE = "en/effective-batch-size/"
TAGS = {"en", "ja", "zh-TW", "x-default"}


def of(page: Read, rel: str) -> dict[str, str]:
    return {
        link.get("hreflang", ""): link["href"]
        for link in page.links
        if link["rel"] == rel
    }


def meta(page: Read, name: str) -> str | None:
    found = [given for _, given in page.tags if name == given.get("property")]
    return found[0]["content"] if found else None


@pytest.fixture
def site(build_with: Callable[..., Path]) -> Path:
    """Built for BASE."""
    return build_with("--base-url", BASE.rstrip("/"))


def test_pages_know_their_address_and_translations(site: Path) -> None:
    """Every translation names all others and itself, and the one for the rest."""
    for lang in ("en", "ja", "zh-TW"):
        page = Read(site / lang / "effective-batch-size/index.html")
        own = f"{BASE}{lang}/effective-batch-size/"

        assert of(page, "canonical") == {"": own}
        assert of(page, "alternate").keys() == TAGS
        assert of(page, "alternate")[lang] == own
        assert of(page, "alternate")["x-default"] == BASE + PAGE
        assert meta(page, "og:url") == own
        picture = str(meta(page, "og:image"))
        assert (site / picture.removeprefix(BASE)).is_file()


def test_a_frame_is_known_by_its_page(site: Path) -> None:
    """Search engines show the page, not the bare widget."""
    frame = Read(site / PAGE / "embed/index.html")

    assert of(frame, "canonical") == {"": BASE + PAGE}
    assert of(frame, "alternate") == {}


def test_sitemap_lists_every_page(site: Path) -> None:
    """Pages, not frames; each file exists."""
    tree = ElementTree.parse(site / "sitemap.xml")
    space = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
    listed = {item.text or "" for item in tree.findall(".//s:loc", space)}

    assert BASE + PAGE in listed
    assert not [url for url in listed if "/embed/" in url]
    for url in listed:
        assert (site / url.removeprefix(BASE) / "index.html").is_file()
    assert f"Sitemap: {BASE}sitemap.xml" in (site / "robots.txt").read_text()


def test_missing_pages_find_home_from_any_depth(site: Path) -> None:
    """404.html stands for addresses of any depth, so its own start at the root."""
    page = Read(site / "404.html")

    relative = [url for url in page.addresses if not url.startswith(("/tools/", "#"))]
    assert relative == []


def test_without_an_address_none_is_told(dist: Path) -> None:
    """No canonical, no translations, no preview, no sitemap."""
    for page in read_pages(dist):
        assert of(page, "canonical") == of(page, "alternate") == {}
        assert meta(page, "og:url") is None
    assert not (dist / "sitemap.xml").exists()


def test_feedback_is_shown_and_allowed(build_with: Callable[..., Path]) -> None:
    """The endpoint's origin, and no more, is added to the policy."""
    site = build_with("--feedback", "https://feed.example/in", "--attribution", "A=")
    page = Read(site / PAGE / "index.html")

    config = page.data["application/json"]
    assert config["feedback"] == {"endpoint": "https://feed.example/in"}
    assert config["attribution"]["name"] == "A"
    policy = next(g["content"] for _, g in page.tags if "http-equiv" in g)
    assert "connect-src 'self' https://feed.example;" in policy
    assert "https://feed.example;" in (site / "_headers").read_text()


@pytest.mark.parametrize(
    "given",
    [
        ("calc.example", "", ""),
        ("https://calc.example/?x", "", ""),
        ("", "feed.example", ""),
        ("", "javascript:alert(1)", ""),
        ("", "", "=https://a.example"),
        ("", "", "A=javascript:alert(1)"),
    ],
)
def test_wrong_settings_are_refused(given: tuple[str, str, str]) -> None:
    """Before anything is built."""
    with pytest.raises(Mistake, match="give "):
        read_options(*given)
