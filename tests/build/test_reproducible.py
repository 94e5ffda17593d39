"""A build depends on the commit, and on nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.build.project import build_py, copy_project

if TYPE_CHECKING:
    from pathlib import Path


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def sources(project: Path) -> dict[str, bytes]:
    own = ("core", "widget", "embed", "tests")
    return {
        name: data
        for name, data in contents(project).items()
        if name.split("/")[0] in own and "__pycache__" not in name
    }


def test_two_builds_of_one_commit_are_equal(
    root: Path, copy: Path, tmp_path: Path
) -> None:
    """Another folder, no earlier results: the same bytes; and no source is touched."""
    other = tmp_path / "first"
    copy_project(root, other)
    assert build_py(other, "build").returncode == 0
    dist = other / "dist"
    (copy / ".cache/runtime").unlink()
    before = sources(copy)
    names = {path.name for path in copy.iterdir()}

    out = tmp_path / "other" / "dist"
    done = build_py(copy, "build", "--out", out)

    assert done.returncode == 0, done.stderr
    expected, got = contents(dist), contents(out)
    assert expected.keys() == got.keys()
    assert [name for name, data in expected.items() if got[name] != data] == []
    assert sources(copy) == before
    assert {path.name for path in copy.iterdir()} == names | {".cache"}


def test_an_unchanged_build_runs_no_step(root: Path, tmp_path: Path) -> None:
    """What is known by its content is not made again, whatever the commit's date."""
    build_py(root, "build", "--out", tmp_path / "dist")

    again = ("build", "--out", tmp_path / "dist")
    said = build_py(root, *again, SOURCE_DATE_EPOCH="1").stdout.splitlines()

    unchanged = [line.split()[0] for line in said if line.endswith("unchanged")]
    assert unchanged == ["words", "runtime", "assets", "pages", "offline", "dist"]
