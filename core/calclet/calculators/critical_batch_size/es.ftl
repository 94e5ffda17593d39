title = Tamaño de lote crítico
lead = A partir de una pérdida, o de las normas del gradiente con dos tamaños de lote, calcula el tamaño de lote crítico y lo que tu lote cuesta en pasos y en datos.
synonyms = escala de ruido del gradiente, ruido del gradiente, lote crítico, batch crítico, mayor lote útil, rendimientos decrecientes, entrenamiento con lotes grandes, límite del paralelismo de datos, relación señal-ruido, gradient noise scale, GNS, B_crit, B_noise, B_simple, CBS, critical batch size, McCandlish, Kaplan, S_min, E_min

group-estimate = Estimación
group-batch = Lote

estimated_from = Estimado a partir de
    .help = El ajuste publicado solo necesita la pérdida y es aproximado. Las normas del gradiente se miden en tu propio entrenamiento.
    .option-loss = Pérdida
    .option-gradients = Normas del gradiente
loss = Pérdida
    .help = Entropía cruzada en nats por token, alcanzada o buscada. El ajuste vale para texto web en inglés y el tokenizador de GPT-2.
small_batch_size = Lote menor
    .help = Secuencias de los gradientes con más ruido, como los de una réplica antes de promediarlos.
small_batch_norm = Norma al cuadrado, lote menor
    .help = Norma al cuadrado de esos gradientes, promediada sobre muchos pasos.
large_batch_size = Lote mayor
    .help = Secuencias de los gradientes con menos ruido, como los del lote entero.
large_batch_norm = Norma al cuadrado, lote mayor
    .help = Norma al cuadrado de estos gradientes antes del recorte (clipping), promediada sobre los mismos pasos.
global_batch_size = Tamaño de lote efectivo (global)
    .help = Secuencias de una actualización del optimizador, para compararlas con el lote crítico.
sequence_length = Longitud de secuencia
    .help = Tokens por secuencia.

critical_tokens = Tamaño de lote crítico
    .sentence =
        { $estimated_from ->
            [gradients] El ruido dividido entre la señal da { $critical_sequences } secuencias; con { $sequence_length } tokens cada una, son { $critical_tokens } tokens.
           *[loss] Con una pérdida de { $loss }, el ajuste da { $critical_tokens } tokens por paso.
        }
critical_sequences = En secuencias
    .sentence = { $critical_tokens } tokens son { $critical_sequences ->
            [one] { $critical_sequences } secuencia
            [many] { $critical_sequences } de secuencias
           *[other] { $critical_sequences } secuencias
        } de { $sequence_length } tokens.
batch_over_critical = Tu lote
    .sentence = { $global_batch_size } secuencias son { $batch_over_critical } veces el lote crítico.
step_factor = Pasos, respecto al mínimo
    .sentence = Para llegar a la misma pérdida hacen falta { $step_factor } veces los pasos de un lote infinito.
data_factor = Datos, respecto al mínimo
    .sentence = Para llegar a la misma pérdida hacen falta { $data_factor } veces los datos del lote más pequeño.
gradient_signal = Señal
    .sentence = Norma al cuadrado del gradiente verdadero, una vez descontado el ruido: { $gradient_signal }.
gradient_noise = Ruido
    .sentence = Varianza del gradiente de una sola secuencia, sumada sobre todos los parámetros: { $gradient_noise }.

refusal-small-not-smaller = El lote menor debe tener menos secuencias que el mayor.
refusal-no-signal = Estas normas no dejan ninguna señal: en el lote mayor, toda la norma es ruido. Promedia sobre más pasos o mide un lote mayor.
refusal-no-noise = Por su ruido, un lote menor tiene una norma mayor. Estas normas no muestran ruido; promedia sobre más pasos.
