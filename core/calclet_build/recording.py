"""Runs inside Pyodide: which standard modules do start-up, core and the rest need?

Imports as little as it can: whatever it loads itself counts as needed.
"""

import importlib
import json
import sys
import traceback
import warnings
from collections.abc import Iterable
from typing import Any

from calclet_build.imports import imported

_STDLIB = "/lib/python{}{}.zip/".format(*sys.version_info)
# C code asks for these by name, on branches that no request is sure to reach.
_ASKED_FOR_BY_C = ("_pylong", "traceback", "warnings")


def record(job_json: str) -> str:
    """Run everything; give the files of the standard library by who needs them."""
    job = json.loads(job_json)
    sys.path.append(job["core"])
    _import_all([*_ASKED_FOR_BY_C, *job["imports"]])
    _meet_a_defect()
    handle = importlib.import_module("calclet.service").handle
    for request in job["requests"]:
        handle(request)
    start = set(sys.modules)
    core = _files(start)
    extras: dict[str, set[str]] = {}
    missing: dict[str, list[str]] = {}
    for slug, calculator in job["calculators"].items():
        sys.path.append(calculator["archive"])
        _import_all(calculator["imports"])
        tops = {name.partition(".")[0] for name in calculator["imports"]}
        if lacking := sorted(top for top in tops if not _import(top)):
            missing[slug] = lacking
            continue
        for request in calculator["requests"]:
            handle(request)
        late = set(sys.modules) - start
        extras[slug] = _files(late)
        # A package is read from one archive only, so its late parts join the core's.
        core |= {file for file in extras[slug] if _package(file) in core}
        _forget(late)
    sys.path.extend(part["archive"] for part in job["parts"].values())
    brought = set().union(*extras.values())
    parts = {}
    for name, part in job["parts"].items():
        _import_all(part["imports"])
        own = _files(set(sys.modules) - start)
        for request in part["requests"]:
            handle(request)
        late = set(sys.modules) - start
        # What calculators load when they are solved they bring themselves.
        parts[name] = own | (_files(late) - brought)
        _forget(late)
    return json.dumps(
        {
            "core": sorted(core),
            "extras": {slug: sorted(files - core) for slug, files in extras.items()},
            "parts": {name: sorted(files - core) for name, files in parts.items()},
            "missing": missing,
        }
    )


def _forget(modules: Iterable[str]) -> None:
    """So that whoever comes next asks for them again."""
    for module in modules:
        del sys.modules[module]


def fail() -> None:
    """Raise as a defect would: JavaScript calls it to load what reports such."""
    try:
        int("inner")
    except ValueError as error:
        raise KeyError("outer") from error


def _meet_a_defect() -> None:
    try:
        fail()
    except KeyError:
        traceback.format_exc()
    with warnings.catch_warnings(record=True):
        warnings.warn("loads what shows warnings", stacklevel=1)


def _import_all(names: Iterable[str]) -> None:
    """Import each name, and what its module would import later, inside functions."""
    for name in names:
        if _import(name) and _origin(name).startswith(_STDLIB):
            loader: Any = sys.modules[name].__loader__
            for later in imported(loader.get_source(name), name, only_late=True):
                _import(later)


def _import(name: str) -> bool:
    try:
        importlib.import_module(name)
    except ImportError:  # `a.b` for `from a import b`, where b is no module
        return False
    return True


def _origin(module: str) -> str:
    spec = getattr(sys.modules[module], "__spec__", None)
    return (spec and spec.origin) or ""


def _files(modules: Iterable[str]) -> set[str]:
    origins = map(_origin, modules)
    return {o.removeprefix(_STDLIB) for o in origins if o.startswith(_STDLIB)}


def _package(file: str) -> str:
    return file.partition("/")[0] + "/__init__.py"
