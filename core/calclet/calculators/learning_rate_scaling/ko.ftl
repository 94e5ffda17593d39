title = 학습률 스케일링
lead = 튜닝한 배치 크기와 학습률, 새 배치 크기를 입력하면 스케일링 규칙에 따른 학습률과 옵티마이저 설정을 계산합니다.
synonyms = 학습률 스케일링 계산, 학습률 조정, 선형 스케일링 규칙, 제곱근 스케일링 규칙, 배치 크기와 학습률, 배치 크기 변경, 대규모 배치 학습, 모멘텀, 가중치 감쇠, 반감기, 임계 배치 크기, 러닝레이트 스케일링, linear scaling rule, square root scaling rule, LR scaling, Goyal, Malladi, Adam, AdamW, SGD, beta1, beta2, epsilon, weight decay, OLMo-core, nanochat, critical batch size, sqrt(k)

group-batch = 배치 크기
group-optimizer = 튜닝한 설정

rule = 스케일링 규칙
    .help = 무엇을 유지하는지는 옵티마이저에 따라 다릅니다. Adam의 규칙은 SGD에 쓸 수 없고 그 반대도 마찬가지입니다. Muon에는 정립된 규칙이 없습니다.
    .option-linear = 선형(SGD)
    .option-square_root = 제곱근과 β, ε(Adam)
    .option-olmo_core = 제곱근, 학습률만(OLMo-core)
    .option-nanochat = 제곱근과 가중치 감쇠(nanochat)
reference_batch_size = 튜닝한 배치 크기
    .help = 학습률을 튜닝할 때 쓴 유효(글로벌) 배치 크기입니다. 시퀀스 수든 토큰 수든 두 칸의 단위만 같으면 됩니다.
new_batch_size = 새 배치 크기
    .help = 새 학습의 유효(글로벌) 배치 크기입니다.
critical_batch_size = 임계 배치 크기
    .help = 측정한 값이 있으면 입력하세요. 이보다 배치를 키워도 스텝이 거의 줄지 않으며, 어떤 규칙도 성립하지 않습니다.
reference_learning_rate = 튜닝한 학습률
    .help = 튜닝한 배치 크기에 맞춘 최대 학습률입니다.
adam_beta1 = Adam β₁
    .help = 1차 모멘트의 감쇠율입니다.
adam_beta2 = Adam β₂
    .help = 2차 모멘트의 감쇠율입니다.
adam_epsilon = Adam ε
    .help = 2차 모멘트의 제곱근에 더하는 값입니다.
weight_decay = 가중치 감쇠
    .help = AdamW의 분리된(decoupled) 가중치 감쇠로, 스텝마다 학습률을 곱해 적용합니다.
reference_tokens = 튜닝한 학습의 토큰 수
    .help = 가중치 감쇠를 튜닝한 학습의 길이입니다.
new_tokens = 새 학습의 토큰 수
    .help = 두 학습의 길이가 같으면 같은 값을 입력하세요.

batch_ratio = 배치 비율
    .sentence = { $new_batch_size } ÷ { $reference_batch_size } = { $batch_ratio }
scaled_learning_rate = 학습률
    .sentence =
        { $rule ->
            [linear] { $reference_learning_rate } × { $batch_ratio } = { $scaled_learning_rate }(서서히 워밍업한 뒤의 값)
           *[other] { $reference_learning_rate } × √{ $batch_ratio } = { $scaled_learning_rate }
        }
scaled_beta1 = Adam β₁
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta1 }) = { $scaled_beta1 }
scaled_beta2 = Adam β₂
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta2 }) = { $scaled_beta2 }
half_life_beta2 = 반감기가 같은 β₂
    .sentence = { $half_life_beta2 }일 때 2차 모멘트가 절반으로 줄기까지의 토큰 수가 이전과 같습니다. 변화가 작으면 규칙의 값과 거의 같습니다.
scaled_epsilon = Adam ε
    .sentence = { $adam_epsilon } ÷ √{ $batch_ratio } = { $scaled_epsilon }
scaled_weight_decay = 가중치 감쇠
    .sentence = { $scaled_weight_decay }일 때 가중치가 평균되는 구간이 전체 학습에서 차지하는 비율이 { $weight_decay }일 때와 같습니다.

remark-beyond-critical = 임계 배치 크기({ $critical })를 넘으면 스텝을 제한하는 것은 더 이상 노이즈가 아닙니다. 규칙을 외삽한 값이므로 학습이 발산할 수 있습니다.
remark-beyond-linear = ImageNet에서 선형 규칙은 배치당 이미지 { $largest }장까지 성립했고, 그보다 크면 정확도가 떨어졌습니다.
remark-no-beta = 이 배치 비율에서는 규칙에 따른 β가 0보다 커지지 않습니다. 비율이 { $largest }보다 작아야 합니다.
