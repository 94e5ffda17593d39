title = 訓練步數與 epoch 數
lead = 輸入詞元、序列或 epoch 的預算以及批次，即可依您所用框架的算法，得到最佳化器的總步數，以及每個 epoch 剩下什麼。
synonyms = 訓練步數計算, 總步數, 訓練輪數, 每輪步數, 每個 epoch 的步數, 迭代次數, 更新次數, 最後一個批次, 不完整批次, 剩餘樣本, 梯度累積, max_steps, train_iters, train_samples, num_train_epochs, steps per epoch, drop_last, even_batches, DistributedSampler, Hugging Face Trainer, Accelerate, PyTorch Lightning, torchtune, litgpt, Megatron-LM, token

group-budget = 預算與資料
group-batch = 批次
group-framework = 框架

budget_given_as = 預算表示方式
    .help = 預訓練的配方以詞元或序列計，微調的配方則以 epoch 計。
    .option-tokens = 詞元
    .option-sequences = 序列
    .option-epochs = epoch
token_budget = 詞元預算
    .help = 訓練要看過的詞元數，重複讀到的每次都算。
sequence_budget = 序列預算
    .help = 訓練要看過的序列數；Megatron-LM 稱為 train_samples。
epochs = epoch 數
    .help = 看過整份資料集的次數。只有 Transformers 接受小數。
dataset_size = 資料集的序列數
    .help = 載入器給出的列數：樣本數；若有打包，則為打包後的數目。
global_batch_size = 有效（全域）批次大小
    .help = 最佳化器每次更新所用的序列數，涵蓋所有副本與各次傳遞。
tokens_per_step = 每步詞元數
    .help = 有效批次大小 × 序列長度。若各列沒有填滿，請填實際詞元數。
convention = 計數方式
    .help = 若一個 epoch 結束時不足一步，各框架的做法不同：照樣算一步、捨去，或接著讀下一個 epoch。
    .option-none = 不指定：直到用完預算
    .option-transformers = Transformers、Axolotl
    .option-accelerate = Accelerate
    .option-lightning = Lightning
    .option-torchtune = torchtune
    .option-litgpt = litgpt
    .option-megatron = Megatron-LM
data_parallel_size = 資料平行副本數
    .help = 分配資料的副本數；每個 ZeRO 或 FSDP rank 都算一個。
gradient_accumulation_steps = 累積步數
    .help = 梯度累積：更新之前各副本的傳遞次數。微批次由此得出：有效批次 ÷ 副本數 ÷ 次數。
drop_last = 捨去最後的微批次
    .help = 載入器不使用未滿的微批次（drop_last、dataloader_drop_last）。

total_steps = 總步數
    .sentence =
        { $budget_given_as ->
            [epochs] { $epochs } 個 epoch 共有 { $total_steps } 次最佳化器更新。
            [sequences] { $sequence_budget } 條序列共有 { $total_steps } 次最佳化器更新。
           *[tokens] { $token_budget } 個詞元共有 { $total_steps } 次最佳化器更新。
        }
steps_per_epoch = 每個 epoch 的步數
    .sentence =
        { $convention ->
            [transformers] 未滿的一步也算，無條件進位後每個 epoch { $steps_per_epoch } 步。
            [accelerate] 未滿的一步也算，無條件進位後每個 epoch { $steps_per_epoch } 步。
            [lightning] 未滿的一步也算，無條件進位後每個 epoch { $steps_per_epoch } 步。
            [torchtune] 只算填滿的步，無條件捨去後每個 epoch { $steps_per_epoch } 步。
            [litgpt] 各步跨越 epoch 的界線，平均每個 epoch { $steps_per_epoch } 步。
           *[other] { $dataset_size } ÷ { $global_batch_size } = { $steps_per_epoch }；epoch 結束並不另成一步。
        }
epochs_seen = 已訓練的 epoch 數
    .sentence = { $total_steps } 步共看過資料 { $epochs_seen } 次。
sequences_seen = 訓練過的序列數
    .sentence = { $total_steps } 步共學習 { $sequences_seen } 條序列，重複讀到的每次都算。
tokens_seen = 訓練過的詞元數
    .sentence = 填滿的一步有 { $tokens_per_step } 個詞元，總共 { $tokens_seen } 個。
tokens_beyond_budget = 超出的詞元
    .sentence = { $tokens_seen } − { $token_budget } = { $tokens_beyond_budget } 個詞元；負數表示還有剩餘。
sequences_beyond_budget = 超出的序列
    .sentence = { $sequences_seen } − { $sequence_budget } = { $sequences_beyond_budget } 條序列；負數表示還有剩餘。
last_step_passes = 未滿步的傳遞次數
    .sentence =
        { $convention ->
            [litgpt] 訓練的最後，{ $gradient_accumulation_steps } 次中剩下 { $last_step_passes } 次。
            [torchtune] 每個 epoch 結束時，{ $gradient_accumulation_steps } 次中剩下 { $last_step_passes } 次。
           *[other] 每個 epoch 的最後一步，{ $gradient_accumulation_steps } 次中只進行 { $last_step_passes } 次。
        }
last_step_sequences = 未滿步的序列數
    .sentence = 只有 { $last_step_sequences } 條序列，而不是 { $global_batch_size } 條。
last_step_weight = 未滿步的計入比例
    .sentence =
        { $convention ->
            [transformers] 除以實際進行的 { $last_step_passes } 次或其詞元數，因此梯度仍是完整的平均。
            [torchtune] 不會成為一步，這幾次傳遞根本不執行。
            [litgpt] 不會成為一步，梯度直接捨棄。
           *[other] 只進行了 { $last_step_passes } 次，卻仍除以 { $gradient_accumulation_steps }，梯度只有平均的 { $last_step_weight }。
        }
repeated_sequences = 每個 epoch 重複
    .sentence = 為了讓各副本分到同樣多，每個 epoch 有 { $repeated_sequences } 條序列讀兩次。
unused_sequences = 每個 epoch 未用
    .sentence = 每個 epoch 有 { $unused_sequences } 條序列沒有用於訓練；若有打亂，每次都不同。

refusal-does-not-divide = 批次 { $global_batch_size } 無法以 { $data_parallel_size } 個副本 × { $gradient_accumulation_steps } 次 = { $multiple } 整除。最接近的可整除值是 { $nearest }。
refusal-whole-epochs = 這個框架只能訓練整數個 epoch。
refusal-no-step = 連填滿的一步都不夠：一個 epoch 有 { $dataset_size } 條序列，一步需要 { $global_batch_size } 條。
remark-schedule-ends-early = litgpt 以 { $planned } 步規劃學習率，實際卻走 { $steps } 步：最後一段已超出排程的終點。
