title = Packing-Effizienz
lead = Aus den Längen Ihrer Sequenzen und der Art, wie sie die Zeilen eines Batches füllen, ergeben sich die echten Tokens pro Schritt, diejenigen mit Label und wodurch der Loss geteilt wird.
synonyms = Sequence Packing, Sample Packing, Packing-Rate, Padding-Anteil, Padding-Verschwendung, effektive Tokens pro Schritt, Tokens ohne Padding, Loss-Tokens, Label-Tokens, gepackte Sequenzen, variable Länge, packing ratio, padding ratio, -100, ignore_index, num_items_in_batch, best fit decreasing, bfd, wrapped, group_texts, group_by_length, sample_packing_eff_est, neat packing, loss normalization

group-lengths = Längen
group-layout = Zeilen
group-batch = Batch
group-loss = Loss

lengths_given_as = Längen angegeben als
    .help = Ein Mittelwert genügt, wenn jede Zeile eine Sequenz aufnimmt. Wie gut sich ganze Sequenzen packen lassen, folgt nur aus ihren Längen.
    .option-mean = Mittelwert
    .option-list = Liste
    .option-table = Tabelle der Längen
mean_length = Mittlere Länge
    .help = Tokens aller Sequenzen ÷ ihre Zahl, nach dem Kürzen.
sequence_lengths = Längen der Sequenzen
    .help = Tokens jeder Sequenz, eine Zahl nach der anderen, für höchstens 1.000 Sequenzen. Eine Spalte können Sie einfügen, wie sie ist.
length_table = Längen und ihre Anzahl
    .help = Eine Zeile für jede Länge oder für die Mitte jeder Klasse eines Histogramms.
    .column-tokens = Tokens
    .column-sequences = Sequenzen
layout = Zeilen werden gefüllt durch
    .help = Padding fügt Tokens hinzu, die berechnet werden, aus denen aber nicht gelernt wird. Packing legt mehrere Sequenzen in eine Zeile; beim Aneinanderhängen werden sie am Ende einer Zeile durchgeschnitten.
    .option-padded = Padding bis zur Sequenzlänge
    .option-padded_to_longest = Padding bis zur längsten im Micro-Batch
    .option-packed = Packing, jede Sequenz ganz
    .option-concatenated = Aneinanderhängen und Schneiden
fill = Erwartete Füllung
    .help = Anteil einer gepackten Zeile, der Tokens enthält. Axolotl schätzt ihn als sample_packing_eff_est; üblich sind 95 bis 99 %.
global_batch_size = Effektive (globale) Batch-Größe
    .help = Zeilen hinter einem Optimizer-Update. Wird gepackt, ist jede davon eine gepackte Zeile.
sequence_length = Sequenzlänge
    .help = Tokens, für die eine Zeile Platz hat. In Axolotl hat eine gepackte Zeile Micro-Batch-Größe × Sequenzlänge.
micro_batch_size = Micro-Batch pro Replikat
    .help = Zeilen in einem Durchlauf eines Replikats; sie erhalten gemeinsam Padding, und manchmal wird über sie gemittelt.
loss_share = Tokens mit Label
    .help = Anteil der echten Tokens, über die der Loss gebildet wird: im Pretraining alle, beim Fine-Tuning auf Completions die Antworten.
normalization = Loss geteilt durch
    .help = Transformers und torchtune teilen durch die Tokens des Schritts. Ein Mittelwert je Micro-Batch ist älter und noch verbreitet; in Megatron-LM schaltet calculate-per-token-loss auf Tokens um.
    .option-tokens = Tokens des Schritts
    .option-micro_batches = Tokens jedes Micro-Batches

packing_share = Packing-Effizienz
    .sentence =
        { $layout ->
            [packed] { $packing_share } jeder gepackten Zeile sind echte Tokens.
            [concatenated] { $packing_share } jeder Zeile sind echte Tokens, denn die Zeilen werden aus einem einzigen Strom geschnitten.
           *[other] { $packing_share } jeder Zeile sind echte Tokens, der Rest ist Padding.
        }
slots = Berechnete Tokens pro Schritt
    .sentence =
        { $layout ->
            [padded_to_longest] { $global_batch_size } Zeilen, aufgefüllt bis zur längsten von { $micro_batch_size }, sind im Mittel { $slots } Tokens.
           *[other] { $global_batch_size } Zeilen × { $sequence_length } Tokens = { $slots } Plätze.
        }
real_tokens = Echte Tokens pro Schritt
    .sentence = { $slots } × { $packing_share } = { $real_tokens } Tokens, die kein Padding sind.
loss_tokens = Tokens im Loss
    .sentence = { $loss_share } von { $real_tokens } echten Tokens haben ein Label: { $loss_tokens }.
loss_divisor = Der Loss wird geteilt durch
    .sentence =
        { $normalization ->
            [micro_batches] Jeder Micro-Batch durch seine eigenen Tokens, im Mittel { $loss_divisor }: Wo es weniger sind, zählt jedes Token mehr.
           *[tokens] Alle { $loss_tokens } Tokens des Schritts zählen gleich viel, in welchem Micro-Batch sie auch stehen.
        }
sequences_per_step = Sequenzen pro Schritt
    .sentence = Ein Update lernt aus { $sequences_per_step ->
            [one] { $sequences_per_step } Sequenz
           *[other] { $sequences_per_step } Sequenzen
        } in { $global_batch_size ->
            [one] { $global_batch_size } Zeile
           *[other] { $global_batch_size } Zeilen
        }.
rows = Zeilen des Datensatzes
    .sentence = Die Sequenzen füllen { $rows ->
            [one] { $rows } Zeile
           *[other] { $rows } Zeilen
        }: So viele zählt der Loader.
lost_tokens = Verlorene Tokens
    .sentence =
        { $layout ->
            [concatenated] { $lost_tokens } Tokens am Ende füllen keine Zeile und fallen weg.
           *[other] { $lost_tokens } Tokens liegen in ihrer Sequenz hinter { $sequence_length } und werden abgeschnitten.
        }

refusal-lengths-missing = Die längste Sequenz eines Micro-Batches folgt nicht aus einem Mittelwert. Geben Sie eine Liste oder eine Tabelle der Längen an.
refusal-mean-above-row = Ein Mittelwert von { $mean_length } Tokens passt nicht in eine Zeile von { $sequence_length }. Geben Sie den Mittelwert nach dem Kürzen an, oder wählen Sie das Aneinanderhängen.
refusal-less-than-a-row = Die Tokens reichen nicht für eine einzige Zeile von { $sequence_length }.
refusal-length-below-one = Jede Länge und jede Anzahl muss mindestens 1 sein.
refusal-micro-batch-above-batch = Ein Micro-Batch von { $micro_batch_size } ist größer als der ganze Batch von { $global_batch_size }.
