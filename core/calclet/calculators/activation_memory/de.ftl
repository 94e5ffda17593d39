title = Aktivierungsspeicher
lead = Aus der Form eines Transformers und der Art des Trainings ergibt sich, wie viel Aktivierungsspeicher eine Sequenz auf einer GPU belegt.
synonyms = Aktivierungen, Speicher für Aktivierungen, Speicher pro Sequenz, Activation Checkpointing, Gradient Checkpointing, Neuberechnung der Aktivierungen, selektive Neuberechnung, volle Neuberechnung, Sequenzparallelität, FlashAttention, 34sbh, 5as/h, Korthikanti, Megatron-LM, Attention-Scores, VRAM, activation memory, activation recomputation

group-model = Modell
group-memory = Was behalten wird
group-parallel = Parallelität

preset-model = Bekanntes Modell

sequence_length = Sequenzlänge
    .help = Tokens pro Sequenz, die diese GPU sieht: bei Kontextparallelität nur ihr Teil.
hidden_size = Hidden Size
    .help = Breite des Residual Stream; hidden_size in der Config bei Hugging Face.
layers = Schichten
    .help = Alle Schichten des Modells, auch in einer 1F1B-Pipeline: Die erste Stufe hält so viele Micro-Batches, wie es Stufen gibt, was auf dasselbe hinausläuft.
attention_heads = Attention-Heads
    .help = Query-Heads. Gruppierte Key- und Value-Heads verkleinern die Attention-Scores nicht.
feed_forward_size = Feed-Forward-Größe
    .help = Innere Breite des Feed-Forward-Teils; intermediate_size in der Config. Die Formel mit 34 nimmt das Vierfache der Hidden Size an.
gated_feed_forward = Feed-Forward mit Gate (SwiGLU)
    .help = Llama, Mistral, Qwen und Gemma haben ein Gate, für das ein dritter innerer Tensor bleibt; GPT-2 und GPT-3 haben keins.
recompute = Neuberechnung
    .help = Was im Vorwärtsdurchlauf verworfen und im Rückwärtsdurchlauf neu berechnet wird. Gradient Checkpointing in Transformers ist volle Neuberechnung.
    .option-none = Keine
    .option-selective = Nur Attention
    .option-full = Ganze Schichten
flash_attention = FlashAttention oder SDPA
    .help = Fusionierte Kernel speichern die Attention-Scores nie. Ohne sie wachsen die Scores mit dem Quadrat der Länge.
element_bytes = Bytes pro Aktivierung
    .help = 2 bei gemischter Präzision, auch wenn die Gewichte in 32 Bit vorliegen.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
tensor_parallel_size = Tensorparalleler Grad
    .help = GPUs, die sich jede Schicht teilen.
sequence_parallel = Sequenzparallelität (Megatron)
    .help = Verteilt auch Normalisierung und Dropout auf die tensorparallelen GPUs. Auf einer einzigen wirkungslos.

activation_per_sample = Aktivierungen pro Sequenz
    .sentence =
        { $recompute ->
            [full] { $layers ->
                [one] { $layers } Schicht
               *[other] { $layers } Schichten
            } × { $kept_per_layer } und eine neu berechnete Schicht von { $rebuilt_layer } ergeben { $activation_per_sample } für eine Sequenz von { $sequence_length ->
                [one] { $sequence_length } Token
               *[other] { $sequence_length } Tokens
            }.
           *[other] { $layers ->
                [one] { $layers } Schicht
               *[other] { $layers } Schichten
            } × { $kept_per_layer } = { $activation_per_sample } für eine Sequenz von { $sequence_length ->
                [one] { $sequence_length } Token
               *[other] { $sequence_length } Tokens
            }.
        }
kept_per_layer = Behalten je Schicht
    .sentence = Jede Schicht behält von einer Sequenz { $kept_per_layer } bis zu ihrem Rückwärtsdurchlauf.
rebuilt_layer = Neu berechnete Schicht
    .sentence = Immer nur eine Schicht hat ihre ganzen { $rebuilt_layer } wieder, einmal und nicht je Schicht.

remark-heads-do-not-divide = { $attention_heads } Attention-Heads lassen sich nicht gleichmäßig auf { $tensor_parallel_size } GPUs verteilen.
