title = ذاكرة GPU لتدريب نماذج LLM
lead = من النموذج ووصفة التدريب ودرجات التوازي تُحسب ذاكرة GPU (VRAM) التي يشغلها التدريب: الأوزان والتدرّجات وحالات المُحسِّن والتنشيطات.
synonyms = ذاكرة التدريب, ذاكرة GPU, حاسبة VRAM, ذاكرة كرت الشاشة, نفاد الذاكرة, حالات المحسن, بايت لكل معلمة, 16 بايتا لكل معلمة, الدقة المختلطة, الضبط الدقيق الكامل, ذاكرة التنشيطات, هل يتسع النموذج, LLM training VRAM, GPU memory, out of memory, OOM, ZeRO, FSDP, DeepSpeed, Megatron-LM, AdamW memory, bytes per parameter, mixed precision, bf16, 8-bit Adam, gradient checkpointing

group-states = المعلمات والمُحسِّن
group-parallel = التوازي
group-activations = الدفعة والتنشيطات
group-model = شكل النموذج
group-gpu = وحدة GPU

preset-model = نموذج معروف
preset-gpu = وحدة GPU معروفة

parameters = المعلمات
    .help = كل معلمات النموذج؛ وفي نماذج مزيج الخبراء (MoE) معلمات الخبراء كلهم، لا النشطين فقط.
recipe = الدقة والمُحسِّن
    .help = البايتات لكل معلمة: الأوزان + التدرّجات + المُحسِّن مع نسخته في 32 بت. حفظ التدرّجات في 16 بت أو 32 هو الفرق بين 16 بايتًا و18؛ ومقدِّر DeepSpeed يحتسب الاثنين معًا، أي 20.
    .option-bf16_adamw = AdamW بدقة bf16 { "(2 + 2 + 12)" }
    .option-bf16_fp32_gradients = AdamW بدقة bf16 وتدرّجات fp32 { "(2 + 4 + 12)" }
    .option-bf16_both_gradients = AdamW بدقة bf16 والتدرّجات بالدقتين { "(2 + 6 + 12)" }
    .option-fp32_adamw = AdamW بدقة fp32 { "(4 + 4 + 8)" }
    .option-adam_8bit = Adam في 8 بت { "(2 + 2 + 6)" }
    .option-sgd_momentum = SGD مع الزخم { "(2 + 4 + 8)" }
    .option-custom = قيم أخرى
weight_bytes = بايتات الأوزان
    .help = لكل معلمة، ما يُستخدم في التمريرة الأمامية.
gradient_bytes = بايتات التدرّجات
    .help = لكل معلمة، بين التمريرة الخلفية والتحديث.
optimizer_bytes = بايتات المُحسِّن
    .help = لكل معلمة: العزوم، وأوزان 32 بت إن وُجدت.
zero_stage = مرحلة ZeRO أو FSDP
    .help = ما يُجزّأ على عمليات توازي البيانات (ranks). التجزئة الكاملة في FSDP هي المرحلة 3، والمُحسِّن الموزّع في Megatron هو المرحلة 1.
    .option-zero_0 = 0: لا شيء
    .option-zero_1 = 1: المُحسِّن
    .option-zero_2 = 2: والتدرّجات
    .option-zero_3 = 3: والأوزان
data_parallel_size = درجة توازي البيانات
    .help = العمليات التي تتقاسم الحالات: كل وحدات GPU مقسومة على درجتي توازي الموترات وخط الأنابيب، لا كل وحدات GPU.
tensor_parallel_size = درجة توازي الموترات
    .help = وحدات GPU التي تتقاسم كل طبقة.
sequence_parallel = توازي التسلسل في Megatron
    .help = يقسّم أيضًا التسوية (norm) والإسقاط (dropout) على وحدات GPU المتوازية بالموترات. لا أثر له على وحدة واحدة.
pipeline_parallel_size = درجة توازي خط الأنابيب
    .help = المراحل التي تتقاسم الطبقات. تقسّم الحالات لا التنشيطات: تحتفظ المرحلة الأولى بعدة دفعات مصغّرة.
micro_batches = الدفعات المصغّرة لكل تحديث
    .help = خطوات تراكم التدرّجات. لا أثر لها إلا في خط الأنابيب، إذا كانت أقل من المراحل.
micro_batch_size = حجم الدفعة المصغّرة
    .help = عدد التسلسلات في تمريرة واحدة لنسخة واحدة (micro-batch).
sequence_length = طول التسلسل
    .help = عدد رموز التسلسل التي تراها وحدة GPU هذه: مع توازي السياق، نصيبها منها.
recompute = إعادة الحساب
    .help = ما يُحسب من جديد في التمريرة الخلفية بدل الاحتفاظ به. يقابل gradient checkpointing في Transformers خيار الطبقات الكاملة.
    .option-none = دون إعادة حساب
    .option-selective = الانتباه فقط
    .option-full = طبقات كاملة
flash_attention = FlashAttention أو SDPA
    .help = الأنوية المدمجة (fused kernels) لا تخزّن درجات الانتباه أبدًا.
activation_bytes = عدد البايتات لكل تنشيط
    .help = القيمة 2 مع الدقة المختلطة، حتى إذا حُفظت الأوزان في 32 بت.
    .option-2 = 2 (bf16 أو fp16)
    .option-4 = 4 (fp32)
hidden_size = الحجم المخفي
    .help = القيمة hidden_size في ملف الإعداد في Hugging Face.
layers = الطبقات
    .help = القيمة num_hidden_layers في ملف الإعداد.
attention_heads = رؤوس الانتباه
    .help = رؤوس الاستعلام؛ القيمة num_attention_heads في ملف الإعداد.
feed_forward_size = حجم التغذية الأمامية
    .help = القيمة intermediate_size في ملف الإعداد (feed-forward).
gated_feed_forward = تغذية أمامية ببوابة (SwiGLU)
    .help = في Llama وMistral وQwen وGemma بوابة، ولا بوابة في GPT-2 وGPT-3.
vocabulary_size = حجم المفردات
    .help = تشغل logits مقدار 4 بايتات لكل رمز ولكل عنصر في المفردات، مرة واحدة. تتجنبها الخسارة المدمجة (fused loss)، وتحتفظ غيرها بنسختين أو ثلاث.
overhead = الذاكرة الإضافية
    .help = سياق CUDA ومخازن التواصل والطبقات المجمَّعة في ZeRO-3 وتشتّت الذاكرة.
gpu_memory = ذاكرة GPU
    .help = في وحدة «{ "80 GB" }» نحو { "80 GiB" }؛ ويعرض nvidia-smi القيمة 79.6 لوحدة H100.
usable_share = النسبة المتاحة
    .help = ما يُسمح للمهمة بشغله. يكلّف ECC حتى جزء من ستة عشر، وإذا امتلأ مخصِّص الذاكرة أبطأ أو أخفق.

total_memory = المجموع لكل وحدة GPU
    .sentence = الأوزان { $weights_memory } والتدرّجات { $gradients_memory } وحالات المُحسِّن { $optimizer_memory } والتنشيطات { $activations_memory } والذاكرة الإضافية { $overhead }: المجموع { $total_memory }.
fits = تتّسع له وحدة GPU
    .sentence =
        { $fits ->
            [true] المجموع { $total_memory } تتّسع له { $usable_share } من { $gpu_memory }.
           *[false] المجموع { $total_memory } لا تتّسع له { $usable_share } من { $gpu_memory }.
        }
weights_memory = الأوزان
    .sentence =
        { $zero_stage ->
            [zero_3] تحتفظ وحدة GPU هذه بجزئها من أوزان { $parameters ->
                [zero] { $parameters } معلمة
                [one] معلمة واحدة
                [two] معلمتين
                [few] { $parameters } معلمات
                [many] { $parameters } معلمة
               *[other] { $parameters } معلمة
            }: { $weights_memory }.
           *[other] يشغل نصيب وحدة GPU هذه من أوزان { $parameters ->
                [zero] { $parameters } معلمة
                [one] معلمة واحدة
                [two] معلمتين
                [few] { $parameters } معلمات
                [many] { $parameters } معلمة
               *[other] { $parameters } معلمة
            } مقدار { $weights_memory }.
        }
gradients_memory = التدرّجات
    .sentence =
        { $zero_stage ->
            [zero_0] تحتفظ كل عملية بتدرّجاتها كلها: { $gradients_memory }.
            [zero_1] تحتفظ كل عملية بتدرّجاتها كلها: { $gradients_memory }.
           *[other] تشغل التدرّجات موزَّعةً على { $data_parallel_size ->
                [zero] { $data_parallel_size } عملية
                [one] عملية واحدة
                [two] عمليتين
                [few] { $data_parallel_size } عمليات
                [many] { $data_parallel_size } عملية
               *[other] { $data_parallel_size } عملية
            } مقدار { $gradients_memory }.
        }
optimizer_memory = حالات المُحسِّن
    .sentence =
        { $zero_stage ->
            [zero_0] تحتفظ كل عملية بحالات المُحسِّن كلها: { $optimizer_memory }.
           *[other] تشغل حالات المُحسِّن موزَّعةً على { $data_parallel_size ->
                [zero] { $data_parallel_size } عملية
                [one] عملية واحدة
                [two] عمليتين
                [few] { $data_parallel_size } عمليات
                [many] { $data_parallel_size } عملية
               *[other] { $data_parallel_size } عملية
            } مقدار { $optimizer_memory }.
        }
activations_memory = التنشيطات وlogits
    .sentence = { $micro_batch_size ->
            [zero] { $micro_batch_size } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $micro_batch_size } تسلسلات
            [many] { $micro_batch_size } تسلسلًا
           *[other] { $micro_batch_size } تسلسل
        }، طول كل منها { $sequence_length ->
            [zero] { $sequence_length } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $sequence_length } رموز
            [many] { $sequence_length } رمزًا
           *[other] { $sequence_length } رمز
        }: { $activations_memory }{ $pipeline_parallel_size ->
            [1] .
           *[other] {" "}على أكثر المراحل امتلاءً.
        }

remark-zero-with-pipeline = يرفض DeepSpeed الجمع بين ZeRO { $stage } وتوازي خط الأنابيب؛ والخيار المعتاد هو المرحلة 1.
remark-heads-do-not-divide = لا يمكن توزيع رؤوس الانتباه، وعددها { $attention_heads }، بالتساوي على { $tensor_parallel_size } من وحدات GPU.
remark-layers-do-not-divide = لا يمكن توزيع الطبقات، وعددها { $layers }، بالتساوي على { $pipeline_parallel_size } من المراحل؛ وتُعرض القيمة المتوسطة.
