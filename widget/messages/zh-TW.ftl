# The words of the shell: every page, the widget, its panels and its errors.

-brand = Calclet

language-name = 繁體中文
site-name = { -brand }
site-promise = 讓 Python 計算住進任何網頁


## Pages

page-title = { $title } – { -brand }
frame-title = { $title } – { -brand }
breadcrumb-label = 目前位置
breadcrumb-home = 首頁
skip-to-calculator = 跳到計算機
language-switch-label = 語言
chooser-title = 選擇語言
open-full-page = 開啟完整頁面
attribution = 由 { $name } 提供
not-found-title = 找不到頁面
not-found-note = 這個網址沒有頁面。請從清單中選擇計算機。
article-language-note = 本文尚無您的語言版本，以下以英文顯示。
updated = 最後更新：{ $date }
formula-title = 計算公式
sources-title = 參考資料
contents-title = 本頁內容
privacy-note = 計算在這個瀏覽器中進行，{ -brand } 不會把您的數值傳送到任何伺服器。
privacy-home = 您的數值留在這個瀏覽器；瀏覽器只允許計算機連線到 { $site }。
privacy-nowhere = 您的數值留在這個瀏覽器；瀏覽器不允許計算機連線到任何地方。
noscript-note = 目前顯示的是預設值的結果。若要用您的數值計算，請開啟 JavaScript。


## Catalogue

family-training = 訓練與擴展
related-title = 相關計算機
catalogue-title = 計算機
catalogue-count = { $calculators } 個計算機，{ $languages } 種語言
search-label = 搜尋計算機
search-none = 找不到符合的計算機。請改用其他字詞或符號。


## Inputs

inputs-title = 輸入
symbol-of = 符號 { $symbol }
bound-at-least = ≥ { $minimum }
step-up = { $label }：增加
step-down = { $label }：減少
read-as = 解讀為 { $value }
choose-value = 使用 { $value }
values-ignored = 連結中未採用的參數：{ $names }
warning-unusual = 這個數值不尋常，一般介於 { $low } 與 { $high } 之間。


## Errors: what was understood, what is expected

error-empty = 這個欄位是空的，請輸入數字。
error-not-a-number = 只能解讀「{ $understood }」，無法解讀「{ $rest }」。請輸入數字，例如 4096、64*8 或 2^12。
error-not-a-number-at-all = 「{ $rest }」不是數字。請輸入數字，例如 4096、64*8 或 2^12。
error-not-an-integer = 解讀為 { $value }，但這裡需要整數。
error-not-an-integer-suggest = 解讀為 { $value }，但這裡需要整數。是否為 { $suggestion }？
error-too-small = 解讀為 { $value }，但最小值是 { $minimum }。
error-too-large = 這個數字太大，最大值是 { $maximum }。
error-too-many-digits = 這個數字太長，最多計算 { $maximum } 位。
error-text-too-long = 這段文字有 { $length } 個字元，最多讀取 { $maximum } 個。
error-ambiguous = 這個寫法有兩種解讀，您指的是哪個數字？
error-division-by-zero = 不能除以 0，請改用其他除數。
error-unknown-input = 這個計算機沒有這個名稱的輸入項目。
error-unknown-calculator = 沒有這個名稱的計算機。
error-bad-request = 無法讀取這項請求。請重新載入頁面後再試一次。
error-internal = 計算失敗，您輸入的內容已保留。請重新載入頁面後再試一次。
error-summary = { $count } 個欄位需要修正


## Results

results-title = 結果
results-empty = 輸入數值即可看到結果。
stale-note = 這是先前數值的結果。
result-item = { $label }：{ $number }
announce-results = 結果：{ $results }


## Python: starting, slow, failed

state-starting = Python 正在啟動，結果隨後顯示。
state-slow = Python 仍在載入。您輸入的內容已保留，就緒後會立即計算。
state-progress = Python 載入中（{ $percent }%）。您輸入的內容已保留，就緒後會立即計算。

failure-title = 目前無法即時計算
failure-kept = 您輸入的內容已保留。顯示的結果屬於上一次計算的數值。
failure-script = 頁面未完整載入，因此無法計算。請重新載入頁面，或改用其他瀏覽器。
failure-runtime-missing = 找不到 Python 需要的檔案，可能是網站剛更新。請重新載入頁面。
failure-runtime-type = 伺服器以錯誤的內容類型傳送 Python 檔案。請告知網站管理者：.wasm 應為 application/wasm，.mjs 應為 text/javascript。
failure-runtime-blocked = 安全性規則或內容封鎖程式擋下了 Python。請在封鎖程式中允許這個網站，或改用其他瀏覽器。
failure-runtime-corrupt = Python 需要的檔案已損毀。請再試一次；若仍發生，請清除快取後重新載入頁面。
failure-runtime-offline = 目前沒有網路連線，而這個瀏覽器尚未儲存 Python。請連線後再試一次。
failure-runtime-timeout = Python 逾時未回應，可能是連線緩慢或裝置忙碌。請再試一次。
failure-runtime-refused = 瀏覽器不允許這個頁面啟動 Python 所需的背景執行緒。請在獨立分頁開啟完整頁面，或改用其他瀏覽器。
failure-runtime-memory = 可用記憶體不足，無法執行 Python。請關閉其他分頁或應用程式後再試一次。
failure-browser-too-old = 這個瀏覽器版本太舊，無法執行 Python。請更新或改用其他瀏覽器。
failure-runtime-crashed = Python 在這項計算中停止了兩次。請更改數值，或再試一次。
action-retry = 再試一次
action-reload = 重新載入


## Actions

action-share = 分享
action-report = 列印報告
action-reset = 重設
action-embed = 嵌入
action-offline = 離線儲存
action-forget = 移除
action-keep = 保留供離線使用
action-copy-link = 複製連結
action-copy-code = 複製程式碼
action-copy-number = 複製數字
action-close = 關閉
action-open-studio = 開啟嵌入工作室
action-share-native = 用 App 分享
action-undo = 復原

copied = 已複製
copied-link = 已複製連結
copied-code = 已複製程式碼
copy-failed = 這裡無法自動複製，請選取文字後自行複製。
beyond-open = 外層網頁不允許這個框架開啟其他頁面。請複製網址：
beyond-print = 外層網頁不允許這個框架列印。請開啟此網址，在該頁列印：
reset-done = 已恢復初始值


## Panels: share, embed, report, feedback

share-title = 分享這次計算
share-note = 開啟這個連結的人會看到您填入的數值。
share-link-label = 含有您數值的連結
share-x = X
share-facebook = Facebook
share-line = LINE
share-email = 電子郵件
share-subject = { $title }：計算結果

embed-title = 嵌入這個計算機
embed-note = 將這段程式碼貼到網頁中要顯示計算機的位置。
embed-code-label = 嵌入程式碼
embed-preview-label = 預覽

report-made = 製作時間：{ $date }
report-inputs = 輸入
report-results = 結果
report-formula = 計算公式
report-link = 這次計算的連結

offline-title = 離線使用
offline-note = 一個檔案就包含這個計算機、您填入的數值和 Python。按兩下即可開啟，不需要網路連線。
offline-making = 正在製作檔案…
offline-saved = 已儲存為 { $name }（{ $size }）。
offline-failed = 檔案的一部分無法載入，因此沒有完成。請檢查網路連線，再試一次。
offline-in-frame = 嵌入這個計算機的網頁可能不允許儲存檔案。您可以在完整頁面儲存：
stored-note = 供離線使用而保留在這個瀏覽器中：{ $size }。
stored-forgotten = 這個瀏覽器沒有保留這個網站供離線使用。

feedback-title = 這個計算機對您有幫助嗎？
feedback-yes = 有幫助
feedback-no = 待改進
feedback-label = 哪些地方可以更好？
feedback-send = 送出
feedback-thanks = 謝謝您。
feedback-sent = 謝謝您，訊息已送出。
feedback-failed = 訊息未能送出，您寫的內容已保留。請稍後再試。


## A copy saved for offline use

copy-note = 於 { $date } 儲存，供離線使用。這份副本不需要網路連線，它的安全規則也不允許任何連線：您的數值只留在這個檔案裡。
copy-with-site = 連結、分享和嵌入程式碼會指向 { $site }，需要網路連線。
copy-without-site = 分享和嵌入需要有公開網址的網站，因此這份副本沒有這些功能。
copy-licences = 這個檔案所含軟體的授權條款
