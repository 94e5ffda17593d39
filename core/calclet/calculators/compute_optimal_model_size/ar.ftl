title = حجم النموذج الأمثل حوسبيًّا
lead = من ميزانية الحوسبة يُحسب عدد المعلمات والرموز الذي يستفيد منها أكبر استفادة، بنسبة ثابتة أو بمعادلة مُلاءَمة للخسارة.
synonyms = الأمثل حوسبيا, حجم النموذج المناسب للميزانية, ميزانية الحوسبة, قوانين التوسع, عدد المعلمات الأمثل, عدد الرموز لكل معلمة, 20 رمزا لكل معلمة, الخسارة المتوقعة, compute-optimal, Chinchilla, scaling law, Hoffmann, Besiroglu, Epoch AI, N_opt, D_opt, tokens per parameter, approach 3, IsoFLOP

compute_budget = ميزانية الحوسبة
    .help = عدد عمليات FLOP في التدريب كله، ويُعدّ الضرب مع الجمع عمليتين: هذا عدد وليس معدّلًا بوحدة FLOP/s.
sizing_method = الطريقة
    .help = تتبع النسبة الثابتة الطريقتين 1 و2 عند Hoffmann وزملائه، وتبحث الملاءمات عن أدنى قيمة في صيغة الخسارة لديهم (الطريقة 3). وقد أعاد Besiroglu وزملاؤه ملاءمتها على البيانات نفسها.
    .option-ratio = نسبة ثابتة
    .option-hoffmann_rounded = Hoffmann كما نُشرت
    .option-hoffmann_unrounded = Hoffmann دون تقريب
    .option-besiroglu = Besiroglu (ملاءمة جديدة)
tokens_per_parameter = عدد الرموز لكل معلمة
    .help = القاعدة العملية هي 20، وجدول Hoffmann نفسه يمتد من 20 إلى 21.6. النماذج التي تخدم مستخدمين كثيرين تُدرَّب في الغالب أطول من ذلك بكثير.

optimal_parameters = عدد المعلمات الأمثل
    .sentence =
        { $sizing_method ->
            [ratio] يناسب الميزانية { $compute_budget } نموذج من { $optimal_parameters ->
                [zero] { $optimal_parameters } معلمة
                [one] معلمة واحدة
                [two] معلمتين
                [few] { $optimal_parameters } معلمات
                [many] { $optimal_parameters } معلمة
               *[other] { $optimal_parameters } معلمة
            } بمعدّل { $tokens_per_parameter } رمز لكل معلمة.
           *[other] بالميزانية { $compute_budget } تبلغ الخسارة المتوقعة أدناها عند { $optimal_parameters ->
                [zero] { $optimal_parameters } معلمة
                [one] معلمة واحدة
                [two] معلمتين
                [few] { $optimal_parameters } معلمات
                [many] { $optimal_parameters } معلمة
               *[other] { $optimal_parameters } معلمة
            }.
        }
optimal_tokens = عدد الرموز الأمثل
    .sentence = 6 عمليات × { $optimal_parameters ->
            [zero] { $optimal_parameters } معلمة
            [one] معلمة واحدة
            [two] معلمتان
            [few] { $optimal_parameters } معلمات
            [many] { $optimal_parameters } معلمة
           *[other] { $optimal_parameters } معلمة
        } × { $optimal_tokens ->
            [zero] { $optimal_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $optimal_tokens } رموز
            [many] { $optimal_tokens } رمزًا
           *[other] { $optimal_tokens } رمز
        } تستنفد الميزانية { $compute_budget }.
tokens_per_parameter_at_optimum = عدد الرموز لكل معلمة
    .sentence = { $optimal_tokens ->
            [zero] { $optimal_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $optimal_tokens } رموز
            [many] { $optimal_tokens } رمزًا
           *[other] { $optimal_tokens } رمز
        } مقابل { $optimal_parameters ->
            [zero] { $optimal_parameters } معلمة
            [one] معلمة واحدة
            [two] معلمتين
            [few] { $optimal_parameters } معلمات
            [many] { $optimal_parameters } معلمة
           *[other] { $optimal_parameters } معلمة
        }: لكل معلمة { $tokens_per_parameter_at_optimum }.
predicted_loss = الخسارة المتوقعة
    .sentence = عند هذه القيم المثلى تتوقع الملاءمة خسارة قدرها { $predicted_loss } نات لكل رمز، على بياناتها هي وبمُجزِّئ الرموز الخاص بها.

remark-rounded-coefficients = الثوابت المنشورة مقرَّبة. فهي تعطي لميزانية Gopher نموذجًا من 32 مليار معلمة، في حين تذكر الورقة نفسها 40 مليارًا.
remark-contradicts-ratio = تطلب هذه الملاءمة رموزًا أكثر لكل معلمة كلما كبرت الميزانية، خلافًا للطريقتين الأخريين في الورقة. أما الملاءمة الجديدة فلا تطلب ذلك.
