"""Every input solved for every output, from below to above what can be reached."""

import json
from collections.abc import Iterator
from typing import Any

from calclet.manifest import manifest
from calclet.registry import find

_TARGETS = ("1", "10^30", "1/3", "x")


def requests(slugs: list[str]) -> list[str]:
    """Sound ones for each calculator, and broken ones."""
    return [
        json.dumps({"v": 1, "id": 1, **asked})
        for asked in [
            *(one for slug in slugs for one in _of(slug)),
            *(one for slug in slugs for one in _sweeps(slug)),
            *_choices(),
            *_broken(),
        ]
    ]


def _of(slug: str) -> Iterator[dict[str, Any]]:
    definition = find(slug)
    known = manifest(definition)
    inputs = {field["id"]: field["default"] for field in known["inputs"]}
    request = {"calculator": known["id"], "inputs": inputs}
    for output in definition.outputs.values():
        result = known["results"][output.id] or "1"
        free = [*output.about.rises_with, *output.about.falls_with] or [*inputs]
        for value in (result, *_TARGETS):
            target = {"output": output.id, "value": value}
            for name in (free[0], free[-1]) if value == result else free[:1]:
                yield {"kind": "solve", **request, "target": target, "free": name}


def _sweeps(slug: str) -> Iterator[dict[str, Any]]:
    definition = find(slug)
    known = manifest(definition)
    inputs = {field["id"]: field["default"] for field in known["inputs"]}
    whole = {"kind": "sweep", "calculator": known["id"], "inputs": inputs, "points": 3}
    output = next(iter(definition.outputs))
    for field in definition.inputs:
        for scale, low, high in (("linear", "0.1", "0.9"), ("log", "1", "10^4")):
            ends = {"from": low, "to": high, "scale": scale}
            yield {**whole, "input": field, "output": output, **ends}


def _choices() -> Iterator[dict[str, Any]]:
    known = manifest(find("effective_batch_size"))
    inputs = {field["id"]: field["default"] for field in known["inputs"]}
    world = {"world_size": "16", "gpus_per_node": "8", "pipeline_parallel_size": "4"}
    bounds = [
        {},
        world,
        world | {"model_parallel_size": "3"},
        {"x": "1"},
        {"world_size": "x"},
    ]
    whole = _WHOLE | {"inputs": inputs}
    for output in ("global_batch_size", "tokens_per_step"):
        for value in ("96", "1Mi", "10^30", "x"):
            for bound in bounds:
                target = {"output": output, "value": value}
                yield {**whole, "kind": "choices", "target": target, "bounds": bound}


def _broken() -> Iterator[dict[str, Any]]:
    values: list[Any] = [None, 1, "x", [], {}]
    for key in ("calculator", "inputs", "target", "free", "marks"):
        yield from ({"kind": "solve", **_WHOLE, key: value} for value in values)


_WHOLE = {
    "calculator": "effective_batch_size",
    "inputs": {},
    "target": {"output": "global_batch_size", "value": "1"},
    "free": "micro_batch_size",
}
