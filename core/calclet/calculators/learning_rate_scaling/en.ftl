title = Learning-rate scaling
lead = Enter a batch size with a learning rate that works, and another batch size, to get the learning rate and optimizer settings that a scaling rule suggests for it.
synonyms = linear scaling rule, square root scaling rule, LR scaling, scale learning rate with batch size, large batch training, Goyal, Malladi, Adam, AdamW, SGD, momentum, beta1, beta2, epsilon, weight decay, half-life, OLMo-core, nanochat, critical batch size, sqrt(k)

group-batch = Batch sizes
group-optimizer = Tuned settings

rule = Scaling rule
    .help = What is kept depends on the optimizer. Rules for Adam are no rules for SGD, nor the other way round; for Muon there is no established one.
    .option-linear = Linear, for SGD
    .option-square_root = Square root with β and ε, for Adam
    .option-olmo_core = Square root, rate alone (OLMo-core)
    .option-nanochat = Square root and weight decay (nanochat)
reference_batch_size = Tuned batch size
    .help = Effective (global) batch size for which the learning rate was tuned. Sequences or tokens, the same in both fields.
new_batch_size = New batch size
    .help = Effective (global) batch size of the new run.
critical_batch_size = Critical batch size
    .help = If you have measured it: the size from which a larger batch saves hardly any steps. Beyond it no rule holds.
reference_learning_rate = Tuned learning rate
    .help = The peak rate, tuned for the first batch size.
adam_beta1 = Adam β₁
    .help = Decay rate of the first moment.
adam_beta2 = Adam β₂
    .help = Decay rate of the second moment.
adam_epsilon = Adam ε
    .help = Added to the root of the second moment.
weight_decay = Weight decay
    .help = Of AdamW, decoupled: multiplied by the learning rate in each step.
reference_tokens = Tokens of that run
    .help = How long the run was for which the weight decay was tuned.
new_tokens = Tokens of the new run
    .help = The same number if both runs are equally long.

batch_ratio = Batch ratio
    .sentence = { $new_batch_size } ÷ { $reference_batch_size } = { $batch_ratio }.
scaled_learning_rate = Learning rate
    .sentence =
        { $rule ->
            [linear] { $reference_learning_rate } × { $batch_ratio } = { $scaled_learning_rate }, after a gradual warm-up.
           *[other] { $reference_learning_rate } times the square root of { $batch_ratio } is { $scaled_learning_rate }.
        }
scaled_beta1 = Adam β₁
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta1 }) = { $scaled_beta1 }.
scaled_beta2 = Adam β₂
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta2 }) = { $scaled_beta2 }.
half_life_beta2 = β₂ of the same half-life
    .sentence = With { $half_life_beta2 }, the second moment forgets half after as many tokens as before. For small changes it is nearly the same as that of the rule.
scaled_epsilon = Adam ε
    .sentence = { $adam_epsilon } over the square root of { $batch_ratio } is { $scaled_epsilon }.
scaled_weight_decay = Weight decay
    .sentence = With { $scaled_weight_decay }, weights average over the same share of the run as with { $weight_decay }.

remark-beyond-critical = Beyond the critical batch size of { $critical } it is no longer noise that holds the steps back: the rule extrapolates, and training may diverge.
remark-beyond-linear = For ImageNet the linear rule held up to { $largest } images in a batch. Beyond that accuracy fell.
remark-no-beta = The rule leaves no β above 0 at this batch ratio. It needs one below { $largest }.
