title = Memoria con acumulación de gradientes
lead = A partir del micro-batch, los pasos de acumulación, las réplicas y la memoria de las activaciones de una secuencia, calcula el lote efectivo y la memoria que ahorra la acumulación.
synonyms = acumulación de gradientes, pasos de acumulación, memoria de activaciones, memoria de micro-batch, sin memoria, falta de memoria, el lote no cabe, lote efectivo, búfer de gradientes, gradientes fp32, out of memory, OOM, gradient accumulation, main gradients, no_sync, DDP, FSDP, ZeRO, gradient_accumulation_steps

group-batch = Lote
group-memory = Memoria

micro_batch_size = Tamaño de micro-batch
    .help = Secuencias que una réplica procesa en una pasada. Solo este número multiplica las activaciones.
gradient_accumulation_steps = Pasos de acumulación
    .help = Pasadas antes de una actualización, una tras otra. Solo en un pipeline se guardan varias a la vez, hasta una por etapa.
data_parallel_size = Réplicas en paralelismo de datos
    .help = Réplicas que trabajan a la vez, cada una con sus propias activaciones.
activation_per_sample = Activaciones por secuencia
    .help = Memoria que una secuencia ocupa en una GPU hasta su pasada hacia atrás, en todas las capas. Si el vocabulario es grande, suma los logits.
parameters_per_device = Parámetros por GPU
    .help = Parámetros cuyos gradientes guarda esta GPU entre pasadas, si quieres contarlos. Con FSDP o ZeRO y no_sync son todos los del modelo, sin repartir.
gradient_bytes = Bytes por gradiente
    .help = Megatron-LM y DeepSpeed acumulan en 32 bits; un entrenamiento bf16 normal, en 16.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)

effective_batch_size = Tamaño de lote efectivo
    .sentence = { $micro_batch_size } × { $data_parallel_size } × { $gradient_accumulation_steps } = { $effective_batch_size ->
            [one] { $effective_batch_size } secuencia
            [many] { $effective_batch_size } de secuencias
           *[other] { $effective_batch_size } secuencias
        } por actualización del optimizador.
activation_memory = Activaciones por GPU
    .sentence = { $micro_batch_size ->
            [one] { $micro_batch_size } secuencia
            [many] { $micro_batch_size } de secuencias
           *[other] { $micro_batch_size } secuencias
        } × { $activation_per_sample } = { $activation_memory }, sea cual sea el número de pasadas.
memory_without_accumulation = Sin acumulación
    .sentence = El mismo lote en una sola pasada necesitaría { $gradient_accumulation_steps } × { $activation_memory } = { $memory_without_accumulation } en cada GPU.
memory_saved = Memoria ahorrada
    .sentence = La acumulación ahorra { $memory_saved } de activaciones por GPU.
gradient_buffer = Búfer de gradientes
    .sentence = En memoria de una pasada a otra: { $parameters_per_device ->
            [one] { $parameters_per_device } gradiente
            [many] { $parameters_per_device } de gradientes
           *[other] { $parameters_per_device } gradientes
        } de { $gradient_bytes } bytes, { $gradient_buffer } en total.
