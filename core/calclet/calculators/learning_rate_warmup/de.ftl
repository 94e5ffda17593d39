title = Warmup der Lernrate
lead = Aus der höchsten Lernrate, der Gesamtzahl der Schritte und der Länge des Warmups ergibt sich die Lernrate zu jedem Schritt, so wie Transformers, nanoGPT oder torchtitan zählt.
synonyms = Lernratenplan, Lernraten-Scheduler, Warmup-Schritte, Aufwärmphase, linearer Warmup, Cosine Decay, Kosinus, linearer Abfall, cosine annealing, LR schedule, learning rate warmup, learning rate schedule, warmup_steps, warmup_ratio, warmup_iters, min_lr, maximale Lernrate, Peak-Lernrate, AdamW, beta2, Hugging Face Trainer

group-schedule = Lernratenplan
group-warmup = Warmup
group-step = Betrachteter Schritt

peak_learning_rate = Höchste Lernrate
    .help = Der Höchstwert am Ende des Warmups. In Trainingsrezepten heißt er schlicht Lernrate.
total_steps = Optimizer-Schritte gesamt
    .help = Optimizer-Updates des ganzen Trainings, nicht Micro-Batches: bei Gradientenakkumulation Durchläufe ÷ Akkumulationsschritte.
decay = Abfall nach dem Warmup
    .help = Wie die Rate zwischen dem Ende des Warmups und dem letzten Schritt sinkt.
    .option-constant = Keiner
    .option-linear = Linear
    .option-cosine = Kosinus
minimum_learning_rate = Kleinste Lernrate
    .help = Wo der Abfall endet. Oft ein Zehntel des Höchstwerts; 0 bei den einfachen Plänen von Transformers.
warmup_given_as = Warmup angegeben als
    .help = Trainingsrezepte geben ihn verschieden an. Schritte hängen von der Batch-Größe ab; Tokens lassen sich auf eine andere Batch-Größe übertragen.
    .option-ratio = Anteil aller Schritte
    .option-steps = Schritte
    .option-tokens = Tokens
    .option-adam_rule = Faustregel für Adam
warmup_ratio = Warmup-Anteil
    .help = Anteil an allen Optimizer-Schritten; das Ergebnis wird auf ganze Schritte aufgerundet.
warmup_steps = Warmup-Schritte
    .help = Optimizer-Updates bis zum Höchstwert; 0 ohne Warmup.
warmup_tokens = Warmup-Tokens
    .help = Gesehene Tokens bis zum Höchstwert. Dazu braucht es unten die Tokens pro Schritt.
adam_beta2 = Adam β₂
    .help = Abklingrate des zweiten Moments. Die Regel ergibt 2 ÷ (1 − β₂) Schritte: 2.000 bei 0,999, nur 40 bei 0,95.
tokens_per_step = Tokens pro Schritt
    .help = Effektive Batch-Größe × Sequenzlänge, falls Sie den Warmup in Tokens möchten.
step_convention = Gezählt wie in
    .help = Transformers beginnt mit Rate 0, sodass das erste Update nichts ändert. Die anderen beginnen einen Schritt höher.
    .option-hugging_face = Transformers
    .option-nanogpt = nanoGPT
    .option-torchtitan = torchtitan
evaluated_step = Erledigte Updates
    .help = Zahl der Optimizer-Updates vor dem betrachteten: 0 meint das allererste.

warmup_length = Warmup-Schritte
    .sentence =
        { $warmup_given_as ->
            [ratio] { $warmup_ratio } von { $total_steps ->
                [one] { $total_steps } Schritt
               *[other] { $total_steps } Schritten
            }, aufgerundet, ergeben einen Warmup von { $warmup_length ->
                [one] { $warmup_length } Schritt
               *[other] { $warmup_length } Schritten
            }.
            [tokens] { $warmup_tokens ->
                [one] { $warmup_tokens } Token
               *[other] { $warmup_tokens } Tokens
            } ÷ { $tokens_per_step ->
                [one] { $tokens_per_step } Token
               *[other] { $tokens_per_step } Tokens
            } pro Schritt ergeben einen Warmup von { $warmup_length ->
                [one] { $warmup_length } Schritt
               *[other] { $warmup_length } Schritten
            }.
            [adam_rule] 2 ÷ (1 − { $adam_beta2 }) ergibt einen Warmup von { $warmup_length ->
                [one] { $warmup_length } Schritt
               *[other] { $warmup_length } Schritten
            }.
           *[steps] Der Warmup dauert { $warmup_length ->
                [one] { $warmup_length } Schritt
               *[other] { $warmup_length } Schritte
            } von { $total_steps }.
        }
learning_rate = Lernrate
    .sentence = Nach { $evaluated_step ->
            [one] { $evaluated_step } Update
           *[other] { $evaluated_step } Updates
        } hat das nächste die Lernrate { $learning_rate }; der Höchstwert ist { $peak_learning_rate }.
increment_per_step = Anstieg pro Schritt
    .sentence = Im Warmup steigt die Rate mit jedem Schritt um { $increment_per_step }.
warmup_token_count = Warmup in Tokens
    .sentence = { $warmup_length ->
            [one] { $warmup_length } Schritt
           *[other] { $warmup_length } Schritte
        } × { $tokens_per_step ->
            [one] { $tokens_per_step } Token
           *[other] { $tokens_per_step } Tokens
        } = { $warmup_token_count ->
            [one] { $warmup_token_count } Token
           *[other] { $warmup_token_count } Tokens
        } bis zum Höchstwert.

refusal-after-the-end = Das Training endet nach { $total_steps ->
        [one] { $total_steps } Schritt
       *[other] { $total_steps } Schritten
    }; Schritt { $evaluated_step } liegt dahinter.
refusal-minimum-above-peak = Die kleinste Lernrate { $minimum_learning_rate } liegt über der höchsten, { $peak_learning_rate }. Ein Abfall kann nicht steigen.
refusal-tokens-per-step-missing = Um Tokens in Schritte umzurechnen, braucht es die Tokens pro Schritt.
remark-never-over = Ein Warmup von { $warmup_length ->
        [one] { $warmup_length } Schritt
       *[other] { $warmup_length } Schritten
    } lässt von { $total_steps } keinen für den Abfall übrig.
remark-first-update-idle = Bei Schritt 0 ist die Rate 0: Das erste Update von Transformers lässt die Gewichte unverändert.
remark-float-ceiling = Transformers multipliziert mit Gleitkommazahlen und rundet auf { $rounded } Schritte auf; genau sind es { $exact }.
