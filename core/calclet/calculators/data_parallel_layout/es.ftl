title = Configuración del paralelismo de datos
lead = A partir de los nodos, las GPU por nodo y los grados de paralelismo de una réplica, calcula con cuántas réplicas en paralelismo de datos entrena el clúster.
synonyms = grado de paralelismo de datos, réplicas, data-parallel size, DP, world size, paralelismo 3D, paralelismo 4D, paralelismo de tensores, paralelismo de pipeline, paralelismo de contexto, paralelismo de secuencia, paralelismo de expertos, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, clúster, nnodes, nproc_per_node, EP, MoE, mezcla de expertos, reparto híbrido, sharding híbrido

group-cluster = Clúster
group-replica = Una réplica
group-among = Entre las réplicas

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
also = Configurar también
    .help = Usan GPU que ya están contadas y no cambian el número de réplicas.
    .option-experts = Expertos (MoE)
    .option-sharding = Reparto de FSDP o ZeRO
expert_parallel_size = Paralelismo de expertos
    .help = Ranks que se reparten los expertos de una capa. Salen de las GPU de datos, contexto y tensores de una misma etapa del pipeline.
expert_tensor_parallel_size = Tensores de los expertos
    .help = GPU que comparten las matrices de un experto. Vacío, vale el paralelismo de tensores, como en Megatron-LM; torchtitan suele usar 1.
    .placeholder = = t
experts = Expertos por capa
    .help = Expertos enrutados, para saber si se reparten por igual: 8 en Mixtral, 256 en DeepSeek-V3.
    .placeholder = sin dato
shard_size = Grado de reparto
    .help = Réplicas que comparten una copia de los estados: data_parallel_shard_degree en torchtitan, dp_shard_size en Accelerate. Vacío, son todas (FSDP, ZeRO); con menos, el reparto es híbrido (HSDP).
    .placeholder = = d

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
expert_replicas = Réplicas de los expertos
    .sentence = { $world_size ->
            [one] { $world_size } GPU contiene
            [many] { $world_size } de GPU contienen
           *[other] { $world_size } GPU contienen
        } cada experto { $expert_replicas ->
            [one] una vez
            [many] { $expert_replicas } de veces
           *[other] { $expert_replicas } veces
        }. Para el lote siguen contando { $data_parallel_size ->
            [one] { $data_parallel_size } réplica
            [many] { $data_parallel_size } de réplicas
           *[other] { $data_parallel_size } réplicas
        }.
replicate_size = Copias de los estados
    .sentence = { $data_parallel_size ->
            [one] { $data_parallel_size } réplica guarda
            [many] { $data_parallel_size } de réplicas guardan
           *[other] { $data_parallel_size } réplicas guardan
        } los estados { $replicate_size ->
            [one] una vez
            [many] { $replicate_size } de veces
           *[other] { $replicate_size } veces
        }. Es el grado de replicación del reparto híbrido.
state_shards = Partes de una copia
    .sentence = Los parámetros, los gradientes o los estados del optimizador se reparten entre { $state_shards ->
            [one] { $state_shards } GPU
            [many] { $state_shards } de GPU
           *[other] { $state_shards } GPU
        }, incluidas las del paralelismo de contexto.

refusal-does-not-divide = Una réplica ocupa { $replica_size } GPU. Con { $world_size } GPU salen { $replicas ->
        [one] { $replicas } réplica
        [many] { $replicas } de réplicas
       *[other] { $replicas } réplicas
    } y sobran { $idle }. Elige grados cuyo producto sea divisor de { $world_size }.
refusal-replica-too-large = Una réplica ocupa { $replica_size } GPU, pero solo hay { $world_size }. Reduce algún grado de paralelismo o añade nodos.
refusal-experts-do-not-divide = Los expertos se reparten entre { $group_gpus } GPU (paralelismo de expertos × tensores de los expertos), y { $group_gpus } no divide las { $stage_gpus } GPU de una etapa del pipeline. Elige grados cuyo producto sea divisor de { $stage_gpus }.
refusal-experts-beyond-shard = Los expertos se reparten entre { $group_gpus } GPU, y { $group_gpus } no divide las { $shard_gpus } GPU que una copia de los estados ocupa en una etapa del pipeline. Reduce el paralelismo de expertos o aumenta el grado de reparto.
refusal-experts-uneven = { $experts } expertos no se reparten por igual entre { $expert_parallel_size } ranks. Elige un paralelismo de expertos que sea divisor de { $experts }.
refusal-shard-does-not-divide = Un grado de reparto de { $shard } no divide las { $replicas } réplicas. Elige un divisor de { $replicas } o deja el campo vacío.
remark-tensor-across-nodes = Un paralelismo de tensores de grado { $tensor_parallel_size } no divide las { $gpus_per_node } GPU de un nodo, así que hay grupos entre nodos. Se comunican en cada capa: cuenta con una ralentización notable.
