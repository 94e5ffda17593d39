title = 训练 FLOPs
lead = 输入参数量和训练 token 数，即可算出训练所需的计算量，单位为 FLOP 和 petaFLOP/s-day，可选择是否计入注意力和重计算。
synonyms = 训练 FLOPs 计算, 训练计算量, 训练算力, 算力预算, 浮点运算次数, 每 token FLOPs, 模型算力利用率, 激活值重计算, 梯度检查点, 注意力 FLOPs, 训练成本, 词元, training compute, 6ND, 8ND, C = 6ND, PF-days, petaflop/s-days, MFU, HFU, FLOPs per token

group-training = 模型与数据
group-convention = 计入哪些

parameters = 参数量
    .help = 全部参数，包括嵌入层；混合专家模型只算每个 token 经过的参数。Kaplan 等人的参数量不含嵌入层，算出来会偏小。
training_tokens = 训练 token 数
    .help = 训练中看到的全部 token，看两遍的数据算两次。
flop_convention = FLOP 计法
    .help = 模型 FLOPs 是 MFU 的依据，不含重计算；硬件 FLOPs 是 HFU 的依据，含重计算。序列较长时，还应计入注意力。
    .option-dense = 6ND：模型 FLOPs
    .option-causal_attention = 6ND + 因果注意力
    .option-full_attention = 6ND + 完整注意力
    .option-full_recompute = 8ND：含完全重计算
layers = 层数
    .help = 含注意力的 Transformer 块数。
attention_width = 注意力宽度
    .help = 查询头数 × 每个头的大小。通常等于隐藏层大小，Gemma 2 例外。与键值头数无关。
sequence_length = 序列长度
    .help = 彼此可见的 token 数。多篇文档打包成一条序列且互相屏蔽时，填单篇文档的长度。

training_compute = 训练计算量
    .sentence =
        { $flop_convention ->
            [causal_attention] （6 × { $parameters } 个参数 + 6 × { $layers } 层 × { $attention_width } × { $sequence_length } 个 token）× { $training_tokens } 个 token
            [full_attention] （6 × { $parameters } 个参数 + 12 × { $layers } 层 × { $attention_width } × { $sequence_length } 个 token）× { $training_tokens } 个 token
            [full_recompute] 8 × { $parameters } 个参数 × { $training_tokens } 个 token
           *[dense] 6 × { $parameters } 个参数 × { $training_tokens } 个 token
        }，共 { $training_compute }。
petaflop_days = 折合 petaFLOP/s-day
    .sentence = 1 petaFLOP/s-day 为 8.64 × 10¹⁹ FLOP；{ $training_compute } 合 { $petaflop_days }。
attention_share = 注意力占比
    .sentence = 每条序列 { $sequence_length } 个 token 时，{ $training_compute } 中有 { $attention_share } 用于注意力分数。

preset-model = 已知模型
