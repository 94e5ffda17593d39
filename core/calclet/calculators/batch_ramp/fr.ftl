title = Rampe de la taille de batch
lead = Saisissez comment le batch grandit au cours d’un entraînement : vous obtenez ses paliers, les étapes de chacun et celles que la rampe ajoute à l’entraînement.
synonyms = warm-up de la taille de batch, planification de la taille de batch, augmentation du batch, batch croissant, montée en taille du batch, doubler la taille de batch, batch size warm-up, batch size schedule, rampup-batch-size, rampup_batch_size, step-batch-size-schedule, BatchSizeScheduler, BLOOM, GPT-3, PaLM, Nemotron, Megatron-LM, NeMo

group-ramp = Rampe
group-run = Entraînement complet
group-passes = Passes

ramp_given_as = Rampe donnée par
    .help = Megatron-LM acceptait des incréments égaux (--rampup-batch-size) ; depuis avril 2026, il les ignore et prend des tailles et des seuils (--step-batch-size-schedule).
    .option-linear = Incréments égaux
    .option-thresholds = Tailles et seuils
start_batch_size = Première taille de batch
    .help = Séquences de la toute première étape, toutes répliques et passes confondues.
batch_size_increment = Incrément
    .help = Séquences ajoutées au batch à chaque fois. Il doit mener de la première taille à la taille complète.
ramp_sequences = Séquences de la rampe
    .help = Vues avant que le batch soit complet. Chaque taille en reçoit une part égale.
global_batch_size = Taille de batch complète
    .help = Taille de batch effective (globale) une fois la rampe terminée.
threshold_unit = Seuils en
    .help = Megatron-LM compte des tokens, d’autres frameworks aussi des séquences ou des étapes.
    .option-tokens = Tokens
    .option-sequences = Séquences
    .option-steps = Étapes
schedule = Tailles et seuils
    .help = À partir de chaque seuil, les étapes ont cette taille. Le premier seuil est 0.
    .column-after = À partir de
    .column-batch_size = Taille de batch
training_given_as = Durée de l’entraînement en
    .help = Celle de l’entraînement complet, rampe comprise.
    .option-sequences = Séquences
    .option-tokens = Tokens
training_sequences = Séquences de l’entraînement
    .help = train_samples dans Megatron-LM. Un dernier batch incomplet est abandonné.
training_tokens = Tokens de l’entraînement
    .help = Divisés par la longueur de séquence et arrondis vers le bas à un nombre entier de séquences.
sequence_length = Longueur de séquence
    .help = Tokens par séquence, les mêmes à tous les paliers.
micro_batch_size = Taille de micro-batch par réplique
    .help = Chaque batch de la rampe doit être un multiple de taille de micro-batch × répliques. De petits batchs peuvent demander un micro-batch plus petit au début.
data_parallel_size = Répliques en parallélisme de données
    .help = Répliques qui travaillent chacune sur leurs propres données.
decrease_if_needed = Arrondir les tailles vers le bas
    .help = À un multiple de taille de micro-batch × répliques, comme le fait --decrease-batch-size-if-needed. Megatron-LM ne le permet qu’avec des incréments.

total_steps = Total des étapes de l’optimiseur
    .sentence = { $ramp_steps } étapes de rampe + { $full_steps } à la taille complète = { $total_steps ->
            [one] { $total_steps } étape
            [many] { $total_steps } d’étapes
           *[other] { $total_steps } étapes
        }.
ramp_steps = Étapes de la rampe
    .sentence = Il faut { $ramp_steps ->
            [one] { $ramp_steps } étape
            [many] { $ramp_steps } d’étapes
           *[other] { $ramp_steps } étapes
        } pour que le batch soit complet.
full_steps = Étapes à la taille complète
    .sentence = { $full_steps ->
            [one] { $full_steps } étape a
            [many] { $full_steps } d’étapes ont
           *[other] { $full_steps } étapes ont
        } la dernière taille de batch de la planification.
constant_steps = Étapes sans rampe
    .sentence = Avec la taille complète dès le début, l’entraînement aurait { $constant_steps ->
            [one] { $constant_steps } étape
            [many] { $constant_steps } d’étapes
           *[other] { $constant_steps } étapes
        }.
ramp_sequences_seen = Séquences vues dans la rampe
    .sentence = { $ramp_steps ->
            [one] { $ramp_steps } étape voit
            [many] { $ramp_steps } d’étapes voient
           *[other] { $ramp_steps } étapes voient
        } { $ramp_sequences_seen ->
            [one] { $ramp_sequences_seen } séquence
            [many] { $ramp_sequences_seen } de séquences
           *[other] { $ramp_sequences_seen } séquences
        } : la dernière d’un palier peut dépasser son seuil.
ramp_tokens = Tokens de la rampe
    .sentence = { $ramp_sequences_seen } séquences × { $sequence_length } tokens = { $ramp_tokens } tokens.
unused_sequences = Séquences inutilisées
    .sentence = À la fin, { $unused_sequences ->
            [one] { $unused_sequences } séquence ne complète pas un batch et est abandonnée
            [many] { $unused_sequences } de séquences ne complètent pas un batch et sont abandonnées
           *[other] { $unused_sequences } séquences ne complètent pas un batch et sont abandonnées
        }.
stages = Paliers
    .sentence = Chaque palier avec sa première étape, comptée à partir de 0.
    .column-first_step = Dès l’étape
    .column-batch_size = Taille de batch
    .column-steps = Étapes
    .column-tokens = Tokens

refusal-increments-miss = Des incréments de { $batch_size_increment } ne mènent pas de { $start_batch_size } à { $global_batch_size }.
refusal-no-start = Le premier seuil doit être 0, pour qu’il y ait une taille de batch dès le début.
refusal-same-threshold = Deux tailles ont le même seuil.
refusal-size-below-one = Chaque taille de batch doit être d’au moins 1.
refusal-does-not-divide = Un batch de { $size } n’est pas un multiple de { $multiple } = micro-batch { $micro_batch_size } × répliques { $data_parallel_size }.
refusal-too-many-stages = Cela ferait plus de { $maximum } paliers. Choisissez un incrément plus grand.
remark-never-full = L’entraînement se termine avant que le batch atteigne { $full }.
