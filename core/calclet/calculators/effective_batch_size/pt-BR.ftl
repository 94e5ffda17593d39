title = Tamanho de lote efetivo
lead = Informe o tamanho do micro-batch, as réplicas em paralelismo de dados, os passos de acumulação e o comprimento da sequência para saber quantas sequências e quantos tokens entram em cada atualização do otimizador.
synonyms = tamanho de lote global, tamanho de lote total, tamanho efetivo do lote, tamanho do batch, batch efetivo, batch global, lote efetivo, micro-batch, microlote, tamanho de lote por dispositivo, tamanho de lote em tokens, tokens por passo, tokens por lote, acumulação de gradientes, acúmulo de gradientes, paralelismo de dados, batch size, effective batch size, global batch size, gradient accumulation, DDP, FSDP, ZeRO, world size, per_device_train_batch_size

group-parallel = Lote e paralelismo
group-sequence = Sequência

micro_batch_size = Micro-batch por réplica
    .help = Sequências por passagem direta e reversa. A memória do dispositivo é o limite.
data_parallel_size = Réplicas em paralelismo de dados
    .help = Cada rank de ZeRO ou FSDP é uma réplica, com seus próprios dados. Dispositivos unidos por paralelismo de tensores, de pipeline ou de contexto formam uma só.
gradient_accumulation_steps = Acumulação de gradientes
    .help = Micro-batches de cada réplica antes de atualizar os pesos. Sem acumulação, use 1.
sequence_length = Comprimento da sequência
    .help = Tokens por sequência após truncamento, packing ou padding. Se o número variar, os tokens por passo são um limite superior.

global_batch_size = Lote efetivo (global)
    .sentence =
        { $micro_batch_size ->
            [one] { $micro_batch_size } sequência
            [many] { $micro_batch_size } de sequências
           *[other] { $micro_batch_size } sequências
        } × { $data_parallel_size ->
            [one] { $data_parallel_size } réplica
            [many] { $data_parallel_size } de réplicas
           *[other] { $data_parallel_size } réplicas
        } × { $gradient_accumulation_steps ->
            [one] { $gradient_accumulation_steps } passagem
            [many] { $gradient_accumulation_steps } de passagens
           *[other] { $gradient_accumulation_steps } passagens
        } = { $global_batch_size ->
            [one] { $global_batch_size } sequência
            [many] { $global_batch_size } de sequências
           *[other] { $global_batch_size } sequências
        } por atualização dos pesos.
tokens_per_step = Tokens por passo
    .sentence =
        { $global_batch_size ->
            [one] { $global_batch_size } sequência
            [many] { $global_batch_size } de sequências
           *[other] { $global_batch_size } sequências
        } × { $sequence_length ->
            [one] { $sequence_length } token
            [many] { $sequence_length } de tokens
           *[other] { $sequence_length } tokens
        } = { $tokens_per_step ->
            [one] { $tokens_per_step } token
            [many] { $tokens_per_step } de tokens
           *[other] { $tokens_per_step } tokens
        } por atualização dos pesos.
