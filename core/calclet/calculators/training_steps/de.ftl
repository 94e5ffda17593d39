title = Trainingsschritte und Epochen
lead = Aus einem Budget in Tokens, Sequenzen oder Epochen und dem Batch ergeben sich die Optimizer-Schritte des Trainings, so wie Ihr Framework sie zählt, und was jede Epoche übrig lässt.
synonyms = Zahl der Trainingsschritte, Gesamtschritte, Schritte pro Epoche, Iterationen pro Epoche, letzter Batch, unvollständiger Batch, Rest der Gradientenakkumulation, number of training steps, total steps, max_steps, train_iters, train_samples, num_train_epochs, steps per epoch, drop_last, even_batches, DistributedSampler, Hugging Face Trainer, Accelerate, PyTorch Lightning, torchtune, litgpt, Megatron-LM

group-budget = Budget und Daten
group-batch = Batch
group-framework = Framework

budget_given_as = Budget angegeben als
    .help = Rezepte für das Pretraining nennen Tokens oder Sequenzen, Rezepte für das Fine-Tuning Epochen.
    .option-tokens = Tokens
    .option-sequences = Sequenzen
    .option-epochs = Epochen
token_budget = Token-Budget
    .help = Tokens, die das Training sehen soll; jedes zählt so oft, wie es gelesen wird.
sequence_budget = Sequenz-Budget
    .help = Sequenzen, die das Training sehen soll; in Megatron-LM heißen sie train_samples.
epochs = Epochen
    .help = Durchgänge durch den Datensatz. Nur Transformers nimmt auch Teile davon an.
dataset_size = Sequenzen im Datensatz
    .help = Zeilen, die der Loader ausgibt: Beispiele oder, wenn gepackt wird, gepackte Zeilen.
global_batch_size = Effektive (globale) Batch-Größe
    .help = Sequenzen hinter einem Optimizer-Update, über alle Replikate und Durchläufe.
tokens_per_step = Tokens pro Schritt
    .help = Effektive Batch-Größe × Sequenzlänge. Sind die Zeilen nicht voll, tragen Sie die echten Tokens ein.
convention = Gezählt wie in
    .help = Wo eine Epoche nicht mit einem vollen Schritt endet, machen manche Frameworks den letzten trotzdem, andere lassen ihn aus oder lesen in der nächsten Epoche weiter.
    .option-none = Ohne: bis das Budget erreicht ist
    .option-transformers = Transformers, Axolotl
    .option-accelerate = Accelerate
    .option-lightning = Lightning
    .option-torchtune = torchtune
    .option-litgpt = litgpt
    .option-megatron = Megatron-LM
data_parallel_size = Datenparallele Replikate
    .help = Replikate, an die die Daten verteilt werden; jeder ZeRO- oder FSDP-Rank zählt als eines.
gradient_accumulation_steps = Akkumulationsschritte
    .help = Gradientenakkumulation: Durchläufe jedes Replikats vor einem Update. Daraus folgt der Micro-Batch: effektiver Batch ÷ Replikate ÷ Durchläufe.
drop_last = Letzten Micro-Batch auslassen
    .help = Der Loader lässt einen Micro-Batch aus, der nicht voll ist: drop_last, dataloader_drop_last.

total_steps = Optimizer-Schritte gesamt
    .sentence =
        { $budget_given_as ->
            [epochs] { $epochs ->
                [one] { $epochs } Epoche braucht
               *[other] { $epochs } Epochen brauchen
            } { $total_steps ->
                [one] { $total_steps } Optimizer-Schritt
               *[other] { $total_steps } Optimizer-Schritte
            }.
            [sequences] { $sequence_budget } Sequenzen brauchen { $total_steps ->
                [one] { $total_steps } Optimizer-Schritt
               *[other] { $total_steps } Optimizer-Schritte
            }.
           *[tokens] { $token_budget } Tokens brauchen { $total_steps ->
                [one] { $total_steps } Optimizer-Schritt
               *[other] { $total_steps } Optimizer-Schritte
            }.
        }
steps_per_epoch = Schritte pro Epoche
    .sentence =
        { $convention ->
            [transformers] Ein nicht voller Schritt zählt: aufgerundet { $steps_per_epoch } in jeder Epoche.
            [accelerate] Ein nicht voller Schritt zählt: aufgerundet { $steps_per_epoch } in jeder Epoche.
            [lightning] Ein nicht voller Schritt zählt: aufgerundet { $steps_per_epoch } in jeder Epoche.
            [torchtune] Nur volle Schritte zählen: abgerundet { $steps_per_epoch } in jeder Epoche.
            [litgpt] Schritte gehen über das Ende einer Epoche hinweg: im Mittel { $steps_per_epoch } in jeder.
           *[other] { $dataset_size } ÷ { $global_batch_size } = { $steps_per_epoch }; das Ende einer Epoche ist kein eigener Schritt.
        }
epochs_seen = Durchlaufene Epochen
    .sentence = { $total_steps ->
            [one] Der Schritt geht
           *[other] Die Schritte gehen
        } { $epochs_seen ->
            [one] einmal
           *[other] { $epochs_seen }-mal
        } durch die Daten.
sequences_seen = Gesehene Sequenzen
    .sentence = { $total_steps ->
            [one] { $total_steps } Schritt lernt
           *[other] { $total_steps } Schritte lernen
        } aus { $sequences_seen ->
            [one] { $sequences_seen } Sequenz
           *[other] { $sequences_seen } Sequenzen
        }; jede zählt so oft, wie sie gelesen wird.
tokens_seen = Gesehene Tokens
    .sentence = Mit { $tokens_per_step } Tokens in einem vollen Schritt sind das { $tokens_seen } Tokens.
tokens_beyond_budget = Über dem Token-Budget
    .sentence = { $tokens_seen } − { $token_budget } = { $tokens_beyond_budget } Tokens; unter null bleiben so viele ungenutzt.
sequences_beyond_budget = Über dem Sequenz-Budget
    .sentence = { $sequences_seen } − { $sequence_budget } = { $sequences_beyond_budget } Sequenzen; unter null bleiben so viele ungenutzt.
last_step_passes = Durchläufe im unvollständigen Schritt
    .sentence =
        { $convention ->
            [litgpt] Ganz am Ende { $last_step_passes ->
                [one] bleibt { $last_step_passes }
               *[other] bleiben { $last_step_passes }
            } von { $gradient_accumulation_steps } Durchläufen übrig.
            [torchtune] Am Ende jeder Epoche { $last_step_passes ->
                [one] bleibt { $last_step_passes }
               *[other] bleiben { $last_step_passes }
            } von { $gradient_accumulation_steps } Durchläufen übrig.
           *[other] Jede Epoche endet mit einem Schritt nach { $last_step_passes } von { $gradient_accumulation_steps } Durchläufen.
        }
last_step_sequences = Sequenzen im unvollständigen Schritt
    .sentence =
        { $last_step_sequences ->
            [one] { $last_step_sequences } Sequenz
           *[other] { $last_step_sequences } Sequenzen
        } statt { $global_batch_size }.
last_step_weight = Gewicht des unvollständigen Schritts
    .sentence =
        { $convention ->
            [transformers] Geteilt wird durch die tatsächlichen Durchläufe, { $last_step_passes }, oder durch ihre Tokens: Der Gradient ist ein voller Mittelwert.
            [torchtune] Es folgt kein Schritt: Diese Durchläufe finden gar nicht erst statt.
            [litgpt] Es folgt kein Schritt: Ihre Gradienten werden verworfen.
           *[other] Geteilt wird durch { $gradient_accumulation_steps } Durchläufe, obwohl es nur { $last_step_passes } gab: Der Gradient ist { $last_step_weight } des Mittelwerts.
        }
repeated_sequences = Wiederholt pro Epoche
    .sentence = Damit alle Replikate gleich viele haben, { $repeated_sequences ->
            [one] wird { $repeated_sequences } Sequenz
           *[other] werden { $repeated_sequences } Sequenzen
        } in jeder Epoche zweimal gelesen.
unused_sequences = Ungenutzt pro Epoche
    .sentence = Aus { $unused_sequences ->
            [one] { $unused_sequences } Sequenz
           *[other] { $unused_sequences } Sequenzen
        } wird in jeder Epoche nicht gelernt; beim Mischen sind es jedes Mal andere.

refusal-does-not-divide = { $data_parallel_size } Replikate × { $gradient_accumulation_steps } Durchläufe = { $multiple }; ein Batch von { $global_batch_size } ist dadurch nicht teilbar. Der nächste, der es ist: { $nearest }.
refusal-whole-epochs = Dieses Framework trainiert nur ganze Epochen.
refusal-no-step = Es reicht nicht für einen einzigen vollen Schritt: Eine Epoche hat { $dataset_size } Sequenzen, ein Schritt { $global_batch_size }.
remark-schedule-ends-early = litgpt plant die Lernrate für { $planned } Schritte, macht aber { $steps }: Die letzten liegen hinter dem Ende des Lernratenplans.
