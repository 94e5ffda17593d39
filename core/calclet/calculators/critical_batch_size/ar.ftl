title = حجم الدفعة الحرج
lead = من الخسارة، أو من معيار التدرّج عند حجمين للدفعة، يُحسب حجم الدفعة الحرج وما تكلّفه دفعتك من خطوات وبيانات.
synonyms = حجم الدفعة الحرج, مقياس ضوضاء التدرج, ضوضاء التدرج, تشويش التدرج, أكبر حجم دفعة مفيد, تناقص العوائد, التدريب بدفعات كبيرة, حدود توازي البيانات, نسبة الإشارة إلى الضوضاء, gradient noise scale, GNS, B_crit, B_noise, B_simple, CBS, noise scale, largest useful batch size, diminishing returns, large batch training, data parallelism limit, McCandlish, Kaplan, signal-to-noise ratio, S_min, E_min

group-estimate = التقدير
group-batch = الدفعة

estimated_from = أساس التقدير
    .help = العلاقة التجريبية المنشورة تحتاج إلى الخسارة وحدها، وهي تقريبية. أما معيار التدرّج فيُقاس في تدريبك نفسه.
    .option-loss = الخسارة
    .option-gradients = معيار التدرّج
loss = الخسارة
    .help = الإنتروبيا المتقاطعة (cross-entropy) بوحدة نات لكل رمز، متحققةً كانت أو مستهدفة. تخص العلاقة نصوص الويب الإنجليزية ومُجزِّئ الرموز في GPT-2.
small_batch_size = الدفعة الصغرى
    .help = عدد التسلسلات وراء التدرّجات الأكثر ضوضاء، مثل تدرّجات نسخة واحدة قبل أخذ متوسطها.
small_batch_norm = مربّع المعيار، الدفعة الصغرى
    .help = مربّع معيار هذه التدرّجات (norm)، بمتوسط خطوات كثيرة.
large_batch_size = الدفعة الكبرى
    .help = عدد التسلسلات وراء التدرّجات الأقل ضوضاء، مثل تدرّجات الدفعة كلها.
large_batch_norm = مربّع المعيار، الدفعة الكبرى
    .help = مربّع معيار هذه التدرّجات قبل القصّ (clipping)، بمتوسط الخطوات نفسها.
global_batch_size = حجم الدفعة الفعّال (الكلّي)
    .help = عدد التسلسلات وراء كل تحديث للمُحسِّن، لمقارنته بالدفعة الحرجة.
sequence_length = طول التسلسل
    .help = عدد الرموز (tokens) في كل تسلسل.

critical_tokens = حجم الدفعة الحرج
    .sentence =
        { $estimated_from ->
            [gradients] الضوضاء ÷ الإشارة = { $critical_sequences ->
                [zero] { $critical_sequences } تسلسل
                [one] تسلسل واحد
                [two] تسلسلان
                [few] { $critical_sequences } تسلسلات
                [many] { $critical_sequences } تسلسلًا
               *[other] { $critical_sequences } تسلسل
            }؛ وبواقع { $sequence_length ->
                [zero] { $sequence_length } رمز
                [one] رمز واحد
                [two] رمزين
                [few] { $sequence_length } رموز
                [many] { $sequence_length } رمزًا
               *[other] { $sequence_length } رمز
            } لكل منها، المجموع { $critical_tokens ->
                [zero] { $critical_tokens } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $critical_tokens } رموز
                [many] { $critical_tokens } رمزًا
               *[other] { $critical_tokens } رمز
            }.
           *[loss] عند الخسارة { $loss } تعطي العلاقة عدد الرموز لكل خطوة: { $critical_tokens }.
        }
critical_sequences = بالتسلسلات
    .sentence = { $critical_tokens ->
            [zero] { $critical_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $critical_tokens } رموز
            [many] { $critical_tokens } رمزًا
           *[other] { $critical_tokens } رمز
        } ÷ { $sequence_length ->
            [zero] { $sequence_length } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $sequence_length } رموز
            [many] { $sequence_length } رمزًا
           *[other] { $sequence_length } رمز
        } لكل تسلسل = { $critical_sequences ->
            [zero] { $critical_sequences } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $critical_sequences } تسلسلات
            [many] { $critical_sequences } تسلسلًا
           *[other] { $critical_sequences } تسلسل
        }.
batch_over_critical = دفعتك
    .sentence = نسبة { $global_batch_size ->
            [zero] { $global_batch_size } تسلسل
            [one] تسلسل واحد
            [two] تسلسلين
            [few] { $global_batch_size } تسلسلات
            [many] { $global_batch_size } تسلسلًا
           *[other] { $global_batch_size } تسلسل
        } إلى الدفعة الحرجة: { $batch_over_critical }.
step_factor = الخطوات نسبةً إلى أقلّها
    .sentence = لبلوغ الخسارة نفسها تُضرب خطوات دفعة لا حد لحجمها في { $step_factor }.
data_factor = البيانات نسبةً إلى أقلّها
    .sentence = لبلوغ الخسارة نفسها تُضرب بيانات أصغر دفعة في { $data_factor }.
gradient_signal = الإشارة
    .sentence = مربّع معيار التدرّج الحقيقي بعد طرح الضوضاء: { $gradient_signal }.
gradient_noise = الضوضاء
    .sentence = تباين تدرّج تسلسل واحد، على كل المعلمات: { $gradient_noise }.

refusal-small-not-smaller = يجب أن تقل تسلسلات الدفعة الصغرى عن تسلسلات الدفعة الكبرى.
refusal-no-signal = لا تُبقي هاتان القيمتان أي إشارة: معيار الدفعة الكبرى كله من الضوضاء. المطلوب متوسط خطوات أكثر، أو قياس دفعة أكبر.
refusal-no-noise = معيار الدفعة الصغرى يكون أكبر بسبب ضوضائها، وهاتان القيمتان لا تُظهران أي ضوضاء؛ المطلوب متوسط خطوات أكثر.
