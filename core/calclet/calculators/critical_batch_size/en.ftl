title = Critical batch size
lead = Enter a loss, or the gradient norms of two batch sizes, to get the critical batch size, and what your batch costs in steps and in data.
synonyms = gradient noise scale, GNS, B_crit, B_noise, B_simple, CBS, noise scale, largest useful batch size, diminishing returns, large batch training, data parallelism limit, McCandlish, Kaplan, signal-to-noise ratio, S_min, E_min

group-estimate = Estimate
group-batch = Batch

estimated_from = Estimated from
    .help = A published fit needs the loss alone, and is rough. Gradient norms are measured in your own run.
    .option-loss = Loss
    .option-gradients = Gradient norms
loss = Loss
    .help = Cross-entropy in nats per token, reached or aimed at. The fit is for English web text and GPT-2’s tokenizer.
small_batch_size = Smaller batch
    .help = Sequences behind the gradients with more noise, such as those of one replica before they are averaged.
small_batch_norm = Squared norm, smaller batch
    .help = Squared norm of those gradients, averaged over many steps.
large_batch_size = Larger batch
    .help = Sequences behind the gradients with less noise, such as those of the whole batch.
large_batch_norm = Squared norm, larger batch
    .help = Squared norm of these gradients before clipping, averaged over the same steps.
global_batch_size = Effective (global) batch size
    .help = Sequences behind one optimizer update, to be compared with the critical batch.
sequence_length = Sequence length
    .help = Tokens per sequence.

critical_tokens = Critical batch size
    .sentence =
        { $estimated_from ->
            [gradients] Noise over signal is { $critical_sequences } sequences; of { $sequence_length } tokens each, these are { $critical_tokens } tokens.
           *[loss] At a loss of { $loss } the fit gives { $critical_tokens } tokens per step.
        }
critical_sequences = In sequences
    .sentence = { $critical_tokens } tokens are { $critical_sequences ->
            [one] { $critical_sequences } sequence
           *[other] { $critical_sequences } sequences
        } of { $sequence_length } tokens.
batch_over_critical = Your batch
    .sentence = { $global_batch_size } sequences are { $batch_over_critical } times the critical batch.
step_factor = Steps, over the fewest
    .sentence = To the same loss it takes { $step_factor } times the steps of a batch without end.
data_factor = Data, over the least
    .sentence = To the same loss it takes { $data_factor } times the data of the smallest batch.
gradient_signal = Signal
    .sentence = Squared norm of the true gradient, once the noise is taken off: { $gradient_signal }.
gradient_noise = Noise
    .sentence = Variance of the gradient of a single sequence, over all parameters: { $gradient_noise }.

refusal-small-not-smaller = The smaller batch must have fewer sequences than the larger one.
refusal-no-signal = These norms leave no signal: the larger batch has all of its norm from noise. Average over more steps, or measure a larger batch.
refusal-no-noise = A smaller batch has a larger norm, by its noise. These norms show none; average over more steps.
