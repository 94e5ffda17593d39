title = 学习率预热
lead = 输入峰值学习率、总步数和预热长度，即可按 Transformers、nanoGPT 或 torchtitan 的计步方式，算出任意一步的学习率。
synonyms = 学习率预热计算, 学习率调度, 学习率曲线, 预热步数, 预热比例, 线性预热, 余弦衰减, 余弦退火, 线性衰减, 峰值学习率, 最大学习率, 最小学习率, learning rate schedule, lr scheduler, warmup, warmup_steps, warmup_ratio, warmup_iters, cosine decay, min_lr, AdamW, beta2, Hugging Face Trainer

group-schedule = 学习率调度
group-warmup = 预热
group-step = 要计算的步

peak_learning_rate = 峰值学习率
    .help = 预热结束时达到的最大值；训练配方中通常就写作学习率。
total_steps = 总步数
    .help = 整个训练的优化器更新次数，不是微批次数。使用梯度累积时，等于微批次数 ÷ 梯度累积步数。
decay = 预热后的衰减
    .help = 从预热结束到最后一步，学习率如何下降。
    .option-constant = 不衰减
    .option-linear = 线性
    .option-cosine = 余弦
minimum_learning_rate = 最小学习率
    .help = 衰减的终点。常取峰值的十分之一；Transformers 的普通调度为 0。
warmup_given_as = 预热的表示方式
    .help = 各种配方的写法不同。步数取决于批次大小；token 数换了批次大小仍然适用。
    .option-ratio = 占总步数的比例
    .option-steps = 步数
    .option-tokens = token 数
    .option-adam_rule = Adam 经验法则
warmup_ratio = 预热比例
    .help = 占总步数的比例，结果向上取整。
warmup_steps = 预热步数
    .help = 达到峰值之前的优化器更新次数。不预热时填 0。
warmup_tokens = 预热 token 数
    .help = 达到峰值之前看到的 token 数，还需填写下面的每步 token 数。
adam_beta2 = Adam β₂
    .help = 二阶矩的衰减率。法则取 2 ÷（1 − β₂）步：0.999 为 2,000 步，0.95 只有 40 步。
tokens_per_step = 每步 token 数
    .help = 有效批次大小 × 序列长度；想用 token 数表示预热时填写。
step_convention = 计步方式
    .help = Transformers 从学习率 0 开始，第一次更新不改变任何权重；另外两种则早一步。
    .option-hugging_face = Transformers
    .option-nanogpt = nanoGPT
    .option-torchtitan = torchtitan
evaluated_step = 已完成的更新次数
    .help = 在所求的这次更新之前，优化器已经更新了多少次；0 表示第一次更新。

warmup_length = 预热步数
    .sentence =
        { $warmup_given_as ->
            [ratio] { $total_steps } 步的 { $warmup_ratio }，向上取整为预热 { $warmup_length } 步。
            [tokens] { $warmup_tokens } 个 token，每步 { $tokens_per_step } 个，需要 { $warmup_length } 步。
            [adam_rule] 按 2 ÷（1 − { $adam_beta2 }），预热 { $warmup_length } 步。
           *[steps] 总共 { $total_steps } 步，其中预热 { $warmup_length } 步。
        }
learning_rate = 学习率
    .sentence = 完成 { $evaluated_step } 次更新后，下一次更新的学习率为 { $learning_rate }；峰值为 { $peak_learning_rate }。
increment_per_step = 每步增量
    .sentence = 预热期间，学习率每步增加 { $increment_per_step }。
warmup_token_count = 预热 token 总数
    .sentence = { $warmup_length } 步 × { $tokens_per_step } 个 token = 达到峰值之前共 { $warmup_token_count } 个 token。

refusal-after-the-end = 训练到第 { $total_steps } 步就结束了，第 { $evaluated_step } 步已超出范围。
refusal-minimum-above-peak = 最小学习率 { $minimum_learning_rate } 高于峰值 { $peak_learning_rate }；衰减不会让学习率上升。
refusal-tokens-per-step-missing = 要把 token 数换算成步数，请填写每步 token 数。
remark-never-over = 预热长达 { $warmup_length } 步，总共 { $total_steps } 步，没有留给衰减的步数。
remark-first-update-idle = 第 0 步的学习率为 0：Transformers 的第一次更新不改变权重。
remark-float-ceiling = Transformers 用浮点数相乘后向上取整，得到 { $rounded } 步；精确值为 { $exact } 步。
