title = Training steps and epochs
lead = Enter a budget of tokens, sequences or epochs and the batch to get the optimizer steps of the run, as your framework counts them, and what each epoch leaves over.
synonyms = number of training steps, total steps, max_steps, train_iters, train_samples, num_train_epochs, steps per epoch, iterations per epoch, update steps, optimization steps, drop_last, last batch, incomplete batch, remainder, even_batches, DistributedSampler, gradient accumulation remainder, Hugging Face Trainer, Accelerate, PyTorch Lightning, torchtune, litgpt, Megatron-LM

group-budget = Budget and data
group-batch = Batch
group-framework = Framework

budget_given_as = Budget given as
    .help = Pre-training recipes state tokens or sequences, fine-tuning recipes epochs.
    .option-tokens = Tokens
    .option-sequences = Sequences
    .option-epochs = Epochs
token_budget = Token budget
    .help = Tokens that the run is to see, each as often as it is read.
sequence_budget = Sequence budget
    .help = Sequences that the run is to see; Megatron-LM calls it train_samples.
epochs = Epochs
    .help = Passes over the dataset. Only Transformers takes a part of one.
dataset_size = Sequences in the dataset
    .help = Rows that the loader hands out: examples, or packs of them if they are packed.
global_batch_size = Effective (global) batch size
    .help = Sequences behind one optimizer update, over all replicas and passes.
tokens_per_step = Tokens per step
    .help = Effective batch size × sequence length. If rows are not full, enter the real tokens.
convention = Counted as in
    .help = Where an epoch does not end with a full step, frameworks take the last step all the same, leave it out, or read on into the next epoch.
    .option-none = None: until the budget is reached
    .option-transformers = Transformers, Axolotl
    .option-accelerate = Accelerate
    .option-lightning = Lightning
    .option-torchtune = torchtune
    .option-litgpt = litgpt
    .option-megatron = Megatron-LM
data_parallel_size = Data-parallel replicas
    .help = Replicas that the data are dealt to; every ZeRO or FSDP rank counts as one.
gradient_accumulation_steps = Gradient accumulation steps
    .help = Passes of each replica before an update. The micro-batch follows: effective batch ÷ replicas ÷ passes.
drop_last = Drop the last micro-batch
    .help = The loader leaves out a micro-batch that is not full: drop_last, dataloader_drop_last.

total_steps = Total optimizer steps
    .sentence =
        { $budget_given_as ->
            [epochs] { $epochs ->
                [one] { $epochs } epoch takes
               *[other] { $epochs } epochs take
            } { $total_steps ->
                [one] { $total_steps } optimizer step
               *[other] { $total_steps } optimizer steps
            }.
            [sequences] { $sequence_budget } sequences take { $total_steps ->
                [one] { $total_steps } optimizer step
               *[other] { $total_steps } optimizer steps
            }.
           *[tokens] { $token_budget } tokens take { $total_steps ->
                [one] { $total_steps } optimizer step
               *[other] { $total_steps } optimizer steps
            }.
        }
steps_per_epoch = Steps per epoch
    .sentence =
        { $convention ->
            [transformers] A step that is not full counts: rounded up, { $steps_per_epoch } in each epoch.
            [accelerate] A step that is not full counts: rounded up, { $steps_per_epoch } in each epoch.
            [lightning] A step that is not full counts: rounded up, { $steps_per_epoch } in each epoch.
            [torchtune] Only full steps count: rounded down, { $steps_per_epoch } in each epoch.
            [litgpt] Steps go on across the end of an epoch: { $steps_per_epoch } in each, on average.
           *[other] { $dataset_size } ÷ { $global_batch_size } = { $steps_per_epoch }; the end of an epoch is no step of its own.
        }
epochs_seen = Epochs trained
    .sentence = The { $total_steps ->
            [one] step goes
           *[other] steps go
        } { $epochs_seen ->
            [one] { $epochs_seen } time
           *[other] { $epochs_seen } times
        } through the data.
sequences_seen = Sequences trained on
    .sentence = { $total_steps ->
            [one] { $total_steps } step learns
           *[other] { $total_steps } steps learn
        } from { $sequences_seen ->
            [one] { $sequences_seen } sequence
           *[other] { $sequences_seen } sequences
        }, each as often as it is read.
tokens_seen = Tokens trained on
    .sentence = At { $tokens_per_step } tokens in a full step, that is { $tokens_seen } tokens.
tokens_beyond_budget = Beyond the token budget
    .sentence = { $tokens_seen } − { $token_budget } = { $tokens_beyond_budget } tokens; below zero, that many are left over.
sequences_beyond_budget = Beyond the sequence budget
    .sentence = { $sequences_seen } − { $sequence_budget } = { $sequences_beyond_budget } sequences; below zero, that many are left over.
last_step_passes = Passes in the incomplete step
    .sentence =
        { $convention ->
            [litgpt] At the very end, { $last_step_passes ->
                [one] { $last_step_passes } of { $gradient_accumulation_steps } passes is
               *[other] { $last_step_passes } of { $gradient_accumulation_steps } passes are
            } left over.
            [torchtune] At the end of each epoch, { $last_step_passes ->
                [one] { $last_step_passes } of { $gradient_accumulation_steps } passes is
               *[other] { $last_step_passes } of { $gradient_accumulation_steps } passes are
            } left over.
           *[other] Each epoch ends with a step after { $last_step_passes } of { $gradient_accumulation_steps } passes.
        }
last_step_sequences = Sequences in the incomplete step
    .sentence =
        { $last_step_sequences ->
            [one] { $last_step_sequences } sequence
           *[other] { $last_step_sequences } sequences
        } instead of { $global_batch_size }.
last_step_weight = Weight of the incomplete step
    .sentence =
        { $convention ->
            [transformers] Divided by the { $last_step_passes ->
                [one] one pass that ran, or by its tokens
               *[other] { $last_step_passes } passes that ran, or by their tokens
            }: its gradient is a full mean.
            [torchtune] No step follows: these passes are not even run.
            [litgpt] No step follows: their gradients are thrown away.
           *[other] Divided by { $gradient_accumulation_steps } passes although { $last_step_passes } ran: its gradient is { $last_step_weight } of the mean.
        }
repeated_sequences = Repeated per epoch
    .sentence = So that all replicas have as many, { $repeated_sequences ->
            [one] { $repeated_sequences } sequence is
           *[other] { $repeated_sequences } sequences are
        } read twice in each epoch.
unused_sequences = Unused per epoch
    .sentence = In each epoch, { $unused_sequences ->
            [one] { $unused_sequences } sequence is
           *[other] { $unused_sequences } sequences are
        } not learned from; with shuffling, others each time.

refusal-does-not-divide = { $data_parallel_size } replicas × { $gradient_accumulation_steps } passes = { $multiple } does not divide a batch of { $global_batch_size }. The nearest that it divides is { $nearest }.
refusal-whole-epochs = This framework trains whole epochs only.
refusal-no-step = There is not enough for a single full step: an epoch has { $dataset_size } sequences, a step { $global_batch_size }.
remark-schedule-ends-early = litgpt plans the learning rate for { $planned } steps but takes { $steps }: the last ones run beyond the end of its schedule.
