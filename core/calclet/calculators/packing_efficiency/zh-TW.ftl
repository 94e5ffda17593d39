title = 打包效率
lead = 輸入序列的長度以及批次各列的填法，即可得到每步的實際詞元數、有標籤的詞元數，以及損失除以什麼。
synonyms = 打包效率計算, 序列打包, 樣本打包, 填充比例, 填充浪費, 有效詞元數, 實際詞元數, 損失詞元, 有標籤的詞元, 損失正規化, 變長序列, sequence packing, sample packing, -100, ignore_index, num_items_in_batch, best fit decreasing, bfd, wrapped, group_by_length, sample_packing_eff_est, neat packing, token

group-lengths = 長度
group-layout = 列
group-batch = 批次
group-loss = 損失

lengths_given_as = 長度表示方式
    .help = 每列只放一條序列時，平均值就夠了。整條序列能打包得多滿，則取決於每條的長度。
    .option-mean = 平均
    .option-list = 清單
    .option-table = 長度表
mean_length = 平均長度
    .help = 截斷之後，所有序列的詞元數 ÷ 序列數。
sequence_lengths = 各序列長度
    .help = 逐一列出每條序列的詞元數，最多 1,000 條。可直接貼上試算表的一欄。
length_table = 長度與序列數
    .help = 每個長度一列；若是直方圖，請填各區間的中間值。
    .column-tokens = 詞元數
    .column-sequences = 序列數
layout = 各列的填法
    .help = 填充會加入要計算卻不學習的詞元。打包把數條序列放進一列；串接則在列尾把序列切開。
    .option-padded = 填充到序列長度
    .option-padded_to_longest = 填充到微批次中最長者
    .option-packed = 打包，序列不切開
    .option-concatenated = 串接後切開
fill = 預期填滿率
    .help = 打包後的列中，詞元所占的比例。Axolotl 估計的 sample_packing_eff_est 即為此值；常見的是 95% 到 99%。
global_batch_size = 有效（全域）批次大小
    .help = 最佳化器每次更新所用的列數。若有打包，一包算一列。
sequence_length = 序列長度
    .help = 一列可容納的詞元數。在 Axolotl，打包後的一列為微批次大小 × 序列長度。
micro_batch_size = 每個副本的微批次大小
    .help = 一個副本一次傳遞處理的列數；它們一起填充，也可能一起取平均。
loss_share = 有標籤的詞元
    .help = 實際詞元中計算損失的比例：預訓練是全部，只學回答的微調則是回答的部分。
normalization = 損失除以
    .help = Transformers 與 torchtune 除以整步的詞元數。各微批次分別取平均是較舊的做法，至今仍很常見；Megatron-LM 以 calculate-per-token-loss 切換。
    .option-tokens = 整步的詞元數
    .option-micro_batches = 各微批次的詞元數

packing_share = 打包效率
    .sentence =
        { $layout ->
            [packed] 打包後的每一列，{ $packing_share } 是實際詞元。
            [concatenated] 各列都從同一串切出，因此 { $packing_share } 是實際詞元。
           *[other] 每一列中 { $packing_share } 是實際詞元，其餘是填充。
        }
slots = 每步計算的詞元數
    .sentence =
        { $layout ->
            [padded_to_longest] { $global_batch_size } 列，填充到每 { $micro_batch_size } 列中最長者，平均為 { $slots } 個詞元。
           *[other] { $global_batch_size } 列 × { $sequence_length } 個詞元 = { $slots } 個位置。
        }
real_tokens = 每步實際詞元數
    .sentence = { $slots } × { $packing_share }，不含填充的每步詞元數為 { $real_tokens }。
loss_tokens = 學習的詞元數
    .sentence = { $real_tokens } 個實際詞元中，{ $loss_share } 有標籤，共 { $loss_tokens } 個。
loss_divisor = 損失的除數
    .sentence =
        { $normalization ->
            [micro_batches] 各微批次除以自己的詞元數，平均為 { $loss_divisor }：詞元較少的微批次，每個詞元的分量較重。
           *[tokens] 無論在哪個微批次，這一步的 { $loss_tokens } 個詞元分量都相同。
        }
sequences_per_step = 每步序列數
    .sentence = 一次更新以 { $global_batch_size } 列學習 { $sequences_per_step } 條序列。
rows = 資料集的列數
    .sentence = 所有序列共填成 { $rows } 列，載入器數的就是這個數目。
lost_tokens = 失去的詞元數
    .sentence =
        { $layout ->
            [concatenated] 最後 { $lost_tokens } 個詞元填不滿一列，因而捨去。
           *[other] 有 { $lost_tokens } 個詞元在所屬序列中超過 { $sequence_length }，因而截斷。
        }

refusal-lengths-missing = 由平均值無法得知微批次中最長的長度。請提供長度的清單或表。
refusal-mean-above-row = 平均 { $mean_length } 個詞元放不進 { $sequence_length } 個詞元的列。請填截斷後的平均，或選擇串接。
refusal-less-than-a-row = 詞元不足以填滿一列 { $sequence_length } 個。
refusal-length-below-one = 每個長度與序列數都至少要是 1。
refusal-micro-batch-above-batch = 微批次 { $micro_batch_size } 比整個批次 { $global_batch_size } 還大。
