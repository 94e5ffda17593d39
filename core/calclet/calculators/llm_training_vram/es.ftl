title = VRAM para entrenar un LLM
lead = A partir del modelo, la receta y el paralelismo, calcula la memoria de la GPU que ocupa el entrenamiento: pesos, gradientes, estados del optimizador y activaciones.
synonyms = memoria de entrenamiento, memoria de la GPU, calculadora de VRAM, sin memoria, falta de memoria, out of memory, OOM, ZeRO, FSDP, DeepSpeed, Megatron-LM, memoria de AdamW, estados del optimizador, bytes por parámetro, 16 bytes por parámetro, 18 bytes por parámetro, precisión mixta, bf16, Adam de 8 bits, fine-tuning completo, ajuste fino, memoria de activaciones, gradient checkpointing, cabe en la GPU

group-states = Parámetros y optimizador
group-parallel = Paralelismo
group-activations = Lote y activaciones
group-model = Forma del modelo
group-gpu = GPU

preset-model = Modelo conocido
preset-gpu = GPU conocida

parameters = Parámetros
    .help = Todos los del modelo; en una mezcla de expertos, los de todos los expertos, no solo los activos.
recipe = Precisión y optimizador
    .help = Bytes por parámetro: pesos + gradientes + optimizador con su copia en 32 bits. Según los gradientes se guarden en 16 o en 32 bits, son 16 o 18 bytes; el estimador de DeepSpeed cuenta los dos: 20.
    .option-bf16_adamw = 2 + 2 + 12: AdamW bf16
    .option-bf16_fp32_gradients = 2 + 4 + 12: AdamW bf16, gradientes fp32
    .option-bf16_both_gradients = 2 + 6 + 12: AdamW bf16, ambos gradientes
    .option-fp32_adamw = 4 + 4 + 8: AdamW fp32
    .option-adam_8bit = 2 + 2 + 6: Adam de 8 bits
    .option-sgd_momentum = 2 + 4 + 8: SGD con momento
    .option-custom = Cifras propias
weight_bytes = Bytes de los pesos
    .help = Por parámetro, lo que se usa en la pasada hacia adelante.
gradient_bytes = Bytes de los gradientes
    .help = Por parámetro, entre la pasada hacia atrás y la actualización.
optimizer_bytes = Bytes del optimizador
    .help = Por parámetro: los momentos y, si los hay, los pesos en 32 bits.
zero_stage = Etapa de ZeRO o FSDP
    .help = Qué se reparte entre los ranks del paralelismo de datos. El full sharding de FSDP es la etapa 3; el optimizador distribuido de Megatron, la 1.
    .option-zero_0 = 0: nada
    .option-zero_1 = 1: optimizador
    .option-zero_2 = 2: y gradientes
    .option-zero_3 = 3: y pesos
data_parallel_size = Grado de paralelismo de datos
    .help = Ranks que se reparten los estados: todas las GPU divididas entre los grados de paralelismo de tensores y de pipeline, no todas las GPU.
tensor_parallel_size = Paralelismo de tensores
    .help = GPU que comparten cada capa.
sequence_parallel = Paralelismo de secuencia (Megatron)
    .help = Reparte también las normalizaciones y el dropout entre las GPU del paralelismo de tensores. Con una sola no tiene efecto.
pipeline_parallel_size = Paralelismo de pipeline
    .help = Etapas que se reparten las capas. Dividen los estados, pero no las activaciones: la primera etapa guarda varios micro-batches.
micro_batches = Micro-batches por actualización
    .help = Pasos de acumulación de gradientes. Solo importan en un pipeline, si son menos que las etapas.
micro_batch_size = Tamaño de micro-batch
    .help = Secuencias en una pasada de una réplica.
sequence_length = Longitud de secuencia
    .help = Tokens por secuencia que ve esta GPU: con paralelismo de contexto, su parte.
recompute = Recomputación
    .help = Lo que se vuelve a calcular en la pasada hacia atrás en lugar de guardarse. El gradient checkpointing de Transformers es por capas enteras.
    .option-none = Ninguna
    .option-selective = Solo la atención
    .option-full = Capas enteras
flash_attention = FlashAttention o SDPA
    .help = Los kernels fusionados nunca guardan las puntuaciones de atención.
activation_bytes = Bytes por activación
    .help = 2 con precisión mixta, aunque los pesos se guarden en 32 bits.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
hidden_size = Tamaño oculto
    .help = hidden_size en una configuración de Hugging Face.
layers = Capas
    .help = num_hidden_layers en la configuración.
attention_heads = Cabezas de atención
    .help = Cabezas de consulta; num_attention_heads en la configuración.
feed_forward_size = Tamaño del feed-forward
    .help = intermediate_size en la configuración.
gated_feed_forward = Feed-forward con puerta (SwiGLU)
    .help = Llama, Mistral, Qwen y Gemma tienen una puerta; GPT-2 y GPT-3, no.
vocabulary_size = Tamaño del vocabulario
    .help = Los logits ocupan 4 bytes por token y entrada, una vez. Las pérdidas fusionadas los evitan; otras guardan dos o tres copias.
overhead = Sobrecarga
    .help = Contexto de CUDA, búferes de comunicación, capas reunidas de ZeRO-3 y fragmentación.
gpu_memory = Memoria de la GPU
    .help = Una GPU de «80 GB» tiene unos 80 GiB; nvidia-smi muestra 79,6 en una H100.
usable_share = Parte utilizable
    .help = Lo que dejas que ocupe el entrenamiento. El ECC cuesta hasta un dieciseisavo, y un asignador lleno va más lento o falla.

total_memory = Total por GPU
    .sentence = { $weights_memory } de pesos, { $gradients_memory } de gradientes, { $optimizer_memory } de estados del optimizador, { $activations_memory } de activaciones y { $overhead } de sobrecarga suman { $total_memory }.
fits = Cabe en la GPU
    .sentence =
        { $fits ->
            [true] El total de { $total_memory } cabe en el { $usable_share } de { $gpu_memory }.
           *[false] El total de { $total_memory } no cabe en el { $usable_share } de { $gpu_memory }.
        }
weights_memory = Pesos
    .sentence =
        { $zero_stage ->
            [zero_3] Del reparto de los pesos de { $parameters ->
                [one] { $parameters } parámetro
                [many] { $parameters } de parámetros
               *[other] { $parameters } parámetros
            }, a esta GPU le tocan { $weights_memory }.
           *[other] La parte de esta GPU de los pesos de { $parameters ->
                [one] { $parameters } parámetro
                [many] { $parameters } de parámetros
               *[other] { $parameters } parámetros
            } ocupa { $weights_memory }.
        }
gradients_memory = Gradientes
    .sentence =
        { $zero_stage ->
            [zero_0] Cada rank guarda todos sus gradientes: { $gradients_memory }.
            [zero_1] Cada rank guarda todos sus gradientes: { $gradients_memory }.
           *[other] Repartidos entre { $data_parallel_size ->
                [one] { $data_parallel_size } rank
                [many] { $data_parallel_size } de ranks
               *[other] { $data_parallel_size } ranks
            }, los gradientes ocupan { $gradients_memory }.
        }
optimizer_memory = Estados del optimizador
    .sentence =
        { $zero_stage ->
            [zero_0] Cada rank guarda todos los estados del optimizador: { $optimizer_memory }.
           *[other] Repartidos entre { $data_parallel_size ->
                [one] { $data_parallel_size } rank
                [many] { $data_parallel_size } de ranks
               *[other] { $data_parallel_size } ranks
            }, los estados del optimizador ocupan { $optimizer_memory }.
        }
activations_memory = Activaciones y logits
    .sentence = { $micro_batch_size ->
            [one] { $micro_batch_size } secuencia
            [many] { $micro_batch_size } de secuencias
           *[other] { $micro_batch_size } secuencias
        } de { $sequence_length ->
            [one] { $sequence_length } token
            [many] { $sequence_length } de tokens
           *[other] { $sequence_length } tokens
        }: { $activations_memory }{ $pipeline_parallel_size ->
            [1] .
           *[other] {" "}en la etapa más llena.
        }

remark-zero-with-pipeline = DeepSpeed no admite ZeRO { $stage } junto con paralelismo de pipeline; lo habitual es la etapa 1.
remark-heads-do-not-divide = { $attention_heads } cabezas de atención no se pueden repartir por igual entre { $tensor_parallel_size } GPU.
remark-layers-do-not-divide = { $layers } capas no se reparten por igual entre { $pipeline_parallel_size } etapas; se muestra el promedio.
