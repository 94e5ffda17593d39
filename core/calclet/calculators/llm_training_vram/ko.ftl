title = LLM 학습 VRAM
lead = 모델, 정밀도 레시피, 병렬화 방식을 입력하면 학습에 필요한 GPU 메모리를 가중치, 그래디언트, 옵티마이저 상태, 활성화 값으로 나누어 계산합니다.
synonyms = LLM 학습 VRAM 계산, 학습 메모리, GPU 메모리 계산기, 훈련 메모리, 메모리 부족, 옵티마이저 상태, 파라미터당 바이트, 혼합 정밀도, 전체 파인튜닝, 풀 파인튜닝, 활성화 메모리, 그래디언트 체크포인팅, GPU에 들어갈까, VRAM, OOM, CUDA out of memory, ZeRO, FSDP, DeepSpeed, Megatron-LM, AdamW, bf16, 8-bit Adam

group-states = 파라미터와 옵티마이저
group-parallel = 병렬화
group-activations = 배치와 활성화 값
group-model = 모델 구조
group-gpu = GPU

preset-model = 알려진 모델
preset-gpu = 알려진 GPU

parameters = 파라미터 수
    .help = 모델의 전체 파라미터입니다. MoE 모델은 활성 파라미터만이 아니라 모든 전문가를 넣습니다.
recipe = 정밀도와 옵티마이저
    .help = 파라미터당 바이트 수로, 가중치 + 그래디언트 + 옵티마이저(32비트 사본 포함)입니다. 16이냐 18이냐는 그래디언트를 16비트로 두느냐 32비트로 두느냐에 달렸습니다. DeepSpeed의 추정기는 둘 다 세어 20입니다.
    .option-bf16_adamw = bf16 AdamW(2+2+12)
    .option-bf16_fp32_gradients = bf16 AdamW, fp32 그래디언트(2+4+12)
    .option-bf16_both_gradients = bf16 AdamW, 두 그래디언트(2+6+12)
    .option-fp32_adamw = fp32 AdamW(4+4+8)
    .option-adam_8bit = 8비트 Adam(2+2+6)
    .option-sgd_momentum = 모멘텀 SGD(2+4+8)
    .option-custom = 직접 입력
weight_bytes = 가중치 바이트 수
    .help = 순전파에 쓰는 가중치의 파라미터당 크기입니다.
gradient_bytes = 그래디언트 바이트 수
    .help = 역전파부터 업데이트까지 두는 그래디언트의 파라미터당 크기입니다.
optimizer_bytes = 옵티마이저 바이트 수
    .help = 모멘트와, 있다면 32비트 가중치의 파라미터당 크기입니다.
zero_stage = ZeRO 또는 FSDP 단계
    .help = 데이터 병렬 랭크끼리 나누는 상태입니다. FSDP의 전체 샤딩은 3단계, Megatron의 분산 옵티마이저는 1단계에 해당합니다.
    .option-zero_0 = 0: 나누지 않음
    .option-zero_1 = 1: 옵티마이저
    .option-zero_2 = 2: 그래디언트까지
    .option-zero_3 = 3: 가중치까지
data_parallel_size = 데이터 병렬 크기
    .help = 상태를 나누어 갖는 랭크 수입니다. 전체 GPU 수가 아니라, 그것을 텐서 병렬 크기와 파이프라인 병렬 크기로 나눈 값입니다.
tensor_parallel_size = 텐서 병렬 크기
    .help = 각 레이어를 나누어 맡는 GPU 수입니다.
sequence_parallel = Megatron 시퀀스 병렬화
    .help = 정규화와 드롭아웃도 텐서 병렬 GPU에 나눕니다. GPU가 하나뿐이면 효과가 없습니다.
pipeline_parallel_size = 파이프라인 병렬 크기
    .help = 레이어를 나누어 맡는 단계 수입니다. 모델 상태는 줄지만 활성화 값은 줄지 않습니다. 첫 단계가 여러 마이크로배치를 보관하기 때문입니다.
micro_batches = 업데이트당 마이크로배치 수
    .help = 그래디언트 누적 스텝 수입니다. 파이프라인에서 단계 수보다 적을 때만 영향을 줍니다.
micro_batch_size = 마이크로배치 크기
    .help = 복제본 하나가 한 번에 처리하는 시퀀스 수입니다.
sequence_length = 시퀀스 길이
    .help = 이 GPU가 처리하는 시퀀스 하나의 토큰 수입니다. 컨텍스트 병렬화를 쓰면 나뉜 몫만 셉니다.
recompute = 재계산
    .help = 보관하지 않고 역전파에서 다시 계산하는 값입니다. Transformers의 그래디언트 체크포인팅은 레이어 전체에 해당합니다.
    .option-none = 안 함
    .option-selective = 어텐션만
    .option-full = 레이어 전체
flash_attention = FlashAttention 또는 SDPA
    .help = 융합 커널은 어텐션 스코어를 저장하지 않습니다.
activation_bytes = 활성화 값당 바이트 수
    .help = 혼합 정밀도에서는 가중치를 32비트로 두더라도 2입니다.
    .option-2 = 2(bf16, fp16)
    .option-4 = 4(fp32)
hidden_size = 은닉 크기
    .help = Hugging Face 설정의 hidden_size입니다.
layers = 레이어 수
    .help = 설정의 num_hidden_layers입니다.
attention_heads = 어텐션 헤드 수
    .help = 쿼리 헤드 수로, 설정의 num_attention_heads입니다.
feed_forward_size = 피드포워드 크기
    .help = 설정의 intermediate_size입니다.
gated_feed_forward = 게이트형 피드포워드(SwiGLU)
    .help = Llama, Mistral, Qwen, Gemma에는 게이트가 있고 GPT-2와 GPT-3에는 없습니다.
vocabulary_size = 어휘 크기
    .help = 로짓은 토큰마다, 어휘 항목마다 4바이트이며 한 벌만 셉니다. 융합 손실 함수는 로짓을 만들지 않고, 다른 구현은 두세 벌을 둡니다.
overhead = 추가 메모리
    .help = CUDA 컨텍스트, 통신 버퍼, ZeRO-3에서 모은 레이어, 단편화입니다.
gpu_memory = GPU 메모리
    .help = “80GB” GPU는 실제로 약 80GiB입니다. nvidia-smi는 H100을 79.6으로 표시합니다.
usable_share = 사용할 비율
    .help = 작업이 쓰도록 허용하는 비율입니다. ECC가 최대 16분의 1을 차지하며, 할당자가 가득 차면 느려지거나 실패합니다.

total_memory = GPU당 합계
    .sentence = 가중치 { $weights_memory }, 그래디언트 { $gradients_memory }, 옵티마이저 상태 { $optimizer_memory }, 활성화 값 { $activations_memory }에 추가 메모리 { $overhead }까지 모두 { $total_memory }입니다.
fits = GPU에 들어감
    .sentence =
        { $fits ->
            [true] 필요한 메모리 { $total_memory }: GPU 메모리 { $gpu_memory }의 { $usable_share } 안에 들어갑니다.
           *[false] 필요한 메모리 { $total_memory }: GPU 메모리 { $gpu_memory }의 { $usable_share } 안에 들어가지 않습니다.
        }
weights_memory = 가중치
    .sentence =
        { $zero_stage ->
            [zero_3] 파라미터 { $parameters }개의 가중치를 나누어 이 GPU가 보관하는 몫: { $weights_memory }
           *[other] 파라미터 { $parameters }개 가운데 이 GPU가 맡은 부분의 가중치: { $weights_memory }
        }
gradients_memory = 그래디언트
    .sentence =
        { $zero_stage ->
            [zero_0] 랭크마다 자기 그래디언트를 모두 보관: { $gradients_memory }
            [zero_1] 랭크마다 자기 그래디언트를 모두 보관: { $gradients_memory }
           *[other] 랭크 { $data_parallel_size }개로 나눈 그래디언트: { $gradients_memory }
        }
optimizer_memory = 옵티마이저 상태
    .sentence =
        { $zero_stage ->
            [zero_0] 랭크마다 옵티마이저 상태를 모두 보관: { $optimizer_memory }
           *[other] 랭크 { $data_parallel_size }개로 나눈 옵티마이저 상태: { $optimizer_memory }
        }
activations_memory = 활성화 값과 로짓
    .sentence =
        토큰 { $sequence_length }개인 시퀀스 { $micro_batch_size }개가 { $pipeline_parallel_size ->
            [1] 차지하는
           *[other] 가장 많이 보관하는 단계에서 차지하는
        } 메모리: { $activations_memory }

remark-zero-with-pipeline = DeepSpeed는 ZeRO { $stage }단계와 파이프라인 병렬화를 함께 쓰지 못하게 합니다. 보통 1단계를 씁니다.
remark-heads-do-not-divide = 어텐션 헤드 { $attention_heads }개를 GPU { $tensor_parallel_size }장에 고르게 나눌 수 없습니다.
remark-layers-do-not-divide = 레이어 { $layers }개를 단계 { $pipeline_parallel_size }개로 고르게 나눌 수 없어 평균값을 표시합니다.
