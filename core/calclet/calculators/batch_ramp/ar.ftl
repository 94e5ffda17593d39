title = تصاعد حجم الدفعة
lead = من طريقة نمو الدفعة أثناء التدريب تُحسب مراحل تصاعدها (ramp) وخطوات كل مرحلة، وما يضيفه التصاعد من خطوات إلى التدريب.
synonyms = تصاعد حجم الدفعة, زيادة حجم الدفعة تدريجيا, الزيادة التدريجية لحجم الدفعة, إحماء حجم الدفعة, جدولة حجم الدفعة, مضاعفة حجم الدفعة, مراحل حجم الدفعة, تغيير حجم الباتش, batch size warm-up, batch size schedule, rampup-batch-size, rampup_batch_size, step-batch-size-schedule, batch ramp-up, increasing batch size, doubling the batch size, BatchSizeScheduler, stages, BLOOM, GPT-3, PaLM, Nemotron, Megatron-LM, NeMo

group-ramp = التصاعد
group-run = التدريب كله
group-passes = التمريرات

ramp_given_as = صورة التصاعد
    .help = كان Megatron-LM يقبل زيادات متساوية ({ "--rampup-batch-size" })؛ ومنذ أبريل 2026 يتجاهلها ويقبل أحجامًا وعتبات ({ "--step-batch-size-schedule" }).
    .option-linear = زيادات متساوية
    .option-thresholds = أحجام وعتبات
start_batch_size = أول حجم للدفعة
    .help = عدد تسلسلات الخطوة الأولى، في كل النُسخ والتمريرات.
batch_size_increment = مقدار الزيادة
    .help = عدد التسلسلات التي تكبر بها الدفعة في كل مرة. يجب أن توصل الزيادات من أول حجم إلى الحجم الكامل.
ramp_sequences = تسلسلات التصاعد
    .help = عدد التسلسلات التي تُرى قبل أن تكتمل الدفعة. لكل حجم حصة متساوية منها.
global_batch_size = حجم الدفعة الكامل
    .help = حجم الدفعة الفعّال (الكلّي) بعد انتهاء التصاعد.
threshold_unit = وحدة العتبات
    .help = يعدّ Megatron-LM بالرموز، وأطر عمل أخرى بالتسلسلات أو الخطوات أيضًا.
    .option-tokens = رموز
    .option-sequences = تسلسلات
    .option-steps = خطوات
schedule = الأحجام والعتبات
    .help = ابتداءً من كل عتبة تأخذ الخطوات هذا الحجم. العتبة الأولى 0.
    .column-after = من
    .column-batch_size = حجم الدفعة
training_given_as = صورة طول التدريب
    .help = طول التدريب كله، بما فيه التصاعد.
    .option-sequences = تسلسلات
    .option-tokens = رموز
training_sequences = تسلسلات التدريب
    .help = يسمّيها Megatron-LM باسم { "train_samples" }. تُستبعد الدفعة الأخيرة إذا لم تكتمل.
training_tokens = رموز التدريب
    .help = تُقسم على طول التسلسل وتُقرَّب إلى عدد صحيح أدنى من التسلسلات.
sequence_length = طول التسلسل
    .help = عدد الرموز (tokens) في كل تسلسل، وهو نفسه في كل المراحل.
micro_batch_size = حجم الدفعة المصغّرة لكل نسخة
    .help = يجب أن تكون كل دفعة في التصاعد من مضاعفات حجم الدفعة المصغّرة (micro-batch) × النُسخ. وقد تحتاج الدفعات الصغيرة في البداية إلى دفعة مصغّرة أصغر.
data_parallel_size = نُسخ توازي البيانات
    .help = نُسخ تعالج كلٌّ منها بياناتها الخاصة.
decrease_if_needed = تقريب الأحجام إلى الأدنى
    .help = إلى أحد مضاعفات حجم الدفعة المصغّرة × النُسخ، كما يفعل { "--decrease-batch-size-if-needed" }. لا يسمح به Megatron-LM إلا مع الزيادات المتساوية.

total_steps = خطوات المُحسِّن الكلية
    .sentence = { $ramp_steps ->
            [zero] { $ramp_steps } خطوة
            [one] خطوة واحدة
            [two] خطوتان
            [few] { $ramp_steps } خطوات
            [many] { $ramp_steps } خطوة
           *[other] { $ramp_steps } خطوة
        } في التصاعد + { $full_steps ->
            [zero] { $full_steps } خطوة
            [one] خطوة واحدة
            [two] خطوتان
            [few] { $full_steps } خطوات
            [many] { $full_steps } خطوة
           *[other] { $full_steps } خطوة
        } بالحجم الكامل = { $total_steps ->
            [zero] { $total_steps } خطوة
            [one] خطوة واحدة
            [two] خطوتان
            [few] { $total_steps } خطوات
            [many] { $total_steps } خطوة
           *[other] { $total_steps } خطوة
        }.
ramp_steps = خطوات التصاعد
    .sentence = تمرّ { $ramp_steps ->
            [zero] { $ramp_steps } خطوة
            [one] خطوة واحدة
            [two] خطوتان
            [few] { $ramp_steps } خطوات
            [many] { $ramp_steps } خطوة
           *[other] { $ramp_steps } خطوة
        } حتى تكتمل الدفعة.
full_steps = خطوات الحجم الكامل
    .sentence = لعدد { $full_steps } من الخطوات آخر حجم للدفعة في الجدولة.
constant_steps = الخطوات دون تصاعد
    .sentence = بالحجم الكامل منذ البداية كان التدريب سيستغرق { $constant_steps ->
            [zero] { $constant_steps } خطوة
            [one] خطوة واحدة
            [two] خطوتين
            [few] { $constant_steps } خطوات
            [many] { $constant_steps } خطوة
           *[other] { $constant_steps } خطوة
        }.
ramp_sequences_seen = التسلسلات في التصاعد
    .sentence = في { $ramp_steps ->
            [zero] { $ramp_steps } خطوة
            [one] خطوة واحدة
            [two] خطوتين
            [few] { $ramp_steps } خطوات
            [many] { $ramp_steps } خطوة
           *[other] { $ramp_steps } خطوة
        } من التصاعد: { $ramp_sequences_seen ->
            [zero] { $ramp_sequences_seen } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $ramp_sequences_seen } تسلسلات
            [many] { $ramp_sequences_seen } تسلسلًا
           *[other] { $ramp_sequences_seen } تسلسل
        }. قد تتجاوز آخر خطوة في المرحلة عتبتها.
ramp_tokens = الرموز في التصاعد
    .sentence = { $ramp_sequences_seen ->
            [zero] { $ramp_sequences_seen } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $ramp_sequences_seen } تسلسلات
            [many] { $ramp_sequences_seen } تسلسلًا
           *[other] { $ramp_sequences_seen } تسلسل
        } × { $sequence_length ->
            [zero] { $sequence_length } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $sequence_length } رموز
            [many] { $sequence_length } رمزًا
           *[other] { $sequence_length } رمز
        } = { $ramp_tokens ->
            [zero] { $ramp_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $ramp_tokens } رموز
            [many] { $ramp_tokens } رمزًا
           *[other] { $ramp_tokens } رمز
        }.
unused_sequences = التسلسلات غير المستخدمة
    .sentence = يُستبعد من النهاية ما لا يكمل دفعة: { $unused_sequences ->
            [zero] { $unused_sequences } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $unused_sequences } تسلسلات
            [many] { $unused_sequences } تسلسلًا
           *[other] { $unused_sequences } تسلسل
        }.
stages = المراحل
    .sentence = كل مرحلة مع خطوتها الأولى، ويبدأ العدّ من 0.
    .column-first_step = من الخطوة
    .column-batch_size = حجم الدفعة
    .column-steps = الخطوات
    .column-tokens = الرموز

refusal-increments-miss = الزيادة بمقدار { $batch_size_increment } في كل مرة لا توصل من { $start_batch_size } إلى { $global_batch_size }.
refusal-no-start = يجب أن تكون العتبة الأولى 0، ليكون للتدريب حجم دفعة منذ البداية.
refusal-same-threshold = لحجمين العتبة نفسها.
refusal-size-below-one = يجب ألا يقل أي حجم للدفعة عن 1.
refusal-does-not-divide = الدفعة { $size } ليست من مضاعفات { $multiple }، أي { $micro_batch_size ->
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
    }.
refusal-too-many-stages = ينتج عن ذلك أكثر من { $maximum ->
        [zero] { $maximum } مرحلة
        [one] مرحلة واحدة
        [two] مرحلتين
        [few] { $maximum } مراحل
        [many] { $maximum } مرحلة
       *[other] { $maximum } مرحلة
    }. المطلوب مقدار زيادة أكبر.
remark-never-full = ينتهي التدريب قبل أن تكبر الدفعة إلى { $full }.
