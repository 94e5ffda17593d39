title = 学習率のスケーリング
lead = 調整済みのバッチサイズと学習率、新しいバッチサイズから、スケーリング則による学習率とオプティマイザの設定を求めます。
synonyms = 学習率のスケーリングの計算, 線形スケーリング則, 平方根則, 平方根スケーリング, バッチサイズと学習率, 大規模バッチ学習, 重み減衰, 半減期, 臨界バッチサイズ, linear scaling rule, square root scaling rule, Goyal, Malladi, Adam, AdamW, SGD, momentum, beta1, beta2, epsilon, weight decay, OLMo-core, nanochat

group-batch = バッチサイズ
group-optimizer = 元の設定

rule = スケーリング則
    .help = 何を保つかはオプティマイザによる。Adamの規則はSGDには使えず、逆も同じ。Muonには確立した規則がない。
    .option-linear = 線形（SGD）
    .option-square_root = 平方根とβ・ε（Adam）
    .option-olmo_core = 平方根、学習率のみ（OLMo-core）
    .option-nanochat = 平方根と重み減衰（nanochat）
reference_batch_size = 元のバッチサイズ
    .help = 学習率を調整したときの実効（グローバル）バッチサイズ。系列数でもトークン数でもよいが、2つの欄で揃える。
new_batch_size = 新しいバッチサイズ
    .help = 新しい学習の実効（グローバル）バッチサイズ。
critical_batch_size = 臨界バッチサイズ
    .help = 測定してある場合に入力。これを超えると、バッチを大きくしてもステップ数がほとんど減らず、どの規則も成り立たない。
reference_learning_rate = 元の学習率
    .help = 元のバッチサイズで調整した最大学習率。
adam_beta1 = Adamのβ₁
    .help = 1次モーメントの減衰率。
adam_beta2 = Adamのβ₂
    .help = 2次モーメントの減衰率。
adam_epsilon = Adamのε
    .help = 2次モーメントの平方根に加える値。
weight_decay = 重み減衰
    .help = AdamWの分離型の重み減衰。ステップごとに学習率を掛けて使う。
reference_tokens = 元の学習のトークン数
    .help = 重み減衰を調整したときの学習の長さ。
new_tokens = 新しい学習のトークン数
    .help = 長さが同じなら同じ値。

batch_ratio = バッチの比
    .sentence = { $new_batch_size } ÷ { $reference_batch_size } = { $batch_ratio }
scaled_learning_rate = 学習率
    .sentence =
        { $rule ->
            [linear] { $reference_learning_rate } × { $batch_ratio } = { $scaled_learning_rate }（緩やかなウォームアップのあと）
           *[other] { $reference_learning_rate }に{ $batch_ratio }の平方根を掛けて{ $scaled_learning_rate }
        }
scaled_beta1 = Adamのβ₁
    .sentence = 1 − { $batch_ratio }（1 − { $adam_beta1 }）= { $scaled_beta1 }
scaled_beta2 = Adamのβ₂
    .sentence = 1 − { $batch_ratio }（1 − { $adam_beta2 }）= { $scaled_beta2 }
half_life_beta2 = 半減期が同じβ₂
    .sentence = { $half_life_beta2 }なら、2次モーメントが半分に減るまでのトークン数が変わらない。変化が小さければ規則の値とほぼ同じ
scaled_epsilon = Adamのε
    .sentence = { $adam_epsilon }を{ $batch_ratio }の平方根で割って{ $scaled_epsilon }
scaled_weight_decay = 重み減衰
    .sentence = { $scaled_weight_decay }なら、{ $weight_decay }のときと同じ割合の期間で重みが平均される

remark-beyond-critical = 臨界バッチサイズ{ $critical }を超えると、ステップを妨げるのはもうノイズではありません。規則は外挿になり、学習が発散することがあります。
remark-beyond-linear = ImageNetで線形則が成り立ったのは、1バッチ{ $largest }枚の画像までです。それを超えると精度が下がりました。
remark-no-beta = このバッチの比では、規則によるβが0を上回りません。比が{ $largest }より小さい必要があります。
