title = Burbuja del paralelismo de pipeline
lead = A partir de las etapas del pipeline, los micro-batches por paso y la planificación, calcula qué parte del tiempo están paradas las GPU de un pipeline.
synonyms = burbuja del pipeline, burbuja de pipeline, fracción de burbuja, pipeline bubble, paralelismo de pipeline, GPipe, 1F1B, one forward one backward, 1F1B intercalado, interleaved 1F1B, pipeline virtual, etapas virtuales, PipeDream-Flush, zero bubble, eficiencia del pipeline, micro-batches, micro-batches en vuelo, Megatron-LM

group-pipeline = Pipeline
group-target = Objetivo

pipeline_stages = Etapas del pipeline
    .help = Dispositivos, o grupos de paralelismo de tensores, entre los que se reparten las capas.
micro_batches = Micro-batches por paso
    .help = Los que una réplica hace pasar por el pipeline en cada actualización: sus pasos de acumulación de gradientes, o lote global ÷ (micro-batch × réplicas).
schedule = Planificación
    .help = 1F1B tiene la misma burbuja que GPipe: ahorra memoria, no tiempo. Solo el intercalado la reduce.
    .option-gpipe = GPipe
    .option-one_f_one_b = 1F1B
    .option-interleaved = 1F1B intercalado
virtual_stages = Etapas virtuales por dispositivo
    .help = Grupos de capas que tiene cada dispositivo. El número de capas debe ser divisible por etapas × etapas virtuales, y el tráfico entre dispositivos crece en el mismo factor.
target_bubble = Burbuja objetivo
    .help = La mayor parte del tiempo total que aceptarías.

bubble_share = Burbuja sobre el tiempo total
    .sentence = Las GPU están paradas el { $bubble_share } del tiempo total de un paso: ({ $pipeline_stages } − 1) etapas frente al trabajo de { $micro_batches ->
            [one] { $micro_batches } micro-batch
            [many] { $micro_batches } de micro-batches
           *[other] { $micro_batches } micro-batches
        }.
bubble_over_ideal = Burbuja sobre el tiempo ideal
    .sentence = El paso tarda un { $bubble_over_ideal } más que sin burbuja. Es la cifra de los artículos de Megatron-LM.
pipeline_efficiency = Eficiencia del pipeline
    .sentence = El { $pipeline_efficiency } del tiempo se dedica a trabajar; el resto se lo lleva la burbuja.
micro_batches_for_target = Micro-batches para el objetivo
    .sentence = Con { $micro_batches_for_target ->
            [one] { $micro_batches_for_target } micro-batch
            [many] { $micro_batches_for_target } de micro-batches
           *[other] { $micro_batches_for_target } micro-batches
        }, la burbuja no pasa del { $target_bubble } del tiempo total{ $schedule ->
            [interleaved] , tras redondear al siguiente múltiplo de { $pipeline_stages }
           *[other] {""}
        }.
in_flight_micro_batches = Micro-batches en vuelo
    .sentence = En el pico, la primera etapa guarda las activaciones de { $in_flight_micro_batches ->
            [one] { $in_flight_micro_batches } micro-batch
            [many] { $in_flight_micro_batches } de micro-batches
           *[other] { $in_flight_micro_batches } micro-batches
        }.

remark-not-a-multiple = La planificación intercalada trabaja en grupos de { $pipeline_stages } micro-batches, y { $micro_batches } no es múltiplo. La burbuja que ves supone que lo fuera.
remark-nothing-interleaved = Con una sola etapa virtual por dispositivo no se intercala nada: es 1F1B sin más.
remark-idle-stages = Con { $micro_batches ->
        [one] { $micro_batches } micro-batch
        [many] { $micro_batches } de micro-batches
       *[other] { $micro_batches } micro-batches
    } no se pueden mantener ocupadas { $pipeline_stages } etapas a la vez.
