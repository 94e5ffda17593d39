# The words of the shell: every page, the widget, its panels and its errors.

-brand = Calclet

language-name = 简体中文
site-name = { -brand }
site-promise = 把 Python 计算放进任意网页


## Pages

page-title = { $title } – { -brand }
frame-title = { $title } – { -brand }
breadcrumb-label = 当前位置
breadcrumb-home = 首页
skip-to-calculator = 跳到计算器
language-switch-label = 语言
chooser-title = 选择语言
open-full-page = 打开完整页面
attribution = 由 { $name } 提供
not-found-title = 页面不存在
not-found-note = 此地址没有页面。请从列表中选择计算器。
article-language-note = 本文暂无简体中文版，以下为英文内容。
updated = 最后更新：{ $date }
formula-title = 计算公式
sources-title = 参考资料
contents-title = 本页内容
privacy-note = 计算在当前浏览器中完成，{ -brand } 不会把您的数值发送到任何服务器。
privacy-home = 您的数值不会离开当前浏览器：浏览器只允许此页面连接 { $site }。
privacy-nowhere = 您的数值不会离开当前浏览器：浏览器不允许此页面建立任何连接。
noscript-note = 当前显示的是默认值的结果。要用自己的数值计算，请启用 JavaScript。


## Catalogue

family-training = 训练与扩展
related-title = 相关计算器
catalogue-title = 计算器
catalogue-count = { $calculators } 个计算器，{ $languages } 种语言
search-label = 搜索计算器
search-none = 没有匹配的计算器。请换用其他词语或符号。


## Inputs

inputs-title = 输入
symbol-of = 符号 { $symbol }
bound-at-least = ≥ { $minimum }
step-up = { $label }：增大
step-down = { $label }：减小
read-as = 识别为 { $value }
choose-value = 使用 { $value }
values-ignored = 链接中未采用的参数：{ $names }
warning-unusual = 这个数值不太常见，通常在 { $low } 到 { $high } 之间。

## Errors: what was understood, what is expected

error-empty = 此项为空，请输入数字。
error-not-a-number = 只能识别“{ $understood }”，无法识别“{ $rest }”。请输入数字，例如 4096、64*8 或 2^12。
error-not-a-number-at-all = “{ $rest }”不是数字。请输入数字，例如 4096、64*8 或 2^12。
error-not-an-integer = 识别为 { $value }，但此处需要整数。
error-not-an-integer-suggest = 识别为 { $value }，但此处需要整数。是要输入 { $suggestion } 吗？
error-too-small = 识别为 { $value }，但最小值为 { $minimum }。
error-too-large = 数值过大，最大值为 { $maximum }。
error-too-many-digits = 数字过长，最多可计算 { $maximum } 位。
error-text-too-long = 文本共 { $length } 个字符，最多可读取 { $maximum } 个。
error-ambiguous = 这种写法有两种理解，您指的是哪个数？
error-division-by-zero = 不能除以 0，请换一个除数。
error-unknown-input = 此计算器没有这个名称的输入项。
error-unknown-calculator = 没有这个名称的计算器。
error-bad-request = 无法读取请求。请刷新页面后重试。
error-internal = 计算失败，您输入的内容已保留。请刷新页面后重试。
error-summary = { $count } 处输入需要修改


## Results

results-title = 结果
results-empty = 输入数值即可查看结果。
stale-note = 此结果对应修改前的数值。
result-item = { $label }：{ $number }
announce-results = 结果：{ $results }


## Python: starting, slow, failed

state-starting = 正在启动 Python，结果稍后显示。
state-slow = Python 仍在加载。您输入的内容已保留，就绪后会立即计算。
state-progress = 正在加载 Python（{ $percent }%）。您输入的内容已保留，就绪后会立即计算。

failure-title = 暂时无法实时计算
failure-kept = 您输入的内容已保留。当前显示的是最近一次计算的结果。
failure-script = 页面没有加载完整，无法计算。请刷新页面，或换用其他浏览器。
failure-runtime-missing = 缺少 Python 所需的文件，可能是网站刚刚更新过。请刷新页面。
failure-runtime-type = 服务器发送 Python 文件时使用了错误的内容类型。请告知网站管理员：.wasm 应为 application/wasm，.mjs 应为 text/javascript。
failure-runtime-blocked = Python 被安全规则或内容拦截插件阻止。请在插件中允许此网站，或换用其他浏览器。
failure-runtime-corrupt = Python 所需的文件已损坏。请重试；如果问题仍然存在，请清空缓存后刷新页面。
failure-runtime-offline = 当前没有网络连接，而此浏览器尚未保存 Python。请联网后重试。
failure-runtime-timeout = Python 响应超时，可能是网络缓慢或设备繁忙。请重试。
failure-runtime-refused = 浏览器不允许此页面启动 Python 所需的后台线程。请在单独的标签页中打开完整页面，或换用其他浏览器。
failure-runtime-memory = 可用内存不足，无法运行 Python。请关闭其他标签页或应用后重试。
failure-browser-too-old = 浏览器版本过旧，无法运行 Python。请更新浏览器，或换用其他浏览器。
failure-runtime-crashed = 进行这项计算时，Python 已两次停止运行。请修改数值，或重试。
action-retry = 重试
action-reload = 刷新页面


## Actions

action-share = 分享
action-report = 打印报告
action-reset = 重置
action-embed = 嵌入
action-offline = 离线保存
action-forget = 移除
action-keep = 保留以供离线使用
action-copy-link = 复制链接
action-copy-code = 复制代码
action-copy-number = 复制数字
action-close = 关闭
action-open-studio = 打开嵌入工作台
action-share-native = 通过应用分享
action-undo = 撤销

copied = 已复制
copied-link = 链接已复制
copied-code = 代码已复制
copy-failed = 此处无法自动复制，请选中文本后手动复制。
beyond-open = 外层网页不允许此框架打开其他页面。请复制地址：
beyond-print = 外层网页不允许此框架打印。请打开以下地址打印：
reset-done = 已恢复初始值


## Panels: share, embed, report, feedback

share-title = 分享本次计算
share-note = 打开此链接的人会看到您填写的数值。
share-link-label = 包含已填数值的链接
share-x = X
share-facebook = Facebook
share-line = LINE
share-email = 邮件
share-subject = { $title }：计算结果

embed-title = 嵌入此计算器
embed-note = 将这段代码粘贴到网页中要显示计算器的位置。
embed-code-label = 嵌入代码
embed-preview-label = 预览

report-made = 生成时间：{ $date }
report-inputs = 输入
report-results = 结果
report-formula = 计算公式
report-link = 本次计算的链接

offline-title = 离线使用
offline-note = 将此计算器、您填写的数值和 Python 打包成一个文件，双击即可打开，无需联网。
offline-making = 正在生成文件…
offline-saved = 已保存为 { $name }（{ $size }）。
offline-failed = 有一部分内容无法加载，文件未能生成。请检查网络连接后重试。
offline-in-frame = 嵌入此计算器的网页可能不允许保存文件，完整页面则可以：
stored-note = 为离线使用保留在此浏览器中的数据：{ $size }。
stored-forgotten = 此网站没有保留在此浏览器中，无法离线使用。

feedback-title = 这个计算器对您有帮助吗？
feedback-yes = 有帮助
feedback-no = 有待改进
feedback-label = 哪些地方可以改进？
feedback-send = 提交
feedback-thanks = 谢谢。
feedback-sent = 谢谢，您的反馈已提交。
feedback-failed = 反馈未能提交，您写的内容已保留。请稍后重试。


## A copy saved for offline use

copy-note = 保存于 { $date }，供离线使用。此文件无需联网，它的安全策略也不允许任何连接：您的数值只留在此文件中。
copy-with-site = 链接、分享和嵌入代码会指向 { $site }，需要联网。
copy-without-site = 分享和嵌入需要有公开地址的网站，因此未包含在此文件中。
copy-licences = 此文件所含软件的许可证
