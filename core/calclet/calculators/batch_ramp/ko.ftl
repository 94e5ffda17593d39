title = 배치 크기 램프업
lead = 학습하는 동안 배치를 어떻게 키우는지 입력하면 단계마다 필요한 스텝 수와 램프업 때문에 늘어나는 스텝 수를 계산합니다.
synonyms = 배치 크기 램프업 계산, 배치 램프업, 배치 크기 워밍업, 배치 크기 웜업, 배치 크기 스케줄, 배치 크기 늘리기, 배치 크기 점진적 증가, 배치 사이즈 램프업, 배치 크기 두 배, 단계, batch size warm-up, batch size schedule, rampup-batch-size, rampup_batch_size, step-batch-size-schedule, BatchSizeScheduler, BLOOM, GPT-3, PaLM, Nemotron, Megatron-LM, NeMo

group-ramp = 램프업
group-run = 학습 전체
group-passes = 마이크로배치

ramp_given_as = 램프업 지정 방식
    .help = Megatron-LM은 일정한 증가폭(--rampup-batch-size)을 썼지만, 2026년 4월부터는 이를 무시하고 크기와 전환 지점(--step-batch-size-schedule)을 받습니다.
    .option-linear = 일정한 증가폭
    .option-thresholds = 크기와 전환 지점
start_batch_size = 첫 배치 크기
    .help = 모든 복제본과 누적을 합친, 맨 처음 스텝의 시퀀스 수입니다.
batch_size_increment = 증가폭
    .help = 배치가 한 번에 늘어나는 시퀀스 수입니다. 첫 크기에서 최종 크기까지 딱 맞게 이어져야 합니다.
ramp_sequences = 램프업 시퀀스 수
    .help = 최종 배치 크기가 되기까지 보는 시퀀스 수입니다. 크기마다 똑같이 나눕니다.
global_batch_size = 최종 배치 크기
    .help = 램프업이 끝난 뒤의 유효(글로벌) 배치 크기입니다.
threshold_unit = 전환 지점의 단위
    .help = Megatron-LM은 토큰 수로 셉니다. 시퀀스 수나 스텝 수로 세는 프레임워크도 있습니다.
    .option-tokens = 토큰 수
    .option-sequences = 시퀀스 수
    .option-steps = 스텝 수
schedule = 크기와 전환 지점
    .help = 전환 지점부터 스텝이 그 크기가 됩니다. 첫 전환 지점은 0입니다.
    .column-after = 전환 지점
    .column-batch_size = 배치 크기
training_given_as = 학습 길이 지정 방식
    .help = 램프업까지 포함한 학습 전체의 길이입니다.
    .option-sequences = 시퀀스 수
    .option-tokens = 토큰 수
training_sequences = 전체 시퀀스 수
    .help = Megatron-LM의 train_samples입니다. 다 차지 않은 마지막 배치는 버립니다.
training_tokens = 전체 토큰 수
    .help = 시퀀스 길이로 나누고 내림하여 시퀀스 수를 구합니다.
sequence_length = 시퀀스 길이
    .help = 시퀀스 하나의 토큰 수로, 모든 단계에서 같습니다.
micro_batch_size = 복제본당 마이크로배치 크기
    .help = 램프업의 모든 배치가 마이크로배치 크기 × 복제본 수의 배수여야 합니다. 배치가 작은 초반에는 마이크로배치를 줄여야 할 수도 있습니다.
data_parallel_size = 데이터 병렬 복제본 수
    .help = 각자 다른 데이터를 처리하는 복제본 수입니다.
decrease_if_needed = 크기 내림
    .help = --decrease-batch-size-if-needed처럼 마이크로배치 크기 × 복제본 수의 배수로 내립니다. Megatron-LM에서는 증가폭으로 지정할 때만 쓸 수 있습니다.

total_steps = 전체 옵티마이저 스텝 수
    .sentence = 램프업 { $ramp_steps }스텝 + 최종 크기 { $full_steps }스텝 = { $total_steps }스텝
ramp_steps = 램프업 스텝 수
    .sentence = 최종 배치 크기가 되기까지 { $ramp_steps }스텝이 걸립니다.
full_steps = 최종 크기의 스텝 수
    .sentence = { $full_steps }스텝은 스케줄의 마지막 배치 크기로 진행합니다.
constant_steps = 램프업이 없을 때의 스텝 수
    .sentence = 처음부터 최종 크기로 학습하면 모두 { $constant_steps }스텝입니다.
ramp_sequences_seen = 램프업에서 보는 시퀀스 수
    .sentence = { $ramp_steps }스텝 동안 시퀀스 { $ramp_sequences_seen }개를 봅니다. 단계의 마지막 스텝은 전환 지점을 넘을 수 있습니다.
ramp_tokens = 램프업 토큰 수
    .sentence = 시퀀스 { $ramp_sequences_seen }개 × 토큰 { $sequence_length }개 = 토큰 { $ramp_tokens }개
unused_sequences = 미사용 시퀀스 수
    .sentence = 마지막 시퀀스 { $unused_sequences }개는 배치 하나를 채우지 못해 버려집니다.
stages = 단계
    .sentence = 단계별 첫 스텝은 0부터 셉니다.
    .column-first_step = 시작 스텝
    .column-batch_size = 배치 크기
    .column-steps = 스텝 수
    .column-tokens = 토큰 수

refusal-increments-miss = { $batch_size_increment }씩 늘려서는 { $start_batch_size }에서 { $global_batch_size }까지 딱 맞게 이어지지 않습니다.
refusal-no-start = 처음부터 배치 크기가 정해지도록 첫 전환 지점은 0이어야 합니다.
refusal-same-threshold = 두 크기의 전환 지점이 같습니다.
refusal-size-below-one = 배치 크기는 모두 1 이상이어야 합니다.
refusal-does-not-divide = 배치의 시퀀스 { $size }개는 시퀀스 { $micro_batch_size }개 × 복제본 { $data_parallel_size }개 = { $multiple }개의 배수가 아닙니다.
refusal-too-many-stages = 단계가 { $maximum }개를 넘습니다. 증가폭을 늘리세요.
remark-never-full = 배치가 시퀀스 { $full }개까지 커지기 전에 학습이 끝납니다.
