title = حوسبة التدريب (FLOPs)
lead = من عدد المعلمات ورموز التدريب يُحسب ما يتطلّبه التدريب من حوسبة بوحدة FLOP وبوحدة petaFLOP/s-day، مع احتساب الانتباه وإعادة الحساب أو من دونهما.
synonyms = حوسبة التدريب, كلفة التدريب, تكلفة التدريب, ميزانية الحوسبة, عمليات الفاصلة العائمة, عدد العمليات لكل رمز, نسبة الاستغلال, إعادة حساب التنشيطات, عمليات الانتباه, 6ND, 8ND, C = 6ND, FLOPs per token, PF-days, petaflop/s-days, MFU, HFU, training FLOPs, training compute, activation checkpointing

group-training = النموذج والبيانات
group-convention = ما يُحتسب

parameters = المعلمات
    .help = كل المعلمات بما فيها متجهات التضمين؛ وفي نماذج مزيج الخبراء (MoE) ما يدخل منها في تمريرة الرمز الواحد فقط. الأعداد التي تستثني متجهات التضمين، كما عند Kaplan وزملائه، أصغر.
training_tokens = رموز التدريب
    .help = كل ما يراه التدريب من رموز (tokens). البيانات التي تُرى مرتين تُحتسب مرتين.
flop_convention = طريقة عدّ FLOPs
    .help = عمليات النموذج (model FLOPs)، وهي أساس MFU، لا تشمل إعادة الحساب؛ وعمليات العتاد (hardware FLOPs)، وهي أساس HFU، تشملها. ومع التسلسلات الطويلة يجدر احتساب الانتباه أيضًا.
    .option-dense = 6ND: عمليات النموذج
    .option-causal_attention = 6ND + الانتباه السببي
    .option-full_attention = 6ND + الانتباه الكامل
    .option-full_recompute = 8ND: مع إعادة الحساب كاملة
layers = الطبقات
    .help = كتل المحوّل (transformer) التي فيها انتباه.
attention_width = عرض الانتباه
    .help = عدد رؤوس الاستعلام مضروبًا في حجم الرأس. يساوي الحجم المخفي غالبًا، لكن ليس في Gemma 2. رؤوس المفاتيح والقيم لا أثر لها هنا.
sequence_length = طول التسلسل
    .help = الرموز التي ينتبه بعضها إلى بعض. إذا جُمعت مستندات في تسلسل واحد وحُجب بعضها عن بعض، فهو طول المستند.

training_compute = حوسبة التدريب
    .sentence =
        { $flop_convention ->
            [causal_attention] (6 عمليات × { $parameters ->
                [zero] { $parameters } معلمة
                [one] معلمة واحدة
                [two] معلمتان
                [few] { $parameters } معلمات
                [many] { $parameters } معلمة
               *[other] { $parameters } معلمة
            } + 6 عمليات × { $layers ->
                [zero] { $layers } طبقة
                [one] طبقة واحدة
                [two] طبقتان
                [few] { $layers } طبقات
                [many] { $layers } طبقة
               *[other] { $layers } طبقة
            } × عرض { $attention_width } × طول { $sequence_length ->
                [zero] { $sequence_length } رمز
                [one] رمز واحد
                [two] رمزين
                [few] { $sequence_length } رموز
                [many] { $sequence_length } رمزًا
               *[other] { $sequence_length } رمز
            }) × { $training_tokens ->
                [zero] { $training_tokens } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $training_tokens } رموز
                [many] { $training_tokens } رمزًا
               *[other] { $training_tokens } رمز
            }
            [full_attention] (6 عمليات × { $parameters ->
                [zero] { $parameters } معلمة
                [one] معلمة واحدة
                [two] معلمتان
                [few] { $parameters } معلمات
                [many] { $parameters } معلمة
               *[other] { $parameters } معلمة
            } + 12 عملية × { $layers ->
                [zero] { $layers } طبقة
                [one] طبقة واحدة
                [two] طبقتان
                [few] { $layers } طبقات
                [many] { $layers } طبقة
               *[other] { $layers } طبقة
            } × عرض { $attention_width } × طول { $sequence_length ->
                [zero] { $sequence_length } رمز
                [one] رمز واحد
                [two] رمزين
                [few] { $sequence_length } رموز
                [many] { $sequence_length } رمزًا
               *[other] { $sequence_length } رمز
            }) × { $training_tokens ->
                [zero] { $training_tokens } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $training_tokens } رموز
                [many] { $training_tokens } رمزًا
               *[other] { $training_tokens } رمز
            }
            [full_recompute] 8 عمليات × { $parameters ->
                [zero] { $parameters } معلمة
                [one] معلمة واحدة
                [two] معلمتان
                [few] { $parameters } معلمات
                [many] { $parameters } معلمة
               *[other] { $parameters } معلمة
            } × { $training_tokens ->
                [zero] { $training_tokens } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $training_tokens } رموز
                [many] { $training_tokens } رمزًا
               *[other] { $training_tokens } رمز
            }
           *[dense] 6 عمليات × { $parameters ->
                [zero] { $parameters } معلمة
                [one] معلمة واحدة
                [two] معلمتان
                [few] { $parameters } معلمات
                [many] { $parameters } معلمة
               *[other] { $parameters } معلمة
            } × { $training_tokens ->
                [zero] { $training_tokens } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $training_tokens } رموز
                [many] { $training_tokens } رمزًا
               *[other] { $training_tokens } رمز
            }
        } = { $training_compute }.
petaflop_days = بوحدة petaFLOP/s-day
    .sentence = وحدة petaFLOP/s-day الواحدة تساوي { "8.64 × 10¹⁹ FLOP" }؛ و{ $training_compute } تساوي { $petaflop_days }.
attention_share = حصة الانتباه
    .sentence = من { $training_compute } تذهب { $attention_share } إلى درجات الانتباه، بطول تسلسل يبلغ { $sequence_length ->
            [zero] { $sequence_length } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $sequence_length } رموز
            [many] { $sequence_length } رمزًا
           *[other] { $sequence_length } رمز
        }.

preset-model = نموذج معروف
