"""Makes /service-worker.js, which knows every file that belongs to its build."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from calclet_build.assets import LOADER, bundle

if TYPE_CHECKING:
    from collections.abc import Iterable

NAME = "service-worker.js"
ENTRY = "widget/service-worker.js"
# As much as a visitor of one page may be given of the others, in bytes.
SMALL = 2_000_000
HASH = 16  # digits that tell a file from a damaged one
# Previews for other sites; and what is only fetched to make a file of its own.
NOT_KEPT = re.compile(r"assets/(card|worker-packed)-")
# What only some visitors use: kept once they have.
ON_DEMAND = re.compile(r"assets/(toolbox|tools|part|words|recipes)-")
# What belongs to the pages of one language.
SPOKEN = re.compile(r"assets/helper-.+-(?P<lang>[a-z]+(?:-[A-Z]+)?)-[0-9a-f]+\.json")


def sources(project: Path) -> list[Path]:
    """What it is made from, beside the site's files."""
    here = Path(__file__)
    return [project / ENTRY, here, here.with_name("bundle.mjs")]


def make_service_worker(
    project: Path, work: Path, build: str, folders: Iterable[Path]
) -> None:
    """Writes it for the files that lie in the folders by their place in dist."""
    told = site_files(build, folders)
    define = {"CALCLET_SITE": json.dumps(told, sort_keys=True)}
    out = str(work / NAME)
    bundle(project, [{"entry": ENTRY, "format": "iife", "define": define, "out": out}])


def site_files(build: str, folders: Iterable[Path]) -> dict[str, Any]:
    """What the service worker is told."""
    files = {
        path.relative_to(folder).as_posix(): path
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    assets = {
        name: path
        for name, path in files.items()
        if name.startswith("assets/") and not NOT_KEPT.match(name)
    }
    pages: dict[str, list[tuple[str, int]]] = {"": []}
    for name, path in files.items():
        if name.endswith("index.html"):
            lang = name.partition("/")[0] if "/" in name else ""
            place = name.removesuffix("index.html")
            pages.setdefault(lang, []).append((place, path.stat().st_size))
    told = {
        name: (name, path.stat().st_size, _digest(path))
        for name, path in assets.items()
    }
    names = {content: name for name, _, content in told.values()}
    loader = _digest(files[LOADER])
    total = sum(size for group in pages.values() for _, size in group)
    spoken: dict[str, list[tuple[str, int, str]]] = {}
    common: list[tuple[str, int, str]] = []
    for name, one in told.items():
        found = SPOKEN.fullmatch(name)
        if not ON_DEMAND.match(name):
            (spoken.setdefault(found["lang"], []) if found else common).append(one)
    return {
        "build": build,
        "assets": common,
        "onDemand": [one for name, one in told.items() if ON_DEMAND.match(name)],
        "spoken": spoken,
        "pages": pages,
        "aliases": {LOADER: names[loader]},
        "together": total <= SMALL,
    }


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:HASH]
