# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = 도구
tool-failed = 이 도구를 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요. 입력한 내용은 그대로 있습니다.
error-part-missing = 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.
tool-used = 채운 값: { $values }
tool-there = 현재 입력값
tool-below = 목표에 { $share } 미달
tool-above = 목표를 { $share } 초과
tool-beside = 목표와 다름
tool-with-unit = { $title }({ $unit })
tool-series = { $first }, { $next }
tool-clauses = { $first }, { $next }
tool-copy-csv = CSV로 복사
tool-save-csv = CSV로 저장


## Which input gives this output?

tool-solve = 목표값에서 역산
solve-output = 결과
solve-target = 목표값
solve-free = 바꿀 입력
solve-exact = 목표와 정확히 일치
solve-close = 표시한 자릿수까지 목표와 일치
solve-none = “{ $label }” 항목만 바꿔서는 목표값에 정확히 맞출 수 없습니다. 가장 가까운 값:
error-out-of-reach = 이 입력만 바꿔서는 도달할 수 없습니다.
error-out-of-reach-from = 이 입력만 바꿔서는 도달할 수 없습니다. 최솟값은 { $low }입니다.
error-out-of-reach-to = 이 입력만 바꿔서는 도달할 수 없습니다. 최댓값은 { $high }입니다.
error-out-of-reach-between = 이 입력만 바꿔서는 도달할 수 없습니다. { $low }에서 { $high } 사이만 가능합니다.
error-not-solvable = 이 결과에서는 이 입력을 역산할 수 없습니다.


## All ways to reach a batch

tool-choices = 배치 구성 방법
choices-bounds = 제약 조건(있을 때만)
choices-bound-micro_batch_size_max = 메모리에 들어가는 최대 마이크로배치
choices-bound-data_parallel_size = 데이터 병렬 복제본 수
choices-bound-world_size = 전체 GPU 수
choices-bound-model_parallel_size = 모델 복제본당 GPU 수
choices-bound-pipeline_parallel_size = 파이프라인 단계 수
choices-bound-gpus_per_node = 노드당 GPU 수
choices-count = 가능한 구성은 { $total }가지입니다. 파이프라인을 다 채우는 구성, 그중에서도 누적 횟수가 적은 구성부터 표시합니다.
choices-cut = 상위 { $shown }개를 표시합니다.
choices-near = 정확히 맞는 구성이 없습니다. 위아래로 가장 가까운 구성:
choices-none = 이 제약 조건에 맞는 구성이 없습니다.
choices-ranked = 구성(좋은 순서)
choices-number = 번호
choices-distance = 결과
choices-notes = 비고
choices-use = 사용
choices-compare = 비교
choices-compare-one = { $choice } 비교
choices-compare-hint = 두 개를 선택하면 나란히 비교합니다.
choices-compared = 나란히 비교
choices-differ = 다른 항목: { $names }
choices-same = (같음)
choices-different = (다름)
choices-all = { $count }개 모두 표시
choices-mark-fewer-passes-than-stages = 누적 횟수가 파이프라인 단계 수보다 적어 파이프라인이 다 차지 않습니다.
choices-mark-keeps-after-node-loss = 노드가 하나 줄어도 나누어떨어집니다.
choices-mark-breaks-after-node-loss = 노드가 하나 줄면(GPU { $world_size }장) 나누어떨어지지 않습니다. 가장 가까운 배치: { $global_batch_size }
choices-plot = 구성 그래프
choices-plot-title = 구성별 비교: { $across }에 따른 { $up }
choices-plot-about = 구성 { $count }개, 가장 좋은 구성: { $best }
choices-shape-dot = 정확히 일치
choices-shape-diamond = 일치하지만 누적 횟수가 파이프라인 단계 수보다 적음
choices-shape-ring = 목표에 가까움
error-does-not-divide = { $of } ÷ { $value } 계산이 나누어떨어지지 않습니다.


## A result against an input

tool-chart = 그래프
chart-output = 결과
chart-input = 가로축 입력
chart-from = 시작
chart-to = 끝
chart-log-x = 입력 축 로그 눈금
chart-log-y = 결과 축 로그 눈금
chart-title = { $input }에 따른 { $output }
chart-about = { $from }에서 { $to }까지.
chart-now = 현재: { $values }
chart-none = 없음
chart-data = 그래프 값


## A batch that grows

tool-ramp = 램프업 추이
ramp-tokens-seen = 학습한 토큰 수
ramp-tokens-per-step = 스텝당 토큰 수
ramp-from-token = 시작 토큰
ramp-up = 세로축
ramp-across = 가로축
ramp-last-change = 마지막 전환까지만 표시
ramp-about =
    { $count ->
        [1] 단계 { $count }개: { $first }.
       *[other] 단계 { $count }개. 첫 단계: { $first }. 마지막 단계: { $last }.
    }


## Configs, launch scripts and logs

tool-read-config = 설정 읽기
read-text = 설정, 실행 스크립트, 로그 또는 오류 메시지
read-about = 여기에 붙여 넣거나 파일을 끌어다 놓으세요. YAML과 그에 딸린 DeepSpeed JSON, 실행 스크립트처럼 함께 쓰는 파일은 하나로 묶어 읽습니다. 모든 내용은 이 브라우저 밖으로 나가지 않습니다.
read-choose = 파일 선택…
read-remove = 제거
read-remove-file = { $name } 제거
read-pasted = 붙여 넣은 텍스트
read-recognised = 인식한 형식: { $names }
read-agrees = 읽은 내용이 모두 서로 일치합니다.
read-problems = 문제를 { $count }건 찾았습니다.
read-missing = 빠진 값이 있습니다. 표에 입력하세요.
read-values = 읽은 값
read-unknown = 명시되지 않음
read-given = 직접 입력
read-follows = 다른 값에서 계산
read-place = { $file } { $line }행:
read-take-out = { $key } 삭제
read-use = 이 값 사용
read-use-repair = 고친 값 사용
read-problems-title = 일치하지 않는 점
read-repairs-title = 고치는 방법
read-notes-title = 알아 둘 점
fact-world_size = 학습에 쓰는 GPU 수

tool-write-config = 설정 만들기
write-framework = 프레임워크
write-generation = 버전
write-copy = 복사
write-copy-file = { $name } 복사
write-copied = 복사했습니다


## Published runs

tool-published-runs = 공개된 학습 사례
runs-about = 논문, 모델 카드, 설정 파일에 나온 배치를 다시 계산했습니다. 자료에 있는 오류도 알려 줍니다.
runs-search = 이름으로 검색
runs-found = 학습 사례 { $count }건
runs-none = 이런 이름의 학습 사례가 없습니다.
runs-verified = 확인됨
runs-verified-about = 원자료에서 직접 확인했거나, 거기에 나온 값으로 정확히 구한 값입니다.
runs-quoted = 인용
runs-quoted-about = 원자료를 인용한 다른 글에서 확인한 값입니다.
runs-derived = 산출
runs-derived-about = K와 M을 1,024의 거듭제곱으로 보고 반올림된 수치에서 구한 값입니다. 원자료에 그대로 나오지 않는 값은 따로 표시했습니다.
runs-stage = { $stages }단계 중 { $stage }단계
runs-recipe = 레시피
runs-benchmark = 벤치마크
runs-batch = { $batch } × { $length } = { $tokens } 토큰
runs-batch-printed = { $tokens } 토큰
runs-batch-image = 이미지 { $batch }장
runs-batch-pair = { $batch }쌍
runs-discrepancy = 자료 오류
runs-devices = 장치 수
runs-device = 장치
runs-tensor_parallel_size = 텐서 병렬 크기
runs-pipeline_parallel_size = 파이프라인 병렬 크기
runs-context_parallel_size = 컨텍스트 병렬 크기
runs-expert_parallel_size = 전문가 병렬 크기
runs-is-derived = 산출
runs-is-remembered = 재확인 안 함
runs-at-least = 이상
runs-as-printed = 자료 표기
runs-when = 기간
# What is true of a run at once is joined by “및”: nouns only.
runs-from-tokens = { $tokens } 토큰 이후
runs-from-step = { $step }스텝 이후
runs-until-step = { $step }스텝 이전
runs-ramp = 앞선 램프업
runs-ramp-start = 시퀀스 { $start }개로 시작
runs-ramp-start-tokens = { $start } 토큰으로 시작
runs-ramp-steps = { $increment }개씩 증가
runs-ramp-samples = 시퀀스 { $samples }개 동안 진행
runs-ramp-tokens = { $tokens } 토큰 동안 진행
runs-ramp-range = { $least }~{ $most } 토큰 동안 진행
runs-ramp-share = 전체 시퀀스의 { $share } 동안 진행
runs-checked = { $date } 확인
runs-fill = 값 채우기
runs-fill-name = { $name } 값 채우기
runs-open = 시퀀스 { $batch }개는 복제본 { $replicas }개로 나누어떨어지지 않습니다. 자료에 함께 나온 다른 값을 채웠습니다.
runs-open-printed = 자료에는 배치가 반올림한 토큰 수로만 나와 있습니다. 함께 나온 다른 값을 채웠습니다.
runs-aim = 이 배치에서 역산
runs-where = { $finding } ({ $where })
runs-tokens-differ = 자료 표기: { $printed } 토큰. 그러나 { $batch } × { $length } = { $computed }입니다.
runs-tokens-not-whole = 자료 표기: { $printed } 토큰. 시퀀스로는 { $computed }개여서 정수가 아니며, M을 1,024 × 1,024로 보아도 마찬가지입니다.
runs-tokens-called-sequences = 자료 표기: { $printed } 시퀀스. 실제로는 토큰 수이며, 길이 { $length }의 시퀀스 { $computed }개에 해당합니다.
runs-sequences-differ = 자료 표기: { $printed } 시퀀스. 다른 수치에서는 모두 { $computed }개가 나옵니다.
runs-batch-not-reachable = 자료 표기: { $printed } 토큰. 복제본 { $replicas }개에 고르게 나눌 수 없으며, 실제로는 { $computed } 토큰입니다.
runs-devices-differ = 자료 표기: 복제본 { $printed }개. 다른 크기와 곱하면 장치 { $devices }대가 아니라 { $computed }대입니다.
runs-replica-too-large = 자료 표기: 장치 { $printed }대. 복제본 하나에만 { $computed }대가 필요합니다.
