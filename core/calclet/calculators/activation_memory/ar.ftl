title = ذاكرة التنشيطات
lead = من شكل المحوّل (transformer) وطريقة تدريبه تُحسب ذاكرة التنشيطات التي يشغلها تسلسل واحد على وحدة GPU.
synonyms = التنشيطات, ذاكرة التنشيط, الذاكرة لكل تسلسل, إعادة حساب التنشيطات, إعادة الحساب الانتقائية, إعادة الحساب الكاملة, توازي التسلسل, درجات الانتباه, ذاكرة GPU, activation memory, activation checkpointing, gradient checkpointing, activation recomputation, selective recomputation, full recomputation, sequence parallelism, FlashAttention, 34sbh, 5as/h, Korthikanti, Megatron-LM, VRAM

group-model = النموذج
group-memory = ما يُحتفظ به
group-parallel = التوازي

preset-model = نموذج معروف

sequence_length = طول التسلسل
    .help = عدد رموز التسلسل التي تراها وحدة GPU هذه: مع توازي السياق، نصيبها منها.
hidden_size = الحجم المخفي
    .help = عرض مجرى البواقي (residual stream)؛ وهو hidden_size في ملف الإعداد في Hugging Face.
layers = الطبقات
    .help = كل طبقات النموذج، حتى في خط أنابيب 1F1B: تحتفظ المرحلة الأولى بدفعات مصغّرة بعدد المراحل، والمحصّلة واحدة.
attention_heads = رؤوس الانتباه
    .help = رؤوس الاستعلام. تجميع رؤوس المفاتيح والقيم لا يصغّر درجات الانتباه.
feed_forward_size = حجم التغذية الأمامية
    .help = العرض الداخلي لطبقة التغذية الأمامية (feed-forward)؛ وهو intermediate_size في ملف الإعداد. الصيغة التي فيها 34 تفترض أربعة أضعاف الحجم المخفي.
gated_feed_forward = تغذية أمامية ببوابة (SwiGLU)
    .help = في Llama وMistral وQwen وGemma بوابة تُبقي موترًا داخليًا ثالثًا؛ ولا بوابة في GPT-2 وGPT-3.
recompute = إعادة الحساب
    .help = ما يُتخلّص منه في التمريرة الأمامية ويُحسب من جديد في التمريرة الخلفية لحساب التدرّجات. يسمّي Transformers إعادة الحساب الكاملة gradient checkpointing.
    .option-none = دون إعادة حساب
    .option-selective = الانتباه فقط
    .option-full = طبقات كاملة
flash_attention = FlashAttention أو SDPA
    .help = الأنوية المدمجة (fused kernels) لا تخزّن درجات الانتباه أبدًا. ومن دونها تكبر الدرجات مع مربّع الطول.
element_bytes = عدد البايتات لكل تنشيط
    .help = القيمة 2 مع الدقة المختلطة، حتى إذا حُفظت الأوزان في 32 بت.
    .option-2 = 2 (bf16 أو fp16)
    .option-4 = 4 (fp32)
tensor_parallel_size = درجة توازي الموترات
    .help = وحدات GPU التي تتقاسم كل طبقة.
sequence_parallel = توازي التسلسل في Megatron
    .help = يقسّم أيضًا التسوية (norm) والإسقاط (dropout) على وحدات GPU المتوازية بالموترات. لا أثر له على وحدة واحدة.

activation_per_sample = التنشيطات لكل تسلسل
    .sentence =
        { $recompute ->
            [full] { $layers ->
                [zero] { $layers } طبقة
                [one] طبقة واحدة
                [two] طبقتان
                [few] { $layers } طبقات
                [many] { $layers } طبقة
               *[other] { $layers } طبقة
            } × { $kept_per_layer } لكل منها، مع طبقة واحدة معاد حسابها { $rebuilt_layer }: المجموع { $activation_per_sample } لتسلسل من { $sequence_length ->
                [zero] { $sequence_length } رمز
                [one] رمز واحد
                [two] رمزين
                [few] { $sequence_length } رموز
                [many] { $sequence_length } رمزًا
               *[other] { $sequence_length } رمز
            }.
           *[other] { $layers ->
                [zero] { $layers } طبقة
                [one] طبقة واحدة
                [two] طبقتان
                [few] { $layers } طبقات
                [many] { $layers } طبقة
               *[other] { $layers } طبقة
            } × { $kept_per_layer } لكل منها = { $activation_per_sample } لتسلسل من { $sequence_length ->
                [zero] { $sequence_length } رمز
                [one] رمز واحد
                [two] رمزين
                [few] { $sequence_length } رموز
                [many] { $sequence_length } رمزًا
               *[other] { $sequence_length } رمز
            }.
        }
kept_per_layer = المحفوظ في كل طبقة
    .sentence = تحتفظ كل طبقة بمقدار { $kept_per_layer } من التسلسل الواحد حتى تمريرتها الخلفية.
rebuilt_layer = الطبقة المعاد حسابها
    .sentence = تستعيد طبقة واحدة في كل مرة تنشيطاتها كلها، وهي { $rebuilt_layer }، فتُحتسب مرة واحدة لا في كل طبقة.

remark-heads-do-not-divide = لا يمكن توزيع رؤوس الانتباه، وعددها { $attention_heads }، بالتساوي على { $tensor_parallel_size } من وحدات GPU.
