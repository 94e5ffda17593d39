title = Configuração do paralelismo de dados
lead = Informe os nós, as GPUs por nó e os graus de paralelismo de uma réplica para saber com quantas réplicas em paralelismo de dados o cluster treina.
synonyms = grau de paralelismo de dados, réplicas, data-parallel size, DP, world size, paralelismo 3D, paralelismo 4D, paralelismo de tensores, paralelismo de pipeline, paralelismo de contexto, paralelismo de sequência, paralelismo de especialistas, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, cluster, nnodes, nproc_per_node, EP, MoE, mistura de especialistas, particionamento híbrido

group-cluster = Cluster
group-replica = Uma réplica
group-among = Entre as réplicas

nodes = Nós
    .help = Servidores que participam do treinamento, sem os que ficam de reserva.
gpus_per_node = GPUs por nó
    .help = Processos por nó, que o torchrun chama de nproc_per_node. Os lançadores iniciam um por GPU.
tensor_parallel_size = Paralelismo de tensores
    .help = GPUs que dividem cada matriz de pesos. O paralelismo de sequência do Megatron usa as mesmas e não acrescenta nenhum fator. Sem dividir matrizes, use 1.
pipeline_parallel_size = Paralelismo de pipeline
    .help = Estágios que dividem as camadas. Os estágios virtuais (intercalados) usam as mesmas GPUs e não acrescentam nenhum fator.
context_parallel_size = Paralelismo de contexto
    .help = GPUs que dividem cada sequência, com ring attention ou com Ulysses. O paralelismo de especialistas e o particionamento de FSDP ou ZeRO não entram aqui.
also = Configurar também
    .help = Usam GPUs que já foram contadas e não mudam o número de réplicas.
    .option-experts = Especialistas (MoE)
    .option-sharding = Particionamento FSDP ou ZeRO
expert_parallel_size = Paralelismo de especialistas
    .help = Ranks que dividem os especialistas de uma camada. Saem das GPUs de dados, contexto e tensores de um mesmo estágio do pipeline.
expert_tensor_parallel_size = Tensores dos especialistas
    .help = GPUs que dividem as matrizes de um especialista. Vazio, vale o paralelismo de tensores, como no Megatron-LM; o torchtitan costuma usar 1.
    .placeholder = = t
experts = Especialistas por camada
    .help = Especialistas roteados, para saber se a divisão é uniforme: 8 no Mixtral, 256 no DeepSeek-V3.
    .placeholder = não sei
shard_size = Grau de particionamento
    .help = Réplicas que dividem uma cópia dos estados: data_parallel_shard_degree no torchtitan, dp_shard_size no Accelerate. Vazio, são todas (FSDP, ZeRO); com menos, o particionamento é híbrido (HSDP).
    .placeholder = = d

data_parallel_size = Réplicas em paralelismo de dados
    .sentence = { $world_size ->
            [one] { $world_size } GPU
            [many] { $world_size } de GPUs
           *[other] { $world_size } GPUs
        } ÷ ({ $tensor_parallel_size } × { $pipeline_parallel_size } × { $context_parallel_size }) = { $data_parallel_size ->
            [one] { $data_parallel_size } réplica
            [many] { $data_parallel_size } de réplicas
           *[other] { $data_parallel_size } réplicas
        } com seus próprios dados.
world_size = World size (processos)
    .sentence = { $nodes ->
            [one] { $nodes } nó
            [many] { $nodes } de nós
           *[other] { $nodes } nós
        } × { $gpus_per_node ->
            [one] { $gpus_per_node } GPU
            [many] { $gpus_per_node } de GPUs
           *[other] { $gpus_per_node } GPUs
        } = { $world_size ->
            [one] { $world_size } processo
            [many] { $world_size } de processos
           *[other] { $world_size } processos
        }, um por GPU.
expert_replicas = Réplicas dos especialistas
    .sentence = { $world_size ->
            [one] { $world_size } GPU contém
            [many] { $world_size } de GPUs contêm
           *[other] { $world_size } GPUs contêm
        } cada especialista { $expert_replicas ->
            [one] uma vez
            [many] { $expert_replicas } de vezes
           *[other] { $expert_replicas } vezes
        }. Para o lote continuam valendo { $data_parallel_size ->
            [one] { $data_parallel_size } réplica
            [many] { $data_parallel_size } de réplicas
           *[other] { $data_parallel_size } réplicas
        }.
replicate_size = Cópias dos estados
    .sentence = { $data_parallel_size ->
            [one] { $data_parallel_size } réplica guarda
            [many] { $data_parallel_size } de réplicas guardam
           *[other] { $data_parallel_size } réplicas guardam
        } os estados { $replicate_size ->
            [one] uma vez
            [many] { $replicate_size } de vezes
           *[other] { $replicate_size } vezes
        }. É o grau de replicação do particionamento híbrido.
state_shards = Partes de uma cópia
    .sentence = Os parâmetros, os gradientes ou os estados do otimizador são divididos entre { $state_shards ->
            [one] { $state_shards } GPU
            [many] { $state_shards } de GPUs
           *[other] { $state_shards } GPUs
        }, incluindo as do paralelismo de contexto.

refusal-does-not-divide = Uma réplica ocupa { $replica_size } GPUs. Com { $world_size } GPUs dá para { $replicas ->
        [one] { $replicas } réplica
        [many] { $replicas } de réplicas
       *[other] { $replicas } réplicas
    }, e sobram { $idle }. Escolha graus cujo produto seja divisor de { $world_size }.
refusal-replica-too-large = Uma réplica ocupa { $replica_size } GPUs, mas só há { $world_size }. Reduza algum grau de paralelismo ou acrescente nós.
refusal-experts-do-not-divide = Os especialistas são divididos entre { $group_gpus } GPUs (paralelismo de especialistas × tensores dos especialistas), e { $group_gpus } não divide as { $stage_gpus } GPUs de um estágio do pipeline. Escolha graus cujo produto seja divisor de { $stage_gpus }.
refusal-experts-beyond-shard = Os especialistas são divididos entre { $group_gpus } GPUs, e { $group_gpus } não divide as { $shard_gpus } GPUs que uma cópia dos estados ocupa em um estágio do pipeline. Reduza o paralelismo de especialistas ou aumente o grau de particionamento.
refusal-experts-uneven = { $experts } especialistas não se dividem igualmente entre { $expert_parallel_size } ranks. Escolha um paralelismo de especialistas que seja divisor de { $experts }.
refusal-shard-does-not-divide = Um grau de particionamento de { $shard } não divide as { $replicas } réplicas. Escolha um divisor de { $replicas } ou deixe o campo vazio.
remark-tensor-across-nodes = Um paralelismo de tensores de grau { $tensor_parallel_size } não divide as { $gpus_per_node } GPUs de um nó, e há grupos que atravessam nós. Eles se comunicam em cada camada: conte com uma lentidão considerável.
