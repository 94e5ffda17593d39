"""`new` makes a calculator that builds and passes before it is changed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from calclet_build.mistake import Mistake
from calclet_build.skeleton import make_calculator
from tests.build.pages import Read
from tests.build.project import TOLD, build_py


def test_a_new_calculator_builds_and_passes(copy: Path) -> None:
    """In every language, with nothing else changed; its family lists it."""
    made = build_py(copy, "new", "tokens-in-all")
    assert made.returncode == 0, made.stderr
    folder = copy / "core/calclet/calculators/tokens_in_all"
    files = sorted(path.name for path in folder.iterdir())
    assert sorted(Path(line).name for line in made.stdout.splitlines()) == files
    assert {"__init__.py", "cases.toml", "en.ftl", "en.md", "ja.ftl"} <= {*files}

    done = build_py(copy, "build")

    assert done.returncode == 0, done.stderr
    for lang in TOLD:
        page = Read(copy / "dist" / lang / "tokens-in-all/index.html")
        assert {"name": "total_tokens", "data-value": "32768"}.items() <= next(
            given.items() for tag, given in page.tags if tag == "output"
        )
    family = Read(copy / "dist/en/family/training/index.html").addresses
    assert "../../../en/tokens-in-all/" in family
    checked = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "tests/core",
            "tests/build/test_words.py",
        ],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": str(copy / "core")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize(
    "slug", ["Tokens", "a_b", "studio", "list", "lambda", "../x", "2x"]
)
def test_names_that_cannot_be_addresses_are_refused(copy: Path, slug: str) -> None:
    """The reason is said, nothing is written."""
    before = sorted((copy / "core/calclet/calculators").iterdir())

    with pytest.raises(Mistake, match=slug):
        make_calculator(copy, slug)

    assert sorted((copy / "core/calclet/calculators").iterdir()) == before


def test_an_existing_calculator_is_kept(copy: Path) -> None:
    """`new` does not overwrite."""
    with pytest.raises(Mistake, match="exists already"):
        make_calculator(copy, "effective-batch-size")
