title = 学习率缩放
lead = 输入调好的批次大小和学习率，以及新的批次大小，即可得到缩放规则建议的学习率和优化器设置。
synonyms = 学习率缩放计算, 线性缩放规则, 线性缩放, 平方根缩放规则, 批次大小与学习率, 大批次训练, 权重衰减, 半衰期, 临界批次大小, linear scaling rule, square root scaling rule, Goyal, Malladi, Adam, AdamW, SGD, momentum, beta1, beta2, epsilon, weight decay, OLMo-core, nanochat

group-batch = 批次大小
group-optimizer = 原设置

rule = 缩放规则
    .help = 要保持什么不变取决于优化器。Adam 的规则不适用于 SGD，反之亦然；Muon 还没有公认的规则。
    .option-linear = 线性（SGD）
    .option-square_root = 平方根与 β、ε（Adam）
    .option-olmo_core = 平方根，只改学习率（OLMo-core）
    .option-nanochat = 平方根与权重衰减（nanochat）
reference_batch_size = 原批次大小
    .help = 当初调学习率时的有效（全局）批次大小。序列数或 token 数均可，两栏须一致。
new_batch_size = 新批次大小
    .help = 新训练的有效（全局）批次大小。
critical_batch_size = 临界批次大小
    .help = 如果已经测得，请填写：超过它之后，再大的批次也几乎省不了步数，任何规则都不再成立。
reference_learning_rate = 原学习率
    .help = 针对原批次大小调好的峰值学习率。
adam_beta1 = Adam β₁
    .help = 一阶矩的衰减率。
adam_beta2 = Adam β₂
    .help = 二阶矩的衰减率。
adam_epsilon = Adam ε
    .help = 加在二阶矩平方根上的值。
weight_decay = 权重衰减
    .help = AdamW 的解耦权重衰减，每步乘以学习率。
reference_tokens = 原训练的 token 数
    .help = 当初调权重衰减时，训练有多长。
new_tokens = 新训练的 token 数
    .help = 如果两次一样长，填相同的数。

batch_ratio = 批次比
    .sentence = { $new_batch_size } ÷ { $reference_batch_size } = { $batch_ratio }。
scaled_learning_rate = 学习率
    .sentence =
        { $rule ->
            [linear] { $reference_learning_rate } × { $batch_ratio } = { $scaled_learning_rate }，需配合逐步预热。
           *[other] { $reference_learning_rate } 乘以 { $batch_ratio } 的平方根，得 { $scaled_learning_rate }。
        }
scaled_beta1 = Adam β₁
    .sentence = 1 − { $batch_ratio }（1 − { $adam_beta1 }）= { $scaled_beta1 }。
scaled_beta2 = Adam β₂
    .sentence = 1 − { $batch_ratio }（1 − { $adam_beta2 }）= { $scaled_beta2 }。
half_life_beta2 = 半衰期相同的 β₂
    .sentence = 取 { $half_life_beta2 } 时，二阶矩衰减一半所需的 token 数与原来相同；变化不大时，与规则几乎一致。
scaled_epsilon = Adam ε
    .sentence = { $adam_epsilon } 除以 { $batch_ratio } 的平方根，得 { $scaled_epsilon }。
scaled_weight_decay = 权重衰减
    .sentence = 取 { $scaled_weight_decay } 时，权重平均所覆盖的训练比例与 { $weight_decay } 时相同。

remark-beyond-critical = 超过临界批次大小 { $critical } 之后，步数已不再受噪声限制：规则属于外推，训练可能发散。
remark-beyond-linear = 在 ImageNet 上，线性规则在每批 { $largest } 张图像以内成立；超过之后准确率下降。
remark-no-beta = 在这个批次比下，规则给不出大于 0 的 β。批次比须小于 { $largest }。
