title = 학습 스텝 수와 에폭 수
lead = 토큰, 시퀀스 또는 에폭으로 정한 예산과 배치를 입력하면 사용하는 프레임워크가 세는 방식대로 전체 옵티마이저 스텝 수와 에폭마다 남는 데이터를 계산합니다.
synonyms = 학습 스텝 수 계산, 전체 스텝 수, 총 스텝 수, 에폭 수, 에포크 수, 에폭당 스텝 수, 이터레이션 수, 반복 횟수, 업데이트 횟수, 마지막 배치, 불완전한 배치, 나머지 배치, 그래디언트 누적 나머지, 훈련 스텝, max_steps, train_iters, train_samples, num_train_epochs, steps per epoch, drop_last, even_batches, DistributedSampler, Hugging Face Trainer, Accelerate, PyTorch Lightning, torchtune, litgpt, Megatron-LM

group-budget = 예산과 데이터
group-batch = 배치
group-framework = 프레임워크

budget_given_as = 예산 지정 방식
    .help = 사전 학습 레시피는 토큰 수나 시퀀스 수를, 파인튜닝 레시피는 에폭 수를 적습니다.
    .option-tokens = 토큰 수
    .option-sequences = 시퀀스 수
    .option-epochs = 에폭 수
token_budget = 토큰 예산
    .help = 학습에서 볼 토큰 수로, 같은 토큰도 읽을 때마다 셉니다.
sequence_budget = 시퀀스 예산
    .help = 학습에서 볼 시퀀스 수입니다. Megatron-LM의 train_samples입니다.
epochs = 에폭 수
    .help = 데이터셋 전체를 몇 번 보는지입니다. 소수로 지정할 수 있는 것은 Transformers뿐입니다.
dataset_size = 데이터셋의 시퀀스 수
    .help = 데이터 로더가 내보내는 행의 수입니다. 샘플 수이며, 패킹했다면 묶음 수입니다.
global_batch_size = 유효(글로벌) 배치 크기
    .help = 모든 복제본과 누적을 합쳐 옵티마이저 업데이트 한 번에 쓰이는 시퀀스 수입니다.
tokens_per_step = 스텝당 토큰 수
    .help = 유효 배치 크기 × 시퀀스 길이입니다. 행이 다 차지 않으면 실제 토큰 수를 입력하세요.
convention = 세는 방식
    .help = 에폭 끝에서 한 스텝이 다 차지 않을 때 그대로 한 스텝으로 치는지, 버리는지, 다음 에폭으로 이어서 읽는지는 프레임워크마다 다릅니다.
    .option-none = 없음: 예산을 채울 때까지
    .option-transformers = Transformers, Axolotl
    .option-accelerate = Accelerate
    .option-lightning = Lightning
    .option-torchtune = torchtune
    .option-litgpt = litgpt
    .option-megatron = Megatron-LM
data_parallel_size = 데이터 병렬 복제본 수
    .help = 데이터를 나누어 받는 복제본 수입니다. ZeRO나 FSDP에서는 랭크마다 하나로 셉니다.
gradient_accumulation_steps = 그래디언트 누적 스텝 수
    .help = 업데이트하기까지 복제본마다 누적하는 횟수입니다. 마이크로배치는 유효 배치 ÷ 복제본 수 ÷ 누적 횟수로 정해집니다.
drop_last = 마지막 마이크로배치 버리기
    .help = 다 차지 않은 마이크로배치를 로더가 버립니다. drop_last, dataloader_drop_last 설정입니다.

total_steps = 전체 옵티마이저 스텝 수
    .sentence =
        { $budget_given_as ->
            [epochs] { $epochs }에폭을
            [sequences] 시퀀스 { $sequence_budget }개를
           *[tokens] 토큰 { $token_budget }개를
        } 학습하는 데 옵티마이저 스텝 { $total_steps }개가 듭니다.
steps_per_epoch = 에폭당 스텝 수
    .sentence =
        { $convention ->
            [transformers] 다 차지 않은 스텝도 셉니다. 올림하여 에폭당 { $steps_per_epoch }스텝입니다.
            [accelerate] 다 차지 않은 스텝도 셉니다. 올림하여 에폭당 { $steps_per_epoch }스텝입니다.
            [lightning] 다 차지 않은 스텝도 셉니다. 올림하여 에폭당 { $steps_per_epoch }스텝입니다.
            [torchtune] 다 찬 스텝만 셉니다. 내림하여 에폭당 { $steps_per_epoch }스텝입니다.
            [litgpt] 스텝이 에폭 경계를 넘어 이어지므로 평균하여 에폭당 { $steps_per_epoch }스텝입니다.
           *[other] { $dataset_size } ÷ { $global_batch_size } = { $steps_per_epoch }(에폭 끝에서 스텝을 끊지 않음)
        }
epochs_seen = 학습한 에폭 수
    .sentence = { $total_steps }스텝 동안 데이터 전체를 { $epochs_seen }번 봅니다.
sequences_seen = 학습한 시퀀스 수
    .sentence = { $total_steps }스텝 동안 학습하는 시퀀스는 같은 것도 읽을 때마다 세어 모두 { $sequences_seen }개입니다.
tokens_seen = 학습한 토큰 수
    .sentence = 다 찬 스텝의 토큰이 { $tokens_per_step }개이므로 모두 { $tokens_seen }개입니다.
tokens_beyond_budget = 토큰 예산 초과분
    .sentence = { $tokens_seen } − { $token_budget } = 토큰 { $tokens_beyond_budget }개(음수이면 그만큼 남음)
sequences_beyond_budget = 시퀀스 예산 초과분
    .sentence = { $sequences_seen } − { $sequence_budget } = 시퀀스 { $sequences_beyond_budget }개(음수이면 그만큼 남음)
last_step_passes = 덜 찬 스텝의 누적 횟수
    .sentence =
        { $convention ->
            [litgpt] 학습이 끝날 때 누적 { $gradient_accumulation_steps }회 가운데 { $last_step_passes }회분이 남습니다.
            [torchtune] 에폭이 끝날 때마다 누적 { $gradient_accumulation_steps }회 가운데 { $last_step_passes }회분이 남습니다.
           *[other] 에폭마다 마지막 스텝은 { $gradient_accumulation_steps }회 가운데 { $last_step_passes }회만 누적하고 끝납니다.
        }
last_step_sequences = 덜 찬 스텝의 시퀀스 수
    .sentence = 시퀀스가 { $global_batch_size }개가 아니라 { $last_step_sequences }개입니다.
last_step_weight = 덜 찬 스텝의 비중
    .sentence =
        { $convention ->
            [transformers] 실제로 누적한 { $last_step_passes }회나 그 토큰 수로 나누므로 그래디언트는 온전한 평균입니다.
            [torchtune] 스텝이 되지 못하므로 남은 횟수는 실행하지도 않습니다.
            [litgpt] 스텝이 되지 못하므로 그래디언트를 버립니다.
           *[other] { $last_step_passes }회만 누적하고도 { $gradient_accumulation_steps }회로 나누므로 그래디언트가 평균의 { $last_step_weight }에 그칩니다.
        }
repeated_sequences = 에폭당 중복
    .sentence = 모든 복제본이 같은 수를 받도록 에폭마다 시퀀스 { $repeated_sequences }개를 두 번 읽습니다.
unused_sequences = 에폭당 미사용
    .sentence = 에폭마다 시퀀스 { $unused_sequences }개는 학습에 쓰이지 않습니다. 섞으면 매번 다른 시퀀스가 빠집니다.

refusal-does-not-divide = 배치의 시퀀스 { $global_batch_size }개는 복제본 { $data_parallel_size }개 × 누적 { $gradient_accumulation_steps }회 = { $multiple }개로 나누어떨어지지 않습니다. 나누어떨어지는 가장 가까운 크기는 { $nearest }입니다.
refusal-whole-epochs = 이 프레임워크에서는 에폭 수가 정수여야 합니다.
refusal-no-step = 한 스텝을 채울 데이터가 없습니다. 에폭 하나의 시퀀스는 { $dataset_size }개, 스텝 하나의 시퀀스는 { $global_batch_size }개입니다.
remark-schedule-ends-early = litgpt는 학습률 스케줄을 { $planned }스텝으로 잡지만 실제로는 { $steps }스텝을 진행합니다. 마지막 부분은 스케줄이 끝난 뒤의 스텝입니다.
