# What the reader of configs says. Problems and notes are sentences, repairs say what to do.


## Nothing could be read

reading-error-not-understood = 無法從這段文字辨識出任何支援的訓練框架。
reading-error-broken-syntax = 無法讀取 { $file }：第 { $line } 行有誤或不完整。
reading-error-too-large = 內容太長：共 { $length } 個字元，最多讀取 { $maximum } 個。
reading-error-too-deep = { $file } 第 { $line } 行的巢狀層數太深。
reading-error-too-many-lines = { $file } 超過 { $maximum } 行。
reading-error-line-too-long = { $file } 第 { $line } 行超過 { $maximum } 個字元。
reading-error-too-many-settings = { $file } 的數值超過 { $maximum } 個。
reading-error-too-many-files = 檔案超過 { $maximum } 個。
reading-error-needs-yaml = { $file } 第 { $line } 行的 YAML 語法需要 YAML 函式庫才能讀取；安裝 calclet 時請加上 extra 套件 yaml。
reading-error-bad-request = 無法解讀這項請求。
reading-error-unknown-input = 沒有名為 { $name } 的項目。
reading-error-unknown-framework = 沒有名為 { $framework } 的框架可供寫出設定。
reading-error-unknown-generation = { $value } 不在可選項目中：{ $choices }。
reading-error-empty = 缺少數值。
reading-error-not-a-number = 有一個值不是數字。
reading-error-not-an-integer = { $value } 不是整數。
reading-error-too-small = { $value } 小於最小值 { $minimum }。


## General notes

reading-note-default = 沒有指定 { $name }，預設值為 { $value }。
reading-note-batch-in-tokens = 總量以詞元表示：{ $tokens_per_step } 個詞元就是 { $global_batch_size } 條序列。
reading-note-open-value = { $name } 在這裡尚未確定：{ $text }
reading-note-overridden = { $name } 採用 { $file } 的 { $value }，優先於 { $other_file } 的 { $other_value }。
reading-note-packing = 打包會把多個樣本放進同一條序列，直到填滿完整長度。
reading-note-pairs = 每個樣本是一對：每計 1 個，就處理較佳與較差兩個回答，共兩條序列。
reading-note-other-framework = { $file } 屬於 { $framework }，未列入讀取。

reading-note-several-configurations = 這個檔案有 { $count } 組設定；不一致之處以最後一組為準。
reading-note-expert-parallel = 大小為 { $size } 的專家平行不會減少資料平行大小：它在副本之間進行，每個專家有 { $replicas } 份。


## General problems

reading-problem-broken-syntax = { $file } 在第 { $line } 行中斷或有誤，只計入讀得到的部分。
reading-problem-contradiction = { $name } 在 { $file } 是 { $value }，在 { $other_file } 卻是 { $other_value }。
reading-problem-expected-otherwise = { $name } 是 { $value }，預期為 { $expected }。
reading-problem-expected-unknown = { $name } 預期為 { $expected }，但推算所需的數值並未寫明。
reading-problem-layout-does-not-divide = world size 為 { $world_size }，無法被模型平行大小 { $model_parallel_size } 整除。
reading-problem-batch-does-not-divide = 全域批次 { $global_batch_size } 無法被微批次 { $micro_batch_size } × { $data_parallel_size } 個副本整除。
reading-problem-tokens-do-not-divide = 一步 { $tokens_per_step } 個詞元，無法被單次傳遞的 { $tokens_per_pass } 個詞元整除：微批次 { $micro_batch_size } × { $data_parallel_size } 個副本 × { $sequence_length } 個詞元。


## General repairs

reading-repair-change-accumulation = 將 { $key } 設為 { $value }。
reading-repair-change-micro-batch = 將 { $key } 設為 { $value }。
reading-repair-change-total = 將 { $key } 設為 { $value }。
reading-repair-change-processes = 將 { $key } 設為 { $value }。
reading-repair-change-world = 改用 { $value } 張 GPU，組成 { $data_parallel_size } 個副本。
reading-repair-change-key = 將 { $key } 設為 { $value }。
reading-repair-remove = 刪除 { $key }。


## accelerate

reading-note-accelerate-accumulation-updated = Accelerate 已將 DeepSpeed 的累積步數設為 { $gradient_accumulation_steps }；DeepSpeed 的檔案原為 { $other }。
reading-note-accelerate-megatron-context = Accelerate 計算副本數時不除以上下文平行大小 { $context }，Megatron-LM 本身則會除。
reading-note-accelerate-megatron-passes = 使用 Accelerate 的 Megatron-LM 外掛程式時，一步包含幾次傳遞由 num_micro_batches 決定（{ $passes }）；gradient_accumulation_steps 不起作用。
reading-note-accelerate-scheduler = 除非啟用 split_batches，經過 prepare 的排程器在每次更新權重時會前進 { $processes } 步。
reading-note-accelerate-split = 啟用 split_batches 時，{ $batch_size } 是所有行程合計的批次。
reading-problem-accelerate-accumulation-mismatch = 累積步數在 Accelerate 的外掛程式是 { $other }，在 DeepSpeed 的檔案是 { $gradient_accumulation_steps }；以 DeepSpeed 為準。
reading-problem-accelerate-degrees-do-not-match = ParallelismConfig 的各平行大小相乘為 { $product }，但行程有 { $world_size } 個。
reading-problem-accelerate-split-batches = 啟用 split_batches 時，批次大小 { $batch_size } 必須是行程數 { $processes } 的倍數。


## axolotl

reading-note-axolotl-packing = 啟用 sample_packing 時，micro_batch_size { $micro_batch_size } 會填成一列 { $tokens } 個詞元：變多的是詞元，不是樣本。
reading-note-axolotl-model-parallel = 在張量或上下文平行的群組中，每 { $model_parallel_size } 張 GPU 共用相同的序列。2026 年 3 月之前的 Axolotl 在日誌所列的批次中會逐張計算。
reading-note-axolotl-batch-size-of-a-process = batch_size { $batch_size } 是單一行程的批次；除以 micro_batch_size，得到累積步數 { $value }。Axolotl 建議改為設定 gradient_accumulation_steps。
reading-problem-axolotl-two-of-three = Axolotl 需要 micro_batch_size、gradient_accumulation_steps 與 batch_size 三者之中的兩個。
reading-problem-axolotl-set-both = gradient_accumulation_steps 與 batch_size 不能同時設定。
reading-problem-axolotl-batch-size-ignored = batch_size { $batch_size } 在這裡沒有作用：未設定 gradient_accumulation_steps 時為 1，每個行程每次更新只取 { $micro_batch_size } 條序列。
reading-problem-axolotl-ring-attention = 上下文平行搭配 sample_packing 時，一次只處理一個打包列：micro_batch_size 必須為 1。
reading-problem-axolotl-layout = { $world_size } 張 GPU 無法被所設定的平行大小整除。
reading-problem-axolotl-groups = Axolotl 要求單一行程累積的數量，須由完整的 { $num_generations } 個生成結果為一組構成；micro_batch_size 乘以 gradient_accumulation_steps 是 { $completions }。
reading-repair-axolotl-set = 將 { $key } 設為 { $value }。
reading-repair-axolotl-drop = 刪除 { $key }。
reading-repair-axolotl-accumulate = 將 { $key } 設為 { $value }，並刪除 batch_size。
reading-repair-axolotl-one-pack = 將 micro_batch_size 設為 1，gradient_accumulation_steps 設為 { $value }；批次不變。


## composer

reading-note-composer-automatic-microbatch = 微批次為自動：從每個裝置的 { $device_batch } 條序列開始，每當記憶體不足就減半。全域批次不變。
reading-note-composer-microbatch-reduced = 微批次 { $micro_batch_size } 超過每個裝置的 { $device_batch } 條序列，因此降為後者。
reading-note-composer-smaller-last-microbatch = 每個裝置的 { $device_batch } 條序列以每次 { $micro_batch_size } 條分 { $passes } 次處理，但最後一次只有 { $last } 條。全域批次以設定為準，無法用單一微批次大小表示。


## deepspeed

reading-note-deepspeed-auto = 「auto」不是 DeepSpeed 自己的值：由 Trainer 或 Accelerate 依自身的參數填入。
reading-note-deepspeed-autotp = DeepSpeed 計為 { $counted } 張 GPU，但 AutoTP 的每 { $autotp_size } 張總是處理相同的資料：實際上是 { $replicas } 個副本，它的 train_batch_size 會把每條序列計 { $autotp_size } 次。
reading-note-deepspeed-elastic = 彈性訓練（elasticity）選定的批次為 { $train_batch_size }，可以分配給這些數量的 GPU：{ $valid }。
reading-note-deepspeed-include-whole-host = DeepSpeed 從 0.15.3 到 2026 年 8 月會略過 --include 中未註明 slots 的主機（此處為 { $name }）；寫出其 slots 就會使用。
reading-note-deepspeed-presupposes = 沒有指定 GPU 數；這三個批次大小的前提是有 { $replicas } 張資料平行的 GPU。
reading-note-deepspeed-saw-fewer = 啟動了 { $started } 個行程，但 DeepSpeed 只看到 { $seen } 個；若全部都看到，這些數字就正確。行程彼此不相識時（例如在 init_process_group 之前），或各自單獨啟動時，它會算作 1 個。
reading-note-deepspeed-unmanaged = managed_gradient_accumulation 為 false：無論檔案怎麼寫，何時更新權重由訓練程式碼決定。
reading-problem-deepspeed-all-excluded = --exclude 排除了 hostfile 中的所有 GPU。
reading-problem-deepspeed-assertion = 要求 DeepSpeed 使用的批次是 { $global_batch_size }，實際卻是每張 GPU { $micro_batch_size } × 累積步數 { $gradient_accumulation_steps } × { $data_parallel_size } 張資料平行的 GPU。
reading-problem-deepspeed-counts-and-filters = deepspeed 啟動器不接受 --num_nodes、--num_gpus 與 --include、--exclude 並用。
reading-problem-deepspeed-duplicate-key = { $key } 在檔案中出現兩次，DeepSpeed 會拒絕。
reading-problem-deepspeed-elastic-and-stated = 已啟用彈性訓練，DeepSpeed 不接受同時設定這些批次大小：{ $keys }。
reading-problem-deepspeed-elastic-incomplete = 彈性訓練需要 max_train_batch_size 與 micro_batch_sizes。
reading-problem-deepspeed-elastic-world = 彈性訓練的批次無法分配給 { $data_parallel_size } 個副本；可用的副本數：{ $valid }。
reading-problem-deepspeed-floored-to-nothing = DeepSpeed 相除後捨去小數，{ $key } 變成 { $value }：以這麼多 GPU 而言，總批次太小。
reading-problem-deepspeed-host-twice = hostfile 重複列出 { $name }：deepspeed 會拒絕。
reading-problem-deepspeed-include-exclude = deepspeed 啟動器只接受 --include 或 --exclude 其中之一，兩者並用會被拒絕。
reading-problem-deepspeed-mismatch = DeepSpeed 會拒絕：train_batch_size { $train_batch_size } 不等於每張 GPU { $micro_batch_size } × 累積步數 { $gradient_accumulation_steps } × { $data_parallel_size } 張資料平行的 GPU。
reading-problem-deepspeed-no-config = 找不到 DeepSpeed 設定檔 { $file }：路徑以啟動時的目錄為準，而它也不是設定檔的 base64。
reading-problem-deepspeed-no-batch = DeepSpeed 需要 train_batch_size 或 train_micro_batch_size_per_gpu。
reading-problem-deepspeed-no-such-slot = hostfile 裡沒有 { $name }：deepspeed 不會啟動。
reading-problem-deepspeed-not-positive = { $key } 是 { $value }，但 DeepSpeed 要求大於 0。
reading-problem-deepspeed-set-batch-size = 新的 train_batch_size 必須是微批次乘以資料平行 GPU 數的倍數：執行期間只有累積步數會改變。
reading-repair-deepspeed-ignore-stated = 將 elasticity.ignore_non_elastic_batch_info 設為 true，或刪除這些設定。


## easylm

reading-note-easylm-global-batch = EasyLM 的批次大小 { $batch_size } 是所有裝置單次傳遞的總和。
reading-problem-easylm-does-not-divide = 批次 { $batch_size } 無法平均分配到 mesh 的 { $data_parallel_size } 個副本。


## fabric

reading-problem-fabric-conflict = { $key } 在程式碼中是 { $value }，在啟動器是 { $launched }（未指定旗標時為 1）：Fabric 會拒絕。


## fairseq

reading-note-fairseq-by-tokens = 單次傳遞最多取 { $max_tokens } 個詞元，而不是固定的序列數，因此每一步的序列數不一定。
reading-note-fairseq-scheduled-accumulation = 傳遞次數隨 epoch 改變：{ $stages }。這裡以最初的 { $value } 次計算。


## gpt_neox

reading-problem-gpt-neox-nothing-left = 批次 { $total } 分給 { $replicas } 個副本後，{ $key } 變成 0：GPT-NeoX 相除後捨去小數，隨即拒絕。
reading-problem-gpt-neox-batch-mismatch = GPT-NeoX 會拒絕：train_batch_size { $global_batch_size } 不等於每張 GPU { $micro_batch_size } × 累積步數 { $gradient_accumulation_steps } × { $data_parallel_size } 個副本。


## grpo

reading-note-completions = 批次大小計算的是生成結果，不是提示；一次更新 { $global_batch_size } 個，即訓練 { $prompts } 個提示，每個有 { $num_generations } 個生成結果。
reading-note-completions-apart = 每次生成 { $generation_batch_size } 個結果，一次更新使用 { $global_batch_size } 個。
reading-problem-completions-not-whole-groups = 每次生成 { $generation_batch_size } 個結果，不是 num_generations { $num_generations } 的倍數。
reading-problem-completions-not-divisible = 全部 { $data_parallel_size } 個行程各處理 { $micro_batch_size } 個生成結果，單次傳遞湊不成完整的 num_generations { $num_generations } 個一組：批次大小計算的是生成結果，不是提示。
reading-problem-completions-not-whole-passes = generation_batch_size { $generation_batch_size } 不是所有行程單次傳遞的 { $completions } 個生成結果的倍數。
reading-problem-completions-set-twice = generation_batch_size 與 steps_per_generation 不能同時設定。
reading-problem-completions-at-least-two = 每組至少要有 2 個生成結果才能比較，但 num_generations 是 { $num_generations }。
reading-repair-completions-other-number = 將 { $key } 設為 { $value }。
reading-repair-completions-more-passes = 將 { $key } 設為 { $value }。
reading-repair-completions-more-at-a-time = 將 { $key } 設為 { $value }。
reading-repair-completions-drop = 刪除 { $key }。


## huggingface

reading-note-huggingface-auto-find = auto_find_batch_size 會在記憶體不足時降低每裝置批次大小，但不調整累積步數，因此總批次可能變小。
reading-note-huggingface-banner = 讀自 Trainer 的日誌：每裝置 { $micro_batch_size }。
reading-note-huggingface-data-parallel = 一個行程驅動 { $gpus } 張 GPU（nn.DataParallel）：每張都處理每裝置批次大小，因此算作 { $gpus } 個副本。
reading-note-huggingface-data-parallel-banner = 日誌顯示使用 nn.DataParallel：單一行程的所有 GPU 合計 { $adjusted_batch_size }。
reading-note-huggingface-deepspeed-elsewhere = 參數指定了 { $file }，但這裡沒有這個檔案；其中的批次大小必須是 auto 或相同的值。
reading-note-huggingface-log-counts-peers = 日誌寫 { $told }，因為 Transformers 4.57 及更早版本把上下文平行的同組 GPU 也算作副本；正確的是 { $real }。
reading-note-huggingface-old-name = { $key } 是 per_device_train_batch_size 的舊名。
reading-note-huggingface-peers = 上下文平行與序列平行的同組 GPU 共用資料；Transformers 4.57 及更早版本的日誌仍把它們算作副本。
reading-note-huggingface-split-batches = 啟用 split_batches 時，{ $value } 是所有行程合計的批次；Trainer 的日誌沒有考慮這一點。
reading-note-huggingface-spmd = 在 XLA 的 SPMD 之下，每裝置批次大小是所有裝置的總和。
reading-problem-huggingface-banner-differs = 日誌的總數是 { $told }，但這些檔案算出來是 { $real }。
reading-problem-huggingface-deepspeed-mismatch = Trainer 會拒絕：DeepSpeed 的 { $key } 是 { $value }，但 { $other } 是 { $stated }。
reading-problem-huggingface-no-batch-fits = auto_find_batch_size 已降到 0：記憶體連一條序列都放不下。
reading-repair-huggingface-use-auto = 將 DeepSpeed 檔案中的這些值設為 auto，由 Trainer 填入。
reading-repair-huggingface-use-deepspeed = 讓 Trainer 使用 DeepSpeed 檔案中的值。


## levanter

reading-note-levanter-schedule = 批次依排程變化：{ $stages }。這裡以最後的 { $value } 計算。
reading-problem-levanter-does-not-divide = 批次 { $global_batch_size } 無法被 { $data_parallel_size } 個副本整除。


## lightning

reading-note-lightning-batch-is-split = dp 策略把載入器的批次 { $batch_size } 分給 { $devices } 個裝置，不會再乘以裝置數。
reading-note-lightning-loop-accumulates = 使用 Fabric 時，由訓練迴圈自行累積：一步包含幾次傳遞，寫在 no_backward_sync 的條件裡，這裡不讀取。
reading-note-lightning-scheduled-accumulation = 傳遞次數隨 epoch 改變：{ $stages }。這裡是開始時的批次，傳遞 { $value } 次。
reading-problem-lightning-accumulation-twice = Lightning 不接受 accumulate_grad_batches 與 GradientAccumulationScheduler 並用，必須去掉其中一個。
reading-problem-lightning-deepspeed-accumulation = Lightning 不接受 DeepSpeed 設定中的 gradient_accumulation_steps：它會依 accumulate_grad_batches 自行設定。


## litgpt

reading-note-litgpt-silent-floor = litgpt 會逕自捨去零頭，沒有任何提示：要求 { $asked } 條序列，一步實際為 { $reached } 條，少了 { $lost } 條。
reading-problem-litgpt-no-pass = litgpt 會停止，只有不帶說明的 AssertionError：{ $global_batch_size } 條序列分給 { $data_parallel_size } 個裝置，各得 { $share } 條，不足一個微批次 { $micro_batch_size } 條。
reading-problem-litgpt-assertion = litgpt 停止，因為一次傳遞都不剩：global_batch_size 除以裝置總數並捨去小數後，小於 micro_batch_size。


## llama_factory

reading-note-llama_factory-pretraining-packs = stage 為 pt 時，除非關閉 packing，樣本會打包到 cutoff_len 的完整長度。
reading-note-llama_factory-global-from-micro = 未設定 global_batch_size 時，每個副本一個微批次就更新一次。


## llm_c


## llm_foundry

reading-note-llm_foundry-replication = replication 讓每 { $replication } 個裝置讀取相同的序列，而 llm-foundry 仍以全部裝置數均分批次：一次更新只有 { $reached } 個不同的序列，而非 { $asked } 個。
reading-problem-llm_foundry-does-not-divide = llm-foundry 不接受在 { $data_parallel_size } 個裝置上使用全域批次 { $global_batch_size }：必須是裝置數的倍數。
reading-problem-llm_foundry-replication-does-not-divide = { $world_size } 個裝置無法按 replication 的設定分成每組 { $replication } 個。
reading-problem-llm_foundry-sequence-parallelism = llm-foundry 不支援序列平行，遇到 { $key } = { $value } 就會中止。


## maxtext

reading-note-maxtext-cut-off = MaxText 會捨去零頭：{ $chips } 個晶片上的 { $asked } 條序列變成 { $reached } 條。
reading-note-maxtext-per-chip = per_device_batch_size { $per_device_batch_size } 依每個晶片計算，共同組成一個副本的晶片也各算一個。
reading-note-maxtext-ramp = 批次在訓練中逐漸增大：每裝置從 { $start } 起每次增加 { $increment }，到 { $target } 為止，共歷時 { $samples } 條序列。這裡以最後的值計算。
reading-note-maxtext-shared-sequences = { $sequences } 條序列無法平均分配給 { $replicas } 個副本，這裡以 { $counted } 等份計算。
reading-problem-maxtext-no-sequence = { $chips } 個晶片合計還不到一條序列。
reading-problem-maxtext-microbatches = MaxText 無法把單次傳遞的 { $sequences_per_pass } 條序列分成 { $pipeline_microbatches } 個管線微批次。
reading-problem-maxtext-pipeline-microbatches = 單次傳遞的 { $sequences } 條序列無法分成 { $microbatches } 個管線微批次；微批次數也必須是階段數 { $stages } 的倍數。
reading-problem-maxtext-ramp-does-not-divide = 從 { $start } 到 { $target } 的差距不是增量 { $increment } 的倍數。


## megatron

reading-note-megatron-rampup = 批次從 { $start } 條序列增加到 { $full } 條，每次增加 { $increment } 條。經過 { $steps } 步、{ $samples } 條序列後達到最終大小。
reading-note-megatron-rampup-ignored = Megatron-LM 自 2026 年 4 月起忽略 --rampup-batch-size，一開始就採用最終批次大小；現在的旗標是 --step-batch-size-schedule。
reading-note-megatron-schedule = 批次從 { $first } 條序列增加到 { $last } 條，共 { $stages } 種大小。經過 { $steps } 步、{ $samples } 條序列後達到最後的大小。門檻以詞元計算。
reading-note-megatron-steps = 批次逐漸增大時，{ $samples } 條序列需要 { $steps } 步；若一開始就採最終大小，則為 { $constant } 步。
reading-note-megatron-decreased = --decrease-batch-size-if-needed 會把批次 { $asked } 降到 { $unit } 的倍數 { $reached }，但日誌仍顯示 { $asked }。
reading-problem-megatron-nothing-left = --decrease-batch-size-if-needed 會使批次 { $asked } 變成 0：每個副本一個微批次就已經是 { $unit }。
reading-problem-megatron-no-micro-batches = 每個副本分到 { $passes } 個微批次：全域批次小於每個副本一個微批次的總和。
reading-problem-megatron-current-not-divisible = 批次在增加途中達到 { $size }，無法被 { $data_parallel_size } 個副本 × 微批次 { $micro_batch_size } 整除。漸增過程的每個大小都必須是這個乘積的倍數。
reading-problem-megatron-experts = world size 為 { $world_size }，無法被專家平行、專家張量平行與管線平行大小的乘積 { $size } 整除。
reading-problem-megatron-renamed = Megatron-LM 不接受 { $old }；現在改為 { $new }。
reading-problem-megatron-old-batch-size = Megatron-LM 不接受 --batch-size；現在改為 --micro-batch-size，計算一個副本單次傳遞的序列數。
reading-problem-megatron-rampup-and-iterations = 以 --rampup-batch-size 增大批次時，訓練長度須以序列數計算：用 --train-samples，不用 --train-iters。
reading-problem-megatron-rampup-needs-samples = 2026 年 4 月以前的 Megatron-LM 不接受 --rampup-batch-size 與 --train-iters { $steps } 並用：批次逐漸增大時，訓練長度以序列數計算。
reading-problem-megatron-rampup-increments = 從 { $start } 每次增加 { $increment }，到不了 { $full }。
reading-problem-megatron-rampup-start = 漸增必須從至少一條序列開始。
reading-problem-megatron-rampup-above = 起始批次 { $start } 大於全域批次 { $full }。
reading-problem-megatron-rampup-empty = 從 { $start } 到 { $full } 沒有可增加的幅度，Megatron-LM 會除以零。
reading-problem-megatron-rampup-indivisible = 批次增加到 { $size } 時，不是 { $unit }（每個副本一個微批次）的倍數：訓練會在這裡停止。
reading-problem-megatron-schedule-form = { $entry } 不符合 --step-batch-size-schedule 所需的 TOKENS:SIZE 格式。
reading-problem-megatron-schedule-first = 排程從 { $threshold } 開始，但第一個門檻必須是 0。
reading-problem-megatron-schedule-order = 排程中有兩個門檻落在同一條序列：門檻會除以序列長度 { $length } 並捨去小數。
reading-problem-megatron-schedule-indivisible = 排程中的 { $size } 不是 { $unit }（每個副本一個微批次）的倍數：訓練會在這裡停止。
reading-problem-megatron-schedule-and-global = --step-batch-size-schedule 不能與 --global-batch-size 並用：排程的最後一個大小就是全域批次。
reading-problem-megatron-schedule-and-decrease = --step-batch-size-schedule 不能與 --decrease-batch-size-if-needed 並用。
reading-problem-megatron-schedule-and-rampup = --step-batch-size-schedule 不能與 --rampup-batch-size 並用。
reading-repair-megatron-decrease-batch-size = 加上 { $key }：實際執行的批次為 { $value }。
reading-repair-megatron-no-rampup = 刪除 { $key }：一開始就採用最終批次大小。
reading-repair-megatron-set-rampup = 將 { $key } 設為 { $value }。
reading-repair-megatron-train-samples = 將 --train-iters 改為長度相同的 { $key } { $value }。
reading-repair-megatron-remove = 刪除 { $key }。
reading-repair-megatron-rename = 將 { $old } 改為 { $new }。
reading-repair-megatron-schedule-from-zero = 將 { $key } 設為 "{ $value }"。


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = 未設定 gradient_accumulation_steps：swift 採用 { $value }，使所有行程合計至少 16 條序列。
reading-note-ms_swift-one-process = 未設定 NPROC_PER_NODE 時，swift 只啟動一個行程，並把模型分散到它看得到的 GPU 上。


## nanochat

reading-note-nanochat-automatic-batch = 總批次為自動：nanochat 依模型與詞元預算算出，並在開始時顯示。
reading-problem-nanochat-not-a-multiple = 總量 { $tokens_per_step } 個詞元，不是所有 GPU 單次傳遞 { $tokens_per_pass } 個詞元的倍數。


## nanogpt

reading-note-nanogpt-world-total = nanoGPT 的 gradient_accumulation_steps { $gradient_accumulation_steps } 是所有 GPU 的傳遞次數總和，所以只要 GPU 數能整除它，每一步都是 { $global_batch_size } 條序列。
reading-problem-nanogpt-does-not-divide = nanoGPT 會停止：gradient_accumulation_steps { $gradient_accumulation_steps } 無法被 { $world_size } 張 GPU 整除。
reading-problem-nanogpt-assertion = nanoGPT 停止，因為 gradient_accumulation_steps 是所有 GPU 的傳遞次數總和，而它無法被 GPU 數整除。


## nanotron

reading-problem-nanotron-layout = 各平行大小相乘為 { $product } 張 GPU（{ $replicas } 個副本 × 張量 { $tensor } × 管線 { $pipeline } × 上下文 { $context }），但實際使用 { $world_size } 張。
reading-repair-nanotron-set-dp = 將 { $key } 設為 { $value }，即可用到所有 GPU。


## nemo

reading-note-nemo-packed = 資料已打包：全域批次計算的是打包列，每列含有多條序列。若要與未打包時學習一樣多的序列，請除以每列的序列數。
reading-problem-nemo-accumulate-grad-batches = trainer 的 accumulate_grad_batches 必須維持 1：NeMo 會依微批次大小與全域批次大小自行累積。
reading-problem-nemo-packed-micro-batch = 已打包的資料需要大小為 1 的微批次，而不是 { $size }。
reading-repair-nemo-accumulate-one = 將 { $key } 設為 1。
reading-repair-nemo-packed-one = 將 { $key } 設為 1。


## olmo

reading-note-olmo-micro-batch-cut = 微批次 { $size } 超過每個裝置分到的數量：裝置會以單次傳遞處理 { $each } 條序列。
reading-note-olmo-smaller-last-micro-batch = 每個裝置的 { $each } 條序列以微批次 { $size } 切分，最後一個只剩 { $last } 條。全域批次以設定為準，無法用單一微批次大小表示。
reading-problem-olmo-batch-not-divisible = 批次 { $global_batch_size } 無法被 { $world_size } 張 GPU 整除。OLMo 會停止，只有不帶說明的 AssertionError。


## olmo_core

reading-note-olmo-core-tokens = OLMo-core 以詞元計算批次：共 { $tokens } 個詞元，每條序列長度為 { $length }。
reading-problem-olmo-core-not-tokens = { $tokens } 個詞元還不到一條長度為 { $length } 的序列：OLMo-core 以詞元計算批次，不是以序列計算。
reading-problem-olmo-core-partial = { $tokens } 個詞元不是整數條長度為 { $length } 的序列。
reading-problem-olmo-core-partial-rank = 每個副本從批次分到的詞元數，必須是整數條序列。
reading-repair-olmo-core-in-tokens = 把原本以序列為單位填寫的值乘以 { $length }。


## open_clip

reading-note-open_clip-pairs = 計算的單位是影像與文字的配對。


## openrlhf

reading-note-openrlhf-answers = train_batch_size 計算的是回答，每個提示 { $num_generations } 個；rollout_batch_size 計算的是提示。
reading-note-openrlhf-dynamic-batch = 這裡的微批次按詞元數切分，所含的序列數每次不同。
reading-note-openrlhf-deepspeed-batch = 傳給 DeepSpeed 的批次是 { $value }，因為它把共用一條序列的 GPU 也計入；一次更新仍是 train_batch_size 條序列。
reading-note-openrlhf-packing = 啟用 packing_samples 時，微批次的序列會直接串接而不填充：每步詞元數是上限。


## slurm

reading-note-slurm-idle = 保留了 { $reserved } 張 GPU，但只啟動 { $world_size } 個行程。
reading-problem-slurm-too-few = 啟動了 { $world_size } 個行程，但只保留 { $reserved } 張 GPU。


## torchrun


## torchtitan

reading-note-torchtitan-old-batch-size = training.batch_size 自 2025 年 6 月起改稱 training.local_batch_size；新版本不認得舊名。
reading-note-torchtitan-tokens = 批次以詞元計算，如同 2026 年 8 月之後的 torchtitan：每個副本單次傳遞的 { $tokens } 個詞元，就是 { $sequences } 條長度為 { $length } 個詞元的序列。
reading-note-torchtitan-partial-sequences = 每個副本單次傳遞的 { $tokens } 個詞元，不是整數條長度為 { $length } 的序列：多份文件會併入同一列。
reading-note-torchtitan-pipeline-passes = 管線在每個累積步中執行 { $passes } 個微批次；這裡以總數 { $count } 計算。
reading-note-torchtitan-pipeline-split = 管線把 local batch { $size } 分成 { $parts } 個大小為 { $part } 的微批次。
reading-problem-torchtitan-layout = torchtitan 不接受這個配置：replicate { $replicate } × shard { $shard } × 上下文 { $context } × 張量 { $tensor } × 管線 { $pipeline } 等於 { $product }，不等於 world size { $world_size }。
reading-problem-torchtitan-experts = 專家平行借用 shard、上下文與張量平行的 { $among } 個 rank，但這個數目無法被專家平行大小 { $size } 整除。
reading-problem-torchtitan-tokens-do-not-divide = 每步詞元數 { $tokens } 不是 { $unit } 的倍數；後者是所有副本在一個累積步中處理的詞元數。
reading-repair-torchtitan-set-shard = 將 { $key } 設為 { $value }。
reading-repair-torchtitan-set-experts = 將 { $key } 設為 { $value }。


## torchtune

reading-note-torchtune-docstring = docstring 乘的是全部 GPU；取樣器則把張量與上下文平行的每組 { $model_parallel_size } 張 GPU 只算一次。
reading-note-torchtune-leftover = 每個 epoch 結束時剩下、不足 { $gradient_accumulation_steps } 次的傳遞，不會產生更新。
reading-problem-torchtune-layout = replicate { $replicate_size } × shard { $shard_size } × 張量與上下文平行 { $tensor_parallel_size }，不等於現有的 { $world_size } 張 GPU。
reading-problem-torchtune-replicas = { $replicas } 張資料平行的 GPU 無法分成 { $replicate_size } 組。
reading-repair-torchtune-shards = 將 { $key } 設為 { $value }。


## trl


## unsloth

reading-note-unsloth-one-gpu = 沒有任何設定會啟動多個行程：Unsloth 在一張 GPU 上訓練。
reading-note-unsloth-several-gpus = 單一行程看得到 { $gpus } 張 GPU，但只在其中一張上訓練；舊版 Unsloth 單次傳遞會取 { $value } 條序列。
reading-note-unsloth-banner = 啟動訊息顯示每裝置 { $batch_per_device } 條序列、累積步數 { $gradient_accumulation_steps }。
reading-note-unsloth-other-run = 啟動訊息中的每裝置 { $batch_per_device } 屬於另一次執行；以設定中寫明的值為準。
reading-note-unsloth-set-to-generations = Unsloth 將每裝置批次設為 { $batch_per_device }，也就是每個提示的生成結果數。
reading-note-unsloth-raises-batch = 每裝置 { $micro_batch_size } 湊不成完整的一組，因此 Unsloth 將 per_device_train_batch_size 設為 num_generations { $num_generations }。
reading-problem-unsloth-batch-times-gpus = per_device_train_batch_size 是 { $micro_batch_size }，但啟動訊息是 { $batch_per_device }：單一行程看得到 { $gpus } 張 GPU，於是把批次乘上這個數目，全部放在一張上處理。
reading-repair-unsloth-one-device = 讓 { $key } 只指定一張 GPU。


## verl

reading-note-verl-answers = train_batch_size 與 ppo_mini_batch_size 計算的是提示；每個提示有 { $num_generations } 個回答，更新時訓練的是這些回答。
reading-note-verl-dynamic-batch = 這裡的微批次按詞元數切分，所含的序列數每次不同。
reading-problem-verl-passes = { $replicas } 個副本各自在一次更新中處理 { $answers } 個回答，無法按每次 { $micro_batch_size } 個平均分完。
reading-problem-verl-passes-message = 每個副本在一次更新中處理 { $answers } 個回答，無法按每次 { $micro_batch_size } 個平均分完。
reading-problem-verl-floors = { $asked } 個回答無法平均分給 { $replicas } 個副本：verl 會逕自捨去零頭，一次更新只訓練 { $reached } 個。
reading-problem-verl-mini-exceeds-train = ppo_mini_batch_size { $mini_batch_size } 大於單次 rollout 的 { $train_batch_size } 個提示。
reading-problem-verl-rollout = 單次 rollout 的 { $answers } 個回答無法被 { $minimum } 整除。
reading-repair-verl-mini-batch = 將 { $key } 設為 { $value }。
reading-repair-verl-rollout-batch = 將 { $key } 設為 { $value }。
