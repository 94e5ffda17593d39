"""Builds, serves, and builds again when a source is saved."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING

from calclet_build.mistake import Mistake
from calclet_build.server import Server

if TYPE_CHECKING:
    from pathlib import Path

WATCHED = ("core", "widget", "embed")
PAUSE = 0.4  # seconds between looks; saving several files counts as one change


def serve(
    project: Path, port: int, build: list[str], out: Path, others: list[Path]
) -> None:
    """Serves until interrupted; `build` are the arguments of the build command.

    `others` are folders outside of the project that are watched too.
    """
    if _build(project, build):
        sys.exit(1)
    folders = [*(project / room for room in WATCHED), *others]
    seen = snapshot(folders)
    try:
        prepared = Server(out, port, reload=True)
    except OSError as error:
        raise Mistake(
            f"port {port} cannot be used ({error.strerror}): name another with --port, "
            "or 0 for any free one"
        ) from error
    with prepared as server:
        print(server.url, flush=True)
        while True:
            time.sleep(PAUSE)
            now = snapshot(folders)
            if now != seen:
                seen = now
                if not _build(project, build):
                    server.announce_change()


def snapshot(folders: list[Path]) -> dict[str, int]:
    """When each source was last changed."""
    found = {}
    for folder in folders:
        for path in folder.rglob("*"):
            if path.suffix != ".pyc" and path.is_file():
                found[str(path)] = path.stat().st_mtime_ns
    return found


def _build(project: Path, arguments: list[str]) -> int:
    # In a process of its own: this one keeps the modules that it has imported.
    command = [sys.executable, str(project / "build.py"), "build", *arguments]
    return subprocess.run(command, check=False).returncode
