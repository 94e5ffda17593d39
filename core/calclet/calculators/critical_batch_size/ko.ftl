title = 임계 배치 크기
lead = 손실 또는 두 배치 크기의 그래디언트 노름을 입력하면 임계 배치 크기와, 지금 배치에서 더 드는 스텝과 데이터를 계산합니다.
synonyms = 임계 배치 크기 계산, 크리티컬 배치 사이즈, 그래디언트 노이즈 스케일, 그래디언트 잡음, 노이즈 스케일, 최대 유효 배치 크기, 배치 크기 한계, 수확 체감, 대규모 배치 학습, 데이터 병렬화 한계, 신호 대 잡음비, gradient noise scale, GNS, B_crit, B_noise, B_simple, CBS, McCandlish, Kaplan, S_min, E_min

group-estimate = 추정
group-batch = 배치

estimated_from = 추정 방법
    .help = 논문의 적합식은 손실만 있으면 되지만 대략적입니다. 그래디언트 노름은 자신의 학습에서 측정합니다.
    .option-loss = 손실
    .option-gradients = 그래디언트 노름
loss = 손실
    .help = 도달했거나 목표로 하는 교차 엔트로피(nat/토큰)입니다. 적합식은 영어 웹 텍스트와 GPT-2 토크나이저를 기준으로 합니다.
small_batch_size = 작은 배치
    .help = 노이즈가 많은 그래디언트에 쓰인 시퀀스 수입니다. 평균하기 전의 복제본 하나가 그 예입니다.
small_batch_norm = 작은 배치의 노름 제곱
    .help = 이 그래디언트의 노름을 제곱해 여러 스텝에 걸쳐 평균한 값입니다.
large_batch_size = 큰 배치
    .help = 노이즈가 적은 그래디언트에 쓰인 시퀀스 수입니다. 배치 전체가 그 예입니다.
large_batch_norm = 큰 배치의 노름 제곱
    .help = 클리핑 전 그래디언트의 노름을 제곱해 같은 스텝에 걸쳐 평균한 값입니다.
global_batch_size = 유효(글로벌) 배치 크기
    .help = 임계 배치 크기와 비교할, 옵티마이저 업데이트 한 번의 시퀀스 수입니다.
sequence_length = 시퀀스 길이
    .help = 시퀀스 하나의 토큰 수입니다.

critical_tokens = 임계 배치 크기
    .sentence =
        { $estimated_from ->
            [gradients] 노이즈 ÷ 신호는 시퀀스 { $critical_sequences }개입니다. 시퀀스당 토큰 { $sequence_length }개이므로 토큰 { $critical_tokens }개입니다.
           *[loss] 손실이 { $loss }일 때 적합식으로 구한 스텝당 토큰 수는 { $critical_tokens }개입니다.
        }
critical_sequences = 시퀀스로 환산
    .sentence = 토큰 { $critical_tokens }개는 길이가 { $sequence_length }토큰인 시퀀스 { $critical_sequences }개입니다.
batch_over_critical = 지금 배치
    .sentence = 시퀀스 { $global_batch_size }개는 임계 배치 크기의 { $batch_over_critical }배입니다.
step_factor = 최소 스텝 대비
    .sentence = 같은 손실에 도달하려면 배치가 한없이 클 때의 { $step_factor }배만큼 스텝이 필요합니다.
data_factor = 최소 데이터 대비
    .sentence = 같은 손실에 도달하려면 배치가 가장 작을 때의 { $data_factor }배만큼 데이터가 필요합니다.
gradient_signal = 신호
    .sentence = 노이즈를 뺀 실제 그래디언트의 노름 제곱: { $gradient_signal }
gradient_noise = 노이즈
    .sentence = 시퀀스 하나의 그래디언트가 갖는 분산을 모든 파라미터에 걸쳐 더한 값: { $gradient_noise }

refusal-small-not-smaller = 작은 배치의 시퀀스 수는 큰 배치보다 적어야 합니다.
refusal-no-signal = 이 노름에는 신호가 남지 않습니다. 큰 배치의 노름이 모두 노이즈라는 뜻입니다. 더 많은 스텝에 걸쳐 평균하거나 더 큰 배치로 측정하세요.
refusal-no-noise = 작은 배치는 노이즈 때문에 노름이 더 커야 하는데 이 노름에는 노이즈가 나타나지 않습니다. 더 많은 스텝에 걸쳐 평균하세요.
