title = Data-parallel layout
lead = Enter the nodes, the GPUs per node and the parallel sizes of one replica to get the data-parallel replicas that the cluster trains with.
synonyms = data-parallel size, data parallel degree, DP size, world size, replicas, 3D parallelism, 4D parallelism, tensor parallelism, pipeline parallelism, context parallelism, sequence parallelism, Ulysses, ring attention, expert parallelism, FSDP, ZeRO, HSDP, device mesh, cluster, nnodes, nproc_per_node

group-cluster = Cluster
group-replica = One replica

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

refusal-does-not-divide =
    One replica takes { $replica_size } GPUs. { $world_size } GPUs make { $replicas ->
        [one] { $replicas } replica
       *[other] { $replicas } replicas
    } and leave { $idle } over. Choose sizes whose product divides { $world_size }.
refusal-replica-too-large = One replica takes { $replica_size } GPUs, but there are only { $world_size }. Lower a parallel size or add nodes.
remark-tensor-across-nodes = A tensor parallel size of { $tensor_parallel_size } does not divide the { $gpus_per_node } GPUs of a node, so that groups cross nodes. They communicate in every layer: expect a marked slowdown.
