title = Data-parallel layout
lead = Enter the nodes, the GPUs per node and the parallel sizes of one replica to get the data-parallel replicas that the cluster trains with.
synonyms = data-parallel size, data parallel degree, DP size, world size, replicas, 3D parallelism, 4D parallelism, tensor parallelism, pipeline parallelism, context parallelism, sequence parallelism, Ulysses, ring attention, expert parallelism, EP, mixture of experts, MoE, expert tensor parallel, FSDP, ZeRO, HSDP, hybrid sharding, replicate degree, shard degree, device mesh, cluster, nnodes, nproc_per_node

group-cluster = Cluster
group-replica = One replica
group-among = Among the replicas

nodes = Nodes
    .help = Servers that take part in the run, not those that are kept in reserve.
gpus_per_node = GPUs per node
    .help = Processes per node; torchrun calls it nproc_per_node. Launchers start one process for each GPU.
tensor_parallel_size = Tensor parallel size
    .help = GPUs that share every weight matrix. Megatron’s sequence parallelism uses the same GPUs and adds no factor. Enter 1 if you do not split matrices.
pipeline_parallel_size = Pipeline parallel size
    .help = Stages that share the layers. Virtual (interleaved) stages use the same GPUs and add no factor.
context_parallel_size = Context parallel size
    .help = GPUs that share each sequence, by ring attention or by Ulysses. Expert parallelism and FSDP or ZeRO shards do not belong here.
also = Also lay out
    .help = Both use GPUs that are counted already, and neither changes the number of replicas.
    .option-experts = Experts (MoE)
    .option-sharding = FSDP or ZeRO shards
expert_parallel_size = Expert parallel size
    .help = Ranks that share the experts of a layer. They are taken from the data, context and tensor parallel GPUs of one pipeline stage.
expert_tensor_parallel_size = Expert tensor parallel size
    .help = GPUs that share the matrices of one expert. Left empty, it is the tensor parallel size, as in Megatron-LM; torchtitan mostly uses 1.
    .placeholder = = t
experts = Experts per layer
    .help = Routed experts, if you want to know whether they can be shared evenly: 8 in Mixtral, 256 in DeepSeek-V3.
    .placeholder = unknown
shard_size = Shard size
    .help = Replicas that share one copy of the states: data_parallel_shard_degree in torchtitan, dp_shard_size in Accelerate. Left empty, all of them do (FSDP, ZeRO); fewer make hybrid shards (HSDP).
    .placeholder = = d

data_parallel_size = Data-parallel replicas
    .sentence =
        { $world_size ->
            [one] { $world_size } GPU
           *[other] { $world_size } GPUs
        } ÷ ({ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }) = { $data_parallel_size ->
            [one] { $data_parallel_size } replica
           *[other] { $data_parallel_size } replicas
        } with data of their own.
world_size = World size
    .sentence =
        { $nodes ->
            [one] { $nodes } node
           *[other] { $nodes } nodes
        } × { $gpus_per_node ->
            [one] { $gpus_per_node } GPU
           *[other] { $gpus_per_node } GPUs
        } = { $world_size ->
            [one] { $world_size } process
           *[other] { $world_size } processes
        }, one for each GPU.
expert_replicas = Expert replicas
    .sentence =
        { $world_size ->
            [one] { $world_size } GPU holds
           *[other] { $world_size } GPUs hold
        } every expert { $expert_replicas ->
            [one] once
           *[other] { $expert_replicas } times
        }. The batch still counts { $data_parallel_size ->
            [one] { $data_parallel_size } replica
           *[other] { $data_parallel_size } replicas
        }.
replicate_size = Copies of the states
    .sentence =
        { $data_parallel_size ->
            [one] { $data_parallel_size } replica keeps
           *[other] { $data_parallel_size } replicas keep
        } the states { $replicate_size ->
            [one] once
           *[other] { $replicate_size } times
        }. This is the replicate degree of hybrid sharding.
state_shards = Shards of one copy
    .sentence =
        Parameters, gradients or optimizer states are spread over { $state_shards ->
            [one] { $state_shards } GPU
           *[other] { $state_shards } GPUs
        }. Those of context parallelism are among them.

refusal-does-not-divide =
    One replica takes { $replica_size } GPUs. { $world_size } GPUs make { $replicas ->
        [one] { $replicas } replica
       *[other] { $replicas } replicas
    } and leave { $idle } over. Choose sizes whose product divides { $world_size }.
refusal-replica-too-large = One replica takes { $replica_size } GPUs, but there are only { $world_size }. Lower a parallel size or add nodes.
refusal-experts-do-not-divide = The experts are shared by { $group_gpus } GPUs (expert parallel × expert tensor parallel size), which do not divide the { $stage_gpus } GPUs of a pipeline stage. Choose sizes whose product divides { $stage_gpus }.
refusal-experts-beyond-shard = The experts are shared by { $group_gpus } GPUs, which do not divide the { $shard_gpus } GPUs that one copy of the states has in a pipeline stage. Lower the expert parallel size or raise the shard size.
refusal-experts-uneven = { $expert_parallel_size } ranks cannot share { $experts } experts evenly. Choose an expert parallel size that divides { $experts }.
refusal-shard-does-not-divide = A shard size of { $shard } does not divide the { $replicas } replicas. Choose a divisor of { $replicas }, or leave it empty.
remark-tensor-across-nodes = A tensor parallel size of { $tensor_parallel_size } does not divide the { $gpus_per_node } GPUs of a node, so that groups cross nodes. They communicate in every layer: expect a marked slowdown.
