title = الذاكرة مع تراكم التدرّجات
lead = من الدفعة المصغّرة وخطوات التراكم والنُسخ وذاكرة التنشيطات لتسلسل واحد تُحسب الدفعة الفعّالة والذاكرة التي يوفّرها التراكم.
synonyms = تراكم التدرجات, تجميع التدرجات, خطوات التراكم, ذاكرة التنشيطات, ذاكرة الدفعة المصغرة, نفاد الذاكرة, الدفعة لا تتسع لها الذاكرة, حجم الدفعة الفعال, مخزن التدرجات, gradient accumulation, accumulation steps, out of memory, OOM, gradient buffer, main gradients, fp32 gradients, no_sync, DDP, FSDP, ZeRO, gradient_accumulation_steps

group-batch = الدفعة
group-memory = الذاكرة

micro_batch_size = حجم الدفعة المصغّرة
    .help = عدد التسلسلات التي تعالجها نسخة واحدة في تمريرة واحدة (micro-batch). هذا العدد وحده يضاعف التنشيطات.
gradient_accumulation_steps = خطوات تراكم التدرّجات
    .help = عدد التمريرات قبل التحديث، واحدة تلو الأخرى. لا تُحفظ عدة منها معًا إلا في خط الأنابيب، وبحد أقصى تمريرة لكل مرحلة.
data_parallel_size = نُسخ توازي البيانات
    .help = نُسخ تعمل معًا جنبًا إلى جنب، ولكل منها تنشيطاتها.
activation_per_sample = ذاكرة التنشيطات لكل تسلسل
    .help = ما يشغله تسلسل واحد على وحدة GPU حتى التمريرة الخلفية، في كل الطبقات. تُضاف إليه logits إذا كانت المفردات كبيرة.
parameters_per_device = المعلمات لكل وحدة GPU
    .help = المعلمات التي تحتفظ هذه الوحدة بتدرّجاتها بين التمريرات، إذا أُريد احتسابها. مع no_sync في FSDP أو ZeRO هي كل معلمات النموذج دون تجزئة.
gradient_bytes = عدد البايتات لكل تدرّج
    .help = يجمع Megatron-LM وDeepSpeed التدرّجات في 32 بت، والتدريب العادي بصيغة bf16 في 16.
    .option-2 = 2 (bf16 أو fp16)
    .option-4 = 4 (fp32)

effective_batch_size = حجم الدفعة الفعّال
    .sentence = { $micro_batch_size ->
            [zero] { $micro_batch_size } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $micro_batch_size } تسلسلات
            [many] { $micro_batch_size } تسلسلًا
           *[other] { $micro_batch_size } تسلسل
        } × { $data_parallel_size ->
            [zero] { $data_parallel_size } نسخة
            [one] نسخة واحدة
            [two] نسختان
            [few] { $data_parallel_size } نُسخ
            [many] { $data_parallel_size } نسخة
           *[other] { $data_parallel_size } نسخة
        } × { $gradient_accumulation_steps ->
            [zero] { $gradient_accumulation_steps } تمريرة
            [one] تمريرة واحدة
            [two] تمريرتان
            [few] { $gradient_accumulation_steps } تمريرات
            [many] { $gradient_accumulation_steps } تمريرة
           *[other] { $gradient_accumulation_steps } تمريرة
        } = { $effective_batch_size ->
            [zero] { $effective_batch_size } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $effective_batch_size } تسلسلات
            [many] { $effective_batch_size } تسلسلًا
           *[other] { $effective_batch_size } تسلسل
        } لكل تحديث للمُحسِّن.
activation_memory = التنشيطات لكل وحدة GPU
    .sentence = { $micro_batch_size ->
            [zero] { $micro_batch_size } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $micro_batch_size } تسلسلات
            [many] { $micro_batch_size } تسلسلًا
           *[other] { $micro_batch_size } تسلسل
        } × { $activation_per_sample } لكل منها = { $activation_memory }، مهما بلغ عدد التمريرات.
memory_without_accumulation = دون تراكم
    .sentence = الدفعة نفسها في تمريرة واحدة تحتاج على كل وحدة GPU إلى { $memory_without_accumulation }، أي { $gradient_accumulation_steps ->
            [zero] { $gradient_accumulation_steps } تمريرة
            [one] تمريرة واحدة
            [two] تمريرتان
            [few] { $gradient_accumulation_steps } تمريرات
            [many] { $gradient_accumulation_steps } تمريرة
           *[other] { $gradient_accumulation_steps } تمريرة
        } × { $activation_memory }.
memory_saved = الذاكرة الموفَّرة
    .sentence = يوفّر تراكم التدرّجات { $memory_saved } من التنشيطات لكل وحدة GPU.
gradient_buffer = مخزن التدرّجات
    .sentence = تبقى في الذاكرة بين التمريرات تدرّجات { $parameters_per_device ->
            [zero] { $parameters_per_device } معلمة
            [one] معلمة واحدة
            [two] معلمتين
            [few] { $parameters_per_device } معلمات
            [many] { $parameters_per_device } معلمة
           *[other] { $parameters_per_device } معلمة
        }، ولكل منها { $gradient_bytes } بايت: { $gradient_buffer }.
