# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = Tools
tool-failed = This tool could not be loaded. Check the connection and try again. What you entered is kept.
error-part-missing = This could not be loaded. Check the connection and try again.
tool-used = Filled in: { $values }.
tool-there = In the form now
tool-below = { $share } below the target
tool-above = { $share } above the target
tool-with-unit = { $title } ({ $unit })
tool-copy-csv = Copy as CSV
tool-save-csv = Save as CSV


## Which input gives this output?

tool-solve = Find inputs for a target
solve-output = Result
solve-target = Target
solve-free = Input to change
solve-exact = exactly the target
solve-none = No value of “{ $label }” gives exactly this. The nearest:
error-out-of-reach = Not reachable by changing this input alone.
error-not-solvable = This result does not follow from this input in a way that can be turned around.


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
