title = Mise à l’échelle du taux d’apprentissage
lead = Saisissez une taille de batch avec un taux d’apprentissage qui convient, puis une autre taille de batch : vous obtenez le taux d’apprentissage et les réglages de l’optimiseur qu’une règle de mise à l’échelle propose pour cette dernière.
synonyms = règle de mise à l’échelle linéaire, règle en racine carrée, adapter le taux d’apprentissage, taux d’apprentissage et taille de batch, grands batchs, taille de batch critique, demi-vie, linear scaling rule, square root scaling rule, LR scaling, large batch training, Goyal, Malladi, Adam, AdamW, SGD, momentum, beta1, beta2, epsilon, weight decay, OLMo-core, nanochat, sqrt(k)

group-batch = Tailles de batch
group-optimizer = Valeurs de référence

rule = Règle de mise à l’échelle
    .help = Ce qui est préservé dépend de l’optimiseur. Les règles pour Adam ne valent pas pour SGD, ni l’inverse ; pour Muon, il n’y en a pas d’établie.
    .option-linear = Linéaire, pour SGD
    .option-square_root = Racine carrée avec β et ε, pour Adam
    .option-olmo_core = Racine carrée, taux seul (OLMo-core)
    .option-nanochat = Racine carrée et weight decay (nanochat)
reference_batch_size = Taille de batch de référence
    .help = Taille de batch effective (globale) pour laquelle le taux d’apprentissage a été réglé. En séquences ou en tokens, avec la même unité dans les deux champs.
new_batch_size = Nouvelle taille de batch
    .help = Taille de batch effective (globale) du nouvel entraînement.
critical_batch_size = Taille de batch critique
    .help = Si vous l’avez mesurée : la taille à partir de laquelle un batch plus grand n’économise presque plus d’étapes. Au-delà, aucune règle ne tient.
reference_learning_rate = Taux d’apprentissage de référence
    .help = Le taux maximal, réglé pour la première taille de batch.
adam_beta1 = β₁ d’Adam
    .help = Taux de décroissance du premier moment.
adam_beta2 = β₂ d’Adam
    .help = Taux de décroissance du second moment.
adam_epsilon = ε d’Adam
    .help = Ajouté à la racine du second moment.
weight_decay = Weight decay
    .help = Celui d’AdamW, découplé : multiplié par le taux d’apprentissage à chaque étape.
reference_tokens = Tokens de l’entraînement de référence
    .help = Durée de l’entraînement pour lequel le weight decay a été réglé.
new_tokens = Tokens du nouvel entraînement
    .help = Le même nombre si les deux ont la même durée.

batch_ratio = Rapport des batchs
    .sentence = { $new_batch_size } ÷ { $reference_batch_size } = { $batch_ratio }.
scaled_learning_rate = Taux d’apprentissage
    .sentence =
        { $rule ->
            [linear] { $reference_learning_rate } × { $batch_ratio } = { $scaled_learning_rate }, après un warm-up progressif.
           *[other] { $reference_learning_rate } fois la racine carrée de { $batch_ratio } donne { $scaled_learning_rate }.
        }
scaled_beta1 = β₁ d’Adam
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta1 }) = { $scaled_beta1 }.
scaled_beta2 = β₂ d’Adam
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta2 }) = { $scaled_beta2 }.
half_life_beta2 = β₂ de même demi-vie
    .sentence = Avec { $half_life_beta2 }, le second moment oublie la moitié après autant de tokens qu’avant. Pour de petits écarts, cela revient presque à la règle.
scaled_epsilon = ε d’Adam
    .sentence = { $adam_epsilon } divisé par la racine carrée de { $batch_ratio } donne { $scaled_epsilon }.
scaled_weight_decay = Weight decay
    .sentence = Avec { $scaled_weight_decay }, la moyenne des poids porte sur la même part de l’entraînement qu’avec { $weight_decay }.

remark-beyond-critical = Au-delà de la taille de batch critique, { $critical }, ce n’est plus le bruit qui freine les étapes : la règle extrapole, et l’entraînement peut diverger.
remark-beyond-linear = Sur ImageNet, la règle linéaire a tenu jusqu’à { $largest } images par batch. Au-delà, l’exactitude a baissé.
remark-no-beta = À ce rapport des batchs, la règle ne laisse aucun β au-dessus de 0. Il faut un rapport inférieur à { $largest }.
