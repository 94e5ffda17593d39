title = Époques selon le budget de calcul
lead = Saisissez un budget de calcul, la taille du modèle et les tokens uniques dont vous disposez : vous obtenez le nombre d’époques que permet le budget et ce que valent les données répétées.
synonyms = nombre d’époques, combien d’époques, données répétées, lois d’échelle à données limitées, data-constrained scaling, entraînement sur plusieurs époques, Muennighoff, tokens effectifs, tokens uniques, budget de calcul, 6ND, surapprentissage, epochs, data wall

compute_budget = Budget de calcul
    .help = FLOP de tout l’entraînement, une multiplication-addition comptant pour deux : une quantité, pas des FLOP/s.
parameters = Paramètres
    .help = Ceux qui servent à la passe d’un token : pour un mélange d’experts, seulement les actifs.
unique_tokens = Tokens uniques
    .help = Tokens du jeu de données, chacun compté une fois, après filtrage et déduplication.

affordable_tokens = Tokens permis par le budget
    .sentence = { $compute_budget } ÷ (6 × { $parameters ->
            [one] { $parameters } paramètre
            [many] { $parameters } de paramètres
           *[other] { $parameters } paramètres
        }) suffisent à { $affordable_tokens ->
            [one] { $affordable_tokens } token
            [many] { $affordable_tokens } de tokens
           *[other] { $affordable_tokens } tokens
        } d’entraînement.
epochs = Époques
    .sentence = { $affordable_tokens ->
            [one] { $affordable_tokens } token
            [many] { $affordable_tokens } de tokens
           *[other] { $affordable_tokens } tokens
        }, c’est { $epochs } fois les { $unique_tokens ->
            [one] { $unique_tokens } token unique
            [many] { $unique_tokens } de tokens uniques
           *[other] { $unique_tokens } tokens uniques
        }.
whole_epochs = Époques complètes
    .sentence =
        { $whole_epochs ->
            [0] Le budget s’épuise avant que les { $unique_tokens ->
                [one] { $unique_tokens } token
                [many] { $unique_tokens } de tokens
               *[other] { $unique_tokens } tokens
            } aient tous été vus une fois.
            [one] Chacun des { $unique_tokens ->
                [one] { $unique_tokens } token
                [many] { $unique_tokens } de tokens
               *[other] { $unique_tokens } tokens
            } est vu au moins une fois.
           *[other] Chacun des { $unique_tokens ->
                [one] { $unique_tokens } token
                [many] { $unique_tokens } de tokens
               *[other] { $unique_tokens } tokens
            } est vu au moins { $whole_epochs } fois.
        }
effective_tokens = Tokens effectifs
    .sentence = { $affordable_tokens ->
            [one] { $affordable_tokens } token
            [many] { $affordable_tokens } de tokens
           *[other] { $affordable_tokens } tokens
        } en { $epochs ->
            [one] { $epochs } époque
            [many] { $epochs } d’époques
           *[other] { $epochs } époques
        } valent { $effective_tokens ->
            [one] { $effective_tokens } token nouveau
            [many] { $effective_tokens } de tokens nouveaux
           *[other] { $effective_tokens } tokens nouveaux
        }.
repeat_value = Valeur des tokens
    .sentence = En moyenne, un token de cet entraînement vaut { $repeat_value } d’un token nouveau.

remark-data-left-over = Le budget ne suffit pas à parcourir toutes les données une fois : rien n’est répété et chaque token compte en entier.
remark-beyond-fit = La perte de valeur des données répétées a été mesurée sur des modèles d’au plus { COMPACT($largest) } de paramètres. Au-delà, c’est une extrapolation.
