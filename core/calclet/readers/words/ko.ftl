# What the reader of configs says. Codes come from core/calclet/readers.


## Nothing could be read

reading-error-not-understood = 이 텍스트에서는 알려진 학습 프레임워크를 찾을 수 없습니다.
reading-error-broken-syntax = { $file } 파일을 읽을 수 없습니다. { $line }행이 잘못되었거나 중간에 끊겼습니다.
reading-error-too-large = 너무 깁니다. 길이는 { $length }자이며, 최대 { $maximum }자까지 읽습니다.
reading-error-too-deep = { $file } 파일의 { $line }행에서 중첩이 너무 깊습니다.
reading-error-too-many-lines = { $file } 파일이 { $maximum }행을 넘습니다.
reading-error-line-too-long = { $file } 파일의 { $line }행이 { $maximum }자를 넘습니다.
reading-error-too-many-settings = { $file } 파일에 든 값이 { $maximum }개를 넘습니다.
reading-error-too-many-files = 파일이 { $maximum }개를 넘습니다.
reading-error-needs-yaml = { $file } 파일의 { $line }행은 YAML 라이브러리 없이는 읽을 수 없습니다. calclet을 yaml 추가 항목과 함께 설치하세요.
reading-error-bad-request = 요청을 이해할 수 없습니다.
reading-error-unknown-input = 이름이 { $name }인 항목은 없습니다.
reading-error-unknown-framework = { $framework } 설정은 만들 수 없습니다. 그런 이름의 프레임워크가 없습니다.
reading-error-unknown-generation = { $value }: 선택할 수 없는 값입니다. 가능한 값: { $choices }.
reading-error-empty = 값이 빠졌습니다.
reading-error-not-a-number = 숫자가 아닌 값이 있습니다.
reading-error-not-an-integer = { $value }: 정수가 아닙니다.
reading-error-too-small = { $value }: 최솟값 { $minimum }보다 작습니다.


## General notes

reading-note-default = { $name }: 명시된 값이 없어 기본값인 { $value } 값을 적용합니다.
reading-note-batch-in-tokens = 전체 크기가 토큰 수로 명시되어 있습니다. 토큰 { $tokens_per_step }개는 시퀀스 { $global_batch_size }개입니다.
reading-note-open-value = { $name }: 여기서는 정해지지 않은 값입니다({ $text }).
reading-note-overridden = { $name }: { $file } 파일의 { $value } 값이 { $other_file } 파일의 { $other_value } 값보다 우선합니다.
reading-note-packing = 패킹하면 모든 시퀀스가 여러 예제로 최대 길이까지 채워집니다.
reading-note-pairs = 예제 하나는 한 쌍입니다. 하나를 셀 때마다 더 나은 답과 더 못한 답, 두 시퀀스가 처리됩니다.
reading-note-other-framework = { $file } 파일은 { $framework } 설정이므로 제외했습니다.

reading-note-several-configurations = 이 파일에는 설정이 모두 { $count }벌 들어 있습니다. 서로 다른 값은 마지막 설정을 따릅니다.
reading-note-expert-parallel = 크기가 { $size }인 전문가 병렬화는 데이터 병렬 크기를 줄이지 않습니다. 복제본들 사이에서 이루어지며, 전문가마다 사본이 { $replicas }개 있습니다.


## General problems

reading-problem-broken-syntax = { $file } 파일의 { $line }행이 잘못되었거나 중간에 끊겼습니다. 읽을 수 있었던 내용만 반영합니다.
reading-problem-contradiction = { $name }: { $file } 파일에는 { $value }, { $other_file } 파일에는 { $other_value }.
reading-problem-expected-unknown = { $name }: 예상 값은 { $expected }. 그러나 계산에 필요한 값이 명시되지 않았습니다.
reading-problem-expected-otherwise = { $name }: 실제 값은 { $value }, 예상 값은 { $expected }.
reading-problem-layout-does-not-divide = world size { $world_size }: 모델 병렬 크기 { $model_parallel_size }의 배수가 아닙니다.
reading-problem-batch-does-not-divide = 글로벌 배치 { $global_batch_size }개는 마이크로배치 { $micro_batch_size }개 × 복제본 { $data_parallel_size }개로 나누어떨어지지 않습니다.
reading-problem-tokens-do-not-divide = 스텝당 토큰 { $tokens_per_step }개는 한 회의 토큰 { $tokens_per_pass }개로 나누어떨어지지 않습니다. 한 회는 마이크로배치 { $micro_batch_size }개 × 복제본 { $data_parallel_size }개 × 토큰 { $sequence_length }개입니다.


## General repairs

reading-repair-change-accumulation = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-change-micro-batch = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-change-total = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-change-processes = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-change-world = GPU { $value }개로 실행하세요. 복제본이 { $data_parallel_size }개가 됩니다.
reading-repair-change-key = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-remove = { $key } 항목을 삭제하세요.


## accelerate

reading-note-accelerate-accumulation-updated = Accelerate가 DeepSpeed의 누적 스텝 수를 바꿨습니다. 적용 값: { $gradient_accumulation_steps }, 파일의 값: { $other }.
reading-note-accelerate-megatron-context = Accelerate는 복제본 수를 셀 때 컨텍스트 병렬 크기({ $context })로 나누지 않지만, Megatron-LM 자체는 나눕니다.
reading-note-accelerate-megatron-passes = Accelerate의 Megatron-LM 플러그인에서는 num_micro_batches가 한 스텝의 누적 횟수를 정합니다(값: { $passes }). gradient_accumulation_steps 값은 적용되지 않습니다.
reading-note-accelerate-scheduler = split_batches를 켜지 않으면, prepare를 거친 스케줄러는 가중치를 한 번 업데이트할 때마다 { $processes }스텝씩 진행합니다.
reading-note-accelerate-split = split_batches를 켜면 { $batch_size }개는 모든 프로세스를 합친 배치입니다.
reading-problem-accelerate-accumulation-mismatch = 누적 스텝 수가 Accelerate 플러그인에는 { $other }, DeepSpeed 파일에는 { $gradient_accumulation_steps }입니다. DeepSpeed의 값이 적용됩니다.
reading-problem-accelerate-degrees-do-not-match = ParallelismConfig의 크기를 모두 곱하면 { $product }인데, 프로세스는 { $world_size }개입니다.
reading-problem-accelerate-split-batches = split_batches를 켜면 배치 크기({ $batch_size })는 프로세스 수 { $processes }의 배수여야 합니다.


## axolotl

reading-note-axolotl-packing = sample_packing을 켜면 micro_batch_size 값({ $micro_batch_size })은 토큰 { $tokens }개짜리 행 하나를 채웁니다. 늘어나는 것은 예제가 아니라 토큰입니다.
reading-note-axolotl-model-parallel = 텐서 또는 컨텍스트 병렬 그룹의 GPU { $model_parallel_size }개는 시퀀스를 함께 처리합니다. 2026년 3월 이전의 Axolotl은 로그의 배치에 이들을 하나하나 셉니다.
reading-note-axolotl-batch-size-of-a-process = batch_size 값({ $batch_size })은 프로세스 하나의 배치 크기이며, micro_batch_size로 나누면 누적 스텝 수는 { $value }입니다. Axolotl은 대신 gradient_accumulation_steps를 쓰도록 권합니다.
reading-problem-axolotl-two-of-three = Axolotl에는 micro_batch_size, gradient_accumulation_steps, batch_size 가운데 두 가지가 필요합니다.
reading-problem-axolotl-set-both = gradient_accumulation_steps와 batch_size는 함께 쓸 수 없습니다.
reading-problem-axolotl-batch-size-ignored = batch_size 값({ $batch_size })은 여기서 아무 효과가 없습니다. gradient_accumulation_steps를 생략하면 1이고, 프로세스는 업데이트 한 번에 시퀀스 { $micro_batch_size }개를 씁니다.
reading-problem-axolotl-ring-attention = sample_packing과 함께 쓰는 컨텍스트 병렬화는 한 번에 묶음 하나만 처리합니다. micro_batch_size는 1이어야 합니다.
reading-problem-axolotl-layout = GPU { $world_size }개는 설정한 병렬 크기로 나누어떨어지지 않습니다.
reading-problem-axolotl-groups = Axolotl에서 프로세스 하나가 누적하는 양은 completion { $num_generations }개짜리 그룹 단위여야 합니다. micro_batch_size × gradient_accumulation_steps는 { $completions }입니다.
reading-repair-axolotl-set = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-axolotl-drop = { $key } 항목을 삭제하세요.
reading-repair-axolotl-accumulate = batch_size를 삭제하고 { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-axolotl-one-pack = micro_batch_size를 1로 바꾸고, 배치가 그대로이도록 gradient_accumulation_steps를 다음으로 바꾸세요: { $value }.


## composer

reading-note-composer-automatic-microbatch = 마이크로배치는 자동입니다. 장치당 시퀀스 { $device_batch }개에서 시작해 메모리가 모자랄 때마다 절반으로 줄입니다. 글로벌 배치는 그대로입니다.
reading-note-composer-microbatch-reduced = 마이크로배치 { $micro_batch_size }개는 장치당 시퀀스 { $device_batch }개보다 많아 그만큼으로 줄어듭니다.
reading-note-composer-smaller-last-microbatch = 장치당 시퀀스 { $device_batch }개를 { $micro_batch_size }개씩 { $passes }회 처리하지만, 마지막 회에는 { $last }개뿐입니다. 글로벌 배치는 명시된 대로이며, 이를 나타내는 마이크로배치 크기는 하나로 정해지지 않습니다.


## deepspeed

reading-note-deepspeed-auto = “auto”는 DeepSpeed 자체의 값이 아닙니다. Trainer나 Accelerate가 자신의 인수로 채웁니다.
reading-note-deepspeed-autotp = AutoTP의 GPU { $autotp_size }개는 늘 같은 데이터를 보는데도 DeepSpeed는 GPU를 { $counted }개로 셉니다. 복제본은 { $replicas }개이고, train_batch_size는 시퀀스마다 { $autotp_size }번씩 셉니다.
reading-note-deepspeed-elastic = Elasticity가 정한 배치는 { $train_batch_size }개이며, 다음 GPU 수로 나눌 수 있습니다: { $valid }.
reading-note-deepspeed-include-whole-host = DeepSpeed는 0.15.3부터 2026년 8월까지 --include에 슬롯 없이 적은 호스트를 빼놓습니다(여기서는 { $name }). 슬롯을 적으면 사용됩니다.
reading-note-deepspeed-presupposes = GPU 수가 명시되지 않았습니다. 세 배치 크기대로라면 데이터 병렬 GPU는 { $replicas }개입니다.
reading-note-deepspeed-saw-fewer = 프로세스 { $started }개를 시작했지만 DeepSpeed가 인식한 것은 { $seen }개입니다. 모두 인식했다면 숫자가 맞습니다. init_process_group 이전이거나 프로세스를 따로따로 시작해 서로 모르는 경우 1로 셉니다.
reading-note-deepspeed-unmanaged = managed_gradient_accumulation이 false입니다. 파일의 값과 관계없이 가중치를 언제 업데이트할지는 학습 코드가 정합니다.
reading-problem-deepspeed-all-excluded = --exclude가 hostfile의 GPU를 모두 제외합니다.
reading-problem-deepspeed-assertion = DeepSpeed에 요청한 배치는 { $global_batch_size }개인데, 실제로는 GPU당 { $micro_batch_size }개 × 누적 스텝 { $gradient_accumulation_steps }회 × 데이터 병렬 GPU { $data_parallel_size }개입니다.
reading-problem-deepspeed-counts-and-filters = deepspeed 런처는 --num_nodes나 --num_gpus를 --include나 --exclude와 함께 쓰면 거부합니다.
reading-problem-deepspeed-duplicate-key = DeepSpeed는 { $key } 항목이 두 번 나오는 파일을 거부합니다.
reading-problem-deepspeed-elastic-and-stated = Elasticity를 켜면 DeepSpeed는 배치 크기를 함께 명시하는 것을 거부합니다: { $keys }.
reading-problem-deepspeed-elastic-incomplete = Elasticity에는 max_train_batch_size와 micro_batch_sizes가 필요합니다.
reading-problem-deepspeed-elastic-world = 탄력적 배치는 복제본 { $data_parallel_size }개로 나눌 수 없습니다. 가능한 수: { $valid }.
reading-problem-deepspeed-floored-to-nothing = DeepSpeed는 나눈 뒤 내림하므로 { $key } 값이 { $value }까지 내려갑니다. GPU 수에 비해 전체 배치가 너무 작습니다.
reading-problem-deepspeed-host-twice = hostfile에 다음 호스트가 여러 번 나옵니다: { $name }. deepspeed는 이를 거부합니다.
reading-problem-deepspeed-include-exclude = deepspeed 런처는 --include와 --exclude 중 하나만 받으며, 둘을 함께 쓰면 거부합니다.
reading-problem-deepspeed-mismatch = DeepSpeed가 거부하는 설정입니다. train_batch_size 값({ $train_batch_size })은 GPU당 { $micro_batch_size }개 × 누적 스텝 { $gradient_accumulation_steps }회 × 데이터 병렬 GPU { $data_parallel_size }개와 다릅니다.
reading-problem-deepspeed-no-config = DeepSpeed 설정 파일이 없습니다: { $file }. 경로는 실행을 시작한 디렉터리를 기준으로 찾으며, 설정의 base64도 아닙니다.
reading-problem-deepspeed-no-batch = DeepSpeed에는 train_batch_size 또는 train_micro_batch_size_per_gpu가 필요합니다.
reading-problem-deepspeed-no-such-slot = hostfile에 다음 항목이 없습니다: { $name }. 이대로는 deepspeed가 시작되지 않습니다.
reading-problem-deepspeed-not-positive = { $key } 값이 { $value }입니다. DeepSpeed에서는 0보다 커야 합니다.
reading-problem-deepspeed-set-batch-size = 새 train_batch_size는 마이크로배치 × 데이터 병렬 GPU 수의 배수여야 합니다. 실행 중에는 누적 스텝 수만 바뀝니다.
reading-repair-deepspeed-ignore-stated = elasticity.ignore_non_elastic_batch_info를 true로 바꾸거나 해당 키를 삭제하세요.


## easylm

reading-note-easylm-global-batch = EasyLM의 배치 크기({ $batch_size })는 모든 장치가 한 회에 처리하는 양입니다.
reading-problem-easylm-does-not-divide = 배치 { $batch_size }개는 메시의 복제본 { $data_parallel_size }개에 고르게 나눌 수 없습니다.


## fabric

reading-problem-fabric-conflict = { $key }: 코드의 값은 { $value }, 런처의 값은 { $launched }(플래그가 없으면 1)입니다. Fabric은 이를 거부합니다.


## fairseq

reading-note-fairseq-by-tokens = 한 회에 정해진 수의 시퀀스가 아니라 최대 { $max_tokens }개의 토큰을 처리하므로, 스텝당 시퀀스 수는 일정하지 않습니다.
reading-note-fairseq-scheduled-accumulation = 누적 횟수가 에폭에 따라 바뀝니다: { $stages }. 여기서는 첫 값인 { $value }회로 계산합니다.


## gpt_neox

reading-problem-gpt-neox-nothing-left = 복제본 { $replicas }개에 배치가 { $total }개면 { $key } 값이 0이 됩니다. GPT-NeoX는 나눈 뒤 내림하고, 그 결과를 거부합니다.
reading-problem-gpt-neox-batch-mismatch = GPT-NeoX가 거부하는 설정입니다. train_batch_size 값({ $global_batch_size })은 GPU당 { $micro_batch_size }개 × 누적 스텝 { $gradient_accumulation_steps }회 × 복제본 { $data_parallel_size }개와 다릅니다.


## grpo

reading-note-completions = 배치 크기는 프롬프트가 아니라 completion 수입니다. 업데이트 한 번({ $global_batch_size }개)에 프롬프트 { $prompts }개를 completion { $num_generations }개씩으로 학습합니다.
reading-note-completions-apart = 한 번에 completion { $generation_batch_size }개를 생성하고, 업데이트 한 번에는 { $global_batch_size }개를 씁니다.
reading-problem-completions-not-whole-groups = 한 번에 생성하는 completion { $generation_batch_size }개는 num_generations { $num_generations }의 배수가 아닙니다.
reading-problem-completions-not-divisible = 프로세스 { $data_parallel_size }개가 completion을 { $micro_batch_size }개씩 처리하는 한 회는 num_generations { $num_generations }개짜리 그룹으로 나누어떨어지지 않습니다. 배치 크기는 프롬프트가 아니라 completion 수입니다.
reading-problem-completions-not-whole-passes = generation_batch_size 값({ $generation_batch_size })은 모든 프로세스가 한 회에 처리하는 completion { $completions }개의 배수가 아닙니다.
reading-problem-completions-set-twice = generation_batch_size와 steps_per_generation은 함께 쓸 수 없습니다.
reading-problem-completions-at-least-two = 비교하려면 그룹에 completion이 2개 이상 필요합니다. 지금 num_generations는 { $num_generations }입니다.
reading-repair-completions-other-number = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-completions-more-passes = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-completions-more-at-a-time = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-completions-drop = { $key } 항목을 삭제하세요.


## huggingface

reading-note-huggingface-auto-find = auto_find_batch_size는 메모리가 모자라면 장치당 배치 크기를 줄이지만 누적 스텝 수는 그대로 둡니다. 전체 배치가 더 작아질 수 있습니다.
reading-note-huggingface-banner = Trainer 로그에서 읽은 값: 장치당 { $micro_batch_size }개.
reading-note-huggingface-data-parallel = 프로세스 하나가 GPU { $gpus }개를 씁니다(nn.DataParallel). GPU마다 장치당 배치 크기를 처리하므로 복제본 { $gpus }개로 셉니다.
reading-note-huggingface-data-parallel-banner = 로그에 따르면 nn.DataParallel을 씁니다. 한 프로세스의 모든 GPU를 합쳐 { $adjusted_batch_size }개입니다.
reading-note-huggingface-deepspeed-elsewhere = 인수에 나오는 { $file } 파일이 여기에 없습니다. 그 파일의 배치 크기는 auto이거나 같은 값이어야 합니다.
reading-note-huggingface-log-counts-peers = 로그의 값 { $told }에는 컨텍스트 병렬 GPU까지 복제본으로 세는 Transformers 4.57 이전의 방식이 반영되어 있습니다. 올바른 값: { $real }.
reading-note-huggingface-old-name = { $key }: per_device_train_batch_size의 예전 이름입니다.
reading-note-huggingface-peers = 컨텍스트 병렬과 시퀀스 병렬 GPU는 데이터를 공유합니다. 그래도 Transformers 4.57까지의 로그는 이들을 복제본으로 셉니다.
reading-note-huggingface-split-batches = split_batches를 켜면 { $value }개는 모든 프로세스를 합친 배치입니다. Trainer 로그에는 이 점이 반영되지 않습니다.
reading-note-huggingface-spmd = XLA의 SPMD에서는 장치당 배치 크기가 모든 장치를 합친 크기입니다.
reading-problem-huggingface-banner-differs = 로그의 합계는 { $told }인데, 이 파일들로는 { $real }입니다.
reading-problem-huggingface-deepspeed-mismatch = Trainer가 거부하는 설정입니다. DeepSpeed의 { $key }: { $value }, 그러나 { $other }: { $stated }.
reading-problem-huggingface-no-batch-fits = auto_find_batch_size가 끝까지 줄였지만 시퀀스 하나도 메모리에 들어가지 않습니다.
reading-repair-huggingface-use-auto = DeepSpeed 파일의 해당 값을 auto로 바꾸어 Trainer가 채우게 하세요.
reading-repair-huggingface-use-deepspeed = Trainer에 DeepSpeed 파일의 값을 지정하세요.


## levanter

reading-note-levanter-schedule = 배치 크기가 스케줄에 따라 바뀝니다: { $stages }. 여기서는 마지막 값인 { $value }개로 계산합니다.
reading-problem-levanter-does-not-divide = 배치 { $global_batch_size }개는 복제본 { $data_parallel_size }개로 나누어떨어지지 않습니다.


## lightning

reading-note-lightning-batch-is-split = dp 전략은 로더의 배치 { $batch_size }개를 장치 { $devices }개에 나눕니다. 장치 수를 곱하지 않습니다.
reading-note-lightning-loop-accumulates = Fabric에서는 학습 루프가 직접 누적합니다. 한 스텝의 누적 횟수는 no_backward_sync의 조건에 있으며, 여기서는 읽지 않습니다.
reading-note-lightning-scheduled-accumulation = 누적 횟수가 에폭에 따라 바뀝니다({ $stages }). 이 값은 시작할 때의 배치로, 누적은 { $value }회입니다.
reading-problem-lightning-accumulation-twice = Lightning은 accumulate_grad_batches와 GradientAccumulationScheduler를 함께 쓰는 것을 거부합니다. 둘 중 하나를 빼야 합니다.
reading-problem-lightning-deepspeed-accumulation = Lightning은 DeepSpeed 설정의 gradient_accumulation_steps를 거부합니다. accumulate_grad_batches를 바탕으로 직접 정합니다.


## litgpt

reading-note-litgpt-silent-floor = litgpt는 알리지 않고 내림합니다. 요청한 시퀀스는 { $asked }개, 한 스텝의 시퀀스는 { $reached }개, 사라지는 것은 { $lost }개입니다.
reading-problem-litgpt-no-pass = litgpt가 설명 없는 AssertionError로 멈춥니다. 시퀀스 { $global_batch_size }개를 장치 { $data_parallel_size }개에 나누면 { $share }개씩이라, 마이크로배치 { $micro_batch_size }개에 못 미칩니다.
reading-problem-litgpt-assertion = 한 회에 처리할 것이 남지 않아 litgpt가 멈췄습니다. global_batch_size를 장치 수로 나누어 내림한 값이 micro_batch_size보다 작습니다.


## llama_factory

reading-note-llama_factory-pretraining-packs = stage가 pt이면 패킹을 끄지 않는 한 예제들이 cutoff_len까지 꽉 차게 패킹됩니다.
reading-note-llama_factory-global-from-micro = global_batch_size가 없으면 복제본마다 마이크로배치 하나씩으로 업데이트 한 번이 이루어집니다.


## llm_c


## llm_foundry

reading-note-llm_foundry-replication = replication을 쓰면 장치 { $replication }개마다 같은 시퀀스를 읽지만, llm-foundry는 배치를 모든 장치 수로 나눕니다. 한 번의 업데이트에 들어가는 서로 다른 시퀀스는 { $asked }개가 아니라 { $reached }개입니다.
reading-problem-llm_foundry-does-not-divide = llm-foundry는 장치 { $data_parallel_size }개에서 글로벌 배치 { $global_batch_size }개를 거부합니다. 장치 수의 배수여야 합니다.
reading-problem-llm_foundry-replication-does-not-divide = 장치 수({ $world_size })가 replication 값({ $replication })의 배수가 아닙니다.
reading-problem-llm_foundry-sequence-parallelism = llm-foundry는 시퀀스 병렬화를 지원하지 않으며, 다음 설정에서 멈춥니다: { $key } = { $value }.


## maxtext

reading-note-maxtext-cut-off = MaxText는 나머지를 버립니다. 칩 { $chips }개에서 시퀀스 { $asked }개는 { $reached }개가 됩니다.
reading-note-maxtext-per-chip = per_device_batch_size 값({ $per_device_batch_size })은 복제본 하나를 나누어 맡은 칩까지 모든 칩에 적용됩니다.
reading-note-maxtext-ramp = 학습하는 동안 배치가 커집니다. 장치당 { $start }개에서 { $increment }개씩 늘어 { $target }개까지, 시퀀스 { $samples }개에 걸쳐 바뀝니다. 여기서는 마지막 값으로 계산합니다.
reading-note-maxtext-shared-sequences = 시퀀스 { $sequences }개는 복제본 { $replicas }개에 고르게 나눌 수 없습니다. 똑같은 { $counted }개 몫으로 셉니다.
reading-problem-maxtext-no-sequence = 칩 { $chips }개를 합쳐도 시퀀스 하나에 못 미칩니다.
reading-problem-maxtext-microbatches = MaxText는 한 회의 시퀀스 { $sequences_per_pass }개를 파이프라인 마이크로배치 { $pipeline_microbatches }개로 나눌 수 없습니다.
reading-problem-maxtext-pipeline-microbatches = 한 회의 시퀀스 { $sequences }개는 파이프라인 마이크로배치 { $microbatches }개로 나눌 수 없습니다. 마이크로배치 수는 단계 수 { $stages }의 배수이기도 해야 합니다.
reading-problem-maxtext-ramp-does-not-divide = { $start }에서 { $target }까지의 램프업은 증가량 { $increment }의 배수가 아닙니다.


## megatron

reading-note-megatron-rampup = 배치가 시퀀스 { $start }개에서 { $full }개까지 { $increment }개씩 커집니다. { $steps }스텝, 시퀀스 { $samples }개 뒤에 전체 크기가 됩니다.
reading-note-megatron-rampup-ignored = Megatron-LM은 2026년 4월부터 --rampup-batch-size를 무시하고 전체 배치로 시작합니다. 지금은 --step-batch-size-schedule 플래그를 씁니다.
reading-note-megatron-schedule = 배치가 시퀀스 { $first }개에서 { $last }개까지 커지며, 크기는 모두 { $stages }가지입니다. 마지막 크기에는 { $steps }스텝, 시퀀스 { $samples }개 뒤에 도달합니다. 전환 지점은 토큰 수로 셉니다.
reading-note-megatron-steps = 배치를 키워 가면 시퀀스 { $samples }개에 { $steps }스텝이 걸립니다. 처음부터 전체 배치라면 { $constant }스텝입니다.
reading-note-megatron-decreased = --decrease-batch-size-if-needed가 배치를 { $asked }개에서 { $reached }개로 줄입니다. { $unit }의 배수 가운데 바로 아래 값입니다. 로그에는 계속 { $asked }개라고 나옵니다.
reading-problem-megatron-nothing-left = --decrease-batch-size-if-needed를 쓰면 배치 { $asked }개에서 남는 것이 없습니다. 복제본마다 마이크로배치 하나씩만으로도 { $unit }개입니다.
reading-problem-megatron-no-micro-batches = 복제본에 남는 마이크로배치가 { $passes }개입니다. 글로벌 배치가 복제본마다 마이크로배치 하나씩을 합친 것보다 작습니다.
reading-problem-megatron-current-not-divisible = 커지던 배치가 { $size }개가 되었는데, 마이크로배치 { $micro_batch_size }개 × 복제본 { $data_parallel_size }개로 나누어떨어지지 않습니다. 램프업의 모든 크기는 이 곱의 배수여야 합니다.
reading-problem-megatron-experts = world size { $world_size }: 전문가 병렬화, 전문가 텐서 병렬화, 파이프라인 병렬화 크기의 곱인 { $size }의 배수가 아닙니다.
reading-problem-megatron-renamed = Megatron-LM은 { $old } 플래그를 거부합니다. 지금 이름은 { $new }입니다.
reading-problem-megatron-old-batch-size = Megatron-LM은 --batch-size를 거부합니다. 지금 이름은 --micro-batch-size이며, 복제본 하나가 한 회에 처리하는 시퀀스 수입니다.
reading-problem-megatron-rampup-and-iterations = --rampup-batch-size로 배치를 키우려면 학습 길이를 시퀀스 수로 정해야 합니다. --train-iters 대신 --train-samples를 쓰세요.
reading-problem-megatron-rampup-needs-samples = 2026년 4월까지의 Megatron-LM은 --rampup-batch-size와 함께 쓴 --train-iters { $steps } 설정을 거부합니다. 커지는 배치에서는 학습 길이를 시퀀스 수로 잽니다.
reading-problem-megatron-rampup-increments = { $increment }개씩 늘려서는 { $start }개에서 { $full }개에 이를 수 없습니다.
reading-problem-megatron-rampup-start = 램프업은 시퀀스 1개 이상에서 시작해야 합니다.
reading-problem-megatron-rampup-above = 램프업이 글로벌 배치 { $full }개보다 큰 { $start }개에서 시작합니다.
reading-problem-megatron-rampup-empty = 램프업이 { $start }개에서 { $full }개까지라 늘어날 여지가 없습니다. 이때 Megatron-LM은 0으로 나눕니다.
reading-problem-megatron-rampup-indivisible = 램프업 도중의 크기({ $size })는 복제본마다 마이크로배치 하나씩인 { $unit }의 배수가 아닙니다. 학습이 거기서 멈춥니다.
reading-problem-megatron-schedule-form = { $entry }: --step-batch-size-schedule에 필요한 TOKENS:SIZE 형식이 아닙니다.
reading-problem-megatron-schedule-first = 스케줄이 { $threshold }에서 시작합니다. 첫 전환 지점은 0이어야 합니다.
reading-problem-megatron-schedule-order = 스케줄의 두 전환 지점이 같은 시퀀스에 놓입니다. 전환 지점은 시퀀스 길이({ $length })로 나누어 내림합니다.
reading-problem-megatron-schedule-indivisible = 스케줄의 크기({ $size })는 복제본마다 마이크로배치 하나씩인 { $unit }의 배수가 아닙니다. 학습이 거기서 멈춥니다.
reading-problem-megatron-schedule-and-global = --step-batch-size-schedule과 --global-batch-size는 함께 쓸 수 없습니다. 스케줄의 마지막 크기가 글로벌 배치입니다.
reading-problem-megatron-schedule-and-decrease = --step-batch-size-schedule과 --decrease-batch-size-if-needed는 함께 쓸 수 없습니다.
reading-problem-megatron-schedule-and-rampup = --step-batch-size-schedule과 --rampup-batch-size는 함께 쓸 수 없습니다.
reading-repair-megatron-decrease-batch-size = { $key } 플래그를 추가하세요. 실제 배치는 { $value }개가 됩니다.
reading-repair-megatron-no-rampup = { $key } 항목을 삭제하세요. 처음부터 전체 배치로 학습합니다.
reading-repair-megatron-set-rampup = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-megatron-train-samples = --train-iters 대신 길이가 같은 다음 값을 쓰세요: { $key } { $value }.
reading-repair-megatron-remove = { $key } 항목을 삭제하세요.
reading-repair-megatron-rename = { $old } 대신 쓸 이름: { $new }.
reading-repair-megatron-schedule-from-zero = { $key } 값을 다음으로 바꾸세요: “{ $value }”.


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = gradient_accumulation_steps가 없어 swift가 값을 { $value }회로 정합니다. 모든 프로세스를 합쳐 시퀀스가 16개 이상이 되는 값입니다.
reading-note-ms_swift-one-process = NPROC_PER_NODE가 없으면 swift는 프로세스 하나를 시작하고, 보이는 GPU들에 모델을 나누어 올립니다.


## nanochat

reading-note-nanochat-automatic-batch = 전체 배치는 자동입니다. nanochat이 모델과 토큰 예산에서 계산해 시작할 때 출력합니다.
reading-problem-nanochat-not-a-multiple = 전체 토큰 { $tokens_per_step }개는 모든 GPU가 한 회에 처리하는 { $tokens_per_pass }개의 배수가 아닙니다.


## nanogpt

reading-note-nanogpt-world-total = nanoGPT의 gradient_accumulation_steps 값({ $gradient_accumulation_steps })은 모든 GPU를 합친 누적 횟수입니다. 따라서 이 값을 나누는 GPU 수라면 몇 개든 한 스텝의 시퀀스는 { $global_batch_size }개입니다.
reading-problem-nanogpt-does-not-divide = nanoGPT가 멈춥니다. gradient_accumulation_steps 값({ $gradient_accumulation_steps })은 GPU { $world_size }개로 나누어떨어지지 않습니다.
reading-problem-nanogpt-assertion = 모든 GPU를 합친 누적 횟수인 gradient_accumulation_steps가 GPU 수로 나누어떨어지지 않아 nanoGPT가 멈췄습니다.


## nanotron

reading-problem-nanotron-layout = 병렬 크기대로라면 GPU가 { $product }개(복제본 { $replicas } × 텐서 { $tensor } × 파이프라인 { $pipeline } × 컨텍스트 { $context })인데, 실행에 쓰는 GPU는 { $world_size }개입니다.
reading-repair-nanotron-set-dp = { $key } 값을 다음으로 바꾸세요: { $value }. GPU를 모두 쓰게 됩니다.


## nemo

reading-note-nemo-packed = 데이터가 패킹되어 있습니다. 글로벌 배치는 묶음 수이고, 묶음마다 여러 시퀀스가 들어 있습니다. 패킹하지 않을 때와 같은 수의 시퀀스로 학습하려면 묶음당 시퀀스 수로 나누세요.
reading-problem-nemo-accumulate-grad-batches = Trainer의 accumulate_grad_batches는 1이어야 합니다. NeMo가 마이크로배치와 글로벌 배치 크기에 맞추어 스스로 누적합니다.
reading-problem-nemo-packed-micro-batch = 패킹된 데이터의 마이크로배치 크기는 1이어야 합니다(현재 { $size }).
reading-repair-nemo-accumulate-one = { $key } 값을 1로 바꾸세요.
reading-repair-nemo-packed-one = { $key } 값을 1로 바꾸세요.


## olmo

reading-note-olmo-micro-batch-cut = 마이크로배치 { $size }개는 장치 하나의 몫보다 많습니다. 장치는 자기 몫인 { $each }개를 한 회에 처리합니다.
reading-note-olmo-smaller-last-micro-batch = 장치당 시퀀스 { $each }개를 { $size }개씩 마이크로배치로 나누면 마지막에 { $last }개가 남습니다. 글로벌 배치는 명시된 대로이며, 이를 나타내는 마이크로배치 크기는 하나로 정해지지 않습니다.
reading-problem-olmo-batch-not-divisible = 배치 { $global_batch_size }개는 GPU { $world_size }개로 나누어떨어지지 않습니다. OLMo는 설명 없는 AssertionError로 멈춥니다.


## olmo_core

reading-note-olmo-core-tokens = OLMo-core는 배치를 토큰 수로 셉니다. 토큰 { $tokens }개, 길이가 { $length }인 시퀀스들입니다.
reading-problem-olmo-core-not-tokens = 토큰 { $tokens }개는 길이가 { $length }인 시퀀스 하나보다 적습니다. OLMo-core는 배치를 시퀀스 수가 아니라 토큰 수로 셉니다.
reading-problem-olmo-core-partial = 토큰 { $tokens }개는 길이가 { $length }인 시퀀스로 나누어떨어지지 않습니다.
reading-problem-olmo-core-partial-rank = 배치에서 복제본마다 맡는 토큰은 온전한 시퀀스 단위여야 합니다.
reading-repair-olmo-core-in-tokens = 시퀀스 수로 적은 값에 시퀀스 길이({ $length })를 곱하세요.


## open_clip

reading-note-open_clip-pairs = 이미지와 텍스트의 쌍을 셉니다.


## openrlhf

reading-note-openrlhf-answers = train_batch_size는 답변 수(프롬프트당 { $num_generations }개)이고, rollout_batch_size는 프롬프트 수입니다.
reading-note-openrlhf-dynamic-batch = 여기서는 마이크로배치를 토큰 수로 나눕니다. 담기는 시퀀스 수는 매번 다릅니다.
reading-note-openrlhf-deepspeed-batch = DeepSpeed는 시퀀스 하나를 함께 처리하는 GPU까지 세므로 배치로 { $value }개라는 값을 받습니다. 업데이트 한 번에는 그대로 train_batch_size개의 시퀀스를 씁니다.
reading-note-openrlhf-packing = packing_samples를 켜면 마이크로배치의 시퀀스를 패딩 없이 이어 붙입니다. 스텝당 토큰 수는 최댓값입니다.


## slurm

reading-note-slurm-idle = GPU { $reserved }개를 예약했지만 프로세스는 { $world_size }개만 시작합니다.
reading-problem-slurm-too-few = 프로세스 { $world_size }개를 시작하지만 예약한 GPU는 { $reserved }개뿐입니다.


## torchrun


## torchtitan

reading-note-torchtitan-old-batch-size = training.batch_size는 2025년 6월부터 training.local_batch_size입니다. 새 버전은 예전 이름을 알지 못합니다.
reading-note-torchtitan-tokens = torchtitan은 2026년 8월부터 배치를 토큰 수로 셉니다. 복제본마다 한 회에 토큰 { $tokens }개, 길이가 { $length }인 시퀀스로는 { $sequences }개입니다.
reading-note-torchtitan-partial-sequences = 복제본마다 한 회의 토큰 { $tokens }개는 길이가 { $length }인 시퀀스로 나누어떨어지지 않습니다. 문서들을 한 행에 이어 담습니다.
reading-note-torchtitan-pipeline-passes = 파이프라인은 누적 스텝마다 마이크로배치 { $passes }개를 처리합니다. 여기서는 모두 합친 { $count }개로 계산합니다.
reading-note-torchtitan-pipeline-split = 파이프라인이 로컬 배치 { $size }개를 { $part }개짜리 마이크로배치 { $parts }개로 나눕니다.
reading-problem-torchtitan-layout = torchtitan이 거부하는 배치 방식입니다. replicate { $replicate } × shard { $shard } × 컨텍스트 { $context } × 텐서 { $tensor } × 파이프라인 { $pipeline }의 곱은 { $product }이며, world size { $world_size }개와 다릅니다.
reading-problem-torchtitan-experts = 크기가 { $size }인 전문가 병렬화는 shard, 컨텍스트, 텐서 병렬화의 랭크 { $among }개를 나누어 쓰는데, 이 수를 나누어떨어지게 하지 않습니다.
reading-problem-torchtitan-tokens-do-not-divide = 스텝당 토큰 { $tokens }개는 모든 복제본이 누적 스텝 한 번에 처리하는 { $unit }개의 배수가 아닙니다.
reading-repair-torchtitan-set-shard = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-torchtitan-set-experts = { $key } 값을 다음으로 바꾸세요: { $value }.


## torchtune

reading-note-torchtune-docstring = docstring은 모든 GPU 수를 곱하지만, 샘플러는 텐서·컨텍스트 병렬 GPU { $model_parallel_size }개를 한 그룹으로 한 번만 셉니다.
reading-note-torchtune-leftover = 에폭 끝에 { $gradient_accumulation_steps }회가 채 안 되게 남은 누적은 업데이트로 이어지지 않습니다.
reading-problem-torchtune-layout = replicate { $replicate_size } × shard { $shard_size } × 텐서·컨텍스트 병렬 { $tensor_parallel_size }의 곱이 GPU 수 { $world_size }개와 다릅니다.
reading-problem-torchtune-replicas = 데이터 병렬 GPU { $replicas }개는 { $replicate_size }개 그룹으로 나눌 수 없습니다.
reading-repair-torchtune-shards = { $key } 값을 다음으로 바꾸세요: { $value }.


## trl


## unsloth

reading-note-unsloth-one-gpu = 프로세스를 둘 이상 시작하는 설정이 없습니다. Unsloth는 GPU 하나로 학습합니다.
reading-note-unsloth-several-gpus = 프로세스 하나가 GPU { $gpus }개를 인식하지만 그중 하나로 학습합니다. 예전 버전의 Unsloth는 이때 한 회에 시퀀스 { $value }개를 씁니다.
reading-note-unsloth-banner = 배너에 나온 값: 장치당 시퀀스 { $batch_per_device }개, 누적 스텝 { $gradient_accumulation_steps }회.
reading-note-unsloth-other-run = 장치당 { $batch_per_device }개라고 나온 배너는 다른 실행의 것입니다. 명시된 값으로 계산합니다.
reading-note-unsloth-set-to-generations = Unsloth가 장치당 배치를 프롬프트당 completion 수인 { $batch_per_device }개로 정했습니다.
reading-note-unsloth-raises-batch = 장치당 { $micro_batch_size }개로는 그룹이 온전히 채워지지 않아 Unsloth가 per_device_train_batch_size를 num_generations { $num_generations }에 맞춥니다.
reading-problem-unsloth-batch-times-gpus = per_device_train_batch_size는 { $micro_batch_size }인데 배너에는 { $batch_per_device }개라고 나옵니다. 프로세스 하나가 GPU { $gpus }개를 인식하고, 그 수만큼 배치를 곱해 GPU 하나에서 처리합니다.
reading-repair-unsloth-one-device = { $key }에 GPU를 하나만 지정하세요.


## verl

reading-note-verl-answers = train_batch_size와 ppo_mini_batch_size는 프롬프트 수입니다. 프롬프트마다 답변이 { $num_generations }개 있고, 업데이트는 그 답변들로 학습합니다.
reading-note-verl-dynamic-batch = 여기서는 마이크로배치를 토큰 수로 나눕니다. 담기는 시퀀스 수는 매번 다릅니다.
reading-problem-verl-passes = 복제본 { $replicas }개 가운데 하나가 업데이트 한 번에 맡는 답변 { $answers }개는 한 회 { $micro_batch_size }개로 나누어떨어지지 않습니다.
reading-problem-verl-passes-message = 복제본 하나가 업데이트 한 번에 맡는 답변 { $answers }개는 한 회 { $micro_batch_size }개로 나누어떨어지지 않습니다.
reading-problem-verl-floors = 답변 { $asked }개는 복제본 { $replicas }개에 고르게 나눌 수 없습니다. verl은 알리지 않고 내림하며, 업데이트는 { $reached }개로 학습합니다.
reading-problem-verl-mini-exceeds-train = ppo_mini_batch_size 값({ $mini_batch_size })은 롤아웃 하나의 프롬프트 { $train_batch_size }개보다 많습니다.
reading-problem-verl-rollout = 롤아웃 하나의 답변 { $answers }개는 { $minimum }의 배수가 아닙니다.
reading-repair-verl-mini-batch = { $key } 값을 다음으로 바꾸세요: { $value }.
reading-repair-verl-rollout-batch = { $key } 값을 다음으로 바꾸세요: { $value }.
