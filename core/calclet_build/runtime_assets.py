"""Gives the files of the runtime their addresses."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Any

from calclet_build.assets import hashed, integrity
from calclet_build.runtime import build_runtime
from calclet_build.steps import digest

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def make_runtime(
    project: Path, work: Path, slugs: list[str], homes: Sequence[Path] = ()
) -> None:
    """Fills work with the files by their place in dist, and runtime.json."""
    runtime = build_runtime(project, work / "making", slugs, homes)
    # Pyodide asks for its two files by their names: the folder carries the hash.
    own = {"pyodide.asm.mjs": runtime.glue, "pyodide.asm.wasm": runtime.wasm}
    key = digest(*(path.read_bytes() for path in own.values()))[:10]
    pyodide = f"assets/pyodide-{key}/"
    (work / pyodide).mkdir(parents=True)
    for name, path in own.items():
        shutil.copyfile(path, work / pyodide / name)

    def publish(path: Path, name: str) -> str:
        address = hashed(name, path.read_bytes())
        shutil.copyfile(path, work / address)
        return address

    told: dict[str, Any] = {
        "pyodide": pyodide,
        "stdlib": publish(runtime.stdlib, "stdlib.zip"),
        "core": publish(runtime.core, "core.zip"),
        "calculators": {
            slug: publish(path, f"calculator-{slug}.zip")
            for slug, path in runtime.calculators.items()
        },
        "parts": {
            name: {
                "url": publish(path, f"part-{name}.zip"),
                "integrity": integrity(path),
            }
            for name, path in runtime.parts.items()
        },
        "lock": runtime.lock,
    }
    told["size"] = runtime.wasm.stat().st_size
    told["integrity"] = {
        "glue": integrity(runtime.glue),
        "wasm": integrity(runtime.wasm),
        "stdlib": integrity(runtime.stdlib),
        "core": integrity(runtime.core),
    }
    told["calculator_integrity"] = {
        slug: integrity(path) for slug, path in runtime.calculators.items()
    }
    # Pages of one build share a Python: a module is imported only once.
    names = [pyodide, told["stdlib"], told["core"], *told["calculators"].values()]
    names += [part["url"] for part in told["parts"].values()]
    told["build"] = digest(*(name.encode() for name in names))[:10]
    shutil.rmtree(work / "making")
    text = json.dumps(told, indent=1, sort_keys=True)
    (work / "runtime.json").write_text(text, encoding="utf-8")
