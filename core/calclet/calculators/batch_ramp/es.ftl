title = Rampa del tamaño de lote
lead = A partir de cómo crece el lote durante un entrenamiento, calcula sus tramos, los pasos de cada uno y los pasos que la rampa añade al entrenamiento.
synonyms = calentamiento del tamaño de lote, programación del tamaño de lote, aumento del lote, lote creciente, duplicar el lote, rampa de batch, batch size warm-up, batch size schedule, rampup-batch-size, rampup_batch_size, step-batch-size-schedule, BatchSizeScheduler, BLOOM, GPT-3, PaLM, Nemotron, Megatron-LM, NeMo

group-ramp = Rampa
group-run = Entrenamiento completo
group-passes = Pasadas

ramp_given_as = Rampa en forma de
    .help = Megatron-LM admitía incrementos iguales (--rampup-batch-size); desde abril de 2026 los ignora y usa tamaños y umbrales (--step-batch-size-schedule).
    .option-linear = Incrementos iguales
    .option-thresholds = Tamaños y umbrales
start_batch_size = Primer tamaño de lote
    .help = Secuencias del primer paso de todos, sumando todas las réplicas y pasadas.
batch_size_increment = Incremento
    .help = Secuencias que se suman al lote cada vez. Debe llevar del primer tamaño al completo.
ramp_sequences = Secuencias de la rampa
    .help = Las que se ven antes de que el lote esté completo. A cada tamaño le toca la misma parte.
global_batch_size = Tamaño de lote completo
    .help = Tamaño de lote efectivo (global) cuando la rampa ha terminado.
threshold_unit = Umbrales en
    .help = Megatron-LM cuenta tokens; otros frameworks, también secuencias o pasos.
    .option-tokens = Tokens
    .option-sequences = Secuencias
    .option-steps = Pasos
schedule = Tamaños y umbrales
    .help = A partir de cada umbral, los pasos tienen ese tamaño. El primer umbral es 0.
    .column-after = Desde
    .column-batch_size = Tamaño de lote
training_given_as = Duración del entrenamiento en
    .help = Cuánto dura el entrenamiento completo, rampa incluida.
    .option-sequences = Secuencias
    .option-tokens = Tokens
training_sequences = Secuencias del entrenamiento
    .help = En Megatron-LM, train_samples. Un último lote incompleto se descarta.
training_tokens = Tokens del entrenamiento
    .help = Se dividen entre la longitud de secuencia y se redondean hacia abajo a secuencias enteras.
sequence_length = Longitud de secuencia
    .help = Tokens por secuencia, los mismos en todos los tramos.
micro_batch_size = Tamaño de micro-batch por réplica
    .help = Cada lote de la rampa debe ser múltiplo de tamaño de micro-batch × réplicas. Los lotes pequeños pueden requerir un micro-batch menor al principio.
data_parallel_size = Réplicas en paralelismo de datos
    .help = Réplicas que trabajan cada una con sus propios datos.
decrease_if_needed = Redondear los tamaños hacia abajo
    .help = A un múltiplo de tamaño de micro-batch × réplicas, como hace --decrease-batch-size-if-needed. Megatron-LM solo lo permite con incrementos.

total_steps = Pasos del optimizador en total
    .sentence = { $ramp_steps } pasos de la rampa + { $full_steps } con el tamaño completo = { $total_steps ->
            [one] { $total_steps } paso
            [many] { $total_steps } de pasos
           *[other] { $total_steps } pasos
        }.
ramp_steps = Pasos de la rampa
    .sentence = El lote tarda { $ramp_steps ->
            [one] { $ramp_steps } paso
            [many] { $ramp_steps } de pasos
           *[other] { $ramp_steps } pasos
        } en estar completo.
full_steps = Pasos con el tamaño completo
    .sentence = { $full_steps ->
            [one] { $full_steps } paso tiene
            [many] { $full_steps } de pasos tienen
           *[other] { $full_steps } pasos tienen
        } el último tamaño de lote de la programación.
constant_steps = Pasos sin rampa
    .sentence = Con el tamaño completo desde el principio, el entrenamiento tendría { $constant_steps ->
            [one] { $constant_steps } paso
            [many] { $constant_steps } de pasos
           *[other] { $constant_steps } pasos
        }.
ramp_sequences_seen = Secuencias en la rampa
    .sentence = { $ramp_steps ->
            [one] { $ramp_steps } paso ve
            [many] { $ramp_steps } de pasos ven
           *[other] { $ramp_steps } pasos ven
        } { $ramp_sequences_seen ->
            [one] { $ramp_sequences_seen } secuencia
            [many] { $ramp_sequences_seen } de secuencias
           *[other] { $ramp_sequences_seen } secuencias
        }: el último de un tramo puede pasar de su umbral.
ramp_tokens = Tokens en la rampa
    .sentence = { $ramp_sequences_seen } secuencias × { $sequence_length } tokens = { $ramp_tokens } tokens.
unused_sequences = Secuencias sin usar
    .sentence = Al final, { $unused_sequences ->
            [one] { $unused_sequences } secuencia no completa un lote y se descarta
            [many] { $unused_sequences } de secuencias no completan un lote y se descartan
           *[other] { $unused_sequences } secuencias no completan un lote y se descartan
        }.
stages = Tramos
    .sentence = Cada tramo con su primer paso, contando desde 0.
    .column-first_step = Desde el paso
    .column-batch_size = Tamaño de lote
    .column-steps = Pasos
    .column-tokens = Tokens

refusal-increments-miss = Con incrementos de { $batch_size_increment } no se llega de { $start_batch_size } a { $global_batch_size }.
refusal-no-start = El primer umbral debe ser 0, para que haya un tamaño de lote desde el principio.
refusal-same-threshold = Dos tamaños tienen el mismo umbral.
refusal-size-below-one = Cada tamaño de lote debe ser al menos 1.
refusal-does-not-divide = Un lote de { $size } no es múltiplo de { $multiple } = micro-batch { $micro_batch_size } × réplicas { $data_parallel_size }.
refusal-too-many-stages = Serían más de { $maximum } tramos. Elige un incremento mayor.
remark-never-full = El entrenamiento termina antes de que el lote llegue a { $full }.
