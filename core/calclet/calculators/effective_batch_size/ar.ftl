title = حجم الدفعة الفعّال
lead = من حجم الدفعة المصغّرة وعدد نُسخ توازي البيانات وخطوات التراكم وطول التسلسل يُحسب ما يقف وراء كل تحديث للمُحسِّن من تسلسلات ورموز.
synonyms = حجم الدفعة الفعال, حجم الدفعة الكلي, حجم الدفعة العالمي, حجم الدفعة الإجمالي, حجم الدفعة, حجم الباتش, الدفعة المصغرة, حجم الدفعة لكل جهاز, حجم الدفعة بالرموز, عدد الرموز لكل خطوة, توكن, تراكم التدرجات, تجميع التدرجات, توازي البيانات, effective batch size, global batch size, batch size, micro-batch, gradient accumulation, DDP, FSDP, ZeRO, world size, per_device_train_batch_size

group-parallel = الدفعة والتوازي
group-sequence = التسلسل

micro_batch_size = حجم الدفعة المصغّرة لكل نسخة
    .help = عدد التسلسلات التي تعالجها نسخة واحدة في تمريرة أمامية وخلفية (micro-batch). تحدّه ذاكرة الجهاز.
data_parallel_size = نُسخ توازي البيانات
    .help = نُسخ تعالج كلٌّ منها بياناتها الخاصة؛ وتُعدّ كل عملية (rank) في ZeRO أو FSDP نسخة. الأجهزة المتعاونة بتوازي الموترات أو خط الأنابيب أو السياق نسخة واحدة.
gradient_accumulation_steps = خطوات تراكم التدرّجات
    .help = عدد الدفعات المصغّرة التي تعالجها كل نسخة قبل أن يحدّث المُحسِّن الأوزان. القيمة 1 تعني عدم التراكم.
sequence_length = طول التسلسل
    .help = عدد الرموز (tokens) في كل تسلسل بعد الاقتطاع أو الحزم أو الحشو. إذا تفاوتت الأطوال فعدد الرموز لكل خطوة حدّ أعلى.

global_batch_size = حجم الدفعة الفعّال (الكلّي)
    .sentence =
        { $micro_batch_size ->
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
        } = { $global_batch_size ->
            [zero] { $global_batch_size } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $global_batch_size } تسلسلات
            [many] { $global_batch_size } تسلسلًا
           *[other] { $global_batch_size } تسلسل
        } لكل تحديث للمُحسِّن.
tokens_per_step = عدد الرموز لكل خطوة
    .sentence =
        { $global_batch_size ->
            [zero] { $global_batch_size } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $global_batch_size } تسلسلات
            [many] { $global_batch_size } تسلسلًا
           *[other] { $global_batch_size } تسلسل
        } × { $sequence_length ->
            [zero] { $sequence_length } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $sequence_length } رموز
            [many] { $sequence_length } رمزًا
           *[other] { $sequence_length } رمز
        } = { $tokens_per_step ->
            [zero] { $tokens_per_step } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $tokens_per_step } رموز
            [many] { $tokens_per_step } رمزًا
           *[other] { $tokens_per_step } رمز
        } لكل تحديث للمُحسِّن.
