title = Chinchilla-optimale Token-Anzahl
lead = Aus der Parameterzahl eines Modells ergibt sich, wie viele Trainings-Tokens nach der Chinchilla-Regel dazu passen, welchen Rechenaufwand sie bedeuten und wie Ihr eigener Plan dasteht.
synonyms = Chinchilla, Chinchilla-Regel, Skalierungsgesetz, Scaling Law, rechenoptimale Tokens, compute-optimal, Tokens pro Parameter, 20 Tokens pro Parameter, wie viele Tokens für das Training, zu lange trainiert, zu kurz trainiert, over-training, under-training, vorhergesagter Loss, Hoffmann, Besiroglu, chinchilla-optimal tokens

group-rule = Modell und Regel
group-comparison = Vergleich

parameters = Parameter
    .help = Alle, auch die Embeddings, wie im Chinchilla-Paper. Für Mixture of Experts gibt es keine anerkannte Regel.
tokens_per_parameter = Tokens pro Parameter
    .help = 20 ist die Faustregel; Hoffmanns Tabelle reicht von 20,0 bis 21,6. Die Zahl gilt für die dortigen Daten und den dortigen Tokenizer.
planned_tokens = Geplante Tokens
    .help = Tokens, mit denen Sie trainieren, zum Vergleich. Ohne Plan leer lassen.
    .placeholder = keine
loss_fit = Loss-Vorhersage
    .help = Sagt den Loss nach den geplanten Tokens voraus, ohne Plan nach den optimalen. Der neue Fit berichtigt den veröffentlichten von Hoffmann.
    .option-none = Keine
    .option-hoffmann_rounded = Hoffmann, wie gedruckt
    .option-hoffmann_unrounded = Hoffmann, ungerundet
    .option-besiroglu = Besiroglu, neuer Fit

optimal_tokens = Optimale Token-Anzahl
    .sentence = { $parameters } Parameter mit je { $tokens_per_parameter } Tokens ergeben { $optimal_tokens ->
            [one] { $optimal_tokens } Token
           *[other] { $optimal_tokens } Tokens
        }.
training_compute = Rechenaufwand
    .sentence = 6 × { $parameters } Parameter × { $optimal_tokens ->
            [one] { $optimal_tokens } Token
           *[other] { $optimal_tokens } Tokens
        } = { $training_compute }.
training_factor = Plan im Verhältnis zur Regel
    .sentence = { $planned_tokens ->
            [one] { $planned_tokens } Token
           *[other] { $planned_tokens } Tokens
        } nach Plan ÷ { $optimal_tokens ->
            [one] { $optimal_tokens } Token
           *[other] { $optimal_tokens } Tokens
        } nach der Regel = { $training_factor }.
predicted_loss = Vorhergesagter Loss
    .sentence =
        { $planned_tokens ->
            [one] Nach { $planned_tokens } Token
            [other] Nach { $planned_tokens } Tokens
           *[none] Nach { $optimal_tokens } Tokens
        } sagt der Fit { $predicted_loss } Nat pro Token voraus, für die eigenen Daten und den eigenen Tokenizer.

preset-model = Bekanntes Modell
