"""Set-up happens once, says what is missing in a line, and fails without a trace."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import metadata
from typing import TYPE_CHECKING

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from calclet_build import environment
from calclet_build.environment import STAMP, SetUpError, check_node

if TYPE_CHECKING:
    from pathlib import Path


def program(folder: Path, name: str, says: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{says}\n")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize(
    ("node", "found"),
    [
        (None, "none was found"),
        ("echo v20.18.3", "found v20.18.3"),
        ("exit 1", "start"),
    ],
)
def test_an_unfit_node_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, node: str | None, found: str
) -> None:
    """With the way to get a fit one."""
    program(tmp_path / "bin", "npm", "")
    if node:
        program(tmp_path / "bin", "node", node)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))

    with pytest.raises(SetUpError, match=found) as caught:
        check_node()

    assert "20.19" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_newer_node_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers count, not the letters: 100 is more than 20."""
    for name in ("node", "npm"):
        program(tmp_path / "bin", name, "echo v100.1.0")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))

    check_node()


def test_a_failed_set_up_is_done_again(tmp_path: Path) -> None:
    """The stamp is written last, and taken away first."""
    made = []

    def fail() -> None:
        made.append("failed")
        raise SetUpError("no network")

    environment.renew(tmp_path, "old", lambda: made.append("old"))
    with pytest.raises(SetUpError):
        environment.renew(tmp_path, "new", fail)
    assert not (tmp_path / STAMP).exists()
    environment.renew(tmp_path, "old", lambda: made.append("again"))
    environment.renew(tmp_path, "old", lambda: made.append("needlessly"))

    assert made == ["old", "failed", "again"]


def test_everything_that_is_pulled_in_is_pinned(root: Path) -> None:
    """Two set-ups are the same, and are what is installed here."""
    wanted, constraints = environment.requirements(root)
    pins = {canonicalize_name(pin.name): pin for pin in map(Requirement, constraints)}
    todo, seen = [Requirement(item) for item in wanted], set()
    while todo:
        needed = todo.pop()
        name = canonicalize_name(needed.name)
        if name in seen or (needed.marker and not needed.marker.evaluate()):
            continue
        seen.add(name)
        assert name in pins
        assert metadata.version(name) in pins[name].specifier
        todo += map(Requirement, metadata.requires(name) or [])


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash")
def test_ci_runs_what_people_run(root: Path) -> None:
    """One command, after what the system must give."""
    script = root / ".ci/run"
    subprocess.run(["bash", "-n", script], check=True)
    assert os.access(script, os.X_OK)
    assert script.read_text().rstrip().endswith("python3 build.py test")


def test_an_old_python_is_told_in_one_line(root: Path, tmp_path: Path) -> None:
    """build.py itself must be readable for it; here it is only told to be old."""
    lines = (
        (root / "build.py").read_text().replace("PYTHON = (3, 12)", "PYTHON = (9, 9)")
    )
    (tmp_path / "build.py").write_text(lines)

    done = subprocess.run(
        [sys.executable, tmp_path / "build.py", "build"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr.startswith("Python 9.9 or newer is needed")
    assert len(done.stderr.splitlines()) == 1
