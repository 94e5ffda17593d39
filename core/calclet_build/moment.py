"""The moment that what is made claims to be from."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def now() -> int:
    """As SOURCE_DATE_EPOCH says, where it is set."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())


def of_commit(project: Path) -> int:
    """The same for all who build this commit; without one, as in `now`."""
    git = shutil.which("git")
    if os.environ.get("SOURCE_DATE_EPOCH") or not git:
        return now()
    done = subprocess.run(
        [git, "log", "-1", "--format=%ct"],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )
    return int(done.stdout.strip() or now())
