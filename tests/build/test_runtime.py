"""What the browser gets of Python: enough, small, and always the same."""

import hashlib
import shutil
import struct
import zipfile
from pathlib import Path
from typing import Any

import brotli
import pytest

from calclet import calculators
from calclet.registry import slugs
from calclet.service import handle
from calclet_build import probe
from calclet_build.runtime import Runtime, build_runtime, inputs

from .conftest import PROJECT, Run


def archives(runtime: Runtime) -> list[Path]:
    return [runtime.stdlib, runtime.core, *runtime.calculators.values()]


def compressed(*files: Path) -> int:
    return sum(len(brotli.compress(file.read_bytes(), quality=11)) for file in files)


def compressed_once(cache: pytest.Cache, file: Path) -> int:
    """Pyodide's own files stay the same for long, and take half a minute."""
    key = f"calclet/brotli-{hashlib.sha256(file.read_bytes()).hexdigest()}"
    size: int = cache.get(key, 0) or compressed(file)
    cache.set(key, size)
    return size


@pytest.mark.parametrize("slug", slugs())
def test_the_trimmed_set_answers_as_this_python_does(
    runtime: Runtime, run_trimmed: Run, slug: str
) -> None:
    """Every case, every kind of text, every refusal: the same JSON, to the letter."""
    requests = probe.common() + probe.of_calculator(slug)
    ran = run_trimmed(runtime, slug, requests)
    answers = zip(requests, ran["answers"], map(handle, requests), strict=True)
    assert [every for every in answers if every[1] != every[2]] == []
    # Docstrings are left out; these two modules take theirs from C.
    assert {*ran["documented"]} <= {"operator", "struct"}


def test_requests_reach_every_error_code() -> None:
    """A code that no request reaches would be a branch whose modules may be missing."""
    answers = "".join(map(handle, probe.common() + probe.of_calculator(slugs()[0])))
    codes = """empty not-a-number not-an-integer too-small too-many-digits text-too-long
    ambiguous division-by-zero unknown-calculator bad-request unknown-input"""
    assert [code for code in codes.split() if f'"{code}"' not in answers] == []


def test_a_defect_is_told_to_javascript(first_run: dict[str, Any]) -> None:
    """Formatting an exception needs modules too, and they are there."""
    assert "TypeError: handle() missing 1 required" in first_run["defect"]


def test_archives_hold_compiled_code_and_dated_data_only(runtime: Runtime) -> None:
    """No sources, words or cases travel."""
    for archive in archives(runtime):
        names = zipfile.ZipFile(archive).namelist()
        assert {Path(name).suffix for name in names} <= {".pyc", ".toml"}
        assert not [name for name in names if name.endswith("cases.toml")]


def test_code_does_not_depend_on_its_source_file(runtime: Runtime) -> None:
    """Hash-based .pyc files: no time in them that a build could change."""
    for archive in archives(runtime):
        with zipfile.ZipFile(archive) as opened:
            for name in opened.namelist():
                if name.endswith(".pyc"):
                    assert struct.unpack("<4xI", opened.read(name)[:8]) == (0b11,)


def test_two_builds_are_byte_identical(runtime: Runtime, tmp_path: Path) -> None:
    """Whatever the folder and the time: a commit that changes no code costs nobody."""
    again = build_runtime(PROJECT, tmp_path / "elsewhere", slugs())
    pairs = zip(archives(runtime), archives(again), strict=True)
    assert [a.name for a, b in pairs if a.read_bytes() != b.read_bytes()] == []


def test_sizes(runtime: Runtime, cache: pytest.Cache) -> None:
    """Brotli, as on the wire; 45 KB are for the page, its CSS and JS."""
    largest = max(runtime.calculators.values(), key=compressed)
    python = compressed(runtime.stdlib, runtime.core, largest)
    assert python <= 950_000
    pyodide = sum(compressed_once(cache, file) for file in (runtime.wasm, runtime.glue))
    assert python + pyodide <= 3_800_000 - 45_000


def test_inputs_are_files() -> None:
    """The build skips the step by their content."""
    listed = inputs(PROJECT)
    assert all(file.is_file() for file in listed)
    assert PROJECT / "core/calclet/service.py" in listed


CALCULATOR = '''
"""Needs what no other part needs: a module, a late part of a package, dated data."""

import tomllib
from importlib import resources
from statistics import fmean
from typing import Annotated, NamedTuple

from calclet.definition import Input, Output, Source, calculator


class Result(NamedTuple):
    mean: Annotated[int, Output("m", unit="token")]


@calculator(
    family="training", formula="m = a", revised="2026-12-01", sources=[Source("A book")]
)
def probe_mean(first: Annotated[int, Input("a", unit="token")] = 1) -> Result:
    text = resources.files(__name__).joinpath("presets.toml").read_text("utf-8")
    return Result(round(fmean([first, tomllib.loads(text)["second"]])))
'''


def test_a_calculator_brings_the_modules_and_data_it_needs(
    tmp_path: Path, run_trimmed: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They lie in its own archive; parts of a package that others use, beside it."""
    project = tmp_path / "project"
    monkeypatch.syspath_prepend(project / "core")
    monkeypatch.setattr(calculators, "__path__", [*calculators.__path__])
    shutil.copytree(PROJECT / "core", project / "core")
    shutil.copy(PROJECT / "pyproject.toml", project)
    (project / "node_modules").symlink_to(PROJECT / "node_modules")
    folder = project / "core/calclet/calculators/probe_mean"
    folder.mkdir()
    (folder / "__init__.py").write_text(CALCULATOR, "utf-8")
    (folder / "presets.toml").write_text("second = 3\n", "utf-8")
    (folder / "cases.toml").write_text("[one]\ninputs = {}\noutputs = {}\n", "utf-8")
    made = build_runtime(project, tmp_path / "work", ["probe-mean"])

    own = zipfile.ZipFile(made.calculators["probe-mean"]).namelist()
    home = "calclet/calculators/probe_mean"
    assert {f"{home}/__init__.pyc", f"{home}/presets.toml", "statistics.pyc"} <= {*own}
    assert "importlib/resources/__init__.pyc" in zipfile.ZipFile(made.stdlib).namelist()

    request = probe.request("probe-mean", 1, {"first": "5"})
    answer = run_trimmed(made, "probe-mean", [request])["answers"][0]
    assert '"outputs":{"mean":"4"}' in answer
