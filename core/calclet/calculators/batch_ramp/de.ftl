title = Rampe der Batch-Größe
lead = Daraus, wie der Batch im Lauf des Trainings wächst, ergeben sich die Stufen, die Schritte jeder Stufe und die Schritte, die durch die Rampe hinzukommen.
synonyms = Warmup der Batch-Größe, Batch-Größen-Warmup, wachsende Batch-Größe, Batch-Größe verdoppeln, Zeitplan der Batch-Größe, Stufen, batch size warm-up, batch size schedule, rampup-batch-size, rampup_batch_size, step-batch-size-schedule, batch ramp-up, BatchSizeScheduler, BLOOM, GPT-3, PaLM, Nemotron, Megatron-LM, NeMo

group-ramp = Rampe
group-run = Ganzes Training
group-passes = Durchläufe

ramp_given_as = Rampe angegeben als
    .help = Megatron-LM kannte gleiche Inkremente (--rampup-batch-size); seit April 2026 übergeht es sie und nimmt Größen und Schwellen (--step-batch-size-schedule).
    .option-linear = Gleiche Inkremente
    .option-thresholds = Größen und Schwellen
start_batch_size = Erste Batch-Größe
    .help = Sequenzen des allerersten Schritts, über alle Replikate und Durchläufe.
batch_size_increment = Inkrement
    .help = Sequenzen, um die der Batch jedes Mal wächst. Es muss von der ersten Größe zur vollen führen.
ramp_sequences = Sequenzen der Rampe
    .help = So viele werden gesehen, bevor der Batch voll ist. Auf jede Größe entfällt der gleiche Anteil.
global_batch_size = Volle Batch-Größe
    .help = Effektive (globale) Batch-Größe nach der Rampe.
threshold_unit = Schwellen in
    .help = Megatron-LM zählt Tokens, andere Frameworks auch Sequenzen oder Schritte.
    .option-tokens = Tokens
    .option-sequences = Sequenzen
    .option-steps = Schritten
schedule = Größen und Schwellen
    .help = Ab jeder Schwelle haben die Schritte diese Größe. Die erste Schwelle ist 0.
    .column-after = Ab
    .column-batch_size = Batch-Größe
training_given_as = Trainingsdauer in
    .help = Länge des ganzen Trainings einschließlich der Rampe.
    .option-sequences = Sequenzen
    .option-tokens = Tokens
training_sequences = Sequenzen des Trainings
    .help = In Megatron-LM heißen sie train_samples. Ein letzter Batch, der nicht voll ist, fällt weg.
training_tokens = Tokens des Trainings
    .help = Geteilt durch die Sequenzlänge und auf ganze Sequenzen abgerundet.
sequence_length = Sequenzlänge
    .help = Tokens pro Sequenz, in allen Stufen gleich.
micro_batch_size = Micro-Batch pro Replikat
    .help = Jeder Batch der Rampe muss ein Vielfaches von Micro-Batch-Größe × Replikaten sein. Kleine Batches brauchen anfangs vielleicht einen kleineren Micro-Batch.
data_parallel_size = Datenparallele Replikate
    .help = Replikate, die jeweils eigene Daten verarbeiten.
decrease_if_needed = Größen abrunden
    .help = Auf ein Vielfaches von Micro-Batch-Größe × Replikaten, wie mit --decrease-batch-size-if-needed. Megatron-LM erlaubt das nur bei Inkrementen.

total_steps = Optimizer-Schritte gesamt
    .sentence = { $ramp_steps ->
            [one] { $ramp_steps } Schritt
           *[other] { $ramp_steps } Schritte
        } der Rampe + { $full_steps } mit voller Größe = { $total_steps ->
            [one] { $total_steps } Schritt
           *[other] { $total_steps } Schritte
        }.
ramp_steps = Schritte der Rampe
    .sentence = Es dauert { $ramp_steps ->
            [one] { $ramp_steps } Schritt
           *[other] { $ramp_steps } Schritte
        }, bis der Batch voll ist.
full_steps = Schritte mit voller Größe
    .sentence = { $full_steps ->
            [one] { $full_steps } Schritt hat
           *[other] { $full_steps } Schritte haben
        } die letzte Batch-Größe des Plans.
constant_steps = Schritte ohne Rampe
    .sentence = Mit voller Größe von Anfang an hätte das Training { $constant_steps ->
            [one] { $constant_steps } Schritt
           *[other] { $constant_steps } Schritte
        }.
ramp_sequences_seen = Sequenzen in der Rampe
    .sentence = { $ramp_steps ->
            [one] { $ramp_steps } Schritt sieht
           *[other] { $ramp_steps } Schritte sehen
        } { $ramp_sequences_seen ->
            [one] { $ramp_sequences_seen } Sequenz
           *[other] { $ramp_sequences_seen } Sequenzen
        }: Der letzte einer Stufe kann über ihre Schwelle hinausgehen.
ramp_tokens = Tokens in der Rampe
    .sentence = { $ramp_sequences_seen } Sequenzen × { $sequence_length } Tokens = { $ramp_tokens } Tokens.
unused_sequences = Ungenutzte Sequenzen
    .sentence = { $unused_sequences ->
            [one] { $unused_sequences } Sequenz ergibt
           *[other] { $unused_sequences } Sequenzen ergeben
        } am Ende keinen vollen Batch und { $unused_sequences ->
            [one] fällt
           *[other] fallen
        } weg.
stages = Stufen
    .sentence = Jede Stufe mit ihrem ersten Schritt, gezählt ab 0.
    .column-first_step = Ab Schritt
    .column-batch_size = Batch-Größe
    .column-steps = Schritte
    .column-tokens = Tokens

refusal-increments-miss = Inkremente von { $batch_size_increment } führen nicht von { $start_batch_size } zu { $global_batch_size }.
refusal-no-start = Die erste Schwelle muss 0 sein, damit das Training von Anfang an eine Batch-Größe hat.
refusal-same-threshold = Zwei Größen haben dieselbe Schwelle.
refusal-size-below-one = Jede Batch-Größe muss mindestens 1 sein.
refusal-does-not-divide = Ein Batch von { $size } ist kein Vielfaches von { $multiple } = { $micro_batch_size } Sequenzen × { $data_parallel_size } Replikate.
refusal-too-many-stages = Das wären mehr als { $maximum } Stufen. Wählen Sie ein größeres Inkrement.
remark-never-full = Das Training endet, bevor der Batch auf { $full } gewachsen ist.
