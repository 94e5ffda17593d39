"""Writes .br and .gz beside each file, as CDNs would, once per content."""

from __future__ import annotations

import gzip
import os
from concurrent.futures import ThreadPoolExecutor
from threading import get_ident
from typing import TYPE_CHECKING

import brotli

from calclet_build.steps import digest

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

COMPRESSIBLE = {
    ".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".xml", ".zip",
}  # fmt: skip


def compress(files: Iterable[Path], cache: Path) -> None:
    """Compresses what gains by it; brotli lets go of the GIL, so threads do."""
    cache.mkdir(parents=True, exist_ok=True)
    chosen = [path for path in files if path.suffix in COMPRESSIBLE]
    # The largest first: it alone decides how long this takes.
    chosen.sort(key=lambda path: path.stat().st_size, reverse=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda path: _compress(path, cache), chosen))


# The last hundredth of a page costs as much time as all the others, and there are
# hundreds of pages.
_QUALITY = {".html": 10}


def brotli_size(path: Path, cache: Path) -> int:
    """The bytes of a file over the wire, to a browser of today."""
    data = path.read_bytes()
    if path.suffix not in COMPRESSIBLE:
        return len(data)
    cache.mkdir(parents=True, exist_ok=True)
    return min(len(data), len(_kept(data, ".br", cache, path.suffix)))


def _compress(path: Path, cache: Path) -> None:
    data = path.read_bytes()
    for ending in SQUEEZE:
        squeezed = _kept(data, ending, cache, path.suffix)
        if len(squeezed) < len(data):
            path.with_name(path.name + ending).write_bytes(squeezed)


def _kept(data: bytes, ending: str, cache: Path, kind: str) -> bytes:
    """The packed form, made once per content."""
    stored = (cache / digest(data)[:32]).with_suffix(ending)
    if stored.exists():
        return stored.read_bytes()
    squeezed = SQUEEZE[ending](data, kind)
    draft = stored.with_suffix(f"{ending}.{os.getpid()}-{get_ident()}")
    draft.write_bytes(squeezed)
    draft.replace(stored)
    return squeezed


def _brotli(data: bytes, kind: str) -> bytes:
    return bytes(brotli.compress(data, quality=_QUALITY.get(kind, 11)))


def _gzip(data: bytes, _kind: str) -> bytes:
    return gzip.compress(data, 9, mtime=0)


SQUEEZE = {".br": _brotli, ".gz": _gzip}
