title = 有效批次大小
lead = 输入微批次大小、数据并行副本数、梯度累积步数和序列长度，即可算出优化器每次更新所用的序列数和 token 数。
synonyms = 有效批次大小计算, 全局批次大小, 总批次大小, 批量大小, 批大小, 全局批量, 微批次, 单卡批次大小, 每卡批次大小, 每步 token 数, 词元数, 梯度累积, 梯度累加, 累积步数, 数据并行, batch size, micro batch size, global batch size, effective batch size, DDP, FSDP, ZeRO, world size, per_device_train_batch_size

group-parallel = 批次与并行
group-sequence = 序列

micro_batch_size = 每个副本的微批次大小
    .help = 一个副本在一次前向和反向传播中处理的序列数，上限取决于显存。
data_parallel_size = 数据并行副本数
    .help = 各自处理不同数据的副本数；ZeRO 或 FSDP 的每个 rank 算一个。靠张量、流水线或上下文并行协同工作的多张卡合算一个。
gradient_accumulation_steps = 梯度累积步数
    .help = 优化器更新权重之前，每个副本处理的微批次数。不做梯度累积时填 1。
sequence_length = 序列长度
    .help = 截断、打包或填充之后，每条序列的 token 数。长度不一时，每步 token 数是上限。

global_batch_size = 有效（全局）批次大小
    .sentence = { $micro_batch_size } 条序列 × { $data_parallel_size } 个副本 × { $gradient_accumulation_steps } 次累积 = 优化器每次更新 { $global_batch_size } 条序列。
tokens_per_step = 每步 token 数
    .sentence = { $global_batch_size } 条序列 × { $sequence_length } 个 token = 优化器每次更新 { $tokens_per_step } 个 token。
