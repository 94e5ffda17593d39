# What the reader of configs says. Codes come from core/calclet/readers; in English a
# message is text with placeables only, so that the command line can say it too.


## Nothing could be read

reading-error-not-understood = No training framework that is known here is recognised in this text.
reading-error-broken-syntax = { $file } cannot be read: line { $line } is broken or breaks off.
reading-error-too-large = That is too long: { $length } characters, at most { $maximum } are read.
reading-error-too-deep = { $file } is nested too deeply, at line { $line }.
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
reading-note-open-value = { $name } is left open here: { $text }
reading-note-overridden = { $name } is { $value } by { $file }, which goes before { $other_value } of { $other_file }.
reading-note-packing = Packing fills every sequence up to its full length with several samples.
reading-note-pairs = Every example is a pair: two sequences, the better and the worse answer, run for each that is counted.
reading-note-other-framework = { $file } is for { $framework } and was left out.


## General problems

reading-problem-broken-syntax = { $file } breaks off or is broken at line { $line }; only what could be read counts.
reading-problem-contradiction = { $name } is { $value } in { $file }, but { $other_value } in { $other_file }.
reading-problem-expected-otherwise = { $name } is { $value }, expected was { $expected }.
reading-problem-layout-does-not-divide = A world size of { $world_size } cannot be divided by the model-parallel size of { $model_parallel_size }.
reading-problem-batch-does-not-divide = A global batch of { $global_batch_size } cannot be divided by micro-batch { $micro_batch_size } times { $data_parallel_size } replicas.


## General repairs

reading-repair-change-accumulation = Set { $key } to { $value }.
reading-repair-change-micro-batch = Set { $key } to { $value }.
reading-repair-change-total = Set { $key } to { $value }.
reading-repair-change-world = Run on { $value } GPUs, which makes { $data_parallel_size } replicas.


## accelerate


## axolotl

reading-note-axolotl-packing = With sample_packing, micro_batch_size { $micro_batch_size } fills one row of { $tokens } tokens: it multiplies tokens, not samples.
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


## deepspeed

reading-problem-deepspeed-no-batch = DeepSpeed needs train_batch_size or train_micro_batch_size_per_gpu.
reading-problem-deepspeed-mismatch = DeepSpeed refuses this: train_batch_size { $train_batch_size } is not { $micro_batch_size } per GPU × { $gradient_accumulation_steps } accumulation steps × { $data_parallel_size } data-parallel GPUs.
reading-problem-deepspeed-assertion = DeepSpeed was asked for a batch of { $global_batch_size }, but found { $micro_batch_size } per GPU × { $gradient_accumulation_steps } accumulation steps × { $data_parallel_size } data-parallel GPUs.


## gpt_neox


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


## lightning


## litgpt


## llama_factory

reading-note-llama_factory-pretraining-packs = With stage pt, samples are packed to the full cutoff_len unless packing is switched off.
reading-note-llama_factory-global-from-micro = Without global_batch_size, one micro-batch of each replica makes an update.


## llm_c


## llm_foundry


## maxtext


## megatron


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = gradient_accumulation_steps is not set: swift takes { $value }, so that all processes together come to at least 16 sequences.
reading-note-ms_swift-one-process = Without NPROC_PER_NODE, swift starts one process, which spreads the model over the GPUs that it sees.


## nanochat


## nanogpt


## nanotron


## nemo


## olmo


## olmo_core


## openrlhf

reading-note-openrlhf-answers = train_batch_size counts answers, { $num_generations } to a prompt; rollout_batch_size counts prompts.
reading-note-openrlhf-dynamic-batch = Micro-batches are cut by tokens here: how many sequences they hold changes from one to the next.
reading-note-openrlhf-deepspeed-batch = DeepSpeed is told a batch of { $value }, because it counts the GPUs that share a sequence; an update still takes train_batch_size sequences.
reading-note-openrlhf-packing = With packing_samples the sequences of a micro-batch are joined without padding: a step has at most so many tokens.


## slurm


## torchrun


## torchtitan


## torchtune

reading-note-torchtune-docstring = The docstrings multiply by all GPUs; the sampler counts groups of { $model_parallel_size } tensor- and context-parallel GPUs once.
reading-note-torchtune-leftover = Passes that are left over at the end of an epoch, fewer than { $gradient_accumulation_steps }, make no update.
reading-problem-torchtune-layout = { $replicate_size } replicate × { $shard_size } shard × { $tensor_parallel_size } tensor and context parallel do not make the { $world_size } GPUs that there are.
reading-problem-torchtune-replicas = { $replicas } data-parallel GPUs cannot be divided into { $replicate_size } groups.
reading-repair-torchtune-shards = Set { $key } to { $value }.


## trl


## unsloth

reading-note-unsloth-one-gpu = Nothing starts more than one process: Unsloth trains on one GPU.
reading-note-unsloth-banner = The banner tells { $batch_per_device } sequences per device and { $gradient_accumulation_steps } accumulation steps.
reading-note-unsloth-set-to-generations = Unsloth set the batch per device to { $batch_per_device }, the number of completions to a prompt.
reading-note-unsloth-raises-batch = Unsloth sets per_device_train_batch_size to num_generations { $num_generations }, because { $micro_batch_size } per device makes no whole groups.
reading-problem-unsloth-batch-times-gpus = per_device_train_batch_size is { $micro_batch_size }, but the banner says { $batch_per_device }: one process sees { $gpus } GPUs and takes so many times the batch, on one of them.
reading-repair-unsloth-one-device = Let { $key } name one GPU.
reading-repair-unsloth-smaller-batch = Set { $key } to { $value }.


## verl

reading-note-verl-answers = train_batch_size and ppo_mini_batch_size count prompts; each has { $num_generations } answers, and an update trains on those.
reading-note-verl-dynamic-batch = Micro-batches are cut by tokens here: how many sequences they hold changes from one to the next.
reading-problem-verl-passes = A replica of { $replicas } takes { $answers } answers for an update, which passes of { $micro_batch_size } do not divide.
reading-problem-verl-passes-message = A replica takes { $answers } answers for an update, which passes of { $micro_batch_size } do not divide.
reading-problem-verl-floors = { $asked } answers cannot be divided among { $replicas } replicas: verl rounds down without a word, and an update trains on { $reached }.
reading-problem-verl-mini-exceeds-train = ppo_mini_batch_size { $mini_batch_size } is more than the { $train_batch_size } prompts of a rollout.
reading-problem-verl-rollout = A rollout of { $answers } answers cannot be divided by { $minimum }.
reading-repair-verl-mini-batch = Set { $key } to { $value }.
reading-repair-verl-rollout-batch = Set { $key } to { $value }.
