title = Kritische Batch-Größe
lead = Aus einem Loss oder den Gradientennormen zweier Batch-Größen ergeben sich die kritische Batch-Größe und das, was Ihr Batch an Schritten und Daten kostet.
synonyms = Gradientenrauschen, Rauschskala, größte sinnvolle Batch-Größe, abnehmender Nutzen, Training mit großen Batches, Grenze der Datenparallelität, Signal-Rausch-Verhältnis, gradient noise scale, GNS, B_crit, B_noise, B_simple, CBS, noise scale, large batch training, McCandlish, Kaplan, S_min, E_min

group-estimate = Schätzung
group-batch = Batch

estimated_from = Geschätzt aus
    .help = Eine veröffentlichte Näherung braucht nur den Loss und ist grob. Gradientennormen messen Sie im eigenen Training.
    .option-loss = Loss
    .option-gradients = Gradientennormen
loss = Loss
    .help = Kreuzentropie in Nats pro Token, erreicht oder angestrebt. Die Näherung gilt für englische Webtexte und den Tokenizer von GPT-2.
small_batch_size = Kleinerer Batch
    .help = Sequenzen hinter den stärker verrauschten Gradienten, etwa denen eines Replikats vor der Mittelung.
small_batch_norm = Quadrierte Norm, kleinerer Batch
    .help = Quadrierte Norm dieser Gradienten, über viele Schritte gemittelt.
large_batch_size = Größerer Batch
    .help = Sequenzen hinter den weniger verrauschten Gradienten, etwa denen des ganzen Batches.
large_batch_norm = Quadrierte Norm, größerer Batch
    .help = Quadrierte Norm dieser Gradienten vor dem Clipping, über dieselben Schritte gemittelt.
global_batch_size = Effektive (globale) Batch-Größe
    .help = Sequenzen hinter einem Optimizer-Update, zum Vergleich mit dem kritischen Batch.
sequence_length = Sequenzlänge
    .help = Tokens pro Sequenz.

critical_tokens = Kritische Batch-Größe
    .sentence =
        { $estimated_from ->
            [gradients] Rauschen geteilt durch Signal ergibt { $critical_sequences } Sequenzen; mit je { $sequence_length } Tokens sind das { $critical_tokens } Tokens.
           *[loss] Bei einem Loss von { $loss } ergibt die Näherung { $critical_tokens } Tokens pro Schritt.
        }
critical_sequences = In Sequenzen
    .sentence = { $critical_tokens } Tokens sind { $critical_sequences ->
            [one] { $critical_sequences } Sequenz
           *[other] { $critical_sequences } Sequenzen
        } von { $sequence_length } Tokens.
batch_over_critical = Ihr Batch
    .sentence = { $global_batch_size } Sequenzen sind das { $batch_over_critical }-Fache des kritischen Batches.
step_factor = Schritte, gemessen am Minimum
    .sentence = Bis zum selben Loss braucht es das { $step_factor }-Fache der Schritte eines unendlich großen Batches.
data_factor = Daten, gemessen am Minimum
    .sentence = Bis zum selben Loss braucht es das { $data_factor }-Fache der Daten des kleinsten Batches.
gradient_signal = Signal
    .sentence = Quadrierte Norm des wahren Gradienten, ohne das Rauschen: { $gradient_signal }.
gradient_noise = Rauschen
    .sentence = Varianz des Gradienten einer einzelnen Sequenz, über alle Parameter: { $gradient_noise }.

refusal-small-not-smaller = Der kleinere Batch muss weniger Sequenzen haben als der größere.
refusal-no-signal = Diese Normen lassen kein Signal übrig: Die Norm des größeren Batches ist reines Rauschen. Mitteln Sie über mehr Schritte, oder messen Sie einen größeren Batch.
refusal-no-noise = Ein kleinerer Batch hat durch sein Rauschen eine größere Norm. Diese Normen zeigen keines; mitteln Sie über mehr Schritte.
