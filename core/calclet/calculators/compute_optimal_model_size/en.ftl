title = Compute-optimal model size
lead = Enter a compute budget to get the number of parameters and tokens that make the most of it, by a fixed ratio or by a fitted loss.
synonyms = compute-optimal, Chinchilla, scaling law, Hoffmann, Besiroglu, Epoch AI, optimal parameters, N_opt, D_opt, tokens per parameter, 20 tokens per parameter, model size for a budget, approach 3, IsoFLOP, predicted loss

compute_budget = Compute budget
    .help = FLOP of the whole training run, a multiply-add counted as two: a count, not FLOP/s.
sizing_method = Method
    .help = The ratio follows approaches 1 and 2 of Hoffmann et al.; the fits minimize their formula for the loss (approach 3). Besiroglu et al. fitted it to the same data again.
    .option-ratio = Fixed ratio
    .option-hoffmann_rounded = Hoffmann, as printed
    .option-hoffmann_unrounded = Hoffmann, unrounded
    .option-besiroglu = Besiroglu, refit
tokens_per_parameter = Tokens per parameter
    .help = 20 is the rule of thumb; Hoffmann's own table goes from 20 to 21.6. Models that serve many users are often trained far longer.

optimal_parameters = Optimal parameters
    .sentence =
        { $sizing_method ->
            [ratio] { $compute_budget } suit { $optimal_parameters } parameters at { $tokens_per_parameter } tokens each.
           *[other] With { $compute_budget }, the predicted loss is least at { $optimal_parameters } parameters.
        }
optimal_tokens = Optimal tokens
    .sentence = 6 × { $optimal_parameters } parameters × { $optimal_tokens } tokens use up { $compute_budget }.
tokens_per_parameter_at_optimum = Tokens per parameter
    .sentence = { $optimal_tokens } tokens for { $optimal_parameters } parameters: { $tokens_per_parameter_at_optimum } each.
predicted_loss = Predicted loss
    .sentence = At this optimum the fit predicts { $predicted_loss } nats per token on its own data and tokenizer.

remark-rounded-coefficients = The printed coefficients are rounded. For Gopher’s budget they give 32 billion parameters, where the paper itself says 40 billion.
remark-contradicts-ratio = This fit asks for ever more tokens per parameter as budgets grow, against the paper’s other two approaches. Its refit does not.
