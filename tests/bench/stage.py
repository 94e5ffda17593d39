"""The baselines as a host would serve them: stock Pyodide and plain JS, compressed."""

from __future__ import annotations

import hashlib
import shutil
from typing import TYPE_CHECKING

import brotli

if TYPE_CHECKING:
    from pathlib import Path

STOCK = (
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
# As a good host of a stock Pyodide would have it.
HEADERS = b"""\
/pyodide/*
  Cache-Control: public, max-age=31536000, immutable
"""


def stage(root: Path, cache: Path) -> Path:
    """A folder with `pages/` and `pyodide/`, made once per content."""
    pages = root / "tests" / "bench" / "pages"
    stock = root / "node_modules" / "pyodide"
    files = {f"pages/{f.name}": f.read_bytes() for f in sorted(pages.iterdir())}
    shell = files.pop("pages/page.html").decode()
    for kind in ("plain", "stock"):
        files[f"pages/{kind}.html"] = shell.replace("SCRIPT", f"{kind}.js").encode()
    files |= {f"pyodide/{name}": (stock / name).read_bytes() for name in STOCK}

    files["_headers"] = HEADERS
    digest = hashlib.sha256()
    for name, data in files.items():
        digest.update(f"{name} {len(data)} ".encode() + data)
    folder = cache / digest.hexdigest()[:16]
    if folder.is_dir():
        return folder
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    for name, data in files.items():
        file = part / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        file.with_name(file.name + ".br").write_bytes(brotli.compress(data, quality=11))
    part.rename(folder)
    return folder
