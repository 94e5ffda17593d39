"""Steps run once per content, and leave whole results or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from calclet_build.steps import KEPT, Steps

if TYPE_CHECKING:
    from pathlib import Path


class Workshop:
    """Steps over one source file, and what was said and done."""

    def __init__(self, root: Path) -> None:
        self.source = root / "source"
        self.said: list[str] = []
        self.worked = 0
        self.steps = Steps(root, root / "cache", self.said.append)

    def make(self, text: str, facts: object = None) -> Path:
        self.source.write_text(text)
        return self.steps.make("copy", [self.source], self.work, facts)

    def work(self, folder: Path) -> None:
        self.worked += 1
        (folder / "result").write_text(self.source.read_text())


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    """An empty one."""
    return Workshop(tmp_path)


def test_equal_sources_are_worked_on_once(workshop: Workshop) -> None:
    """The second time the first result is handed out."""
    assert workshop.make("a") == workshop.make("a")
    assert workshop.worked == 1
    assert workshop.said[1] == "copy         unchanged"


def test_a_change_of_source_or_fact_makes_another_result(workshop: Workshop) -> None:
    """Files and plain data count alike."""
    folders = {workshop.make("a"), workshop.make("b"), workshop.make("b", ["x"])}

    assert len(folders) == 3
    assert workshop.make("b").joinpath("result").read_text() == "b"


def test_a_failed_step_leaves_nothing(workshop: Workshop) -> None:
    """The next try starts afresh."""

    def fail(folder: Path) -> None:
        (folder / "half").write_text("")
        raise ValueError("half way")

    workshop.source.write_text("a")
    with pytest.raises(ValueError, match="half way"):
        workshop.steps.make("copy", [workshop.source], fail)

    assert list((workshop.steps.cache / "copy").iterdir()) == []


def test_old_results_are_forgotten(workshop: Workshop) -> None:
    """The cache does not grow for ever."""
    for n in range(KEPT + 3):
        workshop.make(str(n))

    assert len(list((workshop.steps.cache / "copy").iterdir())) == KEPT
