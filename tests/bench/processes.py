"""What a browser weighs: the memory of all its processes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PROC = Path("/proc")


def weight(profile: str) -> float:
    """MB of the browser with this profile; what processes share counts once (PSS)."""
    return sum(map(_pss, _family(profile))) / 1000


def _family(profile: str) -> Iterator[str]:
    """The processes that name the profile, and all that come of them."""
    parents = {pid: parent for pid in _pids() if (parent := _parent(pid))}
    family = {pid for pid in parents if profile.encode() in _command(pid)}
    for pid in parents:
        line = [pid]
        while line[-1] in parents and line[-1] not in family:
            line.append(parents[line[-1]])
        if line[-1] in family:
            family.update(line)
    yield from family


def _pids() -> list[str]:
    return [folder.name for folder in PROC.iterdir() if folder.name.isdigit()]


def _parent(pid: str) -> str:
    return _read(pid, "stat").rpartition(b")")[2].split()[1:2][0].decode()


def _command(pid: str) -> bytes:
    return _read(pid, "cmdline")


def _pss(pid: str) -> int:
    lines = _read(pid, "smaps_rollup").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(b"Pss:"))


def _read(pid: str, name: str) -> bytes:
    """Processes go at any time."""
    try:
        return (PROC / pid / name).read_bytes()
    except OSError:
        return b") - 0" if name == "stat" else b""
