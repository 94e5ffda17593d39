title = Configuration du parallélisme de données
lead = Saisissez les nœuds, les GPU par nœud et les degrés de parallélisme d’une réplique : vous obtenez le nombre de répliques en parallélisme de données du cluster.
synonyms = degré de parallélisme de données, répliques, data-parallel size, DP, world size, parallélisme 3D, parallélisme 4D, parallélisme tensoriel, parallélisme de tenseurs, parallélisme de pipeline, parallélisme de contexte, parallélisme de séquence, parallélisme d’experts, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, cluster, nnodes, nproc_per_node, EP, MoE, mélange d’experts, partitionnement hybride

group-cluster = Cluster
group-replica = Une réplique
group-among = Parmi les répliques

nodes = Nœuds
    .help = Serveurs qui participent à l’entraînement, sans ceux que l’on garde en réserve.
gpus_per_node = GPU par nœud
    .help = Processus par nœud, nproc_per_node pour torchrun. Les lanceurs en démarrent un par GPU.
tensor_parallel_size = Parallélisme tensoriel
    .help = GPU qui se partagent chaque matrice de poids. Le parallélisme de séquence de Megatron utilise les mêmes et n’ajoute aucun facteur. Sans découpage des matrices : 1.
pipeline_parallel_size = Parallélisme de pipeline
    .help = Étages qui se partagent les couches. Les étages virtuels (entrelacés) utilisent les mêmes GPU et n’ajoutent aucun facteur.
context_parallel_size = Parallélisme de contexte
    .help = GPU qui se partagent chaque séquence, par ring attention ou par Ulysses. Le parallélisme d’experts et le partitionnement de FSDP ou de ZeRO n’entrent pas ici.
also = Répartir aussi
    .help = Les deux utilisent des GPU déjà comptés et ne changent pas le nombre de répliques.
    .option-experts = Experts (MoE)
    .option-sharding = Partitionnement FSDP ou ZeRO
expert_parallel_size = Parallélisme d’experts
    .help = Rangs qui se partagent les experts d’une couche. Ils sont pris parmi les GPU du parallélisme de données, de contexte et tensoriel d’un même étage du pipeline.
expert_tensor_parallel_size = Parallélisme tensoriel des experts
    .help = GPU qui se partagent les matrices d’un expert. Vide : le parallélisme tensoriel, comme dans Megatron-LM ; torchtitan utilise le plus souvent 1.
    .placeholder = = t
experts = Experts par couche
    .help = Experts routés, pour savoir s’ils se répartissent également : 8 pour Mixtral, 256 pour DeepSeek-V3.
    .placeholder = inconnu
shard_size = Degré de partitionnement
    .help = Répliques qui se partagent une copie des états : data_parallel_shard_degree dans torchtitan, dp_shard_size dans Accelerate. Vide : toutes (FSDP, ZeRO) ; avec moins, le partitionnement est hybride (HSDP).
    .placeholder = = d

data_parallel_size = Répliques en parallélisme de données
    .sentence = { $world_size ->
            [one] { $world_size } GPU
            [many] { $world_size } de GPU
           *[other] { $world_size } GPU
        } ÷ ({ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }) = { $data_parallel_size ->
            [one] { $data_parallel_size } réplique
            [many] { $data_parallel_size } de répliques
           *[other] { $data_parallel_size } répliques
        } avec leurs propres données.
world_size = World size (processus)
    .sentence = { $nodes ->
            [one] { $nodes } nœud
            [many] { $nodes } de nœuds
           *[other] { $nodes } nœuds
        } × { $gpus_per_node ->
            [one] { $gpus_per_node } GPU
            [many] { $gpus_per_node } de GPU
           *[other] { $gpus_per_node } GPU
        } = { $world_size ->
            [one] { $world_size } processus
            [many] { $world_size } de processus
           *[other] { $world_size } processus
        }, un par GPU.
expert_replicas = Répliques des experts
    .sentence = { $world_size ->
            [one] { $world_size } GPU contient
            [many] { $world_size } de GPU contiennent
           *[other] { $world_size } GPU contiennent
        } chaque expert { $expert_replicas ->
            [one] une fois
            [many] { $expert_replicas } de fois
           *[other] { $expert_replicas } fois
        }. Le batch compte toujours { $data_parallel_size ->
            [one] { $data_parallel_size } réplique
            [many] { $data_parallel_size } de répliques
           *[other] { $data_parallel_size } répliques
        }.
replicate_size = Copies des états
    .sentence = { $data_parallel_size ->
            [one] { $data_parallel_size } réplique conserve
            [many] { $data_parallel_size } de répliques conservent
           *[other] { $data_parallel_size } répliques conservent
        } les états { $replicate_size ->
            [one] une fois
            [many] { $replicate_size } de fois
           *[other] { $replicate_size } fois
        }. C’est la valeur replicate du partitionnement hybride.
state_shards = Parts d’une copie
    .sentence = Les paramètres, les gradients ou les états de l’optimiseur sont répartis sur { $state_shards ->
            [one] { $state_shards } GPU
            [many] { $state_shards } de GPU
           *[other] { $state_shards } GPU
        }, ceux du parallélisme de contexte compris.

refusal-does-not-divide = Une réplique occupe { $replica_size } GPU. { $world_size } GPU donnent { $replicas ->
        [one] { $replicas } réplique
        [many] { $replicas } de répliques
       *[other] { $replicas } répliques
    } et il en reste { $idle }. Choisissez des degrés dont le produit divise { $world_size }.
refusal-replica-too-large = Une réplique occupe { $replica_size } GPU, mais il n’y en a que { $world_size }. Réduisez un degré de parallélisme ou ajoutez des nœuds.
refusal-experts-do-not-divide = Les experts sont répartis sur { $group_gpus } GPU (parallélisme d’experts × parallélisme tensoriel des experts), et { $group_gpus } ne divise pas les { $stage_gpus } GPU d’un étage du pipeline. Choisissez des degrés dont le produit divise { $stage_gpus }.
refusal-experts-beyond-shard = Les experts sont répartis sur { $group_gpus } GPU, et { $group_gpus } ne divise pas les { $shard_gpus } GPU qu’une copie des états occupe dans un étage du pipeline. Réduisez le parallélisme d’experts ou augmentez le degré de partitionnement.
refusal-experts-uneven = { $experts } experts ne se répartissent pas également sur { $expert_parallel_size } rangs. Choisissez un parallélisme d’experts qui divise { $experts }.
refusal-shard-does-not-divide = Un degré de partitionnement de { $shard } ne divise pas les { $replicas } répliques. Choisissez un diviseur de { $replicas } ou laissez le champ vide.
remark-tensor-across-nodes = Un parallélisme tensoriel de degré { $tensor_parallel_size } ne divise pas les { $gpus_per_node } GPU d’un nœud : des groupes s’étendent sur plusieurs nœuds. Ils communiquent à chaque couche ; attendez-vous à un net ralentissement.
