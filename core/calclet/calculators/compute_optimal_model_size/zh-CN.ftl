title = 计算最优模型规模
lead = 输入算力预算，即可按固定比例或拟合的损失公式，算出最能发挥预算的参数量和 token 数。
synonyms = 计算最优模型规模计算, 计算最优, 算力最优, 最优参数量, 最优模型大小, 缩放定律, 扩展定律, 尺度定律, 每参数 token 数, 词元, 龙猫定律, 预测损失, compute-optimal, Chinchilla, scaling law, Hoffmann, Besiroglu, Epoch AI, N_opt, D_opt, 20 tokens per parameter, IsoFLOP

compute_budget = 算力预算
    .help = 整个训练的 FLOP 数，一次乘加算两次；这是次数，不是 FLOP/s。
sizing_method = 方法
    .help = 固定比例对应 Hoffmann 等人的方法 1 和 2；拟合是求其损失公式的最小值（方法 3）。Besiroglu 等人用同样的数据重新做了拟合。
    .option-ratio = 固定比例
    .option-hoffmann_rounded = Hoffmann（论文系数）
    .option-hoffmann_unrounded = Hoffmann（未舍入）
    .option-besiroglu = Besiroglu（重新拟合）
tokens_per_parameter = 每参数 token 数
    .help = 经验法则为 20；Hoffmann 论文的表中为 20 到 21.6。服务大量用户的模型往往训练得久得多。

optimal_parameters = 最优参数量
    .sentence =
        { $sizing_method ->
            [ratio] { $compute_budget } 按每参数 { $tokens_per_parameter } 个 token 分配，适合 { $optimal_parameters } 个参数。
           *[other] 用 { $compute_budget } 训练时，{ $optimal_parameters } 个参数的预测损失最低。
        }
optimal_tokens = 最优 token 数
    .sentence = 6 × { $optimal_parameters } 个参数 × { $optimal_tokens } 个 token，正好用完 { $compute_budget }。
tokens_per_parameter_at_optimum = 每参数 token 数
    .sentence = { $optimal_tokens } 个 token ÷ { $optimal_parameters } 个参数，每参数 { $tokens_per_parameter_at_optimum } 个 token。
predicted_loss = 预测损失
    .sentence = 在这个最优点上，拟合公式预测每 token 损失为 { $predicted_loss } nat，只对其自身的数据和分词器成立。

remark-rounded-coefficients = 论文给出的系数是舍入过的。按 Gopher 的预算会算出 320 亿参数，而论文正文写的是 400 亿。
remark-contradicts-ratio = 预算越大，这个拟合要求的每参数 token 数就越多，与论文的另外两种方法矛盾；重新拟合后没有这个问题。
