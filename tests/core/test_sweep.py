"""Results at many values of an input, for charts and tables."""

import json
from fractions import Fraction
from typing import Any

import pytest

from calclet import registry
from calclet.manifest import manifest
from calclet.service import handle

EBS = "effective-batch-size"


def sweep(slug: str, field: str, output: str, **fields: Any) -> dict[str, Any]:
    known = manifest(registry.find(slug))
    request = {
        "v": 1,
        "id": 1,
        "kind": "sweep",
        "calculator": known["id"],
        "inputs": {one["id"]: one["default"] for one in known["inputs"]},
        "input": field,
        "output": output,
        "from": "1",
        "to": "100",
        "scale": "linear",
        "points": 5,
    }
    answer: dict[str, Any] = json.loads(handle(json.dumps(request | fields)))
    return answer


def test_whole_numbers_are_evenly_spaced_and_exact() -> None:
    answer = sweep(EBS, "micro_batch_size", "tokens_per_step", to="9")
    expected = [{"x": str(b), "y": str(b * 64 * 4 * 4096)} for b in (1, 3, 5, 7, 9)]
    assert answer["series"] == expected


def test_each_value_comes_once() -> None:
    answer = sweep(EBS, "micro_batch_size", "global_batch_size", to="3", points=100)
    assert [point["x"] for point in answer["series"]] == ["1", "2", "3"]


def test_where_only_whole_numbers_are_accepted_there_are_no_others() -> None:
    inputs = {
        one["id"]: one["default"]
        for one in manifest(registry.find("training-steps"))["inputs"]
    } | {
        "budget_given_as": "epochs",
        "convention": "accelerate",
    }
    answer = sweep(
        "training-steps", "epochs", "total_steps", inputs=inputs, to="9", points=80
    )
    expected = [{"x": str(n), "y": str(n * 48829)} for n in range(1, 10)]
    assert answer["series"] == expected


def test_on_a_logarithmic_scale_neighbours_have_one_ratio() -> None:
    answer = sweep(
        EBS, "sequence_length", "tokens_per_step", to="10^8", scale="log", points=9
    )
    assert [point["x"] for point in answer["series"]] == [str(10**n) for n in range(9)]


def test_values_are_round_in_the_unit_of_the_first() -> None:
    """Not in bytes, of which 7 GiB are no round number."""
    ask = ("llm-training-vram", "overhead", "total_memory")
    answer = sweep(*ask, **{"from": "1GiB", "to": "16GiB", "points": 6})
    found = [point["x"] for point in answer["series"]]
    assert found == ["1GiB", "4GiB", "7GiB", "10GiB", "13GiB", "16GiB"]
    answer = sweep(*ask, **{"from": "1GB", "to": "8", "points": 4, "scale": "log"})
    found = [point["x"] for point in answer["series"]]
    # 8 GiB are 2.048³ GB; 2.048² is 4.194304.
    assert found == ["1GB", "2.048GB", "4.1943GB", "8.589934592GB"]


def test_doublings_are_exact_however_long() -> None:
    ends = {"from": "12345678901234567", "to": str(12345678901234567 * 2**9)}
    answer = sweep(
        EBS, "micro_batch_size", "global_batch_size", **ends, scale="log", points=10
    )
    expected = [str(12345678901234567 * 2**n) for n in range(10)]
    assert [point["x"] for point in answer["series"]] == expected


def test_giants_beyond_any_float_are_on_the_scale() -> None:
    ends = {"from": "1", "to": "10^59", "scale": "log", "points": 3}
    answer = sweep(EBS, "micro_batch_size", "global_batch_size", **ends)
    middle = Fraction(answer["series"][1]["x"])
    assert abs(middle / 10**29 - Fraction(31623, 10**4)) < Fraction(1, 100)


def test_where_the_calculator_refuses_there_is_no_value() -> None:
    """32 GPUs: only sizes that divide them make a layout."""
    answer = sweep(
        "data-parallel-layout", "tensor_parallel_size", "data_parallel_size",
        to="4", points=4, inputs={"nodes": "4", "gpus_per_node": "8"}
        | dict.fromkeys(
            ("tensor_parallel_size", "pipeline_parallel_size", "context_parallel_size"),
            "1",
        ),
    )  # fmt: skip
    found = {point["x"]: point["y"] for point in answer["series"]}
    assert found == {"1": "32", "2": "16", "3": None, "4": "8"}


@pytest.mark.parametrize(
    ("fields", "name", "code"),
    [
        ({"to": "1"}, "to", "not-above"),
        ({"to": "x"}, "to", "not-a-number"),
        ({"from": ""}, "from", "empty"),
        ({"from": "0"}, "from", "too-small"),
    ],
)
def test_a_range_that_is_none_is_named(
    fields: dict[str, str], name: str, code: str
) -> None:
    [error] = sweep(EBS, "micro_batch_size", "global_batch_size", **fields)["errors"]
    assert (error["input"], error["code"]) == (name, code)


@pytest.mark.parametrize(
    "fields",
    [{"points": 1}, {"points": 501}, {"points": "5"}, {"scale": "x"}, {"input": "x"}],
)
def test_what_makes_no_sense_is_refused(fields: dict[str, Any]) -> None:
    answer = sweep(EBS, "micro_batch_size", "global_batch_size", **fields)
    assert answer["errors"][0]["code"] == "bad-request"
