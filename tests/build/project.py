"""Runs build.py of this project or of a copy, in the environment of the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LANGUAGES = sorted(path.stem for path in (ROOT / "widget/messages").glob("*.ftl"))
TOLD = ("en", "ja", "zh-TW")  # of copies: each language is a copy of all pages more

SOURCES = ("core", "widget", "embed", "tests")
# Brotli takes half a minute for Pyodide, compiling the standard library ten seconds.
SHARED = ("compressed", "runtime")
FILES = ("build.py", "pyproject.toml", "package.json", "package-lock.json", "LICENSE")

type Run = subprocess.CompletedProcess[str]


def build_py(project: Path, *arguments: object, **environment: str) -> Run:
    """Runs a command; its set-up is taken to be done."""
    ready = {
        "CALCLET_READY": str(project / ".venv"),
        "PYTHONPATH": str(project / "core"),
    }
    return subprocess.run(
        [sys.executable, "build.py", *map(str, arguments)],
        cwd=project,
        env=os.environ | ready | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def copy_project(root: Path, project: Path) -> None:
    """The project in another folder, without history, and with three languages.

    It shares the results that take long; they are named by their content.
    """
    project.mkdir()
    others = [f"{lang}.*" for lang in LANGUAGES if lang not in TOLD]
    junk = shutil.ignore_patterns("__pycache__", *others)
    for name in SOURCES:
        shutil.copytree(root / name, project / name, ignore=junk)
    for name in FILES:
        shutil.copy(root / name, project)
    (project / "node_modules").symlink_to((root / "node_modules").resolve())
    (project / ".cache").mkdir()
    for name in SHARED:
        (root / ".cache" / name).mkdir(parents=True, exist_ok=True)
        (project / ".cache" / name).symlink_to(root / ".cache" / name)
