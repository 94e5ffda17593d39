title = VRAM für LLM-Training
lead = Aus Modell, Trainingsrezept und Parallelität ergibt sich der GPU-Speicher, den das Training braucht: Gewichte, Gradienten, Optimizer-Zustände und Aktivierungen.
synonyms = GPU-Speicher, Speicherbedarf beim Training, VRAM-Rechner, Speicher reicht nicht, out of memory, OOM, ZeRO, FSDP, DeepSpeed, Megatron-LM, AdamW-Speicher, Optimizer-Zustände, Bytes pro Parameter, 16 Bytes pro Parameter, 18 Bytes pro Parameter, gemischte Präzision, bf16, 8-Bit-Adam, volles Fine-Tuning, Aktivierungsspeicher, Gradient Checkpointing, passt es auf die GPU, LLM training VRAM, GPU memory

group-states = Parameter und Optimizer
group-parallel = Parallelität
group-activations = Batch und Aktivierungen
group-model = Form des Modells
group-gpu = GPU

preset-model = Bekanntes Modell
preset-gpu = Bekannte GPU

parameters = Parameter
    .help = Alle Parameter des Modells; bei Mixture of Experts alle Experten, nicht nur die aktiven.
recipe = Präzision und Optimizer
    .help = Bytes pro Parameter: Gewichte + Gradienten + Optimizer mit seiner Kopie in 32 Bit. Ob Gradienten in 16 oder 32 Bit bleiben, macht aus 16 Bytes 18; der Schätzer von DeepSpeed zählt beide, also 20.
    .option-bf16_adamw = bf16 AdamW (2 + 2 + 12)
    .option-bf16_fp32_gradients = bf16 AdamW, fp32-Gradienten (2 + 4 + 12)
    .option-bf16_both_gradients = bf16 AdamW, beide Gradienten (2 + 6 + 12)
    .option-fp32_adamw = fp32 AdamW (4 + 4 + 8)
    .option-adam_8bit = 8-Bit-Adam (2 + 2 + 6)
    .option-sgd_momentum = SGD mit Momentum (2 + 4 + 8)
    .option-custom = Eigene Werte
weight_bytes = Bytes je Gewicht
    .help = Pro Parameter das, womit der Vorwärtsdurchlauf rechnet.
gradient_bytes = Bytes je Gradient
    .help = Pro Parameter, zwischen Rückwärtsdurchlauf und Update.
optimizer_bytes = Bytes des Optimizers
    .help = Pro Parameter: die Momente und, falls vorhanden, Gewichte in 32 Bit.
zero_stage = ZeRO- oder FSDP-Stufe
    .help = Was per Sharding auf die datenparallelen Ranks verteilt ist. Full Sharding bei FSDP ist Stufe 3; der verteilte Optimizer von Megatron entspricht Stufe 1.
    .option-zero_0 = 0: nichts
    .option-zero_1 = 1: Optimizer
    .option-zero_2 = 2: und Gradienten
    .option-zero_3 = 3: und Gewichte
data_parallel_size = Datenparalleler Grad
    .help = Ranks, die sich die Zustände teilen: alle GPUs geteilt durch tensor- und pipeline-parallelen Grad, nicht alle GPUs.
tensor_parallel_size = Tensorparalleler Grad
    .help = GPUs, die sich jede Schicht teilen.
sequence_parallel = Sequenzparallelität (Megatron)
    .help = Verteilt auch Normalisierung und Dropout auf die tensorparallelen GPUs. Auf einer einzigen wirkungslos.
pipeline_parallel_size = Pipeline-paralleler Grad
    .help = Stufen, die sich die Schichten teilen. Das teilt die Zustände, nicht aber die Aktivierungen: Die erste Stufe hält mehrere Micro-Batches.
micro_batches = Micro-Batches pro Update
    .help = Akkumulationsschritte (Gradientenakkumulation). Sie zählen nur in einer Pipeline, wenn es weniger als Stufen sind.
micro_batch_size = Micro-Batch-Größe
    .help = Sequenzen in einem Durchlauf eines Replikats.
sequence_length = Sequenzlänge
    .help = Tokens pro Sequenz, die diese GPU sieht: bei Kontextparallelität nur ihr Teil.
recompute = Neuberechnung
    .help = Was im Rückwärtsdurchlauf neu berechnet statt behalten wird. Gradient Checkpointing in Transformers: ganze Schichten.
    .option-none = Keine
    .option-selective = Nur Attention
    .option-full = Ganze Schichten
flash_attention = FlashAttention oder SDPA
    .help = Fusionierte Kernel speichern die Attention-Scores nie.
activation_bytes = Bytes pro Aktivierung
    .help = 2 bei gemischter Präzision, auch wenn die Gewichte in 32 Bit vorliegen.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
hidden_size = Hidden Size
    .help = hidden_size in der Config bei Hugging Face.
layers = Schichten
    .help = num_hidden_layers in der Config.
attention_heads = Attention-Heads
    .help = Query-Heads; num_attention_heads in der Config.
feed_forward_size = Feed-Forward-Größe
    .help = intermediate_size in der Config.
gated_feed_forward = Feed-Forward mit Gate (SwiGLU)
    .help = Llama, Mistral, Qwen und Gemma haben ein Gate; GPT-2 und GPT-3 haben keins.
vocabulary_size = Größe des Vokabulars
    .help = Die Logits belegen einmal 4 Bytes je Token und Eintrag. Fusionierter Loss vermeidet sie; andere Implementierungen halten zwei oder drei Kopien.
overhead = Sonstiger Speicher
    .help = CUDA-Kontext, Kommunikationspuffer, eingesammelte Schichten bei ZeRO-3 und Fragmentierung.
gpu_memory = GPU-Speicher
    .help = Eine GPU mit „80 GB“ hat etwa 80 GiB; nvidia-smi zeigt für eine H100 79,6.
usable_share = Nutzbarer Anteil
    .help = Was ein Job belegen darf. ECC kostet bis zu einem Sechzehntel, und ein voller Allocator wird langsam oder scheitert.

total_memory = Gesamt pro GPU
    .sentence = Gewichte { $weights_memory }, Gradienten { $gradients_memory }, Optimizer-Zustände { $optimizer_memory }, Aktivierungen { $activations_memory } und Sonstiges { $overhead } ergeben zusammen { $total_memory }.
fits = Passt auf die GPU
    .sentence =
        { $fits ->
            [true] Insgesamt { $total_memory }: Das passt in { $usable_share } von { $gpu_memory }.
           *[false] Insgesamt { $total_memory }: Das passt nicht in { $usable_share } von { $gpu_memory }.
        }
weights_memory = Gewichte
    .sentence =
        { $zero_stage ->
            [zero_3] Von den Gewichten der { $parameters } Parameter hält diese GPU nur ihren Shard: { $weights_memory }.
           *[other] Die Gewichte, die diese GPU von { $parameters } Parametern hält, belegen { $weights_memory }.
        }
gradients_memory = Gradienten
    .sentence =
        { $zero_stage ->
            [zero_0] Jeder Rank hält alle seine Gradienten: { $gradients_memory }.
            [zero_1] Jeder Rank hält alle seine Gradienten: { $gradients_memory }.
           *[other] Auf { $data_parallel_size ->
                [one] { $data_parallel_size } Rank
               *[other] { $data_parallel_size } Ranks
            } verteilt, belegen die Gradienten { $gradients_memory }.
        }
optimizer_memory = Optimizer-Zustände
    .sentence =
        { $zero_stage ->
            [zero_0] Jeder Rank hält alle Optimizer-Zustände: { $optimizer_memory }.
           *[other] Auf { $data_parallel_size ->
                [one] { $data_parallel_size } Rank
               *[other] { $data_parallel_size } Ranks
            } verteilt, belegen die Optimizer-Zustände { $optimizer_memory }.
        }
activations_memory = Aktivierungen und Logits
    .sentence = { $micro_batch_size ->
            [one] { $micro_batch_size } Sequenz
           *[other] { $micro_batch_size } Sequenzen
        } zu { $sequence_length ->
            [one] { $sequence_length } Token
           *[other] { $sequence_length } Tokens
        }: { $activations_memory }{ $pipeline_parallel_size ->
            [one] .
           *[other] {" "}auf der vollsten Stufe.
        }

remark-zero-with-pipeline = DeepSpeed lehnt ZeRO { $stage } zusammen mit Pipeline-Parallelität ab; üblich ist Stufe 1.
remark-heads-do-not-divide = { $attention_heads } Attention-Heads lassen sich nicht gleichmäßig auf { $tensor_parallel_size } GPUs verteilen.
remark-layers-do-not-divide = { $layers } Schichten lassen sich nicht gleichmäßig auf { $pipeline_parallel_size } Stufen verteilen; gezeigt ist der Durchschnitt.
