"""The tools beside a calculator: what they need, told in one file for each language."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from calclet import kinds
from calclet.readers import registry
from calclet.recipes import plain, runs
from calclet.registry import find
from calclet_build.assets import PACKED, hashed, integrity, tools
from calclet_build.message_files import part_words, tools_file, tools_text

if TYPE_CHECKING:
    from pathlib import Path

    from calclet.definition import Definition
    from calclet_build.site import Site

BOX, STYLE = "toolbox.js", "tools.css"


def make_tools(site: Site, work: Path) -> None:
    """Fills work with these files, and tells the site where they are."""
    (work / "assets").mkdir(exist_ok=True)
    path = _put(work, "recipes", {"runs": [plain(run) for run in runs()]})
    told = _told(site) | {"recipes": {"url": path, "integrity": integrity(work / path)}}
    for language in site.languages:
        tag = language.tag
        spoken = {
            "lang": tools_file(site.project, tag).stem,
            "messages": tools_text(site.project, tag),
            "words": {
                name: _put(work, f"words-{name}-{tag}", {"messages": text})
                for name, text in part_words(site.project, tag)
            },
        }
        site.tools[tag] = _put(work, f"tools-{tag}", told | spoken)


def _put(work: Path, name: str, told: dict[str, Any]) -> str:
    text = json.dumps(told, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    path = hashed(f"{name}.json", text.encode())
    (work / path).write_bytes(text.encode())
    return path


def _told(site: Site) -> dict[str, Any]:
    """What is the same in all languages."""
    return {
        "box": site.assets[BOX],
        "packed": site.assets[PACKED],
        "style": site.assets[STYLE],
        "scripts": {
            name: site.assets[f"tools/{name}.js"] for name in tools(site.project)
        },
        "parts": site.runtime["parts"],
        "calculators": {x.manifest["id"]: about(x.slug) for x in site.calculators},
        "frameworks": [
            {
                "id": name,
                "name": framework.NAME,
                "writes": list(getattr(framework, "GENERATIONS", ("",)))
                if hasattr(framework, "write")
                else [],
            }
            for name, framework in registry.known().items()
        ],
    }


def about(slug: str) -> dict[str, Any]:
    """What a calculator declares that only tools have a use for.

    solvable: for each output the inputs that it can be solved for; bounds: those of its
    own solver, in their order; stages: the table of them, and its columns.
    """
    definition = find(slug)
    solver = kinds.load(f"{definition.function.__module__}.choices")
    directions = {
        name: {*output.about.rises_with, *output.about.falls_with}
        for name, output in definition.outputs.items()
    }
    return {
        "solvable": {
            name: [input_ for input_ in definition.inputs if input_ in found]
            for name, found in directions.items()
            if found
        },
        "bounds": list(solver.BOUNDS) if solver else [],
        **_stages(definition),
    }


def _stages(definition: Definition) -> dict[str, Any]:
    for name, output in definition.outputs.items():
        if output.about.stages:
            size, steps, tokens = output.about.stages
            found = {"output": name, "size": size, "steps": steps, "tokens": tokens}
            return {"stages": found}
    return {}
