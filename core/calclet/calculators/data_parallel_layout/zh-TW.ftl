title = 資料平行配置
lead = 輸入節點數、每節點的 GPU 數，以及單一副本的各種平行大小，即可得到叢集同時訓練的資料平行副本數。
synonyms = 資料平行配置計算, 資料平行大小, 資料平行度, 副本數, 3D 平行, 4D 平行, 張量平行, 管線平行, 上下文平行, 序列平行, 專家平行, 叢集, 節點, world size, data parallel size, DP, Ulysses, ring attention, FSDP, ZeRO, HSDP, nnodes, nproc_per_node

group-cluster = 叢集
group-replica = 單一副本

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

data_parallel_size = 資料平行副本數
    .sentence = { $world_size } 張 GPU ÷（{ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }）= { $data_parallel_size } 個副本，各自讀取不同資料。
world_size = world size（行程總數）
    .sentence = { $nodes } 個節點 × { $gpus_per_node } 張 GPU = { $world_size } 個行程，每張 GPU 一個。

refusal-does-not-divide = 一個副本需要 { $replica_size } 張 GPU；{ $world_size } 張 GPU 可組成 { $replicas } 個副本，還剩 { $idle } 張。請讓各平行大小的乘積能整除 { $world_size }。
refusal-replica-too-large = 一個副本需要 { $replica_size } 張 GPU，但總共只有 { $world_size } 張。請降低某個平行大小，或增加節點。
remark-tensor-across-nodes = 每節點的 { $gpus_per_node } 張 GPU 無法被張量平行大小 { $tensor_parallel_size } 整除，部分群組會跨節點。張量平行每一層都要通訊，速度會明顯下降。
