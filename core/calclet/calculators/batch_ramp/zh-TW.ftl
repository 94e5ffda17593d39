title = 批次大小漸增
lead = 輸入訓練期間批次如何增大，即可得到各階段、每個階段的步數，以及漸增使訓練多出的步數。
synonyms = 批次大小漸增計算, 批次大小排程, 批次大小暖身, 批次大小加倍, 漸增批次, 階段, batch size warm-up, batch size schedule, rampup-batch-size, rampup_batch_size, step-batch-size-schedule, BatchSizeScheduler, BLOOM, GPT-3, PaLM, Nemotron, Megatron-LM, NeMo

group-ramp = 漸增
group-run = 整個訓練
group-passes = 微批次

ramp_given_as = 漸增表示方式
    .help = Megatron-LM 原本採等量增加（--rampup-batch-size）；2026 年 4 月起忽略這種設定，改以大小與門檻表示（--step-batch-size-schedule）。
    .option-linear = 等量增加
    .option-thresholds = 大小與門檻
start_batch_size = 起始批次大小
    .help = 第一步的序列數，涵蓋所有副本與各次傳遞。
batch_size_increment = 增量
    .help = 批次每次增加的序列數，必須恰好從起始大小到達最終大小。
ramp_sequences = 漸增期間的序列數
    .help = 批次到達最終大小之前看過的序列數，平均分配給各個大小。
global_batch_size = 最終批次大小
    .help = 漸增結束後的有效（全域）批次大小。
threshold_unit = 門檻的單位
    .help = Megatron-LM 以詞元計，其他框架也用序列或步數。
    .option-tokens = 詞元
    .option-sequences = 序列
    .option-steps = 步數
schedule = 大小與門檻
    .help = 從各門檻起，每步採用該大小。第一個門檻為 0。
    .column-after = 門檻
    .column-batch_size = 批次大小
training_given_as = 訓練長度表示方式
    .help = 整個訓練的長度，包含漸增期間。
    .option-sequences = 序列
    .option-tokens = 詞元
training_sequences = 訓練的序列數
    .help = Megatron-LM 稱為 train_samples。最後未滿的批次會捨去。
training_tokens = 訓練的詞元數
    .help = 除以序列長度後，捨去成整數條序列。
sequence_length = 序列長度
    .help = 每條序列的詞元數，各階段相同。
micro_batch_size = 每個副本的微批次大小
    .help = 每個批次大小都必須是微批次大小 × 副本數的倍數。批次還小時，可能要先用較小的微批次。
data_parallel_size = 資料平行副本數
    .help = 各自處理不同資料的副本數。
decrease_if_needed = 向下調整大小
    .help = 調整為微批次大小 × 副本數的倍數，與 --decrease-batch-size-if-needed 相同。Megatron-LM 只在等量增加時允許。

total_steps = 總步數
    .sentence = 漸增 { $ramp_steps } 步 + 最終大小 { $full_steps } 步 = { $total_steps } 次最佳化器更新。
ramp_steps = 漸增的步數
    .sentence = 到達最終大小需要 { $ramp_steps } 步。
full_steps = 最終大小的步數
    .sentence = 有 { $full_steps } 步採用排程中最後的批次大小。
constant_steps = 不漸增的步數
    .sentence = 若一開始就採最終大小，整個訓練為 { $constant_steps } 步。
ramp_sequences_seen = 漸增看過的序列數
    .sentence = { $ramp_steps } 步看過 { $ramp_sequences_seen } 條序列；各階段的最後一步可能超過門檻。
ramp_tokens = 漸增的詞元數
    .sentence = { $ramp_sequences_seen } 條序列 × { $sequence_length } 個詞元 = { $ramp_tokens } 個詞元。
unused_sequences = 未用的序列數
    .sentence = 最後 { $unused_sequences } 條序列湊不滿一個批次，因而捨去。
stages = 各階段
    .sentence = 起始步從 0 開始數。
    .column-first_step = 起始步
    .column-batch_size = 批次大小
    .column-steps = 步數
    .column-tokens = 詞元數

refusal-increments-miss = 每次增加 { $batch_size_increment }，無法從 { $start_batch_size } 恰好到達 { $global_batch_size }。
refusal-no-start = 第一個門檻必須是 0，訓練從一開始才有批次大小。
refusal-same-threshold = 有兩個大小的門檻相同。
refusal-size-below-one = 每個批次大小都至少要是 1。
refusal-does-not-divide = 批次 { $size } 不是 { $micro_batch_size } 條序列 × { $data_parallel_size } 個副本 = { $multiple } 的倍數。
refusal-too-many-stages = 這樣會超過 { $maximum } 個階段，請加大增量。
remark-never-full = 批次還沒增大到 { $full }，訓練就結束了。
