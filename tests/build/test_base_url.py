"""With a public address pages tell it, without one they tell none."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from calclet_build.mistake import Mistake
from calclet_build.options import read_options
from tests.build.pages import Read, read_pages
from tests.build.project import LANGUAGES, build_py

if TYPE_CHECKING:
    from pathlib import Path

BASE = "https://calc.example/tools/"
PAGE = "en/effective-batch-size/"
TAGS = {*LANGUAGES, "x-default"}
OPTIONS = {
    "--base-url": BASE.rstrip("/"),
    "--feedback": "https://feed.example/in",
    "--attribution": "Somebody",
}


def of(page: Read, rel: str) -> dict[str, str]:
    return {
        link.get("hreflang", ""): link["href"]
        for link in page.links
        if link["rel"] == rel and "type" not in link
    }


def meta(page: Read, name: str) -> str | None:
    found = [given for _, given in page.tags if name == given.get("property")]
    return found[0]["content"] if found else None


def csp(page: Read) -> str:
    return next(
        str(given["content"]) for _, given in page.tags if "http-equiv" in given
    )


@pytest.fixture(scope="module")
def site(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built with all options."""
    out = tmp_path_factory.mktemp("with") / "site"
    options = [f"{name}={value}" for name, value in OPTIONS.items()]
    done = build_py(root, "build", "--out", out, *options)
    assert done.returncode == 0, done.stderr
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_know_their_address_and_translations(site: Path, lang: str) -> None:
    """Every translation names all others and itself, and the one for the rest."""
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_and_frames_lead_to_their_oembed_answer(site: Path, lang: str) -> None:
    """Whoever is given the address finds code for a frame, in the page's language."""
    home = site / lang / "effective-batch-size"
    for file in (home / "index.html", home / "embed/index.html"):
        page = Read(file)
        found = [x for x in page.links if x.get("type") == "application/json+oembed"]
        assert [x["rel"] for x in found] == ["alternate"]
        answer = json.loads((site / found[0]["href"].removeprefix(BASE)).read_text())
        assert answer["version"] == "1.0"
        assert answer["type"] == "rich"
        assert answer["title"] == found[0]["title"]
        assert answer["provider_name"] == "Somebody"
        frame = re.search(r'<iframe src="([^"#?]+)"', answer["html"])
        assert frame
        assert frame[1] == f"{BASE}{lang}/effective-batch-size/embed/"
        assert (site / answer["thumbnail_url"].removeprefix(BASE)).is_file()
        assert 200 <= answer["height"] <= 1000  # WordPress takes no others


def test_sitemap_lists_every_page(site: Path) -> None:
    """Pages, not frames; each file exists."""
    listed = re.findall(r"<loc>(.*?)</loc>", (site / "sitemap.xml").read_text())

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


def test_feedback_is_shown_and_allowed(site: Path) -> None:
    """The endpoint's origin, and no more, is added to where pages may connect."""
    page = Read(site / PAGE / "index.html")

    config = page.data["application/json"]
    assert config["feedback"] == {"endpoint": "https://feed.example/in"}
    assert config["attribution"]["name"] == "Somebody"
    policy = csp(page)
    places = "connect-src 'self' https://calc.example https://feed.example;"
    assert places in policy
    assert places in (site / "_headers").read_text()


def test_the_policy_names_the_site(site: Path) -> None:
    """Beside 'self', which in a sandboxed frame is nobody for WebKit."""
    headers = (site / "_headers").read_text()
    for page in [*read_pages(site), headers]:
        told = page if isinstance(page, str) else csp(page)
        for name in ("script-src", "style-src", "worker-src", "img-src"):
            assert f"{name} 'self' https://calc.example" in told, (page, name)


def test_without_an_address_none_is_told(dist: Path) -> None:
    """No canonical, no translations, no preview, no sitemap."""
    for page in read_pages(dist):
        assert of(page, "canonical") == of(page, "alternate") == {}
        assert meta(page, "og:url") is None
    assert not (dist / "sitemap.xml").exists()


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
