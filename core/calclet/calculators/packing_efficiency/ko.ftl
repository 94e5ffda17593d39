title = 패킹 효율
lead = 시퀀스 길이와 배치의 행을 채우는 방식을 입력하면 스텝의 실제 토큰 수, 레이블이 있는 토큰 수, 손실을 나누는 수를 계산합니다.
synonyms = 패킹 효율 계산, 시퀀스 패킹, 샘플 패킹, 패킹 비율, 패딩 비율, 패딩 낭비, 유효 토큰 수, 스텝당 실제 토큰 수, 패딩 제외 토큰, 패딩 토큰, 손실 토큰, 라벨 토큰, 레이블 마스킹, 손실 정규화, 가변 길이, 길이별 묶기, sequence packing, sample packing, -100, ignore_index, num_items_in_batch, best fit decreasing, bfd, wrapped, group_texts, group_by_length, sample_packing_eff_est, neat packing

group-lengths = 길이
group-layout = 행
group-batch = 배치
group-loss = 손실

lengths_given_as = 길이 지정 방식
    .help = 행마다 시퀀스가 하나씩이면 평균으로 충분합니다. 시퀀스를 자르지 않고 패킹할 때 얼마나 차는지는 각 시퀀스의 길이를 알아야 구할 수 있습니다.
    .option-mean = 평균
    .option-list = 목록
    .option-table = 길이별 표
mean_length = 평균 길이
    .help = 자르기를 거친 모든 시퀀스의 토큰 수 ÷ 시퀀스 수입니다.
sequence_lengths = 시퀀스 길이 목록
    .help = 시퀀스마다 토큰 수를 차례로 적은 것으로, 최대 1,000개입니다. 표의 열을 그대로 붙여 넣어도 됩니다.
length_table = 길이와 시퀀스 수
    .help = 길이마다 한 행입니다. 히스토그램이라면 구간의 중간값마다 한 행을 적습니다.
    .column-tokens = 토큰 수
    .column-sequences = 시퀀스 수
layout = 행을 채우는 방식
    .help = 패딩은 계산은 하지만 학습에는 쓰이지 않는 토큰을 더합니다. 패킹은 한 행에 시퀀스를 여러 개 넣고, 이어 붙이기는 행이 끝나는 곳에서 시퀀스를 자릅니다.
    .option-padded = 시퀀스 길이까지 패딩
    .option-padded_to_longest = 마이크로배치의 최장 길이까지 패딩
    .option-packed = 시퀀스를 자르지 않고 패킹
    .option-concatenated = 이어 붙여 자르기
fill = 예상 채움 비율
    .help = 패킹한 행에서 토큰이 차지하는 비율입니다. Axolotl은 sample_packing_eff_est로 추정합니다. 보통 95~99%입니다.
global_batch_size = 유효(글로벌) 배치 크기
    .help = 옵티마이저 업데이트 한 번에 쓰이는 행의 수입니다. 패킹했다면 묶음 하나가 한 행입니다.
sequence_length = 시퀀스 길이
    .help = 한 행에 들어가는 토큰 수입니다. Axolotl에서 패킹한 행의 길이는 마이크로배치 크기 × 시퀀스 길이입니다.
micro_batch_size = 복제본당 마이크로배치 크기
    .help = 복제본 하나가 한 번에 처리하는 행의 수입니다. 함께 패딩하며, 손실의 평균도 함께 내기도 합니다.
loss_share = 레이블이 있는 토큰
    .help = 실제 토큰 가운데 손실을 계산하는 비율입니다. 사전 학습에서는 전부이고, 응답만 학습하는 파인튜닝에서는 응답 부분입니다.
normalization = 손실을 나누는 기준
    .help = Transformers와 torchtune은 스텝 전체의 토큰 수로 나눕니다. 마이크로배치마다 평균을 내는 것은 예전 방식이지만 지금도 흔합니다. Megatron-LM에서는 calculate-per-token-loss로 바꿉니다.
    .option-tokens = 스텝 전체의 토큰 수
    .option-micro_batches = 마이크로배치별 토큰 수

packing_share = 패킹 효율
    .sentence =
        { $layout ->
            [packed] 패킹한 행에서 실제 토큰이 차지하는 비율은 { $packing_share }입니다.
            [concatenated] 길게 이어 붙인 토큰에서 행을 잘라 내므로 실제 토큰이 차지하는 비율은 { $packing_share }입니다.
           *[other] 행에서 실제 토큰이 차지하는 비율은 { $packing_share }이고 나머지는 패딩입니다.
        }
slots = 스텝당 계산하는 토큰 수
    .sentence =
        { $layout ->
            [padded_to_longest] { $global_batch_size }행을 { $micro_batch_size }행마다 가장 긴 것에 맞춰 패딩하면 토큰은 평균 { $slots }개입니다.
           *[other] { $global_batch_size }행 × 토큰 { $sequence_length }개 = 토큰 자리 { $slots }개
        }
real_tokens = 스텝당 실제 토큰 수
    .sentence = { $slots } × { $packing_share } = 패딩을 뺀 스텝당 토큰 수 { $real_tokens }
loss_tokens = 학습에 쓰이는 토큰 수
    .sentence = 실제 토큰 { $real_tokens }개의 { $loss_share }에 레이블이 있으므로 { $loss_tokens }개입니다.
loss_divisor = 손실을 나누는 수
    .sentence =
        { $normalization ->
            [micro_batches] 마이크로배치마다 자기 토큰 수(평균 { $loss_divisor }개)로 나눕니다. 토큰이 적은 마이크로배치일수록 토큰 하나의 비중이 커집니다.
           *[tokens] 어느 마이크로배치에 있든 스텝의 토큰 { $loss_tokens }개는 모두 비중이 같습니다.
        }
sequences_per_step = 스텝당 시퀀스 수
    .sentence = 업데이트 한 번에 { $global_batch_size }행에 담긴 시퀀스 { $sequences_per_step }개를 학습합니다.
rows = 데이터셋의 행 수
    .sentence = 시퀀스 전체가 { $rows }행을 채우며, 로더는 이 수를 셉니다.
lost_tokens = 버려지는 토큰 수
    .sentence =
        { $layout ->
            [concatenated] 끝에 남은 토큰 { $lost_tokens }개는 한 행을 채우지 못해 버려집니다.
           *[other] 시퀀스마다 { $sequence_length }토큰을 넘는 부분이 잘려 모두 { $lost_tokens }토큰이 버려집니다.
        }

refusal-lengths-missing = 평균만으로는 마이크로배치의 최장 길이를 알 수 없습니다. 길이 목록이나 길이별 표를 입력하세요.
refusal-mean-above-row = 평균 { $mean_length }토큰은 { $sequence_length }토큰짜리 행에 들어가지 않습니다. 자르기를 거친 평균을 입력하거나 이어 붙이기를 선택하세요.
refusal-less-than-a-row = { $sequence_length }토큰짜리 행 하나를 채울 토큰이 없습니다.
refusal-length-below-one = 길이와 시퀀스 수는 모두 1 이상이어야 합니다.
refusal-micro-batch-above-batch = 마이크로배치({ $micro_batch_size })가 전체 배치({ $global_batch_size })보다 큽니다.
