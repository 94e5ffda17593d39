title = 算力预算内的 epoch 数
lead = 输入算力预算、模型规模和手头的不重复 token 数，即可算出预算够训练多少个 epoch，以及重复的数据还值多少。
synonyms = 算力预算 epoch 数计算, 训练轮数, 训练几轮, 训练多少个 epoch, 数据受限缩放, 数据重复, 多轮训练, 等效 token 数, 有效词元数, 不重复 token 数, 算力预算, 过拟合, 数据墙, number of epochs, data-constrained scaling, Muennighoff, unique tokens, 6ND

compute_budget = 算力预算
    .help = 整个训练的 FLOP 数，一次乘加算两次；这是次数，不是 FLOP/s。
parameters = 参数量
    .help = 每个 token 经过的参数；混合专家模型只算激活参数。
unique_tokens = 不重复 token 数
    .help = 数据集经过过滤和去重之后的 token 数，每个只计一次。

affordable_tokens = 预算内的 token 数
    .sentence = { $compute_budget } ÷（6 × { $parameters } 个参数），可训练 { $affordable_tokens } 个 token。
epochs = epoch 数
    .sentence = { $affordable_tokens } 个 token 是 { $unique_tokens } 个不重复 token 的 { $epochs } 倍。
whole_epochs = 完整 epoch 数
    .sentence =
        { $whole_epochs ->
            [0] 预算不够把全部 { $unique_tokens } 个 token 看完一遍。
           *[other] { $unique_tokens } 个 token 每个至少看 { $whole_epochs } 遍。
        }
effective_tokens = 等效 token 数
    .sentence = { $epochs } 个 epoch 的 { $affordable_tokens } 个 token，相当于 { $effective_tokens } 个全新的 token。
repeat_value = token 的平均价值
    .sentence = 这次训练中的一个 token，平均相当于一个全新 token 的 { $repeat_value }。

remark-data-left-over = 预算还不够把数据看完一遍，因此没有重复，每个 token 都按全值计算。
remark-beyond-fit = 重复数据的价值衰减，是在参数量不超过 { COMPACT($largest) } 的模型上测得的，更大的模型属于外推。
