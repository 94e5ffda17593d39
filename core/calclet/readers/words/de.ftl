# What the reader of configs says. Codes come from core/calclet/readers.


## Nothing could be read

reading-error-not-understood = In diesem Text ist kein hier bekanntes Trainings-Framework zu erkennen.
reading-error-broken-syntax = { $file } lässt sich nicht lesen: Zeile { $line } ist fehlerhaft oder bricht ab.
reading-error-too-large = Das ist zu lang: { $length } Zeichen, gelesen werden höchstens { $maximum }.
reading-error-too-deep = { $file } ist in Zeile { $line } zu tief verschachtelt.
reading-error-too-many-lines = { $file } hat mehr als { $maximum } Zeilen.
reading-error-line-too-long = { $file } hat in Zeile { $line } mehr als { $maximum } Zeichen.
reading-error-too-many-settings = { $file } enthält mehr als { $maximum } Werte.
reading-error-too-many-files = Das sind mehr als { $maximum } Dateien.
reading-error-needs-yaml = { $file } nutzt in Zeile { $line } mehr von YAML, als ohne die YAML-Bibliothek gelesen wird; installieren Sie calclet mit dem Extra yaml.
reading-error-bad-request = Die Anfrage ist nicht verständlich.
reading-error-unknown-input = Es gibt nichts mit dem Namen { $name }.
reading-error-unknown-framework = Für { $framework } kann keine Konfiguration geschrieben werden: Ein Framework dieses Namens ist nicht bekannt.
reading-error-unknown-generation = { $value } gehört nicht zu den möglichen Angaben: { $choices }.
reading-error-empty = Es fehlt ein Wert.
reading-error-not-a-number = Ein Wert ist keine Zahl.
reading-error-not-an-integer = { $value } ist keine ganze Zahl.
reading-error-too-small = { $value } ist kleiner als { $minimum }.


## General notes

reading-note-default = Nirgends angegeben: { $name }. Der Standardwert ist { $value }.
reading-note-batch-in-tokens = Die Gesamtgröße ist in Tokens angegeben: { $tokens_per_step } Tokens entsprechen { $global_batch_size ->
        [one] { $global_batch_size } Sequenz
       *[other] { $global_batch_size } Sequenzen
    }.
reading-note-open-value = Hier offengelassen, { $name }: { $text }
reading-note-overridden = { $name }: Es gilt { $value } aus { $file }, das Vorrang vor { $other_value } aus { $other_file } hat.
reading-note-packing = Beim Packing wird jede Sequenz mit mehreren Beispielen bis zur vollen Länge gefüllt.
reading-note-pairs = Jedes Beispiel ist ein Paar: Für jedes gezählte laufen zwei Sequenzen durch das Modell, die bessere und die schlechtere Antwort.
reading-note-other-framework = { $file } ist für { $framework } und wurde nicht berücksichtigt.

reading-note-several-configurations = Diese Datei enthält mehrere Konfigurationen, insgesamt { $count }; wo sie sich unterscheiden, gilt die letzte.
reading-note-expert-parallel = Expertenparallelität (Grad { $size }) verringert die Zahl der Replikate nicht: Die Experten verteilen sich auf die Replikate, und von jedem gibt es { $replicas ->
        [one] { $replicas } Kopie
       *[other] { $replicas } Kopien
    }.


## General problems

reading-problem-broken-syntax = { $file } ist in Zeile { $line } fehlerhaft oder bricht ab; es zählt nur, was gelesen werden konnte.
reading-problem-contradiction = { $name }: In { $file } steht { $value }, in { $other_file } dagegen { $other_value }.
reading-problem-expected-unknown = { $name }: Erwartet wird { $expected }, aber eine Angabe, aus der es folgt, fehlt.
reading-problem-expected-otherwise = { $name }: Es ergibt sich { $value }, erwartet wird { $expected }.
reading-problem-layout-does-not-divide = Eine World Size von { $world_size } ist nicht durch den Grad der Modellparallelität, { $model_parallel_size }, teilbar.
reading-problem-batch-does-not-divide = Ein globaler Batch von { $global_batch_size } ist nicht durch einen Micro-Batch von { $micro_batch_size } mal { $data_parallel_size ->
        [one] { $data_parallel_size } Replikat
       *[other] { $data_parallel_size } Replikate
    } teilbar.
reading-problem-tokens-do-not-divide = Ein Schritt von { $tokens_per_step } Tokens ist nicht durch { $tokens_per_pass } teilbar, die Tokens eines Durchlaufs: Micro-Batch von { $micro_batch_size } × { $data_parallel_size ->
        [one] { $data_parallel_size } Replikat
       *[other] { $data_parallel_size } Replikate
    } × { $sequence_length } Tokens.


## General repairs

reading-repair-change-accumulation = Setzen Sie { $key } auf { $value }.
reading-repair-change-micro-batch = Setzen Sie { $key } auf { $value }.
reading-repair-change-total = Setzen Sie { $key } auf { $value }.
reading-repair-change-processes = Setzen Sie { $key } auf { $value }.
reading-repair-change-world = Nehmen Sie { $value ->
        [one] { $value } GPU
       *[other] { $value } GPUs
    }; das ergibt { $data_parallel_size ->
        [one] { $data_parallel_size } Replikat
       *[other] { $data_parallel_size } Replikate
    }.
reading-repair-change-key = Setzen Sie { $key } auf { $value }.
reading-repair-remove = Entfernen Sie { $key }.


## accelerate

reading-note-accelerate-accumulation-updated = Accelerate hat die Akkumulationsschritte von DeepSpeed auf { $gradient_accumulation_steps } gesetzt; in dessen Datei stand { $other }.
reading-note-accelerate-megatron-context = Accelerate teilt bei der Zahl der Replikate nicht durch den Grad der Kontextparallelität, { $context }; Megatron-LM selbst teilt auch durch ihn.
reading-note-accelerate-megatron-passes = Beim Megatron-LM-Plug-in von Accelerate sagt num_micro_batches, wie viele Durchläufe zu einem Schritt gehören ({ $passes }); gradient_accumulation_steps hat keine Wirkung.
reading-note-accelerate-scheduler = Ein mit prepare vorbereiteter Scheduler rückt bei jedem Update der Gewichte { $processes }-mal weiter, sofern split_batches nicht eingeschaltet ist.
reading-note-accelerate-split = Mit split_batches ist { $batch_size } der Batch aller Prozesse zusammen.
reading-problem-accelerate-accumulation-mismatch = Das Plug-in von Accelerate nennt { $other ->
        [one] { $other } Akkumulationsschritt
       *[other] { $other } Akkumulationsschritte
    }, die Datei von DeepSpeed { $gradient_accumulation_steps }; es gilt die von DeepSpeed.
reading-problem-accelerate-degrees-do-not-match = Die Grade von ParallelismConfig ergeben miteinander multipliziert { $product }, es gibt aber { $world_size ->
        [one] { $world_size } Prozess
       *[other] { $world_size } Prozesse
    }.
reading-problem-accelerate-split-batches = Mit split_batches muss die Batch-Größe { $batch_size } ein Vielfaches der { $processes } Prozesse sein.


## axolotl

reading-note-axolotl-packing = Mit sample_packing füllt micro_batch_size { $micro_batch_size } eine einzige Zeile von { $tokens } Tokens: Vervielfacht werden Tokens, nicht Beispiele.
reading-note-axolotl-model-parallel = Je { $model_parallel_size } GPUs einer Gruppe mit Tensor- oder Kontextparallelität teilen sich ihre Sequenzen. Axolotl zählte vor März 2026 im Log jede von ihnen zum Batch.
reading-note-axolotl-batch-size-of-a-process = batch_size { $batch_size } gilt für einen Prozess; geteilt durch micro_batch_size ergibt das { $value ->
        [one] { $value } Akkumulationsschritt
       *[other] { $value } Akkumulationsschritte
    }. Axolotl rät, stattdessen gradient_accumulation_steps zu setzen.
reading-problem-axolotl-two-of-three = Axolotl verlangt zwei von diesen dreien: micro_batch_size, gradient_accumulation_steps und batch_size.
reading-problem-axolotl-set-both = gradient_accumulation_steps und batch_size schließen einander aus.
reading-problem-axolotl-batch-size-ignored = batch_size { $batch_size } bewirkt hier nichts: Ohne Angabe ist gradient_accumulation_steps 1, und ein Prozess nimmt { $micro_batch_size ->
        [one] { $micro_batch_size } Sequenz
       *[other] { $micro_batch_size } Sequenzen
    } für ein Update.
reading-problem-axolotl-ring-attention = Kontextparallelität mit sample_packing verarbeitet immer nur eine gepackte Zeile auf einmal: micro_batch_size muss 1 sein.
reading-problem-axolotl-layout = { $world_size } GPUs lassen sich nicht durch die gesetzten Grade der Parallelität teilen.
reading-problem-axolotl-groups = Axolotl verlangt, dass ein Prozess ganze Gruppen von { $num_generations } Completions akkumuliert; micro_batch_size mal gradient_accumulation_steps ist { $completions }.
reading-repair-axolotl-set = Setzen Sie { $key } auf { $value }.
reading-repair-axolotl-drop = Entfernen Sie { $key }.
reading-repair-axolotl-accumulate = Setzen Sie { $key } auf { $value } und entfernen Sie batch_size.
reading-repair-axolotl-one-pack = Setzen Sie micro_batch_size auf 1 und gradient_accumulation_steps auf { $value }: Der Batch bleibt gleich.


## composer

reading-note-composer-automatic-microbatch = Der Micro-Batch ist automatisch: Er beginnt mit den { $device_batch } Sequenzen einer GPU und wird halbiert, sooft der Speicher nicht reicht. Der globale Batch bleibt gleich.
reading-note-composer-microbatch-reduced = Ein Micro-Batch von { $micro_batch_size } ist größer als der Batch einer GPU und wird auf diesen, { $device_batch }, verkleinert.
reading-note-composer-smaller-last-microbatch = Die { $device_batch } Sequenzen einer GPU brauchen { $passes } Durchläufe von { $micro_batch_size }, der letzte hat aber nur { $last }. Der globale Batch gilt wie angegeben; eine einzige Micro-Batch-Größe, die ihn beschreibt, gibt es nicht.


## deepspeed

reading-note-deepspeed-auto = „auto“ ist kein Wert von DeepSpeed selbst: Der Trainer oder Accelerate setzt dafür ein, was in seinen Argumenten steht.
reading-note-deepspeed-autotp = DeepSpeed zählt { $counted } GPUs, obwohl bei AutoTP je { $autotp_size } dieselben Daten sehen: Das ergibt { $replicas ->
        [one] { $replicas } Replikat
       *[other] { $replicas } Replikate
    }, und train_batch_size zählt jede Sequenz { $autotp_size }-mal.
reading-note-deepspeed-elastic = Elasticity legt sich auf einen Batch von { $train_batch_size } fest; er lässt sich auf diese Anzahlen von GPUs verteilen: { $valid }.
reading-note-deepspeed-include-whole-host = DeepSpeed lässt von 0.15.3 bis August 2026 einen Host weg, den --include ohne Slots nennt, hier { $name }; mit seinen Slots wird er verwendet.
reading-note-deepspeed-presupposes = Die Zahl der GPUs ist nirgends angegeben; die drei Batch-Größen setzen { $replicas ->
        [one] { $replicas } datenparallele GPU
       *[other] { $replicas } datenparallele GPUs
    } voraus.
reading-note-deepspeed-saw-fewer = Gestartet wurden { $started } Prozesse, DeepSpeed sah aber { $seen }: Mit allen würden die Zahlen stimmen. Es zählt 1, wo die Prozesse nichts voneinander wissen, etwa vor init_process_group oder wenn jeder für sich gestartet wurde.
reading-note-deepspeed-unmanaged = managed_gradient_accumulation ist false: Wann die Gewichte aktualisiert werden, entscheidet der Trainingscode, gleich was in der Datei steht.
reading-problem-deepspeed-all-excluded = --exclude lässt keine GPU des Hostfiles übrig.
reading-problem-deepspeed-assertion = Von DeepSpeed war ein Batch von { $global_batch_size } verlangt, gefunden hat es { $micro_batch_size } pro GPU × { $gradient_accumulation_steps ->
        [one] { $gradient_accumulation_steps } Akkumulationsschritt
       *[other] { $gradient_accumulation_steps } Akkumulationsschritte
    } × { $data_parallel_size ->
        [one] { $data_parallel_size } datenparallele GPU
       *[other] { $data_parallel_size } datenparallele GPUs
    }.
reading-problem-deepspeed-counts-and-filters = Der Launcher deepspeed lehnt --num_nodes und --num_gpus neben --include oder --exclude ab.
reading-problem-deepspeed-duplicate-key = DeepSpeed lehnt eine Datei ab, in der { $key } zweimal steht.
reading-problem-deepspeed-elastic-and-stated = Elasticity ist eingeschaltet, und DeepSpeed lehnt Batch-Größen daneben ab: { $keys }.
reading-problem-deepspeed-elastic-incomplete = Elasticity braucht max_train_batch_size und micro_batch_sizes.
reading-problem-deepspeed-elastic-world = Der elastische Batch lässt sich nicht auf { $data_parallel_size } Replikate verteilen; möglich sind { $valid }.
reading-problem-deepspeed-floored-to-nothing = { $key } ergibt { $value }, weil DeepSpeed teilt und abrundet: Die gesamte Batch-Größe ist zu klein für so viele GPUs.
reading-problem-deepspeed-host-twice = Im Hostfile steht { $name } mehr als einmal: Das lehnt deepspeed ab.
reading-problem-deepspeed-include-exclude = Der Launcher deepspeed nimmt --include oder --exclude und lehnt beides zugleich ab.
reading-problem-deepspeed-mismatch = DeepSpeed lehnt das ab: train_batch_size { $train_batch_size } ist nicht { $micro_batch_size } pro GPU × { $gradient_accumulation_steps ->
        [one] { $gradient_accumulation_steps } Akkumulationsschritt
       *[other] { $gradient_accumulation_steps } Akkumulationsschritte
    } × { $data_parallel_size ->
        [one] { $data_parallel_size } datenparallele GPU
       *[other] { $data_parallel_size } datenparallele GPUs
    }.
reading-problem-deepspeed-no-config = Es gibt keine DeepSpeed-Konfiguration { $file }: Der Pfad wird von dort aus gesucht, wo der Lauf gestartet wird, und base64 einer Konfiguration ist es auch nicht.
reading-problem-deepspeed-no-batch = DeepSpeed braucht train_batch_size oder train_micro_batch_size_per_gpu.
reading-problem-deepspeed-no-such-slot = Im Hostfile fehlt { $name }: So startet deepspeed nicht.
reading-problem-deepspeed-not-positive = { $key } ist { $value }; DeepSpeed verlangt mehr als 0.
reading-problem-deepspeed-set-batch-size = Ein neues train_batch_size muss ein Vielfaches von Micro-Batch mal datenparallele GPUs sein: Im laufenden Training ändern sich nur die Akkumulationsschritte.
reading-repair-deepspeed-ignore-stated = Setzen Sie elasticity.ignore_non_elastic_batch_info auf true, oder entfernen Sie diese Schlüssel.


## easylm

reading-note-easylm-global-batch = In EasyLM ist die Batch-Größe { $batch_size } die aller Beschleuniger in einem Durchlauf.
reading-problem-easylm-does-not-divide = Ein Batch von { $batch_size } lässt sich nicht auf { $data_parallel_size } Replikate des Meshs verteilen.


## fabric

reading-problem-fabric-conflict = Für { $key } nennt der Code { $value }, der Launcher { $launched } (1, wenn sein Flag fehlt): Fabric lehnt das ab.


## fairseq

reading-note-fairseq-by-tokens = Ein Durchlauf nimmt bis zu { $max_tokens } Tokens statt einer festen Zahl von Sequenzen; wie viele Sequenzen ein Schritt hat, schwankt also.
reading-note-fairseq-scheduled-accumulation = Die Durchläufe ändern sich mit der Epoche: { $stages }. Hier zählt die erste Angabe, { $value }.


## gpt_neox

reading-problem-gpt-neox-nothing-left = Ein Batch von { $total }, geteilt durch { $replicas ->
        [one] { $replicas } Replikat
       *[other] { $replicas } Replikate
    }, lässt für { $key } nur 0 übrig: GPT-NeoX rundet beim Teilen ab und verweigert dann den Start.
reading-problem-gpt-neox-batch-mismatch = GPT-NeoX lehnt das ab: train_batch_size { $global_batch_size } ist nicht { $micro_batch_size } pro GPU × { $gradient_accumulation_steps ->
        [one] { $gradient_accumulation_steps } Akkumulationsschritt
       *[other] { $gradient_accumulation_steps } Akkumulationsschritte
    } × { $data_parallel_size ->
        [one] { $data_parallel_size } Replikat
       *[other] { $data_parallel_size } Replikate
    }.


## grpo

reading-note-completions = Batch-Größen zählen Completions, nicht Prompts; ein Update mit { $global_batch_size } lernt aus { $prompts ->
        [one] { $prompts } Prompt
       *[other] { $prompts } Prompts
    } mit je { $num_generations } Completions.
reading-note-completions-apart = Auf einmal werden { $generation_batch_size } Completions erzeugt, ein Update nimmt { $global_batch_size }.
reading-problem-completions-not-whole-groups = Auf einmal werden { $generation_batch_size } Completions erzeugt; das ist kein Vielfaches von num_generations { $num_generations }.
reading-problem-completions-not-divisible = Ein Durchlauf aller { $data_parallel_size } Prozesse mit je { $micro_batch_size } Completions ergibt keine ganzen Gruppen von num_generations { $num_generations }: Batch-Größen zählen Completions, nicht Prompts.
reading-problem-completions-not-whole-passes = generation_batch_size { $generation_batch_size } ist kein Vielfaches der { $completions } Completions, die alle Prozesse in einem Durchlauf nehmen.
reading-problem-completions-set-twice = generation_batch_size und steps_per_generation schließen einander aus.
reading-problem-completions-at-least-two = Eine Gruppe braucht mindestens 2 Completions zum Vergleichen; num_generations ist { $num_generations }.
reading-repair-completions-other-number = Setzen Sie { $key } auf { $value }.
reading-repair-completions-more-passes = Setzen Sie { $key } auf { $value }.
reading-repair-completions-more-at-a-time = Setzen Sie { $key } auf { $value }.
reading-repair-completions-drop = Entfernen Sie { $key }.


## huggingface

reading-note-huggingface-auto-find = auto_find_batch_size verringert die Batch-Größe pro GPU, wenn der Speicher nicht reicht, und lässt die Akkumulationsschritte, wie sie sind: Der gesamte Batch kann kleiner werden.
reading-note-huggingface-banner = Aus dem Log des Trainers gelesen: { $micro_batch_size } pro GPU.
reading-note-huggingface-data-parallel = Ein Prozess betreibt { $gpus } GPUs (nn.DataParallel): Jede nimmt die Batch-Größe pro GPU, sie zählen also als { $gpus } Replikate.
reading-note-huggingface-data-parallel-banner = Das Log weist auf nn.DataParallel hin: { $adjusted_batch_size } über alle GPUs des einen Prozesses.
reading-note-huggingface-deepspeed-elsewhere = Die Argumente verweisen auf { $file }, doch diese Datei fehlt hier; Batch-Größen darin müssen auto oder dieselben sein.
reading-note-huggingface-log-counts-peers = Im Log steht { $told }, weil Transformers bis 4.57 auch kontextparallele Ranks als Replikate zählt; richtig ist { $real }.
reading-note-huggingface-old-name = { $key } ist der frühere Name von per_device_train_batch_size.
reading-note-huggingface-peers = Ranks einer Gruppe mit Kontext- oder Sequenzparallelität teilen sich ihre Daten; das Log von Transformers bis 4.57 zählt sie trotzdem als Replikate.
reading-note-huggingface-split-batches = Mit split_batches ist { $value } der Batch aller Prozesse zusammen; das Log des Trainers berücksichtigt das nicht.
reading-note-huggingface-spmd = Unter SPMD von XLA ist die Batch-Größe pro GPU die aller Beschleuniger zusammen.
reading-problem-huggingface-banner-differs = Im Log steht insgesamt { $told }, diese Dateien ergeben aber { $real }.
reading-problem-huggingface-deepspeed-mismatch = Der Trainer lehnt das ab: { $key } von DeepSpeed ist { $value }, { $other } aber { $stated }.
reading-problem-huggingface-no-batch-fits = auto_find_batch_size ist bei null angekommen: Nicht einmal eine Sequenz passt in den Speicher.
reading-repair-huggingface-use-auto = Setzen Sie diese Werte in der Datei von DeepSpeed auf auto, damit der Trainer sie einsetzt.
reading-repair-huggingface-use-deepspeed = Geben Sie dem Trainer die Werte aus der Datei von DeepSpeed.


## levanter

reading-note-levanter-schedule = Die Batch-Größe folgt einem Plan: { $stages }. Hier zählt die letzte Angabe, { $value }.
reading-problem-levanter-does-not-divide = Ein Batch von { $global_batch_size } ist nicht durch { $data_parallel_size } Replikate teilbar.


## lightning

reading-note-lightning-batch-is-split = Die Strategie dp teilt den Batch des Loaders, { $batch_size }, auf { $devices } GPUs auf; er wird nicht mit ihrer Zahl multipliziert.
reading-note-lightning-loop-accumulates = Bei Fabric akkumuliert die Trainingsschleife selbst: Wie viele Durchläufe zu einem Schritt gehören, steht in der Bedingung von no_backward_sync, die hier nicht gelesen wird.
reading-note-lightning-scheduled-accumulation = Die Durchläufe ändern sich mit der Epoche, { $stages }; das hier ist der Batch am Anfang, mit { $value }.
reading-problem-lightning-accumulation-twice = Lightning lehnt accumulate_grad_batches neben einem GradientAccumulationScheduler ab: Eines von beiden muss weg.
reading-problem-lightning-deepspeed-accumulation = Lightning lehnt gradient_accumulation_steps in der DeepSpeed-Konfiguration ab: Es setzt den Wert selbst, nach accumulate_grad_batches.


## litgpt

reading-note-litgpt-silent-floor = litgpt rundet stillschweigend ab: Verlangt sind { $asked } Sequenzen, ein Schritt hat { $reached }, { $lost } fallen weg.
reading-problem-litgpt-no-pass = litgpt bricht mit einem AssertionError ohne Text ab: Von { $global_batch_size } Sequenzen erhält jede der { $data_parallel_size } GPUs { $share }, weniger als einen Micro-Batch von { $micro_batch_size }.
reading-problem-litgpt-assertion = litgpt ist abgebrochen, weil für einen Durchlauf nichts blieb: global_batch_size, durch die Zahl der GPUs geteilt und abgerundet, ist kleiner als micro_batch_size.


## llama_factory

reading-note-llama_factory-pretraining-packs = Mit stage pt werden Beispiele bis zur vollen cutoff_len gepackt, sofern Packing nicht ausgeschaltet ist.
reading-note-llama_factory-global-from-micro = Ohne global_batch_size bildet ein Micro-Batch jedes Replikats ein Update.


## llm_c


## llm_foundry

reading-note-llm_foundry-replication = Mit replication lesen je { $replication } GPUs dieselben Sequenzen, llm-foundry teilt den Batch aber durch alle GPUs: Die Zahl der verschiedenen Sequenzen je Update ist { $reached }, nicht { $asked }.
reading-problem-llm_foundry-does-not-divide = llm-foundry lehnt einen globalen Batch von { $global_batch_size } auf { $data_parallel_size } GPUs ab: Er muss ein Vielfaches ihrer Zahl sein.
reading-problem-llm_foundry-replication-does-not-divide = { $world_size } GPUs lassen sich nicht in Gruppen zu { $replication } teilen, wie replication es verlangt.
reading-problem-llm_foundry-sequence-parallelism = llm-foundry unterstützt keine Sequenzparallelität und bricht bei { $key } = { $value } ab.


## maxtext

reading-note-maxtext-cut-off = MaxText schneidet ab, was nicht ganz ist: Aus { $asked } Sequenzen auf { $chips } Chips werden { $reached }.
reading-note-maxtext-per-chip = per_device_batch_size { $per_device_batch_size } gilt für jeden Chip, auch für solche, die sich ein Replikat teilen.
reading-note-maxtext-ramp = Der Batch wächst während des Trainings: pro Chip in Inkrementen von { $increment } von { $start } auf { $target }, über { $samples } Sequenzen. Hier zählt der letzte Wert.
reading-note-maxtext-shared-sequences = { $sequences } Sequenzen lassen sich nicht gleichmäßig auf { $replicas } Replikate verteilen; gezählt werden { $counted } gleiche Teile.
reading-problem-maxtext-no-sequence = Für { $chips } Chips zusammen bleibt weniger als eine Sequenz.
reading-problem-maxtext-microbatches = MaxText kann die { $sequences_per_pass } Sequenzen eines Durchlaufs nicht in { $pipeline_microbatches } Pipeline-Micro-Batches teilen.
reading-problem-maxtext-pipeline-microbatches = { $sequences } Sequenzen eines Durchlaufs lassen sich nicht in { $microbatches } Pipeline-Micro-Batches teilen, deren Zahl auch ein Vielfaches der { $stages } Stufen sein muss.
reading-problem-maxtext-ramp-does-not-divide = Die Rampe von { $start } bis { $target } ist kein Vielfaches ihres Inkrements { $increment }.


## megatron

reading-note-megatron-rampup = Der Batch wächst in Inkrementen von { $increment } von { $start } auf { $full } Sequenzen. Die volle Größe ist nach { $steps } Schritten und { $samples } Sequenzen erreicht.
reading-note-megatron-rampup-ignored = Megatron-LM übergeht --rampup-batch-size seit April 2026 und beginnt mit dem vollen Batch; das Flag dafür heißt jetzt --step-batch-size-schedule.
reading-note-megatron-schedule = Der Batch wächst von { $first } auf { $last } Sequenzen; Zahl der Größen: { $stages }. Die letzte ist nach { $steps } Schritten und { $samples } Sequenzen erreicht. Schwellen zählen Tokens.
reading-note-megatron-steps = Mit dem wachsenden Batch brauchen { $samples } Sequenzen { $steps } Schritte; mit dem vollen von Anfang an wären es { $constant }.
reading-note-megatron-decreased = --decrease-batch-size-if-needed verkleinert den Batch von { $asked } auf { $reached }, das nächste Vielfache von { $unit } darunter. Im Log steht weiter { $asked }.
reading-problem-megatron-nothing-left = --decrease-batch-size-if-needed lässt von einem Batch von { $asked } nichts übrig: Schon ein Micro-Batch jedes Replikats ergibt { $unit }.
reading-problem-megatron-no-micro-batches = Für jedes Replikat bleiben { $passes } Micro-Batches: Der globale Batch ist kleiner als ein Micro-Batch jedes Replikats.
reading-problem-megatron-current-not-divisible = Beim Wachsen kam der Batch auf { $size }, und das ist nicht durch Micro-Batches von { $micro_batch_size } auf { $data_parallel_size } Replikaten teilbar. Jede Größe einer Rampe muss ein Vielfaches ihres Produkts sein.
reading-problem-megatron-experts = Eine World Size von { $world_size } ist nicht durch { $size } teilbar, das Produkt aus Experten-, Experten-Tensor- und Pipeline-Parallelität.
reading-problem-megatron-renamed = Megatron-LM lehnt { $old } ab; es heißt jetzt { $new }.
reading-problem-megatron-old-batch-size = Megatron-LM lehnt --batch-size ab; es heißt jetzt --micro-batch-size und zählt die Sequenzen eines Replikats in einem Durchlauf.
reading-problem-megatron-rampup-and-iterations = Ein Batch, der mit --rampup-batch-size wächst, braucht ein Training, dessen Länge in Sequenzen angegeben ist: --train-samples statt --train-iters.
reading-problem-megatron-rampup-needs-samples = Megatron-LM lehnt bis April 2026 --rampup-batch-size neben --train-iters { $steps } ab: Mit einem wachsenden Batch wird die Länge in Sequenzen gemessen.
reading-problem-megatron-rampup-increments = Inkremente von { $increment } führen nicht von { $start } zu { $full }.
reading-problem-megatron-rampup-start = Die Rampe muss mit mindestens einer Sequenz beginnen.
reading-problem-megatron-rampup-above = Die Rampe beginnt mit { $start }, über dem globalen Batch von { $full }.
reading-problem-megatron-rampup-empty = Von { $start } bis { $full } hat die Rampe nichts zu steigern: Megatron-LM teilt dann durch null.
reading-problem-megatron-rampup-indivisible = Die Rampe kommt auf { $size }, und das ist kein Vielfaches von { $unit }, einem Micro-Batch jedes Replikats: Dort bricht das Training ab.
reading-problem-megatron-schedule-form = { $entry } hat nicht die Form TOKENS:SIZE, die --step-batch-size-schedule braucht.
reading-problem-megatron-schedule-first = Der Plan beginnt mit { $threshold }; die erste Schwelle muss 0 sein.
reading-problem-megatron-schedule-order = Zwei Schwellen des Plans fallen auf dieselbe Sequenz: Sie werden durch eine Länge von { $length } geteilt und abgerundet.
reading-problem-megatron-schedule-indivisible = Der Plan kommt auf { $size }, und das ist kein Vielfaches von { $unit }, einem Micro-Batch jedes Replikats: Dort bricht das Training ab.
reading-problem-megatron-schedule-and-global = --step-batch-size-schedule schließt --global-batch-size aus: Die letzte Größe des Plans ist der globale Batch.
reading-problem-megatron-schedule-and-decrease = --step-batch-size-schedule schließt --decrease-batch-size-if-needed aus.
reading-problem-megatron-schedule-and-rampup = --step-batch-size-schedule schließt --rampup-batch-size aus.
reading-repair-megatron-decrease-batch-size = Fügen Sie { $key } hinzu: Trainiert wird dann mit einem Batch von { $value }.
reading-repair-megatron-no-rampup = Entfernen Sie { $key }: Der Batch hat dann von Anfang an die volle Größe.
reading-repair-megatron-set-rampup = Setzen Sie { $key } auf { $value }.
reading-repair-megatron-train-samples = Ersetzen Sie --train-iters durch { $key } { $value }; das ist gleich lang.
reading-repair-megatron-remove = Entfernen Sie { $key }.
reading-repair-megatron-rename = Ersetzen Sie { $old } durch { $new }.
reading-repair-megatron-schedule-from-zero = Setzen Sie { $key } auf „{ $value }“.


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = gradient_accumulation_steps ist nicht gesetzt: swift nimmt { $value }, damit alle Prozesse zusammen auf mindestens 16 Sequenzen kommen.
reading-note-ms_swift-one-process = Ohne NPROC_PER_NODE startet swift einen einzigen Prozess, der das Modell über die sichtbaren GPUs verteilt.


## nanochat

reading-note-nanochat-automatic-batch = Die gesamte Batch-Größe ist automatisch: nanochat berechnet sie aus dem Modell und seinem Token-Budget und gibt sie zu Beginn aus.
reading-problem-nanochat-not-a-multiple = Insgesamt { $tokens_per_step } Tokens sind kein Vielfaches der { $tokens_per_pass }, die ein Durchlauf aller GPUs nimmt.


## nanogpt

reading-note-nanogpt-world-total = In nanoGPT zählt gradient_accumulation_steps { $gradient_accumulation_steps } die Durchläufe aller GPUs zusammen; ein Schritt hat daher { $global_batch_size } Sequenzen, auf wie vielen GPUs auch immer, solange ihre Zahl diesen Wert teilt.
reading-problem-nanogpt-does-not-divide = nanoGPT bricht ab: gradient_accumulation_steps { $gradient_accumulation_steps } ist nicht durch { $world_size } GPUs teilbar.
reading-problem-nanogpt-assertion = nanoGPT ist abgebrochen, weil gradient_accumulation_steps, das die Durchläufe aller GPUs zusammen zählt, nicht durch ihre Zahl teilbar ist.


## nanotron

reading-problem-nanotron-layout = Die Grade ergeben { $product } GPUs ({ $replicas ->
        [one] { $replicas } Replikat
       *[other] { $replicas } Replikate
    } × { $tensor } Tensor × { $pipeline } Pipeline × { $context } Kontext), das Training läuft aber auf { $world_size }.
reading-repair-nanotron-set-dp = Setzen Sie { $key } auf { $value }; damit sind alle GPUs genutzt.


## nemo

reading-note-nemo-packed = Die Daten sind gepackt: Der globale Batch zählt gepackte Sequenzen, und jede davon enthält mehrere der ursprünglichen. Um aus so vielen Sequenzen zu lernen wie ohne Packing, teilen Sie ihn durch die Zahl der ursprünglichen pro gepackter Sequenz.
reading-problem-nemo-accumulate-grad-batches = accumulate_grad_batches des Trainers muss 1 bleiben: NeMo akkumuliert von selbst, wie es Micro-Batch und globale Batch-Größe verlangen.
reading-problem-nemo-packed-micro-batch = Gepackte Daten brauchen Micro-Batches der Größe 1, nicht { $size }.
reading-repair-nemo-accumulate-one = Setzen Sie { $key } auf 1.
reading-repair-nemo-packed-one = Setzen Sie { $key } auf 1.


## olmo

reading-note-olmo-micro-batch-cut = Micro-Batches von { $size } sind mehr, als eine GPU erhält: Sie verarbeitet ihre { $each } in einem Durchlauf.
reading-note-olmo-smaller-last-micro-batch = Die { $each } Sequenzen einer GPU in Micro-Batches von { $size } lassen am Ende einen von { $last }. Der globale Batch gilt wie angegeben; eine einzige Micro-Batch-Größe, die ihn beschreibt, gibt es nicht.
reading-problem-olmo-batch-not-divisible = Der Batch von { $global_batch_size } ist nicht durch { $world_size } GPUs teilbar. OLMo bricht dort mit einem AssertionError ohne Text ab.


## olmo_core

reading-note-olmo-core-tokens = OLMo-core zählt Batches in Tokens: { $tokens } Tokens in Sequenzen von { $length }.
reading-problem-olmo-core-not-tokens = { $tokens } Tokens sind weniger als eine Sequenz von { $length }: OLMo-core zählt Batches in Tokens, nicht in Sequenzen.
reading-problem-olmo-core-partial = { $tokens } Tokens ergeben keine ganze Zahl von Sequenzen der Länge { $length }.
reading-problem-olmo-core-partial-rank = Was jedes Replikat vom Batch nimmt, in Tokens gezählt, muss eine ganze Zahl von Sequenzen sein.
reading-repair-olmo-core-in-tokens = Multiplizieren Sie, was als Zahl von Sequenzen gemeint war, mit { $length }.


## open_clip

reading-note-open_clip-pairs = Gezählt werden Paare aus Bild und Text.


## openrlhf

reading-note-openrlhf-answers = train_batch_size zählt Antworten, { $num_generations } je Prompt; rollout_batch_size zählt Prompts.
reading-note-openrlhf-dynamic-batch = Micro-Batches werden hier nach Tokens geschnitten: Wie viele Sequenzen sie enthalten, ist jedes Mal anders.
reading-note-openrlhf-deepspeed-batch = Als Batch erhält DeepSpeed den Wert { $value }, weil es die GPUs mitzählt, die sich eine Sequenz teilen; ein Update nimmt weiterhin train_batch_size Sequenzen.
reading-note-openrlhf-packing = Mit packing_samples werden die Sequenzen eines Micro-Batches ohne Padding aneinandergereiht: Die Tokens pro Schritt sind ein Höchstwert.


## slurm

reading-note-slurm-idle = Reserviert sind { $reserved } GPUs, gestartet { $world_size ->
        [one] wird aber nur { $world_size } Prozess
       *[other] werden aber nur { $world_size } Prozesse
    }.
reading-problem-slurm-too-few = Gestartet werden { $world_size } Prozesse, reserviert { $reserved ->
        [one] ist aber nur { $reserved } GPU
       *[other] sind aber nur { $reserved } GPUs
    }.


## torchrun


## torchtitan

reading-note-torchtitan-old-batch-size = training.batch_size heißt seit Juni 2025 training.local_batch_size; neuere Versionen kennen den alten Namen nicht.
reading-note-torchtitan-tokens = Batches werden in Tokens gezählt, wie in torchtitan seit August 2026: { $tokens } Tokens je Replikat und Durchlauf ergeben { $sequences ->
        [one] { $sequences } Sequenz
       *[other] { $sequences } Sequenzen
    } von { $length } Tokens.
reading-note-torchtitan-partial-sequences = { $tokens } Tokens je Replikat und Durchlauf ergeben keine ganze Zahl von Sequenzen der Länge { $length }: Dokumente werden zu einer einzigen Zeile zusammengelegt.
reading-note-torchtitan-pipeline-passes = Die Pipeline verarbeitet { $passes } Micro-Batches pro Akkumulationsschritt; hier zählen alle zusammen, { $count }.
reading-note-torchtitan-pipeline-split = Die Pipeline teilt den lokalen Batch von { $size } in { $parts } Micro-Batches von { $part }.
reading-problem-torchtitan-layout = torchtitan lehnt dieses Layout ab: { $replicate } Replicate × { $shard } Shard × { $context } Kontext × { $tensor } Tensor × { $pipeline } Pipeline ergibt { $product }, nicht die World Size { $world_size }.
reading-problem-torchtitan-experts = Ein expertenparalleler Grad von { $size } teilt die { $among } Ranks der Shard-, Kontext- und Tensorparallelität nicht, auf die sich die Experten verteilen sollen.
reading-problem-torchtitan-tokens-do-not-divide = { $tokens } Tokens pro Schritt sind kein Vielfaches von { $unit }, die alle Replikate in einem Akkumulationsschritt nehmen.
reading-repair-torchtitan-set-shard = Setzen Sie { $key } auf { $value }.
reading-repair-torchtitan-set-experts = Setzen Sie { $key } auf { $value }.


## torchtune

reading-note-torchtune-docstring = Die Docstrings multiplizieren mit allen GPUs; der Sampler zählt Gruppen von { $model_parallel_size } tensor- und kontextparallelen GPUs nur einmal.
reading-note-torchtune-leftover = Durchläufe, die am Ende einer Epoche übrig bleiben, weniger als { $gradient_accumulation_steps }, ergeben kein Update.
reading-problem-torchtune-layout = { $replicate_size } Replicate × { $shard_size } Shard × { $tensor_parallel_size } Tensor- und Kontextparallelität ergeben nicht die vorhandenen { $world_size } GPUs.
reading-problem-torchtune-replicas = { $replicas } datenparallele GPUs lassen sich nicht in { $replicate_size } Gruppen teilen.
reading-repair-torchtune-shards = Setzen Sie { $key } auf { $value }.


## trl


## unsloth

reading-note-unsloth-one-gpu = Nichts startet mehr als einen Prozess: Unsloth trainiert auf einer GPU.
reading-note-unsloth-several-gpus = Ein Prozess sieht { $gpus } GPUs und trainiert auf einer davon; ältere Versionen von Unsloth nehmen dann { $value ->
        [one] { $value } Sequenz
       *[other] { $value } Sequenzen
    } für einen Durchlauf.
reading-note-unsloth-banner = Das Banner nennt { $batch_per_device ->
        [one] { $batch_per_device } Sequenz
       *[other] { $batch_per_device } Sequenzen
    } pro GPU und { $gradient_accumulation_steps ->
        [one] { $gradient_accumulation_steps } Akkumulationsschritt
       *[other] { $gradient_accumulation_steps } Akkumulationsschritte
    }.
reading-note-unsloth-other-run = Das Banner mit { $batch_per_device } pro GPU stammt von einem anderen Training als diesem; es gilt, was angegeben ist.
reading-note-unsloth-set-to-generations = Unsloth hat den Batch pro GPU auf { $batch_per_device } gesetzt, die Zahl der Completions je Prompt.
reading-note-unsloth-raises-batch = Unsloth setzt per_device_train_batch_size auf num_generations { $num_generations }, weil { $micro_batch_size } pro GPU keine ganzen Gruppen ergibt.
reading-problem-unsloth-batch-times-gpus = per_device_train_batch_size ist { $micro_batch_size }, im Banner steht aber { $batch_per_device }: Ein Prozess sieht { $gpus } GPUs und vervielfacht den Batch entsprechend, auf einer einzigen davon.
reading-repair-unsloth-one-device = Geben Sie in { $key } nur eine GPU an.


## verl

reading-note-verl-answers = train_batch_size und ppo_mini_batch_size zählen Prompts; zu jedem gehören { $num_generations } Antworten, und aus diesen lernt ein Update.
reading-note-verl-dynamic-batch = Micro-Batches werden hier nach Tokens geschnitten: Wie viele Sequenzen sie enthalten, ist jedes Mal anders.
reading-problem-verl-passes = Jedes Replikat (insgesamt { $replicas }) nimmt { $answers } Antworten für ein Update, und die lassen sich nicht in Durchläufe von { $micro_batch_size } aufteilen.
reading-problem-verl-passes-message = Ein Replikat nimmt { $answers } Antworten für ein Update, und die lassen sich nicht in Durchläufe von { $micro_batch_size } aufteilen.
reading-problem-verl-floors = { $asked } Antworten lassen sich nicht auf { $replicas } Replikate verteilen: verl rundet stillschweigend ab, und ein Update lernt aus { $reached }.
reading-problem-verl-mini-exceeds-train = ppo_mini_batch_size { $mini_batch_size } ist mehr als die { $train_batch_size } Prompts eines Rollouts.
reading-problem-verl-rollout = Ein Rollout von { $answers } Antworten ist nicht durch { $minimum } teilbar.
reading-repair-verl-mini-batch = Setzen Sie { $key } auf { $value }.
reading-repair-verl-rollout-batch = Setzen Sie { $key } auf { $value }.
