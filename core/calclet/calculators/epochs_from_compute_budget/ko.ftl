title = 컴퓨팅 예산으로 가능한 에폭 수
lead = 컴퓨팅 예산, 모델 크기, 가진 중복 없는 토큰 수를 입력하면 예산으로 가능한 에폭 수와 반복한 데이터의 가치를 계산합니다.
synonyms = 에폭 수 계산, 에포크 수, 몇 에폭, 데이터 제약 스케일링, 데이터 반복, 다중 에폭 학습, 실질 토큰 수, 유효 토큰 수, 중복 없는 토큰, 컴퓨팅 예산, 과적합, 데이터 고갈, number of epochs, data-constrained scaling, Muennighoff, unique tokens, effective tokens, 6ND

compute_budget = 컴퓨팅 예산
    .help = 전체 학습의 FLOP 수로, 곱셈·덧셈 한 쌍을 둘로 셉니다. 횟수이지 FLOP/s가 아닙니다.
parameters = 파라미터 수
    .help = 토큰 하나가 거치는 파라미터 수입니다. MoE 모델은 활성 파라미터만 셉니다.
unique_tokens = 중복 없는 토큰 수
    .help = 필터링과 중복 제거를 거친 데이터셋의 토큰 수로, 하나를 한 번씩만 셉니다.

affordable_tokens = 예산으로 가능한 토큰 수
    .sentence = { $compute_budget } ÷ (6 × 파라미터 { $parameters }개) = 학습 토큰 { $affordable_tokens }개
epochs = 에폭 수
    .sentence = 토큰 { $affordable_tokens }개는 중복 없는 토큰 { $unique_tokens }개의 { $epochs }배입니다.
whole_epochs = 온전한 에폭 수
    .sentence =
        { $whole_epochs ->
            [0] 토큰 { $unique_tokens }개를 한 번 다 보기 전에 예산이 끝납니다.
           *[other] 토큰 { $unique_tokens }개를 저마다 { $whole_epochs }번 이상 봅니다.
        }
effective_tokens = 실질 토큰 수
    .sentence = { $epochs }에폭 동안 보는 토큰 { $affordable_tokens }개는 새 토큰 { $effective_tokens }개의 값어치를 합니다.
repeat_value = 토큰의 가치
    .sentence = 이 학습에서 토큰 하나의 가치는 평균적으로 새 토큰의 { $repeat_value }입니다.

remark-data-left-over = 예산으로는 데이터를 한 번 다 보지 못하므로 반복이 없고, 모든 토큰이 제 가치를 다합니다.
remark-beyond-fit = 반복한 데이터의 가치 감소는 파라미터 { COMPACT($largest) }개 이하의 모델에서 측정한 것입니다. 그보다 크면 외삽입니다.
