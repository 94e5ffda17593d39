title = Configuration du parallélisme de données
lead = Saisissez les nœuds, les GPU par nœud et les degrés de parallélisme d’une réplique : vous obtenez le nombre de répliques en parallélisme de données du cluster.
synonyms = degré de parallélisme de données, répliques, data-parallel size, DP, world size, parallélisme 3D, parallélisme 4D, parallélisme tensoriel, parallélisme de tenseurs, parallélisme de pipeline, parallélisme de contexte, parallélisme de séquence, parallélisme d’experts, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, cluster, nnodes, nproc_per_node

group-cluster = Cluster
group-replica = Une réplique

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

refusal-does-not-divide = Une réplique occupe { $replica_size } GPU. { $world_size } GPU donnent { $replicas ->
        [one] { $replicas } réplique
        [many] { $replicas } de répliques
       *[other] { $replicas } répliques
    } et il en reste { $idle }. Choisissez des degrés dont le produit divise { $world_size }.
refusal-replica-too-large = Une réplique occupe { $replica_size } GPU, mais il n’y en a que { $world_size }. Réduisez un degré de parallélisme ou ajoutez des nœuds.
remark-tensor-across-nodes = Un parallélisme tensoriel de degré { $tensor_parallel_size } ne divise pas les { $gpus_per_node } GPU d’un nœud : des groupes s’étendent sur plusieurs nœuds. Ils communiquent à chaque couche ; attendez-vous à un net ralentissement.
