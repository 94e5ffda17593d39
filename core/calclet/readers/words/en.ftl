# What the reader of configs says. Codes come from core/calclet/readers; in English a
# message is text with placeables only, so that the command line can say it too.


## Nothing could be read

reading-error-not-understood = No training framework that is known here is recognised in this text.
reading-error-broken-syntax = { $file } cannot be read: line { $line } is broken or breaks off.
reading-error-too-large = That is too long: { $length } characters, at most { $maximum } are read.
reading-error-too-deep = { $file } is nested too deeply, at line { $line }.
reading-error-too-many-lines = { $file } has more than { $maximum } lines.
reading-error-line-too-long = { $file } has more than { $maximum } characters on line { $line }.
reading-error-too-many-settings = { $file } holds more than { $maximum } values.
reading-error-too-many-files = More than { $maximum } files.
reading-error-needs-yaml = { $file } uses more of YAML than is read without the YAML library, at line { $line }; install calclet with its extra yaml.
reading-error-bad-request = The request is not understood.
reading-error-unknown-input = There is nothing named { $name }.
reading-error-unknown-framework = There is no framework named { $framework } that can be written.
reading-error-unknown-generation = { $value } is none of: { $choices }.
reading-error-empty = A value is missing.
reading-error-not-a-number = A value is not a number.
reading-error-not-an-integer = { $value } is not an integer.
reading-error-too-small = { $value } is less than { $minimum }.


## General notes

reading-note-default = Nothing states { $name }; the default is { $value }.
reading-note-batch-in-tokens = The total is stated in tokens: { $tokens_per_step } of them are { $global_batch_size } sequences.
reading-note-open-value = { $name } is left open here: { $text }
reading-note-overridden = { $name } is { $value } by { $file }, which goes before { $other_value } of { $other_file }.
reading-note-packing = Packing fills every sequence up to its full length with several examples.
reading-note-pairs = Every example is a pair: two sequences, the better and the worse answer, run for each that is counted.
reading-note-other-framework = { $file } is for { $framework } and was left out.

reading-note-several-configurations = This file holds more than one configuration, { $count } in all; where they differ, the last counts.
reading-note-expert-parallel = Expert parallelism of { $size } does not reduce the data-parallel size: it happens among the replicas, and each expert has { $replicas } copies.


## General problems

reading-problem-broken-syntax = { $file } breaks off or is broken at line { $line }; only what could be read counts.
reading-problem-contradiction = { $name } is { $value } in { $file }, but { $other_value } in { $other_file }.
reading-problem-expected-unknown = { $name } should be { $expected }, but something that it follows from is not said.
reading-problem-expected-otherwise = { $name } is { $value }, expected was { $expected }.
reading-problem-layout-does-not-divide = A world size of { $world_size } cannot be divided by the model-parallel size of { $model_parallel_size }.
reading-problem-batch-does-not-divide = A global batch of { $global_batch_size } cannot be divided by micro-batch { $micro_batch_size } times { $data_parallel_size } replicas.
reading-problem-tokens-do-not-divide = A step of { $tokens_per_step } tokens cannot be divided by { $tokens_per_pass }, the tokens of one pass: micro-batch { $micro_batch_size } × { $data_parallel_size } replicas × { $sequence_length } tokens.


## General repairs

reading-repair-change-accumulation = Set { $key } to { $value }.
reading-repair-change-micro-batch = Set { $key } to { $value }.
reading-repair-change-total = Set { $key } to { $value }.
reading-repair-change-processes = Set { $key } to { $value }.
reading-repair-change-world = Run on { $value } GPUs, which makes { $data_parallel_size } replicas.
reading-repair-change-key = Set { $key } to { $value }.
reading-repair-remove = Take out { $key }.


## accelerate

reading-note-accelerate-accumulation-updated = Accelerate set DeepSpeed's accumulation steps to { $gradient_accumulation_steps }; its file said { $other }.
reading-note-accelerate-megatron-context = Accelerate counts replicas without dividing by a context parallelism of { $context }; Megatron-LM itself divides by it, too.
reading-note-accelerate-megatron-passes = With Accelerate's Megatron-LM plug-in, num_micro_batches says how many passes a step has ({ $passes }); gradient_accumulation_steps has no effect.
reading-note-accelerate-scheduler = A prepared scheduler is stepped { $processes } times for each update of the weights, unless split_batches is on.
reading-note-accelerate-split = With split_batches, { $batch_size } is the batch of all processes together.
reading-problem-accelerate-accumulation-mismatch = Accelerate's plug-in says { $other } accumulation steps, DeepSpeed's file { $gradient_accumulation_steps }; DeepSpeed's count.
reading-problem-accelerate-degrees-do-not-match = The degrees of ParallelismConfig multiply to { $product }, but there are { $world_size } processes.
reading-problem-accelerate-split-batches = With split_batches, the batch size { $batch_size } must be a multiple of the { $processes } processes.


## axolotl

reading-note-axolotl-packing = With sample_packing, micro_batch_size { $micro_batch_size } fills one row of { $tokens } tokens: it multiplies tokens, not examples.
reading-note-axolotl-model-parallel = Every { $model_parallel_size } GPUs of a tensor- or context-parallel group share their sequences. Axolotl before March 2026 counts each of them in the batch that it logs.
reading-note-axolotl-batch-size-of-a-process = batch_size { $batch_size } is that of one process; over micro_batch_size it makes { $value } accumulation steps. Axolotl advises to set gradient_accumulation_steps instead.
reading-problem-axolotl-two-of-three = Axolotl wants two of micro_batch_size, gradient_accumulation_steps and batch_size.
reading-problem-axolotl-set-both = gradient_accumulation_steps and batch_size exclude each other.
reading-problem-axolotl-batch-size-ignored = batch_size { $batch_size } changes nothing here: gradient_accumulation_steps is 1 where it is left out, and a process takes { $micro_batch_size } sequences for an update.
reading-problem-axolotl-ring-attention = Context parallelism with sample_packing works on one pack at a time: micro_batch_size must be 1.
reading-problem-axolotl-layout = { $world_size } GPUs cannot be divided by the parallel sizes that are set.
reading-problem-axolotl-groups = Axolotl wants whole groups of { $num_generations } completions in what one process accumulates; micro_batch_size times gradient_accumulation_steps is { $completions }.
reading-repair-axolotl-set = Set { $key } to { $value }.
reading-repair-axolotl-drop = Remove { $key }.
reading-repair-axolotl-accumulate = Set { $key } to { $value } and remove batch_size.
reading-repair-axolotl-one-pack = Set micro_batch_size to 1 and gradient_accumulation_steps to { $value }: the batch stays the same.


## composer

reading-note-composer-automatic-microbatch = The micro-batch is automatic: it starts at the { $device_batch } sequences of a device and is halved whenever memory runs out. The global batch stays the same.
reading-note-composer-microbatch-reduced = A micro-batch of { $micro_batch_size } is more than the { $device_batch } sequences of a device, and is reduced to them.
reading-note-composer-smaller-last-microbatch = The { $device_batch } sequences of a device take { $passes } passes of { $micro_batch_size }, but the last one has only { $last }. The global batch counts as stated, and no single micro-batch size describes it.


## deepspeed

reading-note-deepspeed-auto = “auto” is no value of DeepSpeed's own: the Trainer or Accelerate fills it in from its arguments.
reading-note-deepspeed-autotp = DeepSpeed counts { $counted } GPUs, although { $autotp_size } of AutoTP always see the same data: that makes { $replicas } replicas, and its train_batch_size counts each sequence { $autotp_size } times.
reading-note-deepspeed-elastic = Elasticity settles on a batch of { $train_batch_size }; it can be split over these numbers of GPUs: { $valid }.
reading-note-deepspeed-include-whole-host = DeepSpeed from 0.15.3 to August 2026 leaves out a host that --include names without slots, here { $name }; with its slots named it is used.
reading-note-deepspeed-presupposes = Nothing states the number of GPUs; the three batch sizes presuppose { $replicas } data-parallel GPUs.
reading-note-deepspeed-saw-fewer = { $started } processes were started, but DeepSpeed saw { $seen }: with all of them the numbers would be right. It counts 1 where the processes do not know one another, as before init_process_group, or where each was started by itself.
reading-note-deepspeed-unmanaged = managed_gradient_accumulation is false: the training code decides when weights are updated, whatever the file says.
reading-problem-deepspeed-all-excluded = --exclude leaves no GPU of the hostfile.
reading-problem-deepspeed-assertion = DeepSpeed was asked for a batch of { $global_batch_size }, but found { $micro_batch_size } per GPU × { $gradient_accumulation_steps } accumulation steps × { $data_parallel_size } data-parallel GPUs.
reading-problem-deepspeed-counts-and-filters = The deepspeed launcher refuses --num_nodes and --num_gpus beside --include or --exclude.
reading-problem-deepspeed-duplicate-key = DeepSpeed refuses a file that states { $key } twice.
reading-problem-deepspeed-elastic-and-stated = Elasticity is on, and DeepSpeed refuses batch sizes beside it: { $keys }.
reading-problem-deepspeed-elastic-incomplete = Elasticity needs max_train_batch_size and micro_batch_sizes.
reading-problem-deepspeed-elastic-world = The elastic batch cannot be split over { $data_parallel_size } replicas; possible are { $valid }.
reading-problem-deepspeed-floored-to-nothing = { $key } comes out as { $value }, because DeepSpeed divides and rounds down: the total batch is too small for so many GPUs.
reading-problem-deepspeed-host-twice = The hostfile names { $name } more than once: deepspeed refuses that.
reading-problem-deepspeed-include-exclude = The deepspeed launcher takes --include or --exclude, and refuses both at once.
reading-problem-deepspeed-mismatch = DeepSpeed refuses this: train_batch_size { $train_batch_size } is not { $micro_batch_size } per GPU × { $gradient_accumulation_steps } accumulation steps × { $data_parallel_size } data-parallel GPUs.
reading-problem-deepspeed-no-config = There is no DeepSpeed config { $file }: the path is looked up from where the run is started, and it is no base64 of a config either.
reading-problem-deepspeed-no-batch = DeepSpeed needs train_batch_size or train_micro_batch_size_per_gpu.
reading-problem-deepspeed-no-such-slot = The hostfile has no { $name }: deepspeed does not start with it.
reading-problem-deepspeed-not-positive = { $key } is { $value }; DeepSpeed wants more than 0.
reading-problem-deepspeed-set-batch-size = A new train_batch_size must be a multiple of the micro-batch times the data-parallel GPUs: only the accumulation steps change at run time.
reading-repair-deepspeed-ignore-stated = Set elasticity.ignore_non_elastic_batch_info to true, or remove those keys.


## easylm

reading-note-easylm-global-batch = In EasyLM the batch size of { $batch_size } is that of all devices in one pass.
reading-problem-easylm-does-not-divide = A batch of { $batch_size } cannot be laid out over { $data_parallel_size } replicas of the mesh.


## fabric

reading-problem-fabric-conflict = For { $key }, the code says { $value } and the launcher { $launched } (1 if its flag is missing): Fabric refuses that.


## fairseq

reading-note-fairseq-by-tokens = A pass takes up to { $max_tokens } tokens instead of a fixed number of sequences, so the sequences of a step vary.
reading-note-fairseq-scheduled-accumulation = The passes change by epoch: { $stages }. The first { $value } is counted here.


## gpt_neox

reading-problem-gpt-neox-nothing-left = A batch of { $total } on { $replicas } replicas leaves { $key } at 0: GPT-NeoX divides and rounds down, then refuses.
reading-problem-gpt-neox-batch-mismatch = GPT-NeoX refuses this: train_batch_size { $global_batch_size } is not { $micro_batch_size } per GPU × { $gradient_accumulation_steps } accumulation steps × { $data_parallel_size } replicas.


## grpo

reading-note-completions = Batch sizes count completions, not prompts; an update of { $global_batch_size } trains on { $prompts } prompts with { $num_generations } completions each.
reading-note-completions-apart = { $generation_batch_size } completions are generated at a time, an update takes { $global_batch_size }.
reading-problem-completions-not-whole-groups = { $generation_batch_size } completions are generated at a time, which is no multiple of num_generations { $num_generations }.
reading-problem-completions-not-divisible = A pass of all { $data_parallel_size } processes with { $micro_batch_size } completions each does not make whole groups of num_generations { $num_generations }: batch sizes count completions, not prompts.
reading-problem-completions-not-whole-passes = generation_batch_size { $generation_batch_size } is no multiple of the { $completions } completions that all processes take in one pass.
reading-problem-completions-set-twice = generation_batch_size and steps_per_generation exclude each other.
reading-problem-completions-at-least-two = A group needs at least 2 completions to compare; num_generations is { $num_generations }.
reading-repair-completions-other-number = Set { $key } to { $value }.
reading-repair-completions-more-passes = Set { $key } to { $value }.
reading-repair-completions-more-at-a-time = Set { $key } to { $value }.
reading-repair-completions-drop = Remove { $key }.


## huggingface

reading-note-huggingface-auto-find = auto_find_batch_size lowers the batch size per device when memory runs out, and leaves the accumulation steps as they are: the total may come out smaller.
reading-note-huggingface-banner = Read from the Trainer's log: { $micro_batch_size } per device.
reading-note-huggingface-data-parallel = One process drives { $gpus } GPUs (nn.DataParallel): each takes the batch size per device, so they count as { $gpus } replicas.
reading-note-huggingface-data-parallel-banner = The log tells of nn.DataParallel: { $adjusted_batch_size } over all GPUs of the one process.
reading-note-huggingface-deepspeed-elsewhere = The arguments name { $file }, which is not here; batch sizes in it must be auto or the same.
reading-note-huggingface-log-counts-peers = The log says { $told }, because Transformers up to 4.57 counts context-parallel peers as replicas; { $real } is right.
reading-note-huggingface-old-name = { $key } is the former name of per_device_train_batch_size.
reading-note-huggingface-peers = Context- and sequence-parallel peers share their data; the log of Transformers up to 4.57 counts them as replicas all the same.
reading-note-huggingface-split-batches = With split_batches, { $value } is the batch of all processes together; the Trainer's log does not know that.
reading-note-huggingface-spmd = Under XLA's SPMD the batch size per device is that of all devices together.
reading-problem-huggingface-banner-differs = The log says a total of { $told }, but these files make { $real }.
reading-problem-huggingface-deepspeed-mismatch = The Trainer refuses this: DeepSpeed's { $key } is { $value }, but { $other } is { $stated }.
reading-problem-huggingface-no-batch-fits = auto_find_batch_size went down to nothing: not even one sequence fits into memory.
reading-repair-huggingface-use-auto = Set these values of DeepSpeed's file to auto, so that the Trainer fills them in.
reading-repair-huggingface-use-deepspeed = Give the Trainer the values of DeepSpeed's file.


## levanter

reading-note-levanter-schedule = The batch follows a schedule: { $stages }. The last, { $value }, is counted here.
reading-problem-levanter-does-not-divide = A batch of { $global_batch_size } cannot be divided by { $data_parallel_size } replicas.


## lightning

reading-note-lightning-batch-is-split = The strategy dp splits the loader’s batch of { $batch_size } over { $devices } devices; it is not multiplied by them.
reading-note-lightning-loop-accumulates = With Fabric the training loop itself accumulates: how many passes belong to one step stands in the condition of no_backward_sync, which is not read here.
reading-note-lightning-scheduled-accumulation = Passes change by epoch, { $stages }; this is the batch at the start, with { $value }.
reading-problem-lightning-accumulation-twice = Lightning refuses accumulate_grad_batches beside a GradientAccumulationScheduler: one of them has to go.
reading-problem-lightning-deepspeed-accumulation = Lightning refuses gradient_accumulation_steps in the DeepSpeed config: it sets that itself from accumulate_grad_batches.


## litgpt

reading-note-litgpt-silent-floor = litgpt rounds down without a word: { $asked } sequences were asked for, { $reached } make up a step, { $lost } are lost.
reading-problem-litgpt-no-pass = litgpt stops with a bare AssertionError: of { $global_batch_size } sequences each of { $data_parallel_size } devices gets { $share }, which is less than one micro-batch of { $micro_batch_size }.
reading-problem-litgpt-assertion = litgpt stopped because nothing was left for a pass: global_batch_size divided by the number of devices, and rounded down, is less than micro_batch_size.


## llama_factory

reading-note-llama_factory-pretraining-packs = With stage pt, examples are packed to the full cutoff_len unless packing is switched off.
reading-note-llama_factory-global-from-micro = Without global_batch_size, one micro-batch of each replica makes an update.


## llm_c


## llm_foundry

reading-note-llm_foundry-replication = replication gives every { $replication } devices the same sequences, while llm-foundry divides the batch by all devices: the number of different sequences in an update is { $reached }, not { $asked }.
reading-problem-llm_foundry-does-not-divide = llm-foundry refuses a global batch of { $global_batch_size } on { $data_parallel_size } devices: it must be a multiple of their number.
reading-problem-llm_foundry-replication-does-not-divide = { $world_size } devices cannot be divided into groups of { $replication }, as replication asks.
reading-problem-llm_foundry-sequence-parallelism = llm-foundry does not support sequence parallelism and stops at { $key } = { $value }.


## maxtext

reading-note-maxtext-cut-off = MaxText cuts off what is not whole: { $asked } sequences on { $chips } chips become { $reached }.
reading-note-maxtext-per-chip = per_device_batch_size { $per_device_batch_size } counts for every chip, those that share a replica included.
reading-note-maxtext-ramp = The batch grows while training: per device from { $start } in steps of { $increment } to { $target }, over { $samples } sequences. The last is counted here.
reading-note-maxtext-shared-sequences = { $sequences } sequences cannot be laid out evenly over { $replicas } replicas; they are counted as { $counted } equal parts.
reading-problem-maxtext-no-sequence = Less than one sequence is left for { $chips } chips together.
reading-problem-maxtext-microbatches = MaxText cannot split the { $sequences_per_pass } sequences of a pass into { $pipeline_microbatches } pipeline micro-batches.
reading-problem-maxtext-pipeline-microbatches = { $sequences } sequences of a pass cannot be split into { $microbatches } pipeline micro-batches, which also have to be a multiple of the { $stages } stages.
reading-problem-maxtext-ramp-does-not-divide = The ramp from { $start } to { $target } is no multiple of its increment { $increment }.


## megatron

reading-note-megatron-rampup = The batch grows from { $start } to { $full } sequences in increments of { $increment }. It is full after { $steps } steps and { $samples } sequences.
reading-note-megatron-rampup-ignored = Megatron-LM ignores --rampup-batch-size since April 2026 and starts with the full batch; the flag for it is --step-batch-size-schedule now.
reading-note-megatron-schedule = The batch grows from { $first } to { $last } sequences; number of sizes: { $stages }. The last is reached after { $steps } steps and { $samples } sequences. Thresholds count tokens.
reading-note-megatron-steps = With the growing batch { $samples } sequences take { $steps } steps; with the full one from the start it would be { $constant }.
reading-note-megatron-decreased = --decrease-batch-size-if-needed lowers the batch of { $asked } to { $reached }, the next multiple of { $unit }. Logs go on to say { $asked }.
reading-problem-megatron-nothing-left = --decrease-batch-size-if-needed leaves nothing of a batch of { $asked }: one micro-batch of each replica already makes { $unit }.
reading-problem-megatron-no-micro-batches = Each replica is left with { $passes } micro-batches: the global batch is smaller than one micro-batch of each replica.
reading-problem-megatron-current-not-divisible = On its way up the batch reached { $size }, which micro-batches of { $micro_batch_size } on { $data_parallel_size } replicas do not divide. Every size of a ramp must be a multiple of their product.
reading-problem-megatron-experts = A world size of { $world_size } cannot be divided by { $size }, the product of expert, expert tensor and pipeline parallelism.
reading-problem-megatron-renamed = Megatron-LM refuses { $old }; it is { $new } now.
reading-problem-megatron-old-batch-size = Megatron-LM refuses --batch-size; it is --micro-batch-size now, and counts the sequences of one replica and pass.
reading-problem-megatron-rampup-and-iterations = A batch that grows with --rampup-batch-size needs a run that is measured in sequences: --train-samples instead of --train-iters.
reading-problem-megatron-rampup-needs-samples = Megatron-LM up to April 2026 refuses --rampup-batch-size beside --train-iters { $steps }: a growing batch is measured in sequences.
reading-problem-megatron-rampup-increments = Increments of { $increment } do not lead from { $start } to { $full }.
reading-problem-megatron-rampup-start = The ramp must start with at least one sequence.
reading-problem-megatron-rampup-above = The ramp starts with { $start }, above the global batch of { $full }.
reading-problem-megatron-rampup-empty = The ramp has no way to go from { $start } to { $full }: Megatron-LM then divides by zero.
reading-problem-megatron-rampup-indivisible = The ramp comes to { $size }, which is no multiple of { $unit }, a micro-batch of each replica: the run stops there.
reading-problem-megatron-schedule-form = { $entry } is no TOKENS:SIZE, as --step-batch-size-schedule needs.
reading-problem-megatron-schedule-first = The schedule begins with { $threshold }; its first threshold must be 0.
reading-problem-megatron-schedule-order = Two thresholds of the schedule fall on the same sequence: they are divided by a length of { $length } and rounded down.
reading-problem-megatron-schedule-indivisible = The schedule comes to { $size }, which is no multiple of { $unit }, a micro-batch of each replica: the run stops there.
reading-problem-megatron-schedule-and-global = --step-batch-size-schedule excludes --global-batch-size: its last size is the global batch.
reading-problem-megatron-schedule-and-decrease = --step-batch-size-schedule excludes --decrease-batch-size-if-needed.
reading-problem-megatron-schedule-and-rampup = --step-batch-size-schedule excludes --rampup-batch-size.
reading-repair-megatron-decrease-batch-size = Add { $key }: the batch that runs is then { $value }.
reading-repair-megatron-no-rampup = Remove { $key }: the batch is full from the start.
reading-repair-megatron-set-rampup = Set { $key } to { $value }.
reading-repair-megatron-train-samples = Replace --train-iters by { $key } { $value }, which is as long.
reading-repair-megatron-remove = Remove { $key }.
reading-repair-megatron-rename = Replace { $old } by { $new }.
reading-repair-megatron-schedule-from-zero = Set { $key } to "{ $value }".


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = gradient_accumulation_steps is not set: swift takes { $value }, so that all processes together come to at least 16 sequences.
reading-note-ms_swift-one-process = Without NPROC_PER_NODE, swift starts one process, which spreads the model over the GPUs that it sees.


## nanochat

reading-note-nanochat-automatic-batch = The total batch is automatic: nanochat works it out from the model and its token budget, and prints it at the start.
reading-problem-nanochat-not-a-multiple = A total of { $tokens_per_step } tokens is not a multiple of the { $tokens_per_pass } that one pass of all GPUs takes.


## nanogpt

reading-note-nanogpt-world-total = In nanoGPT gradient_accumulation_steps { $gradient_accumulation_steps } counts the passes of all GPUs together, so a step has { $global_batch_size } sequences on any number of them that divides it.
reading-problem-nanogpt-does-not-divide = nanoGPT stops: gradient_accumulation_steps { $gradient_accumulation_steps } cannot be divided by { $world_size } GPUs.
reading-problem-nanogpt-assertion = nanoGPT stopped because gradient_accumulation_steps, which counts the passes of all GPUs together, cannot be divided by their number.


## nanotron

reading-problem-nanotron-layout = The degrees make { $product } GPUs ({ $replicas } replicas × { $tensor } tensor × { $pipeline } pipeline × { $context } context), but the run has { $world_size }.
reading-repair-nanotron-set-dp = Set { $key } to { $value }, which uses all GPUs.


## nemo

reading-note-nemo-packed = The data is packed: the global batch counts packs, each of which holds several sequences. To learn from as many sequences as without packing, divide it by how many a pack holds.
reading-problem-nemo-accumulate-grad-batches = accumulate_grad_batches of the trainer must stay 1: NeMo accumulates by itself, as micro and global batch size require.
reading-problem-nemo-packed-micro-batch = Packed data needs micro-batches of 1, not { $size }.
reading-repair-nemo-accumulate-one = Set { $key } to 1.
reading-repair-nemo-packed-one = Set { $key } to 1.


## olmo

reading-note-olmo-micro-batch-cut = Micro-batches of { $size } are more than a device gets: it runs its { $each } in one pass.
reading-note-olmo-smaller-last-micro-batch = The { $each } sequences of a device in micro-batches of { $size } leave a last one of { $last }. The global batch counts as stated, and no single micro-batch size describes it.
reading-problem-olmo-batch-not-divisible = { $world_size } GPUs do not divide the batch of { $global_batch_size }. OLMo stops there with an AssertionError that has no text.


## olmo_core

reading-note-olmo-core-tokens = OLMo-core counts batches in tokens: { $tokens } of them, in sequences of { $length }.
reading-problem-olmo-core-not-tokens = { $tokens } tokens are less than one sequence of { $length }: OLMo-core counts batches in tokens, not in sequences.
reading-problem-olmo-core-partial = { $tokens } tokens are no whole number of sequences of { $length }.
reading-problem-olmo-core-partial-rank = What each replica takes of the batch, counted in tokens, must be a whole number of sequences.
reading-repair-olmo-core-in-tokens = Multiply what was meant as sequences by { $length }.


## open_clip

reading-note-open_clip-pairs = What is counted are pairs of image and text.


## openrlhf

reading-note-openrlhf-answers = train_batch_size counts answers, { $num_generations } to a prompt; rollout_batch_size counts prompts.
reading-note-openrlhf-dynamic-batch = Micro-batches are cut by tokens here: how many sequences they hold changes from one to the next.
reading-note-openrlhf-deepspeed-batch = DeepSpeed is told a batch of { $value }, because it counts the GPUs that share a sequence; an update still takes train_batch_size sequences.
reading-note-openrlhf-packing = With packing_samples the sequences of a micro-batch are joined without padding: a step has at most so many tokens.


## slurm

reading-note-slurm-idle = { $reserved } GPUs are reserved, but only { $world_size } processes are started.
reading-problem-slurm-too-few = { $world_size } processes are started, but only { $reserved } GPUs are reserved.


## torchrun


## torchtitan

reading-note-torchtitan-old-batch-size = training.batch_size is called training.local_batch_size since June 2025; newer versions do not know the old name.
reading-note-torchtitan-tokens = Batches are counted in tokens, as torchtitan does since August 2026: { $tokens } of each replica and pass are sequences of { $length } tokens, { $sequences } of them.
reading-note-torchtitan-partial-sequences = { $tokens } tokens of each replica and pass are no whole number of sequences of { $length }: documents are folded into one row.
reading-note-torchtitan-pipeline-passes = The pipeline runs { $passes } micro-batches for each accumulation step; { $count } in all is what counts here.
reading-note-torchtitan-pipeline-split = The pipeline splits the local batch of { $size } into { $parts } micro-batches of { $part }.
reading-problem-torchtitan-layout = torchtitan refuses this layout: { $replicate } replicate × { $shard } shard × { $context } context × { $tensor } tensor × { $pipeline } pipeline makes { $product }, not the world size of { $world_size }.
reading-problem-torchtitan-experts = Expert parallelism of { $size } does not divide the { $among } ranks of shard, context and tensor parallelism that it borrows.
reading-problem-torchtitan-tokens-do-not-divide = { $tokens } tokens per step are no multiple of { $unit }, which all replicas take in one accumulation step.
reading-repair-torchtitan-set-shard = Set { $key } to { $value }.
reading-repair-torchtitan-set-experts = Set { $key } to { $value }.


## torchtune

reading-note-torchtune-docstring = The docstrings multiply by all GPUs; the sampler counts groups of { $model_parallel_size } tensor- and context-parallel GPUs once.
reading-note-torchtune-leftover = Passes that are left over at the end of an epoch, fewer than { $gradient_accumulation_steps }, make no update.
reading-problem-torchtune-layout = { $replicate_size } replicate × { $shard_size } shard × { $tensor_parallel_size } tensor and context parallel do not make the { $world_size } GPUs that there are.
reading-problem-torchtune-replicas = { $replicas } data-parallel GPUs cannot be divided into { $replicate_size } groups.
reading-repair-torchtune-shards = Set { $key } to { $value }.


## trl


## unsloth

reading-note-unsloth-one-gpu = Nothing starts more than one process: Unsloth trains on one GPU.
reading-note-unsloth-several-gpus = One process sees { $gpus } GPUs and trains on one of them; older versions of Unsloth then take { $value } sequences for a pass.
reading-note-unsloth-banner = The banner tells { $batch_per_device } sequences per device and { $gradient_accumulation_steps } accumulation steps.
reading-note-unsloth-other-run = The banner, with { $batch_per_device } per device, is of another run than this; what is stated counts.
reading-note-unsloth-set-to-generations = Unsloth set the batch per device to { $batch_per_device }, the number of completions to a prompt.
reading-note-unsloth-raises-batch = Unsloth sets per_device_train_batch_size to num_generations { $num_generations }, because { $micro_batch_size } per device makes no whole groups.
reading-problem-unsloth-batch-times-gpus = per_device_train_batch_size is { $micro_batch_size }, but the banner says { $batch_per_device }: one process sees { $gpus } GPUs and takes so many times the batch, on one of them.
reading-repair-unsloth-one-device = Let { $key } name one GPU.


## verl

reading-note-verl-answers = train_batch_size and ppo_mini_batch_size count prompts; each has { $num_generations } answers, and an update trains on those.
reading-note-verl-dynamic-batch = Micro-batches are cut by tokens here: how many sequences they hold changes from one to the next.
reading-problem-verl-passes = Each of { $replicas } replicas takes { $answers } answers for an update, which passes of { $micro_batch_size } do not divide.
reading-problem-verl-passes-message = A replica takes { $answers } answers for an update, which passes of { $micro_batch_size } do not divide.
reading-problem-verl-floors = { $asked } answers cannot be divided among { $replicas } replicas: verl rounds down without a word, and an update trains on { $reached }.
reading-problem-verl-mini-exceeds-train = ppo_mini_batch_size { $mini_batch_size } is more than the { $train_batch_size } prompts of a rollout.
reading-problem-verl-rollout = A rollout of { $answers } answers cannot be divided by { $minimum }.
reading-repair-verl-mini-batch = Set { $key } to { $value }.
reading-repair-verl-rollout-batch = Set { $key } to { $value }.
