# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = Tools
tool-failed = This tool could not be loaded. Check the connection and try again. What you entered is kept.
error-part-missing = This could not be loaded. Check the connection and try again.
tool-used = Filled in: { $values }.
tool-there = In the form now
tool-below = { $share } below the target
tool-above = { $share } above the target
tool-beside = not the target
tool-with-unit = { $title } ({ $unit })
tool-series = { $first }, { $next }
tool-clauses = { $first }, { $next }
tool-copy-csv = Copy as CSV
tool-save-csv = Save as CSV


## Which input gives this output?

tool-solve = Find inputs for a target
solve-output = Result
solve-target = Target
solve-free = Input to change
solve-exact = exactly the target
solve-close = the target, to the digits shown
solve-none = No value of “{ $label }” gives exactly this. The nearest:
error-out-of-reach = Not reachable by changing this input alone.
error-out-of-reach-from = Not reachable by changing this input alone: the least is { $low }.
error-out-of-reach-to = Not reachable by changing this input alone: the most is { $high }.
error-out-of-reach-between = Not reachable by changing this input alone: only from { $low } to { $high }.
error-not-solvable = This result does not follow from this input in a way that can be turned around.



## All ways to reach a batch

tool-choices = Ways to reach a batch
choices-bounds = Bounds, where you have any
choices-bound-micro_batch_size_max = Largest micro-batch that fits
choices-bound-data_parallel_size = Data-parallel replicas
choices-bound-world_size = GPUs in all
choices-bound-model_parallel_size = GPUs per model copy
choices-bound-pipeline_parallel_size = Pipeline stages
choices-bound-gpus_per_node = GPUs per node
choices-count =
    { $total ->
        [one] { $total } way.
       *[other] { $total } ways. First those that fill the pipeline, then those with the fewest passes.
    }
choices-cut = The best { $shown } are shown.
choices-near = No choice gives exactly this. The nearest below and above:
choices-none = No choice within these bounds.
choices-ranked = Choices, best first
choices-number = No.
choices-distance = Result
choices-notes = Notes
choices-use = Use
choices-compare = Compare
choices-compare-one = Compare { $choice }
choices-compare-hint = Tick two of them to see them side by side.
choices-compared = Side by side
choices-differ = They differ in: { $names }.
choices-same = (the same)
choices-different = (different)
choices-all = Show all { $count }
choices-mark-fewer-passes-than-stages = Fewer passes than pipeline stages: the pipeline never fills.
choices-mark-keeps-after-node-loss = Still divides with one node less.
choices-mark-breaks-after-node-loss = With one node less ({ $world_size } GPUs) it no longer divides; nearest batch: { $global_batch_size }.
choices-plot = Plot of the choices
choices-plot-title = { $up } against { $across }, for each choice
choices-plot-about =
    { $count ->
        [one] { $count } choice: { $best }.
       *[other] { $count } choices, the best with { $best }.
    }
choices-shape-dot = exact
choices-shape-diamond = exact, but fewer passes than pipeline stages
choices-shape-ring = near the target
error-does-not-divide = { $value } does not divide { $of }.


## A result against an input

tool-chart = Chart
chart-output = Result
chart-input = Against
chart-from = From
chart-to = To
chart-log-x = Logarithmic input axis
chart-log-y = Logarithmic result axis
chart-title = { $output } against { $input }
chart-about = From { $from } to { $to }.
chart-now = Now: { $values }
chart-none = none
chart-data = Values of the chart


## A batch that grows

tool-ramp = Ramp over time
ramp-tokens-seen = Tokens seen
ramp-tokens-per-step = Tokens per step
ramp-from-token = From token
ramp-up = Vertical axis
ramp-across = Horizontal axis
ramp-last-change = Only up to the last change
ramp-about =
    { $count ->
        [one] { $count } stage: { $first }.
       *[other] { $count } stages. The first: { $first }. The last: { $last }.
    }


## Configs, launch scripts and logs

tool-read-config = Read a config
read-text = Config, launch script, log or error message
read-about = Paste it or drop files here. Several that belong together, such as a YAML, its DeepSpeed JSON and a launch script, are read as one. Everything stays in this browser.
read-choose = Choose files…
read-remove = Remove
read-remove-file = Remove { $name }
read-pasted = pasted text
read-recognised = Read as: { $names }
read-agrees = Everything that was read agrees.
read-problems =
    { $count ->
        [one] { $count } problem was found.
       *[other] { $count } problems were found.
    }
read-missing = Some values are missing: enter them in the table.
read-values = Values that were read
read-unknown = not stated
read-given = entered by hand
read-follows = follows from other values
read-place = { $file }, line { $line }:
read-take-out = remove { $key }
read-use = Use these values
read-use-repair = Use the repaired values
read-problems-title = What does not agree
read-repairs-title = Ways to repair it
read-notes-title = Worth knowing
fact-world_size = GPUs of the run

tool-write-config = Write a config
write-framework = Framework
write-generation = Version
write-copy = Copy
write-copy-file = Copy { $name }
write-copied = Copied


## Published runs

tool-published-runs = Published runs
runs-about = What papers, model cards and configurations state of the batch, recomputed. Errors in print are told.
runs-search = Search by name
runs-found =
    { $count ->
        [one] { $count } run
       *[other] { $count } runs
    }
runs-none = No run has this in its name.
runs-verified = Verified
runs-verified-about = Read in the source itself, or exact from what it states.
runs-quoted = Quoted
runs-quoted-about = Read where somebody else quotes the source.
runs-derived = Derived
runs-derived-about = Worked out from rounded figures, with K and M as powers of 1,024; what is not stated so is marked.
runs-stage = stage { $stage } of { $stages }
runs-recipe = recipe
runs-benchmark = benchmark
runs-batch = { $batch } × { $length } = { $tokens } tokens
runs-batch-printed = { $tokens } tokens
runs-batch-image = { $batch } images
runs-batch-pair = { $batch } pairs
runs-discrepancy = Error in print
runs-devices = Devices
runs-device = Device
runs-tensor_parallel_size = Tensor parallel size
runs-pipeline_parallel_size = Pipeline parallel size
runs-context_parallel_size = Context parallel size
runs-expert_parallel_size = Expert parallel size
runs-is-derived = derived
runs-is-remembered = not looked up again
runs-at-least = at least
runs-as-printed = as printed
runs-when = When
runs-from-tokens = from { $tokens } tokens on
runs-from-step = from step { $step }
runs-until-step = until step { $step }
runs-ramp = Ramp before it
runs-ramp-start = from { $start } sequences
runs-ramp-start-tokens = from { $start } tokens
runs-ramp-steps = by { $increment } at a time
runs-ramp-samples = over { $samples } sequences
runs-ramp-tokens = over { $tokens } tokens
runs-ramp-range = over { $least } to { $most } tokens
runs-ramp-share = over { $share } of all sequences
runs-checked = Checked on { $date }.
runs-fill = Fill in
runs-fill-name = Fill in { $name }
runs-open = { $batch } sequences do not divide by { $replicas } replicas. What the source states beside them was filled in.
runs-open-printed = The source gives the batch only as a rounded number of tokens. What it states beside it was filled in.
runs-aim = Find inputs for this batch
runs-where = { $finding } ({ $where })
runs-tokens-differ = Printed: { $printed } tokens. But { $batch } × { $length } = { $computed }.
runs-tokens-not-whole = Printed: { $printed } tokens. That is { $computed } sequences, which is not a whole number; nor is it with M as 1,024 × 1,024.
runs-tokens-called-sequences = Printed: { $printed } sequences. Tokens are meant, in { $computed } sequences of { $length }.
runs-sequences-differ = Printed: { $printed } sequences. All other figures give { $computed }.
runs-batch-not-reachable = Printed: { $printed } tokens. { $replicas } replicas cannot share them evenly; they reach { $computed }.
runs-devices-differ = Printed: { $printed } replicas. With the other sizes these are { $computed } devices, not { $devices }.
runs-replica-too-large = Printed: { $printed } devices. One replica alone takes { $computed }.
