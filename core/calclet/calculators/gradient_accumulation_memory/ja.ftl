title = 勾配累積のメモリ
lead = マイクロバッチ、勾配累積ステップ数、レプリカ数、1系列の活性化のメモリから、実効バッチサイズと、勾配累積で節約できるメモリを求めます。
synonyms = 勾配累積のメモリ計算, 勾配累積, 勾配蓄積, 勾配累積ステップ数, 活性化のメモリ, マイクロバッチ, メモリ不足, 実効バッチサイズ, 勾配バッファ, gradient accumulation, activation memory, OOM, no_sync, DDP, FSDP, ZeRO, gradient_accumulation_steps

group-batch = バッチ
group-memory = メモリ

micro_batch_size = マイクロバッチサイズ
    .help = 1つのレプリカが1回で処理する系列数。活性化に掛かるのはこの値だけ。
gradient_accumulation_steps = 勾配累積ステップ数
    .help = 更新までに順に繰り返す回数。複数回分を同時に保持するのはパイプラインの場合だけで、多くてもステージごとに1回分。
data_parallel_size = データ並列のレプリカ数
    .help = 同時に動くレプリカの数。活性化はそれぞれが自分の分を持つ。
activation_per_sample = 1系列の活性化のメモリ
    .help = 逆伝播まで、1系列が1枚のGPUで全層にわたって保持する量。語彙が大きい場合はlogitsを加える。
parameters_per_device = GPUあたりのパラメータ数
    .help = このGPUが各回の間に勾配を保持するパラメータの数（数える場合だけ入力）。FSDPやZeROでno_syncを使うと、分割されていないモデル全体の数になる。
gradient_bytes = 勾配1つのバイト数
    .help = Megatron-LMとDeepSpeedは32ビットで累積し、通常のbf16学習は16ビット。
    .option-2 = 2（bf16、fp16）
    .option-4 = 4（fp32）

effective_batch_size = 実効バッチサイズ
    .sentence = { $micro_batch_size } × { $data_parallel_size } × { $gradient_accumulation_steps } = オプティマイザの更新1回あたり{ $effective_batch_size }系列
activation_memory = GPUあたりの活性化
    .sentence = { $micro_batch_size }系列 × { $activation_per_sample } = { $activation_memory }（回数によらない）
memory_without_accumulation = 累積しない場合
    .sentence = 同じバッチを1回で処理すると、GPUごとに{ $gradient_accumulation_steps } × { $activation_memory } = { $memory_without_accumulation }が必要
memory_saved = 節約できるメモリ
    .sentence = 勾配累積により、GPUごとに活性化が{ $memory_saved }減る
gradient_buffer = 勾配バッファ
    .sentence = { $parameters_per_device }個の勾配（1つ{ $gradient_bytes }バイト）が各回の間も{ $gradient_buffer }を占める
