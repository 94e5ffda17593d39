title = Escalado de la tasa de aprendizaje
lead = A partir de un tamaño de lote con una tasa de aprendizaje que funciona y de otro tamaño de lote, obtén la tasa de aprendizaje y los ajustes del optimizador que una regla de escalado propone para el segundo.
synonyms = regla de escalado lineal, regla de la raíz cuadrada, escalar la tasa de aprendizaje, tasa de aprendizaje y tamaño de lote, lotes grandes, tamaño de lote crítico, semivida, linear scaling rule, square root scaling rule, LR scaling, large batch training, Goyal, Malladi, Adam, AdamW, SGD, momentum, beta1, beta2, epsilon, weight decay, OLMo-core, nanochat, sqrt(k)

group-batch = Tamaños de lote
group-optimizer = Valores de referencia

rule = Regla de escalado
    .help = Lo que se conserva depende del optimizador. Las reglas para Adam no sirven para SGD, ni al revés; para Muon no hay ninguna establecida.
    .option-linear = Lineal, para SGD
    .option-square_root = Raíz cuadrada con β y ε, para Adam
    .option-olmo_core = Raíz cuadrada, solo la tasa (OLMo-core)
    .option-nanochat = Raíz cuadrada y weight decay (nanochat)
reference_batch_size = Tamaño de lote de referencia
    .help = Tamaño de lote efectivo (global) para el que se ajustó la tasa de aprendizaje. En secuencias o en tokens, con la misma unidad en ambos campos.
new_batch_size = Tamaño de lote nuevo
    .help = Tamaño de lote efectivo (global) del nuevo entrenamiento.
critical_batch_size = Tamaño de lote crítico
    .help = Si lo has medido: el tamaño a partir del cual un lote mayor apenas ahorra pasos. Más allá no vale ninguna regla.
reference_learning_rate = Tasa de aprendizaje de referencia
    .help = La tasa máxima, ajustada para el primer tamaño de lote.
adam_beta1 = β₁ de Adam
    .help = Tasa de decaimiento del primer momento.
adam_beta2 = β₂ de Adam
    .help = Tasa de decaimiento del segundo momento.
adam_epsilon = ε de Adam
    .help = Se suma a la raíz del segundo momento.
weight_decay = Decaimiento de pesos (weight decay)
    .help = El de AdamW, desacoplado: se multiplica por la tasa de aprendizaje en cada paso.
reference_tokens = Tokens del entrenamiento de referencia
    .help = Duración del entrenamiento para el que se ajustó el decaimiento de pesos.
new_tokens = Tokens del nuevo entrenamiento
    .help = El mismo número si los dos duran lo mismo.

batch_ratio = Razón entre lotes
    .sentence = { $new_batch_size } ÷ { $reference_batch_size } = { $batch_ratio }.
scaled_learning_rate = Tasa de aprendizaje
    .sentence =
        { $rule ->
            [linear] { $reference_learning_rate } × { $batch_ratio } = { $scaled_learning_rate }, tras un calentamiento gradual.
           *[other] { $reference_learning_rate } por la raíz cuadrada de { $batch_ratio } es { $scaled_learning_rate }.
        }
scaled_beta1 = β₁ de Adam
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta1 }) = { $scaled_beta1 }.
scaled_beta2 = β₂ de Adam
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta2 }) = { $scaled_beta2 }.
half_life_beta2 = β₂ con la misma semivida
    .sentence = Con { $half_life_beta2 }, el segundo momento olvida la mitad tras tantos tokens como antes. Para cambios pequeños equivale casi a la regla.
scaled_epsilon = ε de Adam
    .sentence = { $adam_epsilon } entre la raíz cuadrada de { $batch_ratio } es { $scaled_epsilon }.
scaled_weight_decay = Decaimiento de pesos
    .sentence = Con { $scaled_weight_decay }, la media de los pesos abarca la misma parte del entrenamiento que con { $weight_decay }.

remark-beyond-critical = Por encima del tamaño de lote crítico, { $critical }, ya no es el ruido lo que frena los pasos: la regla extrapola y el entrenamiento puede divergir.
remark-beyond-linear = En ImageNet la regla lineal funcionó hasta { $largest } imágenes por lote. Más allá, la exactitud bajó.
remark-no-beta = Con esta razón entre lotes, la regla no deja ningún β por encima de 0. Necesita una menor que { $largest }.
