title = 数据并行配置
lead = 输入节点数、每个节点的 GPU 数，以及单个副本的各项并行度，即可算出集群训练时的数据并行副本数。
synonyms = 数据并行配置计算, 数据并行度, 数据并行大小, 副本数, 3D 并行, 4D 并行, 张量并行, 流水线并行, 上下文并行, 序列并行, 专家并行, 集群, 节点, 卡数, world size, data parallel size, DP, TP, PP, CP, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, nnodes, nproc_per_node, EP, 混合专家, MoE, 混合分片, 分片

group-cluster = 集群
group-replica = 单个副本
group-among = 副本之间

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
also = 一并配置
    .help = 两者都使用已经计入的 GPU，不改变副本数。
    .option-experts = 专家（MoE）
    .option-sharding = FSDP 或 ZeRO 分片
expert_parallel_size = 专家并行度
    .help = 共同分担每层专家的 rank 数，取自同一流水线阶段中数据、上下文和张量并行的 GPU。
expert_tensor_parallel_size = 专家张量并行度
    .help = 共同分担单个专家的矩阵的 GPU 数。留空即等于张量并行度，与 Megatron-LM 相同；torchtitan 多为 1。
    .placeholder = = t
experts = 每层专家数
    .help = 路由专家的数量，用来检查能否平均分配：Mixtral 为 8，DeepSeek-V3 为 256。
    .placeholder = 未知
shard_size = 分片大小
    .help = 共用同一份状态的副本数，即 torchtitan 的 data_parallel_shard_degree、Accelerate 的 dp_shard_size。留空表示全部副本共用（FSDP、ZeRO），较少则为混合分片（HSDP）。
    .placeholder = = d

data_parallel_size = 数据并行副本数
    .sentence = { $world_size } 张 GPU ÷（{ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }）= { $data_parallel_size } 个副本，各自处理不同的数据。
world_size = world size（进程总数）
    .sentence = { $nodes } 个节点 × { $gpus_per_node } 张 GPU = { $world_size } 个进程，每张 GPU 一个。
expert_replicas = 专家副本数
    .sentence = { $world_size } 张 GPU 上，每个专家各有 { $expert_replicas } 份；批次仍按 { $data_parallel_size } 个副本计算。
replicate_size = 状态份数
    .sentence = { $data_parallel_size } 个副本一共保存 { $replicate_size } 份状态，即混合分片的复制度。
state_shards = 每份状态的分片数
    .sentence = 参数、梯度或优化器状态分散在 { $state_shards } 张 GPU 上，上下文并行的 GPU 也包括在内。

refusal-does-not-divide = 一个副本需要 { $replica_size } 张 GPU。{ $world_size } 张 GPU 可组成 { $replicas } 个副本，还剩 { $idle } 张。请让各项并行度的乘积能整除 { $world_size }。
refusal-replica-too-large = 一个副本需要 { $replica_size } 张 GPU，但总共只有 { $world_size } 张。请降低某项并行度，或增加节点。
refusal-experts-do-not-divide = 专家由 { $group_gpus } 张 GPU 分担（专家并行度 × 专家张量并行度），不能整除一个流水线阶段的 { $stage_gpus } 张 GPU。请让两者的乘积能整除 { $stage_gpus }。
refusal-experts-beyond-shard = 专家由 { $group_gpus } 张 GPU 分担，不能整除一份状态在一个流水线阶段中的 { $shard_gpus } 张 GPU。请降低专家并行度，或增大分片大小。
refusal-experts-uneven = { $experts } 个专家无法平均分给 { $expert_parallel_size } 个 rank。请选择能整除 { $experts } 的专家并行度。
refusal-shard-does-not-divide = 分片大小 { $shard } 不能整除 { $replicas } 个副本。请选择 { $replicas } 的因数，或留空。
remark-tensor-across-nodes = 每个节点的 { $gpus_per_node } 张 GPU 不能被张量并行度 { $tensor_parallel_size } 整除，部分并行组会跨节点。张量并行在每一层都要通信，速度会明显下降。
