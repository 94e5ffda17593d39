"""The folders are the registry."""

import sys
import zipfile
from pathlib import Path

import pytest

from calclet import calculators, registry
from calclet.errors import DefinitionError, UnknownCalculator

HALVING = """
from fractions import Fraction
from typing import Annotated, NamedTuple
from calclet.definition import Input, Output, Source, calculator

class Result(NamedTuple):
    half: Annotated[Fraction, Output("y", unit="thing")]

@calculator(
    family="training", formula="y = x / 2", revised="2026-11-30",
    sources=[Source("Arithmetic")],
)
def halving(whole: Annotated[int, Input("x", unit="thing")] = 1) -> Result:
    return Result(Fraction(whole, 2))
"""


def test_slugs_are_the_folders() -> None:
    slugs = registry.slugs()
    homes = map(Path, calculators.__path__)
    folders = {
        file.parent.name for home in homes for file in home.glob("*/__init__.py")
    }
    assert slugs == sorted(name.replace("_", "-") for name in folders)


def test_slug_and_id_find_the_same_calculator() -> None:
    by_slug = registry.find("effective-batch-size")
    assert by_slug is registry.find("effective_batch_size")
    assert by_slug.id == "effective_batch_size"


@pytest.mark.parametrize(
    "name",
    ["", "nothing", "../etc", "os", "calclet.errors", "__init__", "A", "a" * 9999],
)
def test_other_names_are_unknown(name: str) -> None:
    with pytest.raises(UnknownCalculator):
        registry.find(name)


def test_a_zip_on_the_path_brings_its_calculator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a browser, where each calculator comes in a zip of its own."""
    archive = tmp_path / "halving.zip"
    with zipfile.ZipFile(archive, "w") as bundle:
        bundle.writestr("calclet/calculators/halving/__init__.py", HALVING)
    monkeypatch.setattr(calculators, "__path__", list(calculators.__path__))
    monkeypatch.syspath_prepend(str(archive))
    try:
        assert registry.find("halving").outputs["half"].kind == "number"
        assert "halving" in registry.slugs()
    finally:
        sys.modules.pop("calclet.calculators.halving", None)


def test_a_folder_without_its_calculator_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "calclet" / "calculators" / "hollow"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    monkeypatch.setattr(calculators, "__path__", list(calculators.__path__))
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(DefinitionError, match="hollow"):
        registry.find("hollow")
