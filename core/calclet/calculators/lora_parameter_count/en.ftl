title = LoRA parameter count
lead = Enter the rank, the adapted modules and the shape of the model to get the parameters that LoRA trains, their share and the size of the adapter.
synonyms = LoRA, QLoRA, DoRA, rsLoRA, PEFT, adapter size, trainable parameters, print_trainable_parameters, LoRA rank, lora_r, lora_alpha, target_modules, modules_to_save, fine-tuning, low-rank adaptation, all linear layers

group-adapter = Adapter
group-model = Base model

preset-model = Known model

rank = Rank
    .help = Inner width of each adapter, r. The count is proportional to it; lora_alpha only scales the result and adds no parameter.
target_modules = Adapted modules
    .help = Matrices that get an adapter. In GPT-2 c_fc is up, and its two c_proj are o and down.
    .option-q = q_proj
    .option-k = k_proj
    .option-v = v_proj
    .option-o = o_proj
    .option-gate = gate_proj
    .option-up = up_proj
    .option-down = down_proj
    .option-lm_head = lm_head
    .option-embeddings = embeddings
fused_modules = Held as one matrix
    .help = A fused matrix gets a single adapter: q, k and v in GPT-2 (c_attn), GPT-NeoX and Phi-3; gate and up in Phi-3.
    .option-qkv = q, k, v
    .option-gate_up = gate, up
dora = DoRA
    .help = Adds a magnitude for each output of an adapted matrix.
bias = Biases
    .help = Biases of the adapted layers exist in GPT-2, not in Llama: choose none there. PEFT’s lora_bias adds a new one to each adapter.
    .option-none = None
    .option-lora_only = Of the layers
    .option-lora_bias = New ones
modules_to_save = Trained whole
    .help = PEFT copies what is listed in modules_to_save and trains all of it, which soon exceeds the adapters.
    .option-lm_head = lm_head
    .option-embeddings = embeddings
adapter_bytes = Bytes per parameter in the file
    .help = PEFT casts the adapters of a bf16 model to 32 bits unless autocast_adapter_dtype is off; then the file is twice as large.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
base_parameters = Base parameters
    .help = All parameters of the model without the adapter. For 4-bit weights enter the true number; some tools report half.
layers = Layers
    .help = num_hidden_layers in a Hugging Face config.
hidden_size = Hidden size
    .help = hidden_size in a config.
attention_heads = Attention heads
    .help = Query heads; num_attention_heads in a config.
key_value_heads = Key-value heads
    .help = Heads of k and v. With grouped queries there are fewer, and their adapters are smaller.
head_size = Head size
    .help = Mostly hidden size ÷ attention heads; not in Gemma and Qwen3.
feed_forward_size = Feed-forward size
    .help = intermediate_size in a config.
gated_feed_forward = Gated feed-forward (SwiGLU)
    .help = Llama, Mistral, Qwen and Gemma have a gate; GPT-2, GPT-NeoX and BLOOM have none to adapt.
experts = Experts per layer
    .help = Adapted experts multiply gate, up and down. 1 for a dense model.
vocabulary_size = Vocabulary size
    .help = Counts only if lm_head or embeddings are adapted or trained whole.

trainable_parameters = Trainable parameters
    .sentence = Adapters of rank { $rank } in { $layers ->
            [one] { $layers } layer
           *[other] { $layers } layers
        } train { $trainable_parameters } parameters.
trainable_share = Share of all parameters
    .sentence = That is { $trainable_share } of base model and adapter together, as PEFT prints it.
adapter_size = Adapter file
    .sentence = { $trainable_parameters } parameters of { $adapter_bytes } bytes take { $adapter_size } on disk.
adapter_states_memory = Training states
    .sentence = Weights, gradients and Adam states of the adapter take { $adapter_states_memory } at 16 bytes each; the frozen base model comes on top.

refusal-nothing-trained = No module is adapted or trained whole. Choose at least one.
refusal-bias-with-dora = PEFT has no new biases together with DoRA.
refusal-bias-on-embeddings = PEFT has no new biases on embeddings.
remark-qkv-is-one-layer = q, k and v are one matrix here: its adapter covers all three, chosen or not.
remark-gate-up-is-one-layer = gate and up are one matrix here: its adapter covers both, chosen or not.
remark-no-gate = This model has no gate; it is left out of the count.
remark-adapted-and-saved = A module is adapted and trained whole. One of the two is enough.
remark-rank-above-width = A rank of { $rank } above the hidden size of { $hidden_size } is no low rank; full fine-tuning has fewer parameters.
