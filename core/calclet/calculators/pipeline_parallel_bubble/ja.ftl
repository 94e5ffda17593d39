title = パイプライン並列のバブル
lead = パイプラインのステージ数、1ステップあたりのマイクロバッチ数、スケジュールから、GPUが遊んでいる時間の割合を求めます。
synonyms = パイプライン並列のバブルの計算, パイプラインバブル, バブル率, バブル比率, パイプライン並列, パイプライン効率, マイクロバッチ, インターリーブ, 仮想ステージ, pipeline bubble, bubble ratio, GPipe, 1F1B, interleaved 1F1B, virtual pipeline, zero bubble, Megatron-LM

group-pipeline = パイプライン
group-target = 目標

pipeline_stages = パイプラインのステージ数
    .help = 層を分担するデバイスの数。テンソル並列を併用する場合はグループの数。
micro_batches = 1ステップあたりマイクロバッチ数
    .help = 1回の更新で1レプリカがパイプラインに流すマイクロバッチの数。勾配累積ステップ数にあたり、グローバルバッチ ÷（マイクロバッチ × レプリカ数）に等しい。
schedule = スケジュール
    .help = 1F1BのバブルはGPipeと同じで、減るのは時間ではなくメモリ。バブルを小さくするのはインターリーブだけ。
    .option-gpipe = GPipe
    .option-one_f_one_b = 1F1B
    .option-interleaved = インターリーブ1F1B
virtual_stages = デバイスあたり仮想ステージ数
    .help = 各デバイスが受け持つ層のグループの数。層の数はステージ数 × 仮想ステージ数で割り切れる必要があり、デバイス間の通信量も同じ倍率で増える。
target_bubble = 目標のバブル率
    .help = 許容できるバブルの、総時間に占める最大の割合。

bubble_share = 総時間に占めるバブルの割合
    .sentence = 1ステップの総時間のうち{ $bubble_share }でGPUが遊ぶ（{ $micro_batches }マイクロバッチの処理に対し、{ $pipeline_stages } − 1ステージ分の待ち）
bubble_over_ideal = 理想時間に対するバブル
    .sentence = バブルがない場合より{ $bubble_over_ideal }長くかかる（Megatron-LMの論文が示すのはこの値）
pipeline_efficiency = パイプライン効率
    .sentence = 時間の{ $pipeline_efficiency }が計算に使われ、残りがバブル
micro_batches_for_target = 目標に必要なマイクロバッチ数
    .sentence = { $micro_batches_for_target }マイクロバッチあれば、バブルは総時間の{ $target_bubble }以下{ $schedule ->
            [interleaved] （{ $pipeline_stages }の倍数に切り上げ）
           *[other] {""}
        }
in_flight_micro_batches = 同時に保持するマイクロバッチ数
    .sentence = ピーク時に最初のステージが活性化を保持するのは{ $in_flight_micro_batches }マイクロバッチ分

remark-not-a-multiple = インターリーブは{ $pipeline_stages }マイクロバッチ単位で動作しますが、{ $micro_batches }はその倍数ではありません。表示のバブルは端数がないものとした値です。
remark-nothing-interleaved = 仮想ステージが1つではインターリーブにならず、通常の1F1Bと同じです。
remark-idle-stages = { $micro_batches }マイクロバッチでは、{ $pipeline_stages }ステージを同時に動かしきれません。
