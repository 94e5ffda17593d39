title = Datenparallele Aufteilung
lead = Aus den Knoten, den GPUs pro Knoten und den Parallelitätsgraden eines Replikats ergibt sich, mit wie vielen datenparallelen Replikaten der Cluster trainiert.
synonyms = Datenparallelitätsgrad, DP-Grad, World Size, Replikate, 3D-Parallelität, 4D-Parallelität, Tensorparallelität, Pipeline-Parallelität, Kontextparallelität, Sequenzparallelität, Ulysses, Ring Attention, Expertenparallelität, FSDP, ZeRO, HSDP, Device Mesh, Cluster, data-parallel layout, data parallel size, nnodes, nproc_per_node

group-cluster = Cluster
group-replica = Ein Replikat

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

refusal-does-not-divide = Ein Replikat belegt { $replica_size } GPUs. { $world_size } GPUs ergeben { $replicas ->
        [one] { $replicas } Replikat
       *[other] { $replicas } Replikate
    }, und { $idle } bleiben übrig. Wählen Sie Grade, deren Produkt { $world_size } teilt.
refusal-replica-too-large = Ein Replikat belegt { $replica_size } GPUs, vorhanden sind nur { $world_size }. Senken Sie einen Grad der Parallelität oder nehmen Sie mehr Knoten.
remark-tensor-across-nodes = Ein tensorparalleler Grad von { $tensor_parallel_size } teilt die { $gpus_per_node } GPUs eines Knotens nicht, sodass Gruppen über Knoten hinweg reichen. Sie kommunizieren in jeder Schicht: Das bremst deutlich.
