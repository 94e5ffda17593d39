"""From npm's pyodide and our sources to the files with which a browser runs Python.

Pyodide's own two files lose the exports that only packages need. The standard library
is cut to the modules that are used, some only by start-up replaced by stand-ins, and
all is compiled by the very interpreter that will load it: most of a stock start-up is
compiling sources.
"""

import json
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from calclet_build import exports, probe, standins
from calclet_build.mistake import Mistake
from calclet_build.parts import Part, find_parts
from calclet_build.sources import Reach, reach
from calclet_build.zips import read_zip, write_zip

_PACKAGE = "calclet"
_CALCULATORS = "calclet.calculators"
_MAKING = ("runtime", "recording", "compiling")  # the latter two inside Pyodide
_SOURCES = (".py", ".toml")
_HERE = Path(__file__).parent
_NODE_SIDE = _HERE / "pyodide_compile.mjs"

Files = dict[str, bytes]


class Runtime(NamedTuple):
    """All paths; names get their hashes later."""

    version: str  # of Pyodide
    loader: Path  # pyodide.mjs, to be bundled into the worker
    glue: Path  # pyodide.asm.mjs, and
    wasm: Path  # pyodide.asm.wasm, side by side
    stdlib: Path
    core: Path
    calculators: dict[str, Path]  # one zip for each slug
    parts: dict[str, Path]  # those that are loaded when they are asked for
    lock: dict[str, Any]  # lockFileContents for loadPyodide


class _Plan(NamedTuple):
    """Where things are, and our own sources by archive, not yet compiled."""

    pyodide: Path
    work: Path
    standard: Files  # the whole standard library, with stand-ins
    core: Reach
    calculators: dict[str, Reach]
    parts: dict[str, Part]
    archives: dict[str, Files]


def inputs(project: Path, homes: Sequence[Path] = ()) -> list[Path]:
    """Every file that decides what build_runtime makes, beside its arguments."""
    parent = project / "core"
    ours = [parent / _PACKAGE, *homes]
    making = reach(parent, "calclet_build", [f"calclet_build.{m}" for m in _MAKING])
    return [
        _pyodide(project) / "package.json",
        project / "pyproject.toml",  # pins pyodide-build
        *(f for home in ours for f in sorted(home.rglob("*")) if f.suffix in _SOURCES),
        *sorted(parent / file for file in making.files),
        *sorted((_HERE / "probes").glob("*.py")),
        *sorted((_HERE / "standins").glob("no_*.py")),
        _NODE_SIDE,
    ]


def build_runtime(
    project: Path, work: Path, calculators: list[str], homes: Sequence[Path] = ()
) -> Runtime:
    """Make stdlib.zip, core.zip, a zip for each calculator and each part below work.

    `homes`: folders outside of the project with calculators of their own.
    """
    shutil.rmtree(work, ignore_errors=True)
    plan = _plan(project, work, calculators, homes)
    _add_standard_modules(plan, _record(plan))
    compiled = _compile(plan)
    lock = _lock(plan.pyodide)
    glue, wasm = _trim(plan)
    return Runtime(
        version=lock["info"]["version"],
        loader=plan.pyodide / "pyodide.mjs",
        glue=glue,
        wasm=wasm,
        stdlib=compiled["stdlib"],
        core=compiled["core"],
        calculators={slug: compiled[_archive(slug)] for slug in calculators},
        parts={name: compiled[_part(name)] for name in plan.parts},
        lock=lock,
    )


def _plan(project: Path, work: Path, slugs: list[str], homes: Sequence[Path]) -> _Plan:
    parent = _together(project, work / "sources", homes) if homes else project / "core"
    core = reach(parent, _PACKAGE, [f"{_PACKAGE}.service", _CALCULATORS])
    own = {slug: reach(parent, _PACKAGE, [_module(slug)]) for slug in slugs}
    # Only calculators are looked for in several archives, so what they share is core.
    home = _CALCULATORS.replace(".", "/")
    shared = {f for reached in own.values() for f in reached.files if home not in f}
    files = core.files | shared
    archives = {"core": _read(parent, files)}
    for slug, reached in own.items():
        data = _data(parent / _module(slug).replace(".", "/"))
        archives[_archive(slug)] = _read(parent, reached.files - files) | {
            file.relative_to(parent).as_posix(): file.read_bytes() for file in data
        }
    parts = find_parts(parent, slugs)
    known = {file for held in archives.values() for file in held}
    for name, part in parts.items():
        archives[_part(name)] = _read(part.parent, part.reach.files - known)
    pyodide = _pyodide(project)
    standard = standins.put_in(dict(read_zip(pyodide / "python_stdlib.zip")))
    return _Plan(pyodide, work, standard, core, own, parts, archives)


def _together(project: Path, work: Path, homes: Sequence[Path]) -> Path:
    """All sources as one tree, as a browser's Python finds them."""
    places = dict.fromkeys(homes, work / _CALCULATORS.replace(".", "/"))
    for home, place in {project / "core" / _PACKAGE: work / _PACKAGE, **places}.items():
        for file in home.rglob("*"):
            if file.suffix in _SOURCES:
                target = place / file.relative_to(home)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, target)
    return work


def _record(plan: _Plan) -> dict[str, Any]:
    """Run everything from zips of sources: which standard modules does it load?"""
    sources = plan.archives | {"stdlib": plan.standard}
    for name, files in sources.items():
        write_zip(plan.work / "record" / f"{name}.zip", files.items())
    calculators = {
        slug: {
            "archive": f"/work/record/{_archive(slug)}.zip",
            "imports": sorted(reached.foreign),
            "requests": probe.of_calculator(slug),
        }
        for slug, reached in plan.calculators.items()
    }
    parts = {
        name: {
            "archive": f"/work/record/{_part(name)}.zip",
            "imports": sorted(part.reach.foreign),
            "requests": probe.of_part(name, [*plan.calculators]),
        }
        for name, part in plan.parts.items()
    }
    answer = plan.work / "recorded.json"
    job = {
        "core": "/work/record/core.zip",
        "imports": sorted(plan.core.foreign),
        "requests": probe.common() + probe.without_parts(),
        "calculators": calculators,
        "parts": parts,
    }
    stdlib = str(plan.work / "record" / "stdlib.zip")
    _node("record", plan, stdlib=stdlib, answer=str(answer), record=job)
    recorded: dict[str, Any] = json.loads(answer.read_text("utf-8"))
    for slug, missing in recorded["missing"].items():
        raise Mistake(
            f"{slug} imports {', '.join(missing)}, which Python in a browser lacks: "
            "a calculator can use the standard library, and calclet itself"
        )
    return recorded


def _add_standard_modules(plan: _Plan, recorded: dict[str, Any]) -> None:
    standard = plan.standard
    plan.archives["stdlib"] = {file: standard[file] for file in recorded["core"]}
    for slug, files in recorded["extras"].items():
        plan.archives[_archive(slug)] |= {file: standard[file] for file in files}
    for name, files in recorded["parts"].items():
        plan.archives[_part(name)] |= {file: standard[file] for file in files}


def _compile(plan: _Plan) -> dict[str, Path]:
    # The standard library first: its bytes must not change with what we compile.
    names = ["stdlib", *sorted(plan.archives.keys() - {"stdlib"})]
    places = {name: plan.work / "compile" / name / f"{name}.zip" for name in names}
    for name, place in places.items():
        write_zip(place, plan.archives[name].items())
    _node("compile", plan, compile=[f"/work/compile/{name}" for name in names])
    return {
        name: write_zip(plan.work / place.name, read_zip(place))
        for name, place in places.items()
    }


def _trim(plan: _Plan) -> tuple[Path, Path]:
    folder = plan.work / "pyodide"
    folder.mkdir()
    glue, wasm = folder / "pyodide.asm.mjs", folder / "pyodide.asm.wasm"
    module, script = exports.trim(
        (plan.pyodide / wasm.name).read_bytes(),
        (plan.pyodide / glue.name).read_text("utf-8"),
        (plan.pyodide / "pyodide.mjs").read_text("utf-8"),
    )
    wasm.write_bytes(module)
    glue.write_text(script, "utf-8")
    return glue, wasm


def _node(command: str, plan: _Plan, **job: Any) -> None:
    job |= {
        "pyodide": str(plan.pyodide),
        "lock": _lock(plan.pyodide),
        "tools": str(_HERE),
        "sitePackages": sysconfig.get_path("purelib"),
        "work": str(plan.work),
    }
    file = plan.work / f"{command}.json"
    file.write_text(json.dumps(job), "utf-8")
    subprocess.run(["node", str(_NODE_SIDE), command, str(file)], check=True)


def _lock(pyodide: Path) -> dict[str, Any]:
    """What loadPyodide insists on knowing, without the packages nobody loads."""
    package = json.loads((pyodide / "package.json").read_text("utf-8"))
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    return {"info": lock["info"] | {"version": package["version"]}, "packages": {}}


def _read(parent: Path, files: set[str]) -> Files:
    return {file: (parent / file).read_bytes() for file in files}


def _data(folder: Path) -> set[Path]:
    """Dated data that a calculator reads; its cases are for tests."""
    return set(folder.glob("*.toml")) - {folder / "cases.toml"}


def _pyodide(project: Path) -> Path:
    return (project / "node_modules" / "pyodide").resolve()


def _module(slug: str) -> str:
    return f"{_CALCULATORS}.{slug.replace('-', '_')}"


def _archive(slug: str) -> str:
    return f"calculator-{slug}"


def _part(name: str) -> str:
    return f"part-{name}"
