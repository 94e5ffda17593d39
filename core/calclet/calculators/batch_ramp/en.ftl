title = Batch-size ramp
lead = Enter how the batch grows during a run to get its stages, the steps of each, and the steps that the ramp adds to the run.
synonyms = batch size warm-up, batch size schedule, rampup-batch-size, rampup_batch_size, step-batch-size-schedule, batch ramp-up, increasing batch size, doubling the batch size, BatchSizeScheduler, stages, BLOOM, GPT-3, PaLM, Nemotron, Megatron-LM, NeMo

group-ramp = Ramp
group-run = Whole run
group-passes = Passes

ramp_given_as = Ramp given as
    .help = Megatron-LM knew equal increments (--rampup-batch-size); since April 2026 it ignores them and takes sizes and thresholds (--step-batch-size-schedule).
    .option-linear = Equal increments
    .option-thresholds = Sizes and thresholds
start_batch_size = First batch size
    .help = Sequences of the very first step, over all replicas and passes.
batch_size_increment = Increment
    .help = Sequences by which the batch grows each time. It must lead from the first size to the full one.
ramp_sequences = Sequences of the ramp
    .help = Seen before the batch is full. Each size gets an equal share of them.
global_batch_size = Full batch size
    .help = Effective (global) batch size once the ramp is over.
threshold_unit = Thresholds in
    .help = Megatron-LM counts tokens, other frameworks also sequences or steps.
    .option-tokens = Tokens
    .option-sequences = Sequences
    .option-steps = Steps
schedule = Sizes and thresholds
    .help = From each threshold on, steps have this size. The first threshold is 0.
    .column-after = From
    .column-batch_size = Batch size
training_given_as = Run given as
    .help = How long the whole run is, ramp included.
    .option-sequences = Sequences
    .option-tokens = Tokens
training_sequences = Sequences of the run
    .help = Megatron-LM calls them train_samples. A last batch that is not full is dropped.
training_tokens = Tokens of the run
    .help = Divided by the sequence length, and rounded down to whole sequences.
sequence_length = Sequence length
    .help = Tokens per sequence, the same in all stages.
micro_batch_size = Micro-batch size per replica
    .help = Every batch of the ramp must be a multiple of micro-batch size × replicas. Small batches may need a smaller micro-batch at first.
data_parallel_size = Data-parallel replicas
    .help = Replicas that each work on their own data.
decrease_if_needed = Round sizes down
    .help = To a multiple of micro-batch size × replicas, as --decrease-batch-size-if-needed does. Megatron-LM allows it with increments only.

total_steps = Total optimizer steps
    .sentence = { $ramp_steps } steps of the ramp + { $full_steps } at the full size = { $total_steps ->
            [one] { $total_steps } step
           *[other] { $total_steps } steps
        }.
ramp_steps = Steps of the ramp
    .sentence = It takes { $ramp_steps ->
            [one] { $ramp_steps } step
           *[other] { $ramp_steps } steps
        } until the batch is full.
full_steps = Steps at the full size
    .sentence = { $full_steps ->
            [one] { $full_steps } step has
           *[other] { $full_steps } steps have
        } the last batch size of the schedule.
constant_steps = Steps without a ramp
    .sentence = At the full size from the start, the run would have { $constant_steps ->
            [one] { $constant_steps } step
           *[other] { $constant_steps } steps
        }.
ramp_sequences_seen = Sequences in the ramp
    .sentence = { $ramp_steps ->
            [one] { $ramp_steps } step sees
           *[other] { $ramp_steps } steps see
        } { $ramp_sequences_seen ->
            [one] { $ramp_sequences_seen } sequence
           *[other] { $ramp_sequences_seen } sequences
        }: the last of a stage may go beyond its threshold.
ramp_tokens = Tokens in the ramp
    .sentence = { $ramp_sequences_seen } sequences × { $sequence_length } tokens = { $ramp_tokens } tokens.
unused_sequences = Unused sequences
    .sentence = { $unused_sequences ->
            [one] { $unused_sequences } sequence does
           *[other] { $unused_sequences } sequences do
        } not make a full batch at the end and { $unused_sequences ->
            [one] is
           *[other] are
        } dropped.
stages = Stages
    .sentence = Each stage with its first step, counted from 0.
    .column-first_step = From step
    .column-batch_size = Batch size
    .column-steps = Steps
    .column-tokens = Tokens

refusal-increments-miss = Steps of { $batch_size_increment } do not lead from { $start_batch_size } to { $global_batch_size }.
refusal-no-start = The first threshold must be 0, so that the run has a batch size from the start.
refusal-same-threshold = Two sizes have the same threshold.
refusal-size-below-one = Each batch size must be at least 1.
refusal-does-not-divide = A batch of { $size } is no multiple of { $multiple } = { $micro_batch_size } sequences × { $data_parallel_size } replicas.
refusal-too-many-stages = That would be more than { $maximum } stages. Choose a larger increment.
remark-never-full = The run ends before the batch has grown to { $full }.
