"""Module and script lose names, and nothing that anybody calls."""

import re
from pathlib import Path

import pytest

from calclet_build import exports
from calclet_build.mistake import Mistake
from calclet_build.runtime import Runtime

from .conftest import PROJECT

PYODIDE = PROJECT / "node_modules/pyodide"
EXPORTS = re.compile(r'wasmExports\["(\w+)"\]')


def names(wasm: Path) -> dict[str, exports.Export]:
    section = dict(exports.sections_of(wasm.read_bytes()))[7]
    return {export.name: export for export in exports.exports_of(section)}


def test_the_script_asks_for_nothing_that_the_module_lacks(runtime: Runtime) -> None:
    """What it mentions of the full module is still there."""
    full = names(PYODIDE / "pyodide.asm.wasm")
    asked = {*EXPORTS.findall(runtime.glue.read_text("utf-8"))} & full.keys()
    assert {"malloc", "memory", "__wasm_call_ctors"} <= asked
    assert asked <= names(runtime.wasm).keys()


def test_what_is_left_stands_for_what_it_stood_for(runtime: Runtime) -> None:
    full, left = names(PYODIDE / "pyodide.asm.wasm"), names(runtime.wasm)
    assert len(left) < len(full) / 4
    assert left.items() <= full.items()


def test_all_but_the_list_of_exports_is_as_pyodide_has_it(runtime: Runtime) -> None:
    before = exports.sections_of((PYODIDE / "pyodide.asm.wasm").read_bytes())
    after = exports.sections_of(runtime.wasm.read_bytes())
    assert [kind for kind, _ in before] == [kind for kind, _ in after]
    pairs = zip(before, after, strict=True)
    assert {kind for (kind, a), (_, b) in pairs if a != b} == {7}


def test_a_script_of_another_make_is_a_mistake() -> None:
    """Better no build than one that leaves out what is needed."""
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    with pytest.raises(Mistake, match="exports"):
        exports.trim(wasm, "export default 1;", "")
