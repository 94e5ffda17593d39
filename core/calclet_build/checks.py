"""Every check there is, one after the other, each with its time."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

PYTHON_FILES = ("build.py", "core", "tests")


@dataclass(frozen=True)
class Check:
    """A command that succeeds or tells what is wrong."""

    name: str
    command: list[str | Path]


def checks(project: Path, dist: Path) -> list[Check]:
    """All but pytest, the quick ones first."""
    python: list[str | Path] = [sys.executable, "-m"]
    scripts = sorted((project / "tests/js").glob("*.test.js"))
    return [
        Check("ruff", [*python, "ruff", "check", "--quiet", *PYTHON_FILES]),
        Check("ruff format", [*python, "ruff", "format", "--check", *PYTHON_FILES]),
        Check("mypy", [*python, "mypy"]),
        Check(
            "tsc",
            ["node", _bin(project, "typescript/bin/tsc"), "-p", "widget/jsconfig.json"],
        ),
        Check("node --test", ["node", "--test", *scripts]),
        Check("build", [sys.executable, "build.py", "build", "--out", dist]),
    ]


def run_checks(project: Path, pytest: list[str]) -> int:
    """Runs all checks and ends with pytest's own closing line."""
    with tempfile.TemporaryDirectory(prefix="calclet-") as folder:
        dist = Path(folder) / "dist"
        failed = [x.name for x in checks(project, dist) if not _passes(x, project)]
        closing, passed = _pytest(project, dist, pytest)
    if not passed:
        failed.append("pytest")
    if failed:
        print(f"failed: {', '.join(failed)}", flush=True)
    print(closing, flush=True)
    return bool(failed)


def _passes(check: Check, project: Path) -> bool:
    start = time.perf_counter()
    done = subprocess.run(
        [str(part) for part in check.command],
        cwd=project,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout.rstrip(), flush=True)
    _report(check.name, start, passed=not done.returncode)
    return not done.returncode


def _pytest(project: Path, dist: Path, arguments: list[str]) -> tuple[str, bool]:
    start = time.perf_counter()
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", *arguments]
    process = subprocess.Popen(
        command,
        cwd=project,
        env=os.environ | {"CALCLET_DIST": str(dist)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    closing = "pytest said nothing"
    for line in process.stdout or ():
        print(line, end="", flush=True)
        closing = line.strip() or closing
    passed = process.wait() == 0
    _report("pytest", start, passed=passed)
    return closing, passed


def _report(name: str, start: float, *, passed: bool) -> None:
    seconds = time.perf_counter() - start
    print(f"{name:<12} {seconds:6.1f} s  {'ok' if passed else 'FAILED'}", flush=True)


def _bin(project: Path, path: str) -> Path:
    return project / "node_modules" / path
