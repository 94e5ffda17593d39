title = 학습 FLOPs
lead = 파라미터 수와 학습 토큰 수를 입력하면 학습에 드는 연산량을 FLOP와 petaFLOP/s-day 단위로 계산합니다. 어텐션과 재계산을 넣을지도 고를 수 있습니다.
synonyms = 학습 FLOPs 계산, 학습 연산량, 훈련 연산량, 컴퓨팅 예산, 부동소수점 연산, 토큰당 FLOPs, 모델 FLOPs 활용률, 활성화 재계산, 그래디언트 체크포인팅, 어텐션 FLOPs, 학습 비용, training compute, 6ND, 8ND, C = 6ND, PF-days, petaflop/s-days, MFU, HFU, FLOPs per token

group-training = 모델과 데이터
group-convention = 계산에 넣는 것

parameters = 파라미터 수
    .help = 임베딩을 포함한 전체 파라미터입니다. MoE 모델은 토큰 하나가 거치는 파라미터만 셉니다. Kaplan 등은 임베딩을 빼고 세므로 결과가 더 작습니다.
training_tokens = 학습 토큰 수
    .help = 학습에서 보는 모든 토큰입니다. 두 번 본 데이터는 두 번 셉니다.
flop_convention = FLOP 계산 기준
    .help = MFU의 바탕인 모델 FLOPs에는 재계산이 들어가지 않고, HFU의 바탕인 하드웨어 FLOPs에는 들어갑니다. 시퀀스가 길면 어텐션도 넣으세요.
    .option-dense = 6ND: 모델 FLOPs
    .option-causal_attention = 6ND + 인과 어텐션
    .option-full_attention = 6ND + 전체 어텐션
    .option-full_recompute = 8ND: 전체 재계산 포함
layers = 레이어 수
    .help = 어텐션이 있는 트랜스포머 블록 수입니다.
attention_width = 어텐션 너비
    .help = 쿼리 헤드 수 × 헤드 크기입니다. 대개 은닉 크기와 같지만 Gemma 2는 다릅니다. 키·값 헤드 수와는 관계없습니다.
sequence_length = 시퀀스 길이
    .help = 서로 어텐션하는 토큰 수입니다. 여러 문서를 패킹하고 서로 보지 못하게 마스킹했다면 문서 하나의 길이입니다.

training_compute = 학습 연산량
    .sentence =
        { $flop_convention ->
            [causal_attention] (6 × 파라미터 { $parameters }개 + 6 × 레이어 { $layers }개 × { $attention_width } × 토큰 { $sequence_length }개) × 토큰 { $training_tokens }개
            [full_attention] (6 × 파라미터 { $parameters }개 + 12 × 레이어 { $layers }개 × { $attention_width } × 토큰 { $sequence_length }개) × 토큰 { $training_tokens }개
            [full_recompute] 8 × 파라미터 { $parameters }개 × 토큰 { $training_tokens }개
           *[dense] 6 × 파라미터 { $parameters }개 × 토큰 { $training_tokens }개
        }이므로 모두 { $training_compute }입니다.
petaflop_days = petaFLOP/s-day 환산
    .sentence = 1 petaFLOP/s-day는 8.64 × 10¹⁹ FLOP입니다. { $training_compute }만큼을 환산하면 { $petaflop_days }입니다.
attention_share = 어텐션 비율
    .sentence = 시퀀스당 토큰 { $sequence_length }개일 때 { $training_compute } 가운데 어텐션 스코어가 차지하는 비율은 { $attention_share }입니다.

preset-model = 알려진 모델
