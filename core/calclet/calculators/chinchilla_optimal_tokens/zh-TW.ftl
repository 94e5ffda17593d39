title = Chinchilla 最佳詞元數
lead = 輸入模型的參數量，即可依 Chinchilla 法則得到適合的訓練詞元數與所需算力，並與自己的計畫比較。
synonyms = Chinchilla 最佳詞元數計算, 最佳訓練詞元數, 每參數詞元數, 要訓練多少詞元, 縮放律, 算力最佳, 訓練不足, 過度訓練, 預測損失, Chinchilla scaling, tokens per parameter, Hoffmann, Besiroglu, scaling law, token

group-rule = 模型與法則
group-comparison = 比較

parameters = 參數量
    .help = 全部參數，含嵌入層，與 Chinchilla 論文相同。混合專家模型沒有公認的法則。
tokens_per_parameter = 每參數詞元數
    .help = 經驗法則為 20；Hoffmann 的表由 20.0 到 21.6，僅就其資料與分詞器而言。
planned_tokens = 計畫詞元數
    .help = 打算訓練的詞元數，用於比較。沒有計畫則留空。
    .placeholder = 無
loss_fit = 損失預測
    .help = 預測看完計畫詞元數之後的損失；沒有計畫時，則為最佳詞元數之後。重新擬合修正了 Hoffmann 發表的結果。
    .option-none = 不預測
    .option-hoffmann_rounded = Hoffmann，論文所印
    .option-hoffmann_unrounded = Hoffmann，未捨入
    .option-besiroglu = Besiroglu，重新擬合

optimal_tokens = 最佳詞元數
    .sentence = { $parameters } 個參數 × 每參數 { $tokens_per_parameter } 個詞元 = { $optimal_tokens } 個詞元。
training_compute = 訓練計算量
    .sentence = 6 × { $parameters } 個參數 × { $optimal_tokens } 個詞元，共 { $training_compute }。
training_factor = 計畫與最佳之比
    .sentence = { $planned_tokens } 個詞元，是法則所給 { $optimal_tokens } 個的 { $training_factor } 倍。
predicted_loss = 預測損失
    .sentence =
        { $planned_tokens ->
            [other] 看過 { $planned_tokens } 個詞元
           *[none] 看過 { $optimal_tokens } 個詞元
        }之後，擬合式預測每詞元 { $predicted_loss } nat，僅就其本身的資料與分詞器而言。

preset-model = 已知模型
