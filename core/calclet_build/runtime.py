"""From npm's pyodide and our sources to the files with which a browser runs Python.

Pyodide's own two files stay as they are. Its standard library is cut to the modules
that are used, and everything is compiled by the very interpreter that will load it:
most of a stock start-up is compiling sources.
"""

import json
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any, NamedTuple

from calclet_build import probe
from calclet_build.sources import Reach, reach
from calclet_build.zips import read_zip, write_zip

_PACKAGE = "calclet"
_CALCULATORS = "calclet.calculators"
_MAKING = ("runtime", "recording", "compiling")  # the latter two inside Pyodide
_NODE_SIDE = Path(__file__).with_name("pyodide_compile.mjs")

Files = dict[str, bytes]


class Runtime(NamedTuple):
    version: str  # of Pyodide
    loader: Path  # pyodide.mjs, to be bundled into the worker
    glue: Path  # pyodide.asm.mjs
    wasm: Path  # pyodide.asm.wasm
    stdlib: Path
    core: Path
    calculators: dict[str, Path]  # one zip for each slug
    lock: dict[str, Any]  # lockFileContents for loadPyodide


class _Sources(NamedTuple):
    """Sources by archive, before they are compiled."""

    stdlib: Files
    core: Files
    calculators: dict[str, Files]


def inputs(project: Path) -> list[Path]:
    """Every file that decides what build_runtime makes, beside its arguments."""
    parent = project / "core"
    ours = parent / _PACKAGE
    making = reach(parent, "calclet_build", [f"calclet_build.{m}" for m in _MAKING])
    return [
        _pyodide(project) / "package.json",
        project / "pyproject.toml",  # pins pyodide-build
        *sorted(ours.rglob("*.py")),
        *sorted(ours.rglob("*.toml")),
        *(parent / file for file in making.files),
        _NODE_SIDE,
    ]


def build_runtime(
    project: Path, work: Path, calculators: list[str], epoch: int
) -> Runtime:
    """Make stdlib.zip, core.zip and a zip for each calculator below work."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    pyodide = _pyodide(project)
    job = {
        "pyodide": str(pyodide),
        "core": str(project / "core"),
        "sitePackages": sysconfig.get_path("purelib"),
        "work": str(work),
        "lock": _lock(pyodide),
        "epoch": str(epoch),
    }
    sources = _collect(project, work, job, calculators)
    archives = {"stdlib": sources.stdlib, "core": sources.core}
    archives |= {f"calculator-{slug}": own for slug, own in sources.calculators.items()}
    compiled = _compile(work, job, archives, epoch)
    return Runtime(
        version=job["lock"]["info"]["version"],
        loader=pyodide / "pyodide.mjs",
        glue=pyodide / "pyodide.asm.mjs",
        wasm=pyodide / "pyodide.asm.wasm",
        stdlib=compiled["stdlib"],
        core=compiled["core"],
        calculators={slug: compiled[f"calculator-{slug}"] for slug in calculators},
        lock=job["lock"],
    )


def _collect(
    project: Path, work: Path, job: dict[str, Any], slugs: list[str]
) -> _Sources:
    parent = project / "core"
    core = reach(parent, _PACKAGE, [f"{_PACKAGE}.service", _CALCULATORS])
    own = {slug: reach(parent, _PACKAGE, [_module(slug)]) for slug in slugs}
    answer = work / "recorded.json"
    _node("record", work, job | {"answer": str(answer), "record": _to_run(core, own)})
    recorded = json.loads(answer.read_text("utf-8"))
    standard = dict(read_zip(_pyodide(project) / "python_stdlib.zip"))

    # Only calculators are looked for in several archives, so what they share is core.
    home = _CALCULATORS.replace(".", "/")
    shared = {f for reached in own.values() for f in reached.files if home not in f}
    files = core.files | shared
    return _Sources(
        stdlib={file: standard[file] for file in recorded["core"]},
        core={file: (parent / file).read_bytes() for file in files},
        calculators={
            slug: {file: standard[file] for file in recorded["extras"][slug]}
            | {f: (parent / f).read_bytes() for f in own[slug].files - files}
            | _data(parent, slug)
            for slug in slugs
        },
    )


def _to_run(core: Reach, own: dict[str, Reach]) -> dict[str, Any]:
    return {
        "imports": sorted(core.foreign),
        "requests": probe.common(),
        "calculators": {
            slug: {
                "imports": sorted(reached.foreign),
                "requests": probe.of_calculator(slug),
            }
            for slug, reached in own.items()
        },
    }


def _data(parent: Path, slug: str) -> Files:
    """Dated data that the calculator reads; its cases are for tests."""
    folder = parent / _module(slug).replace(".", "/")
    files = sorted(set(folder.glob("*.toml")) - {folder / "cases.toml"})
    return {file.relative_to(parent).as_posix(): file.read_bytes() for file in files}


def _compile(
    work: Path, job: dict[str, Any], archives: dict[str, Files], epoch: int
) -> dict[str, Path]:
    for name, files in archives.items():
        write_zip(work / "compile" / name / f"{name}.zip", files.items(), epoch)
    _node("compile", work, job | {"compile": [f"compile/{name}" for name in archives]})
    return {
        name: write_zip(
            work / f"{name}.zip",
            read_zip(work / "compile" / name / f"{name}.zip"),
            epoch,
        )
        for name in archives
    }


def _node(command: str, work: Path, job: dict[str, Any]) -> None:
    file = work / f"{command}.json"
    file.write_text(json.dumps(job), "utf-8")
    subprocess.run(["node", str(_NODE_SIDE), command, str(file)], check=True)


def _lock(pyodide: Path) -> dict[str, Any]:
    """What loadPyodide insists on knowing, without the packages nobody loads."""
    package = json.loads((pyodide / "package.json").read_text("utf-8"))
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    return {"info": lock["info"] | {"version": package["version"]}, "packages": {}}


def _pyodide(project: Path) -> Path:
    return (project / "node_modules" / "pyodide").resolve()


def _module(slug: str) -> str:
    return f"{_CALCULATORS}.{slug.replace('-', '_')}"
