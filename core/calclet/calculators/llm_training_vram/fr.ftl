title = VRAM pour entraîner un LLM
lead = Saisissez le modèle, la recette et le parallélisme : vous obtenez la mémoire GPU que demande l’entraînement, avec les poids, les gradients, les états de l’optimiseur et les activations.
synonyms = mémoire d’entraînement, mémoire GPU, calcul de VRAM, manque de mémoire, mémoire insuffisante, out of memory, OOM, ZeRO, FSDP, DeepSpeed, Megatron-LM, mémoire d’AdamW, états de l’optimiseur, octets par paramètre, 16 octets par paramètre, 18 octets par paramètre, précision mixte, bf16, Adam 8 bits, fine-tuning complet, mémoire d’activation, gradient checkpointing, tient sur le GPU

group-states = Paramètres et optimiseur
group-parallel = Parallélisme
group-activations = Batch et activations
group-model = Forme du modèle
group-gpu = GPU

preset-model = Modèle connu
preset-gpu = GPU connu

parameters = Paramètres
    .help = Tous ceux du modèle ; pour un mélange d’experts, ceux de tous les experts, pas seulement les actifs.
recipe = Précision et optimiseur
    .help = Octets par paramètre : poids + gradients + optimiseur avec sa copie en 32 bits. Selon que les gradients sont gardés en 16 ou en 32 bits, c’est 16 ou 18 octets ; l’estimateur de DeepSpeed compte les deux : 20.
    .option-bf16_adamw = 2 + 2 + 12 : AdamW bf16
    .option-bf16_fp32_gradients = 2 + 4 + 12 : AdamW bf16, gradients fp32
    .option-bf16_both_gradients = 2 + 6 + 12 : AdamW bf16, gradients des deux types
    .option-fp32_adamw = 4 + 4 + 8 : AdamW fp32
    .option-adam_8bit = 2 + 2 + 6 : Adam 8 bits
    .option-sgd_momentum = 2 + 4 + 8 : SGD avec moment
    .option-custom = Chiffres personnels
weight_bytes = Octets des poids
    .help = Par paramètre, ce qui sert à la passe avant.
gradient_bytes = Octets des gradients
    .help = Par paramètre, entre la passe arrière et la mise à jour.
optimizer_bytes = Octets de l’optimiseur
    .help = Par paramètre : les moments et, s’il y en a, les poids en 32 bits.
zero_stage = Niveau de ZeRO ou FSDP
    .help = Ce qui est partitionné entre les rangs du parallélisme de données. Le full sharding de FSDP est le niveau 3, l’optimiseur distribué de Megatron le niveau 1.
    .option-zero_0 = 0 : rien
    .option-zero_1 = 1 : optimiseur
    .option-zero_2 = 2 : et gradients
    .option-zero_3 = 3 : et poids
data_parallel_size = Degré de parallélisme de données
    .help = Rangs qui se partagent les états : tous les GPU divisés par les degrés de parallélisme tensoriel et de pipeline, et non tous les GPU.
tensor_parallel_size = Parallélisme tensoriel
    .help = GPU qui se partagent chaque couche.
sequence_parallel = Parallélisme de séquence (Megatron)
    .help = Répartit aussi les normalisations et le dropout entre les GPU du parallélisme tensoriel. Sans effet sur un seul GPU.
pipeline_parallel_size = Parallélisme de pipeline
    .help = Étages qui se partagent les couches. Ils divisent les états, mais pas les activations : le premier étage garde plusieurs micro-batchs.
micro_batches = Micro-batchs par mise à jour
    .help = Étapes d’accumulation de gradients. Elles ne comptent que dans un pipeline, s’il y en a moins que d’étages.
micro_batch_size = Taille de micro-batch
    .help = Séquences dans une passe d’une réplique.
sequence_length = Longueur de séquence
    .help = Tokens par séquence que voit ce GPU : avec le parallélisme de contexte, sa part.
recompute = Recalcul
    .help = Ce qui est recalculé à la passe arrière au lieu d’être gardé. Le gradient checkpointing de Transformers recalcule des couches entières.
    .option-none = Aucun
    .option-selective = Attention seulement
    .option-full = Couches entières
flash_attention = FlashAttention ou SDPA
    .help = Les kernels fusionnés ne stockent jamais les scores d’attention.
activation_bytes = Octets par activation
    .help = 2 en précision mixte, même si les poids sont gardés en 32 bits.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
hidden_size = Dimension cachée
    .help = hidden_size dans une configuration Hugging Face.
layers = Couches
    .help = num_hidden_layers dans la configuration.
attention_heads = Têtes d’attention
    .help = Têtes de requête ; num_attention_heads dans la configuration.
feed_forward_size = Taille du feed-forward
    .help = intermediate_size dans la configuration.
gated_feed_forward = Feed-forward à porte (SwiGLU)
    .help = Llama, Mistral, Qwen et Gemma ont une porte ; GPT-2 et GPT-3 n’en ont pas.
vocabulary_size = Taille du vocabulaire
    .help = Les logits occupent 4 octets par token et par entrée, une fois. Les pertes fusionnées les évitent ; d’autres en gardent deux ou trois copies.
overhead = Surcoût
    .help = Contexte CUDA, tampons de communication, couches rassemblées de ZeRO-3 et fragmentation.
gpu_memory = Mémoire du GPU
    .help = Un GPU de « 80 Go » a environ 80 Gio ; nvidia-smi affiche 79,6 pour un H100.
usable_share = Part utilisable
    .help = Ce que vous laissez prendre à l’entraînement. L’ECC coûte jusqu’à un seizième, et un allocateur plein ralentit ou échoue.

total_memory = Total par GPU
    .sentence = { $weights_memory } de poids, { $gradients_memory } de gradients, { $optimizer_memory } d’états de l’optimiseur, { $activations_memory } d’activations et { $overhead } de surcoût font { $total_memory }.
fits = Tient sur le GPU
    .sentence =
        { $fits ->
            [true] Le total de { $total_memory } tient dans { $usable_share } de { $gpu_memory }.
           *[false] Le total de { $total_memory } ne tient pas dans { $usable_share } de { $gpu_memory }.
        }
weights_memory = Poids
    .sentence =
        { $zero_stage ->
            [zero_3] Après partitionnement des poids de { $parameters ->
                [one] { $parameters } paramètre
                [many] { $parameters } de paramètres
               *[other] { $parameters } paramètres
            }, ce GPU en garde { $weights_memory }.
           *[other] La part de ce GPU dans les poids de { $parameters ->
                [one] { $parameters } paramètre
                [many] { $parameters } de paramètres
               *[other] { $parameters } paramètres
            } occupe { $weights_memory }.
        }
gradients_memory = Gradients
    .sentence =
        { $zero_stage ->
            [zero_0] Chaque rang garde tous ses gradients : { $gradients_memory }.
            [zero_1] Chaque rang garde tous ses gradients : { $gradients_memory }.
           *[other] Répartis sur { $data_parallel_size ->
                [one] { $data_parallel_size } rang
                [many] { $data_parallel_size } de rangs
               *[other] { $data_parallel_size } rangs
            }, les gradients occupent { $gradients_memory }.
        }
optimizer_memory = États de l’optimiseur
    .sentence =
        { $zero_stage ->
            [zero_0] Chaque rang garde tous les états de l’optimiseur : { $optimizer_memory }.
           *[other] Répartis sur { $data_parallel_size ->
                [one] { $data_parallel_size } rang
                [many] { $data_parallel_size } de rangs
               *[other] { $data_parallel_size } rangs
            }, les états de l’optimiseur occupent { $optimizer_memory }.
        }
activations_memory = Activations et logits
    .sentence = { $micro_batch_size ->
            [one] { $micro_batch_size } séquence
            [many] { $micro_batch_size } de séquences
           *[other] { $micro_batch_size } séquences
        } de { $sequence_length ->
            [one] { $sequence_length } token
            [many] { $sequence_length } de tokens
           *[other] { $sequence_length } tokens
        } : { $activations_memory }{ $pipeline_parallel_size ->
            [1] .
           *[other] {" "}sur l’étage le plus rempli.
        }

remark-zero-with-pipeline = DeepSpeed refuse ZeRO { $stage } avec le parallélisme de pipeline ; le niveau 1 est le choix habituel.
remark-heads-do-not-divide = { $attention_heads } têtes d’attention ne se répartissent pas également sur { $tensor_parallel_size } GPU.
remark-layers-do-not-divide = { $layers } couches ne se répartissent pas également sur { $pipeline_parallel_size } étages ; la moyenne est affichée.
