title = Memória das ativações
lead = Informe a forma de um transformer e como ele é treinado para saber a memória das ativações que uma sequência ocupa em uma GPU.
synonyms = memória de ativações, ativações, memória por amostra, memória por sequência, checkpointing de ativações, gradient checkpointing, recomputação de ativações, recomputação seletiva, recomputação total, paralelismo de sequência, FlashAttention, 34sbh, 5as/h, Korthikanti, Megatron-LM, escores de atenção, activation memory, VRAM

group-model = Modelo
group-memory = O que é guardado
group-parallel = Paralelismo

preset-model = Modelo conhecido

sequence_length = Comprimento da sequência
    .help = Tokens por sequência que esta GPU vê: com paralelismo de contexto, a parte dela.
hidden_size = Tamanho oculto
    .help = Largura do fluxo residual; hidden_size em uma configuração do Hugging Face.
layers = Camadas
    .help = Todas as camadas do modelo, também em um pipeline 1F1B: o primeiro estágio guarda tantos micro-batches quantos são os estágios, e dá no mesmo.
attention_heads = Cabeças de atenção
    .help = Cabeças de consulta. Agrupar as de chave e valor não diminui os escores de atenção.
feed_forward_size = Tamanho do feed-forward
    .help = Largura interna do feed-forward; intermediate_size na configuração. A fórmula com 34 supõe quatro vezes o tamanho oculto.
gated_feed_forward = Feed-forward com porta (SwiGLU)
    .help = Llama, Mistral, Qwen e Gemma têm uma porta, que guarda um terceiro tensor interno; GPT-2 e GPT-3 não têm.
recompute = Recomputação
    .help = O que é descartado na passagem direta e calculado de novo na passagem reversa. O gradient checkpointing do Transformers é recomputação total.
    .option-none = Nenhuma
    .option-selective = Só a atenção
    .option-full = Camadas inteiras
flash_attention = FlashAttention ou SDPA
    .help = Kernels fundidos nunca guardam os escores de atenção. Sem eles, os escores crescem com o quadrado do comprimento.
element_bytes = Bytes por ativação
    .help = 2 com precisão mista, mesmo que os pesos fiquem em 32 bits.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
tensor_parallel_size = Paralelismo de tensores
    .help = GPUs que dividem cada camada.
sequence_parallel = Paralelismo de sequência (Megatron)
    .help = Divide também as normalizações e o dropout entre as GPUs do paralelismo de tensores. Com uma só, não tem efeito.

activation_per_sample = Ativações por sequência
    .sentence =
        { $recompute ->
            [full] { $layers ->
                [one] { $layers } camada
                [many] { $layers } de camadas
               *[other] { $layers } camadas
            } × { $kept_per_layer }, mais { $rebuilt_layer } da camada que está sendo reconstruída: { $activation_per_sample } para uma sequência de { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }.
           *[other] { $layers ->
                [one] { $layers } camada
                [many] { $layers } de camadas
               *[other] { $layers } camadas
            } × { $kept_per_layer } = { $activation_per_sample } para uma sequência de { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }.
        }
kept_per_layer = Guardado em cada camada
    .sentence = Cada camada guarda { $kept_per_layer } de uma sequência até a passagem reversa.
rebuilt_layer = Camada sendo reconstruída
    .sentence = Uma camada por vez recupera seus { $rebuilt_layer }: eles contam uma vez, não em cada camada.

remark-heads-do-not-divide = { $attention_heads } cabeças de atenção não se dividem igualmente entre { $tensor_parallel_size } GPUs.
