"""Tools beside a calculator: which there are, and what a page has of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.build.pages import Read
from tests.build.project import LANGUAGES, ROOT

if TYPE_CHECKING:
    from pathlib import Path

FLAGSHIP = "effective-batch-size"


def buttons(dist: Path, page: str) -> list[str]:
    """The tools that a page offers, in their order."""
    read = Read(dist / page / "index.html")
    return [given["data-tool"] for _, given in read.tags if "data-tool" in given]


def told(dist: Path, lang: str) -> dict[str, Any]:
    """The file that the flagship's page names in this language."""
    read = Read(dist / lang / FLAGSHIP / "index.html")
    file = read.target(dist, read.data["application/json"]["tools"])
    assert file
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_tool_suits_the_flagship(dist: Path, lang: str) -> None:
    """What can be asked of Python is offered there: every file but that of stages."""
    found = buttons(dist, f"{lang}/{FLAGSHIP}")
    files = {file.stem for file in (ROOT / "widget/tools").glob("*.js")}
    assert sorted(found) == sorted(files - {"ramp"})
    assert found[:3] == ["solve", "choices", "chart"]


def test_only_full_pages_have_tools(dist: Path) -> None:
    """A frame leads to its page, which has them."""
    assert buttons(dist, f"en/{FLAGSHIP}/embed") == []


def test_calculator_has_the_tools_that_suit_it(dist: Path) -> None:
    """One without a solver of its own has no choices, one with stages draws them."""
    assert buttons(dist, "en/pipeline-parallel-bubble") == ["solve", "chart"]
    assert buttons(dist, "en/batch-ramp") == ["ramp", "solve", "chart"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_tool_loads_is_there(dist: Path, lang: str) -> None:
    """By the names that its language is told, each with its words."""
    found = told(dist, lang)
    paths = [found["box"], found["style"], *found["scripts"].values()]
    paths += [part["url"] for part in found["parts"].values()]
    assert [path for path in paths if not (dist / path).is_file()] == []
    offered = {*buttons(dist, f"{lang}/{FLAGSHIP}"), "ramp"}
    assert found["scripts"].keys() == offered
    for name in found["scripts"]:
        assert f"\ntool-{name} = " in found["messages"]


def test_tools_know_what_calculators_declare(dist: Path) -> None:
    """Which inputs a result can be solved for, as its formula has it."""
    declared = told(dist, "en")["calculators"]
    assert declared["effective_batch_size"]["solvable"] == {
        "global_batch_size": [
            "micro_batch_size",
            "data_parallel_size",
            "gradient_accumulation_steps",
        ],
        "tokens_per_step": [
            "micro_batch_size",
            "data_parallel_size",
            "gradient_accumulation_steps",
            "sequence_length",
        ],
    }
    assert "world_size" in declared["effective_batch_size"]["bounds"]
    assert declared["pipeline_parallel_bubble"]["bounds"] == []
    assert declared["batch_ramp"]["stages"] == {
        "output": "stages",
        "size": "batch_size",
        "steps": "steps",
        "tokens": "tokens",
    }
    assert "stages" not in declared["effective_batch_size"]
