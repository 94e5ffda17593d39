title = Learning-rate warm-up
lead = Enter the peak learning rate, the total steps and the length of the warm-up to get the learning rate at any step, as Transformers, nanoGPT or torchtitan counts it.
synonyms = learning rate schedule, LR schedule, warmup steps, warmup ratio, warmup_steps, warmup_ratio, warmup_iters, warmup tokens, linear warmup, cosine decay, linear decay, cosine annealing, min_lr, learning rate scheduler, peak learning rate, AdamW, beta2, Hugging Face Trainer

group-schedule = Schedule
group-warmup = Warm-up
group-step = Step to evaluate

peak_learning_rate = Peak learning rate
    .help = The highest rate, reached when the warm-up ends. Recipes simply call it the learning rate.
total_steps = Total optimizer steps
    .help = Optimizer updates of the whole run, not micro-batches: with gradient accumulation, passes ÷ accumulation steps.
decay = Decay after the warm-up
    .help = How the rate falls between the end of the warm-up and the last step.
    .option-constant = None
    .option-linear = Linear
    .option-cosine = Cosine
minimum_learning_rate = Minimum learning rate
    .help = Where the decay ends. Often a tenth of the peak; 0 in the plain Transformers schedules.
warmup_given_as = Warm-up given as
    .help = Recipes state it in different ways. Steps depend on the batch size; tokens can be carried from one batch size to another.
    .option-ratio = Share of all steps
    .option-steps = Steps
    .option-tokens = Tokens
    .option-adam_rule = Adam’s rule of thumb
warmup_ratio = Warm-up ratio
    .help = Share of all optimizer steps; the result is rounded up to whole steps.
warmup_steps = Warm-up steps
    .help = Optimizer updates until the peak. Enter 0 for no warm-up.
warmup_tokens = Warm-up tokens
    .help = Tokens seen until the peak. Needs the tokens per step below.
adam_beta2 = Adam β₂
    .help = Decay rate of the second moment. The rule takes 2 ÷ (1 − β₂) steps: 2,000 for 0.999, only 40 for 0.95.
tokens_per_step = Tokens per step
    .help = Effective batch size × sequence length, if you want the warm-up in tokens.
step_convention = Counted as in
    .help = Transformers starts at a rate of 0, so that the first update changes nothing. The others start one step higher.
    .option-hugging_face = Transformers
    .option-nanogpt = nanoGPT
    .option-torchtitan = torchtitan
evaluated_step = Updates done
    .help = Number of optimizer updates before the one in question: 0 means the very first.

warmup_length = Warm-up steps
    .sentence =
        { $warmup_given_as ->
            [ratio] { $warmup_ratio } of { $total_steps } steps, rounded up, is a warm-up of { $warmup_length ->
                [one] { $warmup_length } step
               *[other] { $warmup_length } steps
            }.
            [tokens] { $warmup_tokens } tokens at { $tokens_per_step } tokens per step take { $warmup_length ->
                [one] { $warmup_length } step
               *[other] { $warmup_length } steps
            }.
            [adam_rule] 2 ÷ (1 − { $adam_beta2 }) gives a warm-up of { $warmup_length ->
                [one] { $warmup_length } step
               *[other] { $warmup_length } steps
            }.
           *[steps] The warm-up takes { $warmup_length ->
                [one] { $warmup_length } step
               *[other] { $warmup_length } steps
            } of { $total_steps }.
        }
learning_rate = Learning rate
    .sentence = After { $evaluated_step ->
            [one] { $evaluated_step } update
           *[other] { $evaluated_step } updates
        } the next one uses a learning rate of { $learning_rate }; the peak is { $peak_learning_rate }.
increment_per_step = Increase per step
    .sentence = During the warm-up the rate rises by { $increment_per_step } with every step.
warmup_token_count = Warm-up in tokens
    .sentence = { $warmup_length } steps × { $tokens_per_step } tokens = { $warmup_token_count } tokens until the peak.

refusal-after-the-end = The run ends after { $total_steps } steps; step { $evaluated_step } lies beyond.
refusal-minimum-above-peak = The minimum of { $minimum_learning_rate } is above the peak of { $peak_learning_rate }. Decay cannot rise.
refusal-tokens-per-step-missing = To turn tokens into steps, the tokens per step are needed.
remark-never-over = A warm-up of { $warmup_length } steps leaves none of the { $total_steps } for the decay.
remark-first-update-idle = At step 0 the rate is 0: Transformers’ first update leaves the weights unchanged.
remark-float-ceiling = Transformers multiplies in floating point and rounds up to { $rounded } steps; exactly it is { $exact }.
