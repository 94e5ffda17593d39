title = Memoria de las activaciones
lead = A partir de la forma de un transformer y de cómo se entrena, calcula la memoria de las activaciones que ocupa una secuencia en una GPU.
synonyms = memoria de activaciones, activaciones, memoria por muestra, memoria por secuencia, checkpointing de activaciones, gradient checkpointing, recomputación de activaciones, recomputación selectiva, recomputación total, paralelismo de secuencia, FlashAttention, 34sbh, 5as/h, Korthikanti, Megatron-LM, puntuaciones de atención, activation memory, VRAM

group-model = Modelo
group-memory = Qué se guarda
group-parallel = Paralelismo

preset-model = Modelo conocido

sequence_length = Longitud de secuencia
    .help = Tokens por secuencia que ve esta GPU: con paralelismo de contexto, su parte.
hidden_size = Tamaño oculto
    .help = Ancho del flujo residual; hidden_size en una configuración de Hugging Face.
layers = Capas
    .help = Todas las capas del modelo, también en un pipeline 1F1B: la primera etapa guarda tantos micro-batches como etapas hay, y viene a ser lo mismo.
attention_heads = Cabezas de atención
    .help = Cabezas de consulta. Agrupar las de clave y valor no reduce las puntuaciones de atención.
feed_forward_size = Tamaño del feed-forward
    .help = Ancho interno del feed-forward; intermediate_size en la configuración. La fórmula del 34 supone cuatro veces el tamaño oculto.
gated_feed_forward = Feed-forward con puerta (SwiGLU)
    .help = Llama, Mistral, Qwen y Gemma tienen una puerta, que guarda un tercer tensor interno; GPT-2 y GPT-3, no.
recompute = Recomputación
    .help = Lo que se descarta en la pasada hacia adelante y se vuelve a calcular en la pasada hacia atrás. El gradient checkpointing de Transformers es recomputación total.
    .option-none = Ninguna
    .option-selective = Solo la atención
    .option-full = Capas enteras
flash_attention = FlashAttention o SDPA
    .help = Los kernels fusionados nunca guardan las puntuaciones de atención. Sin ellos, crecen con el cuadrado de la longitud.
element_bytes = Bytes por activación
    .help = 2 con precisión mixta, aunque los pesos se guarden en 32 bits.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
tensor_parallel_size = Paralelismo de tensores
    .help = GPU que comparten cada capa.
sequence_parallel = Paralelismo de secuencia (Megatron)
    .help = Reparte también las normalizaciones y el dropout entre las GPU del paralelismo de tensores. Con una sola no tiene efecto.

activation_per_sample = Activaciones por secuencia
    .sentence =
        { $recompute ->
            [full] { $layers ->
                [one] { $layers } capa
                [many] { $layers } de capas
               *[other] { $layers } capas
            } × { $kept_per_layer }, más { $rebuilt_layer } de la capa que se reconstruye: { $activation_per_sample } para una secuencia de { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }.
           *[other] { $layers ->
                [one] { $layers } capa
                [many] { $layers } de capas
               *[other] { $layers } capas
            } × { $kept_per_layer } = { $activation_per_sample } para una secuencia de { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }.
        }
kept_per_layer = Guardado en cada capa
    .sentence = Cada capa guarda { $kept_per_layer } de una secuencia hasta su pasada hacia atrás.
rebuilt_layer = Capa que se reconstruye
    .sentence = Las capas recuperan sus { $rebuilt_layer } de una en una: cuentan una vez, no en cada capa.

remark-heads-do-not-divide = { $attention_heads } cabezas de atención no se pueden repartir por igual entre { $tensor_parallel_size } GPU.
