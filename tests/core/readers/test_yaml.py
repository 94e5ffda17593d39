"""What is read without the YAML library is what the library reads."""

import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml as library
from hypothesis import given, settings
from hypothesis import strategies as st

from calclet.errors import BadInput
from calclet.readers.settings import Setting
from calclet.readers.syntax import yaml, yaml_nodes

CASES = sorted((Path(__file__).parent / "cases").glob("*/*.toml"))


def texts() -> list[Any]:
    return [
        pytest.param(file["text"], id=f"{case.parent.name}/{case.stem}/{file['name']}")
        for case in CASES
        for file in tomllib.loads(case.read_text("utf-8"))["file"]
        if file["name"].endswith((".yaml", ".yml"))
    ]


def plain(settings: list[Setting]) -> list[tuple[Any, ...]]:
    return [(s.path, type(s.value), s.value, s.place.line) for s in settings]


def by_library(text: str) -> list[tuple[Any, ...]]:
    lines = text.split("\n")
    settings, broken = yaml_nodes.settings("f", lines, lines)
    assert broken is None
    return plain(settings)


@pytest.mark.parametrize("text", texts())
def test_the_cases_are_read_the_same(text: str) -> None:
    found = yaml.parse("f", text)
    if not found.broken:
        assert plain(found.settings) == by_library(text)


_WORDS = """a b-c 8 1_000 2e-5 -1 1.5 true off null ~ auto "d" it's a:b x#y ${oc.env:X}
/p/a.json ''"""
WORDS = st.sampled_from([*_WORDS.split(), "x y", "'q: #'"])
KEYS = st.sampled_from(["k", "key_2", "a-b", "a.b", "'q'", '"d"', "x y", "1"])
VALUES = st.recursive(
    WORDS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3)
    ),
    max_leaves=12,
)


def written(value: Any, indent: int, draw: Any) -> str:
    """The value as YAML, in flow or in block, after what it belongs to."""
    margin = "\n" + " " * indent
    if isinstance(value, str):
        return f" {value}" + draw(st.sampled_from(["", "  # words: more"]))
    if not value or draw(st.booleans()):
        return f" {flow(value)}"
    if isinstance(value, list):
        return "".join(f"{margin}-{written(x, indent + 2, draw)}" for x in value)
    return "".join(
        f"{margin}{key}:{written(x, indent + 2, draw)}" for key, x in value.items()
    )


def flow(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(flow, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {flow(x)}" for k, x in value.items()) + "}"
    return str(value)


@settings(deadline=None)
@given(st.dictionaries(KEYS, VALUES, min_size=1, max_size=4), st.data())
def test_what_people_write_is_read_the_same(value: Any, data: Any) -> None:
    lines = [
        f"{key}:{written(x, 2, data.draw)}\n{data.draw(st.sampled_from(['', '# c']))}\n"
        for key, x in value.items()
    ]
    text = "".join(lines)
    try:
        library.compose(text, library.SafeLoader)
    except library.YAMLError:
        return  # `${…}` in a flow mapping is no YAML
    assert plain(yaml.parse("f", text).settings) == by_library(text)


def test_the_library_reads_only_what_needs_it() -> None:
    text = "plain: 1\nbase: &b\n  x: 1\n\nmore: 2\nlist:\n- y: 3\nuses:\n  <<: *b\nz: 4"
    reader = yaml._Reader("f", text)  # noqa: SLF001
    reader.read()
    assert [s.key for s in reader.settings] == ["plain", "more", "list.0.y", "z"]
    assert reader.hard == {2, 3, 4, 8, 9}
    found = {s.key: (s.value, s.place.line) for s in yaml.parse("f", text).settings}
    assert found == {
        "plain": (1, 1), "base.x": (1, 3), "uses.x": (1, 3), "more": (2, 5),
        "list.0.y": (3, 7), "z": (4, 10),
    }  # fmt: skip


@pytest.mark.parametrize(
    "text",
    ["a: |\n  micro: 1\n\n  b: 2\nc: 3\n", "a: [1,\n  2]\nc: 3", 'a: "x\n  y"\nc: 3',
     "a: !!int 1\nc: 3\n", "a: 1\n---\nc: 3\n", "? a\n: 1\nc: 3\n", "a: >-\n x\nc: 3"],
)  # fmt: skip
def test_lines_that_belong_together_are_the_library_s(text: str) -> None:
    assert plain(yaml.parse("f", text).settings) == by_library(text)


def test_without_the_library_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "yaml", None)
    monkeypatch.delitem(sys.modules, yaml_nodes.__name__)
    monkeypatch.delattr("calclet.readers.syntax.yaml_nodes")
    assert yaml.parse("f", "a: 1").settings[0].value == 1
    with pytest.raises(BadInput) as caught:
        yaml.parse("f.yaml", "a: 1\nb: &x 2")
    assert caught.value.code == "needs-yaml"
    assert caught.value.arguments == {"file": "f.yaml", "line": "2"}
