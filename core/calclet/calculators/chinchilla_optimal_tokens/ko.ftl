title = Chinchilla 최적 토큰 수
lead = 모델의 파라미터 수를 입력하면 Chinchilla 규칙에 맞는 학습 토큰 수와 거기에 드는 연산량을 계산하고, 세워 둔 계획과 비교합니다.
synonyms = Chinchilla 최적 토큰 수 계산, 친칠라, 친칠라 스케일링, 최적 학습 토큰 수, 파라미터당 토큰 수, 토큰을 얼마나 학습할까, 스케일링 법칙, 컴퓨팅 최적, 과도한 학습, 학습 부족, 예측 손실, Chinchilla scaling, compute-optimal tokens, tokens per parameter, 20 tokens per parameter, scaling law, Hoffmann, Besiroglu

group-rule = 모델과 규칙
group-comparison = 비교

parameters = 파라미터 수
    .help = Chinchilla 논문과 같이 임베딩을 포함한 전체 파라미터입니다. MoE 모델에는 널리 인정된 규칙이 없습니다.
tokens_per_parameter = 파라미터당 토큰 수
    .help = 경험칙은 20이며, Hoffmann 논문의 표에서는 20.0~21.6입니다. 그 데이터와 토크나이저에서 나온 값입니다.
planned_tokens = 계획한 토큰 수
    .help = 비교하려는, 실제로 학습할 토큰 수입니다. 계획이 없으면 비워 두세요.
    .placeholder = 없음
loss_fit = 손실 예측
    .help = 계획한 토큰까지 학습한 뒤의 손실을 예측하며, 계획이 없으면 최적 토큰 수를 기준으로 합니다. 재적합은 Hoffmann이 발표한 적합식을 바로잡은 것입니다.
    .option-none = 안 함
    .option-hoffmann_rounded = Hoffmann(논문 계수)
    .option-hoffmann_unrounded = Hoffmann(반올림 전)
    .option-besiroglu = Besiroglu(재적합)

optimal_tokens = 최적 토큰 수
    .sentence = 파라미터 { $parameters }개 × 파라미터당 { $tokens_per_parameter }개 = 토큰 { $optimal_tokens }개
training_compute = 학습 연산량
    .sentence = 6 × 파라미터 { $parameters }개 × 토큰 { $optimal_tokens }개이므로 모두 { $training_compute }입니다.
training_factor = 최적 대비 계획
    .sentence = 계획한 토큰 { $planned_tokens }개는 규칙에 따른 { $optimal_tokens }개의 { $training_factor }배입니다.
predicted_loss = 예측 손실
    .sentence =
        { $planned_tokens ->
            [other] 토큰 { $planned_tokens }개
           *[none] 토큰 { $optimal_tokens }개
        }를 학습한 뒤 적합식이 예측하는 손실은 토큰당 { $predicted_loss } nat이며, 적합에 쓴 데이터와 토크나이저에서만 맞습니다.

preset-model = 알려진 모델
