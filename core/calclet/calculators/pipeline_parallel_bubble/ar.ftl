title = فقاعة توازي خط الأنابيب
lead = من مراحل خط الأنابيب والدفعات المصغّرة لكل خطوة ونوع الجدولة تُحسب حصة الزمن التي تبقى فيها وحدات GPU في خط الأنابيب بلا عمل.
synonyms = فقاعة خط الأنابيب, نسبة الفقاعة, زمن الخمول, توازي خط الأنابيب, كفاءة خط الأنابيب, المراحل الافتراضية, الدفعات المصغرة, الجدولة المتداخلة, pipeline bubble, bubble ratio, bubble fraction, pipeline parallelism, GPipe, 1F1B, one forward one backward, interleaved 1F1B, virtual pipeline, virtual stages, PipeDream-Flush, zero bubble, in-flight micro-batches, Megatron-LM

group-pipeline = خط الأنابيب
group-target = الهدف

pipeline_stages = مراحل خط الأنابيب
    .help = الأجهزة، أو مجموعات توازي الموترات، التي تتوزع عليها الطبقات.
micro_batches = الدفعات المصغّرة لكل خطوة
    .help = الدفعات المصغّرة (micro-batches) التي تمرّرها نسخة واحدة في خط الأنابيب لكل تحديث: خطوات تراكم التدرّجات فيها، أي الدفعة الكلّية ÷ (الدفعة المصغّرة × النُسخ).
schedule = الجدولة
    .help = فقاعة 1F1B مساوية لفقاعة GPipe: توفّر الذاكرة لا الزمن. التداخل (interleaving) وحده يصغّر الفقاعة.
    .option-gpipe = GPipe
    .option-one_f_one_b = 1F1B
    .option-interleaved = 1F1B المتداخلة
virtual_stages = المراحل الافتراضية لكل جهاز
    .help = مجموعات الطبقات على كل جهاز. يجب أن تقبل الطبقات القسمة على المراحل × المراحل الافتراضية، ويزداد التواصل بين الأجهزة بالعامل نفسه.
target_bubble = أقصى فقاعة مقبولة
    .help = أكبر حصة مقبولة من الزمن الكلي.

bubble_share = حصة الفقاعة من الزمن الكلي
    .sentence = تبقى وحدات GPU بلا عمل { $bubble_share } من زمن الخطوة: عدد المراحل { $pipeline_stages } ناقص واحد، مقابل عمل { $micro_batches ->
            [zero] { $micro_batches } دفعة مصغّرة
            [one] دفعة مصغّرة واحدة
            [two] دفعتين مصغّرتين
            [few] { $micro_batches } دفعات مصغّرة
            [many] { $micro_batches } دفعة مصغّرة
           *[other] { $micro_batches } دفعة مصغّرة
        }.
bubble_over_ideal = الفقاعة نسبةً إلى الزمن المثالي
    .sentence = تستغرق الخطوة زمنًا أطول بنسبة { $bubble_over_ideal } مما لو خلت من الفقاعة. هذا هو الرقم المذكور في أوراق Megatron-LM.
pipeline_efficiency = كفاءة خط الأنابيب
    .sentence = يذهب { $pipeline_efficiency } من الزمن إلى العمل، والباقي للفقاعة.
micro_batches_for_target = الدفعات المصغّرة اللازمة للهدف
    .sentence = مع { $micro_batches_for_target ->
            [zero] { $micro_batches_for_target } دفعة مصغّرة
            [one] دفعة مصغّرة واحدة
            [two] دفعتين مصغّرتين
            [few] { $micro_batches_for_target } دفعات مصغّرة
            [many] { $micro_batches_for_target } دفعة مصغّرة
           *[other] { $micro_batches_for_target } دفعة مصغّرة
        } لا تتجاوز الفقاعة { $target_bubble } من الزمن الكلي{ $schedule ->
            [interleaved] ، بعد التقريب إلى المضاعف الأعلى للعدد { $pipeline_stages }
           *[other] {""}
        }.
in_flight_micro_batches = الدفعات المصغّرة قيد المعالجة
    .sentence = تحتفظ المرحلة الأولى في الذروة بتنشيطات { $in_flight_micro_batches ->
            [zero] { $in_flight_micro_batches } دفعة مصغّرة
            [one] دفعة مصغّرة واحدة
            [two] دفعتين مصغّرتين
            [few] { $in_flight_micro_batches } دفعات مصغّرة
            [many] { $in_flight_micro_batches } دفعة مصغّرة
           *[other] { $in_flight_micro_batches } دفعة مصغّرة
        }.

remark-not-a-multiple = تعمل الجدولة المتداخلة بمجموعات من { $pipeline_stages ->
        [zero] { $pipeline_stages } دفعة مصغّرة
        [one] دفعة مصغّرة واحدة
        [two] دفعتين مصغّرتين
        [few] { $pipeline_stages } دفعات مصغّرة
        [many] { $pipeline_stages } دفعة مصغّرة
       *[other] { $pipeline_stages } دفعة مصغّرة
    }، والعدد { $micro_batches } ليس من مضاعفات ذلك. تُحسب الفقاعة المعروضة كما لو كان منها.
remark-nothing-interleaved = بمرحلة افتراضية واحدة لكل جهاز لا يتداخل شيء: هذه جدولة 1F1B العادية.
remark-idle-stages = لا تكفي الدفعات المصغّرة، وعددها { $micro_batches }، لإشغال كل المراحل معًا، وعددها { $pipeline_stages }.
