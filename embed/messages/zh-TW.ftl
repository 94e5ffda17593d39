# The words of the embed studio.

studio-title = 嵌入工作室
studio-lead = 設定計算機、即時預覽，再將程式碼複製到您的網頁。

studio-calculator = 計算機
studio-language = 語言
studio-theme = 佈景主題
studio-theme-auto = 自動
studio-theme-light = 淺色
studio-theme-dark = 深色
studio-accent = 強調色
studio-accent-note = 若顏色不易辨讀，會自動調整。
studio-defaults = 初始值
studio-value-error = { $label }：無法使用這個數值。
studio-hidden = 隱藏的部分
studio-part-help = 說明文字
studio-part-formula = 計算公式
studio-part-share = 分享
studio-part-report = 報告
studio-part-reset = 重設
studio-part-embed = 嵌入
studio-part-offline = 離線使用
studio-part-attribution = 提供者
studio-locked = 鎖定的輸入
studio-width = 寬度
studio-width-auto = 全寬
studio-width-fixed = 固定
studio-load = 載入 Python
studio-load-auto = 首次使用時
studio-load-eager = 立即

studio-preview = 預覽
studio-device-phone = 手機
studio-device-tablet = 平板
studio-device-desktop = 電腦
studio-host-light = 淺色網頁
studio-host-dark = 深色網頁

studio-code = 程式碼
studio-kind-element = 自訂元素
studio-kind-iframe = iframe
studio-copied = 已複製程式碼
studio-needs-address = 程式碼中的網址只在這部電腦上有效，請換成您網站的網址。
