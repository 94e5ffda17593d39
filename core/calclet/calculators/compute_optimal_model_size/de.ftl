title = Rechenoptimale Modellgröße
lead = Aus einem Rechenbudget ergibt sich, mit wie vielen Parametern und Tokens es am meisten bringt: nach festem Verhältnis oder nach einem Fit des Loss.
synonyms = rechenoptimal, compute-optimal, Chinchilla, Skalierungsgesetz, Scaling Law, Hoffmann, Besiroglu, Epoch AI, optimale Parameterzahl, N_opt, D_opt, Tokens pro Parameter, 20 Tokens pro Parameter, Modellgröße für ein Budget, Ansatz 3, IsoFLOP, vorhergesagter Loss, compute-optimal model size

compute_budget = Rechenbudget
    .help = FLOP des gesamten Trainings, Multiplikation und Addition einzeln gezählt: eine Anzahl, keine FLOP/s.
sizing_method = Methode
    .help = Das Verhältnis folgt den Ansätzen 1 und 2 von Hoffmann et al.; die Fits minimieren deren Formel für den Loss (Ansatz 3). Besiroglu et al. haben sie an dieselben Daten neu angepasst.
    .option-ratio = Festes Verhältnis
    .option-hoffmann_rounded = Hoffmann, wie gedruckt
    .option-hoffmann_unrounded = Hoffmann, ungerundet
    .option-besiroglu = Besiroglu, neuer Fit
tokens_per_parameter = Tokens pro Parameter
    .help = 20 ist die Faustregel; Hoffmanns eigene Tabelle reicht von 20 bis 21,6. Modelle für viele Nutzer werden oft weit länger trainiert.

optimal_parameters = Optimale Parameterzahl
    .sentence =
        { $sizing_method ->
            [ratio] Zu { $compute_budget } passen { $optimal_parameters } Parameter mit je { $tokens_per_parameter } Tokens.
           *[other] Mit { $compute_budget } ist der vorhergesagte Loss bei { $optimal_parameters } Parametern am kleinsten.
        }
optimal_tokens = Optimale Token-Anzahl
    .sentence = 6 × { $optimal_parameters } Parameter × { $optimal_tokens ->
            [one] { $optimal_tokens } Token
           *[other] { $optimal_tokens } Tokens
        } schöpfen { $compute_budget } aus.
tokens_per_parameter_at_optimum = Tokens pro Parameter
    .sentence = { $optimal_tokens ->
            [one] { $optimal_tokens } Token
           *[other] { $optimal_tokens } Tokens
        } auf { $optimal_parameters } Parameter: je { $tokens_per_parameter_at_optimum }.
predicted_loss = Vorhergesagter Loss
    .sentence = In diesem Optimum sagt der Fit { $predicted_loss } Nat pro Token voraus, für die eigenen Daten und den eigenen Tokenizer.

remark-rounded-coefficients = Die gedruckten Koeffizienten sind gerundet. Für das Budget von Gopher ergeben sie 32 Milliarden Parameter, im Paper selbst stehen 40 Milliarden.
remark-contradicts-ratio = Dieser Fit verlangt mit wachsendem Budget immer mehr Tokens pro Parameter, anders als die beiden anderen Ansätze des Papers. Der neue Fit tut das nicht.
