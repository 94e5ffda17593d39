"""Puts what the steps made into one folder of static files, all at once."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from calclet_build.compress import compress
from calclet_build.environment import locked
from calclet_build.mistake import Mistake
from calclet_build.steps import digest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from calclet_build.steps import Steps

# Facts for later steps, not for the public.
PRIVATE = ("names.json", "runtime.json")
OURS = ("_headers", "calclet.js")


def publish(
    steps: Steps, folders: list[Path], texts: Mapping[str, str], out: Path
) -> None:
    """Fills out from the folders and texts, unless it already holds just that."""
    cache = steps.cache
    key = digest(*(str(folder).encode() for folder in folders), repr(texts).encode())
    record = cache / "published" / f"{digest(str(out.resolve()).encode())[:20]}.json"
    if _is_current(record, key, out):
        steps.say(f"{'dist':<12} unchanged")
        return
    if out.exists() and any(out.iterdir()) and not _is_ours(out):
        raise Mistake(f"{out} holds something else; give --out an empty folder")
    with tempfile.TemporaryDirectory(prefix=".publish-", dir=cache) as draft:
        site = Path(draft) / "site"
        private = shutil.ignore_patterns(*PRIVATE)
        for folder in folders:
            shutil.copytree(folder, site, dirs_exist_ok=True, ignore=private)
        site.chmod(0o755)  # it copied the mode of a step's folder, which is private
        for name, text in texts.items():
            (site / name).write_text(text, encoding="utf-8")
        with steps.timed("compress"):
            files = [path for path in site.rglob("*") if path.is_file()]
            compress(files, cache / "compressed")
        # Somebody may build beside `serve`, which builds on its own.
        with steps.timed("dist"), locked(cache, "publish"):
            if out.exists():
                shutil.move(out, Path(draft) / "old")
            out.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(site, out)
    record.parent.mkdir(exist_ok=True)
    record.write_text(json.dumps({"key": key, "files": _listing(out)}))


def _listing(out: Path) -> dict[str, list[int]]:
    return {
        path.relative_to(out).as_posix(): [stat.st_size, stat.st_mtime_ns]
        for path in sorted(out.rglob("*"))
        if path.is_file() and (stat := path.stat())
    }


def _is_current(record: Path, key: str, out: Path) -> bool:
    if not record.exists() or not out.is_dir():
        return False
    known = json.loads(record.read_text())
    return bool(known["key"] == key and known["files"] == _listing(out))


def _is_ours(out: Path) -> bool:
    return all((out / name).exists() for name in OURS)
