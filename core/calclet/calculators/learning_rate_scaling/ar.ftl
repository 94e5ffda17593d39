title = تحجيم معدّل التعلّم
lead = من حجم دفعة له معدّل تعلّم مناسب ومن حجم دفعة آخر تُحسب القيم التي تقترحها قاعدة تحجيم للحجم الآخر: معدّل التعلّم وإعدادات المُحسِّن.
synonyms = تحجيم معدل التعلم, قاعدة التحجيم الخطي, قاعدة الجذر التربيعي, معدل التعلم وحجم الدفعة, ضبط معدل التعلم عند تغيير حجم الدفعة, التدريب بدفعات كبيرة, اضمحلال الأوزان, عمر النصف, linear scaling rule, square root scaling rule, LR scaling, scale learning rate with batch size, large batch training, Goyal, Malladi, Adam, AdamW, SGD, momentum, beta1, beta2, epsilon, weight decay, half-life, OLMo-core, nanochat, critical batch size, sqrt(k)

group-batch = أحجام الدفعة
group-optimizer = الإعدادات المضبوطة

rule = قاعدة التحجيم
    .help = ما يبقى ثابتًا يتوقف على المُحسِّن. قواعد Adam لا تصلح مع SGD ولا العكس؛ ولا توجد قاعدة مستقرة مع Muon.
    .option-linear = خطية، مع SGD
    .option-square_root = جذر تربيعي مع β وε، لمُحسِّن Adam
    .option-olmo_core = جذر تربيعي للمعدّل وحده (OLMo-core)
    .option-nanochat = جذر تربيعي واضمحلال الأوزان (nanochat)
reference_batch_size = حجم الدفعة المرجعي
    .help = حجم الدفعة الفعّال (الكلّي) الذي ضُبط له معدّل التعلّم. بالتسلسلات أو بالرموز، على النحو نفسه في الحقلين.
new_batch_size = حجم الدفعة الجديد
    .help = حجم الدفعة الفعّال (الكلّي) في التدريب الجديد.
critical_batch_size = حجم الدفعة الحرج
    .help = إن كان مقيسًا: الحجم الذي لا تكاد دفعة أكبر منه توفّر أي خطوات. لا تصح بعده أي قاعدة.
reference_learning_rate = معدّل التعلّم المضبوط
    .help = أعلى معدّل تعلّم، مضبوطًا لحجم الدفعة المرجعي.
adam_beta1 = القيمة β₁ في Adam
    .help = معدّل تناقص العزم الأول.
adam_beta2 = القيمة β₂ في Adam
    .help = معدّل تناقص العزم الثاني.
adam_epsilon = القيمة ε في Adam
    .help = تُضاف إلى جذر العزم الثاني.
weight_decay = اضمحلال الأوزان
    .help = في AdamW، أي المنفصل (decoupled): يُضرب في معدّل التعلّم عند كل خطوة.
reference_tokens = رموز التدريب المرجعي
    .help = طول التدريب الذي ضُبط له اضمحلال الأوزان.
new_tokens = رموز التدريب الجديد
    .help = العدد نفسه إذا تساوى طول التدريبين.

batch_ratio = نسبة الدفعتين
    .sentence = الدفعة الجديدة { $new_batch_size } ÷ الدفعة المرجعية { $reference_batch_size } = النسبة { $batch_ratio }.
scaled_learning_rate = معدّل التعلّم
    .sentence =
        { $rule ->
            [linear] المعدّل المضبوط { $reference_learning_rate } × النسبة { $batch_ratio } = المعدّل الجديد { $scaled_learning_rate }، بعد إحماء تدريجي.
           *[other] المعدّل المضبوط { $reference_learning_rate } × الجذر التربيعي للنسبة { $batch_ratio } = المعدّل الجديد { $scaled_learning_rate }.
        }
scaled_beta1 = القيمة β₁ في Adam
    .sentence = يُضرب بُعد { $adam_beta1 } عن 1 في النسبة { $batch_ratio }، فتصبح القيمة { $scaled_beta1 }.
scaled_beta2 = القيمة β₂ في Adam
    .sentence = يُضرب بُعد { $adam_beta2 } عن 1 في النسبة { $batch_ratio }، فتصبح القيمة { $scaled_beta2 }.
half_life_beta2 = القيمة β₂ بعمر النصف نفسه
    .sentence = بالقيمة { $half_life_beta2 } ينسى العزم الثاني نصفه بعد عدد الرموز نفسه كما من قبل. وعند التغييرات الصغيرة تكاد تطابق قيمة القاعدة.
scaled_epsilon = القيمة ε في Adam
    .sentence = القيمة { $adam_epsilon } مقسومة على الجذر التربيعي للنسبة { $batch_ratio } تساوي { $scaled_epsilon }.
scaled_weight_decay = اضمحلال الأوزان
    .sentence = بالقيمة { $scaled_weight_decay } يشمل متوسط الأوزان الحصة نفسها من التدريب كما مع القيمة { $weight_decay }.

remark-beyond-critical = فوق حجم الدفعة الحرج { $critical } لا تعود الضوضاء هي ما يحدّ من تقدّم الخطوات: القاعدة هنا استقراء، وقد يتباعد التدريب (diverge).
remark-beyond-linear = صحّت القاعدة الخطية على ImageNet حتى دفعة من { $largest ->
        [zero] { $largest } صورة
        [one] صورة واحدة
        [two] صورتين
        [few] { $largest } صور
        [many] { $largest } صورة
       *[other] { $largest } صورة
    }، ثم انخفضت الدقة.
remark-no-beta = مع نسبة الدفعتين هذه لا تُبقي القاعدة أي قيمة β فوق 0. المطلوب نسبة أصغر من { $largest }.
