title = Eficiencia del empaquetado
lead = A partir de las longitudes de las secuencias y de cómo llenan las filas de un lote, calcula los tokens reales de un paso, los que llevan etiqueta y entre qué se divide la pérdida.
synonyms = empaquetado de secuencias, empaquetado de muestras, proporción de relleno, relleno desperdiciado, tokens efectivos por paso, tokens de relleno, tokens de la pérdida, normalización de la pérdida, media de medias, longitud variable, sequence packing, sample packing, padding, pad tokens, label tokens, -100, ignore_index, num_items_in_batch, best fit decreasing, bfd, wrapped, group_texts, group_by_length, sample_packing_eff_est, neat packing

group-lengths = Longitudes
group-layout = Filas
group-batch = Lote
group-loss = Pérdida

lengths_given_as = Longitudes en forma de
    .help = La media basta si cada fila lleva una sola secuencia. La eficiencia del empaquetado de secuencias enteras solo se deduce de sus longitudes.
    .option-mean = Media
    .option-list = Lista
    .option-table = Tabla de longitudes
mean_length = Longitud media
    .help = Tokens de todas las secuencias ÷ su número, después de truncar.
sequence_lengths = Longitudes de las secuencias
    .help = Tokens de cada secuencia, una tras otra, hasta 1000 secuencias. Se puede pegar una columna tal cual.
length_table = Longitudes y su número
    .help = Una fila por longitud, o por el centro de cada intervalo de un histograma.
    .column-tokens = Tokens
    .column-sequences = Secuencias
layout = Las filas se llenan con
    .help = El relleno (padding) añade tokens que se calculan pero de los que no se aprende. El empaquetado (packing) pone varias secuencias en una fila; la concatenación las corta donde la fila acaba.
    .option-padded = Relleno hasta la longitud de secuencia
    .option-padded_to_longest = Relleno hasta la más larga del micro-batch
    .option-packed = Empaquetado de secuencias enteras
    .option-concatenated = Concatenación con cortes
fill = Ocupación esperada
    .help = Parte de una fila empaquetada que contiene tokens. Axolotl la estima como sample_packing_eff_est; lo habitual es entre el 95 y el 99 %.
global_batch_size = Tamaño de lote efectivo (global)
    .help = Filas de una actualización del optimizador. Si están empaquetadas, cada una es un paquete.
sequence_length = Longitud de secuencia
    .help = Tokens que caben en una fila. En Axolotl, las filas empaquetadas miden tamaño de micro-batch × longitud de secuencia.
micro_batch_size = Tamaño de micro-batch por réplica
    .help = Filas de una pasada de una réplica; se rellenan juntas y a veces se promedian juntas.
loss_share = Tokens con etiqueta
    .help = Parte de los tokens reales con la que se calcula la pérdida: todos en el preentrenamiento; las respuestas, en el fine-tuning solo con respuestas.
normalization = La pérdida se divide entre
    .help = Transformers y torchtune dividen entre los tokens del paso. La media por micro-batch es anterior y todavía frecuente; con calculate-per-token-loss, Megatron-LM divide entre los tokens del paso.
    .option-tokens = Tokens del paso
    .option-micro_batches = Tokens de cada micro-batch

packing_share = Eficiencia del empaquetado
    .sentence =
        { $layout ->
            [packed] El { $packing_share } de cada fila empaquetada son tokens reales.
            [concatenated] El { $packing_share } de cada fila son tokens reales, porque las filas se cortan de un solo flujo.
           *[other] El { $packing_share } de cada fila son tokens reales; el resto es relleno.
        }
slots = Tokens calculados por paso
    .sentence =
        { $layout ->
            [padded_to_longest] { $global_batch_size } filas, rellenadas hasta la más larga de { $micro_batch_size }, son { $slots } tokens de media.
           *[other] { $global_batch_size } filas × { $sequence_length } tokens = { $slots } posiciones.
        }
real_tokens = Tokens reales por paso
    .sentence = { $slots } × { $packing_share } = { $real_tokens } tokens que no son relleno.
loss_tokens = Tokens de los que se aprende
    .sentence = El { $loss_share } de los { $real_tokens } tokens reales lleva etiqueta: { $loss_tokens }.
loss_divisor = Divisor de la pérdida
    .sentence =
        { $normalization ->
            [micro_batches] Cada micro-batch se divide entre sus propios tokens, { $loss_divisor } de media: donde hay menos, cada token pesa más.
           *[tokens] Los { $loss_tokens } tokens del paso pesan lo mismo, sea cual sea su micro-batch.
        }
sequences_per_step = Secuencias por paso
    .sentence = Una actualización aprende de { $sequences_per_step ->
            [one] { $sequences_per_step } secuencia
            [many] { $sequences_per_step } de secuencias
           *[other] { $sequences_per_step } secuencias
        } en { $global_batch_size ->
            [one] { $global_batch_size } fila
            [many] { $global_batch_size } de filas
           *[other] { $global_batch_size } filas
        }.
rows = Filas del conjunto de datos
    .sentence = Las secuencias llenan { $rows ->
            [one] { $rows } fila
            [many] { $rows } de filas
           *[other] { $rows } filas
        }: ese es el número que cuenta el dataloader.
lost_tokens = Tokens perdidos
    .sentence =
        { $layout ->
            [concatenated] { $lost_tokens } tokens del final no llenan una fila y se descartan.
           *[other] { $lost_tokens } tokens están más allá de la posición { $sequence_length } de su secuencia y se cortan.
        }

refusal-lengths-missing = La más larga de un micro-batch no se deduce de una media. Indica una lista o una tabla de longitudes.
refusal-mean-above-row = Una media de { $mean_length } tokens no cabe en una fila de { $sequence_length }. Indica la media después de truncar o usa la concatenación.
refusal-less-than-a-row = No hay tokens suficientes para una sola fila de { $sequence_length }.
refusal-length-below-one = Cada longitud y cada cantidad debe ser 1 como mínimo.
refusal-micro-batch-above-batch = Un micro-batch de { $micro_batch_size } es mayor que el lote entero, de { $global_batch_size }.
