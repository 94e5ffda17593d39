title = 유효 배치 크기
lead = 마이크로배치 크기, 데이터 병렬 복제본 수, 누적 스텝 수, 시퀀스 길이를 입력하면 옵티마이저 업데이트 한 번에 쓰이는 시퀀스 수와 토큰 수를 계산합니다.
synonyms = 유효 배치 크기 계산, 유효 배치 사이즈, 실효 배치 크기, 글로벌 배치 크기, 전역 배치 크기, 전체 배치 크기, 배치 사이즈, 마이크로 배치, GPU당 배치 크기, 디바이스당 배치 크기, 스텝당 토큰 수, 그래디언트 누적, 기울기 누적, 변화도 누적, 데이터 병렬화, 데이터 병렬 처리, batch size, global batch size, effective batch size, DDP, FSDP, ZeRO, world size, per_device_train_batch_size

group-parallel = 배치와 병렬화
group-sequence = 시퀀스

micro_batch_size = 복제본당 마이크로배치 크기
    .help = 복제본 하나가 순전파와 역전파 한 번에 처리하는 시퀀스 수입니다. 상한은 GPU 메모리가 정합니다.
data_parallel_size = 데이터 병렬 복제본 수
    .help = 각자 다른 데이터를 처리하는 복제본 수로, ZeRO나 FSDP에서는 랭크마다 하나입니다. 텐서, 파이프라인, 컨텍스트 병렬화로 묶인 GPU는 합쳐서 하나로 셉니다.
gradient_accumulation_steps = 그래디언트 누적 스텝 수
    .help = 가중치를 한 번 업데이트하기까지 복제본마다 처리하는 마이크로배치 수입니다. 누적하지 않으면 1을 입력하세요.
sequence_length = 시퀀스 길이
    .help = 자르기, 패킹, 패딩을 거친 시퀀스 하나의 토큰 수입니다. 길이가 제각각이면 스텝당 토큰 수는 상한값입니다.

global_batch_size = 유효(글로벌) 배치 크기
    .sentence = 시퀀스 { $micro_batch_size }개 × 복제본 { $data_parallel_size }개 × 누적 { $gradient_accumulation_steps }회 = 옵티마이저 업데이트당 시퀀스 { $global_batch_size }개
tokens_per_step = 스텝당 토큰 수
    .sentence = 시퀀스 { $global_batch_size }개 × 토큰 { $sequence_length }개 = 옵티마이저 업데이트당 토큰 { $tokens_per_step }개
