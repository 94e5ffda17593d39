"""The npm package: the loader, the widgets and their Python, as files to be served."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

# For those who serve a whole site only.
NOT_SHIPPED = {"404.html", "_headers", "index.html", "robots.txt", "sitemap.xml"}
TYPES = "embed/calclet.d.ts"
README = Path(__file__).with_name("release") / "npm.md"


def package_files(
    project: Path, site: Mapping[str, bytes], version: str
) -> dict[str, bytes]:
    """By their places in the tarball."""
    types = project / TYPES
    about = {
        "name": "calclet",
        "version": version,
        "description": "Python calculations that live in any web page",
        "keywords": ["calculator", "custom-element", "embed", "pyodide", "widget"],
        "license": "MIT",
        "type": "module",
        "sideEffects": True,
        "exports": {
            ".": {"types": "./calclet.d.ts", "default": "./calclet.js"},
            "./*": "./*",
        },
    }
    if not types.exists():
        about["exports"] = {".": "./calclet.js", "./*": "./*"}
    files = {name: data for name, data in site.items() if name not in NOT_SHIPPED}
    files["package.json"] = json.dumps(about, indent=2).encode() + b"\n"
    files["README.md"] = README.read_text("utf-8").format(version=version).encode()
    files["LICENSE"] = (project / "LICENSE").read_bytes()
    if types.exists():
        files["calclet.d.ts"] = types.read_bytes()
    return {f"package/{name}": data for name, data in files.items()}
