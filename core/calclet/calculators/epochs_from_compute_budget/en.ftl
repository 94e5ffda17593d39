title = Epochs from compute budget
lead = Enter a compute budget, a model size and the unique tokens you have to get the epochs that the budget affords, and what the repeated data is worth.
synonyms = number of epochs, how many epochs, data-constrained scaling, repeated data, multi-epoch training, Muennighoff, effective tokens, unique tokens, compute budget, affordable tokens, 6ND, overfitting, data wall

compute_budget = Compute budget
    .help = FLOP of the whole training run, a multiply-add counted as two: a count, not FLOP/s.
parameters = Parameters
    .help = Parameters that a token passes through: of a mixture of experts, the active ones only.
unique_tokens = Unique tokens
    .help = Tokens of the dataset, each counted once, after filtering and deduplication.

affordable_tokens = Affordable tokens
    .sentence = { $compute_budget } over 6 × { $parameters } parameters pay for { $affordable_tokens } tokens of training.
epochs = Epochs
    .sentence = { $affordable_tokens } tokens are { $epochs } times the { $unique_tokens } unique ones.
whole_epochs = Whole epochs
    .sentence =
        { $whole_epochs ->
            [0] The budget ends before all { $unique_tokens } tokens have been seen once.
            [one] Each of the { $unique_tokens } tokens is seen at least once.
           *[other] Each of the { $unique_tokens } tokens is seen at least { $whole_epochs } times.
        }
effective_tokens = Effective tokens
    .sentence = { $affordable_tokens } tokens in { $epochs } epochs are worth { $effective_tokens } fresh ones.
repeat_value = Value of the tokens
    .sentence = A token of this run is worth { $repeat_value } of a fresh one on average.

remark-data-left-over = The budget does not reach once through the data, so nothing is repeated and every token counts in full.
remark-beyond-fit = The decay of repeated data was measured on models of up to { COMPACT($largest) } parameters. Beyond that it is an extrapolation.
