"""Our own modules in place of some that Pyodide imports at every start, unused here.

A calculator is one synchronous call and no package is ever loaded; yet start-up
imports asyncio, and with the package loader shutil, tempfile and zipfile: half of all
modules, a fifth of the time, 380 KB on the wire. What calls a stand-in for more than
start-up needs fails, and says so. The files are read as data, not imported here.
"""

from pathlib import Path

_FILES = {
    "asyncio/__init__.py": "no_asyncio.py",
    "pyodide/_package_loader.py": "no_packages.py",
    "pyodide/webloop.py": "no_event_loop.py",
}


def put_in(standard: dict[str, bytes]) -> dict[str, bytes]:
    """The standard library's sources by file, with ours in their places."""
    folder = Path(__file__).parent
    kept = {f: text for f, text in standard.items() if not f.startswith("asyncio/")}
    return kept | {f: (folder / own).read_bytes() for f, own in _FILES.items()}
