title = データ並列の構成
lead = ノード数、ノードあたりのGPU数、1レプリカ内の各並列サイズから、クラスタ全体で同時に学習するデータ並列のレプリカ数を求めます。
synonyms = データ並列の構成の計算, データ並列サイズ, データ並列度, レプリカ数, 3D並列, 4D並列, テンソル並列, パイプライン並列, コンテキスト並列, 系列並列, シーケンス並列, エキスパート並列, クラスタ, ノード, world size, data parallel size, DP, Ulysses, ring attention, FSDP, ZeRO, HSDP, nnodes, nproc_per_node

group-cluster = クラスタ
group-replica = 1レプリカの構成

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

data_parallel_size = データ並列のレプリカ数
    .sentence = { $world_size }GPU ÷（{ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }）= それぞれ別のデータを読む{ $data_parallel_size }レプリカ
world_size = world size（総プロセス数）
    .sentence = { $nodes }ノード × { $gpus_per_node }GPU = { $world_size }プロセス（GPU1枚につき1つ）

refusal-does-not-divide = 1レプリカに必要なGPUは{ $replica_size }枚です。{ $world_size }枚では{ $replicas }レプリカになり、{ $idle }枚が余ります。積が{ $world_size }を割り切るサイズを選んでください。
refusal-replica-too-large = 1レプリカに{ $replica_size }枚のGPUが必要ですが、全部で{ $world_size }枚しかありません。並列サイズを下げるか、ノードを増やしてください。
remark-tensor-across-nodes = ノード内の{ $gpus_per_node }枚のGPUはテンソル並列サイズ{ $tensor_parallel_size }で割り切れず、ノードをまたぐグループができます。テンソル並列は層ごとに通信するため、大幅に遅くなります。
