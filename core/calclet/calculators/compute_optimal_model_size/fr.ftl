title = Taille de modèle optimale pour un budget de calcul donné
lead = Saisissez un budget de calcul : vous obtenez les nombres de paramètres et de tokens qui l’exploitent le mieux, selon un rapport fixe ou selon un ajustement de la perte.
synonyms = compute-optimal, modèle optimal en calcul, Chinchilla, loi d’échelle, lois d’échelle, scaling law, Hoffmann, Besiroglu, Epoch AI, paramètres optimaux, tokens optimaux, N_opt, D_opt, tokens par paramètre, 20 tokens par paramètre, taille de modèle pour un budget, approach 3, IsoFLOP, perte prédite

compute_budget = Budget de calcul
    .help = FLOP de tout l’entraînement, une multiplication-addition comptant pour deux : une quantité, pas des FLOP/s.
sizing_method = Méthode
    .help = Le rapport fixe suit les approches 1 et 2 de Hoffmann et al. ; les ajustements minimisent leur formule de la perte (approche 3). Besiroglu et al. l’ont réajustée sur les mêmes données.
    .option-ratio = Rapport fixe
    .option-hoffmann_rounded = Hoffmann, tel que publié
    .option-hoffmann_unrounded = Hoffmann, non arrondi
    .option-besiroglu = Besiroglu, réajustement
tokens_per_parameter = Tokens par paramètre
    .help = 20 est la règle empirique ; le tableau de Hoffmann va de 20 à 21,6. Les modèles qui servent beaucoup d’utilisateurs sont souvent entraînés bien plus longtemps.

optimal_parameters = Paramètres optimaux
    .sentence =
        { $sizing_method ->
            [ratio] Pour { $compute_budget } et { $tokens_per_parameter } tokens par paramètre, l’optimum est de { $optimal_parameters ->
                [one] { $optimal_parameters } paramètre
                [many] { $optimal_parameters } de paramètres
               *[other] { $optimal_parameters } paramètres
            }.
           *[other] Pour { $compute_budget }, la perte prédite est minimale à { $optimal_parameters ->
                [one] { $optimal_parameters } paramètre
                [many] { $optimal_parameters } de paramètres
               *[other] { $optimal_parameters } paramètres
            }.
        }
optimal_tokens = Tokens optimaux
    .sentence = 6 × { $optimal_parameters ->
            [one] { $optimal_parameters } paramètre
            [many] { $optimal_parameters } de paramètres
           *[other] { $optimal_parameters } paramètres
        } × { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } épuisent { $compute_budget }.
tokens_per_parameter_at_optimum = Tokens par paramètre
    .sentence = { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } pour { $optimal_parameters ->
            [one] { $optimal_parameters } paramètre
            [many] { $optimal_parameters } de paramètres
           *[other] { $optimal_parameters } paramètres
        } : { $tokens_per_parameter_at_optimum } par paramètre.
predicted_loss = Perte prédite
    .sentence = À cet optimum, l’ajustement prédit { $predicted_loss } nats par token, sur ses propres données et avec son tokenizer.

remark-rounded-coefficients = Les coefficients publiés sont arrondis. Pour le budget de Gopher, ils donnent 32 milliards de paramètres, là où l’article lui-même en annonce 40 milliards.
remark-contradicts-ratio = Cet ajustement demande de plus en plus de tokens par paramètre quand le budget augmente, contrairement aux deux autres approches de l’article. Son réajustement, non.
