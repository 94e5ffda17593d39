"""Calculators from outside the repository: a function is enough to start with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.build.pages import Read
from tests.build.project import build_py

if TYPE_CHECKING:
    from pathlib import Path

ONE_FILE = '''"""What serving a prompt costs."""
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet.calculators._rates import CENTS
from calclet.definition import Input, Output, Source, calculator


class Result(NamedTuple):
    total_cost: Annotated[Fraction, Output("c", unit="cent")]


@calculator(family="of_mine", formula="c = n r", revised="2026-11-30",
            sources=[Source("Our own price list")])
def prompt_cost(
    prompts: Annotated[int, Input("n", unit="prompt", ge=1)] = 3,
    tier: Annotated[Literal["basic", "fast_lane"], Input("r")] = "fast_lane",
) -> Result:
    """What a number of prompts costs in {cents}."""
    return Result(prompts * CENTS[tier])
'''
RATES = """
from fractions import Fraction

CENTS = {"basic": Fraction(1, 4), "fast_lane": Fraction(1, 2)}
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Somebody's folder with a calculator in one file."""
    folder = tmp_path / "somewhere else"
    folder.mkdir()
    (folder / "prompt_cost.py").write_text(ONE_FILE, "utf-8")
    (folder / "_rates.py").write_text(RATES, "utf-8")
    return folder


def test_a_function_in_one_file_is_a_page(copy: Path, home: Path) -> None:
    """Its names and docstring are its words, until the author writes better ones."""
    done = build_py(copy, "build", "--calculators", home)

    assert done.returncode == 0, done.stderr
    page = Read(copy / "dist/ja/prompt-cost/index.html")
    assert {"name": "total_cost", "data-value": "1.5"}.items() <= next(
        given.items() for tag, given in page.tags if tag == "output"
    )
    text = (copy / "dist/en/prompt-cost/index.html").read_text("utf-8")
    names = ["Prompt cost", "Total cost", "Fast lane", "Of mine"]
    for words in [*names, "What a number of prompts costs in {cents}.", "price list"]:
        assert words in text, words
    catalogue = Read(copy / "dist/en/index.html").addresses
    assert any(address.endswith("en/prompt-cost/") for address in catalogue)


def test_words_of_the_author_count_more(copy: Path, home: Path) -> None:
    """What is written is used; the rest is still made of names."""
    folder = home / "prompt_cost"
    folder.mkdir()
    (home / "prompt_cost.py").rename(folder / "__init__.py")
    (folder / "ja.ftl").write_text("title = 料金\nprompts = 件数\n", "utf-8")

    done = build_py(copy, "build", "--calculators", home)

    assert done.returncode == 0, done.stderr
    text = (copy / "dist/ja/prompt-cost/index.html").read_text("utf-8")
    assert "料金" in text
    assert "件数" in text
    assert "Total cost" in text
    # The only language that it has serves every page.
    assert "料金" in (copy / "dist/en/prompt-cost/index.html").read_text("utf-8")


@pytest.mark.parametrize("module", ["jinja2", "no_such_thing"])
def test_an_import_that_a_browser_lacks_is_named(
    copy: Path, home: Path, module: str
) -> None:
    """Whether this Python has it or not."""
    (home / "prompt_cost.py").write_text(f"import {module}\n{ONE_FILE}", "utf-8")

    done = build_py(copy, "build", "--calculators", home)

    assert done.returncode == 1
    assert module in done.stderr
    assert "prompt-cost" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_folder_that_is_not_there_is_named(copy: Path, tmp_path: Path) -> None:
    """Not taken for an empty one."""
    done = build_py(copy, "build", "--calculators", tmp_path / "nowhere")

    assert done.returncode == 1
    assert "nowhere" in done.stderr


def test_new_makes_a_calculator_there(copy: Path, home: Path) -> None:
    """It builds and has its pages, as one of the project's own."""
    made = build_py(copy, "new", "prompt-tokens", "--calculators", home)
    assert made.returncode == 0, made.stderr
    assert (home / "prompt_tokens/__init__.py").is_file()

    done = build_py(copy, "build", "--calculators", home)

    assert done.returncode == 0, done.stderr
    assert (copy / "dist/zh-TW/prompt-tokens/index.html").is_file()
