title = 資料平行配置
lead = 輸入節點數、每節點的 GPU 數，以及單一副本的各種平行大小，即可得到叢集同時訓練的資料平行副本數。
synonyms = 資料平行配置計算, 資料平行大小, 資料平行度, 副本數, 3D 平行, 4D 平行, 張量平行, 管線平行, 上下文平行, 序列平行, 專家平行, 叢集, 節點, world size, data parallel size, DP, Ulysses, ring attention, FSDP, ZeRO, HSDP, nnodes, nproc_per_node, EP, 混合專家, MoE, 混合分片, 分片

group-cluster = 叢集
group-replica = 單一副本
group-among = 副本之間

nodes = 節點數
    .help = 實際參與訓練的伺服器數，不含備援節點。
gpus_per_node = 每節點 GPU 數
    .help = 每個節點的行程數，即 torchrun 的 nproc_per_node；一張 GPU 對應一個行程。
tensor_parallel_size = 張量平行大小
    .help = 共同分攤每個權重矩陣的 GPU 數。Megatron 的序列平行使用同一組 GPU，不另外相乘。若不切分矩陣，請填 1。
pipeline_parallel_size = 管線平行大小
    .help = 分攤各層的階段數。虛擬（交錯）階段使用同一組 GPU，不另外相乘。
context_parallel_size = 上下文平行大小
    .help = 共同分攤每條序列的 GPU 數，例如 ring attention 或 Ulysses。專家平行與 FSDP、ZeRO 的分片不填在這裡。
also = 一併配置
    .help = 兩者都使用已計入的 GPU，不會改變副本數。
    .option-experts = 專家（MoE）
    .option-sharding = FSDP 或 ZeRO 分片
expert_parallel_size = 專家平行大小
    .help = 共同分攤每層專家的 rank 數，取自同一管線階段中資料、上下文與張量平行的 GPU。
expert_tensor_parallel_size = 專家張量平行大小
    .help = 共同分攤單一專家矩陣的 GPU 數。留空即等於張量平行大小，與 Megatron-LM 相同；torchtitan 多半為 1。
    .placeholder = = t
experts = 每層專家數
    .help = 路由專家的數量，用來檢查能否平均分配：Mixtral 為 8，DeepSeek-V3 為 256。
    .placeholder = 不明
shard_size = 分片大小
    .help = 共用同一份狀態的副本數，即 torchtitan 的 data_parallel_shard_degree、Accelerate 的 dp_shard_size。留空表示全部副本共用（FSDP、ZeRO），較少則為混合分片（HSDP）。
    .placeholder = = d

data_parallel_size = 資料平行副本數
    .sentence = { $world_size } 張 GPU ÷（{ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }）= { $data_parallel_size } 個副本，各自讀取不同資料。
world_size = world size（行程總數）
    .sentence = { $nodes } 個節點 × { $gpus_per_node } 張 GPU = { $world_size } 個行程，每張 GPU 一個。
expert_replicas = 專家副本數
    .sentence = { $world_size } 張 GPU 上，每個專家各有 { $expert_replicas } 份；批次仍以 { $data_parallel_size } 個副本計算。
replicate_size = 狀態份數
    .sentence = { $data_parallel_size } 個副本一共保留 { $replicate_size } 份狀態，這就是混合分片的複製大小。
state_shards = 每份狀態的分片數
    .sentence = 參數、梯度或最佳化器狀態分散在 { $state_shards } 張 GPU 上，上下文平行的 GPU 也包括在內。

refusal-does-not-divide = 一個副本需要 { $replica_size } 張 GPU；{ $world_size } 張 GPU 可組成 { $replicas } 個副本，還剩 { $idle } 張。請讓各平行大小的乘積能整除 { $world_size }。
refusal-replica-too-large = 一個副本需要 { $replica_size } 張 GPU，但總共只有 { $world_size } 張。請降低某個平行大小，或增加節點。
refusal-experts-do-not-divide = 專家由 { $group_gpus } 張 GPU 分攤（專家平行大小 × 專家張量平行大小），無法整除一個管線階段的 { $stage_gpus } 張 GPU。請讓兩者的乘積能整除 { $stage_gpus }。
refusal-experts-beyond-shard = 專家由 { $group_gpus } 張 GPU 分攤，無法整除一份狀態在一個管線階段中的 { $shard_gpus } 張 GPU。請降低專家平行大小，或提高分片大小。
refusal-experts-uneven = { $experts } 個專家無法平均分給 { $expert_parallel_size } 個 rank。請選擇能整除 { $experts } 的專家平行大小。
refusal-shard-does-not-divide = 分片大小 { $shard } 無法整除 { $replicas } 個副本。請選擇 { $replicas } 的因數，或留空。
remark-tensor-across-nodes = 每節點的 { $gpus_per_node } 張 GPU 無法被張量平行大小 { $tensor_parallel_size } 整除，部分群組會跨節點。張量平行每一層都要通訊，速度會明顯下降。
