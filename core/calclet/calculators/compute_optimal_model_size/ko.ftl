title = 컴퓨팅 최적 모델 크기
lead = 컴퓨팅 예산을 입력하면 고정 비율이나 손실 적합식에 따라 예산을 가장 잘 쓰는 파라미터 수와 토큰 수를 계산합니다.
synonyms = 컴퓨팅 최적 모델 크기 계산, 컴퓨팅 최적, 연산 최적, 최적 파라미터 수, 최적 매개변수 수, 스케일링 법칙, 친칠라, 파라미터당 토큰 수, 예산에 맞는 모델 크기, 예측 손실, compute-optimal, Chinchilla, scaling law, Hoffmann, Besiroglu, Epoch AI, N_opt, D_opt, 20 tokens per parameter, IsoFLOP

compute_budget = 컴퓨팅 예산
    .help = 전체 학습의 FLOP 수로, 곱셈·덧셈 한 쌍을 둘로 셉니다. 횟수이지 FLOP/s가 아닙니다.
sizing_method = 방법
    .help = 고정 비율은 Hoffmann 등의 방법 1과 2를 따르고, 적합식은 손실 계산식이 최소가 되는 점을 구합니다(방법 3). Besiroglu 등은 같은 데이터로 다시 적합했습니다.
    .option-ratio = 고정 비율
    .option-hoffmann_rounded = Hoffmann(논문 계수)
    .option-hoffmann_unrounded = Hoffmann(반올림 전)
    .option-besiroglu = Besiroglu(재적합)
tokens_per_parameter = 파라미터당 토큰 수
    .help = 경험칙은 20이며, Hoffmann 논문의 표에서는 20~21.6입니다. 사용자가 많은 모델은 훨씬 오래 학습하는 경우가 많습니다.

optimal_parameters = 최적 파라미터 수
    .sentence =
        { $sizing_method ->
            [ratio] 파라미터당 토큰 { $tokens_per_parameter }개로 { $compute_budget }만큼 학습할 때 알맞은 파라미터 수는 { $optimal_parameters }개입니다.
           *[other] { $compute_budget }만큼 학습할 때 예측 손실이 가장 작은 파라미터 수는 { $optimal_parameters }개입니다.
        }
optimal_tokens = 최적 토큰 수
    .sentence = 6 × 파라미터 { $optimal_parameters }개 × 토큰 { $optimal_tokens }개로 예산 { $compute_budget } 전부를 씁니다.
tokens_per_parameter_at_optimum = 파라미터당 토큰 수
    .sentence = 토큰 { $optimal_tokens }개 ÷ 파라미터 { $optimal_parameters }개이므로 파라미터당 { $tokens_per_parameter_at_optimum }개입니다.
predicted_loss = 예측 손실
    .sentence = 이 최적점에서 적합식이 예측하는 손실은 토큰당 { $predicted_loss } nat이며, 적합에 쓴 데이터와 토크나이저에서만 맞습니다.

remark-rounded-coefficients = 논문에 실린 계수는 반올림한 값입니다. Gopher의 예산을 넣으면 파라미터 320억 개가 나오지만, 논문 본문에는 400억 개라고 되어 있습니다.
remark-contradicts-ratio = 이 적합식은 예산이 커질수록 파라미터당 토큰 수를 더 많이 요구하여 논문의 다른 두 방법과 어긋납니다. 재적합한 식은 그렇지 않습니다.
