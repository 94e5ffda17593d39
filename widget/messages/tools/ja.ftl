# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = ツール
tool-failed = このツールを読み込めませんでした。接続を確かめて、もう一度お試しください。入力内容は残っています。
error-part-missing = 読み込めませんでした。接続を確かめて、もう一度お試しください。
tool-used = 入力した項目：{ $values }。
tool-there = 現在の入力
tool-below = 目標を{ $share }下回る
tool-above = 目標を{ $share }上回る
tool-with-unit = { $title }（{ $unit }）
tool-series = { $first }、{ $next }
tool-clauses = { $first }、{ $next }
tool-copy-csv = CSVでコピー
tool-save-csv = CSVで保存


## Which input gives this output?

tool-solve = 目標から逆算
solve-output = 結果
solve-target = 目標値
solve-free = 変える入力
solve-exact = 目標と一致
solve-none = 「{ $label }」をどう変えても、ちょうど目標値にはなりません。最も近い値：
error-out-of-reach = この入力を変えるだけでは届きません。
error-not-solvable = この結果から、この入力を逆算することはできません。


## A result against an input

tool-chart = グラフ
chart-output = 結果
chart-input = 横軸の入力
chart-from = 下限
chart-to = 上限
chart-log-x = 入力の軸を対数にする
chart-log-y = 結果の軸を対数にする
chart-title = { $input }による{ $output }の変化
chart-about = { $from }から{ $to }まで。
chart-now = 現在：{ $values }
chart-none = なし
chart-data = グラフの値


## A batch that grows

tool-ramp = ランプアップの推移
ramp-tokens-seen = 学習済みトークン数
ramp-tokens-per-step = 1ステップあたりトークン数
ramp-from-token = 開始トークン
ramp-up = 縦軸
ramp-across = 横軸
ramp-last-change = 最後の切り替えまでのみ表示
ramp-about =
    { $count ->
       *[other] 全{ $count }段階。最初：{ $first }。最後：{ $last }。
    }


## Configs, launch scripts and logs

tool-read-config = 設定を読み込む
read-text = 設定、起動スクリプト、ログ、エラーメッセージ
read-about = ここに貼り付けるか、ファイルをドロップします。YAMLとそのDeepSpeed用JSON、起動スクリプトのように対になるファイルは、まとめて読み取ります。内容はこのブラウザの外に出ません。
read-choose = ファイルを選択…
read-remove = 削除
read-remove-file = { $name }を削除
read-pasted = 貼り付けたテキスト
read-recognised = 判別結果：{ $names }
read-agrees = 読み取った内容に食い違いはありません。
read-problems = { $count }件の問題が見つかりました。
read-missing = 足りない値があります。表に入力してください。
read-values = 読み取った値
read-unknown = 指定なし
read-given = 手入力
read-follows = ほかの値から算出
read-place = { $file }の{ $line }行目：
read-take-out = { $key }を削除
read-use = この値を使う
read-use-repair = 修正した値を使う
read-problems-title = 一致しない点
read-repairs-title = 修正方法
read-notes-title = 補足
fact-world_size = 使用するGPU数

tool-write-config = 設定を書き出す
write-framework = フレームワーク
write-generation = バージョン
write-copy = コピー
write-copy-file = { $name }をコピー
write-copied = コピーしました


## Published runs

tool-published-runs = 公開された学習例
runs-about = 論文・モデルカード・設定ファイルに書かれたバッチを計算し直したもの。資料の誤りも示します。
runs-search = 名前で検索
runs-found = { $count }件
runs-none = この名前の学習例はありません。
runs-verified = 確認済み
runs-verified-about = 資料そのもので確認した値、またはその記載から厳密に求まる値です。
runs-quoted = 引用
runs-quoted-about = 資料を引用した別の文献で確認した値です。
runs-derived = 算出
runs-derived-about = KやMを1,024の累乗とみて、丸められた数値から求めた値です。資料に明記のない値には印を付けています。
runs-stage = 第{ $stage }段階／全{ $stages }段階
runs-recipe = レシピ
runs-benchmark = ベンチマーク
runs-batch = { $batch } × { $length } = { $tokens }トークン
runs-batch-printed = { $tokens }トークン
runs-batch-image = { $batch }枚の画像
runs-batch-pair = { $batch }ペア
runs-discrepancy = 資料に誤り
runs-devices = デバイス数
runs-device = デバイス
runs-tensor_parallel_size = テンソル並列サイズ
runs-pipeline_parallel_size = パイプライン並列サイズ
runs-context_parallel_size = コンテキスト並列サイズ
runs-expert_parallel_size = エキスパート並列サイズ
runs-is-derived = 算出
runs-is-remembered = 未再確認
runs-at-least = 下限
runs-as-printed = 資料の表記
runs-when = 期間
runs-from-tokens = { $tokens }トークンから
runs-from-step = ステップ{ $step }から
runs-until-step = ステップ{ $step }まで
runs-ramp = その前のランプアップ
runs-ramp-start = { $start }系列から
runs-ramp-start-tokens = { $start }トークンから
runs-ramp-steps = { $increment }ずつ
runs-ramp-samples = { $samples }系列かけて
runs-ramp-tokens = { $tokens }トークンかけて
runs-ramp-range = { $least }〜{ $most }トークンかけて
runs-ramp-share = 全系列の{ $share }かけて
runs-checked = { $date }に確認。
runs-fill = 入力する
runs-fill-name = { $name }の値を入力
runs-open = { $batch }系列は{ $replicas }レプリカで割り切れません。資料にあるほかの値を入力しました。
runs-open-printed = 資料のバッチは丸められたトークン数だけです。資料にあるほかの値を入力しました。
runs-aim = このバッチから逆算
runs-where = { $finding }（{ $where }）
runs-tokens-differ = 資料の記載：{ $printed }トークン。{ $batch } × { $length } = { $computed }と一致しません。
runs-tokens-not-whole = 資料の記載：{ $printed }トークン。{ $computed }系列に相当しますが、整数になりません。Mを1,024 × 1,024としても同じです。
runs-tokens-called-sequences = 資料の記載：{ $printed }系列。実際はトークン数で、長さ{ $length }の{ $computed }系列です。
runs-sequences-differ = 資料の記載：{ $printed }系列。ほかの数値からはすべて{ $computed }になります。
runs-batch-not-reachable = 資料の記載：{ $printed }トークン。{ $replicas }レプリカに均等に分けられず、実際は{ $computed }です。
runs-devices-differ = 資料の記載：{ $printed }レプリカ。ほかのサイズと掛けると{ $computed }デバイスで、{ $devices }デバイスになりません。
runs-replica-too-large = 資料の記載：{ $printed }デバイス。1レプリカだけで{ $computed }デバイスが必要です。


## Ways to reach a batch

tool-beside = 目標ではありません
solve-close = 表示桁数で目標と一致
error-out-of-reach-from = この入力を変えるだけでは届きません。最小は{ $low }です。
error-out-of-reach-to = この入力を変えるだけでは届きません。最大は{ $high }です。
error-out-of-reach-between = この入力を変えるだけでは届きません。届くのは{ $low }から{ $high }までです。
tool-choices = バッチの組み方
choices-bounds = 制約（あれば）
choices-bound-micro_batch_size_max = 載る最大のマイクロバッチ
choices-bound-data_parallel_size = データ並列レプリカ数
choices-bound-world_size = GPUの総数
choices-bound-model_parallel_size = モデル1つあたりのGPU数
choices-bound-pipeline_parallel_size = パイプラインのステージ数
choices-bound-gpus_per_node = ノードあたりのGPU数
choices-count =
    { $total ->
       *[other] { $total }通りあります。パイプラインを満たすもの、累積回数の少ないものの順です。
    }
choices-cut = 上位{ $shown }件を表示しています。
choices-near = ちょうどになる組み合わせはありません。最も近いもの：
choices-none = この制約を満たす組み合わせはありません。
choices-ranked = 組み合わせ（良い順）
choices-number = 番号
choices-distance = 結果
choices-notes = 備考
choices-use = 使う
choices-compare = 比較
choices-compare-one = { $choice }を比較
choices-compare-hint = 2つ選ぶと並べて表示します。
choices-compared = 並べて比較
choices-differ = 違い：{ $names }
choices-same = （同じ）
choices-different = （異なる）
choices-all = { $count }件すべてを表示
choices-mark-fewer-passes-than-stages = 累積回数がパイプラインのステージ数より少なく、パイプラインが満たされません。
choices-mark-keeps-after-node-loss = ノードが1台減っても割り切れます。
choices-mark-breaks-after-node-loss = ノードが1台減ると（GPU { $world_size }枚）割り切れません。最も近いバッチは{ $global_batch_size }です。
choices-plot = 組み合わせのグラフ
choices-plot-title = 各組み合わせの{ $across }と{ $up }
choices-plot-about =
    { $count ->
       *[other] { $count }通り。最良は{ $best }。
    }
choices-shape-dot = 目標と一致
choices-shape-diamond = 一致するが、累積回数がパイプラインのステージ数より少ない
choices-shape-ring = 目標に近い
error-does-not-divide = { $of }は{ $value }で割り切れません。
