# The words of units: `unit-<id>` with a number, `unit-name-<id>` beside a field.


## What is counted

unit-sequence = { $n } 条序列
unit-token = { $n } 个 token
unit-replica = { $n } 个副本
unit-pass = { $n } 次
unit-sample = { $n } 条序列
unit-step = { $n } 步
unit-device = { $n } 张卡
unit-gpu = { $n } 张 GPU
unit-node = { $n } 个节点
unit-parameter = { $n } 个参数
unit-layer = { $n } 层
unit-head = { $n } 个注意力头
unit-stage = { $n } 个阶段
unit-micro_batch = { $n } 个微批次
unit-epoch = { $n } 个 epoch
unit-element = { $n } 维
unit-rank = 秩 { $n }
unit-digit = { $n } 位
unit-name-sequence = 序列
unit-name-token = token
unit-name-replica = 副本
unit-name-pass = 次
unit-name-sample = 序列
unit-name-step = 步
unit-name-device = 卡
unit-name-gpu = GPU
unit-name-node = 节点
unit-name-parameter = 参数
unit-name-layer = 层
unit-name-head = 注意力头
unit-name-stage = 阶段
unit-name-micro_batch = 微批次
unit-name-epoch = epoch
unit-name-element = 维
unit-name-rank = 秩
unit-name-digit = 位

## Rates and multiples; percent signs are the browser’s own

unit-token_per_second = { $n } token/秒
unit-token_per_parameter = { $n } token/参数
unit-byte_per_token = { $n } 字节/token
unit-nat_per_token = { $n } nat/token
unit-times = { $n } 倍
unit-name-token_per_second = token/秒
unit-name-token_per_parameter = token/参数
unit-name-byte_per_token = 字节/token
unit-name-nat_per_token = nat/token
unit-name-times = 倍
unit-name-percent = %

## Memory

unit-byte = { $n } 字节
unit-kB = { $n } kB
unit-MB = { $n } MB
unit-GB = { $n } GB
unit-TB = { $n } TB
unit-PB = { $n } PB
unit-KiB = { $n } KiB
unit-MiB = { $n } MiB
unit-GiB = { $n } GiB
unit-TiB = { $n } TiB
unit-PiB = { $n } PiB
unit-name-byte = 字节
unit-name-kB = kB
unit-name-MB = MB
unit-name-GB = GB
unit-name-TB = TB
unit-name-PB = PB
unit-name-KiB = KiB
unit-name-MiB = MiB
unit-name-GiB = GiB
unit-name-TiB = TiB
unit-name-PiB = PiB

## Computation

unit-FLOP = { $n } FLOP
unit-GFLOP = { $n } GFLOP
unit-TFLOP = { $n } TFLOP
unit-PFLOP = { $n } PFLOP
unit-EFLOP = { $n } EFLOP
unit-ZFLOP = { $n } ZFLOP
unit-YFLOP = { $n } YFLOP
unit-PF_day = { $n } PF-day
unit-FLOP_per_second = { $n } FLOP/s
unit-GFLOP_per_second = { $n } GFLOP/s
unit-TFLOP_per_second = { $n } TFLOP/s
unit-PFLOP_per_second = { $n } PFLOP/s
unit-EFLOP_per_second = { $n } EFLOP/s
unit-ZFLOP_per_second = { $n } ZFLOP/s
unit-name-FLOP = FLOP
unit-name-GFLOP = GFLOP
unit-name-TFLOP = TFLOP
unit-name-PFLOP = PFLOP
unit-name-EFLOP = EFLOP
unit-name-ZFLOP = ZFLOP
unit-name-YFLOP = YFLOP
unit-name-PF_day = PF-day
unit-name-FLOP_per_second = FLOP/s
unit-name-GFLOP_per_second = GFLOP/s
unit-name-TFLOP_per_second = TFLOP/s
unit-name-PFLOP_per_second = PFLOP/s
unit-name-EFLOP_per_second = EFLOP/s
unit-name-ZFLOP_per_second = ZFLOP/s

## Time

unit-second = { $n } 秒
unit-minute = { $n } 分钟
unit-hour = { $n } 小时
unit-day = { $n } 天
unit-name-second = 秒
unit-name-minute = 分钟
unit-name-hour = 小时
unit-name-day = 天
