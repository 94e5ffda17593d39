title = Taille de batch critique
lead = Saisissez une perte, ou les normes du gradient pour deux tailles de batch : vous obtenez la taille de batch critique et ce que votre batch coûte en étapes et en données.
synonyms = échelle de bruit du gradient, bruit du gradient, batch critique, plus grand batch utile, rendements décroissants, entraînement à grands batchs, limite du parallélisme de données, rapport signal sur bruit, gradient noise scale, GNS, B_crit, B_noise, B_simple, CBS, critical batch size, McCandlish, Kaplan, S_min, E_min

group-estimate = Estimation
group-batch = Batch

estimated_from = Estimée à partir de
    .help = L’ajustement publié ne demande que la perte et reste approximatif. Les normes du gradient se mesurent dans votre propre entraînement.
    .option-loss = Perte
    .option-gradients = Normes du gradient
loss = Perte
    .help = Entropie croisée en nats par token, atteinte ou visée. L’ajustement vaut pour du texte web en anglais et le tokenizer de GPT-2.
small_batch_size = Petit batch
    .help = Séquences des gradients les plus bruités, par exemple ceux d’une réplique avant d’être moyennés.
small_batch_norm = Norme au carré, petit batch
    .help = Norme au carré de ces gradients, en moyenne sur de nombreuses étapes.
large_batch_size = Grand batch
    .help = Séquences des gradients les moins bruités, par exemple ceux du batch entier.
large_batch_norm = Norme au carré, grand batch
    .help = Norme au carré de ces gradients avant clipping, en moyenne sur les mêmes étapes.
global_batch_size = Taille de batch effective (globale)
    .help = Séquences d’une mise à jour de l’optimiseur, à comparer au batch critique.
sequence_length = Longueur de séquence
    .help = Tokens par séquence.

critical_tokens = Taille de batch critique
    .sentence =
        { $estimated_from ->
            [gradients] Le bruit divisé par le signal donne { $critical_sequences } séquences ; à { $sequence_length } tokens chacune, cela fait { $critical_tokens } tokens.
           *[loss] Pour une perte de { $loss }, l’ajustement donne { $critical_tokens } tokens par étape.
        }
critical_sequences = En séquences
    .sentence = { $critical_tokens } tokens font { $critical_sequences ->
            [one] { $critical_sequences } séquence
            [many] { $critical_sequences } de séquences
           *[other] { $critical_sequences } séquences
        } de { $sequence_length } tokens.
batch_over_critical = Votre batch
    .sentence = { $global_batch_size } séquences font { $batch_over_critical } fois le batch critique.
step_factor = Étapes, rapportées au minimum
    .sentence = Pour atteindre la même perte, il faut { $step_factor } fois les étapes d’un batch infini.
data_factor = Données, rapportées au minimum
    .sentence = Pour atteindre la même perte, il faut { $data_factor } fois les données du plus petit batch.
gradient_signal = Signal
    .sentence = Norme au carré du vrai gradient, une fois le bruit retiré : { $gradient_signal }.
gradient_noise = Bruit
    .sentence = Variance du gradient d’une seule séquence, sur tous les paramètres : { $gradient_noise }.

refusal-small-not-smaller = Le petit batch doit avoir moins de séquences que le grand.
refusal-no-signal = Ces normes ne laissent aucun signal : celle du grand batch n’est que du bruit. Faites la moyenne sur plus d’étapes, ou mesurez un batch plus grand.
refusal-no-noise = Du fait de son bruit, un petit batch a une norme plus grande. Ces normes n’en montrent pas ; faites la moyenne sur plus d’étapes.
