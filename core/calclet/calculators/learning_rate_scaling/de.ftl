title = Skalierung der Lernrate
lead = Aus einer Batch-Größe mit bewährter Lernrate und einer neuen Batch-Größe ergibt sich, welche Lernrate und welche Optimizer-Werte eine Skalierungsregel dafür vorschlägt.
synonyms = lineare Skalierungsregel, Wurzelregel, Lernrate und Batch-Größe, Lernrate skalieren, Training mit großen Batches, Halbwertszeit, linear scaling rule, square root scaling rule, LR scaling, large batch training, Goyal, Malladi, Adam, AdamW, SGD, Momentum, beta1, beta2, epsilon, weight decay, OLMo-core, nanochat, kritische Batch-Größe, sqrt(k)

group-batch = Batch-Größen
group-optimizer = Abgestimmte Werte

rule = Skalierungsregel
    .help = Was erhalten bleibt, hängt vom Optimizer ab. Regeln für Adam gelten nicht für SGD und umgekehrt; für Muon gibt es keine etablierte.
    .option-linear = Linear, für SGD
    .option-square_root = Wurzel mit β und ε, für Adam
    .option-olmo_core = Wurzel, nur die Rate (OLMo-core)
    .option-nanochat = Wurzel und Weight Decay (nanochat)
reference_batch_size = Bisherige Batch-Größe
    .help = Effektive (globale) Batch-Größe, für die die Lernrate abgestimmt wurde. Sequenzen oder Tokens, in beiden Feldern dasselbe.
new_batch_size = Neue Batch-Größe
    .help = Effektive (globale) Batch-Größe des neuen Trainings.
critical_batch_size = Kritische Batch-Größe
    .help = Falls Sie sie gemessen haben: die Größe, ab der ein größerer Batch kaum noch Schritte spart. Darüber gilt keine Regel.
reference_learning_rate = Bisherige Lernrate
    .help = Die höchste Lernrate, abgestimmt auf die erste Batch-Größe.
adam_beta1 = Adam β₁
    .help = Abklingrate des ersten Moments.
adam_beta2 = Adam β₂
    .help = Abklingrate des zweiten Moments.
adam_epsilon = Adam ε
    .help = Wird zur Wurzel des zweiten Moments addiert.
weight_decay = Weight Decay
    .help = Der von AdamW, entkoppelt: in jedem Schritt mit der Lernrate multipliziert.
reference_tokens = Tokens des bisherigen Trainings
    .help = Wie lang das Training war, für das der Weight Decay abgestimmt wurde.
new_tokens = Tokens des neuen Trainings
    .help = Dieselbe Zahl, wenn beide Trainings gleich lang sind.

batch_ratio = Batch-Verhältnis
    .sentence = { $new_batch_size } ÷ { $reference_batch_size } = { $batch_ratio }.
scaled_learning_rate = Lernrate
    .sentence =
        { $rule ->
            [linear] { $reference_learning_rate } × { $batch_ratio } = { $scaled_learning_rate }, nach einem allmählichen Warmup.
           *[other] { $reference_learning_rate } mal die Wurzel aus { $batch_ratio } ist { $scaled_learning_rate }.
        }
scaled_beta1 = Adam β₁
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta1 }) = { $scaled_beta1 }.
scaled_beta2 = Adam β₂
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta2 }) = { $scaled_beta2 }.
half_life_beta2 = β₂ bei gleicher Halbwertszeit
    .sentence = Mit { $half_life_beta2 } vergisst das zweite Moment die Hälfte nach ebenso vielen Tokens wie zuvor. Bei kleinen Änderungen ist das fast dasselbe wie die Regel.
scaled_epsilon = Adam ε
    .sentence = { $adam_epsilon } geteilt durch die Wurzel aus { $batch_ratio } ist { $scaled_epsilon }.
scaled_weight_decay = Weight Decay
    .sentence = Mit { $scaled_weight_decay } mitteln die Gewichte über denselben Anteil des Trainings wie mit { $weight_decay }.

remark-beyond-critical = Über der kritischen Batch-Größe von { $critical } ist es nicht mehr das Rauschen, das die Schritte bremst: Die Regel extrapoliert, und das Training kann divergieren.
remark-beyond-linear = Auf ImageNet hielt die lineare Regel bis zu { $largest } Bildern pro Batch. Darüber sank die Genauigkeit.
remark-no-beta = Bei diesem Batch-Verhältnis lässt die Regel kein β über 0 zu. Es muss unter { $largest } liegen.
