title = Memória com acumulação de gradientes
lead = Informe o micro-batch, os passos de acumulação, as réplicas e a memória das ativações de uma sequência para saber o lote efetivo e a memória que a acumulação economiza.
synonyms = acumulação de gradientes, acúmulo de gradientes, passos de acumulação, memória de ativações, memória do micro-batch, sem memória, falta de memória, o lote não cabe, lote efetivo, buffer de gradientes, gradientes fp32, out of memory, OOM, gradient accumulation, main gradients, no_sync, DDP, FSDP, ZeRO, gradient_accumulation_steps

group-batch = Lote
group-memory = Memória

micro_batch_size = Tamanho do micro-batch
    .help = Sequências que uma réplica processa em uma passagem. Só este número multiplica as ativações.
gradient_accumulation_steps = Passos de acumulação
    .help = Passagens antes de uma atualização, uma depois da outra. Só em um pipeline várias ficam guardadas ao mesmo tempo, até uma por estágio.
data_parallel_size = Réplicas em paralelismo de dados
    .help = Réplicas que trabalham lado a lado, cada uma com suas próprias ativações.
activation_per_sample = Ativações por sequência
    .help = Memória que uma sequência ocupa em uma GPU até a passagem reversa, em todas as camadas. Se o vocabulário for grande, some os logits.
parameters_per_device = Parâmetros por GPU
    .help = Parâmetros cujos gradientes esta GPU guarda entre passagens, se quiser contá-los. Com FSDP ou ZeRO e no_sync, são todos os do modelo, sem particionar.
gradient_bytes = Bytes por gradiente
    .help = Megatron-LM e DeepSpeed acumulam em 32 bits; um treinamento bf16 comum, em 16.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)

effective_batch_size = Tamanho de lote efetivo
    .sentence = { $micro_batch_size } × { $data_parallel_size } × { $gradient_accumulation_steps } = { $effective_batch_size ->
            [one] { $effective_batch_size } sequência
            [many] { $effective_batch_size } de sequências
           *[other] { $effective_batch_size } sequências
        } por atualização do otimizador.
activation_memory = Ativações por GPU
    .sentence = { $micro_batch_size ->
            [one] { $micro_batch_size } sequência
            [many] { $micro_batch_size } de sequências
           *[other] { $micro_batch_size } sequências
        } × { $activation_per_sample } = { $activation_memory }, seja qual for o número de passagens.
memory_without_accumulation = Sem acumulação
    .sentence = O mesmo lote em uma só passagem exigiria { $gradient_accumulation_steps } × { $activation_memory } = { $memory_without_accumulation } em cada GPU.
memory_saved = Memória economizada
    .sentence = A acumulação economiza { $memory_saved } de ativações por GPU.
gradient_buffer = Buffer de gradientes
    .sentence = Na memória de uma passagem à outra: { $parameters_per_device ->
            [one] { $parameters_per_device } gradiente
            [many] { $parameters_per_device } de gradientes
           *[other] { $parameters_per_device } gradientes
        } de { $gradient_bytes } bytes, { $gradient_buffer } no total.
