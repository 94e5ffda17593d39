"""All ways to a batch, within bounds, compared with trying every one."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calclet.service import handle

LENGTH = 4096
UNEVEN_REPLICAS = ("data_parallel_size", "does-not-divide")


def choose(output: str, value: int | str, **bounds: object) -> dict[str, Any]:
    names = ("micro_batch_size", "data_parallel_size", "gradient_accumulation_steps")
    request = {
        "v": 1,
        "id": 1,
        "kind": "choices",
        "calculator": "effective_batch_size",
        "inputs": dict.fromkeys(names, "1") | {"sequence_length": str(LENGTH)},
        "target": {"output": output, "value": str(value)},
        "bounds": {name: str(bound) for name, bound in bounds.items()},
    }
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return answer


def layouts(answer: dict[str, Any]) -> list[tuple[int, ...]]:
    names = ("micro_batch_size", "data_parallel_size", "gradient_accumulation_steps")
    return [tuple(int(one["inputs"][n]) for n in names) for one in answer["choices"]]


@given(st.integers(1, 200), st.integers(1, 12))
@settings(deadline=None, max_examples=40)
def test_every_layout_of_a_batch_is_found_once(batch: int, most: int) -> None:
    answer = choose("global_batch_size", batch, micro_batch_size_max=most)
    every = [
        (b, d, batch // (b * d))
        for b in range(1, most + 1)
        for d in range(1, batch + 1)
        if batch % (b * d) == 0
    ]
    assert answer["total"] == len(every)
    assert sorted(layouts(answer)) == sorted(every)[:200]
    assert all(one["exact"] for one in answer["choices"])


@given(st.integers(1, 5000), st.integers(1, 600))
@settings(deadline=None, max_examples=40)
def test_without_an_exact_one_the_nearest_batches_come(batch: int, size: int) -> None:
    answer = choose("global_batch_size", batch, data_parallel_size=size)
    found = {int(one["outputs"]["global_batch_size"]) for one in answer["choices"]}
    reachable = range(size, batch + size + 1, size)
    below = max((x for x in reachable if x <= batch), default=None)
    above = min(x for x in reachable if x >= batch)
    assert found == {x for x in (below, above) if x}


@given(
    batch=st.integers(1, 400),
    world=st.integers(1, 64),
    model=st.sampled_from([1, 2, 3, 4, ""]),
    stages=st.sampled_from([1, 2]),
    most=st.integers(1, 6),
)
@settings(deadline=None, max_examples=80)
def test_bounds_leave_what_trying_every_layout_leaves(
    batch: int, world: int, model: int | str, stages: int, most: int
) -> None:
    """Of each batch in turn: is there a layout on this cluster? In the order told."""
    gpus = int(model or stages)  # a stage takes one, if nothing is said
    sizes = {world // gpus} if world % gpus == gpus % stages == 0 else set()

    def every(B: int) -> list[tuple[int, ...]]:
        found = [
            (b, d, B // (b * d))
            for d in sizes
            for b in range(1, most + 1)
            if B % (b * d) == 0
        ]
        return sorted(found, key=lambda x: (x[2] < stages, x[2], -x[0]))

    bounds = {"pipeline_parallel_size": stages, "micro_batch_size_max": most}
    bounds |= {"world_size": world, "model_parallel_size": model}
    answer = choose("global_batch_size", batch, **bounds)
    if not sizes:
        assert answer["errors"][0]["code"] == "does-not-divide"
        return
    near = [batch]
    if not every(batch):
        below = next((B for B in range(batch - 1, 0, -1) if every(B)), None)
        above = next(B for B in range(batch + 1, batch + world + 1) if every(B))
        near = sorted(filter(None, (below, above)), key=lambda B: abs(B - batch))
    expected = [layout for B in near for layout in every(B)]
    assert answer["total"] == len(expected)
    ranks = [(x[2] < stages, x[2], -x[0]) for x in layouts(answer)]
    if len(near) == 1:
        assert ranks == [(x[2] < stages, x[2], -x[0]) for x in expected]
    assert sorted(layouts(answer)) == sorted(expected)


def test_both_neighbours_are_among_the_best() -> None:
    """Each has more layouts than are told."""
    batch = 1008 * 720720 + 1
    answer = choose("global_batch_size", batch, data_parallel_size=1008)
    found = [int(one["outputs"]["global_batch_size"]) for one in answer["choices"]]
    assert {*found} == {batch - 1, batch + 1007}
    assert answer["total"] > len(found)


def test_a_cluster_gives_its_replicas() -> None:
    """504 GPUs cannot make 512 sequences: the nearest is one for each."""
    answer = choose("global_batch_size", 512, world_size=504, micro_batch_size_max=1)
    first, *_ = answer["choices"]
    assert first["inputs"]["data_parallel_size"] == "504"
    assert first["outputs"]["global_batch_size"] == "504"
    assert first["deviation"] == "-0.015625"


def test_tokens_that_are_no_whole_sequences_have_neighbours() -> None:
    answer = choose("tokens_per_step", 10_000, data_parallel_size=1)
    found = [one["outputs"]["tokens_per_step"] for one in answer["choices"]]
    assert found[0] == "8192"
    assert {*found} == {"8192", "12288"}


def test_fewer_passes_come_first_unless_they_leave_the_pipeline_empty() -> None:
    """Four stages want four passes; 8 × 2 leave half of the pipeline waiting."""
    bounds = {"data_parallel_size": 4, "micro_batch_size_max": 8}
    answer = choose("global_batch_size", 64, **bounds, pipeline_parallel_size=4)
    assert layouts(answer) == [(4, 4, 4), (2, 4, 8), (1, 4, 16), (8, 4, 2)]
    marks = [one["marks"] for one in answer["choices"]]
    assert marks == [[], [], [], ["fewer-passes-than-stages"]]


def test_what_a_lost_node_leaves_is_told() -> None:
    """512 GPUs less a node of 8: 504 replicas divide 1008 sequences, not 1024."""
    cluster = {"world_size": 512, "gpus_per_node": 8, "micro_batch_size_max": 1}
    [breaks] = choose("global_batch_size", 1024, **cluster)["choices"]
    [keeps] = choose("global_batch_size", 512 * 63, **cluster)["choices"]
    assert breaks["marks"] == ["breaks-after-node-loss"]
    assert breaks["figures"] == {"world_size": "504", "global_batch_size": "1008"}
    assert keeps["marks"] == ["keeps-after-node-loss"]


def test_a_lost_node_takes_its_replicas_along() -> None:
    """16 replicas of 4 GPUs; 8 GPUs less leave 14, which divide no power of two."""
    [first, *_] = choose(
        "global_batch_size",
        64,
        data_parallel_size=16,
        model_parallel_size=4,
        gpus_per_node=8,
    )["choices"]
    assert first["inputs"]["micro_batch_size"] == "4"
    assert first["marks"] == ["breaks-after-node-loss"]
    assert first["figures"] == {"world_size": "56", "global_batch_size": "56"}


def test_replicas_in_a_cluster_tell_the_size_of_a_model() -> None:
    """64 GPUs and 16 replicas: 4 each, so that 8 GPUs less leave 14."""
    bounds = {"world_size": 64, "data_parallel_size": 16, "gpus_per_node": 8}
    [first, *_] = choose("global_batch_size", 64, **bounds)["choices"]
    assert first["figures"] == {"world_size": "56", "global_batch_size": "56"}


def test_a_single_node_cannot_be_lost() -> None:
    one = choose("global_batch_size", 64, world_size=8, gpus_per_node=8)["choices"][0]
    assert one["marks"] == []


@pytest.mark.parametrize(
    ("bounds", "name", "code"),
    [
        (
            {"model_parallel_size": 4, "pipeline_parallel_size": 3},
            "pipeline_parallel_size",
            "does-not-divide",
        ),
        (
            {"world_size": 9, "pipeline_parallel_size": 2},
            "pipeline_parallel_size",
            "does-not-divide",
        ),
        (
            {"world_size": 10, "model_parallel_size": 4},
            "model_parallel_size",
            "does-not-divide",
        ),
        ({"world_size": 10, "data_parallel_size": 3}, *UNEVEN_REPLICAS),
        (
            {"world_size": 16, "data_parallel_size": 3, "model_parallel_size": 4},
            "data_parallel_size",
            "too-small",
        ),
        (
            {"world_size": 16, "data_parallel_size": 8, "model_parallel_size": 4},
            "data_parallel_size",
            "too-large",
        ),
        ({"micro_batch_size_max": 0}, "micro_batch_size_max", "too-small"),
        ({"world_size": "many"}, "world_size", "not-a-number"),
    ],
)  # fmt: skip
def test_a_bound_that_cannot_be_is_named(
    bounds: dict[str, object], name: str, code: str
) -> None:
    [error] = choose("global_batch_size", 8, **bounds)["errors"]
    assert (error["input"], error["code"]) == (name, code)


def test_a_batch_too_large_to_take_apart_is_refused() -> None:
    """With the replicas given nothing is taken apart, and giants are no matter."""
    [error] = choose("global_batch_size", 10**9 + 1)["errors"]
    assert (error["input"], error["code"]) == ("target", "too-large")
    answer = choose("global_batch_size", 10**50, data_parallel_size=7)
    assert answer["ok"] is True


def test_an_empty_bound_is_none() -> None:
    bounded = choose("global_batch_size", 64, micro_batch_size_max="")
    assert bounded["total"] == choose("global_batch_size", 64)["total"]
