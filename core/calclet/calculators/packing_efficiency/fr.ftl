title = Efficacité du packing
lead = Saisissez les longueurs de vos séquences et la façon dont elles remplissent les lignes d’un batch : vous obtenez les tokens réels d’une étape, ceux qui portent une étiquette et ce par quoi la perte est divisée.
synonyms = packing de séquences, packing d’échantillons, taux de padding, padding gaspillé, remplissage, tokens effectifs par étape, tokens de padding, tokens de la perte, normalisation de la perte, moyenne de moyennes, longueur variable, sequence packing, sample packing, pad tokens, label tokens, -100, ignore_index, num_items_in_batch, best fit decreasing, bfd, wrapped, group_texts, group_by_length, sample_packing_eff_est, neat packing

group-lengths = Longueurs
group-layout = Lignes
group-batch = Batch
group-loss = Perte

lengths_given_as = Longueurs sous forme de
    .help = Une moyenne suffit si chaque ligne reçoit une seule séquence. L’efficacité du packing de séquences entières ne se déduit que de leurs longueurs.
    .option-mean = Moyenne
    .option-list = Liste
    .option-table = Tableau de longueurs
mean_length = Longueur moyenne
    .help = Tokens de toutes les séquences ÷ leur nombre, après troncature.
sequence_lengths = Longueurs des séquences
    .help = Tokens de chaque séquence, l’une après l’autre, jusqu’à 1 000 séquences. Une colonne peut être collée telle quelle.
length_table = Longueurs et leur nombre
    .help = Une ligne par longueur, ou par milieu de chaque intervalle d’un histogramme.
    .column-tokens = Tokens
    .column-sequences = Séquences
layout = Lignes remplies par
    .help = Le padding ajoute des tokens qui sont calculés mais dont rien n’est appris. Le packing met plusieurs séquences dans une ligne ; la concaténation les coupe là où la ligne s’arrête.
    .option-padded = Padding jusqu’à la longueur de séquence
    .option-padded_to_longest = Padding jusqu’à la plus longue du micro-batch
    .option-packed = Packing de séquences entières
    .option-concatenated = Concaténation avec coupures
fill = Taux d’occupation attendu
    .help = Part d’une ligne de packing qui contient des tokens. Axolotl l’estime par sample_packing_eff_est ; le plus souvent, 95 à 99 %.
global_batch_size = Taille de batch effective (globale)
    .help = Lignes d’une mise à jour de l’optimiseur. En cas de packing, chacune est un paquet.
sequence_length = Longueur de séquence
    .help = Tokens que peut contenir une ligne. Dans Axolotl, les lignes de packing font taille de micro-batch × longueur de séquence.
micro_batch_size = Taille de micro-batch par réplique
    .help = Lignes d’une passe d’une réplique ; le padding leur est commun, et parfois aussi la moyenne.
loss_share = Tokens avec étiquette
    .help = Part des tokens réels sur laquelle porte la perte : tous en pré-entraînement, les réponses en fine-tuning sur les seules réponses.
normalization = Perte divisée par
    .help = Transformers et torchtune divisent par les tokens de l’étape. Une moyenne par micro-batch est plus ancienne et encore courante ; avec calculate-per-token-loss, Megatron-LM divise par les tokens de l’étape.
    .option-tokens = Tokens de l’étape
    .option-micro_batches = Tokens de chaque micro-batch

packing_share = Efficacité du packing
    .sentence =
        { $layout ->
            [packed] { $packing_share } de chaque ligne de packing sont des tokens réels.
            [concatenated] { $packing_share } de chaque ligne sont des tokens réels, car les lignes sont coupées dans un même flux.
           *[other] { $packing_share } de chaque ligne sont des tokens réels, le reste est du padding.
        }
slots = Tokens calculés par étape
    .sentence =
        { $layout ->
            [padded_to_longest] { $global_batch_size } lignes, complétées jusqu’à la plus longue de { $micro_batch_size }, font { $slots } tokens en moyenne.
           *[other] { $global_batch_size } lignes × { $sequence_length } tokens = { $slots } emplacements.
        }
real_tokens = Tokens réels par étape
    .sentence = { $slots } × { $packing_share } = { $real_tokens } tokens qui ne sont pas du padding.
loss_tokens = Tokens pris en compte dans la perte
    .sentence = { $loss_share } des { $real_tokens } tokens réels portent une étiquette : { $loss_tokens }.
loss_divisor = Diviseur de la perte
    .sentence =
        { $normalization ->
            [micro_batches] Chaque micro-batch est divisé par ses propres tokens, { $loss_divisor } en moyenne : là où il y en a moins, chaque token pèse davantage.
           *[tokens] Les { $loss_tokens } tokens de l’étape ont le même poids, quel que soit leur micro-batch.
        }
sequences_per_step = Séquences par étape
    .sentence = Une mise à jour apprend de { $sequences_per_step ->
            [one] { $sequences_per_step } séquence
            [many] { $sequences_per_step } de séquences
           *[other] { $sequences_per_step } séquences
        } dans { $global_batch_size ->
            [one] { $global_batch_size } ligne
            [many] { $global_batch_size } de lignes
           *[other] { $global_batch_size } lignes
        }.
rows = Lignes du jeu de données
    .sentence = Les séquences remplissent { $rows ->
            [one] { $rows } ligne
            [many] { $rows } de lignes
           *[other] { $rows } lignes
        } : c’est le nombre que compte le dataloader.
lost_tokens = Tokens perdus
    .sentence =
        { $layout ->
            [concatenated] { $lost_tokens } tokens à la fin ne remplissent pas une ligne et sont abandonnés.
           *[other] { $lost_tokens } tokens se trouvent au-delà de la position { $sequence_length } de leur séquence et sont coupés.
        }

refusal-lengths-missing = La plus longue d’un micro-batch ne se déduit pas d’une moyenne. Donnez une liste ou un tableau de longueurs.
refusal-mean-above-row = Une moyenne de { $mean_length } tokens ne tient pas dans une ligne de { $sequence_length }. Donnez la moyenne après troncature, ou choisissez la concaténation.
refusal-less-than-a-row = Il n’y a pas assez de tokens pour une seule ligne de { $sequence_length }.
refusal-length-below-one = Chaque longueur et chaque nombre doit être d’au moins 1.
refusal-micro-batch-above-batch = Un micro-batch de { $micro_batch_size } est plus grand que le batch entier, de { $global_batch_size }.
