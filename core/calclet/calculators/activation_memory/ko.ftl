title = 활성화 메모리
lead = 트랜스포머의 구조와 학습 방식을 입력하면 시퀀스 하나가 GPU 한 장에서 차지하는 활성화 메모리를 계산합니다.
synonyms = 활성화 메모리 계산, 활성값 메모리, 액티베이션 메모리, 샘플당 활성화 값, 시퀀스당 메모리, 활성화 재계산, 액티베이션 체크포인팅, 그래디언트 체크포인팅, 선택적 재계산, 전체 재계산, 시퀀스 병렬화, 어텐션 스코어, 어텐션 점수, activation memory, activation checkpointing, gradient checkpointing, FlashAttention, 34sbh, 5as/h, Korthikanti, Megatron-LM, VRAM

group-model = 모델
group-memory = 보관하는 값
group-parallel = 병렬화

preset-model = 알려진 모델

sequence_length = 시퀀스 길이
    .help = 이 GPU가 처리하는 시퀀스 하나의 토큰 수입니다. 컨텍스트 병렬화를 쓰면 나뉜 몫만 셉니다.
hidden_size = 은닉 크기
    .help = 잔차 스트림의 너비로, Hugging Face 설정의 hidden_size입니다.
layers = 레이어 수
    .help = 모델 전체의 레이어 수입니다. 1F1B 파이프라인에서도 같습니다. 첫 단계가 단계 수만큼의 마이크로배치를 보관하므로 결과가 달라지지 않습니다.
attention_heads = 어텐션 헤드 수
    .help = 쿼리 헤드 수입니다. 키와 값 헤드를 그룹으로 묶어도 어텐션 스코어는 작아지지 않습니다.
feed_forward_size = 피드포워드 크기
    .help = 피드포워드 내부의 너비로, 설정의 intermediate_size입니다. 계수가 34인 계산식은 은닉 크기의 네 배를 가정합니다.
gated_feed_forward = 게이트형 피드포워드(SwiGLU)
    .help = Llama, Mistral, Qwen, Gemma에는 게이트가 있어 내부 텐서를 세 번째까지 보관합니다. GPT-2와 GPT-3에는 없습니다.
recompute = 재계산
    .help = 순전파에서 버렸다가 역전파에서 다시 계산하는 값입니다. Transformers의 그래디언트 체크포인팅은 전체 재계산에 해당합니다.
    .option-none = 안 함
    .option-selective = 어텐션만
    .option-full = 레이어 전체
flash_attention = FlashAttention 또는 SDPA
    .help = 융합 커널은 어텐션 스코어를 저장하지 않습니다. 쓰지 않으면 스코어가 길이의 제곱으로 늘어납니다.
element_bytes = 활성화 값당 바이트 수
    .help = 혼합 정밀도에서는 가중치를 32비트로 두더라도 2입니다.
    .option-2 = 2(bf16, fp16)
    .option-4 = 4(fp32)
tensor_parallel_size = 텐서 병렬 크기
    .help = 각 레이어를 나누어 맡는 GPU 수입니다.
sequence_parallel = Megatron 시퀀스 병렬화
    .help = 정규화와 드롭아웃도 텐서 병렬 GPU에 나눕니다. GPU가 하나뿐이면 효과가 없습니다.

activation_per_sample = 시퀀스당 활성화 값
    .sentence =
        { $recompute ->
            [full] 레이어 { $layers }개 × { $kept_per_layer }에 다시 계산하는 레이어 하나의 { $rebuilt_layer }까지 더해, 토큰 { $sequence_length }개인 시퀀스 하나에 { $activation_per_sample }입니다.
           *[other] 레이어 { $layers }개 × { $kept_per_layer }이므로 토큰 { $sequence_length }개인 시퀀스 하나에 { $activation_per_sample }입니다.
        }
kept_per_layer = 레이어당 보관량
    .sentence = 각 레이어는 역전파할 때까지 시퀀스 하나당 { $kept_per_layer }만큼 보관합니다.
rebuilt_layer = 다시 계산하는 레이어
    .sentence = 한 번에 한 레이어만 { $rebuilt_layer } 전부를 되살립니다. 레이어 수를 곱하지 않고 한 번만 더합니다.

remark-heads-do-not-divide = 어텐션 헤드 { $attention_heads }개를 GPU { $tensor_parallel_size }장에 고르게 나눌 수 없습니다.
