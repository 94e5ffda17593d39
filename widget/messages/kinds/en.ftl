# Fields and results that are not plain numbers, helpers, and what can be wrong with them.


## Inputs

field-optional = optional
field-unit = Unit of { $label }
bound-at-most = ≤ { $maximum }
bound-above = > { $minimum }
bound-below = < { $maximum }
value-yes = yes
value-no = no
value-none = none
value-unknown = Unknown: { $value }
list-hint = One value per line, or separated by semicolons.
table-hint = One row per line, cells separated by a tab or |. Columns: { $columns }.

preset-choose = Choose…
preset-filled = Filled in: { $inputs }.
preset-changed = Changed by you since: { $inputs }.
preset-source = Source, as of { $date }
preset-as-of = As of { $date }.

helper-open = From “{ $title }”…
helper-use = Use { $value }
helper-used = { $label }: { $value } filled in.
helper-loading = Calculating…


## Errors

error-empty-choice = Nothing is chosen. Choose one.
error-empty-list = This field is empty. Enter at least one value.
error-not-above = Read as { $value }. It must be more than { $minimum }.
error-not-below = Read as { $value }. It must be less than { $maximum }.
error-no-such-choice = “{ $value }” is none of the choices. Choose one that is offered.
error-not-a-flag = “{ $value }” is neither yes nor no. Choose one.
error-unknown-unit = “{ $unit }” is no unit for this value. Possible: { $units }.
error-wrong-cells =
    { $found ->
        [one] Row { $row } has { $found } cell, but { $expected } are needed.
       *[other] Row { $row } has { $found } cells, but { $expected } are needed.
    }
error-too-many-items = There are too many values. At most { $maximum } are calculated.
error-overflow = The result is too large to be calculated. Change the values.
error-refused = This cannot be calculated with these values.
error-helper-failed = This calculator could not be loaded. Check the connection and try again.
error-in-item = Value { $item }: { $message }
error-in-row = Row { $row }: { $message }


## Results

action-copy-json = Copy inputs and results as JSON
action-copy-csv = Copy inputs and results as CSV
copied-data = Inputs and results copied
carry-on = Use this in
