# Fields and results that are not plain numbers, helpers, and what can be wrong with them.


## Inputs

field-optional = 选填
field-unit = 单位：{ $label }
bound-at-most = ≤ { $maximum }
bound-above = > { $minimum }
bound-below = < { $maximum }
value-yes = 是
value-no = 否
value-none = 无
value-unknown = 未知选项：{ $value }
list-hint = 每行一个数值，或用分号分隔。
table-hint = 每条数据占一行，单元格用制表符或 | 分隔。各列依次为：{ $columns }。

preset-choose = 请选择…
preset-filled = 已填入：{ $inputs }。
preset-changed = 填入后您修改了：{ $inputs }。
preset-source = 数据来源（截至 { $date }）
preset-as-of = 数据截至 { $date }。

helper-open = 用“{ $title }”计算…
helper-use = 使用 { $value }
helper-used = 已将 { $value } 填入“{ $label }”。
helper-loading = 正在计算…


## Errors

error-empty-choice = 尚未选择，请选择一项。
error-empty-list = 此项为空，请至少输入一个数值。
error-not-above = 识别为 { $value }，但必须大于 { $minimum }。
error-not-below = 识别为 { $value }，但必须小于 { $maximum }。
error-no-such-choice = 没有“{ $value }”这个选项，请从列出的选项中选择。
error-not-a-flag = “{ $value }”既不是“是”也不是“否”，请选择其中一项。
error-unknown-unit = 此处不能使用单位“{ $unit }”。可用的单位：{ $units }。
error-wrong-cells = 第 { $row } 行有 { $found } 个单元格，应为 { $expected } 个。
error-too-many-items = 数值过多，最多可计算 { $maximum } 个。
error-overflow = 结果过大，无法计算。请修改数值。
error-refused = 这组数值无法计算。
error-helper-failed = 无法加载此计算器。请检查网络连接后重试。
error-in-item = 第 { $item } 个数值：{ $message }
error-in-row = 第 { $row } 行：{ $message }


## Results

action-copy-json = 以 JSON 格式复制输入和结果
action-copy-csv = 以 CSV 格式复制输入和结果
copied-data = 输入和结果已复制
carry-on = 用于
