title = Activation memory
lead = Enter the shape of a transformer and how it is trained to get the activation memory that one sequence takes on a GPU.
synonyms = activations, activation cost per sample, memory per sequence, activation checkpointing, gradient checkpointing, activation recomputation, selective recomputation, full recomputation, sequence parallelism, FlashAttention, 34sbh, 5as/h, Korthikanti, Megatron-LM, attention scores, VRAM

group-model = Model
group-memory = What is kept
group-parallel = Parallelism

preset-model = Known model

sequence_length = Sequence length
    .help = Tokens per sequence that this GPU sees: with context parallelism, its part of them.
hidden_size = Hidden size
    .help = Width of the residual stream; hidden_size in a Hugging Face config.
layers = Layers
    .help = All layers of the model, in a 1F1B pipeline too: the first stage holds as many micro-batches as there are stages, which comes to the same.
attention_heads = Attention heads
    .help = Query heads. Grouped key and value heads do not make the attention scores smaller.
feed_forward_size = Feed-forward size
    .help = Inner width of the feed-forward; intermediate_size in a config. The formula with 34 assumes four times the hidden size.
gated_feed_forward = Gated feed-forward (SwiGLU)
    .help = Llama, Mistral, Qwen and Gemma have a gate, which keeps a third inner tensor; GPT-2 and GPT-3 have none.
recompute = Recomputation
    .help = What is thrown away in the forward pass and computed again in the backward pass. Gradient checkpointing in Transformers is full recomputation.
    .option-none = None
    .option-selective = Attention only
    .option-full = Whole layers
flash_attention = FlashAttention or SDPA
    .help = Fused kernels never store the attention scores. Without them the scores grow with the square of the length.
element_bytes = Bytes per activation
    .help = 2 under mixed precision, even if the weights are kept in 32 bits.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
tensor_parallel_size = Tensor parallel size
    .help = GPUs that share every layer.
sequence_parallel = Megatron sequence parallelism
    .help = Splits norms and dropout over the tensor parallel GPUs too. It has no effect on a single one.

activation_per_sample = Activations per sequence
    .sentence =
        { $recompute ->
            [full] { $layers } layers × { $kept_per_layer }, and one layer of { $rebuilt_layer } that is rebuilt, are { $activation_per_sample } for a sequence of { $sequence_length } tokens.
           *[other] { $layers } layers × { $kept_per_layer } = { $activation_per_sample } for a sequence of { $sequence_length } tokens.
        }
kept_per_layer = Kept in each layer
    .sentence = Each layer keeps { $kept_per_layer } of a sequence until its backward pass.
rebuilt_layer = Layer being rebuilt
    .sentence = One layer at a time has all of its { $rebuilt_layer } back, once and not in each layer.

remark-heads-do-not-divide = { $attention_heads } attention heads cannot be shared out to { $tensor_parallel_size } GPUs.
