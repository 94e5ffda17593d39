title = 梯度累積記憶體
lead = 輸入微批次、累積步數、副本數與每條序列的激活值記憶體，即可得到有效批次，以及梯度累積省下的記憶體。
synonyms = 梯度累積記憶體計算, 梯度累積, 累積步數, 激活值記憶體, 微批次, 記憶體不足, 有效批次大小, 梯度緩衝區, 主梯度, gradient accumulation, activation memory, OOM, no_sync, DDP, FSDP, ZeRO, gradient_accumulation_steps

group-batch = 批次
group-memory = 記憶體

micro_batch_size = 微批次大小
    .help = 一個副本在一次傳遞中處理的序列數。只有這個數字會使激活值倍增。
gradient_accumulation_steps = 累積步數
    .help = 更新之前依序進行的傳遞次數。只有在管線中才會同時保留數次，最多每個階段一次。
data_parallel_size = 資料平行副本數
    .help = 同時工作的副本數，各自保留自己的激活值。
activation_per_sample = 每條序列的激活值記憶體
    .help = 一條序列在一張 GPU 上、所有層直到反向傳遞前保留的量。詞彙表很大時，請加上 logits。
parameters_per_device = 每張 GPU 的參數量
    .help = 這張 GPU 在各次傳遞之間要保留梯度的參數，想計入時填寫。FSDP 或 ZeRO 搭配 no_sync 時，是整個模型未分片的全部參數。
gradient_bytes = 每個梯度的位元組數
    .help = Megatron-LM 與 DeepSpeed 以 32 位元累積；一般的 bf16 訓練為 16 位元。
    .option-2 = 2（bf16、fp16）
    .option-4 = 4（fp32）

effective_batch_size = 有效批次大小
    .sentence = { $micro_batch_size } × { $data_parallel_size } × { $gradient_accumulation_steps } = 最佳化器每次更新 { $effective_batch_size } 條序列。
activation_memory = 每張 GPU 的激活值
    .sentence = { $micro_batch_size } 條序列 × { $activation_per_sample } = { $activation_memory }，與傳遞次數無關。
memory_without_accumulation = 不累積時所需
    .sentence = 同樣的批次若一次完成，每張 GPU 需要 { $gradient_accumulation_steps } × { $activation_memory } = { $memory_without_accumulation }。
memory_saved = 省下的記憶體
    .sentence = 梯度累積為每張 GPU 省下 { $memory_saved } 的激活值。
gradient_buffer = 梯度緩衝區
    .sentence = { $parameters_per_device } 個梯度、每個 { $gradient_bytes } 位元組，在各次傳遞之間一直占用 { $gradient_buffer }。
