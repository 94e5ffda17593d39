# Fields and results that are not plain numbers, helpers, and what can be wrong with them.


## Inputs

field-optional = 任意
field-unit = { $label }の単位
bound-at-most = ≤ { $maximum }
bound-above = > { $minimum }
bound-below = < { $maximum }
value-yes = はい
value-no = いいえ
value-none = なし
value-unknown = 不明な選択肢：{ $value }
list-hint = 1行に1つずつ、またはセミコロンで区切って入力します。
table-hint = 1行に1件、セルはタブか|で区切ります。列：{ $columns }。

preset-choose = 選択してください
preset-filled = 入力した項目：{ $inputs }。
preset-changed = その後に変更した項目：{ $inputs }。
preset-source = 出典（{ $date }時点）
preset-as-of = { $date }時点。

helper-open = 「{ $title }」で求める…
helper-use = { $value }を使う
helper-used = 「{ $label }」に{ $value }を入力しました。
helper-loading = 計算しています…


## Errors

error-empty-choice = 選択されていません。1つ選んでください。
error-empty-list = 入力欄が空です。値を1つ以上入力してください。
error-not-above = { $value }と解釈しました。{ $minimum }より大きい値が必要です。
error-not-below = { $value }と解釈しました。{ $maximum }より小さい値が必要です。
error-no-such-choice = 「{ $value }」という選択肢はありません。一覧から選んでください。
error-not-a-flag = 「{ $value }」は「はい」でも「いいえ」でもありません。どちらかを選んでください。
error-unknown-unit = 「{ $unit }」はここでは使えない単位です。使える単位：{ $units }。
error-wrong-cells = { $row }行目のセルは{ $found }個です。{ $expected }個必要です。
error-too-many-items = 値が多すぎます。計算できるのは{ $maximum }個までです。
error-overflow = 結果が大きすぎて計算できません。値を変えてください。
error-refused = この値の組み合わせでは計算できません。
error-helper-failed = この計算機を読み込めませんでした。接続を確かめて、もう一度お試しください。
error-in-item = { $item }番目の値：{ $message }
error-in-row = { $row }行目：{ $message }


## Results

action-copy-json = 入力と結果をJSONでコピー
action-copy-csv = 入力と結果をCSVでコピー
copied-data = 入力と結果をコピーしました
carry-on = この値を使う計算機
