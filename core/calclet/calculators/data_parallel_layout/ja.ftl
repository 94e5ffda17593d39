title = データ並列の構成
lead = ノード数、ノードあたりのGPU数、1レプリカ内の各並列サイズから、クラスタ全体で同時に学習するデータ並列のレプリカ数を求めます。
synonyms = データ並列の構成の計算, データ並列サイズ, データ並列度, レプリカ数, 3D並列, 4D並列, テンソル並列, パイプライン並列, コンテキスト並列, 系列並列, シーケンス並列, エキスパート並列, クラスタ, ノード, world size, data parallel size, DP, Ulysses, ring attention, FSDP, ZeRO, HSDP, nnodes, nproc_per_node, EP, MoE, ハイブリッドシャーディング, シャード

group-cluster = クラスタ
group-replica = 1レプリカの構成
group-among = レプリカ間の分担

nodes = ノード数
    .help = 学習に参加するサーバの台数。予備のノードは含まない。
gpus_per_node = ノードあたりのGPU数
    .help = ノードごとのプロセス数で、torchrunのnproc_per_nodeにあたる。GPU1枚につき1プロセス。
tensor_parallel_size = テンソル並列サイズ
    .help = 1つの重み行列を分担するGPUの数。Megatronの系列並列は同じGPUを使うため、掛け合わせない。行列を分割しない場合は1。
pipeline_parallel_size = パイプライン並列サイズ
    .help = 層を分担するステージの数。仮想ステージ（インターリーブ）は同じGPUを使うため、掛け合わせない。
context_parallel_size = コンテキスト並列サイズ
    .help = 1つの系列を分担するGPUの数（ring attentionやUlysses）。エキスパート並列、FSDPやZeROのシャードは対象外。
also = 追加の指定
    .help = どちらもすでに数えたGPUを使い、レプリカ数は変わらない。
    .option-experts = エキスパート（MoE）
    .option-sharding = FSDP・ZeROのシャード
expert_parallel_size = エキスパート並列サイズ
    .help = 1つの層のエキスパートを分担するランクの数。同じパイプラインのステージにある、データ並列・コンテキスト並列・テンソル並列のGPUを使う。
expert_tensor_parallel_size = エキスパートのテンソル並列サイズ
    .help = 1つのエキスパートの行列を分担するGPUの数。空欄ならMegatron-LMと同じくテンソル並列サイズになる。torchtitanではたいてい1。
    .placeholder = = t
experts = 層あたりエキスパート数
    .help = ルーティング対象のエキスパートの数。均等に分けられるかを確かめる。Mixtralは8、DeepSeek-V3は256。
    .placeholder = 不明
shard_size = シャードサイズ
    .help = 状態1組を分担するレプリカの数。torchtitanのdata_parallel_shard_degree、Accelerateのdp_shard_sizeにあたる。空欄なら全レプリカで分担し（FSDP、ZeRO）、それより少なければハイブリッド（HSDP）になる。
    .placeholder = = d

data_parallel_size = データ並列のレプリカ数
    .sentence = { $world_size }GPU ÷（{ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }）= それぞれ別のデータを読む{ $data_parallel_size }レプリカ
world_size = world size（総プロセス数）
    .sentence = { $nodes }ノード × { $gpus_per_node }GPU = { $world_size }プロセス（GPU1枚につき1つ）
expert_replicas = エキスパートのレプリカ数
    .sentence = { $world_size }GPUに各エキスパートが{ $expert_replicas }個ずつ。バッチは{ $data_parallel_size }レプリカのまま数える
replicate_size = 状態の組数
    .sentence = { $data_parallel_size }レプリカで状態を{ $replicate_size }組保持（ハイブリッドシャーディングのreplicateサイズ）
state_shards = 1組のシャード数
    .sentence = パラメータ・勾配・オプティマイザの状態を{ $state_shards }枚のGPUに分割（コンテキスト並列のGPUを含む）

refusal-does-not-divide = 1レプリカに必要なGPUは{ $replica_size }枚です。{ $world_size }枚では{ $replicas }レプリカになり、{ $idle }枚が余ります。積が{ $world_size }を割り切るサイズを選んでください。
refusal-replica-too-large = 1レプリカに{ $replica_size }枚のGPUが必要ですが、全部で{ $world_size }枚しかありません。並列サイズを下げるか、ノードを増やしてください。
refusal-experts-do-not-divide = エキスパートを分担するGPUは{ $group_gpus }枚（エキスパート並列サイズ × エキスパートのテンソル並列サイズ）ですが、これは1つのパイプラインのステージの{ $stage_gpus }枚を割り切りません。積が{ $stage_gpus }を割り切るサイズを選んでください。
refusal-experts-beyond-shard = エキスパートを分担するGPUは{ $group_gpus }枚ですが、これは1つのパイプラインのステージで状態1組を持つ{ $shard_gpus }枚を割り切りません。エキスパート並列サイズを下げるか、シャードサイズを上げてください。
refusal-experts-uneven = { $experts }個のエキスパートを{ $expert_parallel_size }ランクに均等に分けることはできません。{ $experts }を割り切るエキスパート並列サイズを選んでください。
refusal-shard-does-not-divide = シャードサイズ{ $shard }は{ $replicas }レプリカを割り切りません。{ $replicas }の約数を選ぶか、空欄にしてください。
remark-tensor-across-nodes = ノード内の{ $gpus_per_node }枚のGPUはテンソル並列サイズ{ $tensor_parallel_size }で割り切れず、ノードをまたぐグループができます。テンソル並列は層ごとに通信するため、大幅に遅くなります。
