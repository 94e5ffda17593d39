"""What is published works where neither this project nor a build tool is."""

import json
import os
import subprocess
import tarfile
import venv
import zipfile

import pytest

import calclet
from tests.build.project import build_py

VERSION = calclet.__version__
SLUG = "effective-batch-size"
NAMES = {
    f"calclet-site-{VERSION}.zip",
    f"calclet-{SLUG}-{VERSION}.zip",
    f"calclet-{VERSION}.tgz",
    f"calclet-{VERSION}-py3-none-any.whl",
}


@pytest.fixture(scope="module")
def release(root, tmp_path_factory):
    """The archives, by name."""
    out = tmp_path_factory.mktemp("release") / "out"
    done = build_py(root, "release", "--only", SLUG, "--out", out)
    assert done.returncode == 0, done.stderr
    return {path.name: path for path in out.iterdir()}


def test_names_carry_the_version(release):
    assert set(release) >= NAMES
    assert [name for name in release if VERSION not in name] == []


def test_same_commit_gives_the_same_bytes(root, release, tmp_path):
    build_py(root, "release", "--only", SLUG, "--out", tmp_path)

    differing = [
        name
        for name, path in release.items()
        if (tmp_path / name).read_bytes() != path.read_bytes()
    ]
    assert differing == []


def test_wheel_gives_the_command(release, tmp_path):
    """Installed with nothing else, away from the sources."""
    wheel = release[f"calclet-{VERSION}-py3-none-any.whl"]
    venv.create(tmp_path / "venv", with_pip=True)
    scripts = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    clean = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    pip = [scripts / "pip", "install", "--quiet", "--no-index", "--no-deps", wheel]
    subprocess.run(pip, check=True, env=clean, cwd=tmp_path)

    said = subprocess.run(
        [scripts / "calclet", SLUG, "--json"],
        capture_output=True,
        check=True,
        cwd=tmp_path,
        env=clean,
        text=True,
    ).stdout

    assert json.loads(said)["outputs"]["global_batch_size"] == "2048"


def test_site_is_whole(release, root, dist):
    """All that a build makes, with a word on what to do with it."""
    with zipfile.ZipFile(release[f"calclet-site-{VERSION}.zip"]) as archive:
        names = set(archive.namelist())
        readme = archive.read("README.txt").decode()
    files = {p.relative_to(dist).as_posix() for p in dist.rglob("*") if p.is_file()}
    assert names == files | {"README.txt"}
    assert VERSION in readme
    assert "{" not in readme


def test_calculator_has_its_python(release):
    """A site of its own, without what servers may send instead."""
    path = release[f"calclet-{SLUG}-{VERSION}.zip"]
    assert path.stat().st_size < 6_000_000
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
    calculators = [n for n in names if n.startswith("assets/calculator-")]
    assert [SLUG in name for name in calculators] == [True]
    for needed in ("README.txt", "LICENSES.txt", "index.html", f"ja/{SLUG}/index.html"):
        assert needed in names
    assert any(name.endswith("pyodide.asm.wasm") for name in names)


def test_npm_package_can_be_installed(release, tmp_path):
    """npm takes it; the loader stands beside what it looks for."""
    tarball = release[f"calclet-{VERSION}.tgz"]
    with tarfile.open(tarball) as archive:
        assert {name.split("/")[0] for name in archive.getnames()} == {"package"}
    npm = ["npm", "install", "--offline", "--no-audit", "--no-fund", "--silent"]
    subprocess.run([*npm, "--prefix", tmp_path, tarball], check=True, cwd=tmp_path)

    package = tmp_path / "node_modules" / "calclet"
    about = json.loads((package / "package.json").read_text("utf-8"))
    assert (about["name"], about["version"]) == ("calclet", VERSION)
    assert about["license"] == "MIT"
    assert (package / "calclet.js").is_file()
    assert (package / "en" / SLUG / "embed" / "index.html").is_file()
    assert "{" not in (package / "README.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "known"),
    [(["no-such-thing"], SLUG), ([SLUG, "--lang", "xx"], "zh-TW")],
)
def test_offline_names_what_there_is(root, arguments, known):
    """Instead of a copy of nothing."""
    done = build_py(root, "offline", *arguments)

    assert done.returncode == 1
    assert known in done.stderr


def test_offline_writes_one_file(root, tmp_path):
    """In the language asked for, as small as promised, and it says where."""
    file = tmp_path / "new folder" / "copy.html"
    done = build_py(root, "offline", SLUG, "--lang", "zh-TW", "--out", file)

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == str(file)
    html = file.read_text("utf-8")
    assert '<html lang="zh-TW"' in html.replace(' data-fragment=""', "")
    assert file.stat().st_size <= 7_500_000
