title = LLMの学習に必要なVRAM
lead = モデル、精度とオプティマイザのレシピ、並列化の設定から、学習に必要なGPUメモリを、重み・勾配・オプティマイザの状態・活性化に分けて求めます。
synonyms = LLMトレーニングVRAMの計算, 学習メモリ, GPUメモリ, メモリ不足, オプティマイザの状態, パラメータあたりのバイト数, 混合精度, フルファインチューニング, 活性化のメモリ, 勾配チェックポイント, 載るかどうか, VRAM, OOM, ZeRO, FSDP, DeepSpeed, Megatron-LM, AdamW, bf16, 8-bit Adam

group-states = パラメータとオプティマイザ
group-parallel = 並列化
group-activations = バッチと活性化
group-model = モデルの構成
group-gpu = GPU

preset-model = 既知のモデル
preset-gpu = 既知のGPU

parameters = パラメータ数
    .help = モデルの全パラメータ。MoEでは、使われる分だけでなくすべてのエキスパートを含める。
recipe = 精度とオプティマイザ
    .help = 1パラメータあたりのバイト数（重み + 勾配 + 32ビットのコピーを含むオプティマイザ）。勾配が16ビットか32ビットかで16と18に分かれ、DeepSpeedの見積もりは両方を数えて20。
    .option-bf16_adamw = bf16 AdamW（2 + 2 + 12）
    .option-bf16_fp32_gradients = bf16 AdamW・fp32勾配（2 + 4 + 12）
    .option-bf16_both_gradients = bf16 AdamW・両方の勾配（2 + 6 + 12）
    .option-fp32_adamw = fp32 AdamW（4 + 4 + 8）
    .option-adam_8bit = 8ビットAdam（2 + 2 + 6）
    .option-sgd_momentum = モーメンタムSGD（2 + 4 + 8）
    .option-custom = 任意の値
weight_bytes = 重みのバイト数
    .help = 順伝播で使う重みの、1パラメータあたりの値。
gradient_bytes = 勾配のバイト数
    .help = 逆伝播から更新まで保持する勾配の、1パラメータあたりの値。
optimizer_bytes = オプティマイザのバイト数
    .help = モーメントと、ある場合は32ビットの重みの、1パラメータあたりの値。
zero_stage = ZeRO・FSDPのステージ
    .help = データ並列のランクに分割するもの。FSDPの完全なシャーディングはステージ3、Megatronの分散オプティマイザはステージ1にあたる。
    .option-zero_0 = 0：なし
    .option-zero_1 = 1：オプティマイザ
    .option-zero_2 = 2：さらに勾配
    .option-zero_3 = 3：さらに重み
data_parallel_size = データ並列サイズ
    .help = 状態を分担するランクの数。GPUの総数ではなく、それをテンソル並列とパイプライン並列のサイズで割った値。
tensor_parallel_size = テンソル並列サイズ
    .help = 各層を分担するGPUの数。
sequence_parallel = Megatronの系列並列
    .help = 正規化とドロップアウトも、テンソル並列のGPUで分担する。GPUが1枚なら影響しない。
pipeline_parallel_size = パイプライン並列サイズ
    .help = 層を分担するステージの数。状態は減るが、最初のステージが複数のマイクロバッチを保持するため、活性化は減らない。
micro_batches = 更新1回あたりマイクロバッチ数
    .help = 勾配累積ステップ数。影響するのは、パイプラインでステージ数より少ない場合だけ。
micro_batch_size = マイクロバッチサイズ
    .help = 1つのレプリカが1回で処理する系列数。
sequence_length = 系列長
    .help = このGPUが処理する1系列あたりのトークン数。コンテキスト並列では分担する部分だけ。
recompute = 再計算
    .help = 保持せず、逆伝播でもう一度計算するもの。Transformersの勾配チェックポイントは層全体の再計算。
    .option-none = なし
    .option-selective = アテンションのみ
    .option-full = 層全体
flash_attention = FlashAttentionまたはSDPA
    .help = 融合カーネルはアテンションスコアを保存しない。
activation_bytes = 活性化1要素のバイト数
    .help = 混合精度では2。重みを32ビットで持つ場合も同じ。
    .option-2 = 2（bf16、fp16）
    .option-4 = 4（fp32）
hidden_size = 隠れ層の次元数
    .help = Hugging Faceの設定のhidden_size。
layers = 層数
    .help = 設定のnum_hidden_layers。
attention_heads = アテンションヘッド数
    .help = クエリのヘッド数で、設定のnum_attention_heads。
feed_forward_size = フィードフォワードの次元数
    .help = 設定のintermediate_size。
gated_feed_forward = ゲート付き（SwiGLU）
    .help = Llama、Mistral、Qwen、Gemmaにはゲートがあり、GPT-2とGPT-3にはない。
vocabulary_size = 語彙サイズ
    .help = logitsは1トークン・語彙1要素につき4バイトで、1つ分を数える。融合した損失では不要になり、通常の実装では2〜3個のコピーを持つ。
overhead = オーバーヘッド
    .help = CUDAコンテキスト、通信バッファ、ZeRO-3で収集した層、断片化など。
gpu_memory = GPUのメモリ
    .help = 「80 GB」のGPUの容量は約80 GiBで、H100ならnvidia-smiの表示は79.6。
usable_share = 使用できる割合
    .help = 学習に使わせる上限。ECCで最大16分の1が減り、上限近くではアロケータが遅くなったり失敗したりする。

total_memory = GPUあたりの合計
    .sentence = 重み{ $weights_memory }、勾配{ $gradients_memory }、オプティマイザの状態{ $optimizer_memory }、活性化{ $activations_memory }、オーバーヘッド{ $overhead }で、合計{ $total_memory }
fits = GPUに収まるか
    .sentence =
        { $fits ->
            [true] { $total_memory }は{ $gpu_memory }の{ $usable_share }に収まる
           *[false] { $total_memory }は{ $gpu_memory }の{ $usable_share }に収まらない
        }
weights_memory = 重み
    .sentence =
        { $zero_stage ->
            [zero_3] { $parameters }パラメータの重みのうち、このGPUが持つシャードは{ $weights_memory }
           *[other] { $parameters }パラメータのうち、このGPUが受け持つ重みは{ $weights_memory }
        }
gradients_memory = 勾配
    .sentence =
        { $zero_stage ->
            [zero_0] 勾配は分割されず、各ランクに{ $gradients_memory }
            [zero_1] 勾配は分割されず、各ランクに{ $gradients_memory }
           *[other] { $data_parallel_size }ランクで分担して、勾配は{ $gradients_memory }
        }
optimizer_memory = オプティマイザの状態
    .sentence =
        { $zero_stage ->
            [zero_0] オプティマイザの状態は分割されず、各ランクに{ $optimizer_memory }
           *[other] { $data_parallel_size }ランクで分担して、オプティマイザの状態は{ $optimizer_memory }
        }
activations_memory = 活性化とlogits
    .sentence =
        { $pipeline_parallel_size ->
            [1] { $sequence_length }トークンの{ $micro_batch_size }系列が{ $activations_memory }を使う
           *[other] { $sequence_length }トークンの{ $micro_batch_size }系列が、最も多いステージで{ $activations_memory }を使う
        }

remark-zero-with-pipeline = DeepSpeedではZeRO { $stage }とパイプライン並列を併用できません。通常はステージ1を選びます。
remark-heads-do-not-divide = { $attention_heads }個のアテンションヘッドは、{ $tensor_parallel_size }枚のGPUに均等に分けられません。
remark-layers-do-not-divide = { $layers }層は{ $pipeline_parallel_size }ステージに均等に分けられません。表示は平均値です。
