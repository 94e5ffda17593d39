title = Calentamiento de la tasa de aprendizaje
lead = A partir de la tasa de aprendizaje máxima, los pasos totales y la duración del calentamiento (warmup), calcula la tasa de aprendizaje en cualquier paso, tal como la cuentan Transformers, nanoGPT o torchtitan.
synonyms = warmup, calentamiento, programación de la tasa de aprendizaje, planificador de la tasa de aprendizaje, pasos de warmup, warmup lineal, decaimiento coseno, decaimiento lineal, learning rate schedule, learning rate scheduler, LR schedule, warmup_steps, warmup_ratio, warmup_iters, cosine decay, cosine annealing, min_lr, AdamW, beta2, Hugging Face Trainer

group-schedule = Programación
group-warmup = Calentamiento
group-step = Paso que se evalúa

peak_learning_rate = Tasa de aprendizaje máxima
    .help = La más alta, al terminar el calentamiento. Las recetas la llaman tasa de aprendizaje a secas.
total_steps = Pasos del optimizador
    .help = Actualizaciones del optimizador en todo el entrenamiento, no micro-batches: con acumulación de gradientes, pasadas ÷ pasos de acumulación.
decay = Decaimiento posterior
    .help = Cómo baja la tasa entre el final del calentamiento y el último paso.
    .option-constant = Ninguno
    .option-linear = Lineal
    .option-cosine = Coseno
minimum_learning_rate = Tasa de aprendizaje mínima
    .help = Donde acaba el decaimiento. A menudo, la décima parte de la máxima; 0 en las programaciones básicas de Transformers.
warmup_given_as = Calentamiento dado como
    .help = Cada receta lo indica a su manera. Los pasos dependen del tamaño de lote; los tokens sirven también para otro tamaño de lote.
    .option-ratio = Parte de los pasos
    .option-steps = Pasos
    .option-tokens = Tokens
    .option-adam_rule = Regla práctica de Adam
warmup_ratio = Proporción de calentamiento
    .help = Parte de todos los pasos del optimizador; el resultado se redondea hacia arriba a pasos enteros.
warmup_steps = Pasos de calentamiento
    .help = Actualizaciones del optimizador hasta el máximo. Sin calentamiento, usa 0.
warmup_tokens = Tokens de calentamiento
    .help = Tokens vistos hasta el máximo. Hacen falta los tokens por paso, más abajo.
adam_beta2 = β₂ de Adam
    .help = Tasa de decaimiento del segundo momento. La regla da 2 ÷ (1 − β₂) pasos: 2000 con 0,999 y solo 40 con 0,95.
tokens_per_step = Tokens por paso
    .help = Tamaño de lote efectivo × longitud de secuencia, si quieres el calentamiento en tokens.
step_convention = Se cuenta como en
    .help = Transformers empieza con una tasa de 0, así que la primera actualización no cambia nada. Los otros empiezan un paso más arriba.
    .option-hugging_face = Transformers
    .option-nanogpt = nanoGPT
    .option-torchtitan = torchtitan
evaluated_step = Actualizaciones hechas
    .help = Actualizaciones del optimizador anteriores a la que interesa: 0 es la primera de todas.

warmup_length = Pasos de calentamiento
    .sentence =
        { $warmup_given_as ->
            [ratio] El { $warmup_ratio } de { $total_steps ->
                [one] { $total_steps } paso
                [many] { $total_steps } de pasos
               *[other] { $total_steps } pasos
            }, redondeado hacia arriba: { $warmup_length ->
                [one] { $warmup_length } paso
                [many] { $warmup_length } de pasos
               *[other] { $warmup_length } pasos
            } de calentamiento.
            [tokens] { $warmup_tokens ->
                [one] { $warmup_tokens } token
                [many] { $warmup_tokens } de tokens
               *[other] { $warmup_tokens } tokens
            } a { $tokens_per_step ->
                [one] { $tokens_per_step } token
                [many] { $tokens_per_step } de tokens
               *[other] { $tokens_per_step } tokens
            } por paso: { $warmup_length ->
                [one] { $warmup_length } paso
                [many] { $warmup_length } de pasos
               *[other] { $warmup_length } pasos
            } de calentamiento.
            [adam_rule] 2 ÷ (1 − { $adam_beta2 }) da { $warmup_length ->
                [one] { $warmup_length } paso
                [many] { $warmup_length } de pasos
               *[other] { $warmup_length } pasos
            } de calentamiento.
           *[steps] El calentamiento ocupa { $warmup_length ->
                [one] { $warmup_length } paso
                [many] { $warmup_length } de pasos
               *[other] { $warmup_length } pasos
            } de { $total_steps }.
        }
learning_rate = Tasa de aprendizaje
    .sentence = Tras { $evaluated_step ->
            [one] { $evaluated_step } actualización
            [many] { $evaluated_step } de actualizaciones
           *[other] { $evaluated_step } actualizaciones
        }, la siguiente usa una tasa de aprendizaje de { $learning_rate }; la máxima es { $peak_learning_rate }.
increment_per_step = Aumento por paso
    .sentence = Durante el calentamiento, la tasa sube { $increment_per_step } en cada paso.
warmup_token_count = Calentamiento en tokens
    .sentence = { $warmup_length ->
            [one] { $warmup_length } paso
            [many] { $warmup_length } de pasos
           *[other] { $warmup_length } pasos
        } × { $tokens_per_step ->
            [one] { $tokens_per_step } token
            [many] { $tokens_per_step } de tokens
           *[other] { $tokens_per_step } tokens
        } = { $warmup_token_count ->
            [one] { $warmup_token_count } token
            [many] { $warmup_token_count } de tokens
           *[other] { $warmup_token_count } tokens
        } hasta el máximo.

refusal-after-the-end = El entrenamiento termina tras { $total_steps ->
        [one] { $total_steps } paso
        [many] { $total_steps } de pasos
       *[other] { $total_steps } pasos
    }; el { $evaluated_step } queda fuera.
refusal-minimum-above-peak = La tasa mínima, { $minimum_learning_rate }, supera la máxima, { $peak_learning_rate }. El decaimiento no puede subir.
refusal-tokens-per-step-missing = Para convertir los tokens en pasos hacen falta los tokens por paso.
remark-never-over = Un calentamiento de { $warmup_length ->
        [one] { $warmup_length } paso
        [many] { $warmup_length } de pasos
       *[other] { $warmup_length } pasos
    } no deja ninguno de los { $total_steps } para el decaimiento.
remark-first-update-idle = En el paso 0 la tasa es 0: la primera actualización de Transformers no cambia los pesos.
remark-float-ceiling = Transformers multiplica en float y redondea hacia arriba a { $rounded } pasos; lo exacto son { $exact }.
