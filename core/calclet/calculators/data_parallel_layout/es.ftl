title = Configuración del paralelismo de datos
lead = A partir de los nodos, las GPU por nodo y los grados de paralelismo de una réplica, calcula con cuántas réplicas en paralelismo de datos entrena el clúster.
synonyms = grado de paralelismo de datos, réplicas, data-parallel size, DP, world size, paralelismo 3D, paralelismo 4D, paralelismo de tensores, paralelismo de pipeline, paralelismo de contexto, paralelismo de secuencia, paralelismo de expertos, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, clúster, nnodes, nproc_per_node

group-cluster = Clúster
group-replica = Una réplica

nodes = Nodos
    .help = Servidores que participan en el entrenamiento, sin los que quedan en reserva.
gpus_per_node = GPU por nodo
    .help = Procesos por nodo, que torchrun llama nproc_per_node. Los lanzadores inician uno por GPU.
tensor_parallel_size = Paralelismo de tensores
    .help = GPU que comparten cada matriz de pesos. El paralelismo de secuencia de Megatron usa las mismas y no añade ningún factor. Sin dividir matrices, usa 1.
pipeline_parallel_size = Paralelismo de pipeline
    .help = Etapas que se reparten las capas. Las etapas virtuales (intercaladas) usan las mismas GPU y no añaden ningún factor.
context_parallel_size = Paralelismo de contexto
    .help = GPU que comparten cada secuencia, con ring attention o con Ulysses. El paralelismo de expertos y el reparto de FSDP o ZeRO no van aquí.

data_parallel_size = Réplicas en paralelismo de datos
    .sentence = { $world_size ->
            [one] { $world_size } GPU
            [many] { $world_size } de GPU
           *[other] { $world_size } GPU
        } ÷ ({ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }) = { $data_parallel_size ->
            [one] { $data_parallel_size } réplica
            [many] { $data_parallel_size } de réplicas
           *[other] { $data_parallel_size } réplicas
        } con sus propios datos.
world_size = World size (procesos)
    .sentence = { $nodes ->
            [one] { $nodes } nodo
            [many] { $nodes } de nodos
           *[other] { $nodes } nodos
        } × { $gpus_per_node ->
            [one] { $gpus_per_node } GPU
            [many] { $gpus_per_node } de GPU
           *[other] { $gpus_per_node } GPU
        } = { $world_size ->
            [one] { $world_size } proceso
            [many] { $world_size } de procesos
           *[other] { $world_size } procesos
        }, uno por GPU.

refusal-does-not-divide = Una réplica ocupa { $replica_size } GPU. Con { $world_size } GPU salen { $replicas ->
        [one] { $replicas } réplica
        [many] { $replicas } de réplicas
       *[other] { $replicas } réplicas
    } y sobran { $idle }. Elige grados cuyo producto sea divisor de { $world_size }.
refusal-replica-too-large = Una réplica ocupa { $replica_size } GPU, pero solo hay { $world_size }. Reduce algún grado de paralelismo o añade nodos.
remark-tensor-across-nodes = Un paralelismo de tensores de grado { $tensor_parallel_size } no divide las { $gpus_per_node } GPU de un nodo, así que hay grupos entre nodos. Se comunican en cada capa: cuenta con una ralentización notable.
