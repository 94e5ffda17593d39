title = Training FLOPs
lead = Enter the parameters and the training tokens to get the compute of a training run in FLOP and in petaFLOP/s-days, with or without attention and recomputation.
synonyms = training compute, compute budget, 6ND, 8ND, C = 6ND, FLOPs per token, floating-point operations, PF-days, petaflop/s-days, MFU, HFU, model FLOPs utilization, activation recomputation, activation checkpointing, attention FLOPs, training cost

group-training = Model and data
group-convention = What is counted

parameters = Parameters
    .help = All of them, embeddings included; of a mixture of experts, only those that a token passes through. Counts without embeddings, as in Kaplan et al., come out smaller.
training_tokens = Training tokens
    .help = All tokens that training sees. Data that is seen twice counts twice.
flop_convention = FLOP convention
    .help = Model FLOPs, the basis of MFU, leave recomputation out; hardware FLOPs, the basis of HFU, contain it. For long sequences, count attention too.
    .option-dense = 6ND: model FLOPs
    .option-causal_attention = 6ND + causal attention
    .option-full_attention = 6ND + full attention
    .option-full_recompute = 8ND: with full recomputation
layers = Layers
    .help = Transformer blocks with attention.
attention_width = Attention width
    .help = Query heads times head size. Mostly the hidden size, but not in Gemma 2. Key-value heads make no difference here.
sequence_length = Sequence length
    .help = Tokens that attend to one another. If documents are packed and masked from each other, the length of a document.

training_compute = Training compute
    .sentence =
        { $flop_convention ->
            [causal_attention] (6 × { $parameters } parameters + 6 × { $layers } layers × { $attention_width } × { $sequence_length } tokens) × { $training_tokens } tokens
            [full_attention] (6 × { $parameters } parameters + 12 × { $layers } layers × { $attention_width } × { $sequence_length } tokens) × { $training_tokens } tokens
            [full_recompute] 8 × { $parameters } parameters × { $training_tokens } tokens
           *[dense] 6 × { $parameters } parameters × { $training_tokens } tokens
        } make { $training_compute }.
petaflop_days = In petaFLOP/s-days
    .sentence = One petaFLOP/s-day is 8.64 × 10¹⁹ FLOP; { $training_compute } make { $petaflop_days }.
attention_share = Attention fraction
    .sentence = Of { $training_compute }, { $attention_share } go into attention scores at { $sequence_length } tokens a sequence.

preset-model = Known model
