title = 計算予算から求めるエポック数
lead = 計算予算、パラメータ数、重複のないトークン数から、学習できるエポック数と、繰り返したデータの価値を求めます。
synonyms = 固有トークン, ユニークトークン, エポック数の計算, 何エポック学習できるか, データ制約, データの繰り返し, 複数エポック, 有効トークン数, 重複のないトークン数, データ不足, 過学習, 計算予算, Muennighoff, data-constrained scaling, compute budget, 6ND

compute_budget = 計算予算
    .help = 学習全体のFLOP（積和は2回）。速度のFLOP/sではなく、演算の総数。
parameters = パラメータ数
    .help = 1トークンが通るパラメータの数。MoEではアクティブパラメータのみ。
unique_tokens = 重複のないトークン数
    .help = フィルタリングと重複除去のあと、データセットを1回だけ数えたトークン数。

affordable_tokens = 学習できるトークン数
    .sentence = { $compute_budget } ÷（6 × { $parameters }パラメータ）で、学習できるのは{ $affordable_tokens }トークン
epochs = エポック数
    .sentence = { $affordable_tokens }トークンは、重複のない{ $unique_tokens }トークンの{ $epochs }倍
whole_epochs = 完了するエポック数
    .sentence =
        { $whole_epochs ->
            [0] { $unique_tokens }トークンを一巡する前に予算が尽きる
           *[other] { $unique_tokens }トークンのすべてを少なくとも{ $whole_epochs }回ずつ処理
        }
effective_tokens = 有効トークン数
    .sentence = { $epochs }エポックで処理する{ $affordable_tokens }トークンの効果は、新しい{ $effective_tokens }トークンに相当
repeat_value = トークンの価値
    .sentence = この学習の1トークンの価値は、平均して新しいトークンの{ $repeat_value }

remark-data-left-over = この予算ではデータを一巡しないため、繰り返しはなく、すべてのトークンがそのまま数えられます。
remark-beyond-fit = 繰り返しによる減衰は、最大{ COMPACT($largest) }パラメータのモデルで測られたものです。それを超える規模では外挿になります。
