title = Speicher bei Gradientenakkumulation
lead = Aus Micro-Batch, Akkumulationsschritten, Replikaten und dem Aktivierungsspeicher einer Sequenz ergeben sich der effektive Batch und der Speicher, den die Akkumulation spart.
synonyms = Gradientenakkumulation, Akkumulationsschritte, Aktivierungsspeicher, Speicher pro Micro-Batch, Speicher reicht nicht, out of memory, OOM, Batch passt nicht in den Speicher, effektive Batch-Größe, Gradientenpuffer, fp32-Gradienten, gradient accumulation, main gradients, no_sync, DDP, FSDP, ZeRO, gradient_accumulation_steps

group-batch = Batch
group-memory = Speicher

micro_batch_size = Micro-Batch pro Replikat
    .help = Sequenzen in einem Durchlauf eines Replikats. Nur diese Zahl vervielfacht die Aktivierungen.
gradient_accumulation_steps = Akkumulationsschritte
    .help = Durchläufe vor einem Update, nacheinander. Nur in einer Pipeline werden mehrere zugleich gehalten, höchstens einer je Stufe.
data_parallel_size = Datenparallele Replikate
    .help = Replikate, die nebeneinander arbeiten, jedes mit eigenen Aktivierungen.
activation_per_sample = Aktivierungen pro Sequenz
    .help = Aktivierungsspeicher: was eine Sequenz auf einer GPU bis zum Rückwärtsdurchlauf belegt, in allen Schichten. Bei großem Vokabular kommen die Logits dazu.
parameters_per_device = Parameter pro GPU
    .help = Parameter, deren Gradienten diese GPU zwischen den Durchläufen hält, falls sie mitzählen sollen. Bei FSDP oder ZeRO mit no_sync sind es alle des Modells, ohne Sharding.
gradient_bytes = Bytes pro Gradient
    .help = Megatron-LM und DeepSpeed akkumulieren in 32 Bit, einfaches bf16-Training in 16.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)

effective_batch_size = Effektive Batch-Größe
    .sentence = { $micro_batch_size } × { $data_parallel_size } × { $gradient_accumulation_steps } = { $effective_batch_size ->
            [one] { $effective_batch_size } Sequenz
           *[other] { $effective_batch_size } Sequenzen
        } pro Optimizer-Update.
activation_memory = Aktivierungen pro GPU
    .sentence = { $micro_batch_size ->
            [one] { $micro_batch_size } Sequenz
           *[other] { $micro_batch_size } Sequenzen
        } × { $activation_per_sample } = { $activation_memory }, egal wie viele Durchläufe es sind.
memory_without_accumulation = Ohne Akkumulation
    .sentence = Derselbe Batch in einem Durchlauf bräuchte { $gradient_accumulation_steps } × { $activation_memory } = { $memory_without_accumulation } auf jeder GPU.
memory_saved = Gesparter Speicher
    .sentence = Gradientenakkumulation spart { $memory_saved } an Aktivierungen pro GPU.
gradient_buffer = Gradientenpuffer
    .sentence = { $parameters_per_device } Gradienten zu { $gradient_bytes } Byte bleiben von Durchlauf zu Durchlauf im Speicher: { $gradient_buffer }.
