title = 梯度累积显存
lead = 输入微批次大小、累积步数、副本数和每条序列的激活值显存，即可算出有效批次大小，以及梯度累积节省的显存。
synonyms = 梯度累积显存计算, 梯度累积, 梯度累加, 累积步数, 激活值显存, 激活显存, 微批次, 显存不足, 爆显存, 批次放不下, 有效批次大小, 梯度缓冲区, 主梯度, fp32 梯度, gradient accumulation, activation memory, OOM, CUDA out of memory, no_sync, DDP, FSDP, ZeRO, gradient_accumulation_steps

group-batch = 批次
group-memory = 显存

micro_batch_size = 微批次大小
    .help = 一个副本一次处理的序列数。只有这个数会让激活值成倍增加。
gradient_accumulation_steps = 梯度累积步数
    .help = 每次更新之前，依次做多少次前向和反向传播。只有流水线会同时保留其中几次的激活值，最多与阶段数相同。
data_parallel_size = 数据并行副本数
    .help = 同时工作的副本数，各自保存自己的激活值。
activation_per_sample = 每条序列的激活值显存
    .help = 一条序列的所有层在反向传播之前，在一张 GPU 上保留的量。词表较大时，请加上 logits。
parameters_per_device = 每张 GPU 的参数量
    .help = 想把梯度也算进来时填写：这张 GPU 在累积过程中保存多少个参数的梯度。FSDP 或 ZeRO 配合 no_sync 时，是整个模型未分片的全部参数。
gradient_bytes = 每个梯度的字节数
    .help = Megatron-LM 和 DeepSpeed 以 32 位累积；普通的 bf16 训练为 16 位。
    .option-2 = 2（bf16、fp16）
    .option-4 = 4（fp32）

effective_batch_size = 有效批次大小
    .sentence = { $micro_batch_size } × { $data_parallel_size } × { $gradient_accumulation_steps } = 优化器每次更新 { $effective_batch_size } 条序列。
activation_memory = 每张 GPU 的激活值
    .sentence = { $micro_batch_size } 条序列 × { $activation_per_sample }，共 { $activation_memory }，与累积多少次无关。
memory_without_accumulation = 不累积时所需显存
    .sentence = 同样的批次如果一次算完，每张 GPU 需要 { $gradient_accumulation_steps } × { $activation_memory }，即 { $memory_without_accumulation }。
memory_saved = 节省的显存
    .sentence = 梯度累积为每张 GPU 节省 { $memory_saved } 的激活值。
gradient_buffer = 梯度缓冲区
    .sentence = { $parameters_per_device } 个梯度，每个 { $gradient_bytes } 字节，在累积过程中一直占用 { $gradient_buffer }。
