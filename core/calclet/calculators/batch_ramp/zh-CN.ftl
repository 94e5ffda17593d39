title = 批次大小递增
lead = 输入训练过程中批次如何增大，即可得到各个阶段、每个阶段的步数，以及递增使训练多出的步数。
synonyms = 批次大小递增计算, 批次大小爬坡, 批次大小预热, 动态批次大小, 批次大小调度, 批次大小加倍, 逐步增大批次, 阶段, batch size warm-up, batch size schedule, rampup-batch-size, rampup_batch_size, step-batch-size-schedule, BatchSizeScheduler, BLOOM, GPT-3, PaLM, Nemotron, Megatron-LM, NeMo

group-ramp = 递增
group-run = 整个训练
group-passes = 微批次

ramp_given_as = 递增的表示方式
    .help = Megatron-LM 原先采用等量增加（--rampup-batch-size）；从 2026 年 4 月起忽略这种设置，改用大小与阈值（--step-batch-size-schedule）。
    .option-linear = 等量增加
    .option-thresholds = 大小与阈值
start_batch_size = 起始批次大小
    .help = 第一步的序列数，含所有副本和各次累积。
batch_size_increment = 增量
    .help = 批次每次增加的序列数，必须能从起始大小恰好到达最终大小。
ramp_sequences = 递增期间的序列数
    .help = 批次达到最终大小之前看到的序列数，平均分给各个大小。
global_batch_size = 最终批次大小
    .help = 递增结束后的有效（全局）批次大小。
threshold_unit = 阈值的单位
    .help = Megatron-LM 按 token 计，其他框架也用序列或步数。
    .option-tokens = token
    .option-sequences = 序列
    .option-steps = 步数
schedule = 大小与阈值
    .help = 从每个阈值起，各步采用该大小。第一个阈值为 0。
    .column-after = 阈值
    .column-batch_size = 批次大小
training_given_as = 训练长度的表示方式
    .help = 整个训练的长度，包括递增期间。
    .option-sequences = 序列
    .option-tokens = token
training_sequences = 训练的序列数
    .help = Megatron-LM 称为 train_samples。最后未满的批次会丢弃。
training_tokens = 训练的 token 数
    .help = 除以序列长度，再向下取整为整数条序列。
sequence_length = 序列长度
    .help = 每条序列的 token 数，各阶段相同。
micro_batch_size = 每个副本的微批次大小
    .help = 每个批次大小都必须是微批次大小 × 副本数的倍数。批次还小时，可能要先用较小的微批次。
data_parallel_size = 数据并行副本数
    .help = 各自处理不同数据的副本数。
decrease_if_needed = 向下调整大小
    .help = 调整为微批次大小 × 副本数的倍数，与 --decrease-batch-size-if-needed 相同。Megatron-LM 只在等量增加时允许。

total_steps = 总步数
    .sentence = 递增 { $ramp_steps } 步 + 最终大小 { $full_steps } 步 = { $total_steps } 次优化器更新。
ramp_steps = 递增的步数
    .sentence = 达到最终大小需要 { $ramp_steps } 步。
full_steps = 最终大小的步数
    .sentence = 有 { $full_steps } 步采用调度中最后的批次大小。
constant_steps = 不递增的步数
    .sentence = 如果一开始就用最终大小，整个训练为 { $constant_steps } 步。
ramp_sequences_seen = 递增看过的序列数
    .sentence = { $ramp_steps } 步看过 { $ramp_sequences_seen } 条序列；各阶段的最后一步可能超过阈值。
ramp_tokens = 递增的 token 数
    .sentence = { $ramp_sequences_seen } 条序列 × { $sequence_length } 个 token = { $ramp_tokens } 个 token。
unused_sequences = 未用的序列数
    .sentence = 最后 { $unused_sequences } 条序列凑不满一个批次，因而丢弃。
stages = 各阶段
    .sentence = 起始步从 0 开始数。
    .column-first_step = 起始步
    .column-batch_size = 批次大小
    .column-steps = 步数
    .column-tokens = token 数

refusal-increments-miss = 每次增加 { $batch_size_increment }，无法从 { $start_batch_size } 恰好到达 { $global_batch_size }。
refusal-no-start = 第一个阈值必须为 0，这样训练从一开始就有批次大小。
refusal-same-threshold = 有两个大小的阈值相同。
refusal-size-below-one = 每个批次大小都至少为 1。
refusal-does-not-divide = 批次 { $size } 不是 { $micro_batch_size } 条序列 × { $data_parallel_size } 个副本 = { $multiple } 的倍数。
refusal-too-many-stages = 这样会超过 { $maximum } 个阶段，请增大增量。
remark-never-full = 批次还没增大到 { $full }，训练就结束了。
