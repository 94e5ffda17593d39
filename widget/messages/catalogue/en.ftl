## The pages that lead to calculators. For each family: what its page says of it.

family-training-about = Plan a training run before it starts: what one update sees, what it costs in FLOPs, what fits into memory, how many GPUs help and how long the learning rate warms up.
family-count =
    { $calculators ->
        [one] { $calculators } calculator
       *[other] { $calculators } calculators
    }
family-all = All of “{ $family }”
families-others = Other families
next-title = Where to go from here
show-more = Show { $count } more
show-less = Show less
