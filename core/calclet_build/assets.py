"""Bundles and names what pages load: scripts, styles, pictures."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

from calclet_build.mistake import Mistake

SCRIPTS = {
    "shell.js": "widget/shell.js",
    "worker.js": "widget/worker.js",
    "catalogue.js": "widget/catalogue.js",
    "studio.js": "embed/studio.js",
}
LOADER = "calclet.js"
PICTURES = ("widget/icon.svg", "widget/card.png")
ROOMS = ("widget", "embed")


def sources(project: Path) -> list[Path]:
    """All that an asset can be made from."""
    ours = [
        path
        for room in ROOMS
        for path in (project / room).rglob("*")
        if path.suffix in {".js", ".css", ".svg", ".png"}
    ]
    here = Path(__file__)
    return [*ours, here, here.with_name("bundle.mjs"), project / "package-lock.json"]


def hashed(name: str, data: bytes) -> str:
    """`assets/shell-0123456789.js`: an address whose content never changes."""
    stem, dot, ending = name.partition(".")
    return f"assets/{stem}-{hashlib.sha256(data).hexdigest()[:10]}{dot}{ending}"


def styles(project: Path) -> dict[str, list[str]]:
    """Each style sheet and the files it is made of: a theme is found by its folder."""
    widget = project / "widget"
    parts = sorted(widget.glob("*.css"), key=lambda path: (path.name != "base.css", path))
    parts += sorted(widget.glob("themes/*.css"))
    base = [path.relative_to(project).as_posix() for path in parts]
    return {"base.css": base, "studio.css": ["embed/studio.css"]}


def make_assets(project: Path, work: Path) -> None:
    """Fills work with the files by their place in dist, and names.json."""
    bundles = work / "bundles"
    jobs: list[dict[str, object]] = [
        {"entry": entry, "format": "esm", "out": str(bundles / name)}
        for name, entry in SCRIPTS.items()
    ]
    jobs += [
        {"css": files, "out": str(bundles / name)}
        for name, files in styles(project).items()
    ]
    jobs.append(
        {"entry": "embed/loader.js", "format": "iife", "out": str(bundles / LOADER)}
    )
    request = json.dumps({"project": str(project), "jobs": jobs})
    script = Path(__file__).with_name("bundle.mjs")
    done = subprocess.run(["node", script], cwd=project, input=request, text=True)
    if done.returncode:
        raise Mistake("esbuild could not bundle the scripts and styles, see above")
    for picture in PICTURES:
        shutil.copy(project / picture, bundles)
    (work / "assets").mkdir()
    names = {}
    for path in sorted(bundles.iterdir()):
        data = path.read_bytes()
        names[path.name] = hashed(path.name, data)
        (work / names[path.name]).write_bytes(data)
    shutil.move(bundles / LOADER, work / LOADER)
    shutil.rmtree(bundles)
    (work / "names.json").write_text(json.dumps(names, indent=1), encoding="utf-8")
