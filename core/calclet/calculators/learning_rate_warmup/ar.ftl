title = إحماء معدّل التعلّم
lead = من أعلى معدّل تعلّم وعدد الخطوات الكلي وطول الإحماء يُحسب معدّل التعلّم عند أي خطوة، وفق طريقة العدّ في Transformers أو nanoGPT أو torchtitan.
synonyms = جدولة معدل التعلم, معدل التعلم, خطوات الإحماء, نسبة الإحماء, الإحماء الخطي, التناقص الخطي, تناقص جيب التمام, أعلى معدل تعلم, أدنى معدل تعلم, التسخين, learning rate warmup, learning rate schedule, LR scheduler, warmup_steps, warmup_ratio, warmup_iters, warmup tokens, linear warmup, cosine decay, linear decay, cosine annealing, min_lr, AdamW, beta2, Hugging Face Trainer

group-schedule = الجدولة
group-warmup = الإحماء
group-step = الخطوة المطلوبة

peak_learning_rate = أعلى معدّل تعلّم
    .help = القيمة العليا التي يبلغها المعدّل عند نهاية الإحماء (warm-up). تسمّيها وصفات التدريب معدّل التعلّم فحسب.
total_steps = خطوات المُحسِّن الكلية
    .help = عدد تحديثات المُحسِّن في التدريب كله، لا الدفعات المصغّرة: مع تراكم التدرّجات، عدد التمريرات ÷ خطوات التراكم.
decay = التناقص بعد الإحماء
    .help = كيف ينخفض المعدّل بين نهاية الإحماء والخطوة الأخيرة.
    .option-constant = لا تناقص
    .option-linear = خطي
    .option-cosine = جيب التمام (cosine)
minimum_learning_rate = أدنى معدّل تعلّم
    .help = القيمة التي ينتهي عندها التناقص. غالبًا عُشر القيمة العليا؛ و0 في الجدولات البسيطة في Transformers.
warmup_given_as = صورة الإحماء
    .help = تختلف وصفات التدريب في ذكره. تتوقف الخطوات على حجم الدفعة، أما الرموز فتصلح عند الانتقال من حجم دفعة إلى آخر.
    .option-ratio = نسبة من الخطوات كلها
    .option-steps = خطوات
    .option-tokens = رموز
    .option-adam_rule = القاعدة العملية في Adam
warmup_ratio = نسبة الإحماء
    .help = نسبة من كل خطوات المُحسِّن؛ تُقرَّب النتيجة إلى الخطوة الكاملة الأعلى.
warmup_steps = خطوات الإحماء
    .help = عدد تحديثات المُحسِّن حتى بلوغ القيمة العليا. القيمة 0 تعني عدم الإحماء.
warmup_tokens = رموز الإحماء
    .help = عدد الرموز التي تُرى حتى بلوغ القيمة العليا. يلزم معه عدد الرموز لكل خطوة أدناه.
adam_beta2 = القيمة β₂ في Adam
    .help = معدّل تناقص العزم الثاني. تعطي القاعدة { "2 ÷ (1 − β₂)" } من الخطوات: 2,000 عند 0.999، و40 فقط عند 0.95.
tokens_per_step = عدد الرموز لكل خطوة
    .help = حجم الدفعة الفعّال × طول التسلسل، إذا كان المطلوب معرفة الإحماء بالرموز.
step_convention = طريقة العدّ
    .help = يبدأ Transformers بمعدّل 0، فلا يغيّر التحديث الأول شيئًا. أما الآخران فيبدآن أعلى بخطوة.
    .option-hugging_face = Transformers
    .option-nanogpt = nanoGPT
    .option-torchtitan = torchtitan
evaluated_step = التحديثات المنجزة
    .help = عدد تحديثات المُحسِّن قبل التحديث المطلوب: 0 تعني أول تحديث.

warmup_length = خطوات الإحماء
    .sentence =
        { $warmup_given_as ->
            [ratio] { $warmup_ratio } من { $total_steps ->
                [zero] { $total_steps } خطوة
                [one] خطوة واحدة
                [two] خطوتين
                [few] { $total_steps } خطوات
                [many] { $total_steps } خطوة
               *[other] { $total_steps } خطوة
            }، بالتقريب إلى الأعلى، تعني إحماءً من { $warmup_length ->
                [zero] { $warmup_length } خطوة
                [one] خطوة واحدة
                [two] خطوتين
                [few] { $warmup_length } خطوات
                [many] { $warmup_length } خطوة
               *[other] { $warmup_length } خطوة
            }.
            [tokens] { $warmup_tokens ->
                [zero] { $warmup_tokens } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $warmup_tokens } رموز
                [many] { $warmup_tokens } رمزًا
               *[other] { $warmup_tokens } رمز
            }، لكل خطوة منها { $tokens_per_step ->
                [zero] { $tokens_per_step } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $tokens_per_step } رموز
                [many] { $tokens_per_step } رمزًا
               *[other] { $tokens_per_step } رمز
            }، تعني إحماءً من { $warmup_length ->
                [zero] { $warmup_length } خطوة
                [one] خطوة واحدة
                [two] خطوتين
                [few] { $warmup_length } خطوات
                [many] { $warmup_length } خطوة
               *[other] { $warmup_length } خطوة
            }.
            [adam_rule] بقيمة β₂ تساوي { $adam_beta2 } تعطي القاعدة { "2 ÷ (1 − β₂)" } إحماءً من { $warmup_length ->
                [zero] { $warmup_length } خطوة
                [one] خطوة واحدة
                [two] خطوتين
                [few] { $warmup_length } خطوات
                [many] { $warmup_length } خطوة
               *[other] { $warmup_length } خطوة
            }.
           *[steps] يستغرق الإحماء { $warmup_length ->
                [zero] { $warmup_length } خطوة
                [one] خطوة واحدة
                [two] خطوتين
                [few] { $warmup_length } خطوات
                [many] { $warmup_length } خطوة
               *[other] { $warmup_length } خطوة
            } من أصل { $total_steps }.
        }
learning_rate = معدّل التعلّم
    .sentence = بعد { $evaluated_step ->
            [zero] { $evaluated_step } تحديث
            [one] تحديث واحد
            [two] تحديثين
            [few] { $evaluated_step } تحديثات
            [many] { $evaluated_step } تحديثًا
           *[other] { $evaluated_step } تحديث
        } يستخدم التحديث التالي معدّل تعلّم قدره { $learning_rate }، والقيمة العليا { $peak_learning_rate }.
increment_per_step = الزيادة لكل خطوة
    .sentence = يرتفع المعدّل أثناء الإحماء بمقدار { $increment_per_step } مع كل خطوة.
warmup_token_count = الإحماء بالرموز
    .sentence = { $warmup_length ->
            [zero] { $warmup_length } خطوة
            [one] خطوة واحدة
            [two] خطوتان
            [few] { $warmup_length } خطوات
            [many] { $warmup_length } خطوة
           *[other] { $warmup_length } خطوة
        } × { $tokens_per_step ->
            [zero] { $tokens_per_step } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $tokens_per_step } رموز
            [many] { $tokens_per_step } رمزًا
           *[other] { $tokens_per_step } رمز
        } = { $warmup_token_count ->
            [zero] { $warmup_token_count } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $warmup_token_count } رموز
            [many] { $warmup_token_count } رمزًا
           *[other] { $warmup_token_count } رمز
        } حتى بلوغ القيمة العليا.

refusal-after-the-end = ينتهي التدريب بعد { $total_steps ->
        [zero] { $total_steps } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $total_steps } خطوات
        [many] { $total_steps } خطوة
       *[other] { $total_steps } خطوة
    }، والخطوة { $evaluated_step } تقع بعد نهايته.
refusal-minimum-above-peak = أدنى معدّل { $minimum_learning_rate } أكبر من أعلى معدّل { $peak_learning_rate }. لا يمكن أن يرتفع التناقص.
refusal-tokens-per-step-missing = لتحويل الرموز إلى خطوات يلزم عدد الرموز لكل خطوة.
remark-never-over = إحماء من { $warmup_length ->
        [zero] { $warmup_length } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $warmup_length } خطوات
        [many] { $warmup_length } خطوة
       *[other] { $warmup_length } خطوة
    } لا يترك للتناقص شيئًا من الخطوات، وعددها { $total_steps }.
remark-first-update-idle = المعدّل عند الخطوة 0 هو 0: التحديث الأول في Transformers لا يغيّر الأوزان.
remark-float-ceiling = يضرب Transformers بالفاصلة العائمة فيقرّب إلى { $rounded } خطوة، والقيمة الدقيقة { $exact }.
