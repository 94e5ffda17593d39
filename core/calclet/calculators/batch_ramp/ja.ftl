title = バッチサイズのランプアップ
lead = 学習中にバッチをどう大きくするかを入力すると、各段階とそのステップ数、ランプアップによって増えるステップ数がわかります。
synonyms = バッチサイズのランプアップの計算, バッチサイズスケジュール, バッチサイズウォームアップ, バッチサイズの段階的増加, バッチサイズの倍増, 段階, batch size warm-up, rampup-batch-size, rampup_batch_size, step-batch-size-schedule, BatchSizeScheduler, BLOOM, GPT-3, PaLM, Nemotron, Megatron-LM, NeMo

group-ramp = ランプアップ
group-run = 学習全体
group-passes = マイクロバッチ

ramp_given_as = ランプアップの指定
    .help = Megatron-LMは等しい増分（--rampup-batch-size）に対応していたが、2026年4月以降は無視し、サイズと切り替え点（--step-batch-size-schedule）で指定する。
    .option-linear = 等しい増分
    .option-thresholds = サイズと切り替え点
start_batch_size = 最初のバッチサイズ
    .help = 最初のステップの系列数。全レプリカ・全回の合計。
batch_size_increment = 増分
    .help = 1回に増える系列数。最初のサイズから最終サイズまで、ちょうど届く値にする。
ramp_sequences = ランプアップの系列数
    .help = 最終サイズになるまでに見る系列数。各サイズに等しく割り当てられる。
global_batch_size = 最終バッチサイズ
    .help = ランプアップが終わったあとの実効（グローバル）バッチサイズ。
threshold_unit = 切り替え点の単位
    .help = Megatron-LMはトークン数、ほかのフレームワークでは系列数やステップ数も使われる。
    .option-tokens = トークン数
    .option-sequences = 系列数
    .option-steps = ステップ数
schedule = サイズと切り替え点
    .help = 切り替え点以降のステップがそのサイズになる。最初の切り替え点は0。
    .column-after = 切り替え点
    .column-batch_size = バッチサイズ
training_given_as = 学習全体の指定
    .help = ランプアップを含む学習全体の長さ。
    .option-sequences = 系列数
    .option-tokens = トークン数
training_sequences = 学習全体の系列数
    .help = Megatron-LMではtrain_samples。1バッチに満たない最後の端数は捨てられる。
training_tokens = 学習全体のトークン数
    .help = 系列長で割り、系列数に切り捨てる。
sequence_length = 系列長
    .help = 1系列のトークン数。全段階で同じとする。
micro_batch_size = レプリカごとのマイクロバッチサイズ
    .help = 各段階のバッチは、マイクロバッチサイズ × レプリカ数の倍数でなければならない。小さなバッチでは、はじめだけマイクロバッチを小さくする必要があることも。
data_parallel_size = データ並列のレプリカ数
    .help = それぞれ別のデータを処理するレプリカの数。
decrease_if_needed = サイズを切り下げる
    .help = --decrease-batch-size-if-neededと同じく、マイクロバッチサイズ × レプリカ数の倍数に切り下げる。Megatron-LMで使えるのは増分の場合だけ。

total_steps = オプティマイザのステップ数の合計
    .sentence = ランプアップ{ $ramp_steps }ステップ + 最終サイズ{ $full_steps }ステップ = { $total_steps }ステップ
ramp_steps = ランプアップのステップ数
    .sentence = 最終サイズになるまで{ $ramp_steps }ステップ
full_steps = 最終サイズのステップ数
    .sentence = { $full_steps }ステップは、スケジュールの最後のバッチサイズ
constant_steps = ランプアップなしのステップ数
    .sentence = はじめから最終サイズなら、学習全体で{ $constant_steps }ステップ
ramp_sequences_seen = ランプアップで見る系列数
    .sentence = { $ramp_steps }ステップで{ $ramp_sequences_seen }系列（各段階の最後のステップは切り替え点を超えることがある）
ramp_tokens = ランプアップのトークン数
    .sentence = { $ramp_sequences_seen }系列 × { $sequence_length }トークン = { $ramp_tokens }トークン
unused_sequences = 未使用の系列数
    .sentence = 最後の{ $unused_sequences }系列は1バッチに満たず、捨てられる
stages = 各段階
    .sentence = 最初のステップは0から数える
    .column-first_step = 開始ステップ
    .column-batch_size = バッチサイズ
    .column-steps = ステップ数
    .column-tokens = トークン数

refusal-increments-miss = { $batch_size_increment }ずつ増やしても、{ $start_batch_size }から{ $global_batch_size }にちょうど届きません。
refusal-no-start = 学習のはじめからバッチサイズが決まるように、最初の切り替え点は0にしてください。
refusal-same-threshold = 2つのサイズの切り替え点が同じです。
refusal-size-below-one = バッチサイズはどれも1以上にしてください。
refusal-does-not-divide = バッチ{ $size }は、{ $micro_batch_size }系列 × レプリカ{ $data_parallel_size } = { $multiple }の倍数ではありません。
refusal-too-many-stages = 段階が{ $maximum }を超えます。増分を大きくしてください。
remark-never-full = バッチが{ $full }まで大きくなる前に、学習が終わります。
