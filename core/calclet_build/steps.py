"""Runs steps of the build; a step whose sources are unchanged is not run again.

The result of a step is a folder named by the hash of all that it was made from.
It appears complete or not at all, so that two builds at once, or one that was
interrupted, leave nothing half made.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

KEPT = 12  # results per step: branches and options take turns


def digest(*parts: bytes) -> str:
    """Hex hash of the parts, each set off from the next."""
    total = hashlib.sha256()
    for part in parts:
        total.update(len(part).to_bytes(8))
        total.update(part)
    return total.hexdigest()


def fingerprint(root: Path, sources: Iterable[Path], facts: Any) -> str:
    """Hash of files by their place under root, and of plain data."""
    parts = [json.dumps(facts, sort_keys=True).encode()]
    for path in sorted(set(sources)):
        name = path.relative_to(root) if path.is_relative_to(root) else path.name
        parts += [str(name).encode(), path.read_bytes()]
    return digest(*parts)


@dataclass(frozen=True)
class Steps:
    """Where results are kept, and who is told."""

    root: Path
    cache: Path
    say: Callable[[str], None]

    def make(
        self,
        name: str,
        sources: Iterable[Path],
        work: Callable[[Path], None],
        facts: Any = None,
    ) -> Path:
        """The folder that work fills from the sources and facts."""
        key = fingerprint(self.root, sources, facts)
        result = self.cache / name / key[:20]
        if result.is_dir():
            result.touch()
            self.say(f"{name:<12} unchanged")
            return result
        with self.timed(name):
            result.parent.mkdir(parents=True, exist_ok=True)
            draft = Path(tempfile.mkdtemp(prefix=".draft-", dir=result.parent))
            try:
                work(draft)
                settle(draft, result)
            finally:
                shutil.rmtree(draft, ignore_errors=True)
            self._forget_oldest(result.parent)
        return result

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        """Says the name and the time that the block took."""
        start = time.perf_counter()
        yield
        self.say(f"{name:<12} {time.perf_counter() - start:6.1f} s")

    def _forget_oldest(self, folder: Path) -> None:
        results = [path for path in folder.iterdir() if path.name[0] != "."]
        results.sort(key=lambda path: path.stat().st_mtime)
        for old in results[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)


def settle(draft: Path, result: Path) -> None:
    """Renames a finished folder; another build may have been quicker."""
    try:
        draft.rename(result)
    except OSError:
        if not result.is_dir():
            raise
