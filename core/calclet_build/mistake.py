"""A mistake in the sources that stops the build, told in one paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class Mistake(Exception):
    """What is wrong, where, and what would be right."""

    def __init__(
        self, what: str, file: Path | None = None, line: int | None = None
    ) -> None:
        self.what, self.file, self.line = what, file, line
        place = "" if file is None else f"{file}:{line}: " if line else f"{file}: "
        super().__init__(place + what)
