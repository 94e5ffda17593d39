title = عدد معلمات LoRA
lead = من الرتبة والوحدات المكيَّفة وشكل النموذج يُحسب عدد المعلمات التي يدرّبها LoRA ونسبتها وحجم المُكيِّف (adapter).
synonyms = رتبة LoRA, حجم المكيف, حجم المحول, المعلمات القابلة للتدريب, الضبط الدقيق, التكييف منخفض الرتبة, كل الطبقات الخطية, LoRA, QLoRA, DoRA, rsLoRA, PEFT, adapter size, trainable parameters, print_trainable_parameters, LoRA rank, lora_r, lora_alpha, target_modules, modules_to_save, fine-tuning, low-rank adaptation

group-adapter = المُكيِّف
group-model = النموذج الأساسي

preset-model = نموذج معروف

rank = الرتبة
    .help = العرض الداخلي r لكل مُكيِّف. يتناسب العدد معها؛ أما lora_alpha فيغيّر مقياس النتيجة فقط ولا يضيف معلمات.
target_modules = الوحدات المكيَّفة
    .help = المصفوفات التي تحصل على مُكيِّف. في GPT-2 تقابل c_fc الوحدة up، وتقابل c_proj في موضعيها o وdown.
    .option-q = q_proj
    .option-k = k_proj
    .option-v = v_proj
    .option-o = o_proj
    .option-gate = gate_proj
    .option-up = up_proj
    .option-down = down_proj
    .option-lm_head = lm_head
    .option-embeddings = متجهات التضمين
fused_modules = ما يُدمج في مصفوفة واحدة
    .help = للمصفوفة المدمجة مُكيِّف واحد: q وk وv في GPT-2 (c_attn) وGPT-NeoX وPhi-3؛ وgate وup في Phi-3.
    .option-qkv = q, k, v
    .option-gate_up = gate, up
dora = DoRA
    .help = يضيف مقدارًا (magnitude) لكل مُخرج من مُخرجات المصفوفة المكيَّفة.
bias = الانحيازات
    .help = للطبقات المكيَّفة انحيازات (bias) في GPT-2 لا في Llama: يُختار هناك عدم وجودها. يضيف lora_bias في PEFT انحيازًا جديدًا إلى كل مُكيِّف.
    .option-none = لا شيء
    .option-lora_only = انحيازات الطبقات
    .option-lora_bias = انحيازات جديدة
modules_to_save = ما يُدرَّب كاملًا
    .help = ينسخ PEFT ما يُذكر في modules_to_save ويدرّبه كله، وسرعان ما يتجاوز ذلك حجم المُكيِّفات.
    .option-lm_head = lm_head
    .option-embeddings = متجهات التضمين
adapter_bytes = بايتات كل معلمة في الملف
    .help = يحوّل PEFT مُكيِّفات نماذج bf16 إلى 32 بت ما لم يُعطَّل autocast_adapter_dtype، فيصبح الملف ضعف حجمه.
    .option-2 = 2 (bf16 أو fp16)
    .option-4 = 4 (fp32)
base_parameters = معلمات النموذج الأساسي
    .help = كل معلمات النموذج دون المُكيِّف. لأوزان 4 بت يُدخل العدد الحقيقي؛ فبعض الأدوات تعرض نصفه.
layers = الطبقات
    .help = القيمة num_hidden_layers في ملف الإعداد في Hugging Face.
hidden_size = الحجم المخفي
    .help = القيمة hidden_size في ملف الإعداد.
attention_heads = رؤوس الانتباه
    .help = رؤوس الاستعلام؛ القيمة num_attention_heads في ملف الإعداد.
key_value_heads = رؤوس المفاتيح والقيم
    .help = رؤوس k وv. مع تجميع الاستعلامات يقلّ عددها وتصغر مُكيِّفاتها.
head_size = حجم الرأس
    .help = غالبًا الحجم المخفي ÷ رؤوس الانتباه؛ لكن ليس في Gemma وQwen3.
feed_forward_size = حجم التغذية الأمامية
    .help = القيمة intermediate_size في ملف الإعداد (feed-forward).
gated_feed_forward = تغذية أمامية ببوابة (SwiGLU)
    .help = في Llama وMistral وQwen وGemma بوابة، وليس في GPT-2 وGPT-NeoX وBLOOM بوابة تُكيَّف.
experts = الخبراء في كل طبقة
    .help = الخبراء المكيَّفون يضاعفون gate وup وdown. القيمة 1 للنموذج الكثيف.
vocabulary_size = حجم المفردات
    .help = لا يُحتسب إلا إذا كُيِّفت lm_head أو متجهات التضمين أو دُرِّبت كاملة.

trainable_parameters = المعلمات القابلة للتدريب
    .sentence = مُكيِّفات بالرتبة { $rank } في { $layers ->
            [zero] { $layers } طبقة
            [one] طبقة واحدة
            [two] طبقتين
            [few] { $layers } طبقات
            [many] { $layers } طبقة
           *[other] { $layers } طبقة
        } تدرّب { $trainable_parameters ->
            [zero] { $trainable_parameters } معلمة
            [one] معلمة واحدة
            [two] معلمتين
            [few] { $trainable_parameters } معلمات
            [many] { $trainable_parameters } معلمة
           *[other] { $trainable_parameters } معلمة
        }.
trainable_share = النسبة من كل المعلمات
    .sentence = هذه { $trainable_share } من النموذج الأساسي والمُكيِّف معًا، كما يعرضها PEFT.
adapter_size = ملف المُكيِّف
    .sentence = { $trainable_parameters ->
            [zero] { $trainable_parameters } معلمة
            [one] معلمة واحدة
            [two] معلمتان
            [few] { $trainable_parameters } معلمات
            [many] { $trainable_parameters } معلمة
           *[other] { $trainable_parameters } معلمة
        }، لكل منها { $adapter_bytes } بايت، تشغل على القرص { $adapter_size }.
adapter_states_memory = حالات التدريب
    .sentence = تشغل أوزان المُكيِّف وتدرّجاته وحالات Adam فيه { $adapter_states_memory }، بمعدّل 16 بايتًا لكل معلمة؛ ويُضاف إليها النموذج الأساسي المجمَّد.

refusal-nothing-trained = لا توجد وحدة مكيَّفة أو مدرَّبة كاملة. المطلوب اختيار واحدة على الأقل.
refusal-bias-with-dora = لا يجمع PEFT بين الانحيازات الجديدة وDoRA.
refusal-bias-on-embeddings = لا يضيف PEFT انحيازات جديدة إلى متجهات التضمين.
remark-qkv-is-one-layer = المصفوفات q وk وv واحدة هنا: يشمل مُكيِّفها الثلاث، سواء اختيرت أم لا.
remark-gate-up-is-one-layer = المصفوفتان gate وup واحدة هنا: يشمل مُكيِّفها الاثنتين، سواء اختيرتا أم لا.
remark-no-gate = لا بوابة في هذا النموذج، ولذلك لا تُحتسب.
remark-adapted-and-saved = توجد وحدة مكيَّفة ومدرَّبة كاملة معًا. يكفي أحد الأمرين.
remark-rank-above-width = الرتبة { $rank } أكبر من الحجم المخفي { $hidden_size }، فليست منخفضة؛ ومعلمات الضبط الدقيق الكامل أقل.
