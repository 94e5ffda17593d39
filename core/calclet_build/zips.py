"""Zip files that depend on their content alone."""

import stat
import zipfile
from collections.abc import Iterable
from pathlib import Path

# One date for ever: a browser keeps what a new commit did not change.
_DATE = (1980, 1, 1, 0, 0, 0)


def write_zip(path: Path, entries: Iterable[tuple[str, bytes]]) -> Path:
    """Store the entries sorted by name, all with one date and one permission."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(entries):
            info = zipfile.ZipInfo(name, _DATE)
            info.create_system = 3  # Unix, on whatever system this is built
            info.external_attr = (stat.S_IFREG | 0o644) << 16
            archive.writestr(info, content)
    return path


def read_zip(path: Path) -> list[tuple[str, bytes]]:
    """All entries of a zip file."""
    with zipfile.ZipFile(path) as archive:
        return [(name, archive.read(name)) for name in archive.namelist()]
