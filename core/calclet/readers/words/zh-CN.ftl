# What the reader of configs says. Problems and notes are sentences, repairs say what to do.


## Nothing could be read

reading-error-not-understood = 无法从这段文本中识别出支持的训练框架。
reading-error-broken-syntax = 无法读取 { $file }：第 { $line } 行有误或不完整。
reading-error-too-large = 内容过长：共 { $length } 个字符，最多可读取 { $maximum } 个。
reading-error-too-deep = { $file } 第 { $line } 行嵌套过深。
reading-error-too-many-lines = { $file } 超过 { $maximum } 行。
reading-error-line-too-long = { $file } 第 { $line } 行超过 { $maximum } 个字符。
reading-error-too-many-settings = { $file } 中的值超过 { $maximum } 个。
reading-error-too-many-files = 文件超过 { $maximum } 个。
reading-error-needs-yaml = { $file } 第 { $line } 行的 YAML 语法需要 YAML 库才能读取；安装 calclet 时请加上可选依赖 yaml。
reading-error-bad-request = 无法理解该请求。
reading-error-unknown-input = 没有名为 { $name } 的项。
reading-error-unknown-framework = 没有名为 { $framework } 的框架可供生成配置。
reading-error-unknown-generation = { $value } 不在可选范围内：{ $choices }。
reading-error-empty = 缺少一个值。
reading-error-not-a-number = 有一个值不是数字。
reading-error-not-an-integer = { $value } 不是整数。
reading-error-too-small = { $value } 小于最小值 { $minimum }。


## General notes

reading-note-default = 未指定 { $name }，默认值为 { $value }。
reading-note-batch-in-tokens = 总量按 token 给出：{ $tokens_per_step } 个 token 即 { $global_batch_size } 条序列。
reading-note-open-value = { $name } 在此处尚未确定：{ $text }
reading-note-overridden = { $name } 取 { $file } 中的 { $value }，优先于 { $other_file } 中的 { $other_value }。
reading-note-packing = 打包会把多个样本放进一条序列，直到填满整个长度。
reading-note-pairs = 每个样本都是一对：每计 1 个，就要处理较好和较差两个回答，即两条序列。
reading-note-other-framework = { $file } 属于 { $framework }，未纳入读取。

reading-note-several-configurations = 此文件包含 { $count } 组配置；不一致之处以最后一组为准。
reading-note-expert-parallel = 大小为 { $size } 的专家并行不会减小数据并行度：它在副本之间进行，每个专家有 { $replicas } 份。


## General problems

reading-problem-broken-syntax = { $file } 在第 { $line } 行中断或有误，只计入能读取的部分。
reading-problem-contradiction = { $name } 在 { $file } 中是 { $value }，在 { $other_file } 中却是 { $other_value }。
reading-problem-expected-otherwise = { $name } 是 { $value }，预期为 { $expected }。
reading-problem-expected-unknown = { $name } 预期为 { $expected }，但推算所需的值没有写明。
reading-problem-layout-does-not-divide = world size 为 { $world_size }，不能被模型并行度 { $model_parallel_size } 整除。
reading-problem-batch-does-not-divide = 全局批次 { $global_batch_size } 不能被微批次 { $micro_batch_size } × { $data_parallel_size } 个副本整除。
reading-problem-tokens-do-not-divide = 一步 { $tokens_per_step } 个 token，不能被单次前向和反向处理的 { $tokens_per_pass } 个 token 整除：微批次 { $micro_batch_size } × { $data_parallel_size } 个副本 × { $sequence_length } 个 token。


## General repairs

reading-repair-change-accumulation = 将 { $key } 设为 { $value }。
reading-repair-change-micro-batch = 将 { $key } 设为 { $value }。
reading-repair-change-total = 将 { $key } 设为 { $value }。
reading-repair-change-processes = 将 { $key } 设为 { $value }。
reading-repair-change-world = 改用 { $value } 张 GPU，组成 { $data_parallel_size } 个副本。
reading-repair-change-key = 将 { $key } 设为 { $value }。
reading-repair-remove = 删除 { $key }。


## accelerate

reading-note-accelerate-accumulation-updated = Accelerate 已将 DeepSpeed 的梯度累积步数设为 { $gradient_accumulation_steps }；DeepSpeed 文件中原为 { $other }。
reading-note-accelerate-megatron-context = Accelerate 计算副本数时不除以上下文并行度 { $context }，而 Megatron-LM 自身会除。
reading-note-accelerate-megatron-passes = 使用 Accelerate 的 Megatron-LM 插件时，一步累积几次由 num_micro_batches 决定（{ $passes }）；gradient_accumulation_steps 不起作用。
reading-note-accelerate-scheduler = 除非启用 split_batches，否则经过 prepare 的调度器在每次更新权重时会前进 { $processes } 步。
reading-note-accelerate-split = 启用 split_batches 时，{ $batch_size } 是所有进程合计的批次。
reading-problem-accelerate-accumulation-mismatch = 梯度累积步数在 Accelerate 插件中为 { $other }，在 DeepSpeed 文件中为 { $gradient_accumulation_steps }；以 DeepSpeed 为准。
reading-problem-accelerate-degrees-do-not-match = ParallelismConfig 的各并行度相乘为 { $product }，但进程有 { $world_size } 个。
reading-problem-accelerate-split-batches = 启用 split_batches 时，批次大小 { $batch_size } 必须是进程数 { $processes } 的倍数。


## axolotl

reading-note-axolotl-packing = 启用 sample_packing 时，micro_batch_size { $micro_batch_size } 会填成一行 { $tokens } 个 token：增加的是 token，不是样本。
reading-note-axolotl-model-parallel = 在张量或上下文并行组内，每 { $model_parallel_size } 张 GPU 共享同样的序列。2026 年 3 月之前的 Axolotl 在日志显示的批次中会逐张计数。
reading-note-axolotl-batch-size-of-a-process = batch_size { $batch_size } 是单个进程的批次；除以 micro_batch_size，得到梯度累积步数 { $value }。Axolotl 建议改为设置 gradient_accumulation_steps。
reading-problem-axolotl-two-of-three = Axolotl 需要 micro_batch_size、gradient_accumulation_steps 和 batch_size 三者中的两个。
reading-problem-axolotl-set-both = gradient_accumulation_steps 和 batch_size 不能同时设置。
reading-problem-axolotl-batch-size-ignored = batch_size { $batch_size } 在此不起作用：未设置 gradient_accumulation_steps 时其值为 1，每个进程每次更新只取 { $micro_batch_size } 条序列。
reading-problem-axolotl-ring-attention = 上下文并行与 sample_packing 同用时，一次只处理一个打包样本：micro_batch_size 必须为 1。
reading-problem-axolotl-layout = { $world_size } 张 GPU 不能被所设的并行度整除。
reading-problem-axolotl-groups = Axolotl 要求单个进程累积的数量由完整的组构成，每组 { $num_generations } 个生成结果；micro_batch_size 乘以 gradient_accumulation_steps 是 { $completions }。
reading-repair-axolotl-set = 将 { $key } 设为 { $value }。
reading-repair-axolotl-drop = 删除 { $key }。
reading-repair-axolotl-accumulate = 将 { $key } 设为 { $value }，并删除 batch_size。
reading-repair-axolotl-one-pack = 将 micro_batch_size 设为 1，gradient_accumulation_steps 设为 { $value }；批次不变。


## composer

reading-note-composer-automatic-microbatch = 微批次为自动：从每个设备的 { $device_batch } 条序列开始，显存不足时就减半。全局批次不变。
reading-note-composer-microbatch-reduced = 微批次 { $micro_batch_size } 超过每个设备的 { $device_batch } 条序列，因此降为后者。
reading-note-composer-smaller-last-microbatch = 每个设备的 { $device_batch } 条序列按每次 { $micro_batch_size } 条分 { $passes } 次处理，但最后一次只有 { $last } 条。全局批次以设置为准，无法用单一的微批次大小表示。


## deepspeed

reading-note-deepspeed-auto = “auto”不是 DeepSpeed 自己的值：由 Trainer 或 Accelerate 根据各自的参数填入。
reading-note-deepspeed-autotp = DeepSpeed 计为 { $counted } 张 GPU，但 AutoTP 的每 { $autotp_size } 张总是处理相同的数据：实际是 { $replicas } 个副本，而它的 train_batch_size 会把每条序列计 { $autotp_size } 次。
reading-note-deepspeed-elastic = 弹性训练（elasticity）选定的批次为 { $train_batch_size }，可分配到以下数量的 GPU：{ $valid }。
reading-note-deepspeed-include-whole-host = DeepSpeed 从 0.15.3 到 2026 年 8 月会略过 --include 中未写明 slots 的主机（此处为 { $name }）；写明其 slots 即可使用。
reading-note-deepspeed-presupposes = 未指定 GPU 数；这三个批次大小的前提是有 { $replicas } 张数据并行的 GPU。
reading-note-deepspeed-saw-fewer = 启动了 { $started } 个进程，但 DeepSpeed 只看到 { $seen } 个；若全部都看到，这些数字就是对的。进程彼此不相识时（例如在 init_process_group 之前），或各自单独启动时，它会算作 1 个。
reading-note-deepspeed-unmanaged = managed_gradient_accumulation 为 false：无论文件怎么写，何时更新权重由训练代码决定。
reading-problem-deepspeed-all-excluded = --exclude 排除了 hostfile 中的所有 GPU。
reading-problem-deepspeed-assertion = 要求 DeepSpeed 使用的批次是 { $global_batch_size }，实际却是每张 GPU { $micro_batch_size } × 梯度累积步数 { $gradient_accumulation_steps } × { $data_parallel_size } 张数据并行的 GPU。
reading-problem-deepspeed-counts-and-filters = deepspeed 启动器不允许 --num_nodes、--num_gpus 与 --include、--exclude 同时使用。
reading-problem-deepspeed-duplicate-key = { $key } 在文件中出现了两次，DeepSpeed 会拒绝。
reading-problem-deepspeed-elastic-and-stated = 已启用弹性训练，DeepSpeed 不接受同时设置以下批次大小：{ $keys }。
reading-problem-deepspeed-elastic-incomplete = 弹性训练需要 max_train_batch_size 和 micro_batch_sizes。
reading-problem-deepspeed-elastic-world = 弹性训练的批次无法分配给 { $data_parallel_size } 个副本；可用的副本数：{ $valid }。
reading-problem-deepspeed-floored-to-nothing = DeepSpeed 相除后向下取整，{ $key } 变成了 { $value }：对这么多 GPU 来说，总批次太小。
reading-problem-deepspeed-host-twice = hostfile 重复列出 { $name }：deepspeed 会报错。
reading-problem-deepspeed-include-exclude = deepspeed 启动器只接受 --include 或 --exclude 其中之一，同时使用会报错。
reading-problem-deepspeed-mismatch = DeepSpeed 会拒绝：train_batch_size { $train_batch_size } 不等于每张 GPU { $micro_batch_size } × 梯度累积步数 { $gradient_accumulation_steps } × { $data_parallel_size } 张数据并行的 GPU。
reading-problem-deepspeed-no-config = 找不到 DeepSpeed 配置文件 { $file }：路径以启动时所在目录为准，而它也不是配置的 base64。
reading-problem-deepspeed-no-batch = DeepSpeed 需要 train_batch_size 或 train_micro_batch_size_per_gpu。
reading-problem-deepspeed-no-such-slot = hostfile 中没有 { $name }：deepspeed 不会启动。
reading-problem-deepspeed-not-positive = { $key } 是 { $value }，但 DeepSpeed 要求大于 0。
reading-problem-deepspeed-set-batch-size = 新的 train_batch_size 必须是微批次乘以数据并行 GPU 数的倍数：运行期间只有梯度累积步数会变。
reading-repair-deepspeed-ignore-stated = 将 elasticity.ignore_non_elastic_batch_info 设为 true，或删除这些设置。


## easylm

reading-note-easylm-global-batch = EasyLM 的批次大小 { $batch_size } 是所有设备单次前向和反向的总和。
reading-problem-easylm-does-not-divide = 批次 { $batch_size } 无法均匀分配到 mesh 的 { $data_parallel_size } 个副本上。


## fabric

reading-problem-fabric-conflict = { $key } 在代码中为 { $value }，在启动器中为 { $launched }（未指定参数时为 1）：Fabric 会报错。


## fairseq

reading-note-fairseq-by-tokens = 单次前向和反向最多取 { $max_tokens } 个 token，而不是固定的序列数，因此每一步的序列数不固定。
reading-note-fairseq-scheduled-accumulation = 累积次数随 epoch 变化：{ $stages }。此处按最初的 { $value } 次计算。


## gpt_neox

reading-problem-gpt-neox-nothing-left = 批次 { $total } 分给 { $replicas } 个副本后，{ $key } 变成 0：GPT-NeoX 相除后向下取整，随即拒绝。
reading-problem-gpt-neox-batch-mismatch = GPT-NeoX 会拒绝：train_batch_size { $global_batch_size } 不等于每张 GPU { $micro_batch_size } × 梯度累积步数 { $gradient_accumulation_steps } × { $data_parallel_size } 个副本。


## grpo

reading-note-completions = 批次大小计的是生成结果，不是提示词；一次更新 { $global_batch_size } 个，即训练 { $prompts } 个提示词，每个有 { $num_generations } 个生成结果。
reading-note-completions-apart = 每次生成 { $generation_batch_size } 个结果，一次更新使用 { $global_batch_size } 个。
reading-problem-completions-not-whole-groups = 每次生成 { $generation_batch_size } 个结果，不是 num_generations { $num_generations } 的倍数。
reading-problem-completions-not-divisible = 全部 { $data_parallel_size } 个进程各处理 { $micro_batch_size } 个生成结果，合计凑不成完整的组（num_generations 为 { $num_generations }）：批次大小计的是生成结果，不是提示词。
reading-problem-completions-not-whole-passes = generation_batch_size { $generation_batch_size } 不是所有进程单次处理的 { $completions } 个生成结果的倍数。
reading-problem-completions-set-twice = generation_batch_size 和 steps_per_generation 不能同时设置。
reading-problem-completions-at-least-two = 每组至少要有 2 个生成结果才能比较，但 num_generations 是 { $num_generations }。
reading-repair-completions-other-number = 将 { $key } 设为 { $value }。
reading-repair-completions-more-passes = 将 { $key } 设为 { $value }。
reading-repair-completions-more-at-a-time = 将 { $key } 设为 { $value }。
reading-repair-completions-drop = 删除 { $key }。


## huggingface

reading-note-huggingface-auto-find = auto_find_batch_size 会在显存不足时降低单卡批次大小，但不调整梯度累积步数，因此总批次可能变小。
reading-note-huggingface-banner = 取自 Trainer 的日志：单卡 { $micro_batch_size }。
reading-note-huggingface-data-parallel = 一个进程驱动 { $gpus } 张 GPU（nn.DataParallel）：每张都处理单卡批次大小，因此算作 { $gpus } 个副本。
reading-note-huggingface-data-parallel-banner = 日志显示使用了 nn.DataParallel：单个进程的所有 GPU 合计 { $adjusted_batch_size }。
reading-note-huggingface-deepspeed-elsewhere = 参数指定了 { $file }，但此处没有这个文件；其中的批次大小必须是 auto 或相同的值。
reading-note-huggingface-log-counts-peers = 日志显示 { $told }，因为 Transformers 4.57 及更早版本把上下文并行的同组 GPU 也算作副本；正确的是 { $real }。
reading-note-huggingface-old-name = { $key } 是 per_device_train_batch_size 的旧名。
reading-note-huggingface-peers = 上下文并行和序列并行的同组 GPU 共享数据；Transformers 4.57 及更早版本的日志仍把它们算作副本。
reading-note-huggingface-split-batches = 启用 split_batches 时，{ $value } 是所有进程合计的批次；Trainer 的日志没有考虑这一点。
reading-note-huggingface-spmd = 在 XLA 的 SPMD 下，单卡批次大小就是所有设备的总和。
reading-problem-huggingface-banner-differs = 日志中的总数是 { $told }，但按这些文件算出来是 { $real }。
reading-problem-huggingface-deepspeed-mismatch = Trainer 会拒绝：DeepSpeed 的 { $key } 是 { $value }，但 { $other } 是 { $stated }。
reading-problem-huggingface-no-batch-fits = auto_find_batch_size 已降到 0：显存连一条序列都放不下。
reading-repair-huggingface-use-auto = 将 DeepSpeed 文件中的这些值设为 auto，由 Trainer 填入。
reading-repair-huggingface-use-deepspeed = 让 Trainer 使用 DeepSpeed 文件中的值。


## levanter

reading-note-levanter-schedule = 批次按调度变化：{ $stages }。此处按最后的 { $value } 计算。
reading-problem-levanter-does-not-divide = 批次 { $global_batch_size } 不能被 { $data_parallel_size } 个副本整除。


## lightning

reading-note-lightning-batch-is-split = dp 策略把加载器的批次 { $batch_size } 拆分到 { $devices } 个设备上，不再乘以设备数。
reading-note-lightning-loop-accumulates = 使用 Fabric 时，由训练循环自行累积：一步累积几次，写在 no_backward_sync 的条件里，此处不读取。
reading-note-lightning-scheduled-accumulation = 累积次数随 epoch 变化：{ $stages }。此处是开始时的批次，累积 { $value } 次。
reading-problem-lightning-accumulation-twice = Lightning 不接受 accumulate_grad_batches 与 GradientAccumulationScheduler 同时使用，必须去掉其中一个。
reading-problem-lightning-deepspeed-accumulation = Lightning 不接受 DeepSpeed 配置中的 gradient_accumulation_steps：它会根据 accumulate_grad_batches 自行设置。


## litgpt

reading-note-litgpt-silent-floor = litgpt 会静默地向下取整：要求 { $asked } 条序列，一步实际为 { $reached } 条，少了 { $lost } 条。
reading-problem-litgpt-no-pass = litgpt 会停止，只报一个没有说明的 AssertionError：{ $global_batch_size } 条序列分到 { $data_parallel_size } 个设备，各得 { $share } 条，不足一个微批次的 { $micro_batch_size } 条。
reading-problem-litgpt-assertion = litgpt 已停止，因为一个微批次都凑不出来：global_batch_size 除以设备总数并向下取整后，小于 micro_batch_size。


## llama_factory

reading-note-llama_factory-pretraining-packs = stage 为 pt 时，除非关闭 packing，样本会打包到 cutoff_len 的完整长度。
reading-note-llama_factory-global-from-micro = 未设置 global_batch_size 时，每个副本处理一个微批次就更新一次。


## llm_c


## llm_foundry

reading-note-llm_foundry-replication = replication 让每 { $replication } 个设备读取相同的序列，而 llm-foundry 仍按全部设备数均分批次：一次更新只有 { $reached } 个不同的序列，而不是 { $asked } 个。
reading-problem-llm_foundry-does-not-divide = llm-foundry 不接受在 { $data_parallel_size } 个设备上使用全局批次 { $global_batch_size }：它必须是设备数的倍数。
reading-problem-llm_foundry-replication-does-not-divide = { $world_size } 个设备无法按 replication 的设定分成每组 { $replication } 个。
reading-problem-llm_foundry-sequence-parallelism = llm-foundry 不支持序列并行，遇到 { $key } = { $value } 会报错退出。


## maxtext

reading-note-maxtext-cut-off = MaxText 会舍去零头：{ $chips } 个芯片上的 { $asked } 条序列变为 { $reached } 条。
reading-note-maxtext-per-chip = per_device_batch_size { $per_device_batch_size } 按每个芯片计，共同组成一个副本的芯片也各计一次。
reading-note-maxtext-ramp = 批次在训练中逐渐增大：单个设备从 { $start } 起每次增加 { $increment }，直到 { $target }，共历时 { $samples } 条序列。此处按最后的值计算。
reading-note-maxtext-shared-sequences = { $sequences } 条序列无法均匀分配给 { $replicas } 个副本，此处按 { $counted } 等份计算。
reading-problem-maxtext-no-sequence = { $chips } 个芯片合计还不到一条序列。
reading-problem-maxtext-microbatches = MaxText 无法把单次处理的 { $sequences_per_pass } 条序列分成 { $pipeline_microbatches } 个流水线微批次。
reading-problem-maxtext-pipeline-microbatches = 单次处理的 { $sequences } 条序列无法分成 { $microbatches } 个流水线微批次；微批次数还必须是阶段数 { $stages } 的倍数。
reading-problem-maxtext-ramp-does-not-divide = 从 { $start } 到 { $target } 的差不是增量 { $increment } 的倍数。


## megatron

reading-note-megatron-rampup = 批次从 { $start } 条序列增加到 { $full } 条，每次增加 { $increment } 条。经过 { $steps } 步、{ $samples } 条序列后达到最终大小。
reading-note-megatron-rampup-ignored = Megatron-LM 从 2026 年 4 月起忽略 --rampup-batch-size，一开始就使用最终批次大小；现在的参数是 --step-batch-size-schedule。
reading-note-megatron-schedule = 批次从 { $first } 条序列增加到 { $last } 条，共 { $stages } 种大小。经过 { $steps } 步、{ $samples } 条序列后达到最后的大小。阈值按 token 计。
reading-note-megatron-steps = 批次逐渐增大时，{ $samples } 条序列需要 { $steps } 步；如果一开始就用最终大小，则为 { $constant } 步。
reading-note-megatron-decreased = --decrease-batch-size-if-needed 会把批次 { $asked } 降到 { $unit } 的倍数 { $reached }，但日志仍显示 { $asked }。
reading-problem-megatron-nothing-left = --decrease-batch-size-if-needed 会使批次 { $asked } 变成 0：每个副本一个微批次就已经是 { $unit }。
reading-problem-megatron-no-micro-batches = 每个副本分到 { $passes } 个微批次：全局批次小于每个副本各一个微批次的总和。
reading-problem-megatron-current-not-divisible = 批次在增大途中达到 { $size }，不能被 { $data_parallel_size } 个副本 × 微批次 { $micro_batch_size } 整除。递增过程中的每个大小都必须是这个乘积的倍数。
reading-problem-megatron-experts = world size 为 { $world_size }，不能被专家并行、专家张量并行与流水线并行三者并行度的乘积 { $size } 整除。
reading-problem-megatron-renamed = Megatron-LM 不接受 { $old }；现在改为 { $new }。
reading-problem-megatron-old-batch-size = Megatron-LM 不接受 --batch-size；现在改为 --micro-batch-size，表示一个副本单次前向和反向处理的序列数。
reading-problem-megatron-rampup-and-iterations = 用 --rampup-batch-size 增大批次时，训练长度须按序列数计：用 --train-samples，不用 --train-iters。
reading-problem-megatron-rampup-needs-samples = 2026 年 4 月以前的 Megatron-LM 不接受 --rampup-batch-size 与 --train-iters { $steps } 同用：批次逐渐增大时，训练长度按序列数计。
reading-problem-megatron-rampup-increments = 从 { $start } 每次增加 { $increment }，到不了 { $full }。
reading-problem-megatron-rampup-start = 递增必须至少从一条序列开始。
reading-problem-megatron-rampup-above = 起始批次 { $start } 大于全局批次 { $full }。
reading-problem-megatron-rampup-empty = 从 { $start } 到 { $full } 没有可增加的幅度，Megatron-LM 会除以零。
reading-problem-megatron-rampup-indivisible = 批次增加到 { $size } 时，不是 { $unit }（每个副本一个微批次）的倍数：训练会在此停止。
reading-problem-megatron-schedule-form = { $entry } 不符合 --step-batch-size-schedule 要求的 TOKENS:SIZE 格式。
reading-problem-megatron-schedule-first = 批次调度从 { $threshold } 开始，但第一个阈值必须为 0。
reading-problem-megatron-schedule-order = 批次调度中有两个阈值落在同一条序列上：阈值会除以序列长度 { $length } 并向下取整。
reading-problem-megatron-schedule-indivisible = 批次调度中的 { $size } 不是 { $unit }（每个副本一个微批次）的倍数：训练会在此停止。
reading-problem-megatron-schedule-and-global = --step-batch-size-schedule 不能与 --global-batch-size 同用：调度中的最后一个大小就是全局批次。
reading-problem-megatron-schedule-and-decrease = --step-batch-size-schedule 不能与 --decrease-batch-size-if-needed 同用。
reading-problem-megatron-schedule-and-rampup = --step-batch-size-schedule 不能与 --rampup-batch-size 同用。
reading-repair-megatron-decrease-batch-size = 加上 { $key }：实际运行的批次为 { $value }。
reading-repair-megatron-no-rampup = 删除 { $key }：一开始就使用最终批次大小。
reading-repair-megatron-set-rampup = 将 { $key } 设为 { $value }。
reading-repair-megatron-train-samples = 将 --train-iters 换成长度相同的 { $key } { $value }。
reading-repair-megatron-remove = 删除 { $key }。
reading-repair-megatron-rename = 将 { $old } 改为 { $new }。
reading-repair-megatron-schedule-from-zero = 将 { $key } 设为 { $value }，值要加引号。


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = 未设置 gradient_accumulation_steps：swift 取 { $value }，使所有进程合计至少 16 条序列。
reading-note-ms_swift-one-process = 未设置 NPROC_PER_NODE 时，swift 只启动一个进程，并把模型分布到它能看到的 GPU 上。


## nanochat

reading-note-nanochat-automatic-batch = 总批次为自动：nanochat 根据模型和 token 预算算出，并在启动时打印。
reading-problem-nanochat-not-a-multiple = 总量 { $tokens_per_step } 个 token，不是所有 GPU 单次处理的 { $tokens_per_pass } 个 token 的倍数。


## nanogpt

reading-note-nanogpt-world-total = nanoGPT 的 gradient_accumulation_steps { $gradient_accumulation_steps } 是所有 GPU 的累积次数之和，所以只要 GPU 数能整除它，每一步都是 { $global_batch_size } 条序列。
reading-problem-nanogpt-does-not-divide = nanoGPT 会停止：gradient_accumulation_steps { $gradient_accumulation_steps } 不能被 { $world_size } 张 GPU 整除。
reading-problem-nanogpt-assertion = nanoGPT 已停止，因为 gradient_accumulation_steps 是所有 GPU 的累积次数之和，而它不能被 GPU 数整除。


## nanotron

reading-problem-nanotron-layout = 各并行度相乘为 { $product } 张 GPU（{ $replicas } 个副本 × 张量 { $tensor } × 流水线 { $pipeline } × 上下文 { $context }），但实际使用 { $world_size } 张。
reading-repair-nanotron-set-dp = 将 { $key } 设为 { $value }，即可用上所有 GPU。


## nemo

reading-note-nemo-packed = 数据已打包：全局批次计的是打包样本，每个含多条序列。要与不打包时学习同样多的序列，请除以每个打包样本的序列数。
reading-problem-nemo-accumulate-grad-batches = trainer 的 accumulate_grad_batches 必须保持为 1：NeMo 会根据微批次大小和全局批次大小自行累积。
reading-problem-nemo-packed-micro-batch = 已打包的数据要求微批次为 1，而不是 { $size }。
reading-repair-nemo-accumulate-one = 将 { $key } 设为 1。
reading-repair-nemo-packed-one = 将 { $key } 设为 1。


## olmo

reading-note-olmo-micro-batch-cut = 微批次 { $size } 超过每个设备分到的数量：设备会一次处理完 { $each } 条序列。
reading-note-olmo-smaller-last-micro-batch = 每个设备的 { $each } 条序列按微批次 { $size } 切分，最后一个只剩 { $last } 条。全局批次以设置为准，无法用单一的微批次大小表示。
reading-problem-olmo-batch-not-divisible = 批次 { $global_batch_size } 不能被 { $world_size } 张 GPU 整除。OLMo 会停止，只报一个没有说明的 AssertionError。


## olmo_core

reading-note-olmo-core-tokens = OLMo-core 按 token 计批次：共 { $tokens } 个 token，每条序列长度为 { $length }。
reading-problem-olmo-core-not-tokens = { $tokens } 个 token 还不到一条长度为 { $length } 的序列：OLMo-core 按 token 计批次，不按序列计。
reading-problem-olmo-core-partial = { $tokens } 个 token 不是整数条长度为 { $length } 的序列。
reading-problem-olmo-core-partial-rank = 每个副本从批次中分到的 token 数，必须是整数条序列。
reading-repair-olmo-core-in-tokens = 把原本按序列填写的值乘以 { $length }。


## open_clip

reading-note-open_clip-pairs = 计的是图文对。


## openrlhf

reading-note-openrlhf-answers = train_batch_size 计的是回答，每个提示词 { $num_generations } 个；rollout_batch_size 计的是提示词。
reading-note-openrlhf-dynamic-batch = 此处的微批次按 token 数切分，所含的序列数每次不同。
reading-note-openrlhf-deepspeed-batch = 传给 DeepSpeed 的批次是 { $value }，因为它把共享一条序列的 GPU 也计入；一次更新仍是 train_batch_size 条序列。
reading-note-openrlhf-packing = 启用 packing_samples 时，微批次的序列直接拼接而不填充：每步 token 数是上限。


## slurm

reading-note-slurm-idle = 申请了 { $reserved } 张 GPU，但只启动 { $world_size } 个进程。
reading-problem-slurm-too-few = 启动了 { $world_size } 个进程，但只申请了 { $reserved } 张 GPU。


## torchrun


## torchtitan

reading-note-torchtitan-old-batch-size = training.batch_size 从 2025 年 6 月起改名为 training.local_batch_size；新版本不认旧名。
reading-note-torchtitan-tokens = 批次按 token 计，与 2026 年 8 月以来的 torchtitan 一致：每个副本单次处理的 { $tokens } 个 token，即 { $sequences } 条长度为 { $length } 个 token 的序列。
reading-note-torchtitan-partial-sequences = 每个副本单次处理的 { $tokens } 个 token，不是整数条长度为 { $length } 的序列：多个文档会并入同一行。
reading-note-torchtitan-pipeline-passes = 流水线在每个累积步中运行 { $passes } 个微批次；此处按总数 { $count } 计算。
reading-note-torchtitan-pipeline-split = 流水线把本地批次 { $size } 拆成 { $parts } 个大小为 { $part } 的微批次。
reading-problem-torchtitan-layout = torchtitan 不接受这种布局：replicate { $replicate } × shard { $shard } × 上下文 { $context } × 张量 { $tensor } × 流水线 { $pipeline } 等于 { $product }，不等于 world size { $world_size }。
reading-problem-torchtitan-experts = 专家并行借用 shard、上下文和张量并行的 { $among } 个 rank，但这个数不能被专家并行度 { $size } 整除。
reading-problem-torchtitan-tokens-do-not-divide = 每步 token 数 { $tokens } 不是 { $unit } 的倍数；后者是所有副本在一个累积步中处理的 token 数。
reading-repair-torchtitan-set-shard = 将 { $key } 设为 { $value }。
reading-repair-torchtitan-set-experts = 将 { $key } 设为 { $value }。


## torchtune

reading-note-torchtune-docstring = docstring 乘的是全部 GPU；采样器则把张量和上下文并行的每组 { $model_parallel_size } 张 GPU 只计一次。
reading-note-torchtune-leftover = 每个 epoch 结束时剩下、不足 { $gradient_accumulation_steps } 个的微批次，不会产生更新。
reading-problem-torchtune-layout = replicate { $replicate_size } × shard { $shard_size } × 张量和上下文并行 { $tensor_parallel_size }，不等于现有的 { $world_size } 张 GPU。
reading-problem-torchtune-replicas = { $replicas } 张数据并行的 GPU 无法分成 { $replicate_size } 组。
reading-repair-torchtune-shards = 将 { $key } 设为 { $value }。


## trl


## unsloth

reading-note-unsloth-one-gpu = 没有任何设置会启动多个进程：Unsloth 在一张 GPU 上训练。
reading-note-unsloth-several-gpus = 单个进程能看到 { $gpus } 张 GPU，但只在其中一张上训练；旧版 Unsloth 此时单次处理 { $value } 条序列。
reading-note-unsloth-banner = 启动信息显示单卡 { $batch_per_device } 条序列、梯度累积步数 { $gradient_accumulation_steps }。
reading-note-unsloth-other-run = 启动信息中的单卡 { $batch_per_device } 属于另一次运行；以配置中写明的值为准。
reading-note-unsloth-set-to-generations = Unsloth 将单卡批次设为 { $batch_per_device }，即每个提示词的生成结果数。
reading-note-unsloth-raises-batch = 单卡 { $micro_batch_size } 凑不成完整的一组，因此 Unsloth 将 per_device_train_batch_size 设为 num_generations { $num_generations }。
reading-problem-unsloth-batch-times-gpus = per_device_train_batch_size 是 { $micro_batch_size }，但启动信息是 { $batch_per_device }：单个进程能看到 { $gpus } 张 GPU，于是把批次乘以这个数，全部放在一张上处理。
reading-repair-unsloth-one-device = 让 { $key } 只指定一张 GPU。


## verl

reading-note-verl-answers = train_batch_size 和 ppo_mini_batch_size 计的是提示词；每个提示词有 { $num_generations } 个回答，更新时训练的是这些回答。
reading-note-verl-dynamic-batch = 此处的微批次按 token 数切分，所含的序列数每次不同。
reading-problem-verl-passes = { $replicas } 个副本各自在一次更新中处理 { $answers } 个回答，无法按每次 { $micro_batch_size } 个均分。
reading-problem-verl-passes-message = 每个副本在一次更新中处理 { $answers } 个回答，无法按每次 { $micro_batch_size } 个均分。
reading-problem-verl-floors = { $asked } 个回答无法均分给 { $replicas } 个副本：verl 会静默地向下取整，一次更新只训练 { $reached } 个。
reading-problem-verl-mini-exceeds-train = ppo_mini_batch_size { $mini_batch_size } 大于单次 rollout 的 { $train_batch_size } 个提示词。
reading-problem-verl-rollout = 单次 rollout 的 { $answers } 个回答不能被 { $minimum } 整除。
reading-repair-verl-mini-batch = 将 { $key } 设为 { $value }。
reading-repair-verl-rollout-batch = 将 { $key } 设为 { $value }。
