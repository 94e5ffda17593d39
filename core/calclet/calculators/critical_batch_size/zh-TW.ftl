title = 臨界批次大小
lead = 輸入損失，或兩種批次大小的梯度範數，即可得到臨界批次大小，以及您的批次在步數與資料上的代價。
synonyms = 臨界批次大小計算, 梯度雜訊尺度, 梯度雜訊, 最大有效批次, 批次大小上限, 邊際效益遞減, 大批次訓練, 訊噪比, 資料平行的極限, gradient noise scale, GNS, B_crit, B_noise, B_simple, CBS, McCandlish, Kaplan, S_min, E_min

group-estimate = 估計
group-batch = 批次

estimated_from = 估計方式
    .help = 已發表的擬合只需要損失，但較粗略；梯度範數則在您自己的訓練中測量。
    .option-loss = 損失
    .option-gradients = 梯度範數
loss = 損失
    .help = 已達到或想達到的交叉熵，以每個詞元的 nat 計。擬合以英文網頁文字與 GPT-2 的分詞器為準。
small_batch_size = 較小的批次
    .help = 雜訊較多的梯度所用的序列數，例如單一副本在平均之前的梯度。
small_batch_norm = 較小批次的梯度範數平方
    .help = 這種梯度的範數平方，在許多步上取平均。
large_batch_size = 較大的批次
    .help = 雜訊較少的梯度所用的序列數，例如整個批次的梯度。
large_batch_norm = 較大批次的梯度範數平方
    .help = 裁剪之前的梯度範數平方，在同樣的步上取平均。
global_batch_size = 有效（全域）批次大小
    .help = 要與臨界批次比較的批次：最佳化器每次更新的序列數。
sequence_length = 序列長度
    .help = 每條序列的詞元數。

critical_tokens = 臨界批次大小
    .sentence =
        { $estimated_from ->
            [gradients] 雜訊除以訊號為 { $critical_sequences } 條序列；每條 { $sequence_length } 個詞元，即 { $critical_tokens } 個詞元。
           *[loss] 損失為 { $loss } 時，擬合得到的每步詞元數為 { $critical_tokens }。
        }
critical_sequences = 以序列計
    .sentence = { $critical_tokens } 個詞元相當於 { $critical_sequences } 條 { $sequence_length } 個詞元的序列。
batch_over_critical = 您的批次
    .sentence = { $global_batch_size } 條序列是臨界批次的 { $batch_over_critical } 倍。
step_factor = 與最少步數之比
    .sentence = 要達到相同的損失，步數是無限大批次的 { $step_factor } 倍。
data_factor = 與最少資料之比
    .sentence = 要達到相同的損失，資料是最小批次的 { $data_factor } 倍。
gradient_signal = 訊號
    .sentence = 扣除雜訊之後，真實梯度的範數平方為 { $gradient_signal }。
gradient_noise = 雜訊
    .sentence = 單一序列梯度的變異數，對所有參數加總為 { $gradient_noise }。

refusal-small-not-smaller = 較小批次的序列數必須少於較大批次。
refusal-no-signal = 這些範數沒有留下訊號：較大批次的範數全是雜訊。請在更多步上取平均，或測量更大的批次。
refusal-no-noise = 批次較小時，範數會因雜訊而較大，但這些範數看不出雜訊。請在更多步上取平均。
