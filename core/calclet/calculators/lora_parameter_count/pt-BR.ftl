title = Parâmetros da LoRA
lead = Informe o rank, os módulos adaptados e a forma do modelo para saber os parâmetros que a LoRA treina, que parte do total eles são e o tamanho do adaptador.
synonyms = LoRA, QLoRA, DoRA, rsLoRA, PEFT, tamanho do adaptador, parâmetros treináveis, print_trainable_parameters, rank da LoRA, posto da LoRA, lora_r, lora_alpha, target_modules, módulos-alvo, modules_to_save, fine-tuning, ajuste fino, adaptação de baixo rank, todas as camadas lineares

group-adapter = Adaptador
group-model = Modelo base

preset-model = Modelo conhecido

rank = Rank
    .help = Largura interna de cada adaptador, r. O número de parâmetros é proporcional a ele; lora_alpha só escala o resultado e não acrescenta nenhum.
target_modules = Módulos adaptados
    .help = Matrizes que recebem um adaptador. No GPT-2, c_fc é up, e seus dois c_proj são o e down.
    .option-q = q_proj
    .option-k = k_proj
    .option-v = v_proj
    .option-o = o_proj
    .option-gate = gate_proj
    .option-up = up_proj
    .option-down = down_proj
    .option-lm_head = lm_head
    .option-embeddings = embeddings
fused_modules = Unidos em uma matriz
    .help = Uma matriz fundida recebe um só adaptador: q, k e v no GPT-2 (c_attn), no GPT-NeoX e no Phi-3; gate e up no Phi-3.
    .option-qkv = q, k, v
    .option-gate_up = gate, up
dora = DoRA
    .help = Acrescenta uma magnitude para cada saída de uma matriz adaptada.
bias = Vieses
    .help = As camadas adaptadas têm vieses no GPT-2, mas não no Llama: nesse caso, escolha nenhum. O lora_bias do PEFT acrescenta um novo a cada adaptador.
    .option-none = Nenhum
    .option-lora_only = Os das camadas
    .option-lora_bias = Novos
modules_to_save = Treinados por inteiro
    .help = O PEFT copia o que está em modules_to_save e treina tudo, o que logo passa dos adaptadores.
    .option-lm_head = lm_head
    .option-embeddings = embeddings
adapter_bytes = Bytes por parâmetro no arquivo
    .help = O PEFT converte para 32 bits os adaptadores de um modelo bf16, e o arquivo dobra de tamanho, a menos que autocast_adapter_dtype esteja desligado.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
base_parameters = Parâmetros da base
    .help = Todos os do modelo sem o adaptador. Com pesos de 4 bits, informe o número real; algumas ferramentas mostram a metade.
layers = Camadas
    .help = num_hidden_layers em uma configuração do Hugging Face.
hidden_size = Tamanho oculto
    .help = hidden_size na configuração.
attention_heads = Cabeças de atenção
    .help = Cabeças de consulta; num_attention_heads na configuração.
key_value_heads = Cabeças de chave e valor
    .help = Cabeças de k e v. Com consultas agrupadas há menos, e seus adaptadores são menores.
head_size = Tamanho da cabeça
    .help = Quase sempre, tamanho oculto ÷ cabeças de atenção; não no Gemma nem no Qwen3.
feed_forward_size = Tamanho do feed-forward
    .help = intermediate_size na configuração.
gated_feed_forward = Feed-forward com porta (SwiGLU)
    .help = Llama, Mistral, Qwen e Gemma têm uma porta; GPT-2, GPT-NeoX e BLOOM não têm nenhuma para adaptar.
experts = Especialistas por camada
    .help = Especialistas adaptados multiplicam gate, up e down. Em um modelo denso, 1.
vocabulary_size = Tamanho do vocabulário
    .help = Só conta se lm_head ou os embeddings forem adaptados ou treinados por inteiro.

trainable_parameters = Parâmetros treináveis
    .sentence = Adaptadores de rank { $rank } em { $layers ->
            [one] { $layers } camada
            [many] { $layers } de camadas
           *[other] { $layers } camadas
        } treinam { $trainable_parameters ->
            [one] { $trainable_parameters } parâmetro
            [many] { $trainable_parameters } de parâmetros
           *[other] { $trainable_parameters } parâmetros
        }.
trainable_share = Parte do total
    .sentence = São { $trainable_share } do modelo base e do adaptador juntos, como o PEFT mostra.
adapter_size = Arquivo do adaptador
    .sentence = { $trainable_parameters ->
            [one] { $trainable_parameters } parâmetro
            [many] { $trainable_parameters } de parâmetros
           *[other] { $trainable_parameters } parâmetros
        } de { $adapter_bytes } bytes ocupam { $adapter_size } em disco.
adapter_states_memory = Estados do treinamento
    .sentence = Pesos, gradientes e estados do Adam do adaptador ocupam { $adapter_states_memory }, a 16 bytes por parâmetro; o modelo base congelado vem à parte.

refusal-nothing-trained = Nenhum módulo é adaptado nem treinado por inteiro. Escolha pelo menos um.
refusal-bias-with-dora = O PEFT não aceita vieses novos junto com a DoRA.
refusal-bias-on-embeddings = O PEFT não aceita vieses novos nos embeddings.
remark-qkv-is-one-layer = Aqui q, k e v são uma só matriz: o adaptador dela cobre as três, escolhidas ou não.
remark-gate-up-is-one-layer = Aqui gate e up são uma só matriz: o adaptador dela cobre as duas, escolhidas ou não.
remark-no-gate = Este modelo não tem gate; ela fica fora da conta.
remark-adapted-and-saved = Um módulo é adaptado e também treinado por inteiro. Basta um dos dois.
remark-rank-above-width = Um rank de { $rank }, acima do tamanho oculto de { $hidden_size }, não é baixo; o fine-tuning completo tem menos parâmetros.
