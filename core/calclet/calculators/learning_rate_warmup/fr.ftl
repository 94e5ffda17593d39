title = Warm-up du taux d’apprentissage
lead = Saisissez le taux d’apprentissage maximal, le nombre d’étapes et la durée du warm-up : vous obtenez le taux d’apprentissage à n’importe quelle étape, selon le décompte de Transformers, de nanoGPT ou de torchtitan.
synonyms = warmup, warm-up, échauffement, planification du taux d’apprentissage, planificateur, étapes de warmup, warmup linéaire, décroissance cosinus, décroissance linéaire, learning rate schedule, learning rate scheduler, LR schedule, warmup_steps, warmup_ratio, warmup_iters, cosine decay, cosine annealing, min_lr, AdamW, beta2, Hugging Face Trainer

group-schedule = Planification
group-warmup = Warm-up
group-step = Étape à évaluer

peak_learning_rate = Taux d’apprentissage maximal
    .help = Le plus élevé, atteint à la fin du warm-up. Les recettes l’appellent simplement taux d’apprentissage.
total_steps = Étapes de l’optimiseur
    .help = Mises à jour de l’optimiseur sur tout l’entraînement, et non micro-batchs : avec accumulation de gradients, passes ÷ étapes d’accumulation.
decay = Décroissance ensuite
    .help = Façon dont le taux baisse entre la fin du warm-up et la dernière étape.
    .option-constant = Aucune
    .option-linear = Linéaire
    .option-cosine = Cosinus
minimum_learning_rate = Taux d’apprentissage minimal
    .help = Là où finit la décroissance. Souvent un dixième du maximum ; 0 dans les planifications simples de Transformers.
warmup_given_as = Warm-up donné en
    .help = Chaque recette l’indique à sa façon. Les étapes dépendent de la taille de batch ; les tokens restent valables pour une autre taille de batch.
    .option-ratio = Part des étapes
    .option-steps = Étapes
    .option-tokens = Tokens
    .option-adam_rule = Règle empirique d’Adam
warmup_ratio = Proportion de warm-up
    .help = Part de toutes les étapes de l’optimiseur ; le résultat est arrondi à l’étape supérieure.
warmup_steps = Étapes de warm-up
    .help = Mises à jour de l’optimiseur jusqu’au maximum. Sans warm-up : 0.
warmup_tokens = Tokens de warm-up
    .help = Tokens vus jusqu’au maximum. Il faut aussi les tokens par étape, plus bas.
adam_beta2 = β₂ d’Adam
    .help = Taux de décroissance du second moment. La règle donne 2 ÷ (1 − β₂) étapes : 2 000 pour 0,999, seulement 40 pour 0,95.
tokens_per_step = Tokens par étape
    .help = Taille de batch effective × longueur de séquence, si vous voulez le warm-up en tokens.
step_convention = Décompte selon
    .help = Transformers part d’un taux de 0, si bien que la première mise à jour ne change rien. Les autres commencent une étape plus haut.
    .option-hugging_face = Transformers
    .option-nanogpt = nanoGPT
    .option-torchtitan = torchtitan
evaluated_step = Mises à jour effectuées
    .help = Nombre de mises à jour de l’optimiseur avant celle qui vous intéresse : 0 désigne la toute première.

warmup_length = Étapes de warm-up
    .sentence =
        { $warmup_given_as ->
            [ratio] { $warmup_ratio } de { $total_steps ->
                [one] { $total_steps } étape
                [many] { $total_steps } d’étapes
               *[other] { $total_steps } étapes
            }, avec arrondi supérieur : { $warmup_length ->
                [one] { $warmup_length } étape
                [many] { $warmup_length } d’étapes
               *[other] { $warmup_length } étapes
            } de warm-up.
            [tokens] { $warmup_tokens ->
                [one] { $warmup_tokens } token
                [many] { $warmup_tokens } de tokens
               *[other] { $warmup_tokens } tokens
            }, à raison de { $tokens_per_step ->
                [one] { $tokens_per_step } token
                [many] { $tokens_per_step } de tokens
               *[other] { $tokens_per_step } tokens
            } par étape : { $warmup_length ->
                [one] { $warmup_length } étape
                [many] { $warmup_length } d’étapes
               *[other] { $warmup_length } étapes
            } de warm-up.
            [adam_rule] 2 ÷ (1 − { $adam_beta2 }) donne { $warmup_length ->
                [one] { $warmup_length } étape
                [many] { $warmup_length } d’étapes
               *[other] { $warmup_length } étapes
            } de warm-up.
           *[steps] Le warm-up occupe { $warmup_length ->
                [one] { $warmup_length } étape
                [many] { $warmup_length } d’étapes
               *[other] { $warmup_length } étapes
            } sur { $total_steps }.
        }
learning_rate = Taux d’apprentissage
    .sentence = Après { $evaluated_step ->
            [one] { $evaluated_step } mise à jour
            [many] { $evaluated_step } de mises à jour
           *[other] { $evaluated_step } mises à jour
        }, la suivante utilise un taux d’apprentissage de { $learning_rate } ; le maximum est { $peak_learning_rate }.
increment_per_step = Hausse par étape
    .sentence = Pendant le warm-up, le taux augmente de { $increment_per_step } à chaque étape.
warmup_token_count = Warm-up en tokens
    .sentence = { $warmup_length ->
            [one] { $warmup_length } étape
            [many] { $warmup_length } d’étapes
           *[other] { $warmup_length } étapes
        } × { $tokens_per_step ->
            [one] { $tokens_per_step } token
            [many] { $tokens_per_step } de tokens
           *[other] { $tokens_per_step } tokens
        } = { $warmup_token_count ->
            [one] { $warmup_token_count } token
            [many] { $warmup_token_count } de tokens
           *[other] { $warmup_token_count } tokens
        } jusqu’au maximum.

refusal-after-the-end = L’entraînement se termine après { $total_steps ->
        [one] { $total_steps } étape
        [many] { $total_steps } d’étapes
       *[other] { $total_steps } étapes
    } ; l’étape { $evaluated_step } est au-delà.
refusal-minimum-above-peak = Le taux minimal, { $minimum_learning_rate }, dépasse le maximal, { $peak_learning_rate }. Une décroissance ne peut pas monter.
refusal-tokens-per-step-missing = Pour convertir les tokens en étapes, il faut les tokens par étape.
remark-never-over = Un warm-up de { $warmup_length ->
        [one] { $warmup_length } étape
        [many] { $warmup_length } d’étapes
       *[other] { $warmup_length } étapes
    } n’en laisse aucune, sur { $total_steps }, à la décroissance.
remark-first-update-idle = À l’étape 0, le taux est de 0 : la première mise à jour de Transformers laisse les poids inchangés.
remark-float-ceiling = Transformers multiplie en virgule flottante et arrondit à { $rounded } étapes ; la valeur exacte est { $exact }.
