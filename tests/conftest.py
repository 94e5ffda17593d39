"""What all rooms share: the repository, and one built site per run."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """`everywhere` is run where it is asked for: -m everywhere."""
    if "everywhere" not in config.option.markexpr:
        items[:] = [x for x in items if not x.get_closest_marker("everywhere")]


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository."""
    return ROOT


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site: CALCLET_DIST where the build passes it, else built here once."""
    given = os.environ.get("CALCLET_DIST")
    if given:
        return Path(given).resolve()
    out = ROOT / ".cache" / "test-dist"
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    out.parent.mkdir(exist_ok=True)
    with (out.parent / "test-dist.run").open("a+") as stamp:
        fcntl.flock(stamp, fcntl.LOCK_EX)  # the workers of one run share the build
        stamp.seek(0)
        if stamp.read() != run:
            build_site(out)
            stamp.seek(0)
            stamp.truncate()
            stamp.write(run)
    return out


def build_site(out: Path, *options: str) -> None:
    """Runs the build command; what is unchanged comes from its cache."""
    done = subprocess.run(
        [sys.executable, "build.py", "build", "--out", str(out), *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.fail(f"the build failed:\n{done.stdout}\n{done.stderr}", pytrace=False)
