# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = ツール
tool-failed = このツールを読み込めませんでした。接続を確かめて、もう一度お試しください。入力内容は残っています。
error-part-missing = 読み込めませんでした。接続を確かめて、もう一度お試しください。
tool-used = 入力した項目：{ $values }。
tool-below = 目標を{ $share }下回る
tool-above = 目標を{ $share }上回る
tool-with-unit = { $title }（{ $unit }）
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
read-name = 項目
read-value = 値
read-evidence = 指定箇所
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
