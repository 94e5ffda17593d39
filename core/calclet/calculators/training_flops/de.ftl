title = Trainings-FLOPs
lead = Aus den Parametern und den Trainings-Tokens ergibt sich der Rechenaufwand eines Trainings in FLOP und in PetaFLOP/s-Tagen, wahlweise mit Attention und Neuberechnung.
synonyms = Rechenaufwand fürs Training, Trainingsaufwand, Trainingskosten, Rechenbudget, Gleitkommaoperationen, 6ND, 8ND, C = 6ND, FLOPs pro Token, PF-Tage, petaflop/s-days, MFU, HFU, Auslastung, Neuberechnung der Aktivierungen, activation checkpointing, Attention-FLOPs, training FLOPs, training compute

group-training = Modell und Daten
group-convention = Was gezählt wird

parameters = Parameter
    .help = Alle, auch die Embeddings; bei Mixture of Experts nur die am Durchlauf eines Tokens beteiligten. Zählungen ohne Embeddings, wie bei Kaplan et al., fallen kleiner aus.
training_tokens = Trainings-Tokens
    .help = Alle Tokens, die das Training sieht. Zweimal gesehene Daten zählen doppelt.
flop_convention = FLOP-Zählweise
    .help = Modell-FLOPs, die Grundlage der MFU, lassen Neuberechnungen weg; Hardware-FLOPs, die Grundlage der HFU, enthalten sie. Bei langen Sequenzen sollte auch die Attention mitzählen.
    .option-dense = 6ND: Modell-FLOPs
    .option-causal_attention = 6ND + kausale Attention
    .option-full_attention = 6ND + volle Attention
    .option-full_recompute = 8ND: volle Neuberechnung
layers = Schichten
    .help = Transformer-Blöcke mit Attention.
attention_width = Attention-Breite
    .help = Query-Heads mal Head-Größe. Meist gleich der Hidden Size, bei Gemma 2 aber nicht. Key-Value-Heads spielen hier keine Rolle.
sequence_length = Sequenzlänge
    .help = Tokens, die einander per Attention sehen. Sind Dokumente gepackt und gegeneinander maskiert, die Länge eines Dokuments.

training_compute = Rechenaufwand
    .sentence =
        { $flop_convention ->
            [causal_attention] (6 × { $parameters } Parameter + 6 × { $layers ->
                [one] { $layers } Schicht
               *[other] { $layers } Schichten
            } × { $attention_width } × { $sequence_length ->
                [one] { $sequence_length } Token
               *[other] { $sequence_length } Tokens
            }) × { $training_tokens ->
                [one] { $training_tokens } Token
               *[other] { $training_tokens } Tokens
            }
            [full_attention] (6 × { $parameters } Parameter + 12 × { $layers ->
                [one] { $layers } Schicht
               *[other] { $layers } Schichten
            } × { $attention_width } × { $sequence_length ->
                [one] { $sequence_length } Token
               *[other] { $sequence_length } Tokens
            }) × { $training_tokens ->
                [one] { $training_tokens } Token
               *[other] { $training_tokens } Tokens
            }
            [full_recompute] 8 × { $parameters } Parameter × { $training_tokens ->
                [one] { $training_tokens } Token
               *[other] { $training_tokens } Tokens
            }
           *[dense] 6 × { $parameters } Parameter × { $training_tokens ->
                [one] { $training_tokens } Token
               *[other] { $training_tokens } Tokens
            }
        } = { $training_compute }.
petaflop_days = In PetaFLOP/s-Tagen
    .sentence = Ein PetaFLOP/s-Tag entspricht 8,64 × 10¹⁹ FLOP; { $training_compute } entsprechen { $petaflop_days }.
attention_share = Anteil der Attention
    .sentence = Von { $training_compute } entfallen { $attention_share } auf Attention-Scores, bei { $sequence_length ->
            [one] { $sequence_length } Token
           *[other] { $sequence_length } Tokens
        } pro Sequenz.

preset-model = Bekanntes Modell
