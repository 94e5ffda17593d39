title = 算力最佳模型大小
lead = 輸入算力預算，即可依固定比例或擬合的損失，得到最能善用預算的參數量與詞元數。
synonyms = 算力最佳模型大小計算, 最佳參數量, 最佳詞元數, 縮放律, 每參數詞元數, 模型大小, 算力預算, 預測損失, Chinchilla, Hoffmann, Besiroglu, Epoch AI, scaling law, compute-optimal, N_opt, D_opt, IsoFLOP, token

compute_budget = 算力預算
    .help = 整次訓練的 FLOP，一次乘加算兩個；是數量，不是 FLOP/s。
sizing_method = 方法
    .help = 固定比例依據 Hoffmann 等人的方法 1 與 2；其他選項則求其損失公式（方法 3）的最小值。Besiroglu 等人以同一批資料重新擬合。
    .option-ratio = 固定比例
    .option-hoffmann_rounded = Hoffmann，論文所印
    .option-hoffmann_unrounded = Hoffmann，未捨入
    .option-besiroglu = Besiroglu，重新擬合
tokens_per_parameter = 每參數詞元數
    .help = 經驗法則為 20；Hoffmann 的表由 20 到 21.6。要服務大量使用者的模型，往往訓練得久得多。

optimal_parameters = 最佳參數量
    .sentence =
        { $sizing_method ->
            [ratio] 每參數 { $tokens_per_parameter } 個詞元時，{ $compute_budget } 適合 { $optimal_parameters } 個參數。
           *[other] 預算 { $compute_budget } 之下，{ $optimal_parameters } 個參數的預測損失最低。
        }
optimal_tokens = 最佳詞元數
    .sentence = 6 × { $optimal_parameters } 個參數 × { $optimal_tokens } 個詞元，恰好用完 { $compute_budget }。
tokens_per_parameter_at_optimum = 每參數詞元數
    .sentence = { $optimal_parameters } 個參數、{ $optimal_tokens } 個詞元：每參數 { $tokens_per_parameter_at_optimum } 個詞元。
predicted_loss = 預測損失
    .sentence = 在此最佳點，擬合式預測每詞元 { $predicted_loss } nat，僅就其本身的資料與分詞器而言。

remark-rounded-coefficients = 論文所印的係數經過捨入。以 Gopher 的預算代入得到 320 億個參數，論文本身寫的卻是 400 億。
remark-contradicts-ratio = 預算越大，此擬合要求的每參數詞元數越多，與同一論文的另外兩種方法不合；重新擬合的結果則無此問題。
