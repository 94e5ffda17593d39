title = Tamaño de modelo óptimo en cómputo
lead = A partir de un presupuesto de cómputo, calcula el número de parámetros y de tokens que mejor lo aprovecha, con una proporción fija o con una pérdida ajustada.
synonyms = modelo óptimo en cómputo, compute-optimal, Chinchilla, ley de escalado, leyes de escala, scaling law, Hoffmann, Besiroglu, Epoch AI, parámetros óptimos, tokens óptimos, N_opt, D_opt, tokens por parámetro, 20 tokens por parámetro, tamaño de modelo para un presupuesto, approach 3, IsoFLOP, pérdida prevista

compute_budget = Presupuesto de cómputo
    .help = FLOP de todo el entrenamiento, con cada multiplicación y suma como dos: una cantidad total, no FLOP/s.
sizing_method = Método
    .help = La proporción sigue los métodos 1 y 2 de Hoffmann et al.; los ajustes minimizan su fórmula de la pérdida (método 3). Besiroglu et al. la volvieron a ajustar a los mismos datos.
    .option-ratio = Proporción fija
    .option-hoffmann_rounded = Hoffmann, tal como se publicó
    .option-hoffmann_unrounded = Hoffmann, sin redondear
    .option-besiroglu = Besiroglu, reajuste
tokens_per_parameter = Tokens por parámetro
    .help = 20 es la regla práctica; la tabla de Hoffmann va de 20 a 21,6. Los modelos que atienden a muchos usuarios suelen entrenarse bastante más.

optimal_parameters = Parámetros óptimos
    .sentence =
        { $sizing_method ->
            [ratio] Con { $compute_budget } y { $tokens_per_parameter } tokens por parámetro, lo óptimo son { $optimal_parameters ->
                [one] { $optimal_parameters } parámetro
                [many] { $optimal_parameters } de parámetros
               *[other] { $optimal_parameters } parámetros
            }.
           *[other] Con { $compute_budget }, la pérdida prevista es mínima en { $optimal_parameters ->
                [one] { $optimal_parameters } parámetro
                [many] { $optimal_parameters } de parámetros
               *[other] { $optimal_parameters } parámetros
            }.
        }
optimal_tokens = Tokens óptimos
    .sentence = 6 × { $optimal_parameters ->
            [one] { $optimal_parameters } parámetro
            [many] { $optimal_parameters } de parámetros
           *[other] { $optimal_parameters } parámetros
        } × { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } agotan { $compute_budget }.
tokens_per_parameter_at_optimum = Tokens por parámetro
    .sentence = { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } para { $optimal_parameters ->
            [one] { $optimal_parameters } parámetro
            [many] { $optimal_parameters } de parámetros
           *[other] { $optimal_parameters } parámetros
        }: { $tokens_per_parameter_at_optimum } por parámetro.
predicted_loss = Pérdida prevista
    .sentence = En este óptimo, el ajuste prevé { $predicted_loss } nats por token, con sus propios datos y tokenizador.

remark-rounded-coefficients = Los coeficientes publicados están redondeados. Para el presupuesto de Gopher dan 32 mil millones de parámetros, cuando el propio artículo dice 40 mil millones.
remark-contradicts-ratio = Este ajuste pide cada vez más tokens por parámetro a medida que crece el presupuesto, al contrario que los otros dos métodos del artículo. El reajuste no.
