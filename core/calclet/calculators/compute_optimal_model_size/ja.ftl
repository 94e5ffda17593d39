title = 計算最適なモデルサイズ
lead = 計算予算から、それを最も生かせるパラメータ数とトークン数を、一定の比または推定された損失の式で求めます。
synonyms = 計算最適, 最適パラメータ数, 最適トークン数, スケーリング則, パラメータあたりトークン数, モデルサイズの決め方, 計算予算, 損失の予測, チンチラ, Chinchilla, Hoffmann, Besiroglu, Epoch AI, scaling law, compute-optimal, N_opt, D_opt, IsoFLOP

compute_budget = 計算予算
    .help = 学習全体のFLOP（積和は2回）。速度のFLOP/sではなく、演算の総数。
sizing_method = 求め方
    .help = 一定の比はHoffmannらの手法1・2、ほかは損失の計算式（手法3）の最小化。Besirogluらの係数は、同じデータによる再推定。
    .option-ratio = 一定の比
    .option-hoffmann_rounded = Hoffmann（論文の印刷値）
    .option-hoffmann_unrounded = Hoffmann（丸める前）
    .option-besiroglu = Besiroglu（再推定）
tokens_per_parameter = 1パラメータあたりトークン数
    .help = 目安は20で、Hoffmannの表では20〜21.6。多くの利用者に提供するモデルでは、はるかに長い学習も一般的。

optimal_parameters = 最適パラメータ数
    .sentence =
        { $sizing_method ->
            [ratio] { $compute_budget }に合うのは、1パラメータあたり{ $tokens_per_parameter }トークンで{ $optimal_parameters }パラメータ
           *[other] { $compute_budget }で予測損失が最小になるのは{ $optimal_parameters }パラメータ
        }
optimal_tokens = 最適トークン数
    .sentence = 6 × { $optimal_parameters }パラメータ × { $optimal_tokens }トークンで{ $compute_budget }を使い切る
tokens_per_parameter_at_optimum = 1パラメータあたりトークン数
    .sentence = { $optimal_parameters }パラメータに{ $optimal_tokens }トークンで、1パラメータあたり{ $tokens_per_parameter_at_optimum }トークン
predicted_loss = 予測損失
    .sentence = この最適点での予測は1トークンあたり{ $predicted_loss }ナット（推定に使われたデータとトークナイザでの値）

remark-rounded-coefficients = 論文の印刷値は丸められています。Gopherの予算では320億パラメータになりますが、論文の本文は400億と述べています。
remark-contradicts-ratio = この推定では予算が増えるほど1パラメータあたりのトークンが増え、同じ論文のほかの2手法と食い違います。再推定の結果にその問題はありません。
