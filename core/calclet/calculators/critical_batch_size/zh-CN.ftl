title = 临界批次大小
lead = 输入损失，或两种批次大小下的梯度范数，即可得到临界批次大小，以及您的批次在步数和数据上的代价。
synonyms = 临界批次大小计算, 临界批量, 临界批量大小, 梯度噪声尺度, 梯度噪声, 最大有效批次, 批次大小上限, 边际收益递减, 大批次训练, 大批量训练, 信噪比, 数据并行的极限, gradient noise scale, GNS, B_crit, B_noise, B_simple, CBS, McCandlish, Kaplan, S_min, E_min

group-estimate = 估计
group-batch = 批次

estimated_from = 估计方式
    .help = 已发表的拟合公式只需要损失，但比较粗略；梯度范数要在您自己的训练中测量。
    .option-loss = 损失
    .option-gradients = 梯度范数
loss = 损失
    .help = 已达到或想达到的交叉熵，单位为 nat/token。拟合基于英文网页文本和 GPT-2 的分词器。
small_batch_size = 较小的批次
    .help = 噪声较大的梯度所用的序列数，例如单个副本求平均之前的梯度。
small_batch_norm = 较小批次的梯度范数平方
    .help = 这种梯度的范数平方，在许多步上取平均。
large_batch_size = 较大的批次
    .help = 噪声较小的梯度所用的序列数，例如整个批次的梯度。
large_batch_norm = 较大批次的梯度范数平方
    .help = 裁剪之前的梯度范数平方，在同样的步上取平均。
global_batch_size = 有效（全局）批次大小
    .help = 要与临界批次比较的批次：优化器每次更新的序列数。
sequence_length = 序列长度
    .help = 每条序列的 token 数。

critical_tokens = 临界批次大小
    .sentence =
        { $estimated_from ->
            [gradients] 噪声除以信号为 { $critical_sequences } 条序列；每条 { $sequence_length } 个 token，即 { $critical_tokens } 个 token。
           *[loss] 损失为 { $loss } 时，拟合得到的每步 token 数为 { $critical_tokens }。
        }
critical_sequences = 按序列计
    .sentence = { $critical_tokens } 个 token 相当于 { $critical_sequences } 条长度为 { $sequence_length } 个 token 的序列。
batch_over_critical = 您的批次
    .sentence = { $global_batch_size } 条序列是临界批次的 { $batch_over_critical } 倍。
step_factor = 与最少步数之比
    .sentence = 要达到相同的损失，步数是无限大批次的 { $step_factor } 倍。
data_factor = 与最少数据之比
    .sentence = 要达到相同的损失，数据是最小批次的 { $data_factor } 倍。
gradient_signal = 信号
    .sentence = 扣除噪声之后，真实梯度的范数平方为 { $gradient_signal }。
gradient_noise = 噪声
    .sentence = 单条序列梯度的方差，对所有参数求和为 { $gradient_noise }。

refusal-small-not-smaller = 较小批次的序列数必须少于较大批次。
refusal-no-signal = 这些范数中没有信号：较大批次的范数全部来自噪声。请在更多步上取平均，或测量更大的批次。
refusal-no-noise = 批次较小时，范数会因噪声而较大，但这些范数看不出噪声。请在更多步上取平均。
