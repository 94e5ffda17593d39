title = Mémoire des activations
lead = Saisissez la forme d’un transformer et la façon de l’entraîner : vous obtenez la mémoire des activations d’une séquence sur un GPU.
synonyms = activations, mémoire d’activation, mémoire par échantillon, mémoire par séquence, checkpointing des activations, gradient checkpointing, recalcul des activations, recalcul sélectif, recalcul complet, parallélisme de séquence, FlashAttention, 34sbh, 5as/h, Korthikanti, Megatron-LM, scores d’attention, activation memory, VRAM

group-model = Modèle
group-memory = Ce qui est gardé
group-parallel = Parallélisme

preset-model = Modèle connu

sequence_length = Longueur de séquence
    .help = Tokens par séquence que voit ce GPU : avec le parallélisme de contexte, sa part.
hidden_size = Dimension cachée
    .help = Largeur du flux résiduel ; hidden_size dans une configuration Hugging Face.
layers = Couches
    .help = Toutes les couches du modèle, même dans un pipeline 1F1B : le premier étage garde autant de micro-batchs qu’il y a d’étages, ce qui revient au même.
attention_heads = Têtes d’attention
    .help = Têtes de requête. Regrouper celles de clé et de valeur ne réduit pas les scores d’attention.
feed_forward_size = Taille du feed-forward
    .help = Largeur interne du feed-forward ; intermediate_size dans la configuration. La formule en 34 suppose quatre fois la dimension cachée.
gated_feed_forward = Feed-forward à porte (SwiGLU)
    .help = Llama, Mistral, Qwen et Gemma ont une porte, qui garde un troisième tenseur interne ; GPT-2 et GPT-3 n’en ont pas.
recompute = Recalcul
    .help = Ce qui est jeté à la passe avant et recalculé à la passe arrière. Le gradient checkpointing de Transformers est un recalcul complet.
    .option-none = Aucun
    .option-selective = Attention seulement
    .option-full = Couches entières
flash_attention = FlashAttention ou SDPA
    .help = Les kernels fusionnés ne stockent jamais les scores d’attention. Sans eux, ces scores croissent avec le carré de la longueur.
element_bytes = Octets par activation
    .help = 2 en précision mixte, même si les poids sont gardés en 32 bits.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
tensor_parallel_size = Parallélisme tensoriel
    .help = GPU qui se partagent chaque couche.
sequence_parallel = Parallélisme de séquence (Megatron)
    .help = Répartit aussi les normalisations et le dropout entre les GPU du parallélisme tensoriel. Sans effet sur un seul GPU.

activation_per_sample = Activations par séquence
    .sentence =
        { $recompute ->
            [full] { $layers ->
                [one] { $layers } couche
                [many] { $layers } de couches
               *[other] { $layers } couches
            } × { $kept_per_layer }, plus { $rebuilt_layer } pour la couche reconstruite : { $activation_per_sample } pour une séquence de { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }.
           *[other] { $layers ->
                [one] { $layers } couche
                [many] { $layers } de couches
               *[other] { $layers } couches
            } × { $kept_per_layer } = { $activation_per_sample } pour une séquence de { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }.
        }
kept_per_layer = Gardé dans chaque couche
    .sentence = Chaque couche garde { $kept_per_layer } d’une séquence jusqu’à sa passe arrière.
rebuilt_layer = Couche reconstruite
    .sentence = Une couche à la fois retrouve ses { $rebuilt_layer } : ils comptent une fois, et non dans chaque couche.

remark-heads-do-not-divide = { $attention_heads } têtes d’attention ne se répartissent pas également sur { $tensor_parallel_size } GPU.
