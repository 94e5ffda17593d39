title = Tokens óptimos según Chinchilla
lead = A partir de los parámetros de un modelo, calcula los tokens de entrenamiento que le corresponden según la regla de Chinchilla, el cómputo que exigen y cómo queda tu propio plan.
synonyms = Chinchilla, escalado Chinchilla, tokens óptimos en cómputo, tokens por parámetro, 20 tokens por parámetro, con cuántos tokens entrenar, ley de escalado, leyes de escala, scaling law, compute-optimal, sobreentrenamiento, subentrenamiento, pérdida prevista, Hoffmann, Besiroglu

group-rule = Modelo y regla
group-comparison = Comparación

parameters = Parámetros
    .help = Todos, incluidos los embeddings, como en el artículo de Chinchilla. Para una mezcla de expertos no hay una regla aceptada.
tokens_per_parameter = Tokens por parámetro
    .help = 20 es la regla práctica; la tabla de Hoffmann va de 20,0 a 21,6. Vale para sus datos y su tokenizador.
planned_tokens = Tokens previstos
    .help = Tokens con los que vas a entrenar, para comparar. Si no hay plan, déjalo vacío.
    .placeholder = ninguno
loss_fit = Predicción de la pérdida
    .help = Predice la pérdida tras los tokens previstos o, si no hay plan, tras los óptimos. El reajuste corrige el ajuste que publicó Hoffmann.
    .option-none = Ninguna
    .option-hoffmann_rounded = Hoffmann, tal como se publicó
    .option-hoffmann_unrounded = Hoffmann, sin redondear
    .option-besiroglu = Besiroglu, reajuste

optimal_tokens = Tokens óptimos
    .sentence = { $parameters ->
            [one] { $parameters } parámetro
            [many] { $parameters } de parámetros
           *[other] { $parameters } parámetros
        } × { $tokens_per_parameter } tokens por parámetro = { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        }.
training_compute = Cómputo de entrenamiento
    .sentence = 6 × { $parameters ->
            [one] { $parameters } parámetro
            [many] { $parameters } de parámetros
           *[other] { $parameters } parámetros
        } × { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } dan { $training_compute }.
training_factor = Previstos frente a óptimos
    .sentence = { $planned_tokens ->
            [one] { $planned_tokens } token
            [many] { $planned_tokens } de tokens
           *[other] { $planned_tokens } tokens
        } son { $training_factor } veces los { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } de la regla.
predicted_loss = Pérdida prevista
    .sentence =
        { $planned_tokens ->
            [one] Tras { $planned_tokens } token
            [many] Tras { $planned_tokens } de tokens
            [other] Tras { $planned_tokens } tokens
           *[none] Tras { $optimal_tokens ->
                [one] { $optimal_tokens } token
                [many] { $optimal_tokens } de tokens
               *[other] { $optimal_tokens } tokens
            }
        }, el ajuste prevé { $predicted_loss } nats por token, con sus propios datos y tokenizador.

preset-model = Modelo conocido
