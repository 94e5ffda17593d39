title = Mémoire avec accumulation de gradients
lead = Saisissez le micro-batch, les étapes d’accumulation, les répliques et la mémoire des activations d’une séquence : vous obtenez le batch effectif et la mémoire que l’accumulation économise.
synonyms = accumulation de gradients, étapes d’accumulation, mémoire d’activation, mémoire du micro-batch, manque de mémoire, mémoire insuffisante, le batch ne tient pas, batch effectif, tampon de gradients, gradients fp32, out of memory, OOM, gradient accumulation, main gradients, no_sync, DDP, FSDP, ZeRO, gradient_accumulation_steps

group-batch = Batch
group-memory = Mémoire

micro_batch_size = Taille de micro-batch
    .help = Séquences qu’une réplique traite en une passe. Seul ce nombre multiplie les activations.
gradient_accumulation_steps = Étapes d’accumulation
    .help = Passes avant une mise à jour, l’une après l’autre. Plusieurs ne sont gardées à la fois que dans un pipeline, jusqu’à une par étage.
data_parallel_size = Répliques en parallélisme de données
    .help = Répliques qui travaillent côte à côte, chacune avec ses propres activations.
activation_per_sample = Activations par séquence
    .help = Mémoire qu’une séquence occupe sur un GPU jusqu’à sa passe arrière, pour toutes les couches. Si le vocabulaire est grand, ajoutez les logits.
parameters_per_device = Paramètres par GPU
    .help = Paramètres dont ce GPU garde les gradients entre les passes, si vous voulez les compter. Sous FSDP ou ZeRO avec no_sync, ce sont tous ceux du modèle, non partitionnés.
gradient_bytes = Octets par gradient
    .help = Megatron-LM et DeepSpeed accumulent en 32 bits ; un entraînement bf16 simple, en 16.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)

effective_batch_size = Taille de batch effective
    .sentence = { $micro_batch_size } × { $data_parallel_size } × { $gradient_accumulation_steps } = { $effective_batch_size ->
            [one] { $effective_batch_size } séquence
            [many] { $effective_batch_size } de séquences
           *[other] { $effective_batch_size } séquences
        } par mise à jour de l’optimiseur.
activation_memory = Activations par GPU
    .sentence = { $micro_batch_size ->
            [one] { $micro_batch_size } séquence
            [many] { $micro_batch_size } de séquences
           *[other] { $micro_batch_size } séquences
        } × { $activation_per_sample } = { $activation_memory }, quel que soit le nombre de passes.
memory_without_accumulation = Sans accumulation
    .sentence = Le même batch en une seule passe demanderait { $gradient_accumulation_steps } × { $activation_memory } = { $memory_without_accumulation } sur chaque GPU.
memory_saved = Mémoire économisée
    .sentence = L’accumulation économise { $memory_saved } d’activations par GPU.
gradient_buffer = Tampon de gradients
    .sentence = En mémoire d’une passe à l’autre : { $parameters_per_device ->
            [one] { $parameters_per_device } gradient
            [many] { $parameters_per_device } de gradients
           *[other] { $parameters_per_device } gradients
        } de { $gradient_bytes } octets, soit { $gradient_buffer }.
