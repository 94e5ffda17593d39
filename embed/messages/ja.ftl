# The words of the embed studio.

studio-title = 埋め込みスタジオ
studio-lead = 計算機を設定し、その場で確認して、コードをページに貼り付けられます。

studio-calculator = 計算機
studio-language = 言語
studio-theme = テーマ
studio-theme-auto = 自動
studio-theme-light = ライト
studio-theme-dark = ダーク
studio-accent = アクセントカラー
studio-accent-note = 読みにくい色は自動で調整されます。
studio-defaults = 初期値
studio-value-error = { $label }：この値は使えません。
studio-hidden = 非表示にする部分
studio-part-help = 説明
studio-part-formula = 計算式
studio-part-share = 共有
studio-part-report = レポート
studio-part-reset = リセット
studio-part-embed = 埋め込み
studio-part-offline = オフライン
studio-part-attribution = 提供元
studio-locked = 固定する入力
studio-width = 幅
studio-width-auto = 全幅
studio-width-fixed = 固定
studio-load = Pythonの読み込み
studio-load-auto = 使うとき
studio-load-eager = すぐに

studio-preview = プレビュー
studio-device-phone = スマートフォン
studio-device-tablet = タブレット
studio-device-desktop = デスクトップ
studio-host-light = 明るいページ
studio-host-dark = 暗いページ

studio-code = コード
studio-kind-element = カスタム要素
studio-kind-iframe = iframe
studio-copied = コードをコピーしました
studio-needs-address = コード中のアドレスはこの端末でしか使えません。公開するサイトのアドレスに置き換えてください。
