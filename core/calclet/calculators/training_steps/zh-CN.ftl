title = 训练步数与 epoch 数
lead = 输入 token、序列或 epoch 的预算以及批次，即可按您所用框架的算法，得到优化器的总步数，以及每个 epoch 剩下多少。
synonyms = 训练步数计算, 总步数, 训练轮数, 轮数, 每轮步数, 每个 epoch 的步数, 迭代次数, 更新次数, 最后一个批次, 不完整批次, 剩余样本, 梯度累积, max_steps, train_iters, train_samples, num_train_epochs, steps per epoch, drop_last, even_batches, DistributedSampler, Hugging Face Trainer, Accelerate, PyTorch Lightning, torchtune, litgpt, Megatron-LM

group-budget = 预算与数据
group-batch = 批次
group-framework = 框架

budget_given_as = 预算的表示方式
    .help = 预训练配方通常给出 token 数或序列数，微调配方则给出 epoch 数。
    .option-tokens = token
    .option-sequences = 序列
    .option-epochs = epoch
token_budget = token 预算
    .help = 训练要看的 token 数，重复读到的每次都算。
sequence_budget = 序列预算
    .help = 训练要看的序列数；Megatron-LM 称为 train_samples。
epochs = epoch 数
    .help = 完整遍历数据集的次数。只有 Transformers 允许小数。
dataset_size = 数据集的序列数
    .help = 加载器给出的行数：样本数；如果做了打包，则为打包后的条数。
global_batch_size = 有效（全局）批次大小
    .help = 优化器每次更新所用的序列数，含所有副本和各次累积。
tokens_per_step = 每步 token 数
    .help = 有效批次大小 × 序列长度。如果各行没有填满，请填实际 token 数。
convention = 计数方式
    .help = 一个 epoch 结束时不足一步的部分，各框架处理不同：照样算一步、丢弃，或接着读下一个 epoch。
    .option-none = 不指定：直到用完预算
    .option-transformers = Transformers、Axolotl
    .option-accelerate = Accelerate
    .option-lightning = Lightning
    .option-torchtune = torchtune
    .option-litgpt = litgpt
    .option-megatron = Megatron-LM
data_parallel_size = 数据并行副本数
    .help = 分配数据的副本数；ZeRO 或 FSDP 的每个 rank 都算一个。
gradient_accumulation_steps = 梯度累积步数
    .help = 更新之前每个副本处理的微批次数。微批次大小由此得出：有效批次 ÷ 副本数 ÷ 梯度累积步数。
drop_last = 丢弃最后的微批次
    .help = 加载器丢弃未满的微批次（drop_last、dataloader_drop_last）。

total_steps = 总步数
    .sentence =
        { $budget_given_as ->
            [epochs] { $epochs } 个 epoch 共有 { $total_steps } 次优化器更新。
            [sequences] { $sequence_budget } 条序列共有 { $total_steps } 次优化器更新。
           *[tokens] { $token_budget } 个 token 共有 { $total_steps } 次优化器更新。
        }
steps_per_epoch = 每个 epoch 的步数
    .sentence =
        { $convention ->
            [transformers] 未满的一步也算，向上取整，每个 epoch { $steps_per_epoch } 步。
            [accelerate] 未满的一步也算，向上取整，每个 epoch { $steps_per_epoch } 步。
            [lightning] 未满的一步也算，向上取整，每个 epoch { $steps_per_epoch } 步。
            [torchtune] 只算完整的步，向下取整，每个 epoch { $steps_per_epoch } 步。
            [litgpt] 步会跨过 epoch 的边界，平均每个 epoch { $steps_per_epoch } 步。
           *[other] { $dataset_size } ÷ { $global_batch_size } = { $steps_per_epoch }；epoch 结束不会另算一步。
        }
epochs_seen = 已训练的 epoch 数
    .sentence = { $total_steps } 步把数据看了 { $epochs_seen } 遍。
sequences_seen = 训练过的序列数
    .sentence = { $total_steps } 步共学习 { $sequences_seen } 条序列，重复读到的每次都算。
tokens_seen = 训练过的 token 数
    .sentence = 完整的一步有 { $tokens_per_step } 个 token，总共 { $tokens_seen } 个。
tokens_beyond_budget = 超出的 token
    .sentence = { $tokens_seen } − { $token_budget } = { $tokens_beyond_budget } 个 token；负数表示还有剩余。
sequences_beyond_budget = 超出的序列
    .sentence = { $sequences_seen } − { $sequence_budget } = { $sequences_beyond_budget } 条序列；负数表示还有剩余。
last_step_passes = 未满步的微批次数
    .sentence =
        { $convention ->
            [litgpt] 训练结束时，{ $gradient_accumulation_steps } 次累积中剩下 { $last_step_passes } 次。
            [torchtune] 每个 epoch 结束时，{ $gradient_accumulation_steps } 次累积中剩下 { $last_step_passes } 次。
           *[other] 每个 epoch 的最后一步，{ $gradient_accumulation_steps } 次累积中只进行 { $last_step_passes } 次。
        }
last_step_sequences = 未满步的序列数
    .sentence = 只有 { $last_step_sequences } 条序列，而不是 { $global_batch_size } 条。
last_step_weight = 未满步的权重
    .sentence =
        { $convention ->
            [transformers] 除以实际进行的 { $last_step_passes } 次或其 token 数，因此梯度仍是完整的平均值。
            [torchtune] 不构成一步，这几个微批次根本不会运行。
            [litgpt] 不构成一步，梯度直接丢弃。
           *[other] 只进行了 { $last_step_passes } 次，却仍除以 { $gradient_accumulation_steps }，梯度只有平均值的 { $last_step_weight }。
        }
repeated_sequences = 每个 epoch 重复
    .sentence = 为了让各副本分到同样多，每个 epoch 有 { $repeated_sequences } 条序列读两次。
unused_sequences = 每个 epoch 未用
    .sentence = 每个 epoch 有 { $unused_sequences } 条序列没有用于训练；如果打乱顺序，每次都不同。

refusal-does-not-divide = 批次 { $global_batch_size } 不能被 { $data_parallel_size } 个副本 × { $gradient_accumulation_steps } 次累积 = { $multiple } 整除。最接近的可整除值是 { $nearest }。
refusal-whole-epochs = 此框架只能训练整数个 epoch。
refusal-no-step = 连完整的一步都不够：一个 epoch 有 { $dataset_size } 条序列，一步需要 { $global_batch_size } 条。
remark-schedule-ends-early = litgpt 按 { $planned } 步规划学习率，实际却走 { $steps } 步：最后一段已超出学习率调度的终点。
