"""Stands in for pyodide._package_loader in the browser: no package is ever loaded."""

import sys


class _Folder:
    """JavaScript calls `__str__`, which text itself would not have over there."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = _Folder("/lib/python{}.{}/site-packages".format(*sys.version_info))
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Start-up calls this; there are none."""
