title = 数据并行配置
lead = 输入节点数、每个节点的 GPU 数，以及单个副本的各项并行度，即可算出集群训练时的数据并行副本数。
synonyms = 数据并行配置计算, 数据并行度, 数据并行大小, 副本数, 3D 并行, 4D 并行, 张量并行, 流水线并行, 上下文并行, 序列并行, 专家并行, 集群, 节点, 卡数, world size, data parallel size, DP, TP, PP, CP, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, nnodes, nproc_per_node

group-cluster = 集群
group-replica = 单个副本

nodes = 节点数
    .help = 实际参与训练的服务器数，不含备用节点。
gpus_per_node = 每节点 GPU 数
    .help = 每个节点的进程数，即 torchrun 的 nproc_per_node；启动器为每张 GPU 启动一个进程。
tensor_parallel_size = 张量并行度
    .help = 共同分担每个权重矩阵的 GPU 数。Megatron 的序列并行使用同一组 GPU，不再相乘。不切分矩阵时填 1。
pipeline_parallel_size = 流水线并行度
    .help = 分担各层的阶段数。虚拟（交错）阶段使用同一组 GPU，不再相乘。
context_parallel_size = 上下文并行度
    .help = 通过 ring attention 或 Ulysses 共同分担每条序列的 GPU 数。专家并行以及 FSDP、ZeRO 的分片不填在这里。

data_parallel_size = 数据并行副本数
    .sentence = { $world_size } 张 GPU ÷（{ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }）= { $data_parallel_size } 个副本，各自处理不同的数据。
world_size = world size（进程总数）
    .sentence = { $nodes } 个节点 × { $gpus_per_node } 张 GPU = { $world_size } 个进程，每张 GPU 一个。

refusal-does-not-divide = 一个副本需要 { $replica_size } 张 GPU。{ $world_size } 张 GPU 可组成 { $replicas } 个副本，还剩 { $idle } 张。请让各项并行度的乘积能整除 { $world_size }。
refusal-replica-too-large = 一个副本需要 { $replica_size } 张 GPU，但总共只有 { $world_size } 张。请降低某项并行度，或增加节点。
remark-tensor-across-nodes = 每个节点的 { $gpus_per_node } 张 GPU 不能被张量并行度 { $tensor_parallel_size } 整除，部分并行组会跨节点。张量并行在每一层都要通信，速度会明显下降。
