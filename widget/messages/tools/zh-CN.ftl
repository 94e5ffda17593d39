# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = 工具
tool-failed = 无法加载此工具。请检查网络连接后重试；您输入的内容已保留。
error-part-missing = 无法加载。请检查网络连接后重试。
tool-used = 已填入：{ $values }。
tool-there = 当前输入的值
tool-below = 比目标低 { $share }
tool-above = 比目标高 { $share }
tool-with-unit = { $title }（{ $unit }）
tool-series = { $first }、{ $next }
tool-clauses = { $first }，{ $next }
tool-copy-csv = 复制为 CSV
tool-save-csv = 保存为 CSV


## Which input gives this output?

tool-solve = 由目标反推输入
solve-output = 结果
solve-target = 目标
solve-free = 要调整的输入
solve-exact = 正好等于目标
solve-none = “{ $label }”没有正好达到目标的值。最接近的是：
error-out-of-reach = 只调整此项输入无法达到目标。
error-not-solvable = 无法由此结果反推此项输入。


## A result against an input

tool-chart = 图表
chart-output = 结果
chart-input = 横轴输入
chart-from = 从
chart-to = 到
chart-log-x = 输入轴用对数刻度
chart-log-y = 结果轴用对数刻度
chart-title = “{ $output }”随“{ $input }”的变化
chart-about = 从 { $from } 到 { $to }。
chart-now = 当前：{ $values }
chart-none = 无
chart-data = 图表数据


## A batch that grows

tool-ramp = 递增过程
ramp-tokens-seen = 已训练 token 数
ramp-tokens-per-step = 每步 token 数
ramp-from-token = 起始 token
ramp-up = 纵轴
ramp-across = 横轴
ramp-last-change = 只显示到最后一次变化
ramp-about =
    { $count ->
       *[other] 共 { $count } 个阶段。第一个：{ $first }。最后一个：{ $last }。
    }


## Configs, launch scripts and logs

tool-read-config = 读取配置
read-text = 配置、启动脚本、日志或报错信息
read-about = 请粘贴内容，或把文件拖到这里。属于同一次训练的多个文件（如 YAML、配套的 DeepSpeed JSON 和启动脚本）会合并读取。所有内容都留在当前浏览器中。
read-choose = 选择文件…
read-remove = 移除
read-remove-file = 移除 { $name }
read-pasted = 粘贴的文本
read-recognised = 识别为：{ $names }
read-agrees = 读取的内容彼此一致。
read-problems = 发现 { $count } 个问题。
read-missing = 缺少部分数值，请在表格中填写。
read-values = 读取到的数值
read-unknown = 未指定
read-given = 手动输入
read-follows = 由其他值推出
read-place = { $file } 第 { $line } 行：
read-take-out = 删除 { $key }
read-use = 使用这些值
read-use-repair = 使用修正后的值
read-problems-title = 不一致之处
read-repairs-title = 修正方法
read-notes-title = 注意事项
fact-world_size = 使用的 GPU 数

tool-write-config = 生成配置
write-framework = 框架
write-generation = 版本
write-copy = 复制
write-copy-file = 复制 { $name }
write-copied = 已复制


## Published runs

tool-published-runs = 公开的训练
runs-about = 论文、模型卡和配置文件中给出的批次，经重新计算而得；原文有误之处会标明。
runs-search = 按名称搜索
runs-found = { $count } 项
runs-none = 没有名称匹配的训练。
runs-verified = 已核实
runs-verified-about = 直接取自原始资料，或可由其中的数字精确推出。
runs-quoted = 转引
runs-quoted-about = 取自引用该资料的其他文献。
runs-derived = 推算
runs-derived-about = 由舍入后的数字推算，K 和 M 视为 1,024 的幂；原文未明确给出的值另有标注。
runs-stage = 第 { $stage } 阶段，共 { $stages } 阶段
runs-recipe = 配方
runs-benchmark = 基准测试
runs-batch = { $batch } × { $length } = { $tokens } 个 token
runs-batch-printed = { $tokens } 个 token
runs-batch-image = { $batch } 张图像
runs-batch-pair = { $batch } 对
runs-discrepancy = 原文有误
runs-devices = 设备数
runs-device = 设备
runs-tensor_parallel_size = 张量并行度
runs-pipeline_parallel_size = 流水线并行度
runs-context_parallel_size = 上下文并行度
runs-expert_parallel_size = 专家并行度
runs-is-derived = 推算
runs-is-remembered = 未再核对
runs-at-least = 至少
runs-as-printed = 按原文
runs-when = 适用期间
runs-from-tokens = 从 { $tokens } 个 token 起
runs-from-step = 从第 { $step } 步起
runs-until-step = 到第 { $step } 步为止
runs-ramp = 此前的递增
runs-ramp-start = 从 { $start } 条序列开始
runs-ramp-start-tokens = 从 { $start } 个 token 开始
runs-ramp-steps = 每次增加 { $increment }
runs-ramp-samples = 历时 { $samples } 条序列
runs-ramp-tokens = 历时 { $tokens } 个 token
runs-ramp-range = 历时 { $least } 到 { $most } 个 token
runs-ramp-share = 历时全部序列的 { $share }
runs-checked = 核对日期：{ $date }。
runs-fill = 填入
runs-fill-name = 填入 { $name }
runs-open = { $batch } 条序列不能被 { $replicas } 个副本整除，已填入原文给出的其他值。
runs-open-printed = 原文的批次只有舍入后的 token 数，已填入原文给出的其他值。
runs-aim = 由此批次反推输入
runs-where = { $finding }（{ $where }）
runs-tokens-differ = 原文为 { $printed } 个 token，但 { $batch } × { $length } = { $computed }。
runs-tokens-not-whole = 原文为 { $printed } 个 token，相当于 { $computed } 条序列，不是整数；即使 M 视为 1,024 × 1,024 也不是。
runs-tokens-called-sequences = 原文为 { $printed } 条序列，其实是 token 数，即 { $computed } 条长度为 { $length } 的序列。
runs-sequences-differ = 原文为 { $printed } 条序列，但其他数字都得出 { $computed }。
runs-batch-not-reachable = 原文为 { $printed } 个 token，但 { $replicas } 个副本无法均分，实际为 { $computed }。
runs-devices-differ = 原文为 { $printed } 个副本，但与其他并行度相乘是 { $computed } 个设备，不是 { $devices } 个。
runs-replica-too-large = 原文为 { $printed } 个设备，但仅一个副本就需要 { $computed } 个。


## Ways to reach a batch

tool-beside = 并非目标
solve-close = 在显示的位数内等于目标
error-out-of-reach-from = 只调整此项输入无法达到目标：最小为 { $low }。
error-out-of-reach-to = 只调整此项输入无法达到目标：最大为 { $high }。
error-out-of-reach-between = 只调整此项输入无法达到目标：只能从 { $low } 到 { $high }。
tool-choices = 凑出批次的方式
choices-bounds = 限制（如有）
choices-bound-micro_batch_size_max = 放得下的最大微批次
choices-bound-data_parallel_size = 数据并行副本数
choices-bound-world_size = GPU 总数
choices-bound-model_parallel_size = 每份模型的 GPU 数
choices-bound-pipeline_parallel_size = 流水线阶段数
choices-bound-gpus_per_node = 每节点 GPU 数
choices-count =
    { $total ->
       *[other] 共 { $total } 种。先列能填满流水线的，再按累积次数由少到多。
    }
choices-cut = 显示最好的 { $shown } 种。
choices-near = 没有正好达到目标的方式。最接近的是：
choices-none = 没有符合这些限制的方式。
choices-ranked = 各种方式，由好到差
choices-number = 编号
choices-distance = 结果
choices-notes = 备注
choices-use = 采用
choices-compare = 比较
choices-compare-one = 比较 { $choice }
choices-compare-hint = 勾选两项即可并排比较。
choices-compared = 并排比较
choices-differ = 不同之处：{ $names }。
choices-same = （相同）
choices-different = （不同）
choices-all = 显示全部 { $count } 种
choices-mark-fewer-passes-than-stages = 累积次数少于流水线阶段数，流水线无法填满。
choices-mark-keeps-after-node-loss = 少一个节点仍能整除。
choices-mark-breaks-after-node-loss = 少一个节点（剩 { $world_size } 张 GPU）就不能整除；最接近的批次为 { $global_batch_size }。
choices-plot = 各种方式的图
choices-plot-title = 各种方式的“{ $across }”与“{ $up }”
choices-plot-about =
    { $count ->
       *[other] 共 { $count } 种，最好的是 { $best }。
    }
choices-shape-dot = 正好达到目标
choices-shape-diamond = 正好达到目标，但累积次数少于流水线阶段数
choices-shape-ring = 接近目标
error-does-not-divide = { $of } 不能被 { $value } 整除。
