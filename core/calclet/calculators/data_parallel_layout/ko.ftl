title = 데이터 병렬 구성
lead = 노드 수, 노드당 GPU 수, 복제본 하나의 병렬 크기를 입력하면 클러스터가 함께 학습하는 데이터 병렬 복제본 수를 계산합니다.
synonyms = 데이터 병렬 구성 계산, 데이터 병렬 크기, 데이터 병렬화, DP 크기, DP 차수, 복제본 수, 3D 병렬화, 4D 병렬화, 텐서 병렬화, 파이프라인 병렬화, 컨텍스트 병렬화, 시퀀스 병렬화, 전문가 병렬화, 클러스터, 노드, 전체 프로세스 수, world size, data parallel size, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, nnodes, nproc_per_node, EP, MoE, 전문가 혼합, 하이브리드 샤딩, 샤드

group-cluster = 클러스터
group-replica = 복제본 하나
group-among = 복제본 사이

nodes = 노드 수
    .help = 실제로 학습에 참여하는 서버 수입니다. 예비 노드는 뺍니다.
gpus_per_node = 노드당 GPU 수
    .help = 노드당 프로세스 수로, torchrun의 nproc_per_node입니다. 런처는 GPU마다 프로세스를 하나씩 띄웁니다.
tensor_parallel_size = 텐서 병렬 크기
    .help = 각 가중치 행렬을 나누어 맡는 GPU 수입니다. Megatron의 시퀀스 병렬화는 같은 GPU를 쓰므로 따로 곱하지 않습니다. 행렬을 나누지 않으면 1을 입력하세요.
pipeline_parallel_size = 파이프라인 병렬 크기
    .help = 레이어를 나누어 맡는 단계 수입니다. 가상(인터리브) 단계는 같은 GPU를 쓰므로 따로 곱하지 않습니다.
context_parallel_size = 컨텍스트 병렬 크기
    .help = ring attention이나 Ulysses로 시퀀스 하나를 나누어 맡는 GPU 수입니다. 전문가 병렬화와 FSDP, ZeRO 샤딩은 여기에 넣지 않습니다.
also = 함께 구성할 것
    .help = 둘 다 이미 센 GPU를 쓰므로 복제본 수는 달라지지 않습니다.
    .option-experts = 전문가(MoE)
    .option-sharding = FSDP 또는 ZeRO 샤딩
expert_parallel_size = 전문가 병렬 크기
    .help = 레이어 하나의 전문가를 나누어 맡는 랭크 수입니다. 같은 파이프라인 단계의 데이터, 컨텍스트, 텐서 병렬 GPU를 씁니다.
expert_tensor_parallel_size = 전문가의 텐서 병렬 크기
    .help = 전문가 하나의 행렬을 나누어 맡는 GPU 수입니다. 비워 두면 Megatron-LM처럼 텐서 병렬 크기가 됩니다. torchtitan은 대개 1입니다.
    .placeholder = = t
experts = 레이어당 전문가 수
    .help = 고르게 나뉘는지 확인할 때 쓰는 라우팅 전문가 수입니다. Mixtral은 8, DeepSeek-V3는 256입니다.
    .placeholder = 모름
shard_size = 샤딩 크기
    .help = 상태 한 벌을 나누어 갖는 복제본 수로, torchtitan의 data_parallel_shard_degree, Accelerate의 dp_shard_size입니다. 비워 두면 모든 복제본이 나누어 갖고(FSDP, ZeRO), 더 작으면 하이브리드 샤딩(HSDP)입니다.
    .placeholder = = d

data_parallel_size = 데이터 병렬 복제본 수
    .sentence = GPU { $world_size }장 ÷ ({ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }) = 서로 다른 데이터를 처리하는 복제본 { $data_parallel_size }개
world_size = world size(전체 프로세스 수)
    .sentence = 노드 { $nodes }개 × GPU { $gpus_per_node }장 = 프로세스 { $world_size }개(GPU마다 하나)
expert_replicas = 전문가 복제본 수
    .sentence = GPU { $world_size }장에 전문가마다 { $expert_replicas }벌이 있습니다. 배치는 그대로 복제본 { $data_parallel_size }개로 계산합니다.
replicate_size = 상태 벌 수
    .sentence = 복제본 { $data_parallel_size }개가 상태를 모두 { $replicate_size }벌 보관합니다. 하이브리드 샤딩의 복제 크기입니다.
state_shards = 한 벌을 나눈 GPU 수
    .sentence = 파라미터, 그래디언트 또는 옵티마이저 상태를 GPU { $state_shards }장에 나눕니다. 컨텍스트 병렬화의 GPU도 여기에 들어갑니다.

refusal-does-not-divide = 복제본 하나에 GPU { $replica_size }장이 필요합니다. GPU { $world_size }장으로는 복제본 { $replicas }개를 만들고 { $idle }장이 남습니다. 병렬 크기의 곱이 { $world_size }의 약수가 되도록 바꾸세요.
refusal-replica-too-large = 복제본 하나에 GPU { $replica_size }장이 필요하지만 모두 { $world_size }장뿐입니다. 병렬 크기를 줄이거나 노드를 늘리세요.
refusal-experts-do-not-divide = 전문가를 나누어 맡는 GPU는 { $group_gpus }장(전문가 병렬 크기 × 전문가의 텐서 병렬 크기)인데, 파이프라인 단계 하나의 GPU { $stage_gpus }장을 이 수로 나눌 수 없습니다. 두 크기의 곱이 { $stage_gpus }의 약수가 되도록 바꾸세요.
refusal-experts-beyond-shard = 전문가를 나누어 맡는 GPU는 { $group_gpus }장인데, 파이프라인 단계 하나에서 상태 한 벌이 쓰는 GPU { $shard_gpus }장을 이 수로 나눌 수 없습니다. 전문가 병렬 크기를 줄이거나 샤딩 크기를 늘리세요.
refusal-experts-uneven = 전문가 { $experts }개를 랭크 { $expert_parallel_size }개에 고르게 나눌 수 없습니다. { $experts }의 약수인 전문가 병렬 크기를 고르세요.
refusal-shard-does-not-divide = 복제본 { $replicas }개는 샤딩 크기 { $shard }의 배수가 아닙니다. { $replicas }의 약수를 고르거나 비워 두세요.
remark-tensor-across-nodes = 노드의 GPU { $gpus_per_node }장을 텐서 병렬 크기 { $tensor_parallel_size } 단위로 나눌 수 없어 일부 그룹이 여러 노드에 걸칩니다. 텐서 병렬화는 레이어마다 통신하므로 크게 느려집니다.
