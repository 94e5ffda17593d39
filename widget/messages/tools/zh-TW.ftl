# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = 工具
tool-failed = 無法載入這個工具。請檢查連線後再試一次；您輸入的內容已保留。
error-part-missing = 無法載入。請檢查連線後再試一次。
tool-used = 已填入：{ $values }。
tool-below = 比目標低 { $share }
tool-above = 比目標高 { $share }
tool-with-unit = { $title }（{ $unit }）
tool-copy-csv = 複製為 CSV
tool-save-csv = 存成 CSV


## Which input gives this output?

tool-solve = 由目標反推輸入
solve-output = 結果
solve-target = 目標
solve-free = 要調整的輸入
solve-exact = 正好等於目標
solve-none = 「{ $label }」沒有正好達到目標的值。最接近的是：
error-out-of-reach = 只調整這項輸入無法達到目標。
error-not-solvable = 無法由這項結果反推這項輸入。


## A result against an input

tool-chart = 圖表
chart-output = 結果
chart-input = 橫軸輸入
chart-from = 從
chart-to = 到
chart-log-x = 輸入軸採對數刻度
chart-log-y = 結果軸採對數刻度
chart-title = 「{ $output }」隨「{ $input }」的變化
chart-about = 從 { $from } 到 { $to }。
chart-now = 目前：{ $values }
chart-none = 無
chart-data = 圖表數值


## Configs, launch scripts and logs

tool-read-config = 讀取設定檔
read-text = 設定檔、啟動腳本、日誌或錯誤訊息
read-about = 請貼上內容，或將檔案拖放到這裡。屬於同一次訓練的多個檔案（例如 YAML、搭配的 DeepSpeed JSON 與啟動腳本）會合併讀取。所有內容都留在這個瀏覽器中。
read-choose = 選擇檔案…
read-remove = 移除
read-remove-file = 移除 { $name }
read-pasted = 貼上的文字
read-recognised = 辨識為：{ $names }
read-agrees = 讀到的內容彼此一致。
read-problems = 發現 { $count } 個問題。
read-missing = 缺少部分數值，請在表格中填寫。
read-values = 讀到的數值
read-name = 名稱
read-value = 值
read-evidence = 出處
read-unknown = 未指定
read-given = 自行輸入
read-follows = 由其他值推得
read-place = { $file } 第 { $line } 行：
read-take-out = 刪除 { $key }
read-use = 使用這些值
read-use-repair = 使用修正後的值
read-problems-title = 不一致之處
read-repairs-title = 修正方法
read-notes-title = 注意事項
fact-world_size = 使用的 GPU 數

tool-write-config = 產生設定檔
write-framework = 框架
write-generation = 版本
write-copy = 複製
write-copy-file = 複製 { $name }
write-copied = 已複製
