title = Rampa do tamanho do lote
lead = Informe como o lote cresce durante um treinamento para saber as fases da rampa, os passos de cada uma e os passos que ela acrescenta ao treinamento.
synonyms = aquecimento do tamanho do lote, cronograma do tamanho do lote, aumento do lote, lote crescente, dobrar o lote, rampa de batch, batch size warm-up, batch size schedule, rampup-batch-size, rampup_batch_size, step-batch-size-schedule, BatchSizeScheduler, BLOOM, GPT-3, PaLM, Nemotron, Megatron-LM, NeMo

group-ramp = Rampa
group-run = Treinamento completo
group-passes = Passagens

ramp_given_as = Rampa dada por
    .help = O Megatron-LM aceitava incrementos iguais (--rampup-batch-size); desde abril de 2026 ele os ignora e usa tamanhos e limiares (--step-batch-size-schedule).
    .option-linear = Incrementos iguais
    .option-thresholds = Tamanhos e limiares
start_batch_size = Primeiro tamanho de lote
    .help = Sequências do primeiro passo de todos, somando todas as réplicas e passagens.
batch_size_increment = Incremento
    .help = Sequências acrescentadas ao lote a cada vez. Precisa levar do primeiro tamanho ao completo.
ramp_sequences = Sequências da rampa
    .help = Vistas antes de o lote ficar completo. Cada tamanho recebe uma parte igual delas.
global_batch_size = Tamanho de lote completo
    .help = Tamanho de lote efetivo (global) depois que a rampa termina.
threshold_unit = Limiares em
    .help = O Megatron-LM conta tokens; outros frameworks, também sequências ou passos.
    .option-tokens = Tokens
    .option-sequences = Sequências
    .option-steps = Passos
schedule = Tamanhos e limiares
    .help = A partir de cada limiar, os passos têm esse tamanho. O primeiro limiar é 0.
    .column-after = A partir de
    .column-batch_size = Tamanho do lote
training_given_as = Duração do treinamento em
    .help = Quanto dura o treinamento completo, incluindo a rampa.
    .option-sequences = Sequências
    .option-tokens = Tokens
training_sequences = Sequências do treinamento
    .help = No Megatron-LM, train_samples. Um último lote incompleto é descartado.
training_tokens = Tokens do treinamento
    .help = São divididos pelo comprimento da sequência e arredondados para baixo, em sequências inteiras.
sequence_length = Comprimento da sequência
    .help = Tokens por sequência, os mesmos em todas as fases.
micro_batch_size = Tamanho do micro-batch por réplica
    .help = Cada lote da rampa precisa ser múltiplo de tamanho do micro-batch × réplicas. Lotes pequenos podem pedir um micro-batch menor no início.
data_parallel_size = Réplicas em paralelismo de dados
    .help = Réplicas que trabalham cada uma com seus próprios dados.
decrease_if_needed = Arredondar tamanhos para baixo
    .help = Para um múltiplo de tamanho do micro-batch × réplicas, como faz --decrease-batch-size-if-needed. O Megatron-LM só permite isso com incrementos.

total_steps = Total de passos do otimizador
    .sentence = { $ramp_steps } passos da rampa + { $full_steps } com o tamanho completo = { $total_steps ->
            [one] { $total_steps } passo
            [many] { $total_steps } de passos
           *[other] { $total_steps } passos
        }.
ramp_steps = Passos da rampa
    .sentence = O lote leva { $ramp_steps ->
            [one] { $ramp_steps } passo
            [many] { $ramp_steps } de passos
           *[other] { $ramp_steps } passos
        } para ficar completo.
full_steps = Passos com o tamanho completo
    .sentence = { $full_steps ->
            [one] { $full_steps } passo tem
            [many] { $full_steps } de passos têm
           *[other] { $full_steps } passos têm
        } o último tamanho de lote do cronograma.
constant_steps = Passos sem rampa
    .sentence = Com o tamanho completo desde o início, o treinamento teria { $constant_steps ->
            [one] { $constant_steps } passo
            [many] { $constant_steps } de passos
           *[other] { $constant_steps } passos
        }.
ramp_sequences_seen = Sequências na rampa
    .sentence = { $ramp_steps ->
            [one] { $ramp_steps } passo vê
            [many] { $ramp_steps } de passos veem
           *[other] { $ramp_steps } passos veem
        } { $ramp_sequences_seen ->
            [one] { $ramp_sequences_seen } sequência
            [many] { $ramp_sequences_seen } de sequências
           *[other] { $ramp_sequences_seen } sequências
        }: o último de uma fase pode passar do limiar dela.
ramp_tokens = Tokens na rampa
    .sentence = { $ramp_sequences_seen } sequências × { $sequence_length } tokens = { $ramp_tokens } tokens.
unused_sequences = Sequências não usadas
    .sentence = No fim, { $unused_sequences ->
            [one] { $unused_sequences } sequência não completa um lote e é descartada
            [many] { $unused_sequences } de sequências não completam um lote e são descartadas
           *[other] { $unused_sequences } sequências não completam um lote e são descartadas
        }.
stages = Fases
    .sentence = Cada fase com seu primeiro passo, contado a partir de 0.
    .column-first_step = Desde o passo
    .column-batch_size = Tamanho do lote
    .column-steps = Passos
    .column-tokens = Tokens

refusal-increments-miss = Incrementos de { $batch_size_increment } não levam de { $start_batch_size } a { $global_batch_size }.
refusal-no-start = O primeiro limiar precisa ser 0, para que haja um tamanho de lote desde o início.
refusal-same-threshold = Dois tamanhos têm o mesmo limiar.
refusal-size-below-one = Cada tamanho de lote precisa ser no mínimo 1.
refusal-does-not-divide = Um lote de { $size } não é múltiplo de { $multiple } = micro-batch { $micro_batch_size } × réplicas { $data_parallel_size }.
refusal-too-many-stages = Seriam mais de { $maximum } fases. Escolha um incremento maior.
remark-never-full = O treinamento termina antes que o lote chegue a { $full }.
