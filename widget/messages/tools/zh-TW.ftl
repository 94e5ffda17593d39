# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = 工具
tool-failed = 無法載入這個工具。請檢查連線後再試一次；您輸入的內容已保留。
error-part-missing = 無法載入。請檢查連線後再試一次。
tool-used = 已填入：{ $values }。
tool-there = 目前輸入的值
tool-below = 比目標低 { $share }
tool-above = 比目標高 { $share }
tool-with-unit = { $title }（{ $unit }）
tool-series = { $first }、{ $next }
tool-clauses = { $first }，{ $next }
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


## A batch that grows

tool-ramp = 漸增過程
ramp-tokens-seen = 已訓練詞元數
ramp-tokens-per-step = 每步詞元數
ramp-from-token = 起始詞元
ramp-up = 縱軸
ramp-across = 橫軸
ramp-last-change = 只顯示到最後一次變動
ramp-about =
    { $count ->
       *[other] 共 { $count } 個階段。第一個：{ $first }。最後一個：{ $last }。
    }


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


## Published runs

tool-published-runs = 公開的訓練
runs-about = 論文、模型卡與設定檔所載的批次，重新計算而得；原文有誤之處會標明。
runs-search = 依名稱搜尋
runs-found = { $count } 筆
runs-none = 沒有名稱符合的訓練。
runs-verified = 已查證
runs-verified-about = 直接讀自原始資料，或可由其中的數字精確推得。
runs-quoted = 轉引
runs-quoted-about = 讀自引用該資料的其他文獻。
runs-derived = 推算
runs-derived-about = 由四捨五入後的數字推算，K 與 M 視為 1,024 的次方；原文沒有明載的值另有註記。
runs-stage = 第 { $stage } 階段，共 { $stages } 階段
runs-recipe = 配方
runs-benchmark = 基準測試
runs-batch = { $batch } × { $length } = { $tokens } 個詞元
runs-batch-printed = { $tokens } 個詞元
runs-batch-image = { $batch } 張影像
runs-batch-pair = { $batch } 對
runs-discrepancy = 原文有誤
runs-devices = 裝置數
runs-device = 裝置
runs-tensor_parallel_size = 張量平行大小
runs-pipeline_parallel_size = 管線平行大小
runs-context_parallel_size = 上下文平行大小
runs-expert_parallel_size = 專家平行大小
runs-is-derived = 推算
runs-is-remembered = 未再查對
runs-at-least = 至少
runs-as-printed = 依原文
runs-when = 適用期間
runs-from-tokens = 從 { $tokens } 個詞元起
runs-from-step = 從第 { $step } 步起
runs-until-step = 到第 { $step } 步為止
runs-ramp = 先前的漸增
runs-ramp-start = 從 { $start } 條序列開始
runs-ramp-start-tokens = 從 { $start } 個詞元開始
runs-ramp-steps = 每次增加 { $increment }
runs-ramp-samples = 歷時 { $samples } 條序列
runs-ramp-tokens = 歷時 { $tokens } 個詞元
runs-ramp-range = 歷時 { $least } 到 { $most } 個詞元
runs-ramp-share = 歷時全部序列的 { $share }
runs-checked = 查對日期：{ $date }。
runs-fill = 填入
runs-fill-name = 填入 { $name }
runs-open = { $batch } 條序列無法被 { $replicas } 個副本整除，已填入原文所載的其他值。
runs-open-printed = 原文的批次只有四捨五入後的詞元數，已填入原文所載的其他值。
runs-aim = 由這個批次反推輸入
runs-where = { $finding }（{ $where }）
runs-tokens-differ = 原文為 { $printed } 個詞元，但 { $batch } × { $length } = { $computed }。
runs-tokens-not-whole = 原文為 { $printed } 個詞元，相當於 { $computed } 條序列，不是整數；即使 M 視為 1,024 × 1,024 也不是。
runs-tokens-called-sequences = 原文為 { $printed } 條序列，其實是詞元數，即 { $computed } 條長度為 { $length } 的序列。
runs-sequences-differ = 原文為 { $printed } 條序列，但其他數字都得出 { $computed }。
runs-batch-not-reachable = 原文為 { $printed } 個詞元，但 { $replicas } 個副本無法平均分配，實際為 { $computed }。
runs-devices-differ = 原文為 { $printed } 個副本，但與其他平行大小相乘是 { $computed } 個裝置，不是 { $devices } 個。
runs-replica-too-large = 原文為 { $printed } 個裝置，但單是一個副本就需要 { $computed } 個。


## Ways to reach a batch

tool-beside = 並非目標
solve-close = 在顯示的位數內等於目標
error-out-of-reach-from = 只調整這項輸入無法達到目標：最小為 { $low }。
error-out-of-reach-to = 只調整這項輸入無法達到目標：最大為 { $high }。
error-out-of-reach-between = 只調整這項輸入無法達到目標：只能從 { $low } 到 { $high }。
tool-choices = 湊出批次的方式
choices-bounds = 限制（如有）
choices-bound-micro_batch_size_max = 裝得下的最大微批次
choices-bound-data_parallel_size = 資料平行副本數
choices-bound-world_size = GPU 總數
choices-bound-model_parallel_size = 每份模型的 GPU 數
choices-bound-pipeline_parallel_size = 管線階段數
choices-bound-gpus_per_node = 每節點 GPU 數
choices-count =
    { $total ->
       *[other] 共 { $total } 種。先列能填滿管線的，再依次數由少到多。
    }
choices-cut = 顯示最好的 { $shown } 種。
choices-near = 沒有正好達到目標的方式。最接近的是：
choices-none = 沒有符合這些限制的方式。
choices-ranked = 各種方式，由好到差
choices-number = 編號
choices-distance = 結果
choices-notes = 備註
choices-use = 採用
choices-compare = 比較
choices-compare-one = 比較 { $choice }
choices-compare-hint = 勾選兩項即可並排比較。
choices-compared = 並排比較
choices-differ = 不同之處：{ $names }。
choices-same = （相同）
choices-different = （不同）
choices-all = 顯示全部 { $count } 種
choices-mark-fewer-passes-than-stages = 累積次數少於管線階段數，管線無法填滿。
choices-mark-keeps-after-node-loss = 少一個節點仍能整除。
choices-mark-breaks-after-node-loss = 少一個節點（剩 { $world_size } 張 GPU）就無法整除；最接近的批次為 { $global_batch_size }。
choices-plot = 各種方式的圖
choices-plot-title = 各種方式的「{ $across }」與「{ $up }」
choices-plot-about =
    { $count ->
       *[other] 共 { $count } 種，最好的是 { $best }。
    }
choices-shape-dot = 正好達到目標
choices-shape-diamond = 正好達到目標，但累積次數少於管線階段數
choices-shape-ring = 接近目標
error-does-not-divide = { $of } 無法被 { $value } 整除。
