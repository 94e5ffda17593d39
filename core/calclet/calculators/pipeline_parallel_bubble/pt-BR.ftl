title = Bolha do paralelismo de pipeline
lead = Informe os estágios do pipeline, os micro-batches por passo e o agendamento para saber que parte do tempo as GPUs de um pipeline ficam paradas.
synonyms = bolha do pipeline, bolha de pipeline, fração de bolha, pipeline bubble, paralelismo de pipeline, GPipe, 1F1B, one forward one backward, 1F1B intercalado, interleaved 1F1B, pipeline virtual, estágios virtuais, PipeDream-Flush, zero bubble, eficiência do pipeline, micro-batches, micro-batches em voo, Megatron-LM

group-pipeline = Pipeline
group-target = Meta

pipeline_stages = Estágios do pipeline
    .help = Dispositivos, ou grupos de paralelismo de tensores, entre os quais as camadas são divididas.
micro_batches = Micro-batches por passo
    .help = Os que uma réplica passa pelo pipeline em uma atualização: seus passos de acumulação de gradientes, ou lote global ÷ (micro-batch × réplicas).
schedule = Agendamento
    .help = O 1F1B tem a mesma bolha que o GPipe: economiza memória, não tempo. Só o intercalado diminui a bolha.
    .option-gpipe = GPipe
    .option-one_f_one_b = 1F1B
    .option-interleaved = 1F1B intercalado
virtual_stages = Estágios virtuais por dispositivo
    .help = Grupos de camadas que cada dispositivo tem. O número de camadas precisa ser divisível por estágios × estágios virtuais, e o tráfego entre dispositivos cresce pelo mesmo fator.
target_bubble = Bolha desejada
    .help = A maior parte do tempo total que você aceitaria.

bubble_share = Bolha sobre o tempo total
    .sentence = As GPUs ficam paradas por { $bubble_share } do tempo total de um passo: ({ $pipeline_stages } − 1) estágios contra o trabalho de { $micro_batches ->
            [one] { $micro_batches } micro-batch
            [many] { $micro_batches } de micro-batches
           *[other] { $micro_batches } micro-batches
        }.
bubble_over_ideal = Bolha sobre o tempo ideal
    .sentence = O passo demora { $bubble_over_ideal } a mais do que sem bolha. É o número dos artigos do Megatron-LM.
pipeline_efficiency = Eficiência do pipeline
    .sentence = { $pipeline_efficiency } do tempo vai para o trabalho; a bolha fica com o resto.
micro_batches_for_target = Micro-batches para a meta
    .sentence = Com { $micro_batches_for_target ->
            [one] { $micro_batches_for_target } micro-batch
            [many] { $micro_batches_for_target } de micro-batches
           *[other] { $micro_batches_for_target } micro-batches
        }, a bolha não passa de { $target_bubble } do tempo total{ $schedule ->
            [interleaved] , arredondando para o próximo múltiplo de { $pipeline_stages }
           *[other] {""}
        }.
in_flight_micro_batches = Micro-batches em voo
    .sentence = No pico, o primeiro estágio guarda as ativações de { $in_flight_micro_batches ->
            [one] { $in_flight_micro_batches } micro-batch
            [many] { $in_flight_micro_batches } de micro-batches
           *[other] { $in_flight_micro_batches } micro-batches
        }.

remark-not-a-multiple = O agendamento intercalado trabalha em grupos de { $pipeline_stages } micro-batches, e { $micro_batches } não é múltiplo disso. A bolha exibida supõe que fosse.
remark-nothing-interleaved = Com um só estágio virtual por dispositivo, nada é intercalado: é 1F1B puro.
remark-idle-stages = Com { $micro_batches ->
        [one] { $micro_batches } micro-batch
        [many] { $micro_batches } de micro-batches
       *[other] { $micro_batches } micro-batches
    }, não dá para manter { $pipeline_stages } estágios ocupados ao mesmo tempo.
