# The words of units: `unit-<id>` with a number, `unit-name-<id>` beside a field.


## What is counted

unit-sequence = { $n }系列
unit-token = { $n }トークン
unit-replica = { $n }レプリカ
unit-pass = { $n }回
unit-sample = { $n }系列
unit-step = { $n }ステップ
unit-device = { $n }デバイス
unit-gpu = { $n }基のGPU
unit-node = { $n }ノード
unit-parameter = { $n }パラメータ
unit-layer = { $n }層
unit-head = { $n }ヘッド
unit-stage = { $n }ステージ
unit-micro_batch = { $n }マイクロバッチ
unit-epoch = { $n }エポック
unit-element = { $n }要素
unit-rank = ランク{ $n }
unit-digit = { $n }桁
unit-name-sequence = 系列
unit-name-token = トークン
unit-name-replica = レプリカ
unit-name-pass = 回
unit-name-sample = 系列
unit-name-step = ステップ
unit-name-device = デバイス
unit-name-gpu = GPU
unit-name-node = ノード
unit-name-parameter = パラメータ
unit-name-layer = 層
unit-name-head = ヘッド
unit-name-stage = ステージ
unit-name-micro_batch = マイクロバッチ
unit-name-epoch = エポック
unit-name-element = 要素
unit-name-rank = ランク
unit-name-digit = 桁

## Rates and multiples; percent signs are the browser’s own

unit-token_per_second = { $n }トークン／秒
unit-token_per_parameter = { $n }トークン／パラメータ
unit-byte_per_token = { $n }バイト／トークン
unit-nat_per_token = { $n }ナット／トークン
unit-times = { $n }倍
unit-name-token_per_second = トークン／秒
unit-name-token_per_parameter = トークン／パラメータ
unit-name-byte_per_token = バイト／トークン
unit-name-nat_per_token = ナット／トークン
unit-name-times = 倍
unit-name-percent = %

## Memory

unit-byte = { $n }バイト
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
unit-name-byte = バイト
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
unit-PF_day = { $n }PF-day
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

unit-second = { $n }秒
unit-minute = { $n }分
unit-hour = { $n }時間
unit-day = { $n }日
unit-name-second = 秒
unit-name-minute = 分
unit-name-hour = 時間
unit-name-day = 日
