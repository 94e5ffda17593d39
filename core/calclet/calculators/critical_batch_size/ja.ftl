title = 臨界バッチサイズ
lead = 損失、または2つのバッチサイズの勾配ノルムから、臨界バッチサイズと、お使いのバッチで余分にかかるステップ数とデータ量を求めます。
synonyms = 臨界バッチサイズの計算, 勾配ノイズスケール, 勾配ノイズ, 有効な最大バッチサイズ, バッチサイズの上限, 収穫逓減, 大規模バッチ学習, 信号対雑音比, データ並列の限界, gradient noise scale, GNS, B_crit, B_noise, B_simple, CBS, McCandlish, Kaplan, S_min, E_min

group-estimate = 見積もり
group-batch = バッチ

estimated_from = 見積もりの方法
    .help = 公表された近似式は損失だけで求められるが、大まかな値。勾配ノルムは自分の学習で測る。
    .option-loss = 損失
    .option-gradients = 勾配ノルム
loss = 損失
    .help = 到達した、または目標とする交差エントロピー（1トークンあたりのナット数）。近似式は英語のウェブテキストとGPT-2のトークナイザが前提。
small_batch_size = 小さいほうのバッチ
    .help = ノイズの多い勾配のもとになった系列数。平均する前の1レプリカ分の勾配など。
small_batch_norm = 小さいほうの勾配ノルムの2乗
    .help = この勾配のノルムの2乗を、多くのステップで平均した値。
large_batch_size = 大きいほうのバッチ
    .help = ノイズの少ない勾配のもとになった系列数。バッチ全体の勾配など。
large_batch_norm = 大きいほうの勾配ノルムの2乗
    .help = クリッピング前の勾配のノルムの2乗を、同じステップで平均した値。
global_batch_size = 実効（グローバル）バッチサイズ
    .help = 臨界バッチサイズと比べる、オプティマイザの更新1回の系列数。
sequence_length = 系列長
    .help = 1系列のトークン数。

critical_tokens = 臨界バッチサイズ
    .sentence =
        { $estimated_from ->
            [gradients] ノイズ ÷ 信号は{ $critical_sequences }系列で、1系列{ $sequence_length }トークンなら{ $critical_tokens }トークン
           *[loss] 損失{ $loss }のとき、近似式による1ステップあたりトークン数は{ $critical_tokens }
        }
critical_sequences = 系列数では
    .sentence = { $critical_tokens }トークンは、{ $sequence_length }トークンの系列{ $critical_sequences }個分
batch_over_critical = お使いのバッチ
    .sentence = { $global_batch_size }系列は臨界バッチサイズの{ $batch_over_critical }倍
step_factor = 最小ステップ数との比
    .sentence = 同じ損失に達するまでに、無限に大きいバッチの{ $step_factor }倍のステップが必要
data_factor = 最小データ量との比
    .sentence = 同じ損失に達するまでに、最も小さいバッチの{ $data_factor }倍のデータが必要
gradient_signal = 信号
    .sentence = ノイズを除いた、真の勾配のノルムの2乗は{ $gradient_signal }
gradient_noise = ノイズ
    .sentence = 1系列の勾配の分散を全パラメータで合計して{ $gradient_noise }

refusal-small-not-smaller = 小さいほうのバッチの系列数は、大きいほうより少なくしてください。
refusal-no-signal = このノルムからは信号が残りません。大きいほうのバッチのノルムがすべてノイズになっています。より多くのステップで平均するか、さらに大きなバッチで測ってください。
refusal-no-noise = 小さいバッチは、ノイズの分だけノルムが大きいはずですが、このノルムからはノイズが見えません。より多くのステップで平均してください。
