"""Runs inside Pyodide: turn zips of sources into zips of this Python's own .pyc."""

import json
from pathlib import Path

from pyodide_build._py_compile import _py_compile_archive_dir


def compile_all(folders: str) -> None:
    """Compile the zip in each folder, in place and in the order given.

    The bytes of a .pyc depend a little on what the interpreter has compiled before,
    so the order must never be that of a directory.
    """
    for folder in json.loads(folders):
        _py_compile_archive_dir(
            Path(folder), keep=False, verbose=False, compression_level=0
        )
