title = Étapes et époques d’entraînement
lead = Saisissez un budget de tokens, de séquences ou d’époques ainsi que le batch : vous obtenez les étapes de l’optimiseur de l’entraînement, telles que votre framework les compte, et ce qui reste à chaque époque.
synonyms = nombre d’étapes d’entraînement, total des étapes, étapes par époque, itérations par époque, pas d’optimisation, pas d’entraînement, dernier batch, batch incomplet, reste, combien d’étapes, combien d’époques, max_steps, train_iters, train_samples, num_train_epochs, training steps, steps per epoch, drop_last, even_batches, DistributedSampler, gradient accumulation, Hugging Face Trainer, Accelerate, PyTorch Lightning, torchtune, litgpt, Megatron-LM

group-budget = Budget et données
group-batch = Batch
group-framework = Framework

budget_given_as = Budget donné en
    .help = Les recettes de pré-entraînement indiquent des tokens ou des séquences, celles de fine-tuning des époques.
    .option-tokens = Tokens
    .option-sequences = Séquences
    .option-epochs = Époques
token_budget = Budget de tokens
    .help = Tokens que l’entraînement doit voir, chacun compté autant de fois qu’il est lu.
sequence_budget = Budget de séquences
    .help = Séquences que l’entraînement doit voir ; train_samples dans Megatron-LM.
epochs = Époques
    .help = Parcours complets du jeu de données. Seul Transformers admet une fraction de parcours.
dataset_size = Séquences du jeu de données
    .help = Lignes que fournit le dataloader : des exemples, ou des paquets d’exemples en cas de packing.
global_batch_size = Taille de batch effective (globale)
    .help = Séquences d’une mise à jour de l’optimiseur, toutes répliques et passes confondues.
tokens_per_step = Tokens par étape
    .help = Taille de batch effective × longueur de séquence. Si les lignes ne sont pas pleines, saisissez les tokens réels.
convention = Décompte selon
    .help = Quand une époque ne finit pas sur une étape complète, le framework fait quand même cette dernière étape, l’omet, ou poursuit la lecture dans l’époque suivante.
    .option-none = Aucun : jusqu’à épuiser le budget
    .option-transformers = Transformers, Axolotl
    .option-accelerate = Accelerate
    .option-lightning = Lightning
    .option-torchtune = torchtune
    .option-litgpt = litgpt
    .option-megatron = Megatron-LM
data_parallel_size = Répliques en parallélisme de données
    .help = Répliques entre lesquelles les données sont réparties ; chaque rang de ZeRO ou de FSDP compte pour une.
gradient_accumulation_steps = Étapes d’accumulation de gradients
    .help = Passes de chaque réplique avant une mise à jour. Le micro-batch en découle : batch effectif ÷ répliques ÷ passes.
drop_last = Ignorer le dernier micro-batch
    .help = Le dataloader laisse de côté un micro-batch incomplet : drop_last, dataloader_drop_last.

total_steps = Total des étapes de l’optimiseur
    .sentence =
        { $budget_given_as ->
            [epochs] { $epochs ->
                [one] { $epochs } époque
                [many] { $epochs } d’époques
               *[other] { $epochs } époques
            } : { $total_steps ->
                [one] { $total_steps } étape
                [many] { $total_steps } d’étapes
               *[other] { $total_steps } étapes
            } de l’optimiseur.
            [sequences] { $sequence_budget } séquences : { $total_steps ->
                [one] { $total_steps } étape
                [many] { $total_steps } d’étapes
               *[other] { $total_steps } étapes
            } de l’optimiseur.
           *[tokens] { $token_budget } tokens : { $total_steps ->
                [one] { $total_steps } étape
                [many] { $total_steps } d’étapes
               *[other] { $total_steps } étapes
            } de l’optimiseur.
        }
steps_per_epoch = Étapes par époque
    .sentence =
        { $convention ->
            [transformers] Une étape incomplète compte : en arrondissant à l’entier supérieur, { $steps_per_epoch } par époque.
            [accelerate] Une étape incomplète compte : en arrondissant à l’entier supérieur, { $steps_per_epoch } par époque.
            [lightning] Une étape incomplète compte : en arrondissant à l’entier supérieur, { $steps_per_epoch } par époque.
            [torchtune] Seules les étapes complètes comptent : en arrondissant à l’entier inférieur, { $steps_per_epoch } par époque.
            [litgpt] Les étapes se poursuivent d’une époque à l’autre : { $steps_per_epoch } par époque, en moyenne.
           *[other] { $dataset_size } ÷ { $global_batch_size } = { $steps_per_epoch } ; la fin d’une époque ne coupe aucune étape.
        }
epochs_seen = Époques parcourues
    .sentence = Avec { $total_steps ->
            [one] { $total_steps } étape
            [many] { $total_steps } d’étapes
           *[other] { $total_steps } étapes
        }, les données sont parcourues { $epochs_seen } fois.
sequences_seen = Séquences vues
    .sentence = En { $total_steps ->
            [one] { $total_steps } étape
            [many] { $total_steps } d’étapes
           *[other] { $total_steps } étapes
        }, l’entraînement voit { $sequences_seen ->
            [one] { $sequences_seen } séquence
            [many] { $sequences_seen } de séquences
           *[other] { $sequences_seen } séquences
        }, chacune comptée autant de fois qu’elle est lue.
tokens_seen = Tokens vus
    .sentence = À raison de { $tokens_per_step } tokens par étape complète, cela fait { $tokens_seen } tokens.
tokens_beyond_budget = Au-delà du budget de tokens
    .sentence = { $tokens_seen } − { $token_budget } = { $tokens_beyond_budget } tokens ; si c’est négatif, il en reste autant.
sequences_beyond_budget = Au-delà du budget de séquences
    .sentence = { $sequences_seen } − { $sequence_budget } = { $sequences_beyond_budget } séquences ; si c’est négatif, il en reste autant.
last_step_passes = Passes de l’étape incomplète
    .sentence =
        { $convention ->
            [litgpt] Tout à la fin, il reste { $last_step_passes ->
                [one] { $last_step_passes } passe
               *[other] { $last_step_passes } passes
            } sur { $gradient_accumulation_steps }.
            [torchtune] À la fin de chaque époque, il reste { $last_step_passes ->
                [one] { $last_step_passes } passe
               *[other] { $last_step_passes } passes
            } sur { $gradient_accumulation_steps }.
           *[other] Chaque époque finit par une étape après { $last_step_passes ->
                [one] { $last_step_passes } passe
               *[other] { $last_step_passes } passes
            } sur { $gradient_accumulation_steps }.
        }
last_step_sequences = Séquences de l’étape incomplète
    .sentence = { $last_step_sequences ->
            [one] { $last_step_sequences } séquence
            [many] { $last_step_sequences } de séquences
           *[other] { $last_step_sequences } séquences
        } au lieu de { $global_batch_size }.
last_step_weight = Poids de l’étape incomplète
    .sentence =
        { $convention ->
            [transformers] Division par { $last_step_passes ->
                [one] la seule passe effectuée, ou par ses tokens
               *[other] les { $last_step_passes } passes effectuées, ou par leurs tokens
            } : son gradient est une moyenne complète.
            [torchtune] Aucune étape ne suit : ces passes ne sont même pas exécutées.
            [litgpt] Aucune étape ne suit : leurs gradients sont jetés.
           *[other] Division par { $gradient_accumulation_steps } passes alors que { $last_step_passes ->
                [one] { $last_step_passes } a eu lieu
               *[other] { $last_step_passes } ont eu lieu
            } : son gradient vaut { $last_step_weight } de la moyenne.
        }
repeated_sequences = Répétées par époque
    .sentence = Pour que toutes les répliques en aient le même nombre, { $repeated_sequences ->
            [one] { $repeated_sequences } séquence est lue
            [many] { $repeated_sequences } de séquences sont lues
           *[other] { $repeated_sequences } séquences sont lues
        } deux fois par époque.
unused_sequences = Inutilisées par époque
    .sentence = À chaque époque, { $unused_sequences ->
            [one] { $unused_sequences } séquence n’est pas utilisée
            [many] { $unused_sequences } de séquences ne sont pas utilisées
           *[other] { $unused_sequences } séquences ne sont pas utilisées
        } ; si l’ordre est mélangé, ce ne sont pas les mêmes d’une époque à l’autre.

refusal-does-not-divide = Répliques { $data_parallel_size } × passes { $gradient_accumulation_steps } = { $multiple }, qui ne divise pas un batch de { $global_batch_size }. Le batch le plus proche qu’il divise est { $nearest }.
refusal-whole-epochs = Ce framework n’entraîne que sur des époques entières.
refusal-no-step = Il n’y a pas de quoi faire une seule étape complète : une époque compte { $dataset_size } séquences, une étape { $global_batch_size }.
remark-schedule-ends-early = litgpt planifie le taux d’apprentissage pour { $planned } étapes mais en fait { $steps } : les dernières dépassent la fin de sa planification.
