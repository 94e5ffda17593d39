title = Épocas según el presupuesto de cómputo
lead = A partir de un presupuesto de cómputo, el tamaño del modelo y los tokens únicos disponibles, calcula cuántas épocas permite el presupuesto y cuánto valen los datos repetidos.
synonyms = número de épocas, cuántas épocas entrenar, datos repetidos, leyes de escala con datos limitados, entrenamiento multiépoca, data-constrained scaling, Muennighoff, tokens efectivos, tokens únicos, presupuesto de cómputo, 6ND, sobreajuste, epochs, data wall

compute_budget = Presupuesto de cómputo
    .help = FLOP de todo el entrenamiento, con cada multiplicación y suma como dos: una cantidad total, no FLOP/s.
parameters = Parámetros
    .help = Los que intervienen en la pasada de un token: en una mezcla de expertos, solo los activos.
unique_tokens = Tokens únicos
    .help = Tokens del conjunto de datos, cada uno contado una vez, tras filtrar y deduplicar.

affordable_tokens = Tokens según el presupuesto
    .sentence = { $compute_budget } ÷ (6 × { $parameters ->
            [one] { $parameters } parámetro
            [many] { $parameters } de parámetros
           *[other] { $parameters } parámetros
        }) dan para { $affordable_tokens ->
            [one] { $affordable_tokens } token
            [many] { $affordable_tokens } de tokens
           *[other] { $affordable_tokens } tokens
        } de entrenamiento.
epochs = Épocas
    .sentence = { $affordable_tokens ->
            [one] { $affordable_tokens } token
            [many] { $affordable_tokens } de tokens
           *[other] { $affordable_tokens } tokens
        } son { $epochs } veces los { $unique_tokens ->
            [one] { $unique_tokens } token único
            [many] { $unique_tokens } de tokens únicos
           *[other] { $unique_tokens } tokens únicos
        }.
whole_epochs = Épocas completas
    .sentence =
        { $whole_epochs ->
            [0] El presupuesto se agota antes de ver una vez los { $unique_tokens ->
                [one] { $unique_tokens } token
                [many] { $unique_tokens } de tokens
               *[other] { $unique_tokens } tokens
            }.
            [one] Cada uno de los { $unique_tokens ->
                [one] { $unique_tokens } token
                [many] { $unique_tokens } de tokens
               *[other] { $unique_tokens } tokens
            } se ve al menos una vez.
           *[other] Cada uno de los { $unique_tokens ->
                [one] { $unique_tokens } token
                [many] { $unique_tokens } de tokens
               *[other] { $unique_tokens } tokens
            } se ve al menos { $whole_epochs } veces.
        }
effective_tokens = Tokens efectivos
    .sentence = { $affordable_tokens ->
            [one] { $affordable_tokens } token
            [many] { $affordable_tokens } de tokens
           *[other] { $affordable_tokens } tokens
        } en { $epochs ->
            [one] { $epochs } época
            [many] { $epochs } de épocas
           *[other] { $epochs } épocas
        } equivalen a { $effective_tokens ->
            [one] { $effective_tokens } token nuevo
            [many] { $effective_tokens } de tokens nuevos
           *[other] { $effective_tokens } tokens nuevos
        }.
repeat_value = Valor de los tokens
    .sentence = En promedio, un token de este entrenamiento vale el { $repeat_value } de uno nuevo.

remark-data-left-over = El presupuesto no alcanza para ver todos los datos una vez: nada se repite y cada token cuenta por entero.
remark-beyond-fit = La pérdida de valor de los datos repetidos se midió en modelos de hasta { COMPACT($largest) } de parámetros. Más allá es una extrapolación.
