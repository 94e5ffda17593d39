title = FLOPs d’entraînement
lead = Saisissez les paramètres et les tokens d’entraînement : vous obtenez le calcul que demande l’entraînement, en FLOP et en petaFLOP/s-jours, avec ou sans l’attention et le recalcul.
synonyms = calcul d’entraînement, coût d’entraînement, budget de calcul, opérations en virgule flottante, 6ND, 8ND, C = 6ND, FLOPs par token, PF-jours, petaflop/s-day, MFU, HFU, taux d’utilisation, recalcul des activations, checkpointing des activations, FLOPs de l’attention, training FLOPs, training compute

group-training = Modèle et données
group-convention = Ce qui est compté

parameters = Paramètres
    .help = Tous, embeddings compris ; pour un mélange d’experts, seulement ceux qui servent à la passe d’un token. Les décomptes sans embeddings, comme chez Kaplan et al., sont plus faibles.
training_tokens = Tokens d’entraînement
    .help = Tous les tokens vus pendant l’entraînement. Des données vues deux fois comptent deux fois.
flop_convention = Convention de FLOPs
    .help = Les FLOPs du modèle, base du MFU, excluent le recalcul ; ceux du matériel, base du HFU, le comprennent. Pour de longues séquences, comptez aussi l’attention.
    .option-dense = 6ND : FLOPs du modèle
    .option-causal_attention = 6ND + attention causale
    .option-full_attention = 6ND + attention complète
    .option-full_recompute = 8ND : avec recalcul complet
layers = Couches
    .help = Blocs de transformer avec attention.
attention_width = Largeur de l’attention
    .help = Nombre de têtes de requête fois taille d’une tête. Le plus souvent la dimension cachée, mais pas dans Gemma 2. Les têtes de clé et de valeur ne changent rien ici.
sequence_length = Longueur de séquence
    .help = Tokens qui se voient dans l’attention. Avec des documents réunis par packing et masqués les uns aux autres, la longueur d’un document.

training_compute = Calcul d’entraînement
    .sentence =
        { $flop_convention ->
            [causal_attention] (6 × { $parameters ->
                [one] { $parameters } paramètre
                [many] { $parameters } de paramètres
               *[other] { $parameters } paramètres
            } + 6 × { $layers ->
                [one] { $layers } couche
                [many] { $layers } de couches
               *[other] { $layers } couches
            } × { $attention_width } × { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }) × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
            [full_attention] (6 × { $parameters ->
                [one] { $parameters } paramètre
                [many] { $parameters } de paramètres
               *[other] { $parameters } paramètres
            } + 12 × { $layers ->
                [one] { $layers } couche
                [many] { $layers } de couches
               *[other] { $layers } couches
            } × { $attention_width } × { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }) × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
            [full_recompute] 8 × { $parameters ->
                [one] { $parameters } paramètre
                [many] { $parameters } de paramètres
               *[other] { $parameters } paramètres
            } × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
           *[dense] 6 × { $parameters ->
                [one] { $parameters } paramètre
                [many] { $parameters } de paramètres
               *[other] { $parameters } paramètres
            } × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
        } donnent { $training_compute }.
petaflop_days = En petaFLOP/s-jours
    .sentence = Un petaFLOP/s-jour vaut 8,64 × 10¹⁹ FLOP ; { $training_compute } font { $petaflop_days }.
attention_share = Part de l’attention
    .sentence = Sur { $training_compute }, les scores d’attention comptent pour { $attention_share }, avec { $sequence_length ->
            [one] { $sequence_length } token
            [many] { $sequence_length } de tokens
           *[other] { $sequence_length } tokens
        } par séquence.

preset-model = Modèle connu
