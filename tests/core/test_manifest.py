"""A calculator as plain data."""

import json

import pytest

from calclet import registry
from calclet.manifest import manifest


@pytest.mark.parametrize("slug", registry.slugs())
def test_manifests_are_json_and_complete(slug: str) -> None:
    data = manifest(registry.find(slug))
    assert json.loads(json.dumps(data)) == data
    assert data["results"].keys() == {output["id"] for output in data["outputs"]}
    used = {field["group"] for field in data["inputs"]} - {""}
    assert used == set(data["groups"])


def test_the_manifest_of_the_effective_batch_size() -> None:
    data = manifest(registry.find("effective-batch-size"))
    assert data["v"] == 1
    assert data["slug"] == "effective-batch-size"
    assert data["groups"] == ["parallel", "sequence"]
    assert data["inputs"][0] == {
        "id": "micro_batch_size",
        "symbol": "b",
        "unit": "sequence",
        "units": [],
        "kind": "integer",
        "optional": False,
        "options": [],
        "item": None,
        "columns": [],
        "default": "8",
        "minimum": "1",
        "above": None,
        "maximum": None,
        "below": None,
        "typical": ["1", "1000000"],
        "step": "double",
        "group": "parallel",
        "suffix": "decimal",
        "when": {},
        "takes": [],
    }
    assert data["outputs"][1] == {
        "id": "tokens_per_step",
        "symbol": "T",
        "unit": "token",
        "units": [],
        "kind": "integer",
        "optional": False,
        "options": [],
        "item": None,
        "columns": [],
        "digits": 6,
    }
    assert data["results"] == {
        "global_batch_size": "2048",
        "tokens_per_step": "8388608",
    }
