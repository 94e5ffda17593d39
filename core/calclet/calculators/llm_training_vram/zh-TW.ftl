title = LLM 訓練 VRAM
lead = 輸入模型、精度配方與平行化設定，即可得到訓練所需的 GPU 記憶體：權重、梯度、最佳化器狀態與激活值。
synonyms = LLM 訓練 VRAM 計算機, 訓練記憶體, GPU 記憶體, 記憶體不足, 最佳化器狀態, 每參數位元組, 混合精度, 全參數微調, 激活值記憶體, 梯度檢查點, 放得下嗎, VRAM, OOM, ZeRO, FSDP, DeepSpeed, Megatron-LM, AdamW, bf16, 8-bit Adam

group-states = 參數與最佳化器
group-parallel = 平行化
group-activations = 批次與激活值
group-model = 模型結構
group-gpu = GPU

preset-model = 已知模型
preset-gpu = 已知 GPU

parameters = 參數量
    .help = 模型的全部參數；混合專家模型要計入所有專家，而不只是啟用的部分。
recipe = 精度與最佳化器
    .help = 每個參數的位元組數：權重 + 梯度 + 最佳化器（含 32 位元副本）。16 與 18 之別，在於梯度以 16 或 32 位元存放；DeepSpeed 的估算兩者都計，為 20。
    .option-bf16_adamw = bf16 AdamW（2 + 2 + 12）
    .option-bf16_fp32_gradients = bf16 AdamW、fp32 梯度（2 + 4 + 12）
    .option-bf16_both_gradients = bf16 AdamW、兩種梯度（2 + 6 + 12）
    .option-fp32_adamw = fp32 AdamW（4 + 4 + 8）
    .option-adam_8bit = 8 位元 Adam（2 + 2 + 6）
    .option-sgd_momentum = SGD 動量（2 + 4 + 8）
    .option-custom = 自訂
weight_bytes = 權重位元組數
    .help = 每個參數在前向傳遞中使用的權重。
gradient_bytes = 梯度位元組數
    .help = 每個參數在反向傳遞到更新之間的梯度。
optimizer_bytes = 最佳化器位元組數
    .help = 每個參數的動量，以及 32 位元權重（若有）。
zero_stage = ZeRO／FSDP 階段
    .help = 哪些狀態分片到資料平行的各個 rank。FSDP 完全分片即階段 3；Megatron 的分散式最佳化器即階段 1。
    .option-zero_0 = 0：不分片
    .option-zero_1 = 1：最佳化器
    .option-zero_2 = 2：再加梯度
    .option-zero_3 = 3：再加權重
data_parallel_size = 資料平行大小
    .help = 分攤狀態的 rank 數：GPU 總數除以張量與管線平行大小，而不是 GPU 總數。
tensor_parallel_size = 張量平行大小
    .help = 共同分攤每一層的 GPU 數。
sequence_parallel = Megatron 序列平行
    .help = 把正規化與 dropout 也分給張量平行的各張 GPU。只有一張時沒有作用。
pipeline_parallel_size = 管線平行大小
    .help = 分攤各層的階段數。狀態會因此變少，激活值不會：第一階段要同時保留數個微批次。
micro_batches = 每次更新的微批次數
    .help = 即梯度累積步數。只有在管線中、且少於階段數時才有影響。
micro_batch_size = 微批次大小
    .help = 一個副本在一次傳遞中處理的序列數。
sequence_length = 序列長度
    .help = 這張 GPU 處理的每條序列詞元數；使用上下文平行時，只算分到的那一段。
recompute = 重算
    .help = 哪些激活值不保留，到反向傳遞時再算一次。Transformers 的梯度檢查點屬於整層重算。
    .option-none = 不重算
    .option-selective = 僅注意力
    .option-full = 整層
flash_attention = FlashAttention 或 SDPA
    .help = 融合 kernel 不會儲存注意力分數。
activation_bytes = 每個激活值的位元組數
    .help = 混合精度為 2，即使權重以 32 位元存放也一樣。
    .option-2 = 2（bf16、fp16）
    .option-4 = 4（fp32）
hidden_size = 隱藏層大小
    .help = Hugging Face 設定中的 hidden_size。
layers = 層數
    .help = 設定中的 num_hidden_layers。
attention_heads = 注意力頭數
    .help = 查詢頭數，即設定中的 num_attention_heads。
feed_forward_size = 前饋層大小
    .help = 設定中的 intermediate_size。
gated_feed_forward = 閘控前饋層（SwiGLU）
    .help = Llama、Mistral、Qwen 與 Gemma 有閘控；GPT-2 與 GPT-3 沒有。
vocabulary_size = 詞彙表大小
    .help = 每個詞元、每個詞彙表條目的 logits 占 4 個位元組，只計一份。融合損失可免去；一般實作則有兩三份。
overhead = 額外開銷
    .help = CUDA 環境、通訊緩衝區、ZeRO-3 收集的層，以及記憶體碎片。
gpu_memory = GPU 記憶體
    .help = 標示「80 GB」的 GPU 約有 80 GiB；H100 在 nvidia-smi 顯示 79.6。
usable_share = 可用比例
    .help = 願意讓訓練占用的比例。ECC 最多占去十六分之一；配置器接近滿載時會變慢，甚至失敗。

total_memory = 每張 GPU 總量
    .sentence = 權重 { $weights_memory }、梯度 { $gradients_memory }、最佳化器狀態 { $optimizer_memory }、激活值 { $activations_memory }，加上額外開銷 { $overhead }，共 { $total_memory }。
fits = 放得進 GPU
    .sentence =
        { $fits ->
            [true] { $total_memory } 放得進 { $gpu_memory } 的 { $usable_share }。
           *[false] { $total_memory } 放不進 { $gpu_memory } 的 { $usable_share }。
        }
weights_memory = 權重
    .sentence =
        { $zero_stage ->
            [zero_3] { $parameters } 個參數的權重中，這張 GPU 只存放自己的分片：{ $weights_memory }。
           *[other] { $parameters } 個參數中，這張 GPU 負責部分的權重占 { $weights_memory }。
        }
gradients_memory = 梯度
    .sentence =
        { $zero_stage ->
            [zero_0] 每個 rank 各自保留全部梯度：{ $gradients_memory }。
            [zero_1] 每個 rank 各自保留全部梯度：{ $gradients_memory }。
           *[other] 由 { $data_parallel_size } 個 rank 分攤後，梯度占 { $gradients_memory }。
        }
optimizer_memory = 最佳化器狀態
    .sentence =
        { $zero_stage ->
            [zero_0] 每個 rank 各自存放全部最佳化器狀態：{ $optimizer_memory }。
           *[other] 由 { $data_parallel_size } 個 rank 分攤後，最佳化器狀態占 { $optimizer_memory }。
        }
activations_memory = 激活值與 logits
    .sentence =
        { $pipeline_parallel_size ->
            [1] { $micro_batch_size } 條長度 { $sequence_length } 的序列占 { $activations_memory }。
           *[other] { $micro_batch_size } 條長度 { $sequence_length } 的序列，在用量最高的管線階段占 { $activations_memory }。
        }

remark-zero-with-pipeline = DeepSpeed 不允許 ZeRO { $stage } 與管線平行並用；通常選擇階段 1。
remark-heads-do-not-divide = { $attention_heads } 個注意力頭無法平均分給 { $tensor_parallel_size } 張 GPU。
remark-layers-do-not-divide = { $layers } 層無法平均分成 { $pipeline_parallel_size } 個階段；顯示的是平均值。
