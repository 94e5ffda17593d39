title = Bulle du parallélisme de pipeline
lead = Saisissez les étages du pipeline, les micro-batchs par étape et l’ordonnancement : vous obtenez la part du temps pendant laquelle les GPU d’un pipeline restent inactifs.
synonyms = bulle de pipeline, bulle du pipeline, fraction de bulle, pipeline bubble, parallélisme de pipeline, GPipe, 1F1B, one forward one backward, 1F1B entrelacé, interleaved 1F1B, pipeline virtuel, étages virtuels, PipeDream-Flush, zero bubble, efficacité du pipeline, micro-batchs, micro-batchs en vol, Megatron-LM

group-pipeline = Pipeline
group-target = Objectif

pipeline_stages = Étages du pipeline
    .help = Appareils, ou groupes de parallélisme tensoriel, entre lesquels se répartissent les couches.
micro_batches = Micro-batchs par étape
    .help = Micro-batchs qu’une réplique fait passer dans le pipeline pour une mise à jour : ses étapes d’accumulation de gradients, ou batch global ÷ (micro-batch × répliques).
schedule = Ordonnancement
    .help = 1F1B a la même bulle que GPipe : il économise de la mémoire, pas du temps. Seul l’entrelacement la réduit.
    .option-gpipe = GPipe
    .option-one_f_one_b = 1F1B
    .option-interleaved = 1F1B entrelacé
virtual_stages = Étages virtuels par appareil
    .help = Groupes de couches que porte chaque appareil. Le nombre de couches doit être divisible par étages × étages virtuels, et le trafic entre appareils croît du même facteur.
target_bubble = Bulle visée
    .help = La plus grande part du temps total que vous accepteriez.

bubble_share = Bulle sur le temps total
    .sentence = Les GPU restent inactifs pendant { $bubble_share } du temps total d’une étape : ({ $pipeline_stages } − 1) étages face au travail de { $micro_batches ->
            [one] { $micro_batches } micro-batch
            [many] { $micro_batches } de micro-batchs
           *[other] { $micro_batches } micro-batchs
        }.
bubble_over_ideal = Bulle sur le temps idéal
    .sentence = L’étape dure { $bubble_over_ideal } de plus que sans bulle. C’est le chiffre des articles sur Megatron-LM.
pipeline_efficiency = Efficacité du pipeline
    .sentence = { $pipeline_efficiency } du temps va au travail ; la bulle prend le reste.
micro_batches_for_target = Micro-batchs pour l’objectif
    .sentence = Avec { $micro_batches_for_target ->
            [one] { $micro_batches_for_target } micro-batch
            [many] { $micro_batches_for_target } de micro-batchs
           *[other] { $micro_batches_for_target } micro-batchs
        }, la bulle ne dépasse pas { $target_bubble } du temps total{ $schedule ->
            [interleaved] , en arrondissant au multiple supérieur de { $pipeline_stages }
           *[other] {""}
        }.
in_flight_micro_batches = Micro-batchs en vol
    .sentence = Au pic, le premier étage garde les activations de { $in_flight_micro_batches ->
            [one] { $in_flight_micro_batches } micro-batch
            [many] { $in_flight_micro_batches } de micro-batchs
           *[other] { $in_flight_micro_batches } micro-batchs
        }.

remark-not-a-multiple = L’ordonnancement entrelacé travaille par groupes de { $pipeline_stages } micro-batchs, et { $micro_batches } n’en est pas un multiple. La bulle affichée fait comme s’il l’était.
remark-nothing-interleaved = Avec un seul étage virtuel par appareil, rien n’est entrelacé : c’est du 1F1B simple.
remark-idle-stages = Avec { $micro_batches ->
        [one] { $micro_batches } micro-batch
        [many] { $micro_batches } de micro-batchs
       *[other] { $micro_batches } micro-batchs
    }, impossible d’occuper { $pipeline_stages } étages à la fois.
