"""Makes .venv and node_modules what the project pins. Standard library only.

Each folder carries a stamp, the hash of what it was made from. The stamp is removed
first and written last, under a lock: a set-up that failed or was interrupted is
done again, and two at once wait for each other.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

PIP = "pip==26.2"
NODE = (20, 19)
STAMP = "calclet-stamp"
NODE_MISSING = (
    "Node {wanted} or newer is needed, {found}: "
    "install it from nodejs.org, or with your system's packages (nodejs, npm)"
)


class SetUpError(Exception):
    """Something that only the person at the keyboard can put right."""


def set_up(project: Path) -> Path:
    """The Python of a complete environment."""
    check_node()
    venv = project / ".venv"
    with locked(project / ".cache", "set-up"):
        renew(venv, _python_key(project), lambda: _make_venv(project, venv))
        modules = project / "node_modules"
        renew(modules, _node_key(project), lambda: _npm(project))
    return venv_python(venv)


def venv_python(venv: Path) -> Path:
    """Where a virtual environment has its interpreter."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def check_node() -> None:
    """Raises SetUpError unless Node and npm are there and new enough."""
    wanted = ".".join(map(str, NODE))
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        what = "npm is missing" if node else "none was found"
        raise SetUpError(NODE_MISSING.format(wanted=wanted, found=what))
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = re.findall(r"\d+", said)[:2]
    if tuple(map(int, numbers)) < NODE:
        found = f"found {said.strip() or 'one that does not start'}"
        raise SetUpError(NODE_MISSING.format(wanted=wanted, found=found))


def requirements(project: Path) -> tuple[list[str], list[str]]:
    """(what to install, the pins of all that it pulls in)."""
    pins = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    groups: dict[str, list[str]] = pins["dependency-groups"]
    wanted = [item for group in groups.values() for item in group]
    return sorted(wanted), pins["tool"]["calclet"]["constraints"]


def renew(folder: Path, key: str, make: Callable[[], None]) -> None:
    """Makes a folder anew unless its stamp says that it is what the key stands for."""
    stamp = folder / STAMP
    if stamp.is_file() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    make()
    draft = stamp.with_suffix(".draft")
    draft.write_text(key)
    draft.replace(stamp)


def _python_key(project: Path) -> str:
    venv = (project / ".venv").resolve()
    working = venv_python(venv).exists()
    facts = [requirements(project), PIP, _declared(project), str(venv), working]
    return _hash(json.dumps(facts).encode())


def _declared(project: Path) -> Any:
    """What the editable install depends on."""
    pyproject = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    return [pyproject["build-system"], pyproject["project"]]


def _node_key(project: Path) -> str:
    lock = (project / "package-lock.json").read_bytes()
    return _hash(lock + (project / "package.json").read_bytes())


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _make_venv(project: Path, venv: Path) -> None:
    python = venv_python(venv)
    print("setting up .venv (once)", flush=True)
    if not _runs(python):
        if not venv.is_symlink():
            shutil.rmtree(venv, ignore_errors=True)
        try:
            _run([sys.executable, "-m", "venv", venv], project)
        except SetUpError as error:
            raise SetUpError(
                f"{error}\nthis Python cannot make virtual environments: install "
                "its venv package (python3-venv on Debian)"
            ) from error
    wanted, constraints = requirements(project)
    pins = venv / "calclet-constraints.txt"
    pins.write_text("\n".join(constraints) + "\n", encoding="utf-8")
    pip: list[str | Path] = [python, "-m", "pip", "--quiet"]
    pip += ["--disable-pip-version-check", "--no-input", "install"]
    _run([*pip, PIP], project)
    _run([*pip, "--constraint", pins, *wanted], project)
    editable = ["--no-deps", "--no-build-isolation", "--editable", "."]
    _run([*pip, *editable], project)


def _runs(python: Path) -> bool:
    """Whether there is an interpreter, and new enough."""
    if not python.exists():
        return False
    ask = "import sys, pip; sys.exit(sys.version_info < (3, 12))"
    return not subprocess.run([python, "-c", ask], capture_output=True).returncode


def _npm(project: Path) -> None:
    print("setting up node_modules (once)", flush=True)
    npm = shutil.which("npm") or "npm"
    _run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], project)


def _run(command: Sequence[str | Path], project: Path) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=project,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        words = " ".join(str(part) for part in command[:6])
        raise SetUpError(f"{done.stdout.strip()}\nfailed: {words} …")


@contextmanager
def locked(cache: Path, name: str) -> Iterator[None]:
    """Lets one process at a time pass; the lock ends with its process."""
    cache.mkdir(exist_ok=True)
    with (cache / f"{name}.lock").open("w") as file:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
