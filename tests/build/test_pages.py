"""Every page is valid, leads somewhere and needs nobody else."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from calclet import registry
from tests.build.pages import Read, read_pages
from tests.build.project import LANGUAGES

FOREIGN = re.compile(rb"/(?:work|home|root|tmp|usr|Users)/[\w.-]+/")
HOST = re.compile(r"""(?:src|srcset|action|data-style)=["']?(?:https?:)?//""")
HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def pages(dist: Path) -> list[Read]:
    """All of them."""
    return read_pages(dist)


def test_each_kind_of_page_is_there(dist: Path) -> None:
    """Chooser, catalogue, calculator, frame and studio, in each language."""
    expected = ["index.html", "404.html"]
    for lang in LANGUAGES:
        slug = f"{lang}/effective-batch-size"
        expected += [f"{lang}/index.html", f"{lang}/studio/index.html"]
        expected += [f"{slug}/index.html", f"{slug}/embed/index.html"]
        expected += [f"{lang}/family/training/index.html"]
    assert [path for path in expected if not (dist / path).is_file()] == []


def test_a_server_of_another_user_may_read_all(dist: Path) -> None:
    """The site is for everybody, the folders it was made in are not."""
    closed = [p for p in (dist, *dist.rglob("*")) if p.stat().st_mode & 0o044 != 0o044]
    assert closed == []
    closed = [p for p in (dist, *dist.rglob("*/")) if p.stat().st_mode & 0o011 != 0o011]
    assert closed == []


def test_html_is_valid(root: Path, dist: Path) -> None:
    """As html-validate sees it."""
    program = root / "node_modules/html-validate/bin/html-validate.mjs"
    options = ["--config", HERE / "htmlvalidate.mjs", "--formatter", "text"]
    done = subprocess.run(
        ["node", program, *options, dist],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout + done.stderr == ""
    assert done.returncode == 0


def test_featured_calculators_are_seen_without_asking_for_more(dist: Path) -> None:
    """In the catalogue; the flagship is the first that people look for."""
    tags = Read(dist / "en/index.html").tags
    shown = int(next(given["data-shown"] for _, given in tags if "data-shown" in given))
    listed = [
        given["href"].split("/")[-2]
        for tag, given in tags
        if tag == "a" and re.fullmatch(r"\.\./en/[\w-]+/", given.get("href", ""))
    ]
    featured = [slug for slug in registry.slugs() if registry.find(slug).featured]
    assert "effective-batch-size" in featured
    listed = [slug for slug in listed if slug in registry.slugs()]
    assert listed[: len(featured)] == featured
    assert len(featured) <= shown
    assert sorted(listed) == registry.slugs()


def test_links_lead_to_files(dist: Path, pages: list[Read]) -> None:
    """Each names a file of the site; a fragment an id in it, unless it holds values."""
    ids = {page.file.resolve(): set(page.ids) for page in pages}
    broken = []
    for page in pages:
        for address in page.addresses:
            file = page.target(dist.resolve(), address)
            fragment = urlsplit(address).fragment
            fragment = "" if "=" in fragment else fragment
            if (
                not address
                or (file and not file.is_file())
                or (file and fragment and fragment not in ids[file.resolve()])
            ):
                broken.append((page.file, address))
    assert broken == []


def test_ids_are_unique_and_references_meet_them(pages: list[Read]) -> None:
    """Labels label something, descriptions exist."""
    for page in pages:
        assert len(page.ids) == len(set(page.ids)), page.file
        assert set(page.references) <= set(page.ids), page.file


def test_configured_addresses_lead_to_files(dist: Path, pages: list[Read]) -> None:
    """What scripts load is there."""
    for page in pages:
        config = page.data.get("application/json", {})
        addresses = [config.get(key, "./") for key in ("root", "page", "frame")]
        addresses += [config.get(key, "./") for key in ("studio", "loader")]
        if runtime := config.get("runtime"):
            files = ("worker", "stdlib", "core", "calculator")
            addresses += [runtime[key] for key in files]
            addresses += [
                runtime["pyodide"] + f"pyodide.asm.{x}" for x in ("mjs", "wasm")
            ]
        for address in addresses:
            file = page.target(dist, address)
            assert file, (page.file, address)
            assert file.is_file(), (page.file, address)


def test_scripts_and_styles_are_files(pages: list[Read]) -> None:
    """The policy stands in each page and is kept: nothing inline, no handler."""
    for page in pages:
        policies = [
            given["content"]
            for tag, given in page.tags
            if given.get("http-equiv") == "Content-Security-Policy"
        ]
        assert len(policies) == 1, page.file
        assert "script-src 'self' 'wasm-unsafe-eval'" in policies[0]
        assert "unsafe-inline" not in policies[0]
        for tag, given in page.tags:
            assert tag != "style", page.file
            assert not {name for name in given if name.startswith("on")}, page.file
            assert "style" not in given, (page.file, tag, given)
            if tag == "script":
                assert given.get("src") or "json" in given["type"], page.file


def test_nothing_is_loaded_from_elsewhere(pages: list[Read]) -> None:
    """Links may lead away, parts of a page may not come from there."""
    for page in pages:
        assert HOST.findall(page.file.read_text("utf-8")) == [], page.file
        for link in page.links:
            loads = link["rel"] in {"stylesheet", "icon", "modulepreload", "preload"}
            assert not (loads and "//" in link["href"]), page.file


def test_no_path_of_the_building_machine_is_told(root: Path, dist: Path) -> None:
    """Neither in text nor in compiled files."""
    for path in dist.rglob("*"):
        ours = "pyodide-" not in path.parent.name and path.suffix not in {".br", ".gz"}
        if path.is_file() and ours:
            data = path.read_bytes()
            assert str(root).encode() not in data, path
            assert path.suffix == ".txt" or not FOREIGN.search(data), path


def test_structured_data_holds_the_questions(dist: Path) -> None:
    """As plain text, in the language of the page."""
    page = Read(dist / "ja/effective-batch-size/index.html")

    application, questions = page.data["application/ld+json"]["@graph"]

    assert application["@type"] == "WebApplication"
    assert application["inLanguage"] == "ja"
    assert questions["@type"] == "FAQPage"
    assert len(questions["mainEntity"]) >= 3
    for item in questions["mainEntity"]:
        assert item["name"]
        assert not re.search(r"[<>{}$]", item["acceptedAnswer"]["text"])


def test_static_result_is_on_the_page(dist: Path) -> None:
    """Before any script runs."""
    for lang in LANGUAGES:
        for page in ("", "embed/"):
            read = Read(dist / lang / "effective-batch-size" / page / "index.html")
            values = {
                given["name"]: given["data-value"]
                for tag, given in read.tags
                if tag == "output" and "data-value" in given
            }
            assert values["global_batch_size"] == "2048"
            assert values["tokens_per_step"] == "8388608"
