title = Tamaño de lote efectivo
lead = A partir del tamaño de micro-batch, las réplicas en paralelismo de datos, los pasos de acumulación y la longitud de secuencia, calcula cuántas secuencias y tokens hay detrás de cada actualización del optimizador.
synonyms = tamaño de lote global, tamaño de lote total, tamaño del lote, tamaño de batch, batch efectivo, batch global, lote efectivo, micro-batch, microlote, tamaño de lote por dispositivo, tamaño de lote en tokens, tokens por paso, tokens por lote, acumulación de gradientes, paralelismo de datos, batch size, effective batch size, global batch size, gradient accumulation, DDP, FSDP, ZeRO, world size, per_device_train_batch_size

group-parallel = Lote y paralelismo
group-sequence = Secuencia

micro_batch_size = Micro-batch por réplica
    .help = Secuencias por pasada hacia adelante y hacia atrás. La memoria pone el límite.
data_parallel_size = Réplicas en paralelismo de datos
    .help = Cada rank de ZeRO o FSDP es una réplica, con sus propios datos. Los dispositivos unidos por paralelismo de tensores, de pipeline o de contexto forman una sola.
gradient_accumulation_steps = Acumulación de gradientes
    .help = Micro-batches de cada réplica antes de actualizar los pesos. Sin acumular, usa 1.
sequence_length = Longitud de secuencia
    .help = Tokens por secuencia tras truncar, empaquetar o rellenar. Si el número varía, los tokens por paso son una cota superior.

global_batch_size = Lote efectivo (global)
    .sentence =
        { $micro_batch_size ->
            [one] { $micro_batch_size } secuencia
            [many] { $micro_batch_size } de secuencias
           *[other] { $micro_batch_size } secuencias
        } × { $data_parallel_size ->
            [one] { $data_parallel_size } réplica
            [many] { $data_parallel_size } de réplicas
           *[other] { $data_parallel_size } réplicas
        } × { $gradient_accumulation_steps ->
            [one] { $gradient_accumulation_steps } pasada
            [many] { $gradient_accumulation_steps } de pasadas
           *[other] { $gradient_accumulation_steps } pasadas
        } = { $global_batch_size ->
            [one] { $global_batch_size } secuencia
            [many] { $global_batch_size } de secuencias
           *[other] { $global_batch_size } secuencias
        } por actualización.
tokens_per_step = Tokens por paso
    .sentence =
        { $global_batch_size ->
            [one] { $global_batch_size } secuencia
            [many] { $global_batch_size } de secuencias
           *[other] { $global_batch_size } secuencias
        } × { $sequence_length ->
            [one] { $sequence_length } token
            [many] { $sequence_length } de tokens
           *[other] { $sequence_length } tokens
        } = { $tokens_per_step ->
            [one] { $tokens_per_step } token
            [many] { $tokens_per_step } de tokens
           *[other] { $tokens_per_step } tokens
        } por actualización.
