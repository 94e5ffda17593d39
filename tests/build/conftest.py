"""Copies of the project that a test may change, and builds of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SOURCES = ("core", "widget", "embed", "tests")
FILES = ("build.py", "pyproject.toml", "package.json", "package-lock.json", "LICENSE")

type Run = subprocess.CompletedProcess[str]


def build_py(project: Path, *arguments: object, **environment: str) -> Run:
    """Runs build.py of a project in the environment that this test runs in."""
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


@pytest.fixture
def copy(root: Path, tmp_path: Path) -> Path:
    """The project in another folder, without history and results of steps."""
    project = tmp_path / "elsewhere"
    project.mkdir()
    junk = shutil.ignore_patterns("__pycache__")
    for name in SOURCES:
        shutil.copytree(root / name, project / name, ignore=junk)
    for name in FILES:
        shutil.copy(root / name, project)
    (project / "node_modules").symlink_to((root / "node_modules").resolve())
    # Brotli takes half a minute for Pyodide and does not depend on us.
    compressed = root / ".cache/compressed"
    if compressed.exists():
        shutil.copytree(compressed, project / ".cache/compressed", symlinks=True)
    return project


@pytest.fixture
def build_with(root: Path, tmp_path: Path) -> Callable[..., Path]:
    """Builds the project itself with options, into a folder of its own."""

    def build(*options: str) -> Path:
        out = tmp_path / "site"
        done = build_py(root, "build", "--out", out, *options)
        assert done.returncode == 0, done.stderr
        return out

    return build
