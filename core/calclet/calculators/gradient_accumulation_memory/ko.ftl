title = 그래디언트 누적 메모리
lead = 마이크로배치 크기, 누적 스텝 수, 복제본 수, 시퀀스당 활성화 메모리를 입력하면 유효 배치 크기와 누적으로 아끼는 메모리를 계산합니다.
synonyms = 그래디언트 누적 메모리 계산, 그래디언트 누적, 기울기 누적, 변화도 누적, 누적 스텝, 활성화 메모리, 마이크로배치 메모리, 메모리 부족, 배치가 안 들어감, 유효 배치 크기, 그래디언트 버퍼, 메인 그래디언트, fp32 그래디언트, gradient accumulation, activation memory, OOM, CUDA out of memory, no_sync, DDP, FSDP, ZeRO, gradient_accumulation_steps

group-batch = 배치
group-memory = 메모리

micro_batch_size = 마이크로배치 크기
    .help = 복제본 하나가 한 번에 처리하는 시퀀스 수입니다. 활성화 값은 이 수에만 비례합니다.
gradient_accumulation_steps = 그래디언트 누적 스텝 수
    .help = 업데이트 전에 순전파와 역전파를 차례로 몇 번 하는지입니다. 여러 번의 값을 동시에 보관하는 것은 파이프라인뿐이며, 최대 단계 수만큼입니다.
data_parallel_size = 데이터 병렬 복제본 수
    .help = 나란히 실행하는 복제본 수입니다. 활성화 값은 각자 따로 보관합니다.
activation_per_sample = 시퀀스당 활성화 메모리
    .help = 시퀀스 하나가 역전파 때까지 GPU 한 장에서 차지하는, 모든 레이어의 메모리입니다. 어휘가 크면 로짓도 더하세요.
parameters_per_device = GPU당 파라미터 수
    .help = 그래디언트도 함께 계산하려면 입력하세요. 누적하는 동안 이 GPU가 그래디언트를 보관하는 파라미터 수로, FSDP나 ZeRO에서 no_sync를 쓰면 나누지 않은 모델 전체입니다.
gradient_bytes = 그래디언트당 바이트 수
    .help = Megatron-LM과 DeepSpeed는 32비트로, 일반적인 bf16 학습은 16비트로 누적합니다.
    .option-2 = 2(bf16, fp16)
    .option-4 = 4(fp32)

effective_batch_size = 유효 배치 크기
    .sentence = { $micro_batch_size } × { $data_parallel_size } × { $gradient_accumulation_steps } = 옵티마이저 업데이트당 시퀀스 { $effective_batch_size }개
activation_memory = GPU당 활성화 값
    .sentence = 시퀀스 { $micro_batch_size }개 × { $activation_per_sample }이므로 { $activation_memory }이며, 몇 번 누적하든 같습니다.
memory_without_accumulation = 누적하지 않을 때
    .sentence = 같은 배치를 한 번에 처리하려면 GPU마다 { $gradient_accumulation_steps } × { $activation_memory }, 곧 { $memory_without_accumulation }만큼 필요합니다.
memory_saved = 아낀 메모리
    .sentence = 누적하면 GPU마다 활성화 메모리를 { $memory_saved }만큼 아낍니다.
gradient_buffer = 그래디언트 버퍼
    .sentence = { $gradient_bytes }바이트 그래디언트 { $parameters_per_device }개가 누적하는 동안 계속 차지하는 메모리: { $gradient_buffer }
