title = 打包效率
lead = 输入序列的长度以及批次各行的填法，即可得到每步的实际 token 数、有标签的 token 数，以及损失除以多少。
synonyms = 打包效率计算, 序列打包, 样本打包, 拼接, 填充比例, 填充浪费, 有效 token 数, 实际 token 数, 损失 token, 有标签的 token, 损失归一化, 变长序列, sequence packing, sample packing, -100, ignore_index, num_items_in_batch, best fit decreasing, bfd, wrapped, group_by_length, sample_packing_eff_est, neat packing

group-lengths = 长度
group-layout = 行
group-batch = 批次
group-loss = 损失

lengths_given_as = 长度的表示方式
    .help = 每行只放一条序列时，平均值就够了。不切断序列时能打包得多满，则取决于每条的长度。
    .option-mean = 平均值
    .option-list = 列表
    .option-table = 长度表
mean_length = 平均长度
    .help = 截断之后，所有序列的 token 数 ÷ 序列数。
sequence_lengths = 各序列长度
    .help = 逐一列出每条序列的 token 数，最多 1,000 条。可直接粘贴表格中的一列。
length_table = 长度与序列数
    .help = 每个长度一行；如果是直方图，请填各区间的中间值。
    .column-tokens = token 数
    .column-sequences = 序列数
layout = 各行的填法
    .help = 填充会加入参与计算却不学习的 token。打包把多条序列放进一行；拼接则在行尾切断序列。
    .option-padded = 填充到序列长度
    .option-padded_to_longest = 填充到微批次中最长的序列
    .option-packed = 打包，不切断序列
    .option-concatenated = 拼接后切分
fill = 预期填充率
    .help = 打包后的一行中 token 所占的比例。Axolotl 估算的 sample_packing_eff_est 就是这个值；常见的是 95% 到 99%。
global_batch_size = 有效（全局）批次大小
    .help = 优化器每次更新所用的行数。如果做了打包，一个打包样本算一行。
sequence_length = 序列长度
    .help = 一行能容纳的 token 数。在 Axolotl 中，打包后的一行为微批次大小 × 序列长度。
micro_batch_size = 每个副本的微批次大小
    .help = 一个副本一次处理的行数；它们一起填充，也可能一起求平均。
loss_share = 有标签的 token
    .help = 实际 token 中参与计算损失的比例：预训练是全部，只学回答的微调则是回答部分。
normalization = 损失除以
    .help = Transformers 和 torchtune 除以整步的 token 数。各微批次分别求平均是较早的做法，至今仍很常见；Megatron-LM 用 calculate-per-token-loss 切换。
    .option-tokens = 整步的 token 数
    .option-micro_batches = 各微批次的 token 数

packing_share = 打包效率
    .sentence =
        { $layout ->
            [packed] 打包后的每一行中，{ $packing_share } 是实际 token。
            [concatenated] 各行都从同一个流中切出，因此 { $packing_share } 是实际 token。
           *[other] 每一行中 { $packing_share } 是实际 token，其余是填充。
        }
slots = 每步计算的 token 数
    .sentence =
        { $layout ->
            [padded_to_longest] { $global_batch_size } 行，填充到每 { $micro_batch_size } 行中最长的一行，平均为 { $slots } 个 token。
           *[other] { $global_batch_size } 行 × { $sequence_length } 个 token = { $slots } 个位置。
        }
real_tokens = 每步实际 token 数
    .sentence = { $slots } × { $packing_share }，不含填充的每步 token 数为 { $real_tokens }。
loss_tokens = 学习的 token 数
    .sentence = { $real_tokens } 个实际 token 中，{ $loss_share } 有标签，共 { $loss_tokens } 个。
loss_divisor = 损失的除数
    .sentence =
        { $normalization ->
            [micro_batches] 各微批次除以自己的 token 数，平均为 { $loss_divisor }：token 较少的微批次，每个 token 的权重更大。
           *[tokens] 无论在哪个微批次，这一步的 { $loss_tokens } 个 token 权重都相同。
        }
sequences_per_step = 每步序列数
    .sentence = 一次更新用 { $global_batch_size } 行学习 { $sequences_per_step } 条序列。
rows = 数据集的行数
    .sentence = 所有序列共填成 { $rows } 行，加载器数的就是这个数。
lost_tokens = 丢失的 token 数
    .sentence =
        { $layout ->
            [concatenated] 最后 { $lost_tokens } 个 token 填不满一行，因而丢弃。
           *[other] 有 { $lost_tokens } 个 token 在所属序列中超过 { $sequence_length }，因而截断。
        }

refusal-lengths-missing = 由平均值无法得知微批次中最长的长度。请提供长度的列表或表格。
refusal-mean-above-row = 平均 { $mean_length } 个 token 放不进 { $sequence_length } 个 token 的行。请填截断后的平均值，或选择拼接。
refusal-less-than-a-row = token 不足以填满一行 { $sequence_length } 个。
refusal-length-below-one = 每个长度和序列数都至少为 1。
refusal-micro-batch-above-batch = 微批次 { $micro_batch_size } 比整个批次 { $global_batch_size } 还大。
