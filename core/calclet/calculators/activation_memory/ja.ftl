title = 活性化のメモリ
lead = Transformerの構成と学習の設定から、1系列が1枚のGPUで使う活性化のメモリを求めます。
synonyms = 活性化のメモリの計算, アクティベーションメモリ, 活性化メモリ, サンプルあたりの活性化, 活性化の再計算, 勾配チェックポイント, 選択的再計算, 完全再計算, 系列並列, シーケンス並列, アテンションスコア, activation memory, activation checkpointing, gradient checkpointing, FlashAttention, 34sbh, Korthikanti, Megatron-LM, VRAM

group-model = モデル
group-memory = 保持するもの
group-parallel = 並列化

preset-model = 既知のモデル

sequence_length = 系列長
    .help = このGPUが処理する1系列あたりのトークン数。コンテキスト並列では分担する部分だけ。
hidden_size = 隠れ層の次元数
    .help = 残差ストリームの幅で、Hugging Faceの設定のhidden_sizeにあたる。
layers = 層数
    .help = モデル全体の層数。1F1Bのパイプラインでも同じで、最初のステージはステージ数と同じ数のマイクロバッチを保持するため、結果は変わらない。
attention_heads = アテンションヘッド数
    .help = クエリのヘッド数。キーとバリューのヘッドを共有しても、アテンションスコアは小さくならない。
feed_forward_size = フィードフォワードの次元数
    .help = フィードフォワード内部の幅で、設定のintermediate_sizeにあたる。係数34の計算式は、隠れ層の4倍を仮定している。
gated_feed_forward = ゲート付き（SwiGLU）
    .help = Llama、Mistral、Qwen、Gemmaにはゲートがあり、内部のテンソルを1つ多く保持する。GPT-2とGPT-3にはない。
recompute = 再計算
    .help = 順伝播で捨て、逆伝播でもう一度計算するもの。Transformersの勾配チェックポイントは層全体の再計算。
    .option-none = なし
    .option-selective = アテンションのみ
    .option-full = 層全体
flash_attention = FlashAttentionまたはSDPA
    .help = 融合カーネルはアテンションスコアを保存しない。使わない場合、スコアは長さの2乗で増える。
element_bytes = 活性化1要素のバイト数
    .help = 混合精度では2。重みを32ビットで持つ場合も同じ。
    .option-2 = 2（bf16、fp16）
    .option-4 = 4（fp32）
tensor_parallel_size = テンソル並列サイズ
    .help = 各層を分担するGPUの数。
sequence_parallel = Megatronの系列並列
    .help = 正規化とドロップアウトも、テンソル並列のGPUで分担する。GPUが1枚なら影響しない。

activation_per_sample = 1系列あたりの活性化
    .sentence =
        { $recompute ->
            [full] { $layers }層 × { $kept_per_layer }と、再計算中の1層分{ $rebuilt_layer }で、{ $sequence_length }トークンの系列あたり{ $activation_per_sample }
           *[other] { $layers }層 × { $kept_per_layer } = { $sequence_length }トークンの系列あたり{ $activation_per_sample }
        }
kept_per_layer = 各層が保持する量
    .sentence = 逆伝播が終わるまで、1系列につき各層が{ $kept_per_layer }を保持
rebuilt_layer = 再計算中の1層
    .sentence = 全体の{ $rebuilt_layer }を取り戻すのは一度に1層だけ（層数は掛けない）

remark-heads-do-not-divide = { $attention_heads }個のアテンションヘッドは、{ $tensor_parallel_size }枚のGPUに均等に分けられません。
