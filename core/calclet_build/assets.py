"""Bundles and names what pages load: scripts, styles, pictures."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
from pathlib import Path

from calclet_build.mistake import Mistake

LOADER = "calclet.js"  # has a fixed address too, for snippets
SCRIPTS = {
    "shell.js": ("widget/shell.js", "iife"),
    "shell-frame.js": ("widget/shell.js", "iife"),
    "worker.js": ("widget/worker.js", "esm"),
    "worker-packed.js": ("widget/worker-packed.js", "esm"),
    "catalogue.js": ("widget/catalogue.js", "esm"),
    "keep.js": ("widget/keep.js", "esm"),
    "toolbox.js": ("widget/toolbox.js", "esm"),
    "offline.js": ("embed/offline.js", "esm"),
    "studio.js": ("embed/studio.js", "esm"),
    "early.js": ("widget/early.js", "iife"),
    LOADER: ("embed/loader.js", "iife"),
}
PICTURES = ("widget/icon.svg", "widget/card.png")
PACKED = "toolbox-packed.js"  # all tools in one classic script, see widget/packed.js


def sources(project: Path) -> list[Path]:
    """All that an asset can be made from."""
    here = Path(__file__)
    return [
        *(
            path
            for room in ("widget", "embed")
            for path in (project / room).rglob("*")
            if path.suffix in {".js", ".css", ".svg", ".png"}
        ),
        *(here, here.with_name("bundle.mjs"), project / "package-lock.json"),
    ]


def hashed(name: str, data: bytes) -> str:
    """`assets/shell-0123456789.js`: an address whose content never changes."""
    stem, dot, ending = name.replace("/", "-").partition(".")
    return f"assets/{stem}-{hashlib.sha256(data).hexdigest()[:10]}{dot}{ending}"


def integrity(path: Path) -> str:
    """The hash of a file as browsers check it."""
    found = hashlib.sha256(path.read_bytes()).digest()
    return f"sha256-{base64.b64encode(found).decode()}"


def tools(project: Path) -> list[str]:
    """The names of the tools that a page can have beside its calculator."""
    return sorted(path.stem for path in (project / "widget/tools").glob("*.js"))


def styles(project: Path) -> dict[str, list[Path]]:
    """Each style sheet and the files it is joined from; a theme is one of its own."""
    widget = project / "widget"
    base = widget / "base.css"
    found = {"base.css": [base, *sorted(set(widget.glob("*.css")) - {base})]}
    for theme in sorted(widget.glob("themes/*.css")):
        found[f"themes/{theme.name}"] = [theme]
    if sheets := sorted(widget.glob("tools/*.css")):
        found["tools.css"] = sheets
    for sheet in sorted(project.glob("embed/*.css")):
        found[sheet.name] = [sheet]
    return found


def make_assets(project: Path, work: Path, tags: list[str]) -> None:
    """Fills work with the files by their place in dist, and names.json."""
    made = work / "made"
    scripts = SCRIPTS | {
        f"tools/{name}.js": (f"widget/tools/{name}.js", "esm")
        for name in tools(project)
    }
    jobs: list[dict[str, object]] = [
        {
            "entry": entry,
            "format": kind,
            "define": {
                # The loader runs in pages that cannot tell it which there are.
                "CALCLET_LANGUAGES": json.dumps(tags),
                # A page needs nothing of what talks to hosts.
                "CALCLET_IN_FRAME": json.dumps(name == "shell-frame.js"),
            },
            "out": str(made / name),
        }
        for name, (entry, kind) in scripts.items()
    ]
    jobs.append({"code": _packed(tools(project)), "out": str(made / PACKED)})
    for name, files in styles(project).items():
        css = [file.relative_to(project).as_posix() for file in files]
        jobs.append({"css": css, "out": str(made / name)})
    bundle(project, jobs)
    for picture in PICTURES:
        shutil.copy(project / picture, made)
    (work / "assets").mkdir()
    names = {}
    for path in sorted(path for path in made.rglob("*") if path.is_file()):
        name, data = path.relative_to(made).as_posix(), path.read_bytes()
        names[name] = hashed(name, data)
        (work / names[name]).write_bytes(data)
    shutil.move(made / LOADER, work / LOADER)
    shutil.rmtree(made)
    (work / "names.json").write_text(json.dumps(names, indent=1), encoding="utf-8")


def _packed(names: list[str]) -> str:
    """What a copy for offline use runs once a tool is opened: it can import nothing."""
    imports = "".join(
        f'import * as tool{number} from "./widget/tools/{name}.js";'
        for number, name in enumerate(names)
    )
    listed = ", ".join(f'"{name}": tool{number}' for number, name in enumerate(names))
    return (
        f'{imports}import {{ openTool }} from "./widget/toolbox.js";'
        f"globalThis.calcletTools = {{ openTool, tools: {{ {listed} }} }};"
    )


def bundle(project: Path, jobs: list[dict[str, object]]) -> None:
    done = subprocess.run(
        ["node", Path(__file__).with_name("bundle.mjs")],
        cwd=project,
        input=json.dumps({"project": str(project), "jobs": jobs}),
        text=True,
        check=False,
    )
    if done.returncode:
        raise Mistake("the scripts and styles could not be bundled, see above")
