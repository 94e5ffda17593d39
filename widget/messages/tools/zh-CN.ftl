# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = 工具
tool-failed = 无法加载此工具。请检查网络连接后重试；您输入的内容已保留。
error-part-missing = 无法加载。请检查网络连接后重试。
tool-used = 已填入：{ $values }。
tool-below = 比目标低 { $share }
tool-above = 比目标高 { $share }
tool-with-unit = { $title }（{ $unit }）
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
read-name = 名称
read-value = 值
read-evidence = 出处
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
