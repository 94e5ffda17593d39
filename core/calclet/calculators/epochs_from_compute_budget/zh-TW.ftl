title = 算力預算可訓練輪數
lead = 輸入算力預算、參數量與不重複詞元數，即可得到預算足以訓練幾輪（epoch），以及重複資料的價值。
synonyms = 算力預算可訓練輪數計算, 訓練輪數, epoch 數, 要訓練幾個 epoch, 資料受限, 重複資料, 多輪訓練, 有效詞元數, 不重複詞元, 資料不足, 過度擬合, Muennighoff, data-constrained scaling, compute budget, 6ND, token

compute_budget = 算力預算
    .help = 整次訓練的 FLOP，一次乘加算兩個；是數量，不是 FLOP/s。
parameters = 參數量
    .help = 每個詞元會經過的參數量；混合專家模型只計活躍參數。
unique_tokens = 不重複詞元數
    .help = 過濾與去重之後，整份資料集只計一次的詞元數。

affordable_tokens = 可訓練詞元數
    .sentence = { $compute_budget } ÷（6 × { $parameters } 個參數），足以訓練 { $affordable_tokens } 個詞元。
epochs = 輪數（epoch）
    .sentence = { $affordable_tokens } 個詞元是 { $unique_tokens } 個不重複詞元的 { $epochs } 倍。
whole_epochs = 完整輪數
    .sentence =
        { $whole_epochs ->
            [0] { $unique_tokens } 個詞元還沒全部看過一次，預算就用完了。
           *[other] { $unique_tokens } 個詞元，每個至少看過 { $whole_epochs } 次。
        }
effective_tokens = 有效詞元數
    .sentence = 以 { $epochs } 輪看 { $affordable_tokens } 個詞元，效果相當於 { $effective_tokens } 個全新的詞元。
repeat_value = 詞元的價值
    .sentence = 這次訓練的每個詞元，平均相當於全新詞元的 { $repeat_value }。

remark-data-left-over = 預算還不夠把資料看完一次，因此沒有重複，每個詞元都完全計入。
remark-beyond-fit = 重複資料的衰減只在較小的模型上測過（參數量上限：{ COMPACT($largest) }），超過此規模屬於外推。
