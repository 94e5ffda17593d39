title = 激活值显存
lead = 输入 Transformer 的结构和训练方式，即可算出一条序列在一张 GPU 上占用的激活值显存。
synonyms = 激活值显存计算, 激活显存, 激活内存, 每个样本的激活值, 激活值重计算, 重计算, 梯度检查点, 激活检查点, 选择性重计算, 完全重计算, 全量重计算, 序列并行, 注意力分数, activation memory, activation checkpointing, gradient checkpointing, recompute, FlashAttention, 34sbh, 5as/h, Korthikanti, Megatron-LM, VRAM

group-model = 模型
group-memory = 保留的内容
group-parallel = 并行

preset-model = 已知模型

sequence_length = 序列长度
    .help = 这张 GPU 处理的每条序列的 token 数；启用上下文并行时，只算分到的那一段。
hidden_size = 隐藏层大小
    .help = 残差流的宽度，即 Hugging Face 配置中的 hidden_size。
layers = 层数
    .help = 填模型的总层数，使用 1F1B 流水线时也一样：第一个阶段同时保留的微批次数等于阶段数，结果相同。
attention_heads = 注意力头数
    .help = 指查询头。键和值的头即使分组共享，注意力分数也不会变小。
feed_forward_size = 前馈层大小
    .help = 前馈层的内部宽度，即配置中的 intermediate_size。系数为 34 的公式假设它是隐藏层大小的四倍。
gated_feed_forward = 门控前馈层（SwiGLU）
    .help = Llama、Mistral、Qwen 和 Gemma 带门控，需要保留第三个内部张量；GPT-2 和 GPT-3 没有门控。
recompute = 重计算
    .help = 哪些激活值在前向传播时丢弃，到反向传播时再算一遍。Transformers 的梯度检查点属于完全重计算。
    .option-none = 不重计算
    .option-selective = 仅注意力
    .option-full = 整层
flash_attention = FlashAttention 或 SDPA
    .help = 融合算子从不保存注意力分数；不使用时，分数随长度的平方增长。
element_bytes = 每个激活值的字节数
    .help = 混合精度下为 2，即使权重以 32 位保存也是如此。
    .option-2 = 2（bf16、fp16）
    .option-4 = 4（fp32）
tensor_parallel_size = 张量并行度
    .help = 共同分担每一层的 GPU 数。
sequence_parallel = Megatron 序列并行
    .help = 把归一化和 dropout 也切分到张量并行的各张 GPU 上。只有一张时不起作用。

activation_per_sample = 每条序列的激活值
    .sentence =
        { $recompute ->
            [full] { $layers } 层 × { $kept_per_layer }，再加上正在重建的一层 { $rebuilt_layer }，长度为 { $sequence_length } 个 token 的序列共需 { $activation_per_sample }。
           *[other] { $layers } 层 × { $kept_per_layer }，长度为 { $sequence_length } 个 token 的序列共需 { $activation_per_sample }。
        }
kept_per_layer = 每层保留量
    .sentence = 每一层为一条序列保留 { $kept_per_layer }，直到该层的反向传播完成。
rebuilt_layer = 正在重建的一层
    .sentence = 同一时刻只有一层恢复全部的 { $rebuilt_layer }；这部分只算一次，不乘层数。

remark-heads-do-not-divide = { $attention_heads } 个注意力头无法平均分给 { $tensor_parallel_size } 张 GPU。
