"""Requests that together reach every branch a visitor can reach.

The runtime step runs them to see which modules are needed; its test runs them again
on what was made and compares the answers with those of this Python.
"""

import json
import tomllib
from collections.abc import Iterator
from importlib import import_module, resources
from typing import Any

from calclet.kinds import KINDS
from calclet.manifest import manifest
from calclet.registry import find

_MARKS = [
    {"decimal": ".", "group": ","},
    {"decimal": ",", "group": "."},
    {"decimal": ",", "group": "\u202f"},
    {"decimal": "٫", "group": "٬"},
]

# What people type, paste or try. Each goes into each input of each calculator.
_TEXTS = """
0 1 -1 +7 −5 00012 4096 4,096 4.096 4,096.5 0.5 .5 5. 1.2.3 1,2,3 12,34 4_096 9_765_625
1e6 1E6 1e-3 2^12 2**12 10^-2 2^99999 9^9^9 1e999999999 1e60 1e61 64*8 512/8 1/3 7/0 0/0
1.5k 128k 128K 128Ki 2M 3B 1T 4Gi 1.5萬 3万 2億 2亿 1万2千 １２８ ４，０９６ ٤٠٩٦ ४०९६ ²
½ Ⅷ 十二 twelve 12tokens 0x10 0b1 1j nan inf -inf NaN Infinity None true <b>1</b>
"""
_TEXTS_WITH_SPACES = [
    "",
    " ",
    "\u3000 12 \u00a0",
    "4 096",
    "4\u202f096",
    "12 tokens",
    "64 * 8 * 2",
    "1 million",
    "1\n2",
    "12\u0000",
    "\ud800",
    "\U0001f642",
    "9" * 60,
    "9" * 61,
    "1" * 10_000,
    "1*" * 5_000 + "1",
    "(" * 5_000,
    "-" * 5_000 + "1",
]


def common() -> list[str]:
    """Requests that reach no calculator."""
    whole = {"v": 1, "id": 1, "kind": "calculate", "calculator": "x", "inputs": {}}
    values: list[Any] = [None, True, 0, 1.5, "", "x", "../x", "x" * 999, [], {}, [[]]]
    variants = [{**whole, key: value} for key in whole for value in values]
    missing = [{k: v for k, v in whole.items() if k != key} for key in whole]
    deep = ["[" * 500, '{"a":' * 500, "[" * 500 + "]" * 500]
    texts = ["", " ", "null", "1", "[]", "{}", "{", '{"v":1', "\ufeff{}", '"\\ud800"']
    return [*texts, *deep, *map(json.dumps, [whole, *variants, *missing])]


def without_parts() -> list[str]:
    """Requests whose code is not there yet."""
    return [json.dumps({"v": 1, "id": 1, "kind": kind}) for kind in KINDS]


def of_calculator(slug: str) -> list[str]:
    """All its cases, and for each input every kind of text in every notation."""
    defaults = {i["id"]: i["default"] for i in manifest(find(slug))["inputs"]}
    inputs = [defaults, {}, *_cases(slug), defaults | {"no_input": "1"}]
    inputs += [defaults | {name: text} for name in defaults for text in _texts()]
    odd: list[Any] = ["9" * 60, "x", None, 1, [], {}]
    inputs += [dict.fromkeys(defaults, value) for value in odd]
    requests = [request(slug, number, own) for number, own in enumerate(inputs)]
    for marks in _MARKS:
        texts = (dict.fromkeys(defaults, text) for text in _texts())
        requests += [request(slug, 0, own, marks) for own in texts]
    odd = [None, 1, [], {}, {"decimal": ""}, {"decimal": 1, "group": None}]
    odd += [{"decimal": ".", "group": "."}, {"decimal": "1", "group": "+"}]
    return requests + [request(slug, 0, defaults, marks) for marks in odd]


def of_part(name: str, slugs: list[str]) -> list[str]:
    """What a part is asked: `probes/<name>.py` knows, of libraries nobody."""
    try:
        probes = import_module(f"calclet_build.probes.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"calclet_build.probes.{name}":
            raise
        return []
    found: list[str] = probes.requests(slugs)
    return found


def _texts() -> list[str]:
    return _TEXTS.split() + _TEXTS_WITH_SPACES


def request(slug: str, number: int, inputs: Any, marks: Any = _MARKS[0]) -> str:
    return json.dumps(
        {
            "v": 1,
            "id": number,
            "kind": "calculate",
            "calculator": slug.replace("-", "_"),
            "inputs": inputs,
            "marks": marks,
        }
    )


def _cases(slug: str) -> Iterator[dict[str, str]]:
    package = f"calclet.calculators.{slug.replace('-', '_')}"
    place = resources.files(package) / "cases.toml"
    text = place.read_text("utf-8") if place.is_file() else ""
    for case in tomllib.loads(text).values():
        yield {name: str(value) for name, value in case["inputs"].items()}
