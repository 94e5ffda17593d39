"""Replicas of a cluster: what divides the GPUs, and what does not."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.data_parallel_layout import data_parallel_layout
from calclet.errors import Refused
from calclet.service import calculate

sizes = st.integers(1, 10**6)


@given(sizes, sizes, sizes, sizes)
def test_replicas_times_their_gpus_are_all_gpus(
    replicas: int, tensor: int, pipeline: int, context: int
) -> None:
    nodes = replicas * tensor * pipeline * context
    layout = data_parallel_layout(nodes, 1, tensor, pipeline, context)
    assert layout.data_parallel_size == replicas
    assert layout.world_size == nodes


@given(sizes, sizes)
def test_without_model_parallelism_every_gpu_is_a_replica(
    nodes: int, gpus: int
) -> None:
    layout = data_parallel_layout(nodes, gpus)
    assert layout == (nodes * gpus, nodes * gpus, None, None, None)


@given(st.integers(1, 64), st.integers(1, 16), st.integers(1, 40))
def test_a_size_that_does_not_divide_is_refused(
    nodes: int, gpus: int, pipeline: int
) -> None:
    if nodes * gpus % pipeline:
        with pytest.raises(Refused):
            data_parallel_layout(nodes, gpus, pipeline_parallel_size=pipeline)
    else:
        layout = data_parallel_layout(nodes, gpus, pipeline_parallel_size=pipeline)
        assert layout.data_parallel_size * pipeline == nodes * gpus


def answer(**texts: str) -> dict:
    given = {"nodes": "8", "gpus_per_node": "8", "tensor_parallel_size": "1"}
    given |= {"pipeline_parallel_size": "1", "context_parallel_size": "1"}
    return calculate(registry.find("data-parallel-layout"), given | texts)


def test_the_refusal_names_the_sizes_above_one_and_what_is_left_over() -> None:
    (problem,) = answer(tensor_parallel_size="3", context_parallel_size="2")["errors"]
    assert problem.code == "refusal-does-not-divide"
    assert problem.inputs == ("tensor_parallel_size", "context_parallel_size")
    assert problem.args == {
        "world_size": "64",
        "replica_size": "6",
        "replicas": "10",
        "idle": "4",
    }


def test_a_replica_larger_than_the_cluster_has_a_refusal_of_its_own() -> None:
    (problem,) = answer(pipeline_parallel_size="128")["errors"]
    assert problem.code == "refusal-replica-too-large"


@pytest.mark.parametrize(
    ("gpus", "tensor", "nodes", "remarked"),
    [
        ("8", "8", "8", False),
        ("8", "16", "8", True),
        ("6", "4", "8", True),
        ("16", "16", "1", False),
    ],
)
def test_tensor_groups_across_nodes_are_remarked_on(
    gpus: str, tensor: str, nodes: str, remarked: bool
) -> None:
    found = answer(nodes=nodes, gpus_per_node=gpus, tensor_parallel_size=tensor)
    codes = [warning.code for warning in found["warnings"]]
    assert ("remark-tensor-across-nodes" in codes) is remarked


few = st.integers(1, 8)


def refused(**sizes: Any) -> str:
    """The code, or nothing."""
    try:
        data_parallel_layout(**sizes)
    except Refused as error:
        return error.code
    return ""


@given(few, few, few, few, few, few)
def test_experts_are_refused_where_megatron_refuses_them(
    data: int, tensor: int, pipeline: int, context: int, expert: int, own: int
) -> None:
    """parallel_state.py: world size divisible by expert tensor × expert × pipeline."""
    world = data * tensor * pipeline * context
    code = refused(
        nodes=world,
        gpus_per_node=1,
        tensor_parallel_size=tensor,
        pipeline_parallel_size=pipeline,
        context_parallel_size=context,
        also=frozenset(("experts",)),
        expert_parallel_size=expert,
        expert_tensor_parallel_size=own,
    )
    impossible = world % (own * expert * pipeline) != 0
    assert code == ("experts-do-not-divide" if impossible else "")


@given(few, few, few, few, few, st.booleans())
def test_experts_are_refused_where_torchtitan_refuses_them(
    replicate: int, shard: int, tensor: int, context: int, expert: int, whole: bool
) -> None:
    """ParallelDims: what must be divisible, with expert tensor size 1 or tensor's."""
    code = refused(
        nodes=replicate * shard * tensor * context,
        gpus_per_node=1,
        tensor_parallel_size=tensor,
        context_parallel_size=context,
        also=frozenset(("experts", "sharding")),
        expert_parallel_size=expert,
        expert_tensor_parallel_size=1 if whole else None,
        shard_size=shard,
    )
    lent = shard * context * (tensor if whole else 1)
    assert bool(code) == (lent % expert != 0)


@given(st.integers(1, 10**6), st.integers(1, 1000), few, few)
def test_copies_of_the_states_times_their_replicas_are_all_replicas(
    replicate: int, shard: int, tensor: int, context: int
) -> None:
    layout = data_parallel_layout(
        replicate * shard,
        tensor * context,
        tensor,
        1,
        context,
        frozenset(("sharding",)),
        shard_size=shard,
    )
    assert layout.data_parallel_size == replicate * shard
    assert layout.replicate_size == replicate
    assert layout.state_shards == shard * context


@pytest.mark.parametrize(
    ("texts", "code", "inputs", "arguments"),
    [
        (
            {"also": "sharding", "shard_size": "7"},
            "shard-does-not-divide",
            ("shard_size",),
            {"replicas": "64", "shard": "7"},
        ),
        (
            {"also": "experts", "expert_parallel_size": "128"},
            "experts-do-not-divide",
            ("expert_parallel_size",),
            {"group_gpus": "128", "stage_gpus": "64"},
        ),
        (
            {
                "also": "experts,sharding",
                "tensor_parallel_size": "2",
                "expert_parallel_size": "16",
                "shard_size": "8",
            },
            "experts-beyond-shard",
            ("expert_parallel_size", "expert_tensor_parallel_size", "shard_size"),
            {"group_gpus": "32", "shard_gpus": "16"},
        ),
        (
            {"also": "experts", "expert_parallel_size": "8", "experts": "60"},
            "experts-uneven",
            ("experts", "expert_parallel_size"),
            {},
        ),
    ],
)
def test_what_does_not_fit_among_the_replicas_is_named(
    texts: dict[str, str], code: str, inputs: tuple[str, ...], arguments: dict[str, str]
) -> None:
    (problem,) = answer(**texts)["errors"]
    assert problem.code == f"refusal-{code}"
    assert problem.inputs == inputs
    assert problem.args == arguments


def test_a_link_from_before_experts_and_shards_still_answers() -> None:
    """None of the new inputs is in it; what they say is absent."""
    found = answer(tensor_parallel_size="8")
    assert found["outputs"] == {
        "data_parallel_size": "8",
        "world_size": "64",
        "expert_replicas": None,
        "replicate_size": None,
        "state_shards": None,
    }


def test_sizes_that_were_not_asked_for_refuse_nothing() -> None:
    found = answer(expert_parallel_size="7", experts="5", shard_size="9")
    assert found["ok"]
    assert found["outputs"]["data_parallel_size"] == "64"
