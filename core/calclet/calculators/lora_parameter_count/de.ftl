title = LoRA-Parameterzahl
lead = Aus Rang, angepassten Modulen und der Form des Modells ergibt sich, wie viele Parameter LoRA trainiert, welcher Anteil das ist und wie groß der Adapter wird.
synonyms = LoRA, QLoRA, DoRA, rsLoRA, PEFT, Adaptergröße, trainierbare Parameter, print_trainable_parameters, LoRA-Rang, lora_r, lora_alpha, target_modules, modules_to_save, Fine-Tuning, Low-Rank-Adaption, alle linearen Schichten, LoRA parameter count, LoRA rank

group-adapter = Adapter
group-model = Basismodell

preset-model = Bekanntes Modell

rank = Rang
    .help = Innere Breite jedes Adapters, r. Die Zahl wächst proportional dazu; lora_alpha skaliert nur das Ergebnis und bringt keine Parameter dazu.
target_modules = Angepasste Module
    .help = Matrizen, die einen Adapter bekommen. In GPT-2 ist c_fc up, und die beiden c_proj sind o und down.
    .option-q = q_proj
    .option-k = k_proj
    .option-v = v_proj
    .option-o = o_proj
    .option-gate = gate_proj
    .option-up = up_proj
    .option-down = down_proj
    .option-lm_head = lm_head
    .option-embeddings = Embeddings
fused_modules = Als eine Matrix gehalten
    .help = Eine fusionierte Matrix bekommt einen einzigen Adapter: q, k und v in GPT-2 (c_attn), GPT-NeoX und Phi-3; gate und up in Phi-3.
    .option-qkv = q, k, v
    .option-gate_up = gate, up
dora = DoRA
    .help = Fügt je Ausgang einer angepassten Matrix einen Betrag (Magnitude) hinzu.
bias = Bias
    .help = GPT-2 hat in den angepassten Schichten Bias-Werte, Llama nicht: Wählen Sie dort keine. lora_bias in PEFT gibt jedem Adapter einen neuen.
    .option-none = Keine
    .option-lora_only = Die der Schichten
    .option-lora_bias = Neue
modules_to_save = Ganz trainiert
    .help = PEFT kopiert, was in modules_to_save steht, und trainiert es ganz; das übersteigt die Adapter schnell.
    .option-lm_head = lm_head
    .option-embeddings = Embeddings
adapter_bytes = Bytes pro Parameter (Datei)
    .help = PEFT wandelt die Adapter eines bf16-Modells in 32 Bit um, solange autocast_adapter_dtype nicht aus ist; dann wird die Datei doppelt so groß.
    .option-2 = 2 (bf16, fp16)
    .option-4 = 4 (fp32)
base_parameters = Parameter des Basismodells
    .help = Alle Parameter des Modells ohne Adapter. Bei Gewichten in 4 Bit die wahre Zahl; manche Werkzeuge melden die Hälfte.
layers = Schichten
    .help = num_hidden_layers in der Config bei Hugging Face.
hidden_size = Hidden Size
    .help = hidden_size in der Config.
attention_heads = Attention-Heads
    .help = Query-Heads; num_attention_heads in der Config.
key_value_heads = Key-Value-Heads
    .help = Heads von k und v. Bei gruppierten Queries sind es weniger und ihre Adapter kleiner.
head_size = Head-Größe
    .help = Meist Hidden Size ÷ Attention-Heads; nicht bei Gemma und Qwen3.
feed_forward_size = Feed-Forward-Größe
    .help = intermediate_size in der Config.
gated_feed_forward = Feed-Forward mit Gate (SwiGLU)
    .help = Llama, Mistral, Qwen und Gemma haben ein Gate; bei GPT-2, GPT-NeoX und BLOOM gibt es keins anzupassen.
experts = Experten pro Schicht
    .help = Angepasste Experten vervielfachen gate, up und down. 1 bei einem dichten Modell.
vocabulary_size = Größe des Vokabulars
    .help = Zählt nur, wenn lm_head oder Embeddings angepasst oder ganz trainiert werden.

trainable_parameters = Trainierbare Parameter
    .sentence = Adapter vom Rang { $rank } in { $layers ->
            [one] { $layers } Schicht
           *[other] { $layers } Schichten
        } trainieren { $trainable_parameters } Parameter.
trainable_share = Anteil an allen Parametern
    .sentence = Das sind { $trainable_share } von Basismodell und Adapter zusammen, so wie PEFT es ausgibt.
adapter_size = Adapterdatei
    .sentence = { $trainable_parameters } Parameter zu { $adapter_bytes } Byte belegen { $adapter_size } auf dem Datenträger.
adapter_states_memory = Trainingszustände
    .sentence = Gewichte, Gradienten und Adam-Zustände des Adapters belegen bei je 16 Byte { $adapter_states_memory }; dazu kommt das eingefrorene Basismodell.

refusal-nothing-trained = Kein Modul wird angepasst oder ganz trainiert. Wählen Sie mindestens eines.
refusal-bias-with-dora = Neue Bias-Werte zusammen mit DoRA gibt es in PEFT nicht.
refusal-bias-on-embeddings = Neue Bias-Werte auf Embeddings gibt es in PEFT nicht.
remark-qkv-is-one-layer = q, k und v sind hier eine Matrix: Ihr Adapter deckt alle drei ab, ob gewählt oder nicht.
remark-gate-up-is-one-layer = gate und up sind hier eine Matrix: Ihr Adapter deckt beide ab, ob gewählt oder nicht.
remark-no-gate = Dieses Modell hat kein Gate; es zählt nicht mit.
remark-adapted-and-saved = Ein Modul wird angepasst und zugleich ganz trainiert. Eines von beiden genügt.
remark-rank-above-width = Rang { $rank } über der Hidden Size von { $hidden_size } ist kein niedriger Rang mehr; volles Fine-Tuning hat weniger Parameter.
