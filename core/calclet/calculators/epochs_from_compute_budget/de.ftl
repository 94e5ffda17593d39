title = Epochen aus dem Rechenbudget
lead = Aus Rechenbudget, Modellgröße und vorhandenen Tokens ergibt sich, wie viele Epochen das Budget hergibt und was die wiederholten Daten wert sind.
synonyms = Anzahl der Epochen, wie viele Epochen, wiederholte Daten, mehrere Epochen, Training mit wenig Daten, data-constrained scaling, multi-epoch training, Muennighoff, effektive Tokens, eindeutige Tokens, unique tokens, Rechenbudget, bezahlbare Tokens, 6ND, Overfitting, Datenknappheit, data wall

compute_budget = Rechenbudget
    .help = FLOP des gesamten Trainings, Multiplikation und Addition einzeln gezählt: eine Anzahl, keine FLOP/s.
parameters = Parameter
    .help = Parameter im Durchlauf eines Tokens: bei Mixture of Experts nur die aktiven.
unique_tokens = Tokens ohne Wiederholung
    .help = Tokens des Datensatzes, jedes einmal gezählt, nach Filterung und Deduplizierung.

affordable_tokens = Bezahlbare Tokens
    .sentence = { $compute_budget } ÷ (6 × { $parameters } Parameter) reichen für { $affordable_tokens ->
            [one] { $affordable_tokens } Token
           *[other] { $affordable_tokens } Tokens
        } im Training.
epochs = Epochen
    .sentence = { $affordable_tokens ->
            [one] { $affordable_tokens } Token
           *[other] { $affordable_tokens } Tokens
        } ÷ { $unique_tokens ->
            [one] { $unique_tokens } Token
           *[other] { $unique_tokens } Tokens
        } = { $epochs ->
            [one] { $epochs } Epoche
           *[other] { $epochs } Epochen
        }.
whole_epochs = Ganze Epochen
    .sentence =
        { $whole_epochs ->
            [0] Das Budget endet, bevor alle { $unique_tokens } Tokens einmal gesehen wurden.
            [one] Jedes der { $unique_tokens } Tokens wird mindestens einmal gesehen.
           *[other] Jedes der { $unique_tokens } Tokens wird mindestens { $whole_epochs }-mal gesehen.
        }
effective_tokens = Effektive Tokens
    .sentence = { $affordable_tokens ->
            [one] { $affordable_tokens } Token
           *[other] { $affordable_tokens } Tokens
        } über { $epochs } Epochen sind so viel wert wie { $effective_tokens } frische.
repeat_value = Wert der Tokens
    .sentence = Ein Token dieses Trainings ist im Mittel { $repeat_value } eines frischen wert.

remark-data-left-over = Das Budget reicht nicht für alle Daten: Nichts wird wiederholt, und jedes Token zählt voll.
remark-beyond-fit = Wie schnell wiederholte Daten an Wert verlieren, wurde an Modellen bis { COMPACT($largest) } Parameter gemessen. Darüber ist es eine Extrapolation.
