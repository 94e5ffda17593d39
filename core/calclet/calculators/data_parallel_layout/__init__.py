"""Data-parallel replicas of a cluster, when the model itself is split over GPUs."""

from collections.abc import Iterator
from typing import Annotated, NamedTuple

from calclet.definition import Input, Output, Remark, Source, calculator
from calclet.errors import Refused
from calclet.formulas import parallel


class Result(NamedTuple):
    """How many copies of the model the cluster trains at once."""

    data_parallel_size: Annotated[int, Output("d", unit="replica")]
    world_size: Annotated[int, Output("W", unit="gpu")]


def _remarks(
    nodes: int, gpus_per_node: int, tensor_parallel_size: int, **_: int
) -> Iterator[Remark]:
    if nodes > 1 and gpus_per_node % tensor_parallel_size:
        yield Remark("tensor-across-nodes", "tensor_parallel_size")


@calculator(
    family="training",
    formula=r"W &= n \cdot g \\ d &= \frac{W}{t \cdot p \cdot c}",
    revised="2026-11-30",
    sources=[
        Source(
            "Megatron-LM, RankGenerator and initialize_model_parallel: the world size "
            "must be divisible by tensor × pipeline × context parallel size",
            "https://github.com/NVIDIA/Megatron-LM/blob/00caa53af30912914981c86f39db123961678bbd/megatron/core/parallel_state.py",
        ),
        Source(
            "torchtitan, ParallelDims: the product of all parallel degrees is the "
            "world size",
            "https://github.com/pytorch/torchtitan/blob/003fe28042153d6b84958a3a4004987d8dc4cd53/torchtitan/distributed/parallel_dims.py",
        ),
        Source(
            "Narayanan et al. (2021), Efficient Large-Scale Language Model Training on "
            "GPU Clusters Using Megatron-LM, section 3.1: p · t · d = n",
            "https://arxiv.org/abs/2104.04473",
        ),
    ],
    refuses=("does-not-divide", "replica-too-large"),
    remarks=_remarks,
    next=("effective_batch_size",),
)
def data_parallel_layout(
    nodes: Annotated[
        int, Input("n", unit="node", ge=1, typical=(1, 10**5), group="cluster")
    ] = 8,
    gpus_per_node: Annotated[
        int,
        Input("g", unit="gpu", ge=1, typical=(1, 72), step="double", group="cluster"),
    ] = 8,
    tensor_parallel_size: Annotated[
        int,
        Input("t", unit="gpu", ge=1, typical=(1, 64), step="double", group="replica"),
    ] = 1,
    pipeline_parallel_size: Annotated[
        int,
        Input(
            "p", unit="stage", ge=1, typical=(1, 128), step="double", group="replica"
        ),
    ] = 1,
    context_parallel_size: Annotated[
        int,
        Input("c", unit="gpu", ge=1, typical=(1, 256), step="double", group="replica"),
    ] = 1,
) -> Result:
    """Replicas that train side by side, and all GPUs of the cluster.

    `nodes`, `gpus_per_node`: the cluster. `tensor_parallel_size`: GPUs that share
    every matrix. `pipeline_parallel_size`: stages that share the layers.
    `context_parallel_size`: GPUs that share each sequence (ring attention, Ulysses).
    Each is an integer of at least 1. Sharding by ZeRO or FSDP and expert parallelism
    happen among the replicas and do not reduce them.

    Raises Refused: does-not-divide if the replicas do not use up the GPUs,
    replica-too-large if one alone needs more than there are.
    """
    n, g = nodes, gpus_per_node
    t, p, c = tensor_parallel_size, pipeline_parallel_size, context_parallel_size
    W = parallel.world_size(n, g)
    replica = parallel.replica_size(t, p, c)
    d, idle = divmod(W, replica)
    if idle:
        sizes = {
            "tensor_parallel_size": t,
            "pipeline_parallel_size": p,
            "context_parallel_size": c,
        }
        concerned = [name for name, size in sizes.items() if size > 1]
        code = "does-not-divide" if d else "replica-too-large"
        raise Refused(
            code, *concerned, world_size=W, replica_size=replica, replicas=d, idle=idle
        )
    return Result(d, W)
