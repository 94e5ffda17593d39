# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = الأدوات
tool-failed = تعذّر تحميل هذه الأداة. يُرجى التحقق من الاتصال والمحاولة من جديد. مدخلاتك محفوظة.
error-part-missing = تعذّر التحميل. يُرجى التحقق من الاتصال والمحاولة من جديد.
tool-used = أُدخلت: { $values }.
tool-there = مُدخلة حاليًا
tool-below = أقل من الهدف بنسبة { $share }
tool-above = أكثر من الهدف بنسبة { $share }
tool-beside = غير الهدف
tool-with-unit = { $title } ({ $unit })
tool-series = { $first }، { $next }
tool-clauses = { $first }، { $next }
tool-copy-csv = نسخ بصيغة CSV
tool-save-csv = حفظ بصيغة CSV


## Which input gives this output?

tool-solve = إيجاد مدخلات تحقّق هدفًا
solve-output = النتيجة
solve-target = الهدف
solve-free = المُدخل المراد تغييره
solve-exact = الهدف تمامًا
solve-close = الهدف بدقة الأرقام المعروضة
solve-none = لا تعطي أي قيمة للمُدخل «{ $label }» هذا الهدف تمامًا. الأقرب إليه:
error-out-of-reach = لا يمكن بلوغ الهدف بتغيير هذا المُدخل وحده.
error-out-of-reach-from = لا يمكن بلوغ الهدف بتغيير هذا المُدخل وحده: الحد الأدنى { $low }.
error-out-of-reach-to = لا يمكن بلوغ الهدف بتغيير هذا المُدخل وحده: الحد الأقصى { $high }.
error-out-of-reach-between = لا يمكن بلوغ الهدف بتغيير هذا المُدخل وحده: الممكن من { $low } إلى { $high } فقط.
error-not-solvable = لا يمكن حساب هذا المُدخل انطلاقًا من هذه النتيجة.


## All ways to reach a batch

tool-choices = طرق تكوين دفعة
choices-bounds = الحدود، إن وُجدت
choices-bound-micro_batch_size_max = أكبر دفعة مصغّرة ممكنة
choices-bound-data_parallel_size = نُسخ توازي البيانات
choices-bound-world_size = إجمالي وحدات GPU
choices-bound-model_parallel_size = وحدات GPU لكل نسخة من النموذج
choices-bound-pipeline_parallel_size = مراحل خط الأنابيب
choices-bound-gpus_per_node = وحدات GPU في العقدة
choices-count =
    { $total ->
        [zero] لا خيارات.
        [one] خيار واحد.
        [two] خياران. يأتي أولًا ما يملأ خط الأنابيب، ثم الأقل تمريرات.
        [few] { $total } خيارات. يأتي أولًا ما يملأ خط الأنابيب، ثم الأقل تمريرات.
        [many] { $total } خيارًا. يأتي أولًا ما يملأ خط الأنابيب، ثم الأقل تمريرات.
       *[other] { $total } خيار. يأتي أولًا ما يملأ خط الأنابيب، ثم الأقل تمريرات.
    }
choices-cut = المعروض أفضل { $shown } منها.
choices-near = لا يعطي أي خيار هذا الهدف تمامًا. الأقرب دونه وفوقه:
choices-none = لا خيارات ضمن هذه الحدود.
choices-ranked = الخيارات، الأفضل أولًا
choices-number = رقم
choices-distance = النتيجة
choices-notes = ملاحظات
choices-use = استخدام
choices-compare = مقارنة
choices-compare-one = مقارنة { $choice }
choices-compare-hint = يمكن تحديد خيارين لعرضهما جنبًا إلى جنب.
choices-compared = جنبًا إلى جنب
choices-differ = الاختلاف في: { $names }.
choices-same = (القيمة نفسها)
choices-different = (قيمة مختلفة)
choices-all = عرض الكل ({ $count })
choices-mark-fewer-passes-than-stages = التمريرات أقل من مراحل خط الأنابيب، فلا يمتلئ أبدًا.
choices-mark-keeps-after-node-loss = تبقى القسمة ممكنة إذا نقصت عقدة.
choices-mark-breaks-after-node-loss = إذا نقصت عقدة (وحدات GPU الباقية: { $world_size }) لم تعد القسمة ممكنة؛ أقرب دفعة: { $global_batch_size }.
choices-plot = مخطط الخيارات
choices-plot-title = { $up } مقابل { $across } لكل خيار
choices-plot-about =
    { $count ->
        [zero] لا خيارات: { $best }.
        [one] خيار واحد: { $best }.
        [two] خياران، أفضلهما: { $best }.
        [few] { $count } خيارات، أفضلها: { $best }.
        [many] { $count } خيارًا، أفضلها: { $best }.
       *[other] { $count } خيار، أفضلها: { $best }.
    }
choices-shape-dot = مطابق
choices-shape-diamond = مطابق، لكن التمريرات أقل من مراحل خط الأنابيب
choices-shape-ring = قريب من الهدف
error-does-not-divide = العدد { $value } لا يقسم العدد { $of }.


## A result against an input

tool-chart = رسم بياني
chart-output = النتيجة
chart-input = مقابل
chart-from = من
chart-to = إلى
chart-log-x = محور المُدخل لوغاريتمي
chart-log-y = محور النتيجة لوغاريتمي
chart-title = { $output } مقابل { $input }
chart-about = من { $from } إلى { $to }.
chart-now = حاليًا: { $values }
chart-none = لا قيمة
chart-data = قيم الرسم البياني


## A batch that grows

tool-ramp = التصاعد عبر الزمن
ramp-tokens-seen = الرموز المعالَجة
ramp-tokens-per-step = عدد الرموز لكل خطوة
ramp-from-token = من الرمز
ramp-up = المحور الرأسي
ramp-across = المحور الأفقي
ramp-last-change = حتى آخر تغيير فقط
ramp-about =
    { $count ->
        [zero] لا مراحل.
        [one] مرحلة واحدة: { $first }.
        [two] مرحلتان. الأولى: { $first }. الأخيرة: { $last }.
        [few] { $count } مراحل. الأولى: { $first }. الأخيرة: { $last }.
        [many] { $count } مرحلة. الأولى: { $first }. الأخيرة: { $last }.
       *[other] { $count } مرحلة. الأولى: { $first }. الأخيرة: { $last }.
    }


## Configs, launch scripts and logs

tool-read-config = قراءة ملف إعداد
read-text = ملف إعداد أو سكربت تشغيل أو سجلّ أو رسالة خطأ
read-about = يُلصق النص أو تُسحب الملفات إلى هنا. الملفات المترابطة، مثل ملف YAML وملف JSON التابع له في DeepSpeed وسكربت التشغيل، تُقرأ وحدةً واحدة. يبقى كل شيء في هذا المتصفح.
read-choose = اختيار ملفات…
read-remove = إزالة
read-remove-file = إزالة { $name }
read-pasted = نص ملصق
read-recognised = قُرئ على أنه: { $names }
read-agrees = كل ما قُرئ متوافق.
read-problems =
    { $count ->
        [zero] لا مشكلات.
        [one] عُثر على مشكلة واحدة.
        [two] عُثر على مشكلتين.
        [few] عُثر على { $count } مشكلات.
        [many] عُثر على { $count } مشكلة.
       *[other] عُثر على { $count } مشكلة.
    }
read-missing = بعض القيم ناقصة: يُرجى إدخالها في الجدول.
read-values = القيم المقروءة
read-unknown = غير مذكورة
read-given = مُدخلة يدويًا
read-follows = محسوبة من قيم أخرى
read-place = { $file }، السطر { $line }:
read-take-out = إزالة { $key }
read-use = استخدام هذه القيم
read-use-repair = استخدام القيم المصحَّحة
read-problems-title = أوجه التعارض
read-repairs-title = طرق التصحيح
read-notes-title = ملاحظات مفيدة
fact-world_size = وحدات GPU في التدريب

tool-write-config = كتابة ملف إعداد
write-framework = إطار العمل
write-generation = الإصدار
write-copy = نسخ
write-copy-file = نسخ { $name }
write-copied = تم النسخ


## Published runs

tool-published-runs = تدريبات منشورة
runs-about = ما تذكره الأوراق البحثية وبطاقات النماذج وملفات الإعداد عن الدفعة، بعد إعادة حسابه. ويُشار إلى الأخطاء الواردة في المصادر.
runs-search = البحث بالاسم
runs-found =
    { $count ->
        [zero] لا تدريبات
        [one] تدريب واحد
        [two] تدريبان
        [few] { $count } تدريبات
        [many] { $count } تدريبًا
       *[other] { $count } تدريب
    }
runs-none = لا يوجد تدريب في اسمه هذا النص.
runs-verified = متحقَّق منها
runs-verified-about = قُرئت في المصدر نفسه، أو تنتج بالضبط مما يذكره.
runs-quoted = منقولة
runs-quoted-about = قُرئت لدى من ينقل عن المصدر.
runs-derived = محسوبة
runs-derived-about = حُسبت من أرقام مقرّبة، باعتبار K وM من قوى العدد 1,024؛ ويُشار إلى ما لم يذكره المصدر بهذه الصورة.
runs-stage = المرحلة { $stage } من { $stages }
runs-recipe = وصفة تدريب
runs-benchmark = قياس أداء
runs-batch = دفعة { $batch } × طول { $length } = عدد الرموز { $tokens }
runs-batch-printed = { $tokens } من الرموز
runs-batch-image = { $batch } من الصور
runs-batch-pair = { $batch } من الأزواج
runs-discrepancy = خطأ في المصدر
runs-devices = الأجهزة
runs-device = الجهاز
runs-tensor_parallel_size = درجة توازي الموترات
runs-pipeline_parallel_size = درجة توازي خط الأنابيب
runs-context_parallel_size = درجة توازي السياق
runs-expert_parallel_size = درجة توازي الخبراء
runs-is-derived = محسوبة
runs-is-remembered = لم تُراجَع ثانيةً
runs-at-least = على الأقل
runs-as-printed = كما وردت
runs-when = الفترة
runs-from-tokens = بعد { $tokens } رمز
runs-from-step = من الخطوة { $step }
runs-until-step = حتى الخطوة { $step }
runs-ramp = التصاعد السابق لها
runs-ramp-start = بدءًا بـ{ $start } من التسلسلات
runs-ramp-start-tokens = بدءًا بـ{ $start } رمز
runs-ramp-steps = بزيادة { $increment } في كل مرة
runs-ramp-samples = على مدى { $samples } من التسلسلات
runs-ramp-tokens = على مدى { $tokens } رمز
runs-ramp-range = على مدى { $least } إلى { $most } رمز
runs-ramp-share = على مدى { $share } من كل التسلسلات
runs-checked = تاريخ التحقق: { $date }.
runs-fill = إدخال القيم
runs-fill-name = إدخال قيم { $name }
runs-open = لا يمكن توزيع { $batch } من التسلسلات بالتساوي على { $replicas } من النُسخ. أُدخلت القيم الأخرى التي يذكرها المصدر.
runs-open-printed = لا يذكر المصدر الدفعة إلا عددًا مقرّبًا من الرموز. أُدخلت القيم الأخرى التي يذكرها.
runs-aim = إيجاد مدخلات تحقّق هذه الدفعة
runs-where = { $finding } ({ $where })
runs-tokens-differ = المذكور: { $printed } من الرموز. لكن دفعة { $batch } × طول { $length } تساوي { $computed }.
runs-tokens-not-whole = المذكور: { $printed } من الرموز، أي { $computed } من التسلسلات، وهو عدد غير صحيح؛ ويبقى كذلك باعتبار M مساويًا لـ{ "1,024 × 1,024" }.
runs-tokens-called-sequences = المذكور: { $printed } من التسلسلات. المقصود عدد الرموز، في { $computed } من التسلسلات بطول { $length }.
runs-sequences-differ = المذكور: { $printed } من التسلسلات. لكن كل الأرقام الأخرى تعطي { $computed }.
runs-batch-not-reachable = المذكور: { $printed } من الرموز. لا يمكن توزيعها بالتساوي على { $replicas } من النُسخ؛ أقرب ما تبلغه { $computed }.
runs-devices-differ = المذكور: { $printed } من النُسخ. مع درجات التوازي الأخرى يصبح عدد الأجهزة { $computed }، لا { $devices }.
runs-replica-too-large = المذكور: { $printed } من الأجهزة. النسخة الواحدة وحدها تشغل { $computed }.
