title = 管線平行氣泡
lead = 輸入管線階段數、每步的微批次數與排程方式，即可得到管線中 GPU 閒置的時間比例。
synonyms = 管線平行氣泡計算, 管線氣泡, 流水線氣泡, 氣泡比例, 管線平行, 流水線平行, 管線效率, 微批次, 交錯排程, 虛擬階段, pipeline bubble, bubble ratio, GPipe, 1F1B, interleaved 1F1B, virtual pipeline, zero bubble, Megatron-LM

group-pipeline = 管線
group-target = 目標

pipeline_stages = 管線階段數
    .help = 分攤各層的裝置數；若併用張量平行，則為群組數。
micro_batches = 每步微批次數
    .help = 每次更新時，一個副本送入管線的微批次數，也就是梯度累積步數，等於全域批次 ÷（微批次 × 副本數）。
schedule = 排程方式
    .help = 1F1B 的氣泡與 GPipe 相同，省的是記憶體而不是時間。只有交錯排程能縮小氣泡。
    .option-gpipe = GPipe
    .option-one_f_one_b = 1F1B
    .option-interleaved = 交錯式 1F1B
virtual_stages = 每裝置虛擬階段數
    .help = 每個裝置分到幾組層。層數須能被「階段數 × 虛擬階段數」整除，裝置間的通訊量也會增為同樣的倍數。
target_bubble = 氣泡比例目標
    .help = 可接受的氣泡占總時間的最大比例。

bubble_share = 氣泡占總時間的比例
    .sentence = 每一步的總時間中，GPU 有 { $bubble_share } 閒置：（{ $pipeline_stages } − 1）個階段的等待，對上 { $micro_batches } 個微批次的工作。
bubble_over_ideal = 氣泡相對於理想時間
    .sentence = 每一步比完全沒有氣泡時多花 { $bubble_over_ideal } 的時間；Megatron-LM 論文採用這個數字。
pipeline_efficiency = 管線效率
    .sentence = { $pipeline_efficiency } 的時間真正用於計算，其餘為氣泡。
micro_batches_for_target = 達到目標所需微批次數
    .sentence = 每步至少 { $micro_batches_for_target } 個微批次，氣泡才不超過總時間的 { $target_bubble }{ $schedule ->
            [interleaved] （已進位為 { $pipeline_stages } 的倍數）
           *[other] {""}
        }。
in_flight_micro_batches = 同時保留的微批次數
    .sentence = 尖峰時，第一階段要同時保留 { $in_flight_micro_batches } 個微批次的激活值。

remark-not-a-multiple = 交錯排程以 { $pipeline_stages } 個微批次為一組，而 { $micro_batches } 不是它的倍數；顯示的氣泡以整組計算。
remark-nothing-interleaved = 每裝置只有一個虛擬階段時並未交錯，等同一般的 1F1B。
remark-idle-stages = { $micro_batches } 個微批次無法讓 { $pipeline_stages } 個階段同時有工作可做。
