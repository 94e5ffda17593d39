title = FLOPs de entrenamiento
lead = A partir de los parámetros y los tokens de entrenamiento, calcula el cómputo de un entrenamiento en FLOP y en petaFLOP/s-días, con o sin atención y recomputación.
synonyms = cómputo de entrenamiento, coste de entrenamiento, costo de entrenamiento, presupuesto de cómputo, operaciones de coma flotante, operaciones de punto flotante, 6ND, 8ND, C = 6ND, FLOPs por token, PF-días, petaflop/s-day, MFU, HFU, utilización de FLOPs, recomputación de activaciones, checkpointing de activaciones, FLOPs de atención, training FLOPs, training compute

group-training = Modelo y datos
group-convention = Qué se cuenta

parameters = Parámetros
    .help = Todos, incluidos los embeddings; en una mezcla de expertos, solo los que intervienen en la pasada de un token. Los recuentos sin embeddings, como los de Kaplan et al., dan menos.
training_tokens = Tokens de entrenamiento
    .help = Todos los que ve el entrenamiento. Los datos vistos dos veces cuentan dos veces.
flop_convention = Convención de FLOPs
    .help = Los FLOPs del modelo, base de la MFU, dejan fuera la recomputación; los del hardware, base de la HFU, la incluyen. Con secuencias largas, cuenta también la atención.
    .option-dense = 6ND: FLOPs del modelo
    .option-causal_attention = 6ND + atención causal
    .option-full_attention = 6ND + atención completa
    .option-full_recompute = 8ND: con recomputación total
layers = Capas
    .help = Bloques del transformer con atención.
attention_width = Ancho de la atención
    .help = Cabezas de consulta por tamaño de cabeza. Casi siempre es el tamaño oculto, pero no en Gemma 2. Las cabezas de clave y valor no influyen aquí.
sequence_length = Longitud de secuencia
    .help = Tokens que se atienden entre sí. Si se empaquetan documentos y se enmascaran unos de otros, la longitud de un documento.

training_compute = Cómputo de entrenamiento
    .sentence =
        { $flop_convention ->
            [causal_attention] (6 × { $parameters ->
                [one] { $parameters } parámetro
                [many] { $parameters } de parámetros
               *[other] { $parameters } parámetros
            } + 6 × { $layers ->
                [one] { $layers } capa
                [many] { $layers } de capas
               *[other] { $layers } capas
            } × { $attention_width } × { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }) × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
            [full_attention] (6 × { $parameters ->
                [one] { $parameters } parámetro
                [many] { $parameters } de parámetros
               *[other] { $parameters } parámetros
            } + 12 × { $layers ->
                [one] { $layers } capa
                [many] { $layers } de capas
               *[other] { $layers } capas
            } × { $attention_width } × { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }) × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
            [full_recompute] 8 × { $parameters ->
                [one] { $parameters } parámetro
                [many] { $parameters } de parámetros
               *[other] { $parameters } parámetros
            } × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
           *[dense] 6 × { $parameters ->
                [one] { $parameters } parámetro
                [many] { $parameters } de parámetros
               *[other] { $parameters } parámetros
            } × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
        } dan { $training_compute }.
petaflop_days = En petaFLOP/s-días
    .sentence = Un petaFLOP/s-día son 8,64 × 10¹⁹ FLOP; { $training_compute } son { $petaflop_days }.
attention_share = Parte de la atención
    .sentence = De { $training_compute }, las puntuaciones de atención se llevan el { $attention_share }, con { $sequence_length ->
            [one] { $sequence_length } token
            [many] { $sequence_length } de tokens
           *[other] { $sequence_length } tokens
        } por secuencia.

preset-model = Modelo conocido
