title = 學習率暖身
lead = 輸入最高學習率、總步數與暖身長度，即可依 Transformers、nanoGPT 或 torchtitan 的計步方式，得到任一步的學習率。
synonyms = 學習率暖身計算, 學習率預熱, 學習率排程, 暖身步數, 暖身比例, 線性暖身, 餘弦衰減, 線性衰減, 最高學習率, 最低學習率, learning rate schedule, warmup_steps, warmup_ratio, warmup_iters, warmup, cosine decay, min_lr, AdamW, beta2

group-schedule = 排程
group-warmup = 暖身
group-step = 要計算的步

peak_learning_rate = 最高學習率
    .help = 暖身結束時達到的最大值；配方中常直接稱為學習率。
total_steps = 總步數
    .help = 整個訓練的最佳化器更新次數，不是微批次數。若使用梯度累積，為傳遞次數 ÷ 累積步數。
decay = 暖身後的衰減
    .help = 從暖身結束到最後一步，學習率如何下降。
    .option-constant = 不衰減
    .option-linear = 線性
    .option-cosine = 餘弦
minimum_learning_rate = 最低學習率
    .help = 衰減的終點。常取最高值的十分之一；Transformers 的一般排程為 0。
warmup_given_as = 暖身表示方式
    .help = 各配方的寫法不同。步數取決於批次大小；詞元數則可沿用到不同的批次大小。
    .option-ratio = 占總步數比例
    .option-steps = 步數
    .option-tokens = 詞元數
    .option-adam_rule = Adam 經驗法則
warmup_ratio = 暖身比例
    .help = 占總步數的比例，結果無條件進位為整數步。
warmup_steps = 暖身步數
    .help = 達到最高學習率之前的更新次數。不暖身請填 0。
warmup_tokens = 暖身詞元數
    .help = 達到最高學習率之前看過的詞元數。需填寫下方的每步詞元數。
adam_beta2 = Adam β₂
    .help = 二階動量的衰減率。法則取 2 ÷（1 − β₂）步：0.999 為 2,000 步，0.95 只有 40 步。
tokens_per_step = 每步詞元數
    .help = 有效批次大小 × 序列長度；想以詞元表示暖身時填寫。
step_convention = 計步方式
    .help = Transformers 從學習率 0 開始，第一次更新不會改變任何權重；另外兩種則早一步。
    .option-hugging_face = Transformers
    .option-nanogpt = nanoGPT
    .option-torchtitan = torchtitan
evaluated_step = 已完成更新次數
    .help = 該次更新之前，已完成的最佳化器更新次數；0 代表第一次更新。

warmup_length = 暖身步數
    .sentence =
        { $warmup_given_as ->
            [ratio] { $total_steps } 步的 { $warmup_ratio }，無條件進位後為 { $warmup_length } 步。
            [tokens] { $warmup_tokens } 個詞元，每步 { $tokens_per_step } 個，需要 { $warmup_length } 步。
            [adam_rule] 2 ÷（1 − { $adam_beta2 }）= { $warmup_length } 步。
           *[steps] 總共 { $total_steps } 步中，暖身占 { $warmup_length } 步。
        }
learning_rate = 學習率
    .sentence = 完成 { $evaluated_step } 次更新後，下一次更新的學習率為 { $learning_rate }；最高值為 { $peak_learning_rate }。
increment_per_step = 每步增量
    .sentence = 暖身期間，學習率每步增加 { $increment_per_step }。
warmup_token_count = 暖身詞元總數
    .sentence = { $warmup_length } 步 × { $tokens_per_step } 個詞元 = 達到最高值之前共 { $warmup_token_count } 個詞元。

refusal-after-the-end = 訓練在第 { $total_steps } 步結束，{ $evaluated_step } 已超出範圍。
refusal-minimum-above-peak = 最低學習率 { $minimum_learning_rate } 高於最高值 { $peak_learning_rate }；衰減不會讓學習率上升。
refusal-tokens-per-step-missing = 要把詞元換算成步數，請填寫每步詞元數。
remark-never-over = 暖身長達 { $warmup_length } 步，總共 { $total_steps } 步中已沒有衰減的餘地。
remark-first-update-idle = 第 0 步的學習率為 0：Transformers 的第一次更新不會改變權重。
remark-float-ceiling = Transformers 以浮點數相乘後進位，會得到 { $rounded } 步；精確值是 { $exact } 步。
