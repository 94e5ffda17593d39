title = 学習率ウォームアップ
lead = 最大学習率、総ステップ数、ウォームアップの長さから、Transformers・nanoGPT・torchtitanそれぞれの数え方で、任意のステップの学習率を求めます。
synonyms = 学習率ウォームアップの計算, 学習率スケジュール, ウォームアップステップ数, ウォームアップ比率, 線形ウォームアップ, コサイン減衰, 線形減衰, 最大学習率, 最小学習率, learning rate schedule, warmup_steps, warmup_ratio, warmup_iters, warmup, cosine decay, min_lr, AdamW, beta2

group-schedule = スケジュール
group-warmup = ウォームアップ
group-step = 求めるステップ

peak_learning_rate = 最大学習率
    .help = ウォームアップの終わりに達する値。レシピで単に学習率と呼ばれるもの。
total_steps = 総ステップ数
    .help = 学習全体でのオプティマイザの更新回数で、マイクロバッチの数ではない。勾配累積では、処理回数 ÷ 勾配累積ステップ数。
decay = ウォームアップ後の減衰
    .help = ウォームアップの終わりから最後のステップまでの下がり方。
    .option-constant = なし
    .option-linear = 線形
    .option-cosine = コサイン
minimum_learning_rate = 最小学習率
    .help = 減衰の終点。最大値の10分の1が多く、Transformersの標準的なスケジュールでは0。
warmup_given_as = ウォームアップの指定
    .help = レシピによって書き方が異なる。ステップ数はバッチサイズに依存し、トークン数なら別のバッチサイズにも移せる。
    .option-ratio = 総ステップ数に対する割合
    .option-steps = ステップ数
    .option-tokens = トークン数
    .option-adam_rule = Adamの経験則
warmup_ratio = ウォームアップ比率
    .help = 総ステップ数に対する割合。結果は整数に切り上げ。
warmup_steps = ウォームアップステップ数
    .help = 最大学習率に達するまでの更新回数。ウォームアップなしの場合は0。
warmup_tokens = ウォームアップトークン数
    .help = 最大学習率に達するまでに見るトークン数。下の1ステップあたりトークン数も必要。
adam_beta2 = Adamのβ₂
    .help = 2次モーメントの減衰率。経験則は2 ÷（1 − β₂）ステップで、0.999なら2,000、0.95ならわずか40。
tokens_per_step = 1ステップあたりトークン数
    .help = 実効バッチサイズ × 系列長。ウォームアップをトークン数で知りたい場合に入力。
step_convention = 数え方
    .help = Transformersは学習率0から始まり、最初の更新では何も変わらない。ほかの2つは1ステップ分早い。
    .option-hugging_face = Transformers
    .option-nanogpt = nanoGPT
    .option-torchtitan = torchtitan
evaluated_step = 完了した更新回数
    .help = 求める更新より前に終わっている、オプティマイザの更新回数。最初の更新なら0。

warmup_length = ウォームアップステップ数
    .sentence =
        { $warmup_given_as ->
            [ratio] { $total_steps }ステップの{ $warmup_ratio }を切り上げて{ $warmup_length }ステップ
            [tokens] { $warmup_tokens }トークンを1ステップ{ $tokens_per_step }トークンで処理して{ $warmup_length }ステップ
            [adam_rule] 2 ÷（1 − { $adam_beta2 }）から{ $warmup_length }ステップ
           *[steps] 全{ $total_steps }ステップのうち{ $warmup_length }ステップ
        }
learning_rate = 学習率
    .sentence = { $evaluated_step }回の更新を終えた次の更新では{ $learning_rate }（最大値は{ $peak_learning_rate }）
increment_per_step = 1ステップあたりの増加
    .sentence = ウォームアップ中は1ステップごとに{ $increment_per_step }ずつ上昇
warmup_token_count = ウォームアップの総トークン数
    .sentence = { $warmup_length }ステップ × { $tokens_per_step }トークン = 最大値までに{ $warmup_token_count }トークン

refusal-after-the-end = 学習は{ $total_steps }ステップで終わり、{ $evaluated_step }はその範囲外です。
refusal-minimum-above-peak = 最小学習率{ $minimum_learning_rate }が最大値{ $peak_learning_rate }を上回っています。減衰では上がりません。
refusal-tokens-per-step-missing = トークン数をステップ数に換算するには、1ステップあたりトークン数が必要です。
remark-never-over = ウォームアップが{ $warmup_length }ステップあり、全{ $total_steps }ステップの中に減衰の余地がありません。
remark-first-update-idle = ステップ0の学習率は0です。Transformersでは、最初の更新で重みが変わりません。
remark-float-ceiling = Transformersは浮動小数点で掛けて切り上げるため{ $rounded }ステップになります。正確な値は{ $exact }です。
