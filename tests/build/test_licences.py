"""LICENSES.txt names what is shipped, and what it says of versions is true."""

from importlib import metadata
from typing import Any

from calclet.kinds import KINDS
from calclet_build.licences import components, inputs, licences_text
from calclet_build.runtime import Runtime

from .conftest import PROJECT


def test_versions_are_those_of_the_interpreter(first_run: dict[str, Any]) -> None:
    """A new Pyodide brings new parts: the list must follow."""
    actual = first_run["versions"]
    listed = {c["name"]: c["version"] for c in components() if c["name"] in actual}
    assert listed == actual


def test_libraries_of_parts_are_listed(runtime: Runtime) -> None:
    """As they are installed, for that is what is shipped."""
    own = {kind.part for kind in KINDS.values()}
    distributions = metadata.packages_distributions()
    shipped = {distributions[name][0] for name in runtime.parts.keys() - own}
    listed = {c["name"]: c.get("version") for c in components()}
    assert {name: listed.get(name) for name in shipped} == {
        name: metadata.version(name) for name in shipped
    }
    assert shipped


def test_each_component_is_complete() -> None:
    """Name, licence, source, holders, place, and at least one text."""
    keys = {"name", "licence", "source", "copyright", "parts", "texts"}
    for component in components():
        assert component.keys() - {"npm", "version"} == keys
        assert all(component.values())


def test_texts_are_printed_in_full_and_once() -> None:
    """Each file of the folder is in use, and our own licence comes first."""
    text = licences_text(PROJECT)
    files = [file for file in inputs(PROJECT) if file.parent.name == "licences"]
    for file in files:
        if file.suffix == ".txt":
            assert text.count(file.read_text("utf-8").strip("\n")) == 1, file.name
    assert text.index("MIT License") < text.index("Mozilla Public License")
    assert "@fluent/bundle 0.19.1" in text


def test_nothing_shipped_is_under_the_gpl() -> None:
    """Not even as a choice."""
    assert [c["name"] for c in components() if "GPL" in c["licence"]] == []
