# The words of the shell: every page, the widget, its panels and its errors.

-brand = Calclet

language-name = 日本語
site-name = { -brand }
site-promise = どのWebページにも置ける、Pythonの計算機


## Pages

page-title = { $title } – { -brand }
frame-title = { $title } – { -brand }
breadcrumb-label = 現在位置
breadcrumb-home = ホーム
skip-to-calculator = 計算機へ移動
language-switch-label = 言語
chooser-title = 言語の選択
open-full-page = 計算機のページを開く
attribution = 提供：{ $name }
not-found-title = ページが見つかりません
not-found-note = このアドレスにページはありません。一覧から計算機を選んでください。
article-language-note = この解説はまだお使いの言語にないため、英語で表示しています。
updated = 最終更新：{ $date }
formula-title = 計算式
sources-title = 参考資料
contents-title = このページの内容
privacy-note = 計算はこのブラウザの中で行われ、{ -brand }が入力値をサーバへ送ることはありません。
privacy-home = 入力値はこのブラウザから出ません。ブラウザが許す接続先は{ $site }だけです。
privacy-nowhere = 入力値はこのブラウザから出ません。ブラウザはどこへの接続も許しません。
noscript-note = 表示中の結果は初期値のものです。別の値で計算するにはJavaScriptを有効にしてください。


## Catalogue

family-training = 学習・スケーリング
related-title = 関連する計算機
catalogue-title = 計算機
catalogue-count = { $calculators }種類の計算機・{ $languages }言語
search-label = 計算機を検索
search-none = 該当する計算機がありません。別の語か記号で検索してください。


## Inputs

inputs-title = 入力
symbol-of = 記号{ $symbol }
bound-at-least = ≥ { $minimum }
step-up = { $label }：増やす
step-down = { $label }：減らす
read-as = { $value }と解釈
choose-value = { $value }を使う
values-ignored = リンクのうち使われなかったパラメータ：{ $names }
warning-unusual = 一般的ではない値です。通常は{ $low }から{ $high }の範囲です。


## Errors: what was understood, what is expected

error-empty = 空欄です。数値を入力してください。
error-not-a-number = 「{ $understood }」までは読めましたが、「{ $rest }」が読めません。4096、64*8、2^12のように入力してください。
error-not-a-number-at-all = 「{ $rest }」は数値ではありません。4096、64*8、2^12のように入力してください。
error-not-an-integer = { $value }と解釈しました。ここには整数が必要です。
error-not-an-integer-suggest = { $value }と解釈しました。ここには整数が必要です。{ $suggestion }でしょうか。
error-too-small = { $value }と解釈しました。最小値は{ $minimum }です。
error-too-large = 値が大きすぎます。最大値は{ $maximum }です。
error-too-many-digits = 桁数が多すぎます。計算できるのは{ $maximum }桁までです。
error-text-too-long = { $length }文字あります。読み取れるのは{ $maximum }文字までです。
error-ambiguous = 2通りに解釈できます。どちらの数値ですか。
error-division-by-zero = 0で割っています。0以外の数で割ってください。
error-unknown-input = この名前の入力項目はありません。
error-unknown-calculator = この名前の計算機はありません。
error-bad-request = リクエストを読み取れませんでした。ページを再読み込みしてください。
error-internal = 計算に失敗しました。入力内容は残っています。ページを再読み込みしてください。
error-summary = { $count }か所の入力を確認してください


## Results

results-title = 結果
results-empty = 値を入力すると結果が表示されます。
stale-note = 変更前の値に対する結果です。
result-item = { $label }：{ $number }
announce-results = 結果：{ $results }


## Python: starting, slow, failed

state-starting = Pythonを起動しています。まもなく結果が表示されます。
state-slow = Pythonを読み込んでいます。入力内容は保持され、準備ができしだい計算されます。
state-progress = Pythonを読み込んでいます（{ $percent }%）。入力内容は保持され、準備ができしだい計算されます。

failure-title = 計算を実行できません
failure-kept = 入力内容は残っています。表示中の結果は、最後に計算した値のものです。
failure-script = ページを完全に読み込めなかったため、計算できません。再読み込みするか、別のブラウザをお使いください。
failure-runtime-missing = Pythonに必要なファイルがありません。サイトが更新された可能性があります。ページを再読み込みしてください。
failure-runtime-type = サーバがPythonのファイルを誤ったコンテンツタイプで送っています。.wasmはapplication/wasm、.mjsはtext/javascriptとするよう、サイトの管理者にお伝えください。
failure-runtime-blocked = セキュリティ設定またはコンテンツブロッカーがPythonを止めています。ブロッカーでこのサイトを許可するか、別のブラウザをお使いください。
failure-runtime-corrupt = Pythonに必要なファイルが壊れています。もう一度お試しください。繰り返す場合は、キャッシュを消去して再読み込みしてください。
failure-runtime-offline = ネットワークに接続しておらず、Pythonがまだこのブラウザに保存されていません。接続してからもう一度お試しください。
failure-runtime-timeout = Pythonが時間内に応答しませんでした。接続が遅いか、端末の負荷が高い可能性があります。もう一度お試しください。
failure-runtime-refused = Pythonに必要なバックグラウンド処理の開始を、ブラウザがこのページに許可していません。全体のページを単独のタブで開くか、別のブラウザをお使いください。
failure-runtime-memory = 空きメモリが足りず、Pythonを実行できません。ほかのタブやアプリを閉じてから、もう一度お試しください。
failure-browser-too-old = このブラウザは古いためPythonを実行できません。更新するか、別のブラウザをお使いください。
failure-runtime-crashed = この計算でPythonが二度停止しました。値を変えるか、もう一度お試しください。
action-retry = 再試行
action-reload = ページを再読み込み


## Actions

action-share = 共有
action-report = レポートを印刷
action-reset = リセット
action-embed = 埋め込み
action-offline = オフライン保存
action-forget = 削除
action-keep = オフライン用に保持
action-copy-link = リンクをコピー
action-copy-code = コードをコピー
action-copy-number = 数値をコピー
action-close = 閉じる
action-open-studio = 埋め込みスタジオを開く
action-share-native = アプリで共有
action-undo = 元に戻す

copied = コピーしました
copied-link = リンクをコピーしました
copied-code = コードをコピーしました
copy-failed = ここでは自動でコピーできません。文字列を選択してコピーしてください。
beyond-open = このフレームは、埋め込み先のページの設定により他のページを開けません。次のアドレスをコピーしてください：
beyond-print = このフレームは、埋め込み先のページの設定により印刷できません。次のアドレスを開いて印刷してください：
reset-done = 初期値に戻しました


## Panels: share, embed, report, feedback

share-title = この計算を共有
share-note = リンクを開いた人には、入力した値が表示されます。
share-link-label = 入力値を含むリンク
share-x = X
share-facebook = Facebook
share-line = LINE
share-email = メール
share-subject = { $title }の計算結果

embed-title = この計算機を埋め込む
embed-note = 計算機を表示したい場所に、このコードを貼り付けてください。
embed-code-label = 埋め込みコード
embed-preview-label = プレビュー

report-made = 作成日時：{ $date }
report-inputs = 入力
report-results = 結果
report-formula = 計算式
report-link = この計算へのリンク

offline-title = オフラインでの利用
offline-note = この計算機と入力した値、そしてPythonを1つのファイルにまとめます。ダブルクリックで開き、ネットワーク接続は必要ありません。
offline-making = ファイルを作成しています…
offline-saved = { $name }（{ $size }）として保存しました。
offline-failed = 一部を読み込めなかったため、ファイルを作成できませんでした。接続を確認してからもう一度お試しください。
offline-in-frame = この計算機を埋め込んでいるページでは、保存できないことがあります。計算機のページからは保存できます。
stored-note = オフライン用にこのブラウザへ保存した容量は{ $size }です。
stored-forgotten = このサイトは、オフライン用にこのブラウザへ保存されていません。

feedback-title = この計算機は役に立ちましたか。
feedback-yes = はい
feedback-no = 改善が必要
feedback-label = 改善してほしい点
feedback-send = 送信
feedback-thanks = ありがとうございます。
feedback-sent = ありがとうございます。送信しました。
feedback-failed = 送信できませんでした。入力した文章は残っています。時間をおいてもう一度お試しください。


## A copy saved for offline use

copy-note = { $date }にオフライン用として保存したコピーです。ネットワーク接続は必要なく、このファイルのセキュリティポリシーが通信を一切許可しないため、入力した値は外へ出ません。
copy-with-site = リンク、共有、埋め込みコードは{ $site }につながり、接続が必要です。
copy-without-site = 共有と埋め込みには公開アドレスのあるサイトが必要なため、このコピーにはありません。
copy-licences = このファイルに含まれるソフトウェアのライセンス
