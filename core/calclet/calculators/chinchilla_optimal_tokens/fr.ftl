title = Tokens optimaux selon Chinchilla
lead = Saisissez les paramètres d’un modèle : vous obtenez les tokens d’entraînement qui lui conviennent selon la règle de Chinchilla, le calcul qu’ils demandent et la comparaison avec votre propre plan.
synonyms = Chinchilla, loi de Chinchilla, tokens optimaux pour un budget de calcul, tokens par paramètre, 20 tokens par paramètre, combien de tokens pour entraîner, loi d’échelle, lois d’échelle, scaling law, compute-optimal, sur-entraînement, sous-entraînement, perte prédite, Hoffmann, Besiroglu

group-rule = Modèle et règle
group-comparison = Comparaison

parameters = Paramètres
    .help = Tous, embeddings compris, comme dans l’article de Chinchilla. Pour un mélange d’experts, il n’y a pas de règle admise.
tokens_per_parameter = Tokens par paramètre
    .help = 20 est la règle empirique ; le tableau de Hoffmann va de 20,0 à 21,6. Elle vaut pour ses données et son tokenizer.
planned_tokens = Tokens prévus
    .help = Tokens sur lesquels vous comptez entraîner, pour comparer. Sans plan, laissez vide.
    .placeholder = aucun
loss_fit = Prédiction de la perte
    .help = Prédit la perte après les tokens prévus ou, sans plan, après les tokens optimaux. Le réajustement corrige l’ajustement publié par Hoffmann.
    .option-none = Aucune
    .option-hoffmann_rounded = Hoffmann, tel que publié
    .option-hoffmann_unrounded = Hoffmann, non arrondi
    .option-besiroglu = Besiroglu, réajustement

optimal_tokens = Tokens optimaux
    .sentence = { $parameters ->
            [one] { $parameters } paramètre
            [many] { $parameters } de paramètres
           *[other] { $parameters } paramètres
        } × { $tokens_per_parameter } tokens par paramètre = { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        }.
training_compute = Calcul d’entraînement
    .sentence = 6 × { $parameters ->
            [one] { $parameters } paramètre
            [many] { $parameters } de paramètres
           *[other] { $parameters } paramètres
        } × { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } donnent { $training_compute }.
training_factor = Prévus / optimaux
    .sentence = { $planned_tokens ->
            [one] { $planned_tokens } token
            [many] { $planned_tokens } de tokens
           *[other] { $planned_tokens } tokens
        }, c’est { $training_factor } fois les { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } de la règle.
predicted_loss = Perte prédite
    .sentence =
        { $planned_tokens ->
            [one] Après { $planned_tokens } token
            [many] Après { $planned_tokens } de tokens
            [other] Après { $planned_tokens } tokens
           *[none] Après { $optimal_tokens ->
                [one] { $optimal_tokens } token
                [many] { $optimal_tokens } de tokens
               *[other] { $optimal_tokens } tokens
            }
        }, l’ajustement prédit { $predicted_loss } nats par token, sur ses propres données et avec son tokenizer.

preset-model = Modèle connu
