"""What the browser gets of Python: enough, small, and always the same."""

import hashlib
import json
import shutil
import struct
import zipfile
from pathlib import Path
from typing import Any

import brotli
import pytest

from calclet import calculators
from calclet.kinds import KINDS, Kind
from calclet.registry import slugs
from calclet.service import handle
from calclet_build import parts, probe
from calclet_build.runtime import Runtime, build_runtime, inputs

from .conftest import PROJECT, Run


def archives(runtime: Runtime) -> list[Path]:
    zips = [*runtime.calculators.values(), *runtime.parts.values()]
    return [runtime.stdlib, runtime.core, *zips]


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


# What a page loads along with a part when it needs it.
LIBRARIES = {"readers": ["yaml"]}

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


def test_a_request_whose_part_is_not_there_says_so(
    runtime: Runtime, run_trimmed: Run
) -> None:
    answers = run_trimmed(runtime, slugs()[0], probe.without_parts())["answers"]
    codes = [json.loads(answer)["errors"][0]["code"] for answer in answers]
    assert codes == ["part-missing"] * len(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_parts_answer_as_this_python_does(
    runtime: Runtime, run_trimmed: Run, kind: str
) -> None:
    """Everything that a part is asked when it is made, and at least once well."""
    part = KINDS[kind].part
    requests = [r for r in probe.of_part(part, slugs()) if f'"kind": "{kind}"' in r]
    brought = [part, *LIBRARIES.get(part, [])]
    answers = run_trimmed(runtime, "", requests, brought)["answers"]
    pairs = zip(requests, answers, map(handle, requests), strict=True)
    assert [every for every in pairs if every[1] != every[2]] == []
    assert [answer for answer in answers if '"ok":true' in answer] != []


PART = '''
"""Needs a module, a late part of a package that start-up uses, a library."""

import shlex
from importlib import resources

from calclet.late_words import WORDS


def answer(request):
    from late_library.inner import tell

    folder = resources.files("calclet").name
    return {"ok": True, "told": tell(shlex.split(WORDS), folder)}
'''


def test_a_part_brings_all_it_needs_and_costs_others_nothing(
    tmp_path: Path, runtime: Runtime, run_trimmed: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its library is a part of its own; core and standard library stay as they are."""
    project = tmp_path / "project"
    shutil.copytree(PROJECT / "core", project / "core")
    shutil.copy(PROJECT / "pyproject.toml", project)
    (project / "node_modules").symlink_to(PROJECT / "node_modules")
    core = project / "core/calclet"
    (core / "late").mkdir()
    (core / "late/__init__.py").write_text(PART, "utf-8")
    (core / "late_words.py").write_text("WORDS = 'a \"b c\"'", "utf-8")
    kinds = core / "kinds.py"
    entry = 'KINDS = {\n    "late": Kind("calclet.late", "late"),'
    kinds.write_text(kinds.read_text("utf-8").replace("KINDS = {", entry), "utf-8")
    library = tmp_path / "library/late_library"
    library.mkdir(parents=True)
    (library / "__init__.py").touch()
    (library / "inner.py").write_text("def tell(*x):\n    return repr(x)\n", "utf-8")
    monkeypatch.syspath_prepend(library.parent)
    monkeypatch.setitem(parts.KINDS, "late", Kind("calclet.late", "late"))
    request = json.dumps({"v": 1, "id": 1, "kind": "late"})
    asked = {"late": [request]}
    monkeypatch.setattr(probe, "of_part", lambda name, _: asked.get(name, []))
    made = build_runtime(project, tmp_path / "work", slugs()[:1])

    names = {
        name: zipfile.ZipFile(path).namelist() for name, path in made.parts.items()
    }
    assert {"calclet/late/__init__.pyc", "calclet/late_words.pyc"} <= {*names["late"]}
    assert "shlex.pyc" in names["late"]
    assert "importlib/resources/__init__.pyc" in names["late"]
    assert names["late_library"] == [
        "late_library/__init__.pyc",
        "late_library/inner.pyc",
    ]
    assert made.stdlib.read_bytes() == runtime.stdlib.read_bytes()
    assert not {*names["late"]} & {*zipfile.ZipFile(made.core).namelist()}

    brought = ["late", "late_library"]
    answer = run_trimmed(made, slugs()[0], [request], brought)["answers"][0]
    assert json.loads(answer)["told"] == "(['a', 'b c'], 'calclet')"
    asleep = run_trimmed(made, slugs()[0], [request])["answers"][0]
    assert json.loads(asleep)["errors"][0]["args"] == {"part": "late"}
