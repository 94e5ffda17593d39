"""What tests of the build share: the runtime made once, copies of the project."""

import json
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from calclet.registry import slugs
from calclet_build.runtime import Runtime, build_runtime
from tests.build.project import copy_project

PROJECT = Path(__file__).parents[2]
Run = Callable[..., dict[str, Any]]


@pytest.fixture(scope="session")
def runtime(tmp_path_factory: pytest.TempPathFactory) -> Runtime:
    """What the runtime step makes of this project."""
    return build_runtime(PROJECT, tmp_path_factory.mktemp("runtime"), slugs())


@pytest.fixture(scope="session")
def run_trimmed(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Answer requests with the trimmed set and one calculator's own archive, or all.

    Parts come after a first answer, as they do to a page.
    """
    folder = tmp_path_factory.mktemp("run")

    def run(
        runtime: Runtime, slug: str, requests: list[str], parts: Iterable[str] = ()
    ) -> dict[str, Any]:
        answer, own = folder / "answer.json", runtime.calculators
        wanted = [slug] if slug else list(own)
        job = {
            "loader": str(runtime.loader),
            "pyodide": str(runtime.glue.parent),
            "stdlib": str(runtime.stdlib),
            "archives": [str(runtime.core), *(str(own[name]) for name in wanted)],
            "parts": [str(runtime.parts[name]) for name in parts],
            "lock": runtime.lock,
            "requests": requests,
            "answer": str(answer),
        }
        file = folder / "job.json"
        file.write_text(json.dumps(job), "utf-8")
        script = PROJECT / "tests/build/run_trimmed.mjs"
        subprocess.run(["node", script, file], check=True)
        result: dict[str, Any] = json.loads(answer.read_text("utf-8"))
        return result

    return run


@pytest.fixture(scope="session")
def first_run(runtime: Runtime, run_trimmed: Run) -> dict[str, Any]:
    """What the interpreter tells of itself, however little it is asked."""
    return run_trimmed(runtime, slugs()[0], [])


@pytest.fixture
def copy(root: Path, tmp_path: Path) -> Path:
    """The project in a folder where a test may change it."""
    project = tmp_path / "elsewhere"
    copy_project(root, project)
    return project
