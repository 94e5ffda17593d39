"""A site with the calculators of tests/fixtures: every kind of input and output."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.build.project import build_py, copy_project

FIXTURES = "tests/fixtures/calculators"


def build_kinds(root: Path, place: Path) -> Path:
    """The built site: CALCLET_KINDS where it is made already, else made here.

    What takes long is kept in the cache of the project.
    """
    if given := os.environ.get("CALCLET_KINDS"):
        return Path(given).resolve()
    project = place / "project"
    copy_project(root, project)
    calculators = project / "core/calclet/calculators"
    shutil.copytree(root / FIXTURES, calculators, dirs_exist_ok=True)
    done = build_py(project, "build", "--out", place / "dist")
    if done.returncode:
        pytest.fail(f"the build failed:\n{done.stdout}\n{done.stderr}", pytrace=False)
    return place / "dist"
