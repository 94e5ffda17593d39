title = Packing efficiency
lead = Enter the lengths of your sequences and how they fill the rows of a batch to get the real tokens of a step, those with a label, and what the loss is divided by.
synonyms = sequence packing, sample packing, packing ratio, padding ratio, padding waste, effective tokens per step, non-pad tokens, pad tokens, loss tokens, label tokens, -100, ignore_index, num_items_in_batch, best fit decreasing, bfd, wrapped, group_texts, group_by_length, sample_packing_eff_est, neat packing, loss normalization, mean of means, variable length

group-lengths = Lengths
group-layout = Rows
group-batch = Batch
group-loss = Loss

lengths_given_as = Lengths given as
    .help = A mean is enough where every row takes one sequence. How well whole sequences pack follows from their lengths alone.
    .option-mean = Mean
    .option-list = List
    .option-table = Table of lengths
mean_length = Mean length
    .help = Tokens of all sequences ÷ their number, after truncation.
sequence_lengths = Sequence lengths
    .help = The tokens of each sequence, one after another, up to 1,000 of them. Paste a column as it is.
length_table = Lengths and their number
    .help = A row for each length, or for the middle of each range of a histogram.
    .column-tokens = Tokens
    .column-sequences = Sequences
layout = Rows are filled by
    .help = Padding adds tokens that are computed and not learned from. Packing puts several sequences into one row, and concatenating cuts them where a row ends.
    .option-padded = Padding to the sequence length
    .option-padded_to_longest = Padding to the longest in the micro-batch
    .option-packed = Packing, each sequence whole
    .option-concatenated = Concatenating and cutting
fill = Expected fill
    .help = Share of a packed row that holds tokens. Axolotl estimates it as sample_packing_eff_est; 95 to 99% is common.
global_batch_size = Effective (global) batch size
    .help = Rows behind one optimizer update. If they are packed, each of them is a pack.
sequence_length = Sequence length
    .help = Tokens that a row has room for. In Axolotl, packed rows are of micro-batch size × sequence length.
micro_batch_size = Micro-batch size per replica
    .help = Rows in one pass of one replica; they are padded together, and may be averaged together.
loss_share = Tokens with a label
    .help = Share of the real tokens that the loss is taken over: all in pre-training, the answers in fine-tuning on completions.
normalization = Loss divided by
    .help = Transformers and torchtune divide by the tokens of the step. A mean for each micro-batch is older, and still common; Megatron-LM changes over with calculate-per-token-loss.
    .option-tokens = Tokens of the step
    .option-micro_batches = Tokens of each micro-batch

packing_share = Packing efficiency
    .sentence =
        { $layout ->
            [packed] { $packing_share } of each packed row is real tokens.
            [concatenated] { $packing_share } of each row is real tokens, since rows are cut from one stream.
           *[other] { $packing_share } of each row is real tokens, the rest is padding.
        }
slots = Tokens computed per step
    .sentence =
        { $layout ->
            [padded_to_longest] { $global_batch_size } rows, padded to the longest of { $micro_batch_size }, are { $slots } tokens on average.
           *[other] { $global_batch_size } rows × { $sequence_length } tokens = { $slots } slots.
        }
real_tokens = Real tokens per step
    .sentence = { $slots } × { $packing_share } = { $real_tokens } tokens that are not padding.
loss_tokens = Tokens learned from
    .sentence = { $loss_share } of { $real_tokens } real tokens have a label: { $loss_tokens }.
loss_divisor = The loss is divided by
    .sentence =
        { $normalization ->
            [micro_batches] Each micro-batch by its own tokens, { $loss_divisor } on average: in one that has fewer, each token weighs more.
           *[tokens] All { $loss_tokens } tokens of the step weigh the same, whichever micro-batch they are in.
        }
sequences_per_step = Sequences per step
    .sentence = One update learns from { $sequences_per_step ->
            [one] { $sequences_per_step } sequence
           *[other] { $sequences_per_step } sequences
        } in { $global_batch_size ->
            [one] { $global_batch_size } row
           *[other] { $global_batch_size } rows
        }.
rows = Rows of the dataset
    .sentence = The sequences fill { $rows ->
            [one] { $rows } row
           *[other] { $rows } rows
        }: this many the loader counts.
lost_tokens = Tokens lost
    .sentence =
        { $layout ->
            [concatenated] { $lost_tokens } tokens at the end do not fill a row and are dropped.
           *[other] { $lost_tokens } tokens lie beyond { $sequence_length } in their sequence and are cut off.
        }

refusal-lengths-missing = The longest of a micro-batch does not follow from a mean. Give a list or a table of lengths.
refusal-mean-above-row = A mean of { $mean_length } tokens does not fit a row of { $sequence_length }. Give the mean after truncation, or concatenate.
refusal-less-than-a-row = There are not enough tokens for a single row of { $sequence_length }.
refusal-length-below-one = Each length and each number must be at least 1.
refusal-micro-batch-above-batch = A micro-batch of { $micro_batch_size } is larger than the whole batch of { $global_batch_size }.
