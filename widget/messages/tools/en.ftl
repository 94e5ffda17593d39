# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = Tools
tool-failed = This tool could not be loaded. Check the connection and try again. What you entered is kept.
error-part-missing = This could not be loaded. Check the connection and try again.
tool-used = Filled in: { $values }.
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
