"""What a widget costs whoever loads it, in bytes over the wire."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

from calclet_build.assets import LOADER
from calclet_build.compress import brotli_size

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from calclet_build.definitions import Calculator
    from calclet_build.site import Site

LOADING = {"stylesheet", "modulepreload", "preload"}  # links that fetch in a frame


@dataclass(frozen=True)
class Files:
    """The files of the site by their path in it, wherever a step has put them."""

    folders: list[Path]
    cache: Path
    sizes: dict[str, int] = field(default_factory=dict)  # what is known already
    frames: dict[str, Frame] = field(default_factory=dict)

    def find(self, path: str) -> Path:
        """Where the file or folder is now."""
        return next(f / path for f in self.folders if (f / path).exists())

    def size(self, path: str) -> int:
        """Bytes over the wire, of a folder those of all that is in it."""
        if path not in self.sizes:
            found = self.find(path)
            files = sorted(found.rglob("*")) if found.is_dir() else [found]
            sizes = (brotli_size(file, self.cache) for file in files if file.is_file())
            self.sizes[path] = sum(sizes)
        return self.sizes[path]

    def frame(self, path: str) -> Frame:
        """What the page of a frame makes a browser load."""
        if path not in self.frames:
            self.frames[path] = read_frame(self, path)
        return self.frames[path]

    def measure(self, paths: Iterable[str]) -> None:
        """Knows the sizes of these from now on; brotli lets go of the GIL."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(self.size, paths))

    def integrity(self, path: str) -> str:
        """What a host page can hold the file to."""
        checksum = hashlib.sha384(self.find(path).read_bytes()).digest()
        return f"sha384-{base64.b64encode(checksum).decode()}"


def costs(site: Site, calculator: Calculator) -> dict[str, Any]:
    """For the loader, for a frame in each language, and for Python."""
    frames = {
        page.lang: site.files.frame(page.file)
        for page in site.pages()
        if page.kind == "frame" and page.calculator is calculator
    }
    size = site.files.size
    python = next(iter(frames.values())).runtime
    return {
        "script": size(LOADER),
        "frame": {lang: sum(map(size, frame.all)) for lang, frame in frames.items()},
        "python": sum(map(size, python)),
    }


def read_frame(files: Files, path: str) -> Frame:
    """What the page of a frame makes a browser load."""
    frame = Frame(path)
    frame.feed(files.find(path).read_text("utf-8"))
    return frame


class Frame(HTMLParser):
    """Reads off a page what it loads with itself, and what once Python starts."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.all = [path]
        self.runtime: list[str] = []
        self._root = "../" * path.count("/")
        self._is_config = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes the address of a script or style."""
        given = {name: value or "" for name, value in attrs}
        if tag == "script" and "src" in given:
            self.all.append(self._path(given["src"]))
        elif tag == "link" and LOADING & set(given.get("rel", "").split()):
            self.all.append(self._path(given["href"]))
        self._is_config = given.get("id") == "calclet-config"

    def handle_data(self, data: str) -> None:
        """Notes the addresses that the configuration has for Python."""
        if self._is_config:
            told = json.loads(data)["runtime"]
            self.runtime = [self._path(url) for url in self._addresses(told)]
            self._is_config = False

    def _addresses(self, told: object) -> Iterator[str]:
        if isinstance(told, str) and told.startswith(self._root):
            yield told
        elif isinstance(told, dict):
            for value in told.values():
                yield from self._addresses(value)

    def _path(self, url: str) -> str:
        return url.removeprefix(self._root)
