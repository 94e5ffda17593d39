title = Gradient accumulation memory
lead = Enter micro-batch, accumulation steps, replicas and the activation memory of one sequence to get the effective batch and the memory that accumulation saves.
synonyms = gradient accumulation, accumulation steps, activation memory, micro-batch memory, out of memory, OOM, batch does not fit, effective batch size, gradient buffer, main gradients, fp32 gradients, no_sync, DDP, FSDP, ZeRO, gradient_accumulation_steps

group-batch = Batch
group-memory = Memory

micro_batch_size = Micro-batch size
    .help = Sequences that one replica takes through one pass. Only this number multiplies the activations.
gradient_accumulation_steps = Gradient accumulation steps
    .help = Passes before an update, one after another. Only in a pipeline are several of them held at a time, up to one for each stage.
data_parallel_size = Data-parallel replicas
    .help = Replicas that work side by side, each with activations of its own.
activation_per_sample = Activation memory per sequence
    .help = What one sequence keeps on one GPU until its backward pass, for all layers. Add logits if the vocabulary is large.
parameters_per_device = Parameters per GPU
    .help = Parameters whose gradients this GPU keeps between passes, if you want to count them. Under FSDP or ZeRO with no_sync these are all of the model’s, unsharded.
gradient_bytes = Bytes per gradient
    .help = Megatron-LM and DeepSpeed accumulate in 32 bits; plain bf16 training in 16.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)

effective_batch_size = Effective batch size
    .sentence = { $micro_batch_size } × { $data_parallel_size } × { $gradient_accumulation_steps } = { $effective_batch_size ->
            [one] { $effective_batch_size } sequence
           *[other] { $effective_batch_size } sequences
        } per optimizer update.
activation_memory = Activations per GPU
    .sentence = { $micro_batch_size ->
            [one] { $micro_batch_size } sequence
           *[other] { $micro_batch_size } sequences
        } × { $activation_per_sample } = { $activation_memory }, however many passes there are.
memory_without_accumulation = Without accumulation
    .sentence = The same batch in one pass would need { $gradient_accumulation_steps } × { $activation_memory } = { $memory_without_accumulation } on each GPU.
memory_saved = Memory saved
    .sentence = Accumulation saves { $memory_saved } of activations per GPU.
gradient_buffer = Gradient buffer
    .sentence = { $parameters_per_device } gradients of { $gradient_bytes } bytes stay in memory from pass to pass: { $gradient_buffer }.
