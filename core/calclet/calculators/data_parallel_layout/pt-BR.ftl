title = Configuração do paralelismo de dados
lead = Informe os nós, as GPUs por nó e os graus de paralelismo de uma réplica para saber com quantas réplicas em paralelismo de dados o cluster treina.
synonyms = grau de paralelismo de dados, réplicas, data-parallel size, DP, world size, paralelismo 3D, paralelismo 4D, paralelismo de tensores, paralelismo de pipeline, paralelismo de contexto, paralelismo de sequência, paralelismo de especialistas, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, cluster, nnodes, nproc_per_node

group-cluster = Cluster
group-replica = Uma réplica

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

refusal-does-not-divide = Uma réplica ocupa { $replica_size } GPUs. Com { $world_size } GPUs dá para { $replicas ->
        [one] { $replicas } réplica
        [many] { $replicas } de réplicas
       *[other] { $replicas } réplicas
    }, e sobram { $idle }. Escolha graus cujo produto seja divisor de { $world_size }.
refusal-replica-too-large = Uma réplica ocupa { $replica_size } GPUs, mas só há { $world_size }. Reduza algum grau de paralelismo ou acrescente nós.
remark-tensor-across-nodes = Um paralelismo de tensores de grau { $tensor_parallel_size } não divide as { $gpus_per_node } GPUs de um nó, e há grupos que atravessam nós. Eles se comunicam em cada camada: conte com uma lentidão considerável.
