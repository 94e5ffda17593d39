title = Effektive Batch-Größe
lead = Aus Micro-Batch-Größe, datenparallelen Replikaten, Akkumulationsschritten und Sequenzlänge ergibt sich, wie viele Sequenzen und Tokens hinter jedem Update des Optimizers stehen.
synonyms = effektive Batchgröße, globale Batch-Größe, Gesamt-Batch-Größe, Batchgröße, Batchsize, Micro-Batch-Größe, Mikrobatch, Batch-Größe pro GPU, Batch-Größe in Tokens, Tokens pro Schritt, Tokens pro Batch, Gradientenakkumulation, Datenparallelität, effective batch size, global batch size, batch size, gradient accumulation, DDP, FSDP, ZeRO, World Size, per_device_train_batch_size

group-parallel = Batch und Parallelität
group-sequence = Sequenz

micro_batch_size = Micro-Batch pro Replikat
    .help = Sequenzen pro Vorwärts- und Rückwärtsdurchlauf eines Replikats. Grenze ist der GPU-Speicher.
data_parallel_size = Daten{ "\u00AD" }parallele Replikate
    .help = Replikate mit eigenen Daten; bei ZeRO und FSDP jeder Rank. Per Tensor-, Pipeline- oder Kontextparallelität verbundene GPUs bilden eines.
gradient_accumulation_steps = Akkumu{ "\u00AD" }lations{ "\u00AD" }schritte
    .help = Micro-Batches je Replikat und Update der Gewichte; 1 ohne Gradientenakkumulation.
sequence_length = Sequenz{ "\u00AD" }länge
    .help = Tokens pro Sequenz nach Kürzen, Packing oder Padding. Bei ungleichen Längen sind die Tokens pro Schritt eine Obergrenze.

global_batch_size = Effektive (globale) Batch-Größe
    .sentence =
        { $micro_batch_size ->
            [one] { $micro_batch_size } Sequenz
           *[other] { $micro_batch_size } Sequenzen
        } × { $data_parallel_size ->
            [one] { $data_parallel_size } Replikat
           *[other] { $data_parallel_size } Replikate
        } × { $gradient_accumulation_steps ->
            [one] { $gradient_accumulation_steps } Durchlauf
           *[other] { $gradient_accumulation_steps } Durchläufe
        } = { $global_batch_size ->
            [one] { $global_batch_size } Sequenz
           *[other] { $global_batch_size } Sequenzen
        } pro Optimizer-Update.
tokens_per_step = Tokens pro Schritt
    .sentence =
        { $global_batch_size ->
            [one] { $global_batch_size } Sequenz
           *[other] { $global_batch_size } Sequenzen
        } × { $sequence_length ->
            [one] { $sequence_length } Token
           *[other] { $sequence_length } Tokens
        } = { $tokens_per_step ->
            [one] { $tokens_per_step } Token
           *[other] { $tokens_per_step } Tokens
        } pro Optimizer-Update.
