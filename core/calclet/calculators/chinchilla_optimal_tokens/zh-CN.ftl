title = Chinchilla 最优 token 数
lead = 输入模型的参数量，即可按 Chinchilla 法则算出合适的训练 token 数和所需的计算量，并与自己的计划比较。
synonyms = Chinchilla 最优 token 数计算, 龙猫定律, 最优训练 token 数, 最优词元数, 每参数 token 数, 需要训练多少 token, 缩放定律, 扩展定律, 计算最优, 过度训练, 训练不足, 预测损失, Chinchilla scaling, compute-optimal tokens, tokens per parameter, 20 tokens per parameter, scaling law, Hoffmann, Besiroglu

group-rule = 模型与法则
group-comparison = 比较

parameters = 参数量
    .help = 全部参数，包括嵌入层，与 Chinchilla 论文一致。混合专家模型没有公认的法则。
tokens_per_parameter = 每参数 token 数
    .help = 经验法则为 20；Hoffmann 论文的表中为 20.0 到 21.6，只对他们的数据和分词器成立。
planned_tokens = 计划 token 数
    .help = 打算训练的 token 数，用于比较。没有计划则留空。
    .placeholder = 无
loss_fit = 损失预测
    .help = 预测训练完计划 token 数之后的损失；没有计划时，则为训练完最优 token 数之后。重新拟合修正了 Hoffmann 发表的拟合。
    .option-none = 不预测
    .option-hoffmann_rounded = Hoffmann（论文系数）
    .option-hoffmann_unrounded = Hoffmann（未舍入）
    .option-besiroglu = Besiroglu（重新拟合）

optimal_tokens = 最优 token 数
    .sentence = { $parameters } 个参数 × 每参数 { $tokens_per_parameter } 个 token = { $optimal_tokens } 个 token。
training_compute = 训练计算量
    .sentence = 6 × { $parameters } 个参数 × { $optimal_tokens } 个 token，共 { $training_compute }。
training_factor = 计划与最优之比
    .sentence = { $planned_tokens } 个 token 是法则所给 { $optimal_tokens } 个的 { $training_factor } 倍。
predicted_loss = 预测损失
    .sentence =
        训练 { $planned_tokens ->
            [other] { $planned_tokens } 个 token
           *[none] { $optimal_tokens } 个 token
        } 后，拟合公式预测每 token 损失为 { $predicted_loss } nat，只对其自身的数据和分词器成立。

preset-model = 已知模型
