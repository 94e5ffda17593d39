title = 有效批次大小
lead = 輸入微批次大小、資料平行副本數、累積步數與序列長度，即可得到最佳化器每次更新所用的序列數與詞元數。
synonyms = 有效批次大小計算, 全域批次大小, 總批次大小, 批次, 微批次, 每裝置批次, 批次詞元數, 每步詞元數, 梯度累積, 累積步數, 資料平行, batch size, global batch size, effective batch size, token, DDP, FSDP, ZeRO, world size, per_device_train_batch_size

group-parallel = 批次與平行化
group-sequence = 序列

micro_batch_size = 每副本微批次大小
    .help = 一個副本在一次前向與反向傳遞中處理的序列數。上限取決於裝置記憶體。
data_parallel_size = 資料平行副本數
    .help = 各自處理不同資料的副本數；ZeRO 或 FSDP 的每個 rank 都算一個。以張量、管線或上下文平行合作的多個裝置，合計為一個副本。
gradient_accumulation_steps = 累積步數
    .help = 最佳化器更新權重之前，每個副本處理的微批次數。若不累積梯度，請填 1。
sequence_length = 序列長度
    .help = 截斷、打包或填充之後，每條序列的詞元數。若長度不一，每步詞元數為上限。

global_batch_size = 有效（全域）批次大小
    .sentence = { $micro_batch_size } 條序列 × { $data_parallel_size } 個副本 × { $gradient_accumulation_steps } 次累積 = 最佳化器每次更新 { $global_batch_size } 條序列。
tokens_per_step = 每步詞元數
    .sentence = { $global_batch_size } 條序列 × { $sequence_length } 個詞元 = 最佳化器每次更新 { $tokens_per_step } 個詞元。
