title = 学習FLOPs
lead = パラメータ数と学習トークン数から、学習に必要な計算量をFLOPとpetaFLOP/s-dayで求めます。アテンションや再計算を含めるかどうかも選べます。
synonyms = 学習FLOPsの計算, 学習の計算量, 計算量の見積もり, 浮動小数点演算, 計算予算, トークンあたりFLOPs, 活性化の再計算, 勾配チェックポイント, アテンションの計算量, 学習コスト, 6ND, 8ND, C = 6ND, PF-days, MFU, HFU, training compute

group-training = モデルとデータ
group-convention = 数える演算

parameters = パラメータ数
    .help = 埋め込みを含む全パラメータ。MoEでは、1トークンが通るアクティブパラメータのみ。Kaplanらのように埋め込みを除いた場合は、より小さい値。
training_tokens = 学習トークン数
    .help = 学習で処理する全トークン。同じデータを2回使えば2回分。
flop_convention = FLOPの数え方
    .help = モデルFLOPs（MFUの基準）は再計算を含まず、ハードウェアFLOPs（HFUの基準）は含む。系列が長い場合はアテンションも加算。
    .option-dense = 6ND：モデルFLOPs
    .option-causal_attention = 6ND＋因果アテンション
    .option-full_attention = 6ND＋全アテンション
    .option-full_recompute = 8ND：完全再計算を含む
layers = 層数
    .help = アテンションを持つTransformer層の数。
attention_width = アテンションの幅
    .help = クエリヘッド数 × ヘッドの次元数。多くは隠れ層の次元数と同じ（Gemma 2は例外）。KVヘッド数は無関係。
sequence_length = 系列長
    .help = 互いにアテンションを計算するトークン数。文書をパッキングしてマスクで区切る場合は、1文書の長さ。

training_compute = 学習の計算量
    .sentence =
        { $flop_convention ->
            [causal_attention] （6 × { $parameters }パラメータ + 6 × { $layers }層 × { $attention_width } × { $sequence_length }トークン）× { $training_tokens }トークン
            [full_attention] （6 × { $parameters }パラメータ + 12 × { $layers }層 × { $attention_width } × { $sequence_length }トークン）× { $training_tokens }トークン
            [full_recompute] 8 × { $parameters }パラメータ × { $training_tokens }トークン
           *[dense] 6 × { $parameters }パラメータ × { $training_tokens }トークン
        }で{ $training_compute }
petaflop_days = petaFLOP/s-day換算
    .sentence = 1 petaFLOP/s-dayは8.64 × 10¹⁹ FLOPなので、{ $training_compute }は{ $petaflop_days }
attention_share = アテンションの割合
    .sentence = { $training_compute }のうち{ $attention_share }がアテンションスコアの計算（1系列{ $sequence_length }トークン）

preset-model = 既知のモデル
