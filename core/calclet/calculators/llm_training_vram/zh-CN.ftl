title = LLM 训练显存
lead = 输入模型、精度配方和并行方式，即可算出训练所需的 GPU 显存：权重、梯度、优化器状态和激活值。
synonyms = LLM 训练显存计算, 大模型训练显存, 显存估算, 显存计算器, 训练内存, 显存不足, 爆显存, 优化器状态, 每参数字节数, 混合精度, 全参数微调, 激活值显存, 梯度检查点, 放得下吗, VRAM, OOM, CUDA out of memory, ZeRO, FSDP, DeepSpeed, Megatron-LM, AdamW, bf16, 8-bit Adam

group-states = 参数与优化器
group-parallel = 并行
group-activations = 批次与激活值
group-model = 模型结构
group-gpu = GPU

preset-model = 已知模型
preset-gpu = 已知 GPU

parameters = 参数量
    .help = 模型的全部参数；混合专家模型要算上所有专家，而不只是被激活的那些。
recipe = 精度与优化器
    .help = 每个参数的字节数：权重 + 梯度 + 优化器（含 32 位副本）。16 还是 18 字节，取决于梯度以 16 位还是 32 位保存；DeepSpeed 的估算两者都算，为 20 字节。
    .option-bf16_adamw = bf16 AdamW（2+2+12）
    .option-bf16_fp32_gradients = bf16 AdamW、fp32 梯度（2+4+12）
    .option-bf16_both_gradients = bf16 AdamW、两种梯度（2+6+12）
    .option-fp32_adamw = fp32 AdamW（4+4+8）
    .option-adam_8bit = 8 位 Adam（2+2+6）
    .option-sgd_momentum = 带动量的 SGD（2+4+8）
    .option-custom = 自定义
weight_bytes = 权重字节数
    .help = 每个参数在前向传播中使用的权重。
gradient_bytes = 梯度字节数
    .help = 每个参数从反向传播到更新之间保留的梯度。
optimizer_bytes = 优化器字节数
    .help = 每个参数的一阶矩和二阶矩，以及 32 位权重（如果有）。
zero_stage = ZeRO/FSDP 阶段
    .help = 哪些状态切分到数据并行的各个 rank。FSDP 的完全分片是阶段 3，Megatron 的分布式优化器是阶段 1。
    .option-zero_0 = 0：不切分
    .option-zero_1 = 1：优化器
    .option-zero_2 = 2：再加梯度
    .option-zero_3 = 3：再加权重
data_parallel_size = 数据并行度
    .help = 分摊这些状态的 rank 数：GPU 总数除以张量并行度和流水线并行度，而不是 GPU 总数。
tensor_parallel_size = 张量并行度
    .help = 共同分担每一层的 GPU 数。
sequence_parallel = Megatron 序列并行
    .help = 把归一化和 dropout 也切分到张量并行的各张 GPU 上。只有一张时不起作用。
pipeline_parallel_size = 流水线并行度
    .help = 分担各层的阶段数。模型状态会因此减少，激活值不会：第一个阶段要同时保留多个微批次。
micro_batches = 每次更新的微批次数
    .help = 即梯度累积步数。只有在流水线中，且少于阶段数时才有影响。
micro_batch_size = 微批次大小
    .help = 一个副本一次处理的序列数。
sequence_length = 序列长度
    .help = 这张 GPU 处理的每条序列的 token 数；启用上下文并行时，只算分到的那一段。
recompute = 重计算
    .help = 哪些激活值不保留，到反向传播时再算一遍。Transformers 的梯度检查点属于整层重计算。
    .option-none = 不重计算
    .option-selective = 仅注意力
    .option-full = 整层
flash_attention = FlashAttention 或 SDPA
    .help = 融合算子从不保存注意力分数。
activation_bytes = 每个激活值的字节数
    .help = 混合精度下为 2，即使权重以 32 位保存也是如此。
    .option-2 = 2（bf16、fp16）
    .option-4 = 4（fp32）
hidden_size = 隐藏层大小
    .help = Hugging Face 配置中的 hidden_size。
layers = 层数
    .help = 配置中的 num_hidden_layers。
attention_heads = 注意力头数
    .help = 查询头数，即配置中的 num_attention_heads。
feed_forward_size = 前馈层大小
    .help = 配置中的 intermediate_size。
gated_feed_forward = 门控前馈层（SwiGLU）
    .help = Llama、Mistral、Qwen 和 Gemma 带门控；GPT-2 和 GPT-3 没有。
vocabulary_size = 词表大小
    .help = 每个 token 对每个词条的 logits 占 4 字节，只算一份。融合的损失函数可以省去 logits，其他实现则会保留两三份。
overhead = 额外开销
    .help = CUDA 上下文、通信缓冲区、ZeRO-3 聚合的层，以及显存碎片。
gpu_memory = GPU 显存
    .help = 标称“80 GB”的 GPU 约有 80 GiB；H100 在 nvidia-smi 中显示为 79.6。
usable_share = 可用比例
    .help = 允许训练占用的比例。ECC 最多占去十六分之一；分配器接近满载时会变慢，甚至失败。

total_memory = 每张 GPU 合计
    .sentence = 权重 { $weights_memory }、梯度 { $gradients_memory }、优化器状态 { $optimizer_memory }、激活值 { $activations_memory }，加上额外开销 { $overhead }，共 { $total_memory }。
fits = GPU 放得下
    .sentence =
        { $fits ->
            [true] GPU 显存 { $gpu_memory } 的 { $usable_share } 放得下所需的 { $total_memory }。
           *[false] GPU 显存 { $gpu_memory } 的 { $usable_share } 放不下所需的 { $total_memory }。
        }
weights_memory = 权重
    .sentence =
        { $zero_stage ->
            [zero_3] { $parameters } 个参数的权重中，这张 GPU 只保存自己的分片：{ $weights_memory }。
           *[other] { $parameters } 个参数中，这张 GPU 负责的部分，权重占 { $weights_memory }。
        }
gradients_memory = 梯度
    .sentence =
        { $zero_stage ->
            [zero_0] 每个 rank 都保存自己的全部梯度：{ $gradients_memory }。
            [zero_1] 每个 rank 都保存自己的全部梯度：{ $gradients_memory }。
           *[other] 切分到 { $data_parallel_size } 个 rank 后，梯度占 { $gradients_memory }。
        }
optimizer_memory = 优化器状态
    .sentence =
        { $zero_stage ->
            [zero_0] 每个 rank 都保存全部优化器状态：{ $optimizer_memory }。
           *[other] 切分到 { $data_parallel_size } 个 rank 后，优化器状态占 { $optimizer_memory }。
        }
activations_memory = 激活值与 logits
    .sentence =
        { $micro_batch_size } 条长度为 { $sequence_length } 个 token 的序列{ $pipeline_parallel_size ->
            [1] 占 { $activations_memory }。
           *[other] 在占用最多的阶段占 { $activations_memory }。
        }

remark-zero-with-pipeline = DeepSpeed 不允许 ZeRO { $stage } 与流水线并行同时使用；通常选择阶段 1。
remark-heads-do-not-divide = { $attention_heads } 个注意力头无法平均分给 { $tensor_parallel_size } 张 GPU。
remark-layers-do-not-divide = { $layers } 层无法平均分成 { $pipeline_parallel_size } 个阶段；显示的是平均值。
