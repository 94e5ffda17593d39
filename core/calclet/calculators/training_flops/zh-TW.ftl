title = 訓練 FLOPs
lead = 輸入參數量與訓練詞元數，即可得到一次訓練的計算量，以 FLOP 與 petaFLOP/s-day 表示；可選擇是否計入注意力與激活值重算。
synonyms = 訓練 FLOPs 計算, 訓練算力, 訓練計算量, 浮點運算次數, 算力預算, 每詞元 FLOPs, 激活值重算, 梯度檢查點, 注意力計算量, 訓練成本, 6ND, 8ND, C = 6ND, PF-days, MFU, HFU, training compute, token

group-training = 模型與資料
group-convention = 計入哪些運算

parameters = 參數量
    .help = 全部參數，含嵌入層；混合專家模型只計每個詞元會經過的參數。Kaplan 等人不計嵌入層，數字會較小。
training_tokens = 訓練詞元數
    .help = 訓練時看過的所有詞元；同一份資料看兩次，就計兩次。
flop_convention = FLOP 計法
    .help = 模型 FLOPs 不含重算，是 MFU 的依據；硬體 FLOPs 含重算，是 HFU 的依據。序列很長時，也應計入注意力。
    .option-dense = 6ND：模型 FLOPs
    .option-causal_attention = 6ND 加因果注意力
    .option-full_attention = 6ND 加完整注意力
    .option-full_recompute = 8ND：含完整重算
layers = 層數
    .help = 含注意力的 Transformer 層數。
attention_width = 注意力寬度
    .help = 查詢頭數 × 每頭維度。多半等於隱藏層大小，但 Gemma 2 例外；鍵值頭數在此不影響結果。
sequence_length = 序列長度
    .help = 彼此計算注意力的詞元數。若多份文件打包後以遮罩隔開，則為單份文件的長度。

training_compute = 訓練計算量
    .sentence =
        { $flop_convention ->
            [causal_attention] （6 × { $parameters } 個參數 + 6 × { $layers } 層 × { $attention_width } × { $sequence_length } 個詞元）× { $training_tokens } 個詞元，
            [full_attention] （6 × { $parameters } 個參數 + 12 × { $layers } 層 × { $attention_width } × { $sequence_length } 個詞元）× { $training_tokens } 個詞元，
            [full_recompute] 8 × { $parameters } 個參數 × { $training_tokens } 個詞元，
           *[dense] 6 × { $parameters } 個參數 × { $training_tokens } 個詞元，
        }共 { $training_compute }。
petaflop_days = 換算為 petaFLOP/s-day
    .sentence = 1 petaFLOP/s-day 為 8.64 × 10¹⁹ FLOP；{ $training_compute } 換算為 { $petaflop_days }。
attention_share = 注意力占比
    .sentence = { $training_compute } 之中，{ $attention_share } 用於計算注意力分數，每條序列 { $sequence_length } 個詞元。

preset-model = 已知模型
