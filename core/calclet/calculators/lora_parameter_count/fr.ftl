title = Paramètres de LoRA
lead = Saisissez le rang, les modules adaptés et la forme du modèle : vous obtenez les paramètres que LoRA entraîne, leur part du total et la taille de l’adaptateur.
synonyms = LoRA, QLoRA, DoRA, rsLoRA, PEFT, taille de l’adaptateur, paramètres entraînables, print_trainable_parameters, rang LoRA, lora_r, lora_alpha, target_modules, modules cibles, modules_to_save, fine-tuning, ajustement fin, adaptation de rang faible, toutes les couches linéaires

group-adapter = Adaptateur
group-model = Modèle de base

preset-model = Modèle connu

rank = Rang
    .help = Largeur interne de chaque adaptateur, r. Le nombre de paramètres lui est proportionnel ; lora_alpha ne fait que mettre le résultat à l’échelle et n’en ajoute aucun.
target_modules = Modules adaptés
    .help = Matrices qui reçoivent un adaptateur. Dans GPT-2, c_fc est up, et ses deux c_proj sont o et down.
    .option-q = q_proj
    .option-k = k_proj
    .option-v = v_proj
    .option-o = o_proj
    .option-gate = gate_proj
    .option-up = up_proj
    .option-down = down_proj
    .option-lm_head = lm_head
    .option-embeddings = embeddings
fused_modules = Réunis en une matrice
    .help = Une matrice fusionnée reçoit un seul adaptateur : q, k et v dans GPT-2 (c_attn), GPT-NeoX et Phi-3 ; gate et up dans Phi-3.
    .option-qkv = q, k, v
    .option-gate_up = gate, up
dora = DoRA
    .help = Ajoute une magnitude par sortie d’une matrice adaptée.
bias = Biais
    .help = Les couches adaptées ont des biais dans GPT-2, mais pas dans Llama : choisissez-y « Aucun ». Le lora_bias de PEFT en ajoute un nouveau à chaque adaptateur.
    .option-none = Aucun
    .option-lora_only = Ceux des couches
    .option-lora_bias = De nouveaux
modules_to_save = Entraînés en entier
    .help = PEFT copie ce que liste modules_to_save et l’entraîne en entier, ce qui dépasse vite les adaptateurs.
    .option-lm_head = lm_head
    .option-embeddings = embeddings
adapter_bytes = Octets par paramètre du fichier
    .help = PEFT convertit en 32 bits les adaptateurs d’un modèle bf16, et le fichier double de taille, sauf si autocast_adapter_dtype est désactivé.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
base_parameters = Paramètres de base
    .help = Tous ceux du modèle sans l’adaptateur. Pour des poids sur 4 bits, saisissez le vrai nombre ; certains outils en annoncent la moitié.
layers = Couches
    .help = num_hidden_layers dans une configuration Hugging Face.
hidden_size = Dimension cachée
    .help = hidden_size dans la configuration.
attention_heads = Têtes d’attention
    .help = Têtes de requête ; num_attention_heads dans la configuration.
key_value_heads = Têtes de clé et de valeur
    .help = Têtes de k et v. Avec des requêtes groupées, il y en a moins et leurs adaptateurs sont plus petits.
head_size = Taille d’une tête
    .help = Le plus souvent dimension cachée ÷ têtes d’attention ; pas dans Gemma ni Qwen3.
feed_forward_size = Taille du feed-forward
    .help = intermediate_size dans la configuration.
gated_feed_forward = Feed-forward à porte (SwiGLU)
    .help = Llama, Mistral, Qwen et Gemma ont une porte ; GPT-2, GPT-NeoX et BLOOM n’en ont pas à adapter.
experts = Experts par couche
    .help = Les experts adaptés multiplient gate, up et down. Pour un modèle dense : 1.
vocabulary_size = Taille du vocabulaire
    .help = Ne compte que si lm_head ou les embeddings sont adaptés ou entraînés en entier.

trainable_parameters = Paramètres entraînables
    .sentence = Des adaptateurs de rang { $rank } dans { $layers ->
            [one] { $layers } couche
            [many] { $layers } de couches
           *[other] { $layers } couches
        } entraînent { $trainable_parameters ->
            [one] { $trainable_parameters } paramètre
            [many] { $trainable_parameters } de paramètres
           *[other] { $trainable_parameters } paramètres
        }.
trainable_share = Part du total
    .sentence = C’est { $trainable_share } du modèle de base et de l’adaptateur réunis, comme l’affiche PEFT.
adapter_size = Fichier de l’adaptateur
    .sentence = { $trainable_parameters ->
            [one] { $trainable_parameters } paramètre
            [many] { $trainable_parameters } de paramètres
           *[other] { $trainable_parameters } paramètres
        } de { $adapter_bytes } octets occupent { $adapter_size } sur le disque.
adapter_states_memory = États d’entraînement
    .sentence = Les poids, les gradients et les états d’Adam de l’adaptateur occupent { $adapter_states_memory }, à raison de 16 octets par paramètre ; le modèle de base gelé s’y ajoute.

refusal-nothing-trained = Aucun module n’est adapté ni entraîné en entier. Choisissez-en au moins un.
refusal-bias-with-dora = PEFT n’admet pas de nouveaux biais avec DoRA.
refusal-bias-on-embeddings = PEFT n’admet pas de nouveaux biais sur les embeddings.
remark-qkv-is-one-layer = Ici, q, k et v forment une seule matrice : son adaptateur couvre les trois, choisies ou non.
remark-gate-up-is-one-layer = Ici, gate et up forment une seule matrice : son adaptateur couvre les deux, choisies ou non.
remark-no-gate = Ce modèle n’a pas de gate ; elle n’est pas comptée.
remark-adapted-and-saved = Un module est à la fois adapté et entraîné en entier. L’un des deux suffit.
remark-rank-above-width = Un rang de { $rank }, supérieur à la dimension cachée de { $hidden_size }, n’est pas un rang faible ; un fine-tuning complet a moins de paramètres.
