title = 実効バッチサイズ
lead = マイクロバッチサイズ、データ並列のレプリカ数、勾配累積ステップ数、系列長から、オプティマイザの1回の更新に使われる系列数とトークン数を求めます。
synonyms = 実効バッチサイズの計算, 有効バッチサイズ, グローバルバッチサイズ, 総バッチサイズ, マイクロバッチ, デバイスごとのバッチサイズ, トークン数, 勾配累積, 勾配蓄積, データ並列, シーケンス長, batch size, global batch size, effective batch size, DDP, FSDP, ZeRO, world size, per_device_train_batch_size

group-parallel = バッチと並列化
group-sequence = 系列

micro_batch_size = レプリカごとのマイクロバッチサイズ
    .help = 1つのレプリカが1回の順伝播・逆伝播で処理する系列数。上限はデバイスのメモリに依存。
data_parallel_size = データ並列のレプリカ数
    .help = 別々のデータを処理するレプリカの数で、ZeROやFSDPではランクごとに1つ。テンソル・パイプライン・コンテキスト並列で結ばれたデバイスは、まとめて1レプリカ。
gradient_accumulation_steps = 勾配累積ステップ数
    .help = オプティマイザが重みを更新するまでに、各レプリカが処理するマイクロバッチの数。累積しない場合は1。
sequence_length = 系列長
    .help = 切り詰め・パッキング・パディング後の、1系列あたりのトークン数。長さが揃わない場合、1ステップあたりトークン数は上限値。

global_batch_size = 実効（グローバル）バッチサイズ
    .sentence = { $micro_batch_size }系列 × { $data_parallel_size }レプリカ × { $gradient_accumulation_steps }回 = オプティマイザの更新1回あたり{ $global_batch_size }系列
tokens_per_step = 1ステップあたりトークン数
    .sentence = { $global_batch_size }系列 × { $sequence_length }トークン = オプティマイザの更新1回あたり{ $tokens_per_step }トークン
