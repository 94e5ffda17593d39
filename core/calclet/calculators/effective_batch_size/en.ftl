title = Effective batch size
lead = Enter the micro-batch size, the data-parallel replicas, the accumulation steps and the sequence length to get the sequences and tokens behind every optimizer update.
synonyms = global batch size, total batch size, train batch size, micro-batch size, per-device batch size, batch size in tokens, tokens per step, tokens per batch, gradient accumulation, data parallelism, DDP, FSDP, ZeRO, world size, per_device_train_batch_size

group-parallel = Batch and parallelism
group-sequence = Sequence

micro_batch_size = Micro-batch size per replica
    .help = Sequences that one replica takes through one forward and backward pass. Device memory sets the limit.
data_parallel_size = Data-parallel replicas
    .help = Replicas that each work on their own data; every ZeRO or FSDP rank counts as one. Devices joined by tensor, pipeline or context parallelism form a single replica.
gradient_accumulation_steps = Gradient accumulation steps
    .help = Micro-batches that each replica processes before the optimizer updates the weights. Enter 1 if you do not accumulate.
sequence_length = Sequence length
    .help = Tokens per sequence after truncation, packing or padding. If lengths vary, the tokens per step are an upper bound.

global_batch_size = Effective (global) batch size
    .sentence =
        { $micro_batch_size ->
            [one] { $micro_batch_size } sequence
           *[other] { $micro_batch_size } sequences
        } × { $data_parallel_size ->
            [one] { $data_parallel_size } replica
           *[other] { $data_parallel_size } replicas
        } × { $gradient_accumulation_steps ->
            [one] { $gradient_accumulation_steps } pass
           *[other] { $gradient_accumulation_steps } passes
        } = { $global_batch_size ->
            [one] { $global_batch_size } sequence
           *[other] { $global_batch_size } sequences
        } per optimizer update.
tokens_per_step = Tokens per step
    .sentence =
        { $global_batch_size ->
            [one] { $global_batch_size } sequence
           *[other] { $global_batch_size } sequences
        } × { $sequence_length ->
            [one] { $sequence_length } token
           *[other] { $sequence_length } tokens
        } = { $tokens_per_step ->
            [one] { $tokens_per_step } token
           *[other] { $tokens_per_step } tokens
        } per optimizer update.
