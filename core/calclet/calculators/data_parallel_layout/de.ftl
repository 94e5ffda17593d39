title = Datenparallele Aufteilung
lead = Aus den Knoten, den GPUs pro Knoten und den Parallelitätsgraden eines Replikats ergibt sich, mit wie vielen datenparallelen Replikaten der Cluster trainiert.
synonyms = Datenparallelitätsgrad, DP-Grad, World Size, Replikate, 3D-Parallelität, 4D-Parallelität, Tensorparallelität, Pipeline-Parallelität, Kontextparallelität, Sequenzparallelität, Ulysses, Ring Attention, Expertenparallelität, FSDP, ZeRO, HSDP, Device Mesh, Cluster, data-parallel layout, data parallel size, nnodes, nproc_per_node, EP, MoE, Mixture of Experts, hybrides Sharding

group-cluster = Cluster
group-replica = Ein Replikat
group-among = Unter den Replikaten

nodes = Knoten
    .help = Server, die am Training teilnehmen, ohne die in Reserve.
gpus_per_node = GPUs pro Knoten
    .help = Prozesse pro Knoten; bei torchrun nproc_per_node. Üblich ist ein Prozess für jede GPU.
tensor_parallel_size = Tensorparalleler Grad
    .help = GPUs, die sich jede Gewichtsmatrix teilen. Megatrons Sequenzparallelität nutzt dieselben GPUs und bringt keinen Faktor dazu. 1, wenn Matrizen ungeteilt bleiben.
pipeline_parallel_size = Pipeline-paralleler Grad
    .help = Stufen, die sich die Schichten teilen. Virtuelle (verschachtelte) Stufen nutzen dieselben GPUs und bringen keinen Faktor dazu.
context_parallel_size = Kontextparalleler Grad
    .help = GPUs, die sich jede Sequenz teilen, per Ring Attention oder Ulysses. Expertenparallelität und das Sharding von FSDP oder ZeRO gehören nicht hierher.
also = Außerdem aufteilen
    .help = Beides nutzt GPUs, die schon gezählt sind, und ändert die Zahl der Replikate nicht.
    .option-experts = Experten (MoE)
    .option-sharding = Sharding von FSDP oder ZeRO
expert_parallel_size = Expertenparalleler Grad
    .help = Ranks, die sich die Experten einer Schicht teilen. Sie stammen aus den daten-, kontext- und tensorparallelen GPUs einer Pipeline-Stufe.
expert_tensor_parallel_size = Tensorgrad der Experten
    .help = GPUs, die sich die Matrizen eines Experten teilen. Ohne Angabe gilt wie in Megatron-LM der tensorparallele Grad; torchtitan nimmt meist 1.
    .placeholder = = t
experts = Experten pro Schicht
    .help = Experten, unter denen der Router wählt. Damit wird geprüft, ob sie sich gleichmäßig verteilen lassen: 8 bei Mixtral, 256 bei DeepSeek-V3.
    .placeholder = offen
shard_size = Sharding-Grad
    .help = Replikate, die sich eine Kopie der Zustände teilen: data_parallel_shard_degree in torchtitan, dp_shard_size in Accelerate. Ohne Angabe sind es alle (FSDP, ZeRO); mit weniger wird das Sharding hybrid (HSDP).
    .placeholder = = d

data_parallel_size = Datenparallele Replikate
    .sentence = { $world_size ->
            [one] { $world_size } GPU
           *[other] { $world_size } GPUs
        } ÷ ({ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }) = { $data_parallel_size ->
            [one] { $data_parallel_size } Replikat
           *[other] { $data_parallel_size } Replikate
        } mit je eigenen Daten.
world_size = World Size
    .sentence = { $nodes } Knoten × { $gpus_per_node ->
            [one] { $gpus_per_node } GPU
           *[other] { $gpus_per_node } GPUs
        } = { $world_size ->
            [one] { $world_size } Prozess
           *[other] { $world_size } Prozesse
        }, je GPU einer.
expert_replicas = Replikate der Experten
    .sentence = { $world_size ->
            [one] { $world_size } GPU enthält
           *[other] { $world_size } GPUs enthalten
        } jeden Experten { $expert_replicas ->
            [one] einmal
           *[other] { $expert_replicas }-mal
        }. Für den Batch { $data_parallel_size ->
            [one] zählt weiterhin { $data_parallel_size } Replikat
           *[other] zählen weiterhin { $data_parallel_size } Replikate
        }.
replicate_size = Kopien der Zustände
    .sentence = { $data_parallel_size ->
            [one] { $data_parallel_size } Replikat hält
           *[other] { $data_parallel_size } Replikate halten
        } die Zustände { $replicate_size ->
            [one] einmal
           *[other] { $replicate_size }-mal
        }. Beim hybriden Sharding ist das der Replikationsgrad.
state_shards = Teile einer Kopie
    .sentence = Parameter, Gradienten oder Optimizer-Zustände verteilen sich auf { $state_shards ->
            [one] { $state_shards } GPU
           *[other] { $state_shards } GPUs
        }, die der Kontextparallelität eingeschlossen.

refusal-does-not-divide = Ein Replikat belegt { $replica_size } GPUs. { $world_size } GPUs ergeben { $replicas ->
        [one] { $replicas } Replikat
       *[other] { $replicas } Replikate
    }, und { $idle } bleiben übrig. Wählen Sie Grade, deren Produkt { $world_size } teilt.
refusal-replica-too-large = Ein Replikat belegt { $replica_size } GPUs, vorhanden sind nur { $world_size }. Senken Sie einen Grad der Parallelität oder nehmen Sie mehr Knoten.
refusal-experts-do-not-divide = Die Experten verteilen sich auf { $group_gpus } GPUs (expertenparalleler Grad × Tensorgrad der Experten), und { $group_gpus } teilt die { $stage_gpus } GPUs einer Pipeline-Stufe nicht. Wählen Sie Grade, deren Produkt { $stage_gpus } teilt.
refusal-experts-beyond-shard = Die Experten verteilen sich auf { $group_gpus } GPUs, und { $group_gpus } teilt die { $shard_gpus } GPUs nicht, die eine Kopie der Zustände in einer Pipeline-Stufe belegt. Senken Sie den expertenparallelen Grad oder erhöhen Sie den Sharding-Grad.
refusal-experts-uneven = { $experts } Experten lassen sich nicht gleichmäßig auf { $expert_parallel_size } Ranks verteilen. Wählen Sie einen expertenparallelen Grad, der { $experts } teilt.
refusal-shard-does-not-divide = Ein Sharding-Grad von { $shard } teilt die { $replicas } Replikate nicht. Wählen Sie einen Teiler von { $replicas } oder lassen Sie das Feld leer.
remark-tensor-across-nodes = Ein tensorparalleler Grad von { $tensor_parallel_size } teilt die { $gpus_per_node } GPUs eines Knotens nicht, sodass Gruppen über Knoten hinweg reichen. Sie kommunizieren in jeder Schicht: Das bremst deutlich.
