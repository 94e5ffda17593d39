title = 學習率縮放
lead = 輸入調校過的批次大小與學習率，以及新的批次大小，即可得到縮放規則建議的學習率與最佳化器設定。
synonyms = 學習率縮放計算, 線性縮放規則, 平方根縮放規則, 批次大小與學習率, 大批次訓練, 權重衰減, 半衰期, 臨界批次大小, linear scaling rule, square root scaling rule, Goyal, Malladi, Adam, AdamW, SGD, momentum, beta1, beta2, epsilon, weight decay, OLMo-core, nanochat

group-batch = 批次大小
group-optimizer = 原設定

rule = 縮放規則
    .help = 要維持什麼取決於最佳化器。Adam 的規則不適用於 SGD，反之亦然；Muon 還沒有公認的規則。
    .option-linear = 線性（SGD）
    .option-square_root = 平方根與 β、ε（Adam）
    .option-olmo_core = 平方根，只改學習率（OLMo-core）
    .option-nanochat = 平方根與權重衰減（nanochat）
reference_batch_size = 原批次大小
    .help = 當初調校學習率時的有效（全域）批次大小。序列數或詞元數都可以，兩欄須一致。
new_batch_size = 新批次大小
    .help = 新訓練的有效（全域）批次大小。
critical_batch_size = 臨界批次大小
    .help = 若已測得請填寫：超過之後，再大的批次也幾乎省不了步數，任何規則都不再成立。
reference_learning_rate = 原學習率
    .help = 依原批次大小調校的最高學習率。
adam_beta1 = Adam β₁
    .help = 一階動量的衰減率。
adam_beta2 = Adam β₂
    .help = 二階動量的衰減率。
adam_epsilon = Adam ε
    .help = 加在二階動量平方根上的值。
weight_decay = 權重衰減
    .help = AdamW 的解耦權重衰減，每步乘以學習率。
reference_tokens = 原訓練的詞元數
    .help = 當初調校權重衰減時，訓練有多長。
new_tokens = 新訓練的詞元數
    .help = 若兩次一樣長，填相同的數目。

batch_ratio = 批次比
    .sentence = { $new_batch_size } ÷ { $reference_batch_size } = { $batch_ratio }。
scaled_learning_rate = 學習率
    .sentence =
        { $rule ->
            [linear] { $reference_learning_rate } × { $batch_ratio } = { $scaled_learning_rate }，需搭配漸進暖身。
           *[other] { $reference_learning_rate } 乘以 { $batch_ratio } 的平方根，得 { $scaled_learning_rate }。
        }
scaled_beta1 = Adam β₁
    .sentence = 1 − { $batch_ratio }（1 − { $adam_beta1 }）= { $scaled_beta1 }。
scaled_beta2 = Adam β₂
    .sentence = 1 − { $batch_ratio }（1 − { $adam_beta2 }）= { $scaled_beta2 }。
half_life_beta2 = 半衰期相同的 β₂
    .sentence = 取 { $half_life_beta2 } 時，二階動量衰減一半所需的詞元數與原來相同；變化不大時，與規則幾乎一致。
scaled_epsilon = Adam ε
    .sentence = { $adam_epsilon } 除以 { $batch_ratio } 的平方根，得 { $scaled_epsilon }。
scaled_weight_decay = 權重衰減
    .sentence = 取 { $scaled_weight_decay } 時，權重平均所涵蓋的訓練比例，與 { $weight_decay } 時相同。

remark-beyond-critical = 超過臨界批次大小 { $critical } 之後，步數已不再受雜訊所限：規則屬於外推，訓練可能發散。
remark-beyond-linear = 在 ImageNet 上，線性規則在每批 { $largest } 張影像以內成立；超過之後準確率下降。
remark-no-beta = 在這個批次比之下，規則給不出大於 0 的 β。批次比須小於 { $largest }。
