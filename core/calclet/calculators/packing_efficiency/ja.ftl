title = パッキング効率
lead = 系列の長さと、バッチの行の埋め方から、1ステップの実トークン数、ラベルのあるトークン数、損失を割る数を求めます。
synonyms = パッキング効率の計算, シーケンスパッキング, サンプルパッキング, パディング率, パディングの無駄, 有効トークン数, 実トークン数, 損失トークン, ラベルのあるトークン, 損失の正規化, 可変長, sequence packing, sample packing, -100, ignore_index, num_items_in_batch, best fit decreasing, bfd, wrapped, group_by_length, sample_packing_eff_est, neat packing

group-lengths = 長さ
group-layout = 行
group-batch = バッチ
group-loss = 損失

lengths_given_as = 長さの指定
    .help = 1行に1系列だけを入れるなら平均で足りる。系列を丸ごと詰めたときの埋まり方は、個々の長さで決まる。
    .option-mean = 平均
    .option-list = 一覧
    .option-table = 度数表
mean_length = 平均の長さ
    .help = 切り詰めたあとの全系列のトークン数 ÷ 系列数。
sequence_lengths = 各系列の長さ
    .help = 系列ごとのトークン数を並べたもの（1,000個まで）。表の列をそのまま貼り付け可能。
length_table = 長さと系列数
    .help = 長さごとに1行。ヒストグラムなら、各区間の中央の長さ。
    .column-tokens = トークン数
    .column-sequences = 系列数
layout = 行の埋め方
    .help = パディングは計算はしても学習されないトークン。パッキングは1行に複数の系列を入れ、連結は行の終わりで系列を切る。
    .option-padded = 系列長までパディング
    .option-padded_to_longest = マイクロバッチの最長までパディング
    .option-packed = 系列を切らずにパッキング
    .option-concatenated = 連結して切り分け
fill = 見込みの充填率
    .help = パッキングした行のうちトークンが占める割合。Axolotlではsample_packing_eff_estとして見積もる。95〜99%が一般的。
global_batch_size = 実効（グローバル）バッチサイズ
    .help = オプティマイザの更新1回に使う行の数。パッキングする場合は1パックが1行。
sequence_length = 系列長
    .help = 1行に入るトークン数。Axolotlでパッキングした行は、マイクロバッチサイズ × 系列長。
micro_batch_size = レプリカごとのマイクロバッチサイズ
    .help = 1つのレプリカが1回で処理する行の数。まとめてパディングされ、まとめて平均されることもある。
loss_share = ラベルのあるトークン
    .help = 実トークンのうち損失を計算する割合。事前学習ではすべて、応答だけを学習するファインチューニングでは応答の部分。
normalization = 損失を割る数
    .help = Transformersとtorchtuneは1ステップのトークン数で割る。マイクロバッチごとの平均は古い方法だが、今も広く残る。Megatron-LMではcalculate-per-token-lossで切り替え。
    .option-tokens = ステップ全体のトークン数
    .option-micro_batches = マイクロバッチごとのトークン数

packing_share = パッキング効率
    .sentence =
        { $layout ->
            [packed] パッキングした行の{ $packing_share }が実トークン
            [concatenated] 連結した列から切り出すため、行の{ $packing_share }が実トークン
           *[other] 行の{ $packing_share }が実トークンで、残りはパディング
        }
slots = 1ステップで計算するトークン数
    .sentence =
        { $layout ->
            [padded_to_longest] { $global_batch_size }行を{ $micro_batch_size }行の最長に揃えて、平均{ $slots }トークン
           *[other] { $global_batch_size }行 × { $sequence_length }トークン = { $slots }枠
        }
real_tokens = 1ステップの実トークン数
    .sentence = { $slots } × { $packing_share }で、パディングを除く1ステップあたりトークン数は{ $real_tokens }
loss_tokens = 学習するトークン数
    .sentence = 実トークン{ $real_tokens }の{ $loss_share }にラベルがあり、{ $loss_tokens }トークン
loss_divisor = 損失を割る数
    .sentence =
        { $normalization ->
            [micro_batches] マイクロバッチごとに自身のトークン数（平均{ $loss_divisor }）で割るため、少ないマイクロバッチのトークンほど重くなる
           *[tokens] どのマイクロバッチにあっても、1ステップの{ $loss_tokens }トークンはすべて同じ重さ
        }
sequences_per_step = 1ステップの系列数
    .sentence = 1回の更新で{ $global_batch_size }行、{ $sequences_per_step }系列を学習
rows = データセットの行数
    .sentence = 系列全体で{ $rows }行になり、ローダはこの数を数える
lost_tokens = 失われるトークン数
    .sentence =
        { $layout ->
            [concatenated] 最後の{ $lost_tokens }トークンは1行に満たず、捨てられる
           *[other] 系列の{ $sequence_length }トークンより後ろにある{ $lost_tokens }トークンは切り捨てられる
        }

refusal-lengths-missing = マイクロバッチの最長の長さは、平均だけではわかりません。長さの一覧か度数表を入力してください。
refusal-mean-above-row = 平均{ $mean_length }トークンは、{ $sequence_length }トークンの行に収まりません。切り詰めたあとの平均を入力するか、連結を選んでください。
refusal-less-than-a-row = { $sequence_length }トークンの行を1つ満たすだけのトークンがありません。
refusal-length-below-one = 長さと系列数は、どれも1以上にしてください。
refusal-micro-batch-above-batch = マイクロバッチ{ $micro_batch_size }が、バッチ全体の{ $global_batch_size }より大きくなっています。
