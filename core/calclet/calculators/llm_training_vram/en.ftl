title = LLM training VRAM
lead = Enter the model, the recipe and the parallelism to get the GPU memory that training takes: weights, gradients, optimizer states and activations.
synonyms = training memory, GPU memory, VRAM calculator, out of memory, OOM, ZeRO, FSDP, DeepSpeed, Megatron-LM, AdamW memory, optimizer states, bytes per parameter, 16 bytes per parameter, 18 bytes per parameter, mixed precision, bf16, 8-bit Adam, full fine-tuning, activation memory, gradient checkpointing, does it fit

group-states = Parameters and optimizer
group-parallel = Parallelism
group-activations = Batch and activations
group-model = Model shape
group-gpu = GPU

preset-model = Known model
preset-gpu = Known GPU

parameters = Parameters
    .help = All parameters of the model; with a mixture of experts every expert, not only the active ones.
recipe = Precision and optimizer
    .help = Bytes per parameter: weights + gradients + optimizer with its 32-bit copy. Whether gradients are kept in 16 or 32 bits decides between 16 and 18 bytes; DeepSpeed’s estimator counts both, 20.
    .option-bf16_adamw = bf16 AdamW (2 + 2 + 12)
    .option-bf16_fp32_gradients = bf16 AdamW, fp32 gradients (2 + 4 + 12)
    .option-bf16_both_gradients = bf16 AdamW, both gradients (2 + 6 + 12)
    .option-fp32_adamw = fp32 AdamW (4 + 4 + 8)
    .option-adam_8bit = 8-bit Adam (2 + 2 + 6)
    .option-sgd_momentum = SGD with momentum (2 + 4 + 8)
    .option-custom = Own figures
weight_bytes = Weight bytes
    .help = For each parameter, what is used in the forward pass.
gradient_bytes = Gradient bytes
    .help = For each parameter, between backward pass and update.
optimizer_bytes = Optimizer bytes
    .help = For each parameter: moments, and 32-bit weights if there are any.
zero_stage = ZeRO or FSDP stage
    .help = What is sharded over the data-parallel ranks. FSDP’s full sharding is stage 3; Megatron’s distributed optimizer is stage 1.
    .option-zero_0 = 0: nothing
    .option-zero_1 = 1: optimizer
    .option-zero_2 = 2: and gradients
    .option-zero_3 = 3: and weights
data_parallel_size = Data-parallel size
    .help = Ranks that share the states: all GPUs divided by tensor and pipeline parallel size, not all GPUs.
tensor_parallel_size = Tensor parallel size
    .help = GPUs that share every layer.
sequence_parallel = Megatron sequence parallelism
    .help = Splits norms and dropout over the tensor parallel GPUs too. It has no effect on a single one.
pipeline_parallel_size = Pipeline parallel size
    .help = Stages that share the layers. They divide the states but not the activations: the first stage holds several micro-batches.
micro_batches = Micro-batches per update
    .help = Gradient accumulation steps. They matter in a pipeline only, if there are fewer than stages.
micro_batch_size = Micro-batch size
    .help = Sequences in one pass of one replica.
sequence_length = Sequence length
    .help = Tokens per sequence that this GPU sees: with context parallelism, its part of them.
recompute = Recomputation
    .help = What is computed again in the backward pass instead of being kept. Gradient checkpointing in Transformers is whole layers.
    .option-none = None
    .option-selective = Attention only
    .option-full = Whole layers
flash_attention = FlashAttention or SDPA
    .help = Fused kernels never store the attention scores.
activation_bytes = Bytes per activation
    .help = 2 under mixed precision, even if the weights are kept in 32 bits.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
hidden_size = Hidden size
    .help = hidden_size in a Hugging Face config.
layers = Layers
    .help = num_hidden_layers in a config.
attention_heads = Attention heads
    .help = Query heads; num_attention_heads in a config.
feed_forward_size = Feed-forward size
    .help = intermediate_size in a config.
gated_feed_forward = Gated feed-forward (SwiGLU)
    .help = Llama, Mistral, Qwen and Gemma have a gate; GPT-2 and GPT-3 have none.
vocabulary_size = Vocabulary size
    .help = The logits take 4 bytes for each token and entry, once. Fused losses avoid them; others keep two or three copies.
overhead = Overhead
    .help = CUDA context, communication buffers, gathered layers of ZeRO-3 and fragmentation.
gpu_memory = GPU memory
    .help = An “80 GB” GPU has about 80 GiB; nvidia-smi shows 79.6 for an H100.
usable_share = Usable share
    .help = What you let a job take. ECC costs up to a sixteenth, and a full allocator slows down or fails.

total_memory = Total per GPU
    .sentence = Weights { $weights_memory }, gradients { $gradients_memory }, optimizer states { $optimizer_memory }, activations { $activations_memory } and overhead { $overhead } add up to { $total_memory }.
fits = Fits in the GPU
    .sentence =
        { $fits ->
            [true] The total of { $total_memory } fits into { $usable_share } of { $gpu_memory }.
           *[false] The total of { $total_memory } does not fit into { $usable_share } of { $gpu_memory }.
        }
weights_memory = Weights
    .sentence =
        { $zero_stage ->
            [zero_3] This GPU keeps its shard of the weights of { $parameters } parameters: { $weights_memory }.
           *[other] The weights of this GPU’s part of { $parameters } parameters take { $weights_memory }.
        }
gradients_memory = Gradients
    .sentence =
        { $zero_stage ->
            [zero_0] Each rank keeps all of its gradients: { $gradients_memory }.
            [zero_1] Each rank keeps all of its gradients: { $gradients_memory }.
           *[other] Shared out to { $data_parallel_size } ranks, the gradients take { $gradients_memory }.
        }
optimizer_memory = Optimizer states
    .sentence =
        { $zero_stage ->
            [zero_0] Each rank keeps all optimizer states: { $optimizer_memory }.
           *[other] Shared out to { $data_parallel_size } ranks, the optimizer states take { $optimizer_memory }.
        }
activations_memory = Activations and logits
    .sentence =
        { $micro_batch_size ->
            [one] { $micro_batch_size } sequence of { $sequence_length } tokens takes
           *[other] { $micro_batch_size } sequences of { $sequence_length } tokens take
        } { $activations_memory }{ $pipeline_parallel_size ->
            [one] .
           *[other] {" "}on the stage that holds most.
        }

remark-zero-with-pipeline = DeepSpeed refuses ZeRO { $stage } together with pipeline parallelism; stage 1 is the usual choice.
remark-heads-do-not-divide = { $attention_heads } attention heads cannot be shared out to { $tensor_parallel_size } GPUs.
remark-layers-do-not-divide = { $layers } layers do not divide into { $pipeline_parallel_size } stages; the average is shown.
