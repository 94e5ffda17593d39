title = Chinchilla最適トークン数
lead = モデルのパラメータ数から、Chinchilla則に合う学習トークン数と必要な計算量を求め、自分の計画と比べます。
synonyms = Chinchilla最適, チンチラ則, 最適トークン数, パラメータあたりトークン数, 何トークン学習すべきか, スケーリング則, 計算最適, 学習不足, 過剰な学習, 損失の予測, Chinchilla scaling, tokens per parameter, Hoffmann, Besiroglu, scaling law

group-rule = モデルと規則
group-comparison = 比較

parameters = パラメータ数
    .help = Chinchillaの論文と同じく、埋め込みを含む全パラメータ。MoEには広く認められた規則なし。
tokens_per_parameter = 1パラメータあたりトークン数
    .help = 目安は20で、Hoffmannの表では20.0〜21.6。論文のデータとトークナイザでの値。
planned_tokens = 予定トークン数
    .help = 比べたい学習トークン数。予定がなければ空欄。
    .placeholder = なし
loss_fit = 損失の予測
    .help = 予定トークン数（なければ最適トークン数）を学習したあとの損失を予測。再推定は、Hoffmannらの公表値を修正したもの。
    .option-none = 予測しない
    .option-hoffmann_rounded = Hoffmann（論文の印刷値）
    .option-hoffmann_unrounded = Hoffmann（丸める前）
    .option-besiroglu = Besiroglu（再推定）

optimal_tokens = 最適トークン数
    .sentence = { $parameters }パラメータ × { $tokens_per_parameter } = { $optimal_tokens }トークン
training_compute = 学習の計算量
    .sentence = 6 × { $parameters }パラメータ × { $optimal_tokens }トークンで{ $training_compute }
training_factor = 最適値に対する予定の倍率
    .sentence = { $planned_tokens }トークンは、規則による{ $optimal_tokens }トークンの{ $training_factor }倍
predicted_loss = 予測損失
    .sentence =
        { $planned_tokens ->
            [other] { $planned_tokens }トークン
           *[none] { $optimal_tokens }トークン
        }を学習したあとの予測は1トークンあたり{ $predicted_loss }ナット（推定に使われたデータとトークナイザでの値）

preset-model = 既知のモデル
