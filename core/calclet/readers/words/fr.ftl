# What the reader of configs says. Codes come from core/calclet/readers.


## Nothing could be read

reading-error-not-understood = Ce texte ne correspond à aucun des frameworks d’entraînement connus ici.
reading-error-broken-syntax = Impossible de lire { $file } : la ligne { $line } est mal formée ou tronquée.
reading-error-too-large = Le texte est trop long : { $length } caractères, alors que { $maximum } au plus sont lus.
reading-error-too-deep = { $file } est imbriqué trop profondément, à la ligne { $line }.
reading-error-too-many-lines = { $file } compte plus de { $maximum } lignes.
reading-error-line-too-long = { $file } compte plus de { $maximum } caractères à la ligne { $line }.
reading-error-too-many-settings = { $file } contient plus de { $maximum } valeurs.
reading-error-too-many-files = Il y a plus de { $maximum } fichiers.
reading-error-needs-yaml = À la ligne { $line }, { $file } va au-delà de ce qui se lit sans la bibliothèque YAML ; installez calclet avec son extra yaml.
reading-error-bad-request = La requête n’a pas été comprise.
reading-error-unknown-input = Rien ne porte le nom { $name }.
reading-error-unknown-framework = Impossible d’écrire une configuration pour { $framework } : aucun framework de ce nom.
reading-error-unknown-generation = { $value } ne fait pas partie des choix possibles : { $choices }.
reading-error-empty = Il manque une valeur.
reading-error-not-a-number = Une valeur n’est pas un nombre.
reading-error-not-an-integer = { $value } n’est pas un nombre entier.
reading-error-too-small = { $value } est inférieur à { $minimum }.


## General notes

reading-note-default = Rien ne précise cette valeur : { $name }. Par défaut, c’est { $value }.
reading-note-batch-in-tokens = Le total est donné en tokens : { $tokens_per_step } tokens correspondent à { $global_batch_size } séquences.
reading-note-open-value = Valeur laissée ouverte ici, { $name } : { $text }
reading-note-overridden = { $name } : c’est { $value }, dans { $file }, qui l’emporte sur { $other_value }, dans { $other_file }.
reading-note-packing = Le packing remplit chaque séquence jusqu’à sa longueur maximale avec plusieurs exemples.
reading-note-pairs = Chaque exemple est une paire : pour chacun de ceux qui sont comptés, deux séquences sont traitées, la meilleure réponse et la moins bonne.
reading-note-other-framework = { $file } est destiné à { $framework } et n’a pas été pris en compte.

reading-note-several-configurations = Ce fichier contient plusieurs configurations ({ $count } en tout) ; là où elles diffèrent, la dernière compte.
reading-note-expert-parallel = Le parallélisme d’experts, de degré { $size }, ne réduit pas le degré de parallélisme de données : il opère entre les répliques, et le nombre de copies de chaque expert est { $replicas }.


## General problems

reading-problem-broken-syntax = { $file } est mal formé ou tronqué à la ligne { $line } ; seul compte ce qui a pu être lu.
reading-problem-contradiction = { $name } : { $file } indique { $value }, mais { $other_file } indique { $other_value }.
reading-problem-expected-otherwise = { $name } : on obtient { $value } au lieu de { $expected }.
reading-problem-expected-unknown = { $name } : on attend { $expected }, mais il manque une donnée dont cela dépend.
reading-problem-layout-does-not-divide = Un world size de { $world_size } n’est pas divisible par { $model_parallel_size }, le degré de parallélisme de modèle.
reading-problem-batch-does-not-divide = Un batch global de { $global_batch_size } n’est pas divisible par le micro-batch, { $micro_batch_size }, multiplié par le nombre de répliques, { $data_parallel_size }.
reading-problem-tokens-do-not-divide = Une étape de { $tokens_per_step } tokens n’est pas divisible par les { $tokens_per_pass } d’une passe : micro-batch { $micro_batch_size } × répliques { $data_parallel_size } × longueur de séquence { $sequence_length }.


## General repairs

reading-repair-change-accumulation = Réglez { $key } sur { $value }.
reading-repair-change-micro-batch = Réglez { $key } sur { $value }.
reading-repair-change-total = Réglez { $key } sur { $value }.
reading-repair-change-processes = Réglez { $key } sur { $value }.
reading-repair-change-world = Utilisez { $value } GPU ; le nombre de répliques devient { $data_parallel_size }.
reading-repair-change-key = Réglez { $key } sur { $value }.
reading-repair-remove = Supprimez { $key }.


## accelerate

reading-note-accelerate-accumulation-updated = Accelerate a fixé les étapes d’accumulation de DeepSpeed à { $gradient_accumulation_steps } ; son fichier indiquait { $other }.
reading-note-accelerate-megatron-context = Accelerate compte les répliques sans diviser par le degré de parallélisme de contexte, { $context } ; Megatron-LM, lui, divise aussi par ce degré.
reading-note-accelerate-megatron-passes = Avec le plugin Megatron-LM d’Accelerate, num_micro_batches indique le nombre de passes d’un pas ({ $passes }) ; gradient_accumulation_steps est sans effet.
reading-note-accelerate-scheduler = Un scheduler préparé avance { $processes } fois par mise à jour des poids, sauf avec split_batches.
reading-note-accelerate-split = Avec split_batches, { $batch_size } est le batch de tous les processus réunis.
reading-problem-accelerate-accumulation-mismatch = Pour les étapes d’accumulation, le plugin d’Accelerate indique { $other } et le fichier de DeepSpeed { $gradient_accumulation_steps } ; c’est la valeur de DeepSpeed qui compte.
reading-problem-accelerate-degrees-do-not-match = Le produit des degrés de ParallelismConfig est { $product }, mais le nombre de processus est { $world_size }.
reading-problem-accelerate-split-batches = Avec split_batches, la taille de batch { $batch_size } doit être un multiple du nombre de processus, { $processes }.


## axolotl

reading-note-axolotl-packing = Avec sample_packing, micro_batch_size { $micro_batch_size } remplit une ligne de { $tokens } tokens : il multiplie les tokens, pas les exemples.
reading-note-axolotl-model-parallel = Les { $model_parallel_size } GPU d’un groupe de parallélisme tensoriel ou de contexte se partagent leurs séquences. Les versions d’Axolotl antérieures à mars 2026 comptent chacun d’eux dans le batch qu’elles affichent dans leur journal.
reading-note-axolotl-batch-size-of-a-process = batch_size { $batch_size } est celui d’un processus ; divisé par micro_batch_size, il donne { $value } comme nombre d’étapes d’accumulation. Axolotl conseille de définir plutôt gradient_accumulation_steps.
reading-problem-axolotl-two-of-three = Axolotl demande deux de ces trois valeurs : micro_batch_size, gradient_accumulation_steps et batch_size.
reading-problem-axolotl-set-both = gradient_accumulation_steps et batch_size s’excluent.
reading-problem-axolotl-batch-size-ignored = batch_size { $batch_size } ne change rien ici : gradient_accumulation_steps vaut 1 s’il est omis, et le batch d’un processus par mise à jour est de { $micro_batch_size }.
reading-problem-axolotl-ring-attention = Avec sample_packing, le parallélisme de contexte traite un seul paquet à la fois : micro_batch_size doit valoir 1.
reading-problem-axolotl-layout = { $world_size } GPU ne se répartissent pas selon les degrés de parallélisme définis.
reading-problem-axolotl-groups = Axolotl demande que ce qu’accumule un processus forme des groupes complets de { $num_generations } réponses ; micro_batch_size multiplié par gradient_accumulation_steps donne { $completions }.
reading-repair-axolotl-set = Réglez { $key } sur { $value }.
reading-repair-axolotl-drop = Supprimez { $key }.
reading-repair-axolotl-accumulate = Réglez { $key } sur { $value } et supprimez batch_size.
reading-repair-axolotl-one-pack = Réglez micro_batch_size sur 1 et gradient_accumulation_steps sur { $value } : le batch reste le même.


## composer

reading-note-composer-automatic-microbatch = Le micro-batch est automatique : il part de { $device_batch }, le batch d’un appareil, et il est divisé par deux chaque fois que la mémoire manque. Le batch global reste le même.
reading-note-composer-microbatch-reduced = Un micro-batch de { $micro_batch_size } dépasse le batch d’un appareil ; il est ramené à { $device_batch }.
reading-note-composer-smaller-last-microbatch = Les { $device_batch } séquences d’un appareil demandent { $passes } passes de { $micro_batch_size }, mais la dernière n’en a que { $last }. Le batch global compte tel qu’il est indiqué, et aucune taille de micro-batch unique ne le décrit.


## deepspeed

reading-note-deepspeed-auto = « auto » n’est pas une valeur propre à DeepSpeed : le Trainer ou Accelerate la remplace d’après ses arguments.
reading-note-deepspeed-autotp = DeepSpeed compte { $counted } GPU, alors qu’avec AutoTP les GPU de chaque groupe de { $autotp_size } voient toujours les mêmes données : le nombre de répliques est { $replicas }, et son train_batch_size compte chaque séquence { $autotp_size } fois.
reading-note-deepspeed-elastic = L’élasticité retient un batch de { $train_batch_size } ; il peut se répartir sur ces nombres de GPU : { $valid }.
reading-note-deepspeed-include-whole-host = De la version 0.15.3 à août 2026, DeepSpeed omet un hôte que --include cite sans slots, ici { $name } ; avec ses slots, il est utilisé.
reading-note-deepspeed-presupposes = Rien n’indique le nombre de GPU ; les trois tailles de batch supposent { $replicas } GPU en parallélisme de données.
reading-note-deepspeed-saw-fewer = { $started } processus ont été lancés, mais DeepSpeed en a vu { $seen } : avec tous, les nombres seraient justes. Il en compte 1 quand les processus ne se connaissent pas, comme avant init_process_group, ou quand chacun a été lancé seul.
reading-note-deepspeed-unmanaged = managed_gradient_accumulation vaut false : le code d’entraînement décide quand les poids sont mis à jour, quoi que dise le fichier.
reading-problem-deepspeed-all-excluded = --exclude ne laisse aucun GPU du hostfile.
reading-problem-deepspeed-assertion = Un batch de { $global_batch_size } a été demandé à DeepSpeed, mais il a trouvé { $micro_batch_size } par GPU × accumulation de { $gradient_accumulation_steps } × { $data_parallel_size } GPU en parallélisme de données.
reading-problem-deepspeed-counts-and-filters = Le lanceur deepspeed refuse --num_nodes et --num_gpus à côté de --include ou --exclude.
reading-problem-deepspeed-duplicate-key = DeepSpeed refuse un fichier où { $key } figure deux fois.
reading-problem-deepspeed-elastic-and-stated = L’élasticité est activée, et DeepSpeed refuse que des tailles de batch soient indiquées en plus : { $keys }.
reading-problem-deepspeed-elastic-incomplete = L’élasticité a besoin de max_train_batch_size et de micro_batch_sizes.
reading-problem-deepspeed-elastic-world = Le batch élastique ne peut pas se répartir avec { $data_parallel_size } comme nombre de répliques ; valeurs possibles : { $valid }.
reading-problem-deepspeed-floored-to-nothing = { $key } devient { $value }, car DeepSpeed divise et arrondit à l’entier inférieur : le batch total est trop petit pour autant de GPU.
reading-problem-deepspeed-host-twice = Le hostfile cite { $name } plus d’une fois : deepspeed le refuse.
reading-problem-deepspeed-include-exclude = Le lanceur deepspeed accepte --include ou --exclude et refuse les deux à la fois.
reading-problem-deepspeed-mismatch = DeepSpeed refuse cette configuration : train_batch_size { $train_batch_size } n’est pas égal à { $micro_batch_size } par GPU × accumulation de { $gradient_accumulation_steps } × { $data_parallel_size } GPU en parallélisme de données.
reading-problem-deepspeed-no-config = La configuration DeepSpeed { $file } n’existe pas : le chemin est cherché à partir de l’endroit où l’exécution est lancée, et ce n’est pas non plus une configuration en base64.
reading-problem-deepspeed-no-batch = DeepSpeed a besoin de train_batch_size ou de train_micro_batch_size_per_gpu.
reading-problem-deepspeed-no-such-slot = Le hostfile ne contient pas { $name } : deepspeed ne démarre pas ainsi.
reading-problem-deepspeed-not-positive = { $key } vaut { $value } ; DeepSpeed demande une valeur supérieure à 0.
reading-problem-deepspeed-set-batch-size = Un nouveau train_batch_size doit être un multiple du micro-batch multiplié par le nombre de GPU en parallélisme de données : en cours d’exécution, seules les étapes d’accumulation changent.
reading-repair-deepspeed-ignore-stated = Réglez elasticity.ignore_non_elastic_batch_info sur true, ou supprimez ces clés.


## easylm

reading-note-easylm-global-batch = Dans EasyLM, la taille de batch { $batch_size } est celle de tous les appareils en une passe.
reading-problem-easylm-does-not-divide = Un batch de { $batch_size } ne peut pas se répartir sur le maillage d’appareils, dont le nombre de répliques est { $data_parallel_size }.


## fabric

reading-problem-fabric-conflict = Pour { $key }, le code indique { $value } et le lanceur { $launched } (1 si son option manque) : Fabric le refuse.


## fairseq

reading-note-fairseq-by-tokens = Une passe prend jusqu’à { $max_tokens } tokens au lieu d’un nombre fixe de séquences ; les séquences d’une étape varient donc.
reading-note-fairseq-scheduled-accumulation = Les passes changent selon l’époque : { $stages }. C’est la première valeur, { $value }, qui est comptée ici.


## gpt_neox

reading-problem-gpt-neox-nothing-left = Un batch de { $total } divisé par { $replicas }, le nombre de répliques, laisse { $key } à 0 : GPT-NeoX divise, arrondit à l’entier inférieur, puis refuse.
reading-problem-gpt-neox-batch-mismatch = GPT-NeoX refuse cette configuration : train_batch_size { $global_batch_size } n’est pas égal à { $micro_batch_size } par GPU × accumulation de { $gradient_accumulation_steps } × répliques { $data_parallel_size }.


## grpo

reading-note-completions = Les tailles de batch comptent des réponses, pas des prompts ; une mise à jour de { $global_batch_size } porte sur { $prompts ->
        [one] { $prompts } prompt
        [many] { $prompts } de prompts
       *[other] { $prompts } prompts
    }, avec { $num_generations } réponses par prompt.
reading-note-completions-apart = { $generation_batch_size } réponses sont générées à la fois ; une mise à jour en prend { $global_batch_size }.
reading-problem-completions-not-whole-groups = { $generation_batch_size } réponses sont générées à la fois, ce qui n’est pas un multiple de num_generations { $num_generations }.
reading-problem-completions-not-divisible = Une passe de tous les processus ({ $data_parallel_size }), à raison de { $micro_batch_size } réponses chacun, ne forme pas de groupes complets de num_generations { $num_generations } : les tailles de batch comptent des réponses, pas des prompts.
reading-problem-completions-not-whole-passes = generation_batch_size { $generation_batch_size } n’est pas un multiple de { $completions }, les réponses de tous les processus en une passe.
reading-problem-completions-set-twice = generation_batch_size et steps_per_generation s’excluent.
reading-problem-completions-at-least-two = Un groupe demande au moins 2 réponses à comparer ; num_generations vaut { $num_generations }.
reading-repair-completions-other-number = Réglez { $key } sur { $value }.
reading-repair-completions-more-passes = Réglez { $key } sur { $value }.
reading-repair-completions-more-at-a-time = Réglez { $key } sur { $value }.
reading-repair-completions-drop = Supprimez { $key }.


## huggingface

reading-note-huggingface-auto-find = auto_find_batch_size réduit la taille de batch par appareil quand la mémoire manque et laisse les étapes d’accumulation telles quelles : le total peut s’en trouver réduit.
reading-note-huggingface-banner = Lu dans le journal du Trainer : { $micro_batch_size } par appareil.
reading-note-huggingface-data-parallel = Un seul processus pilote { $gpus } GPU (nn.DataParallel) : chacun reçoit la taille de batch par appareil ; ils comptent donc comme { $gpus } répliques.
reading-note-huggingface-data-parallel-banner = Le journal fait état de nn.DataParallel : { $adjusted_batch_size } sur l’ensemble des GPU de l’unique processus.
reading-note-huggingface-deepspeed-elsewhere = Les arguments renvoient à { $file }, qui n’est pas ici ; ses tailles de batch doivent être auto ou identiques.
reading-note-huggingface-log-counts-peers = Le journal indique { $told }, car jusqu’à la version 4.57 Transformers compte comme répliques les GPU qui partagent leurs données par parallélisme de contexte ; la bonne valeur est { $real }.
reading-note-huggingface-old-name = { $key } est l’ancien nom de per_device_train_batch_size.
reading-note-huggingface-peers = Les GPU reliés par parallélisme de contexte ou de séquence partagent leurs données ; jusqu’à la version 4.57, le journal de Transformers les compte malgré tout comme répliques.
reading-note-huggingface-split-batches = Avec split_batches, { $value } est le batch de tous les processus réunis ; le journal du Trainer n’en tient pas compte.
reading-note-huggingface-spmd = Avec le mode SPMD de XLA, la taille de batch par appareil est celle de tous les appareils réunis.
reading-problem-huggingface-banner-differs = Le journal indique un total de { $told }, mais ces fichiers donnent { $real }.
reading-problem-huggingface-deepspeed-mismatch = Le Trainer refuse cette configuration : { $key } de DeepSpeed vaut { $value }, mais { $other } vaut { $stated }.
reading-problem-huggingface-no-batch-fits = auto_find_batch_size est descendu à zéro : pas même une séquence ne tient en mémoire.
reading-repair-huggingface-use-auto = Réglez ces valeurs du fichier de DeepSpeed sur auto, pour que le Trainer les renseigne.
reading-repair-huggingface-use-deepspeed = Donnez au Trainer les valeurs du fichier de DeepSpeed.


## levanter

reading-note-levanter-schedule = Le batch suit une planification : { $stages }. C’est la dernière valeur, { $value }, qui est comptée ici.
reading-problem-levanter-does-not-divide = Un batch de { $global_batch_size } n’est pas divisible par { $data_parallel_size }, le nombre de répliques.


## lightning

reading-note-lightning-batch-is-split = La stratégie dp répartit le batch de { $batch_size } du dataloader entre { $devices } appareils ; il n’est pas multiplié par leur nombre.
reading-note-lightning-loop-accumulates = Avec Fabric, c’est la boucle d’entraînement elle-même qui accumule : le nombre de passes d’un pas figure dans la condition de no_backward_sync, qui n’est pas lue ici.
reading-note-lightning-scheduled-accumulation = Les passes changent selon l’époque : { $stages } ; voici le batch du début, avec { $value }.
reading-problem-lightning-accumulation-twice = Lightning refuse accumulate_grad_batches en plus d’un GradientAccumulationScheduler : l’un des deux est de trop.
reading-problem-lightning-deepspeed-accumulation = Lightning refuse gradient_accumulation_steps dans la configuration de DeepSpeed : il le définit lui-même d’après accumulate_grad_batches.


## litgpt

reading-note-litgpt-silent-floor = litgpt arrondit à l’entier inférieur sans le dire : sur { $asked } séquences demandées, une étape en compte { $reached } ; { $lost } sont perdues.
reading-problem-litgpt-no-pass = litgpt s’arrête sur une AssertionError sans message : le batch de { $global_batch_size } divisé par { $data_parallel_size } donne { $share } par appareil, moins qu’un micro-batch de { $micro_batch_size }.
reading-problem-litgpt-assertion = litgpt s’est arrêté parce qu’il ne restait rien pour une passe : global_batch_size, divisé par le nombre d’appareils et arrondi à l’entier inférieur, est plus petit que micro_batch_size.


## llama_factory

reading-note-llama_factory-pretraining-packs = Avec stage pt, les exemples sont regroupés jusqu’à remplir cutoff_len, sauf si le packing est désactivé.
reading-note-llama_factory-global-from-micro = Sans global_batch_size, un micro-batch de chaque réplique fait une mise à jour.


## llm_c


## llm_foundry

reading-note-llm_foundry-replication = Avec replication, les appareils lisent les mêmes séquences par groupes de { $replication }, mais llm-foundry divise le batch par tous les appareils : le nombre de séquences différentes par mise à jour est { $reached }, et non { $asked }.
reading-problem-llm_foundry-does-not-divide = llm-foundry refuse un batch global de { $global_batch_size } sur { $data_parallel_size } appareils : il doit être un multiple de leur nombre.
reading-problem-llm_foundry-replication-does-not-divide = { $world_size } appareils ne se divisent pas en groupes de { $replication }, comme le demande replication.
reading-problem-llm_foundry-sequence-parallelism = llm-foundry ne prend pas en charge le parallélisme de séquence et s’arrête avec { $key } = { $value }.


## maxtext

reading-note-maxtext-cut-off = MaxText coupe ce qui n’est pas entier : de { $asked } séquences sur { $chips } puces, il en reste { $reached }.
reading-note-maxtext-per-chip = per_device_batch_size { $per_device_batch_size } vaut pour chaque puce, y compris celles qui se partagent une réplique.
reading-note-maxtext-ramp = Le batch grandit au fil de l’entraînement : par appareil, de { $start } à { $target } par incréments de { $increment }, sur { $samples } séquences. C’est le dernier batch qui est compté ici.
reading-note-maxtext-shared-sequences = { $sequences } séquences ne se répartissent pas également entre { $replicas } répliques ; elles comptent comme { $counted } parts égales.
reading-problem-maxtext-no-sequence = Il reste moins d’une séquence pour { $chips } puces réunies.
reading-problem-maxtext-microbatches = MaxText ne peut pas découper les { $sequences_per_pass } séquences d’une passe en { $pipeline_microbatches } micro-batchs de pipeline.
reading-problem-maxtext-pipeline-microbatches = Impossible de découper { $sequences } séquences d’une passe en { $microbatches } micro-batchs de pipeline, dont le nombre doit aussi être un multiple des { $stages } étages.
reading-problem-maxtext-ramp-does-not-divide = L’écart entre { $start } et { $target } n’est pas un multiple de l’incrément de la rampe, { $increment }.


## megatron

reading-note-megatron-rampup = Le batch passe de { $start } à { $full } séquences par incréments de { $increment }. Il est complet après { $steps } étapes et { $samples } séquences.
reading-note-megatron-rampup-ignored = Depuis avril 2026, Megatron-LM ignore --rampup-batch-size et démarre avec le batch complet ; l’option à utiliser est désormais --step-batch-size-schedule.
reading-note-megatron-schedule = Le batch passe de { $first } à { $last } séquences ; nombre de tailles : { $stages }. La dernière est atteinte après { $steps } étapes et { $samples } séquences. Les seuils comptent des tokens.
reading-note-megatron-steps = Avec ce batch croissant, { $samples } séquences demandent { $steps } étapes ; avec le batch complet dès le début, ce serait { $constant }.
reading-note-megatron-decreased = --decrease-batch-size-if-needed ramène le batch de { $asked } à { $reached }, le multiple de { $unit } immédiatement inférieur. Les journaux continuent d’indiquer { $asked }.
reading-problem-megatron-nothing-left = --decrease-batch-size-if-needed ne laisse rien d’un batch de { $asked } : un micro-batch de chaque réplique fait déjà { $unit }.
reading-problem-megatron-no-micro-batches = Le nombre de micro-batchs de chaque réplique tombe à { $passes } : le batch global est plus petit qu’un micro-batch de chaque réplique.
reading-problem-megatron-current-not-divisible = En grandissant, le batch a atteint { $size }, qui n’est pas divisible par un micro-batch de { $micro_batch_size } multiplié par { $data_parallel_size }, le nombre de répliques. Chaque taille d’une rampe doit être un multiple de ce produit.
reading-problem-megatron-experts = Un world size de { $world_size } n’est pas divisible par { $size }, le produit des degrés de parallélisme de pipeline, d’experts et tensoriel des experts.
reading-problem-megatron-renamed = Megatron-LM refuse { $old } ; c’est désormais { $new }.
reading-problem-megatron-old-batch-size = Megatron-LM refuse --batch-size ; c’est désormais --micro-batch-size, qui compte les séquences d’une réplique en une passe.
reading-problem-megatron-rampup-and-iterations = Un batch qui grandit avec --rampup-batch-size impose de mesurer l’entraînement en séquences : --train-samples au lieu de --train-iters.
reading-problem-megatron-rampup-needs-samples = Jusqu’en avril 2026, Megatron-LM refuse --rampup-batch-size avec --train-iters { $steps } : un batch croissant se mesure en séquences.
reading-problem-megatron-rampup-increments = Des incréments de { $increment } ne mènent pas de { $start } à { $full }.
reading-problem-megatron-rampup-start = La rampe doit commencer avec au moins une séquence.
reading-problem-megatron-rampup-above = La rampe commence à { $start }, au-dessus du batch global de { $full }.
reading-problem-megatron-rampup-empty = La rampe n’a rien à parcourir de { $start } à { $full } : Megatron-LM divise alors par zéro.
reading-problem-megatron-rampup-indivisible = La rampe arrive à { $size }, qui n’est pas un multiple de { $unit }, soit un micro-batch de chaque réplique : l’entraînement s’arrête là.
reading-problem-megatron-schedule-form = { $entry } n’est pas de la forme { "TOKENS:SIZE" } que demande --step-batch-size-schedule.
reading-problem-megatron-schedule-first = La planification commence à { $threshold } ; son premier seuil doit être 0.
reading-problem-megatron-schedule-order = Deux seuils de la planification tombent sur la même séquence : ils sont divisés par une longueur de { $length } et arrondis à l’entier inférieur.
reading-problem-megatron-schedule-indivisible = La planification arrive à { $size }, qui n’est pas un multiple de { $unit }, soit un micro-batch de chaque réplique : l’entraînement s’arrête là.
reading-problem-megatron-schedule-and-global = --step-batch-size-schedule exclut --global-batch-size : sa dernière taille est le batch global.
reading-problem-megatron-schedule-and-decrease = --step-batch-size-schedule exclut --decrease-batch-size-if-needed.
reading-problem-megatron-schedule-and-rampup = --step-batch-size-schedule exclut --rampup-batch-size.
reading-repair-megatron-decrease-batch-size = Ajoutez { $key } : le batch réel est alors { $value }.
reading-repair-megatron-no-rampup = Supprimez { $key } : le batch est complet dès le début.
reading-repair-megatron-set-rampup = Réglez { $key } sur { $value }.
reading-repair-megatron-train-samples = Remplacez --train-iters par { $key } { $value }, de même durée.
reading-repair-megatron-remove = Supprimez { $key }.
reading-repair-megatron-rename = Remplacez { $old } par { $new }.
reading-repair-megatron-schedule-from-zero = Réglez { $key } sur « { $value } ».


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = gradient_accumulation_steps n’est pas défini : swift prend { $value }, pour que tous les processus réunis atteignent au moins 16 séquences.
reading-note-ms_swift-one-process = Sans NPROC_PER_NODE, swift démarre un seul processus, qui répartit le modèle sur les GPU qu’il voit.


## nanochat

reading-note-nanochat-automatic-batch = Le batch total est automatique : nanochat le calcule d’après le modèle et son budget de tokens, et l’affiche au démarrage.
reading-problem-nanochat-not-a-multiple = Un total de { $tokens_per_step } tokens n’est pas un multiple de { $tokens_per_pass }, ceux d’une passe de tous les GPU.


## nanogpt

reading-note-nanogpt-world-total = Dans nanoGPT, gradient_accumulation_steps { $gradient_accumulation_steps } compte les passes de tous les GPU réunis ; une étape a donc { $global_batch_size } séquences, quel que soit le nombre de GPU, pourvu qu’il le divise.
reading-problem-nanogpt-does-not-divide = nanoGPT s’arrête : gradient_accumulation_steps { $gradient_accumulation_steps } n’est pas divisible par { $world_size } GPU.
reading-problem-nanogpt-assertion = nanoGPT s’est arrêté parce que gradient_accumulation_steps, qui compte les passes de tous les GPU réunis, n’est pas divisible par leur nombre.


## nanotron

reading-problem-nanotron-layout = Les degrés donnent { $product } GPU (répliques { $replicas } × tenseurs { $tensor } × pipeline { $pipeline } × contexte { $context }), mais l’entraînement en a { $world_size }.
reading-repair-nanotron-set-dp = Réglez { $key } sur { $value }, pour utiliser tous les GPU.


## nemo

reading-note-nemo-packed = Les données sont regroupées par packing : le batch global compte des paquets, dont chacun contient plusieurs séquences. Pour apprendre d’autant de séquences que sans packing, divisez-le par le nombre de séquences d’un paquet.
reading-problem-nemo-accumulate-grad-batches = accumulate_grad_batches du trainer doit rester à 1 : NeMo accumule de lui-même, selon les tailles du micro-batch et du batch global.
reading-problem-nemo-packed-micro-batch = Avec le packing, il faut des micro-batchs de 1, et non de { $size }.
reading-repair-nemo-accumulate-one = Réglez { $key } sur 1.
reading-repair-nemo-packed-one = Réglez { $key } sur 1.


## olmo

reading-note-olmo-micro-batch-cut = Un micro-batch de { $size } dépasse ce que reçoit un appareil, { $each } : tout est traité en une seule passe.
reading-note-olmo-smaller-last-micro-batch = Les { $each } séquences d’un appareil, en micro-batchs de { $size }, en laissent un dernier de { $last }. Le batch global compte tel qu’il est indiqué, et aucune taille de micro-batch unique ne le décrit.
reading-problem-olmo-batch-not-divisible = Le batch de { $global_batch_size } n’est pas divisible par { $world_size } GPU. OLMo s’arrête là sur une AssertionError sans texte.


## olmo_core

reading-note-olmo-core-tokens = OLMo-core compte les batchs en tokens : { $tokens } tokens, en séquences de { $length }.
reading-problem-olmo-core-not-tokens = { $tokens } tokens font moins d’une séquence de { $length } : OLMo-core compte les batchs en tokens, pas en séquences.
reading-problem-olmo-core-partial = { $tokens } tokens ne font pas un nombre entier de séquences de { $length }.
reading-problem-olmo-core-partial-rank = Ce que chaque réplique prend du batch, compté en tokens, doit être un nombre entier de séquences.
reading-repair-olmo-core-in-tokens = Multipliez par { $length } ce qui était pensé en séquences.


## open_clip

reading-note-open_clip-pairs = Ce qui est compté, ce sont des paires d’image et de texte.


## openrlhf

reading-note-openrlhf-answers = train_batch_size compte des réponses, { $num_generations } par prompt ; rollout_batch_size compte des prompts.
reading-note-openrlhf-dynamic-batch = Les micro-batchs sont découpés ici selon les tokens : le nombre de séquences change de l’un à l’autre.
reading-note-openrlhf-deepspeed-batch = DeepSpeed reçoit un batch de { $value }, car il compte les GPU qui se partagent une séquence ; une mise à jour prend toujours train_batch_size séquences.
reading-note-openrlhf-packing = Avec packing_samples, les séquences d’un micro-batch sont mises bout à bout sans padding : le nombre de tokens par étape est un maximum.


## slurm

reading-note-slurm-idle = { $reserved } GPU sont réservés, mais le nombre de processus lancés n’est que de { $world_size }.
reading-problem-slurm-too-few = { $world_size } processus sont lancés, mais le nombre de GPU réservés n’est que de { $reserved }.


## torchrun


## torchtitan

reading-note-torchtitan-old-batch-size = Depuis juin 2025, training.batch_size s’appelle training.local_batch_size ; les versions récentes ne connaissent pas l’ancien nom.
reading-note-torchtitan-tokens = Les batchs sont comptés en tokens, comme le fait torchtitan depuis août 2026 : les { $tokens } tokens de chaque réplique et de chaque passe font { $sequences } séquences de { $length } tokens.
reading-note-torchtitan-partial-sequences = Les { $tokens } tokens de chaque réplique et de chaque passe ne font pas un nombre entier de séquences de { $length } : les documents sont repliés dans une même ligne.
reading-note-torchtitan-pipeline-passes = Le nombre de micro-batchs du pipeline pour chaque étape d’accumulation est { $passes } ; { $count } en tout comptent ici.
reading-note-torchtitan-pipeline-split = Le pipeline découpe le batch local de { $size } en { $parts } micro-batchs de { $part }.
reading-problem-torchtitan-layout = torchtitan refuse cette configuration : replicate { $replicate } × shard { $shard } × contexte { $context } × tenseurs { $tensor } × pipeline { $pipeline } donne { $product }, et non le world size de { $world_size }.
reading-problem-torchtitan-experts = Un parallélisme d’experts de degré { $size } ne divise pas les { $among } rangs de sharding, de contexte et de tenseurs qu’il emprunte.
reading-problem-torchtitan-tokens-do-not-divide = { $tokens } tokens par étape ne sont pas un multiple de { $unit }, ceux de toutes les répliques en une étape d’accumulation.
reading-repair-torchtitan-set-shard = Réglez { $key } sur { $value }.
reading-repair-torchtitan-set-experts = Réglez { $key } sur { $value }.


## torchtune

reading-note-torchtune-docstring = Les docstrings multiplient par tous les GPU ; le sampler ne compte qu’une fois chaque groupe de { $model_parallel_size } GPU en parallélisme tensoriel et de contexte.
reading-note-torchtune-leftover = Les passes qui restent à la fin d’une époque, moins de { $gradient_accumulation_steps }, ne donnent aucune mise à jour.
reading-problem-torchtune-layout = replicate { $replicate_size } × shard { $shard_size } × tenseurs et contexte { $tensor_parallel_size } ne donne pas les { $world_size } GPU présents.
reading-problem-torchtune-replicas = { $replicas } GPU en parallélisme de données ne peuvent pas se diviser en { $replicate_size } groupes.
reading-repair-torchtune-shards = Réglez { $key } sur { $value }.


## trl


## unsloth

reading-note-unsloth-one-gpu = Rien ne démarre plus d’un processus : Unsloth n’utilise qu’un GPU.
reading-note-unsloth-several-gpus = Un processus voit { $gpus } GPU et n’en utilise qu’un ; les anciennes versions d’Unsloth prennent alors { $value } séquences par passe.
reading-note-unsloth-banner = La bannière indique { $batch_per_device } par appareil et une accumulation de { $gradient_accumulation_steps }.
reading-note-unsloth-other-run = La bannière, avec { $batch_per_device } par appareil, vient d’un autre entraînement ; c’est ce qui est indiqué qui compte.
reading-note-unsloth-set-to-generations = Unsloth a fixé le batch par appareil à { $batch_per_device }, le nombre de réponses par prompt.
reading-note-unsloth-raises-batch = Unsloth aligne per_device_train_batch_size sur num_generations { $num_generations }, car { $micro_batch_size } par appareil ne forme pas de groupes complets.
reading-problem-unsloth-batch-times-gpus = per_device_train_batch_size vaut { $micro_batch_size }, mais la bannière indique { $batch_per_device } : un processus voit { $gpus } GPU et multiplie le batch par ce nombre, sur un seul d’entre eux.
reading-repair-unsloth-one-device = Ne laissez qu’un GPU dans { $key }.


## verl

reading-note-verl-answers = train_batch_size et ppo_mini_batch_size comptent des prompts ; chacun a { $num_generations } réponses, et c’est sur elles que porte une mise à jour.
reading-note-verl-dynamic-batch = Les micro-batchs sont découpés ici selon les tokens : le nombre de séquences change de l’un à l’autre.
reading-problem-verl-passes = Chaque réplique, sur { $replicas } en tout, prend { $answers } réponses par mise à jour, nombre que des passes de { $micro_batch_size } ne divisent pas.
reading-problem-verl-passes-message = Une réplique prend { $answers } réponses par mise à jour, nombre que des passes de { $micro_batch_size } ne divisent pas.
reading-problem-verl-floors = { $asked } réponses ne se répartissent pas entre { $replicas } répliques : verl arrondit à l’entier inférieur sans le dire, et une mise à jour porte sur { $reached }.
reading-problem-verl-mini-exceeds-train = ppo_mini_batch_size { $mini_batch_size } dépasse les { $train_batch_size } prompts d’un rollout.
reading-problem-verl-rollout = Un rollout de { $answers } réponses n’est pas divisible par { $minimum }.
reading-repair-verl-mini-batch = Réglez { $key } sur { $value }.
reading-repair-verl-rollout-batch = Réglez { $key } sur { $value }.
