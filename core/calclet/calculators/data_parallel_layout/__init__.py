"""Data-parallel replicas of a cluster, when the model itself is split over GPUs.

Experts and shards lie among the replicas: they are told beside them, and divide none.
"""

from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple

from calclet import inputs
from calclet.definition import Input, Output, Remark, Source, calculator
from calclet.errors import Refused
from calclet.formulas import parallel

Part = Literal["experts", "sharding"]

EXPERTS = {"also": ("experts",)}
SHARDING = {"also": ("sharding",)}

# With what the results rise or fall.
_CLUSTER = "nodes gpus_per_node"
_REPLICA = "tensor_parallel_size pipeline_parallel_size context_parallel_size"


class Result(NamedTuple):
    """How many copies of the model, and of its parts, the cluster trains at once."""

    data_parallel_size: Annotated[
        int,
        Output("d", unit="replica", rises_with=_CLUSTER, falls_with=_REPLICA),
    ]
    world_size: Annotated[int, Output("W", unit="gpu", rises_with=_CLUSTER)]
    expert_replicas: Annotated[
        int | None,
        Output(
            "d_e",
            unit="replica",
            rises_with=_CLUSTER,
            falls_with="tensor_parallel_size pipeline_parallel_size "
            "expert_parallel_size expert_tensor_parallel_size",
        ),
    ]
    replicate_size: Annotated[
        int | None,
        Output(
            "d_r",
            unit="one",
            rises_with=_CLUSTER,
            falls_with=f"{_REPLICA} shard_size",
        ),
    ]
    state_shards: Annotated[
        int | None,
        Output(
            "S",
            unit="gpu",
            rises_with=f"{_CLUSTER} context_parallel_size shard_size",
            falls_with="tensor_parallel_size pipeline_parallel_size",
        ),
    ]


def _remarks(
    nodes: int, gpus_per_node: int, tensor_parallel_size: int, **_: object
) -> Iterator[Remark]:
    if nodes > 1 and gpus_per_node % tensor_parallel_size:
        yield Remark("tensor-across-nodes", "tensor_parallel_size")


@calculator(
    family="training",
    formula=r"W &= n \cdot g \\ d &= \frac{W}{t \cdot p \cdot c} = d_r \cdot d_s \\"
    r" d_e &= \frac{W}{t_e \cdot e \cdot p} \\ S &= d_s \cdot c",
    revised="2026-11-30",
    sources=[
        Source(
            "Megatron-LM, RankGenerator and initialize_model_parallel: the world size "
            "must be divisible by tensor × pipeline × context parallel size, and by "
            "expert tensor × expert × pipeline parallel size",
            "https://github.com/NVIDIA/Megatron-LM/blob/00caa53af30912914981c86f39db123961678bbd/megatron/core/parallel_state.py",
        ),
        Source(
            "torchtitan, ParallelDims: the product of all parallel degrees is the "
            "world size; the expert degree divides shards × context × tensor",
            "https://github.com/pytorch/torchtitan/blob/003fe28042153d6b84958a3a4004987d8dc4cd53/torchtitan/distributed/parallel_dims.py",
        ),
        Source(
            "Accelerate, ParallelismConfig: data parallel is replicate × shard, and "
            "FSDP shards over shard × context",
            "https://github.com/huggingface/accelerate/blob/0422db7e1040518ea3278459b009ee44a66292e8/src/accelerate/parallelism_config.py",
        ),
        Source(
            "Narayanan et al. (2021), Efficient Large-Scale Language Model Training on "
            "GPU Clusters Using Megatron-LM, section 3.1: p · t · d = n",
            "https://arxiv.org/abs/2104.04473",
        ),
    ],
    refuses=(
        "does-not-divide",
        "replica-too-large",
        "experts-do-not-divide",
        "experts-beyond-shard",
        "experts-uneven",
        "shard-does-not-divide",
    ),
    remarks=_remarks,
    next=("effective_batch_size",),
    featured=True,
)
def data_parallel_layout(
    nodes: Annotated[
        int, Input("n", unit="node", ge=1, typical=(1, 10**5), group="cluster")
    ] = 8,
    gpus_per_node: Annotated[
        int,
        Input("g", unit="gpu", ge=1, typical=(1, 72), step="double", group="cluster"),
    ] = 8,
    tensor_parallel_size: Annotated[int, inputs.tensor_parallel_size("replica")] = 1,
    pipeline_parallel_size: Annotated[
        int, inputs.pipeline_parallel_size("replica")
    ] = 1,
    context_parallel_size: Annotated[
        int,
        Input("c", unit="gpu", ge=1, typical=(1, 256), step="double", group="replica"),
    ] = 1,
    also: Annotated[frozenset[Part], Input(group="among")] = frozenset(),
    expert_parallel_size: Annotated[
        int,
        Input("e", unit="gpu", ge=1, step="double", group="among", when=EXPERTS),
    ] = 8,
    expert_tensor_parallel_size: Annotated[
        int | None,
        Input("t_e", unit="gpu", ge=1, step="double", group="among", when=EXPERTS),
    ] = None,
    experts: Annotated[
        int | None, Input(unit="one", ge=1, step="double", group="among", when=EXPERTS)
    ] = None,
    shard_size: Annotated[
        int | None,
        Input("d_s", unit="replica", ge=1, step="double", group="among", when=SHARDING),
    ] = None,
) -> Result:
    """Replicas that train side by side, and all GPUs of the cluster.

    `nodes`, `gpus_per_node`: the cluster. `tensor_parallel_size`: GPUs that share
    every matrix. `pipeline_parallel_size`: stages that share the layers.
    `context_parallel_size`: GPUs that share each sequence (ring attention, Ulysses).
    `also`: what lies among the replicas and reduces none. With experts,
    `expert_parallel_size`: ranks that share the `experts` of a layer, if these are
    told; `expert_tensor_parallel_size`: GPUs that share one expert's matrices, like
    all others if absent. With sharding, `shard_size`: replicas that share one copy of
    the states by ZeRO or FSDP, all of them if absent. Integers are at least 1.

    Raises Refused: does-not-divide if the replicas do not use up the GPUs,
    replica-too-large if one alone needs more than there are, experts-… and
    shard-does-not-divide if what lies among the replicas does not fit there.
    """
    n, g = nodes, gpus_per_node
    t, p, c = tensor_parallel_size, pipeline_parallel_size, context_parallel_size
    W = parallel.world_size(n, g)
    d = _replicas(W, t, p, c)
    d_s = shard_size or d if "sharding" in also else d
    d_r, apart = divmod(d, d_s)
    if apart:
        raise Refused("shard-does-not-divide", "shard_size", replicas=d, shard=d_s)
    d_e = None
    if "experts" in also:
        e, t_e = expert_parallel_size, expert_tensor_parallel_size or t
        _refuse_experts(e, t_e, experts, parallel.stage_size(d_s, t, c), d_r)
        d_e = W // (t_e * e * p)
    sharded = "sharding" in also
    return Result(d, W, d_e, d_r if sharded else None, d_s * c if sharded else None)


def _replicas(W: int, t: int, p: int, c: int) -> int:
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
    return d


def _refuse_experts(
    e: int, t_e: int, experts: int | None, shard: int, d_r: int
) -> None:
    """Experts are shared within a pipeline stage, and within one copy of the states.

    Both are conditions of Megatron-LM and of torchtitan. `shard`: GPUs of one copy in
    a stage, `d_r`: copies.
    """
    group, stage = t_e * e, shard * d_r
    sizes = {"expert_parallel_size": e, "expert_tensor_parallel_size": t_e}
    concerned = [name for name, size in sizes.items() if size > 1]
    if stage % group:
        raise Refused(
            "experts-do-not-divide", *concerned, group_gpus=group, stage_gpus=stage
        )
    if shard % group:
        concerned.append("shard_size")
        raise Refused(
            "experts-beyond-shard", *concerned, group_gpus=group, shard_gpus=shard
        )
    if experts and experts % e:
        raise Refused("experts-uneven", "experts", "expert_parallel_size")
