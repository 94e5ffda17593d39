"""What is published of a version: zips of the site, an npm package, a wheel.

The same commit gives the same bytes: files are sorted and all claim to be from the
moment of the commit.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import calclet
from calclet_build.archives import write_tarball, write_zip
from calclet_build.definitions import read_calculators
from calclet_build.mistake import Mistake
from calclet_build.moment import of_commit
from calclet_build.npm import package_files
from calclet_build.recipe import build

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from calclet_build.options import Options

PACKED = {".br", ".gz"}
README = Path(__file__).with_name("release")


def make_release(
    project: Path, options: Options, out: Path, only: Sequence[str] = ()
) -> list[Path]:
    """Makes every archive; where they lie.

    `only`: the calculators that get an archive of their own, without it all do.
    """
    moment, version = of_commit(project), calclet.__version__
    out.mkdir(parents=True, exist_ok=True)
    site = project / ".cache/release/site"
    build(project, options, site)
    whole = out / f"calclet-site-{version}.zip"
    readme = _readme("site.txt", f"Calclet {version}: the whole site")
    write_zip(whole, readme | all_files(site), moment)
    package = out / f"calclet-{version}.tgz"
    write_tarball(package, package_files(project, plain_files(site), version), moment)
    return [
        whole,
        *_calculators(project, options, out, only),
        package,
        _wheel(project, out, moment),
    ]


def all_files(site: Path) -> dict[str, bytes]:
    """By their places in the site."""
    return {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }


def plain_files(site: Path) -> dict[str, bytes]:
    """Without what a server may send instead."""
    files = all_files(site).items()
    return {name: data for name, data in files if Path(name).suffix not in PACKED}


def _readme(name: str, title: str, **words: str) -> dict[str, bytes]:
    text = (README / name).read_text("utf-8")
    underline = "=" * len(title)
    return {
        "README.txt": text.format(title=title, underline=underline, **words).encode()
    }


def _calculators(
    project: Path, options: Options, out: Path, only: Sequence[str]
) -> Iterator[Path]:
    """One zip each: a site with this one calculator."""
    version = calclet.__version__
    slugs = [calculator.slug for calculator in read_calculators(options.calculators)]
    for slug in only:
        if slug not in slugs:
            raise Mistake(f"--only {slug}: is none of {', '.join(slugs)}")
    for slug in only or slugs:
        site = project / f".cache/release/{slug}"
        build(project, options, site, only=slug)
        title = f"Calclet {version}: {slug}, with its Python"
        readme = _readme("calculator.txt", title, slug=slug)
        file = out / f"calclet-{slug}-{version}.zip"
        write_zip(file, readme | plain_files(site), of_commit(project))
        yield file


def _wheel(project: Path, out: Path, moment: int) -> Path:
    """The command and the functions, for `pip install`."""
    with tempfile.TemporaryDirectory(dir=out) as folder:
        done = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
            cwd=project,
            env=os.environ | {"SOURCE_DATE_EPOCH": str(moment)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Mistake(f"the wheel could not be made:\n{done.stdout}")
        [made] = Path(folder).glob("*.whl")
        return made.replace(out / made.name)
