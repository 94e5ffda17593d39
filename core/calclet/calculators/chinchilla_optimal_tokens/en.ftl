title = Chinchilla-optimal tokens
lead = Enter the parameters of a model to get the training tokens that suit it by the Chinchilla rule, the compute they take, and how your own plan compares.
synonyms = Chinchilla, Chinchilla scaling, compute-optimal tokens, tokens per parameter, 20 tokens per parameter, how many tokens to train, scaling law, over-training, under-training, predicted loss, Hoffmann, Besiroglu

group-rule = Model and rule
group-comparison = Comparison

parameters = Parameters
    .help = All of them, embeddings included, as in the Chinchilla paper. For a mixture of experts there is no accepted rule.
tokens_per_parameter = Tokens per parameter
    .help = 20 is the rule of thumb; Hoffmann’s table goes from 20.0 to 21.6. It belongs to their data and tokenizer.
planned_tokens = Planned tokens
    .help = Tokens that you train on, to compare. Leave it empty without a plan.
    .placeholder = none
loss_fit = Loss prediction
    .help = Predicts the loss after the planned tokens, or after the optimal ones without a plan. The refit corrects Hoffmann’s published fit.
    .option-none = None
    .option-hoffmann_rounded = Hoffmann, as printed
    .option-hoffmann_unrounded = Hoffmann, unrounded
    .option-besiroglu = Besiroglu, refit

optimal_tokens = Optimal tokens
    .sentence = { $tokens_per_parameter } tokens for each of { $parameters } parameters are { $optimal_tokens } tokens.
training_compute = Training compute
    .sentence = 6 × { $parameters } parameters × { $optimal_tokens } tokens make { $training_compute }.
training_factor = Planned over optimal
    .sentence = { $planned_tokens } tokens are { $training_factor } times the { $optimal_tokens } of the rule.
predicted_loss = Predicted loss
    .sentence =
        { $planned_tokens ->
            [one] After { $planned_tokens } token
            [other] After { $planned_tokens } tokens
           *[none] After { $optimal_tokens } tokens
        }, the fit predicts { $predicted_loss } nats per token on its own data and tokenizer.

preset-model = Known model
