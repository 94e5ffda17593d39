## The pages that lead to calculators.

family-training-about = Ein Training planen, bevor es startet: was ein Update sieht, wie viele FLOPs es kostet, was in den Speicher passt, wie viele GPUs sich lohnen und wie lange der Warmup der Lernrate dauert.
family-count = { $calculators } Rechner
family-all = Alle aus „{ $family }“
families-others = Andere Bereiche
next-title = Wie es weitergeht
show-more = { $count } weitere zeigen
show-less = Weniger zeigen
