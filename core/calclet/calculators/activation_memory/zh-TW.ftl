title = 激活值記憶體
lead = 輸入 Transformer 的結構與訓練方式，即可得到一條序列在一張 GPU 上占用的激活值記憶體。
synonyms = 激活值記憶體計算, 活化記憶體, 每樣本激活值, 激活值重算, 活化重算, 梯度檢查點, 激活檢查點, 選擇性重算, 完全重算, 序列平行, 注意力分數, activation memory, activation checkpointing, gradient checkpointing, FlashAttention, 34sbh, Korthikanti, Megatron-LM, VRAM

group-model = 模型
group-memory = 保留的內容
group-parallel = 平行化

preset-model = 已知模型

sequence_length = 序列長度
    .help = 這張 GPU 處理的每條序列詞元數；使用上下文平行時，只算分到的那一段。
hidden_size = 隱藏層大小
    .help = 殘差流的寬度，即 Hugging Face 設定中的 hidden_size。
layers = 層數
    .help = 模型的全部層數。1F1B 管線也一樣：第一階段同時保留的微批次數等於階段數，結果相同。
attention_heads = 注意力頭數
    .help = 查詢頭數。鍵與值的頭即使分組共用，也不會縮小注意力分數。
feed_forward_size = 前饋層大小
    .help = 前饋層的內部寬度，即設定中的 intermediate_size。係數 34 的公式假設它是隱藏層的四倍。
gated_feed_forward = 閘控前饋層（SwiGLU）
    .help = Llama、Mistral、Qwen 與 Gemma 有閘控，需多保留一個內部張量；GPT-2 與 GPT-3 沒有。
recompute = 重算
    .help = 哪些激活值在前向傳遞後丟棄，到反向傳遞時再算一次。Transformers 的梯度檢查點屬於完整重算。
    .option-none = 不重算
    .option-selective = 僅注意力
    .option-full = 整層
flash_attention = FlashAttention 或 SDPA
    .help = 融合 kernel 不會儲存注意力分數；若不使用，分數會隨長度的平方增長。
element_bytes = 每個激活值的位元組數
    .help = 混合精度為 2，即使權重以 32 位元存放也一樣。
    .option-2 = 2（bf16、fp16）
    .option-4 = 4（fp32）
tensor_parallel_size = 張量平行大小
    .help = 共同分攤每一層的 GPU 數。
sequence_parallel = Megatron 序列平行
    .help = 把正規化與 dropout 也分給張量平行的各張 GPU。只有一張時沒有作用。

activation_per_sample = 每條序列的激活值
    .sentence =
        { $recompute ->
            [full] { $layers } 層 × { $kept_per_layer }，加上正在重建的一層 { $rebuilt_layer }，長度 { $sequence_length } 的序列共需 { $activation_per_sample }。
           *[other] { $layers } 層 × { $kept_per_layer } = { $activation_per_sample }（序列長度 { $sequence_length }）。
        }
kept_per_layer = 每層保留量
    .sentence = 每條序列在每一層要保留 { $kept_per_layer }，直到該層完成反向傳遞。
rebuilt_layer = 重建中的一層
    .sentence = 同一時間只有一層會恢復全部 { $rebuilt_layer }；這部分只算一次，不必乘上層數。

remark-heads-do-not-divide = { $attention_heads } 個注意力頭無法平均分給 { $tensor_parallel_size } 張 GPU。
