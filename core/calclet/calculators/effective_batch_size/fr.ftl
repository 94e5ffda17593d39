title = Taille de batch effective
lead = Saisissez la taille de micro-batch, le nombre de répliques en parallélisme de données, les étapes d’accumulation et la longueur de séquence : vous obtenez les séquences et les tokens de chaque mise à jour de l’optimiseur.
synonyms = taille de batch globale, taille de batch totale, taille de lot effective, taille de lot, batch effectif, batch global, micro-batch, micro-lot, taille de batch par GPU, taille de batch par appareil, taille de batch en tokens, tokens par étape, tokens par step, tokens par batch, accumulation de gradients, parallélisme de données, pas d’accumulation, batch size, effective batch size, global batch size, gradient accumulation, DDP, FSDP, ZeRO, world size, per_device_train_batch_size

group-parallel = Batch et parallélisme
group-sequence = Séquence

micro_batch_size = Micro-batch par réplique
    .help = Séquences par passe avant et arrière. La mémoire de l’appareil fixe la limite.
data_parallel_size = Répliques en parallélisme de données
    .help = Chaque rang ZeRO ou FSDP en est une, avec ses propres données. Les appareils en parallélisme tensoriel, de pipeline ou de contexte n’en forment qu’une.
gradient_accumulation_steps = Accumulation de gradients
    .help = Micro-batchs par réplique avant la mise à jour des poids. Sans accumulation : 1.
sequence_length = Longueur de séquence
    .help = Tokens par séquence après troncature, packing ou padding. Si leur nombre varie, les tokens par étape sont un majorant.

global_batch_size = Batch effectif (global)
    .sentence =
        { $micro_batch_size ->
            [one] { $micro_batch_size } séquence
            [many] { $micro_batch_size } de séquences
           *[other] { $micro_batch_size } séquences
        } × { $data_parallel_size ->
            [one] { $data_parallel_size } réplique
            [many] { $data_parallel_size } de répliques
           *[other] { $data_parallel_size } répliques
        } × { $gradient_accumulation_steps ->
            [one] { $gradient_accumulation_steps } passe
            [many] { $gradient_accumulation_steps } de passes
           *[other] { $gradient_accumulation_steps } passes
        } = { $global_batch_size ->
            [one] { $global_batch_size } séquence
            [many] { $global_batch_size } de séquences
           *[other] { $global_batch_size } séquences
        } par mise à jour des poids.
tokens_per_step = Tokens par étape
    .sentence =
        { $global_batch_size ->
            [one] { $global_batch_size } séquence
            [many] { $global_batch_size } de séquences
           *[other] { $global_batch_size } séquences
        } × { $sequence_length ->
            [one] { $sequence_length } token
            [many] { $sequence_length } de tokens
           *[other] { $sequence_length } tokens
        } = { $tokens_per_step ->
            [one] { $tokens_per_step } token
            [many] { $tokens_per_step } de tokens
           *[other] { $tokens_per_step } tokens
        } par mise à jour des poids.
