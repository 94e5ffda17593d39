title = 파이프라인 병렬화 버블
lead = 파이프라인 단계 수, 스텝당 마이크로배치 수, 스케줄을 입력하면 파이프라인의 GPU가 쉬는 시간의 비율을 계산합니다.
synonyms = 파이프라인 버블 계산, 파이프라인 병렬 버블, 버블 비율, 유휴 시간, 파이프라인 병렬화, 파이프라인 효율, 마이크로배치, 인터리브 스케줄, 가상 단계, 가상 파이프라인, pipeline bubble, bubble ratio, bubble fraction, GPipe, 1F1B, interleaved 1F1B, virtual pipeline, PipeDream-Flush, zero bubble, Megatron-LM

group-pipeline = 파이프라인
group-target = 목표

pipeline_stages = 파이프라인 단계 수
    .help = 레이어를 나누어 맡는 장치 수입니다. 텐서 병렬화를 함께 쓰면 그룹 수입니다.
micro_batches = 스텝당 마이크로배치 수
    .help = 업데이트 한 번에 복제본 하나가 파이프라인으로 보내는 마이크로배치 수입니다. 그래디언트 누적 스텝 수와 같으며, 글로벌 배치 ÷ (마이크로배치 × 복제본 수)입니다.
schedule = 스케줄
    .help = 1F1B의 버블은 GPipe와 같습니다. 시간이 아니라 메모리를 아낍니다. 버블을 줄이는 것은 인터리브뿐입니다.
    .option-gpipe = GPipe
    .option-one_f_one_b = 1F1B
    .option-interleaved = 인터리브 1F1B
virtual_stages = 장치당 가상 단계 수
    .help = 장치마다 맡는 레이어 묶음의 수입니다. 레이어 수가 단계 수 × 가상 단계 수로 나누어떨어져야 하며, 장치 사이의 통신량도 같은 배수로 늘어납니다.
target_bubble = 목표 버블 비율
    .help = 전체 시간에서 버블이 차지해도 되는 최대 비율입니다.

bubble_share = 전체 시간 대비 버블
    .sentence = 한 스텝의 전체 시간 중 GPU가 쉬는 비율: { $bubble_share }(대기는 { $pipeline_stages } − 1단계, 작업은 마이크로배치 { $micro_batches }개)
bubble_over_ideal = 이상적인 시간 대비 버블
    .sentence = 버블이 전혀 없을 때보다 한 스텝이 { $bubble_over_ideal } 더 걸립니다. Megatron-LM 논문은 이 값을 씁니다.
pipeline_efficiency = 파이프라인 효율
    .sentence = 시간의 { $pipeline_efficiency }만 작업에 쓰이고 나머지는 버블입니다.
micro_batches_for_target = 목표에 필요한 마이크로배치
    .sentence =
        버블을 전체 시간의 { $target_bubble } 이하로 줄이는 데 필요한 마이크로배치: { $micro_batches_for_target }개{ $schedule ->
            [interleaved] ({ $pipeline_stages }의 배수로 올림)
           *[other] {""}
        }
in_flight_micro_batches = 동시에 보관하는 마이크로배치
    .sentence = 가장 많을 때 첫 단계는 마이크로배치 { $in_flight_micro_batches }개의 활성화 값을 보관합니다.

remark-not-a-multiple = 인터리브 스케줄은 마이크로배치를 { $pipeline_stages }개씩 묶어 처리하는데, { $micro_batches }개는 그 배수가 아닙니다. 표시된 버블은 배수라고 가정한 값입니다.
remark-nothing-interleaved = 장치당 가상 단계가 하나뿐이면 인터리브되지 않으며, 일반 1F1B와 같습니다.
remark-idle-stages = 마이크로배치 { $micro_batches }개로는 단계 { $pipeline_stages }개를 모두 동시에 돌릴 수 없습니다.
