title = Parámetros de LoRA
lead = A partir del rango, los módulos adaptados y la forma del modelo, calcula los parámetros que entrena LoRA, qué parte del total son y el tamaño del adaptador.
synonyms = LoRA, QLoRA, DoRA, rsLoRA, PEFT, tamaño del adaptador, parámetros entrenables, print_trainable_parameters, rango de LoRA, rank de LoRA, lora_r, lora_alpha, target_modules, módulos de destino, modules_to_save, fine-tuning, ajuste fino, adaptación de rango bajo, todas las capas lineales

group-adapter = Adaptador
group-model = Modelo base

preset-model = Modelo conocido

rank = Rango
    .help = Ancho interno de cada adaptador, r. El número de parámetros es proporcional a él; lora_alpha solo escala el resultado y no añade ninguno.
target_modules = Módulos adaptados
    .help = Matrices que llevan un adaptador. En GPT-2, c_fc es up, y sus dos c_proj son o y down.
    .option-q = q_proj
    .option-k = k_proj
    .option-v = v_proj
    .option-o = o_proj
    .option-gate = gate_proj
    .option-up = up_proj
    .option-down = down_proj
    .option-lm_head = lm_head
    .option-embeddings = embeddings
fused_modules = Unidos en una matriz
    .help = Una matriz fusionada lleva un solo adaptador: q, k y v en GPT-2 (c_attn), GPT-NeoX y Phi-3; gate y up en Phi-3.
    .option-qkv = q, k, v
    .option-gate_up = gate, up
dora = DoRA
    .help = Añade una magnitud por cada salida de una matriz adaptada.
bias = Sesgos
    .help = Las capas adaptadas tienen sesgos en GPT-2, pero no en Llama: ahí, elige ninguno. El lora_bias de PEFT añade uno nuevo a cada adaptador.
    .option-none = Ninguno
    .option-lora_only = De las capas
    .option-lora_bias = Nuevos
modules_to_save = Entrenados enteros
    .help = PEFT copia lo que figura en modules_to_save y lo entrena entero, y eso pronto supera a los adaptadores.
    .option-lm_head = lm_head
    .option-embeddings = embeddings
adapter_bytes = Bytes por parámetro en el archivo
    .help = PEFT pasa a 32 bits los adaptadores de un modelo bf16, y el archivo ocupa el doble, salvo que autocast_adapter_dtype esté desactivado.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
base_parameters = Parámetros base
    .help = Todos los del modelo sin el adaptador. Con pesos de 4 bits, escribe el número real; algunas herramientas dan la mitad.
layers = Capas
    .help = num_hidden_layers en una configuración de Hugging Face.
hidden_size = Tamaño oculto
    .help = hidden_size en la configuración.
attention_heads = Cabezas de atención
    .help = Cabezas de consulta; num_attention_heads en la configuración.
key_value_heads = Cabezas de clave y valor
    .help = Cabezas de k y v. Con consultas agrupadas hay menos y sus adaptadores son más pequeños.
head_size = Tamaño de cabeza
    .help = Casi siempre, tamaño oculto ÷ cabezas de atención; no en Gemma ni en Qwen3.
feed_forward_size = Tamaño del feed-forward
    .help = intermediate_size en la configuración.
gated_feed_forward = Feed-forward con puerta (SwiGLU)
    .help = Llama, Mistral, Qwen y Gemma tienen una puerta; GPT-2, GPT-NeoX y BLOOM no tienen ninguna que adaptar.
experts = Expertos por capa
    .help = Los expertos adaptados multiplican gate, up y down. En un modelo denso, 1.
vocabulary_size = Tamaño del vocabulario
    .help = Solo cuenta si lm_head o los embeddings se adaptan o se entrenan enteros.

trainable_parameters = Parámetros entrenables
    .sentence = Con adaptadores de rango { $rank } en { $layers ->
            [one] { $layers } capa
            [many] { $layers } de capas
           *[other] { $layers } capas
        } se entrenan { $trainable_parameters ->
            [one] { $trainable_parameters } parámetro
            [many] { $trainable_parameters } de parámetros
           *[other] { $trainable_parameters } parámetros
        }.
trainable_share = Parte del total
    .sentence = Es el { $trainable_share } del modelo base y el adaptador juntos, tal como lo muestra PEFT.
adapter_size = Archivo del adaptador
    .sentence = { $trainable_parameters ->
            [one] { $trainable_parameters } parámetro
            [many] { $trainable_parameters } de parámetros
           *[other] { $trainable_parameters } parámetros
        } de { $adapter_bytes } bytes ocupan { $adapter_size } en disco.
adapter_states_memory = Estados de entrenamiento
    .sentence = Los pesos, gradientes y estados de Adam del adaptador ocupan { $adapter_states_memory }, a 16 bytes por parámetro; el modelo base congelado va aparte.

refusal-nothing-trained = Ningún módulo se adapta ni se entrena entero. Elige al menos uno.
refusal-bias-with-dora = PEFT no admite sesgos nuevos junto con DoRA.
refusal-bias-on-embeddings = PEFT no admite sesgos nuevos en los embeddings.
remark-qkv-is-one-layer = Aquí q, k y v son una sola matriz: su adaptador abarca las tres, estén elegidas o no.
remark-gate-up-is-one-layer = Aquí gate y up son una sola matriz: su adaptador abarca las dos, estén elegidas o no.
remark-no-gate = Este modelo no tiene gate; no se cuenta.
remark-adapted-and-saved = Hay un módulo que se adapta y además se entrena entero. Basta con una de las dos cosas.
remark-rank-above-width = Un rango de { $rank }, mayor que el tamaño oculto de { $hidden_size }, no es bajo; el fine-tuning completo tiene menos parámetros.
