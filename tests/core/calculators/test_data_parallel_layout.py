"""Replicas of a cluster: what divides the GPUs, and what does not."""

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
    assert data_parallel_layout(nodes, gpus) == (nodes * gpus, nodes * gpus)


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
