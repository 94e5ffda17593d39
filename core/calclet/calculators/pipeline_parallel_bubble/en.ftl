title = Pipeline-parallel bubble
lead = Enter the pipeline stages, the micro-batches per step and the schedule to get the share of time that the GPUs of a pipeline stand idle.
synonyms = pipeline bubble, bubble ratio, bubble fraction, pipeline parallelism, GPipe, 1F1B, one forward one backward, interleaved 1F1B, virtual pipeline, virtual stages, PipeDream-Flush, zero bubble, pipeline efficiency, micro-batches, in-flight micro-batches, Megatron-LM

group-pipeline = Pipeline
group-target = Target

pipeline_stages = Pipeline stages
    .help = Devices, or tensor parallel groups, that the layers are shared out to.
micro_batches = Micro-batches per step
    .help = Micro-batches that one replica sends through the pipeline for one update: its gradient accumulation steps, or global batch ÷ (micro-batch × replicas).
schedule = Schedule
    .help = 1F1B has the same bubble as GPipe; it saves memory, not time. Only interleaving makes the bubble smaller.
    .option-gpipe = GPipe
    .option-one_f_one_b = 1F1B
    .option-interleaved = Interleaved 1F1B
virtual_stages = Virtual stages per device
    .help = Groups of layers that each device holds. The layers must divide by stages × virtual stages, and traffic between devices grows by the same factor.
target_bubble = Target bubble share
    .help = Largest share of the total time that you would accept.

bubble_share = Bubble share of total time
    .sentence = Of all the time of a step, the GPUs stand idle for { $bubble_share }: ({ $pipeline_stages } − 1) stages against the work of { $micro_batches ->
            [one] { $micro_batches } micro-batch
           *[other] { $micro_batches } micro-batches
        }.
bubble_over_ideal = Bubble relative to ideal time
    .sentence = The step takes { $bubble_over_ideal } longer than without any bubble. Megatron-LM papers quote this figure.
pipeline_efficiency = Pipeline efficiency
    .sentence = { $pipeline_efficiency } of the time goes into work; the bubble costs the rest.
micro_batches_for_target = Micro-batches for the target
    .sentence =
        { $micro_batches_for_target ->
            [one] { $micro_batches_for_target } micro-batch keeps
           *[other] { $micro_batches_for_target } micro-batches keep
        } the bubble to { $target_bubble } of the total time or less{ $schedule ->
            [interleaved] , rounded up to a multiple of { $pipeline_stages }
           *[other] {""}
        }.
in_flight_micro_batches = Micro-batches in flight
    .sentence = The first stage holds the activations of { $in_flight_micro_batches ->
            [one] { $in_flight_micro_batches } micro-batch
           *[other] { $in_flight_micro_batches } micro-batches
        } at the peak.

remark-not-a-multiple = The interleaved schedule works in groups of { $pipeline_stages } micro-batches; { $micro_batches } is no multiple of that. The bubble shown assumes that it were.
remark-nothing-interleaved = With one virtual stage per device nothing is interleaved: this is plain 1F1B.
remark-idle-stages = { $micro_batches } micro-batches cannot keep { $pipeline_stages } stages busy at once.
