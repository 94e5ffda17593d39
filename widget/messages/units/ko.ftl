# The words of units: `unit-<id>` with a number, `unit-name-<id>` beside a field.


## What is counted

unit-sequence = { $n } 시퀀스
unit-token = { $n } 토큰
unit-replica = { $n } 복제본
unit-pass = { $n }회
unit-sample = { $n } 시퀀스
unit-step = { $n } 스텝
unit-device = { $n }대
unit-gpu = { $n } GPU
unit-node = { $n } 노드
unit-parameter = { $n } 파라미터
unit-layer = { $n } 레이어
unit-head = { $n } 헤드
unit-stage = { $n }단계
unit-micro_batch = { $n } 마이크로배치
unit-epoch = { $n } 에폭
unit-element = { $n }차원
unit-rank = 랭크 { $n }
unit-digit = { $n }자리
unit-name-sequence = 시퀀스
unit-name-token = 토큰
unit-name-replica = 복제본
unit-name-pass = 회
unit-name-sample = 시퀀스
unit-name-step = 스텝
unit-name-device = 대
unit-name-gpu = GPU
unit-name-node = 노드
unit-name-parameter = 파라미터
unit-name-layer = 레이어
unit-name-head = 헤드
unit-name-stage = 단계
unit-name-micro_batch = 마이크로배치
unit-name-epoch = 에폭
unit-name-element = 차원
unit-name-rank = 랭크
unit-name-digit = 자리

## Rates and multiples; percent signs are the browser’s own

unit-token_per_second = { $n } 토큰/초
unit-token_per_parameter = { $n } 토큰/파라미터
unit-byte_per_token = { $n }바이트/토큰
unit-nat_per_token = { $n } nat/토큰
unit-times = { $n }배
unit-name-token_per_second = 토큰/초
unit-name-token_per_parameter = 토큰/파라미터
unit-name-byte_per_token = 바이트/토큰
unit-name-nat_per_token = nat/토큰
unit-name-times = 배
unit-name-percent = %

## Memory

unit-byte = { $n }바이트
unit-kB = { $n }kB
unit-MB = { $n }MB
unit-GB = { $n }GB
unit-TB = { $n }TB
unit-PB = { $n }PB
unit-KiB = { $n }KiB
unit-MiB = { $n }MiB
unit-GiB = { $n }GiB
unit-TiB = { $n }TiB
unit-PiB = { $n }PiB
unit-name-byte = 바이트
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

unit-second = { $n }초
unit-minute = { $n }분
unit-hour = { $n }시간
unit-day = { $n }일
unit-name-second = 초
unit-name-minute = 분
unit-name-hour = 시간
unit-name-day = 일
