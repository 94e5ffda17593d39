"""What a visit costs over the wire, as brotli; these limits are promises."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.build.pages import Read
from tests.build.project import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

KB = 1000
PARTS = {"worker", "stdlib", "core", "calculator"}


def wire(path: Path) -> int:
    """Bytes as a good host sends them."""
    packed = path.with_name(path.name + ".br")
    return (packed if packed.exists() else path).stat().st_size


def page_files(dist: Path, page: Path) -> set[Path]:
    """The page, its scripts and its styles."""
    read = Read(page)
    files = {page}
    for tag, given in read.tags:
        script = tag == "script" and given.get("src")
        style = tag == "link" and given.get("rel") == "stylesheet" and given["href"]
        if script or style:
            file = read.target(dist, urlsplit(script or style or "").path)
            assert file
            files.add(file)
    return files


def runtime_files(dist: Path, page: Path) -> dict[str, Path]:
    read = Read(page)
    runtime = read.data["application/json"]["runtime"]
    pyodide = runtime.pop("pyodide")
    runtime = {name: url for name, url in runtime.items() if name in PARTS}
    runtime |= {name: f"{pyodide}pyodide.asm.{name}" for name in ("mjs", "wasm")}
    found = {name: read.target(dist, url) for name, url in runtime.items()}
    return {name: path for name, path in found.items() if path}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["", "embed/"], ids=["page", "frame"])
def test_page_with_styles_and_scripts(dist: Path, lang: str, kind: str) -> None:
    """At most 45 KB, without Pyodide."""
    page = dist / lang / "effective-batch-size" / kind / "index.html"

    assert sum(wire(file) for file in page_files(dist, page)) <= 45 * KB


def test_loader(dist: Path) -> None:
    """At most 5 KB on every host page."""
    assert wire(dist / "calclet.js") <= 5 * KB


def test_standard_library_and_core(dist: Path) -> None:
    """At most 0.95 MB."""
    files = runtime_files(dist, dist / "en/effective-batch-size/index.html")
    parts = ("stdlib", "core", "calculator")

    assert sum(wire(files[name]) for name in parts) <= 950 * KB


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_to_a_live_answer(dist: Path, lang: str) -> None:
    """At most 3.8 MB."""
    page = dist / lang / "effective-batch-size/index.html"
    files = page_files(dist, page) | set(runtime_files(dist, page).values())

    assert sum(wire(file) for file in files) <= 3800 * KB
