"""The demonstration pages, as a reader of such a site gets them."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import Site

ROOT = Path(__file__).parents[2]
VARIANTS = ROOT / "embed" / "variants"
README = "README.md"
FILES = {f.stem: f for f in sorted(VARIANTS.iterdir()) if f.name != README}

MKDOCS = """\
site_name: Host
use_directory_urls: true
plugins: []
theme:
  name: material
  font: false  # else it asks for one from elsewhere
  palette:
    - scheme: default
      toggle: {icon: material/weather-night, name: Dark}
    - scheme: slate
      toggle: {icon: material/weather-sunny, name: Light}
"""
SPHINX = """\
project = "Host"
html_theme = "alabaster"
"""
REACT = """\
import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { EffectiveBatchSize } from "./page.jsx";

const twice = [1, 2].map((key) => createElement(EffectiveBatchSize, { key }));
createRoot(document.body).render(createElement(StrictMode, null, twice));
"""


def show(site: Site, name: str) -> str:
    """The address of the page, on another origin than the site's."""
    file = FILES[name]
    page = _filled(site, file.read_text("utf-8"))
    if file.suffix == ".html":
        headers = dict(re.findall(r"<!-- sent with ([\w-]+): (.+?) -->", page))
        return site.host(page, f"/{name}.html", headers)
    made = site.hosts.folder / name
    if not made.exists():
        made.mkdir()
        BUILDERS[file.suffix](page, made)
    return f"{site.hosts.url}{name}/"


def _filled(site: Site, text: str) -> str:
    loader = next(site.dist.glob("assets/calclet-*.js"))
    checksum = base64.b64encode(hashlib.sha384(loader.read_bytes()).digest())
    parts = urlsplit(site.url)
    places = {
        "base": site.url,
        "origin": f"{parts.scheme}://{parts.netloc}",
        "loader": loader.relative_to(site.dist).as_posix(),
        "integrity": f"sha384-{checksum.decode()}",
    }
    for place, value in places.items():
        text = text.replace(f"{{{{ {place} }}}}", value)
    return text


def _mkdocs(page: str, made: Path) -> None:
    source = made.with_name(f"{made.name}-source")
    (source / "docs").mkdir(parents=True)
    (source / "docs/index.md").write_text(page, "utf-8")
    (source / "mkdocs.yml").write_text(MKDOCS, "utf-8")
    _run([sys.executable, "-m", "mkdocs", "build", "--strict", "-d", made], source)


def _sphinx(page: str, made: Path) -> None:
    source = made.with_name(f"{made.name}-source")
    source.mkdir()
    (source / "index.rst").write_text(page, "utf-8")
    (source / "conf.py").write_text(SPHINX, "utf-8")
    _run([sys.executable, "-m", "sphinx", "-q", "-W", source, made], source)


def _react(page: str, made: Path) -> None:
    source = made.with_name(f"{made.name}-source")
    source.mkdir()
    (source / "page.jsx").write_text(page, "utf-8")
    (source / "main.jsx").write_text(REACT, "utf-8")
    options = {
        "bundle": True,
        "define": {"process.env.NODE_ENV": '"development"'},
        "entryPoints": [str(source / "main.jsx")],
        "jsx": "automatic",
        "nodePaths": [str(ROOT / "node_modules")],
        "outfile": str(made / "main.js"),
    }
    program = f"await (await import('esbuild')).build({json.dumps(options)})"
    _run(["node", "--input-type=module", "--eval", program], ROOT)
    (made / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>React</title>'
        '<meta name="viewport" content="width=device-width">'
        '<body><script src="main.js" defer></script>',
        "utf-8",
    )


def _run(command: list[str | Path], folder: Path) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


BUILDERS: dict[str, Callable[[str, Path], None]] = {
    ".jsx": _react,
    ".md": _mkdocs,
    ".rst": _sphinx,
}
