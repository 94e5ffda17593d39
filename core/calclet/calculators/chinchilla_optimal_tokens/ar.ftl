title = عدد الرموز الأمثل وفق Chinchilla
lead = من عدد معلمات النموذج يُحسب ما يناسبه من رموز التدريب وفق قاعدة Chinchilla، وما تتطلّبه من حوسبة، وموقع خطتك منها.
synonyms = شنشيلا, قاعدة شنشيلا, قوانين التوسع, عدد رموز التدريب, كم رمزا للتدريب, عدد التوكنات, عدد الرموز لكل معلمة, 20 رمزا لكل معلمة, الأمثل حوسبيا, الخسارة المتوقعة, Chinchilla, Chinchilla-optimal, compute-optimal tokens, tokens per parameter, scaling law, over-training, under-training, predicted loss, Hoffmann, Besiroglu

group-rule = النموذج والقاعدة
group-comparison = المقارنة

parameters = المعلمات
    .help = كل المعلمات بما فيها متجهات التضمين، كما في ورقة Chinchilla. ولا توجد قاعدة متفق عليها لنماذج مزيج الخبراء (MoE).
tokens_per_parameter = عدد الرموز لكل معلمة
    .help = القاعدة العملية هي 20، وجدول Hoffmann يمتد من 20.0 إلى 21.6. وهي تخص بياناتهم ومُجزِّئ الرموز لديهم.
planned_tokens = الرموز المخطَّط لها
    .help = عدد الرموز التي سيجري التدريب عليها، للمقارنة. يُترك الحقل فارغًا إن لم توجد خطة.
    .placeholder = لا شيء
loss_fit = توقّع الخسارة
    .help = يتوقّع الخسارة بعد الرموز المخطَّط لها، أو بعد العدد الأمثل إن لم توجد خطة. الملاءمة الجديدة تصحّح الملاءمة التي نشرها Hoffmann.
    .option-none = دون توقّع
    .option-hoffmann_rounded = Hoffmann كما نُشرت
    .option-hoffmann_unrounded = Hoffmann دون تقريب
    .option-besiroglu = Besiroglu (ملاءمة جديدة)

optimal_tokens = عدد الرموز الأمثل
    .sentence = { $parameters ->
            [zero] { $parameters } معلمة
            [one] معلمة واحدة
            [two] معلمتان
            [few] { $parameters } معلمات
            [many] { $parameters } معلمة
           *[other] { $parameters } معلمة
        } بمعدّل { $tokens_per_parameter } رمز لكل منها: المجموع { $optimal_tokens ->
            [zero] { $optimal_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $optimal_tokens } رموز
            [many] { $optimal_tokens } رمزًا
           *[other] { $optimal_tokens } رمز
        }.
training_compute = حوسبة التدريب
    .sentence = 6 عمليات × { $parameters ->
            [zero] { $parameters } معلمة
            [one] معلمة واحدة
            [two] معلمتان
            [few] { $parameters } معلمات
            [many] { $parameters } معلمة
           *[other] { $parameters } معلمة
        } × { $optimal_tokens ->
            [zero] { $optimal_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $optimal_tokens } رموز
            [many] { $optimal_tokens } رمزًا
           *[other] { $optimal_tokens } رمز
        } = { $training_compute }.
training_factor = نسبة الخطة إلى القاعدة
    .sentence = { $planned_tokens ->
            [zero] { $planned_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $planned_tokens } رموز
            [many] { $planned_tokens } رمزًا
           *[other] { $planned_tokens } رمز
        } في الخطة ÷ { $optimal_tokens ->
            [zero] { $optimal_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $optimal_tokens } رموز
            [many] { $optimal_tokens } رمزًا
           *[other] { $optimal_tokens } رمز
        } في القاعدة = { $training_factor }.
predicted_loss = الخسارة المتوقعة
    .sentence =
        { $planned_tokens ->
            [zero] بعد { $planned_tokens } رمز
            [one] بعد رمز واحد
            [two] بعد رمزين
            [few] بعد { $planned_tokens } رموز
            [many] بعد { $planned_tokens } رمزًا
            [other] بعد { $planned_tokens } رمز
           *[none] بعد { $optimal_tokens ->
                [zero] { $optimal_tokens } رمز
                [one] رمز واحد
                [two] رمزين
                [few] { $optimal_tokens } رموز
                [many] { $optimal_tokens } رمزًا
               *[other] { $optimal_tokens } رمز
            }
        } تتوقع الملاءمة خسارة قدرها { $predicted_loss } نات لكل رمز، على بياناتها هي وبمُجزِّئ الرموز الخاص بها.

preset-model = نموذج معروف
