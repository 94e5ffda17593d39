title = 学習ステップ数とエポック数
lead = トークン数・系列数・エポック数のいずれかの予算とバッチから、お使いのフレームワークの数え方で、オプティマイザの総ステップ数と、エポックごとに余るものを求めます。
synonyms = 学習ステップ数の計算, 総ステップ数, エポック数, 1エポックのステップ数, イテレーション数, 更新回数, 端数, 最後のバッチ, バッチの余り, 勾配累積, max_steps, train_iters, train_samples, num_train_epochs, steps per epoch, drop_last, even_batches, DistributedSampler, Hugging Face Trainer, Accelerate, PyTorch Lightning, torchtune, litgpt, Megatron-LM

group-budget = 予算とデータ
group-batch = バッチ
group-framework = フレームワーク

budget_given_as = 予算の指定
    .help = 事前学習のレシピではトークン数か系列数、ファインチューニングのレシピではエポック数が一般的。
    .option-tokens = トークン数
    .option-sequences = 系列数
    .option-epochs = エポック数
token_budget = トークン予算
    .help = 学習で見るトークンの数。同じトークンも読むたびに数える。
sequence_budget = 系列予算
    .help = 学習で見る系列の数。Megatron-LMではtrain_samples。
epochs = エポック数
    .help = データセットを通す回数。端数を指定できるのはTransformersだけ。
dataset_size = データセットの系列数
    .help = ローダが渡す行の数。サンプルの数か、パッキングする場合はパックの数。
global_batch_size = 実効（グローバル）バッチサイズ
    .help = 全レプリカ・全回を合わせて、オプティマイザの更新1回に使う系列数。
tokens_per_step = 1ステップあたりトークン数
    .help = 実効バッチサイズ × 系列長。行が埋まらない場合は、実際のトークン数を入力。
convention = 数え方
    .help = エポックの終わりに端数が出たとき、そのまま1ステップとするか、捨てるか、次のエポックへ続けるかは、フレームワークによって異なる。
    .option-none = 指定なし（予算に達するまで）
    .option-transformers = Transformers、Axolotl
    .option-accelerate = Accelerate
    .option-lightning = Lightning
    .option-torchtune = torchtune
    .option-litgpt = litgpt
    .option-megatron = Megatron-LM
data_parallel_size = データ並列のレプリカ数
    .help = データを分け合うレプリカの数。ZeROやFSDPのランクも1つずつ数える。
gradient_accumulation_steps = 勾配累積ステップ数
    .help = 更新までに各レプリカが繰り返す回数。マイクロバッチは、実効バッチ ÷ レプリカ数 ÷ 回数。
drop_last = 最後のマイクロバッチを捨てる
    .help = 満たないマイクロバッチをローダが捨てる設定（drop_last、dataloader_drop_last）。

total_steps = オプティマイザの総ステップ数
    .sentence =
        { $budget_given_as ->
            [epochs] { $epochs }エポックで{ $total_steps }ステップ
            [sequences] { $sequence_budget }系列で{ $total_steps }ステップ
           *[tokens] { $token_budget }トークンで{ $total_steps }ステップ
        }
steps_per_epoch = 1エポックのステップ数
    .sentence =
        { $convention ->
            [transformers] 端数も1ステップに数え、切り上げて1エポック{ $steps_per_epoch }ステップ
            [accelerate] 端数も1ステップに数え、切り上げて1エポック{ $steps_per_epoch }ステップ
            [lightning] 端数も1ステップに数え、切り上げて1エポック{ $steps_per_epoch }ステップ
            [torchtune] 端数のないステップだけを数え、切り捨てて1エポック{ $steps_per_epoch }ステップ
            [litgpt] エポックの境目をまたいで続き、平均して1エポック{ $steps_per_epoch }ステップ
           *[other] { $dataset_size } ÷ { $global_batch_size } = { $steps_per_epoch }（エポックの境目では区切らない）
        }
epochs_seen = 学習したエポック数
    .sentence = { $total_steps }ステップでデータを{ $epochs_seen }回通す
sequences_seen = 学習した系列数
    .sentence = { $total_steps }ステップで延べ{ $sequences_seen }系列
tokens_seen = 学習したトークン数
    .sentence = 端数のない1ステップが{ $tokens_per_step }トークンのとき、合計{ $tokens_seen }トークン
tokens_beyond_budget = トークン予算の超過
    .sentence = { $tokens_seen } − { $token_budget } = { $tokens_beyond_budget }トークン（負の値は使い残し）
sequences_beyond_budget = 系列予算の超過
    .sentence = { $sequences_seen } − { $sequence_budget } = { $sequences_beyond_budget }系列（負の値は使い残し）
last_step_passes = 端数ステップの回数
    .sentence =
        { $convention ->
            [litgpt] 学習の最後に、{ $gradient_accumulation_steps }回のうち{ $last_step_passes }回分が余る
            [torchtune] エポックの終わりごとに、{ $gradient_accumulation_steps }回のうち{ $last_step_passes }回分が余る
           *[other] 各エポックの最後のステップは、{ $gradient_accumulation_steps }回のうち{ $last_step_passes }回だけ
        }
last_step_sequences = 端数ステップの系列数
    .sentence = { $global_batch_size }系列ではなく{ $last_step_sequences }系列
last_step_weight = 端数ステップの比重
    .sentence =
        { $convention ->
            [transformers] 実際の{ $last_step_passes }回、またはそのトークン数で割るため、勾配は平均のまま
            [torchtune] ステップにはならず、この回は実行もされない
            [litgpt] ステップにはならず、勾配は捨てられる
           *[other] 実際は{ $last_step_passes }回でも{ $gradient_accumulation_steps }回で割るため、勾配は平均の{ $last_step_weight }
        }
repeated_sequences = エポックごとの重複
    .sentence = レプリカに等しく分けるため、エポックごとに{ $repeated_sequences }系列を2度読む
unused_sequences = エポックごとの未使用
    .sentence = エポックごとに{ $unused_sequences }系列は学習に使われない（シャッフルすれば毎回入れ替わる）

refusal-does-not-divide = バッチ{ $global_batch_size }は、レプリカ{ $data_parallel_size } × { $gradient_accumulation_steps }回 = { $multiple }で割り切れません。割り切れる最も近い値は{ $nearest }です。
refusal-whole-epochs = このフレームワークでは、エポック数は整数に限られます。
refusal-no-step = 端数のないステップが1つもできません。1エポックは{ $dataset_size }系列、1ステップは{ $global_batch_size }系列です。
remark-schedule-ends-early = litgptは{ $planned }ステップで学習率を計画しますが、実際は{ $steps }ステップです。最後の部分はスケジュールの終わりを過ぎて進みます。
