"""The tools beside a calculator: what they need, told in one file for each language."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from calclet_build.assets import hashed, tools
from calclet_build.message_files import tools_text

if TYPE_CHECKING:
    from pathlib import Path

    from calclet_build.site import Site

BOX, STYLE = "toolbox.js", "tools.css"


def make_tools(site: Site, work: Path) -> None:
    """Fills work with these files, and tells the site where they are."""
    (work / "assets").mkdir(exist_ok=True)
    for language in site.languages:
        data = _told(site, language.tag).encode()
        path = hashed(f"tools-{language.tag}.json", data)
        (work / path).write_bytes(data)
        site.tools[language.tag] = path


def _told(site: Site, tag: str) -> str:
    told = {
        "box": site.assets[BOX],
        "style": site.assets[STYLE],
        "scripts": {
            name: site.assets[f"tools/{name}.js"] for name in tools(site.project)
        },
        "parts": site.runtime["parts"],
        "messages": tools_text(site.project, tag),
    }
    return json.dumps(told, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
