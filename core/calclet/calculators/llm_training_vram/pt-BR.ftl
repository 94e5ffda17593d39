title = VRAM para treinar um LLM
lead = Informe o modelo, a receita e o paralelismo para saber a memória da GPU que o treinamento ocupa: pesos, gradientes, estados do otimizador e ativações.
synonyms = memória de treinamento, memória da GPU, calculadora de VRAM, sem memória, falta de memória, out of memory, OOM, ZeRO, FSDP, DeepSpeed, Megatron-LM, memória do AdamW, estados do otimizador, bytes por parâmetro, 16 bytes por parâmetro, 18 bytes por parâmetro, precisão mista, bf16, Adam de 8 bits, fine-tuning completo, ajuste fino, memória de ativações, gradient checkpointing, cabe na GPU

group-states = Parâmetros e otimizador
group-parallel = Paralelismo
group-activations = Lote e ativações
group-model = Forma do modelo
group-gpu = GPU

preset-model = Modelo conhecido
preset-gpu = GPU conhecida

parameters = Parâmetros
    .help = Todos os do modelo; em uma mistura de especialistas, os de todos os especialistas, não só os ativos.
recipe = Precisão e otimizador
    .help = Bytes por parâmetro: pesos + gradientes + otimizador com sua cópia em 32 bits. Conforme os gradientes fiquem em 16 ou em 32 bits, são 16 ou 18 bytes; o estimador do DeepSpeed conta os dois: 20.
    .option-bf16_adamw = 2 + 2 + 12: AdamW bf16
    .option-bf16_fp32_gradients = 2 + 4 + 12: AdamW bf16, gradientes fp32
    .option-bf16_both_gradients = 2 + 6 + 12: AdamW bf16, ambos os gradientes
    .option-fp32_adamw = 4 + 4 + 8: AdamW fp32
    .option-adam_8bit = 2 + 2 + 6: Adam de 8 bits
    .option-sgd_momentum = 2 + 4 + 8: SGD com momento
    .option-custom = Valores próprios
weight_bytes = Bytes dos pesos
    .help = Por parâmetro, o que é usado na passagem direta.
gradient_bytes = Bytes dos gradientes
    .help = Por parâmetro, entre a passagem reversa e a atualização.
optimizer_bytes = Bytes do otimizador
    .help = Por parâmetro: os momentos e, se houver, os pesos em 32 bits.
zero_stage = Estágio do ZeRO ou FSDP
    .help = O que é particionado entre os ranks do paralelismo de dados. O full sharding do FSDP é o estágio 3; o otimizador distribuído do Megatron, o 1.
    .option-zero_0 = 0: nada
    .option-zero_1 = 1: otimizador
    .option-zero_2 = 2: e gradientes
    .option-zero_3 = 3: e pesos
data_parallel_size = Grau de paralelismo de dados
    .help = Ranks que dividem os estados: todas as GPUs divididas pelos graus de paralelismo de tensores e de pipeline, não todas as GPUs.
tensor_parallel_size = Paralelismo de tensores
    .help = GPUs que dividem cada camada.
sequence_parallel = Paralelismo de sequência (Megatron)
    .help = Divide também as normalizações e o dropout entre as GPUs do paralelismo de tensores. Com uma só, não tem efeito.
pipeline_parallel_size = Paralelismo de pipeline
    .help = Estágios que dividem as camadas. Eles dividem os estados, mas não as ativações: o primeiro estágio guarda vários micro-batches.
micro_batches = Micro-batches por atualização
    .help = Passos de acumulação de gradientes. Só importam em um pipeline, se forem menos que os estágios.
micro_batch_size = Tamanho do micro-batch
    .help = Sequências em uma passagem de uma réplica.
sequence_length = Comprimento da sequência
    .help = Tokens por sequência que esta GPU vê: com paralelismo de contexto, a parte dela.
recompute = Recomputação
    .help = O que é calculado de novo na passagem reversa em vez de ser guardado. O gradient checkpointing do Transformers é de camadas inteiras.
    .option-none = Nenhuma
    .option-selective = Só a atenção
    .option-full = Camadas inteiras
flash_attention = FlashAttention ou SDPA
    .help = Kernels fundidos nunca guardam os escores de atenção.
activation_bytes = Bytes por ativação
    .help = 2 com precisão mista, mesmo que os pesos fiquem em 32 bits.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
hidden_size = Tamanho oculto
    .help = hidden_size em uma configuração do Hugging Face.
layers = Camadas
    .help = num_hidden_layers na configuração.
attention_heads = Cabeças de atenção
    .help = Cabeças de consulta; num_attention_heads na configuração.
feed_forward_size = Tamanho do feed-forward
    .help = intermediate_size na configuração.
gated_feed_forward = Feed-forward com porta (SwiGLU)
    .help = Llama, Mistral, Qwen e Gemma têm uma porta; GPT-2 e GPT-3 não têm.
vocabulary_size = Tamanho do vocabulário
    .help = Os logits ocupam 4 bytes por token e entrada, uma vez. Perdas fundidas os evitam; outras guardam duas ou três cópias.
overhead = Sobrecarga
    .help = Contexto CUDA, buffers de comunicação, camadas reunidas do ZeRO-3 e fragmentação.
gpu_memory = Memória da GPU
    .help = Uma GPU de “80 GB” tem cerca de 80 GiB; o nvidia-smi mostra 79,6 em uma H100.
usable_share = Parte utilizável
    .help = O que você deixa o treinamento ocupar. O ECC custa até um dezesseis avos, e um alocador cheio fica lento ou falha.

total_memory = Total por GPU
    .sentence = { $weights_memory } de pesos, { $gradients_memory } de gradientes, { $optimizer_memory } de estados do otimizador, { $activations_memory } de ativações e { $overhead } de sobrecarga somam { $total_memory }.
fits = Cabe na GPU
    .sentence =
        { $fits ->
            [true] O total de { $total_memory } cabe em { $usable_share } de { $gpu_memory }.
           *[false] O total de { $total_memory } não cabe em { $usable_share } de { $gpu_memory }.
        }
weights_memory = Pesos
    .sentence =
        { $zero_stage ->
            [zero_3] No particionamento dos pesos de { $parameters ->
                [one] { $parameters } parâmetro
                [many] { $parameters } de parâmetros
               *[other] { $parameters } parâmetros
            }, esta GPU fica com { $weights_memory }.
           *[other] A parte desta GPU nos pesos de { $parameters ->
                [one] { $parameters } parâmetro
                [many] { $parameters } de parâmetros
               *[other] { $parameters } parâmetros
            } ocupa { $weights_memory }.
        }
gradients_memory = Gradientes
    .sentence =
        { $zero_stage ->
            [zero_0] Cada rank guarda todos os seus gradientes: { $gradients_memory }.
            [zero_1] Cada rank guarda todos os seus gradientes: { $gradients_memory }.
           *[other] Divididos entre { $data_parallel_size ->
                [one] { $data_parallel_size } rank
                [many] { $data_parallel_size } de ranks
               *[other] { $data_parallel_size } ranks
            }, os gradientes ocupam { $gradients_memory }.
        }
optimizer_memory = Estados do otimizador
    .sentence =
        { $zero_stage ->
            [zero_0] Cada rank guarda todos os estados do otimizador: { $optimizer_memory }.
           *[other] Divididos entre { $data_parallel_size ->
                [one] { $data_parallel_size } rank
                [many] { $data_parallel_size } de ranks
               *[other] { $data_parallel_size } ranks
            }, os estados do otimizador ocupam { $optimizer_memory }.
        }
activations_memory = Ativações e logits
    .sentence = { $micro_batch_size ->
            [one] { $micro_batch_size } sequência
            [many] { $micro_batch_size } de sequências
           *[other] { $micro_batch_size } sequências
        } de { $sequence_length ->
            [one] { $sequence_length } token
            [many] { $sequence_length } de tokens
           *[other] { $sequence_length } tokens
        }: { $activations_memory }{ $pipeline_parallel_size ->
            [1] .
           *[other] {" "}no estágio mais cheio.
        }

remark-zero-with-pipeline = O DeepSpeed não aceita ZeRO { $stage } junto com paralelismo de pipeline; o usual é o estágio 1.
remark-heads-do-not-divide = { $attention_heads } cabeças de atenção não se dividem igualmente entre { $tensor_parallel_size } GPUs.
remark-layers-do-not-divide = { $layers } camadas não se dividem igualmente entre { $pipeline_parallel_size } estágios; é exibida a média.
