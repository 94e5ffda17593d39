title = خطوات التدريب والدورات
lead = من ميزانية بالرموز أو التسلسلات أو الدورات ومن حجم الدفعة تُحسب خطوات المُحسِّن في التدريب كما يعدّها إطار العمل، وما يتبقّى من كل دورة.
synonyms = عدد خطوات التدريب, حساب عدد الخطوات, الخطوات الكلية, الخطوات في كل دورة, عدد التكرارات في الدورة, كم خطوة تدريب, الدفعة الأخيرة, الدفعة غير المكتملة, باقي القسمة, عدد الدورات, الإيبوك, number of training steps, total steps, max_steps, train_iters, train_samples, num_train_epochs, steps per epoch, iterations per epoch, drop_last, incomplete batch, even_batches, DistributedSampler, gradient accumulation remainder, Hugging Face Trainer, Accelerate, PyTorch Lightning, torchtune, litgpt, Megatron-LM

group-budget = الميزانية والبيانات
group-batch = الدفعة
group-framework = إطار العمل

budget_given_as = صورة الميزانية
    .help = تذكر وصفات التدريب المسبق الرموز أو التسلسلات، ووصفات الضبط الدقيق الدورات.
    .option-tokens = رموز
    .option-sequences = تسلسلات
    .option-epochs = دورات
token_budget = ميزانية الرموز
    .help = الرموز (tokens) التي يراها التدريب، ويُحتسب كل منها بعدد مرات قراءته.
sequence_budget = ميزانية التسلسلات
    .help = التسلسلات التي يراها التدريب؛ ويسمّيها Megatron-LM باسم { "train_samples" }.
epochs = الدورات
    .help = عدد تمريرات التدريب (epochs) على مجموعة البيانات. لا يقبل كسر الدورة إلا Transformers.
dataset_size = تسلسلات مجموعة البيانات
    .help = الصفوف التي يقدّمها مُحمِّل البيانات (data loader): في كل صف مثال واحد، أو عدة أمثلة عند الحزم (packing).
global_batch_size = حجم الدفعة الفعّال (الكلّي)
    .help = عدد التسلسلات وراء كل تحديث للمُحسِّن، في كل النُسخ والتمريرات.
tokens_per_step = عدد الرموز لكل خطوة
    .help = حجم الدفعة الفعّال × طول التسلسل. إذا لم تمتلئ الصفوف فالمطلوب عدد الرموز الحقيقية.
convention = طريقة العدّ
    .help = إذا لم تنتهِ الدورة بخطوة مكتملة، فمن أطر العمل ما ينفّذ الخطوة الأخيرة مع ذلك، ومنها ما يتركها، ومنها ما يواصل القراءة في الدورة التالية.
    .option-none = لا إطار: حتى بلوغ الميزانية
    .option-transformers = Transformers وAxolotl
    .option-accelerate = Accelerate
    .option-lightning = Lightning
    .option-torchtune = torchtune
    .option-litgpt = litgpt
    .option-megatron = Megatron-LM
data_parallel_size = نُسخ توازي البيانات
    .help = النُسخ التي تتوزع عليها البيانات؛ وتُعدّ كل عملية (rank) في ZeRO أو FSDP نسخة.
gradient_accumulation_steps = خطوات تراكم التدرّجات
    .help = تمريرات كل نسخة قبل التحديث. ومنها تنتج الدفعة المصغّرة: الدفعة الفعّالة ÷ النُسخ ÷ التمريرات.
drop_last = استبعاد آخر دفعة مصغّرة
    .help = يترك مُحمِّل البيانات الدفعة المصغّرة غير المكتملة: { "drop_last" } أو { "dataloader_drop_last" }.

total_steps = خطوات المُحسِّن الكلية
    .sentence =
        { $budget_given_as ->
            [epochs] من { $epochs ->
                [zero] { $epochs } دورة
                [one] دورة واحدة
                [two] دورتين
                [few] { $epochs } دورات
                [many] { $epochs } دورة
               *[other] { $epochs } دورة
            } تنتج { $total_steps ->
                [zero] { $total_steps } خطوة
                [one] خطوة واحدة
                [two] خطوتان
                [few] { $total_steps } خطوات
                [many] { $total_steps } خطوة
               *[other] { $total_steps } خطوة
            } للمُحسِّن.
            [sequences] من { $sequence_budget ->
                [zero] { $sequence_budget } تسلسل
                [one] تسلسل واحد
                [two] تسلسلين
                [few] { $sequence_budget } تسلسلات
                [many] { $sequence_budget } تسلسلًا
               *[other] { $sequence_budget } تسلسل
            } تنتج { $total_steps ->
                [zero] { $total_steps } خطوة
                [one] خطوة واحدة
                [two] خطوتان
                [few] { $total_steps } خطوات
                [many] { $total_steps } خطوة
               *[other] { $total_steps } خطوة
            } للمُحسِّن.
           *[tokens] من { $token_budget ->
                [zero] { $token_budget } رمز
                [one] رمز واحد
                [two] رمزين
                [few] { $token_budget } رموز
                [many] { $token_budget } رمزًا
               *[other] { $token_budget } رمز
            } تنتج { $total_steps ->
                [zero] { $total_steps } خطوة
                [one] خطوة واحدة
                [two] خطوتان
                [few] { $total_steps } خطوات
                [many] { $total_steps } خطوة
               *[other] { $total_steps } خطوة
            } للمُحسِّن.
        }
steps_per_epoch = الخطوات في كل دورة
    .sentence =
        { $convention ->
            [transformers] تُحتسب الخطوة غير المكتملة: بالتقريب إلى الأعلى، { $steps_per_epoch } في كل دورة.
            [accelerate] تُحتسب الخطوة غير المكتملة: بالتقريب إلى الأعلى، { $steps_per_epoch } في كل دورة.
            [lightning] تُحتسب الخطوة غير المكتملة: بالتقريب إلى الأعلى، { $steps_per_epoch } في كل دورة.
            [torchtune] لا تُحتسب إلا الخطوات المكتملة: بالتقريب إلى الأدنى، { $steps_per_epoch } في كل دورة.
            [litgpt] تستمر الخطوات من دورة إلى التالية: { $steps_per_epoch } في كل دورة في المتوسط.
           *[other] { $dataset_size ->
                [zero] { $dataset_size } تسلسل
                [one] تسلسل واحد
                [two] تسلسلان
                [few] { $dataset_size } تسلسلات
                [many] { $dataset_size } تسلسلًا
               *[other] { $dataset_size } تسلسل
            } ÷ { $global_batch_size } لكل خطوة = { $steps_per_epoch }؛ ولا تنتهي الخطوة بانتهاء الدورة.
        }
epochs_seen = الدورات المنجزة
    .sentence = تمرّ { $total_steps ->
            [zero] { $total_steps } خطوة
            [one] خطوة واحدة
            [two] خطوتان
            [few] { $total_steps } خطوات
            [many] { $total_steps } خطوة
           *[other] { $total_steps } خطوة
        } على البيانات { $epochs_seen ->
            [zero] { $epochs_seen } مرة
            [one] مرة واحدة
            [two] مرتين
            [few] { $epochs_seen } مرات
            [many] { $epochs_seen } مرة
           *[other] { $epochs_seen } مرة
        }.
sequences_seen = تسلسلات التدريب
    .sentence = تتعلّم { $total_steps ->
            [zero] { $total_steps } خطوة
            [one] خطوة واحدة
            [two] خطوتان
            [few] { $total_steps } خطوات
            [many] { $total_steps } خطوة
           *[other] { $total_steps } خطوة
        } من { $sequences_seen ->
            [zero] { $sequences_seen } تسلسل
            [one] تسلسل واحد
            [two] تسلسلين
            [few] { $sequences_seen } تسلسلات
            [many] { $sequences_seen } تسلسلًا
           *[other] { $sequences_seen } تسلسل
        }، ويُحتسب كل تسلسل بعدد مرات قراءته.
tokens_seen = رموز التدريب
    .sentence = بواقع { $tokens_per_step ->
            [zero] { $tokens_per_step } رمز
            [one] رمز واحد
            [two] رمزين
            [few] { $tokens_per_step } رموز
            [many] { $tokens_per_step } رمزًا
           *[other] { $tokens_per_step } رمز
        } في الخطوة المكتملة، المجموع { $tokens_seen ->
            [zero] { $tokens_seen } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $tokens_seen } رموز
            [many] { $tokens_seen } رمزًا
           *[other] { $tokens_seen } رمز
        }.
tokens_beyond_budget = الزيادة على ميزانية الرموز
    .sentence = رموز التدريب { $tokens_seen } − الميزانية { $token_budget } = زيادة قدرها { $tokens_beyond_budget }؛ والعدد السالب يعني أن الفرق لم يُستخدم.
sequences_beyond_budget = الزيادة على ميزانية التسلسلات
    .sentence = تسلسلات التدريب { $sequences_seen } − الميزانية { $sequence_budget } = زيادة قدرها { $sequences_beyond_budget }؛ والعدد السالب يعني أن الفرق لم يُستخدم.
last_step_passes = تمريرات الخطوة غير المكتملة
    .sentence =
        { $convention ->
            [litgpt] تتبقّى في نهاية التدريب { $last_step_passes ->
                [zero] { $last_step_passes } تمريرة
                [one] تمريرة واحدة
                [two] تمريرتان
                [few] { $last_step_passes } تمريرات
                [many] { $last_step_passes } تمريرة
               *[other] { $last_step_passes } تمريرة
            } من أصل { $gradient_accumulation_steps }.
            [torchtune] تتبقّى في نهاية كل دورة { $last_step_passes ->
                [zero] { $last_step_passes } تمريرة
                [one] تمريرة واحدة
                [two] تمريرتان
                [few] { $last_step_passes } تمريرات
                [many] { $last_step_passes } تمريرة
               *[other] { $last_step_passes } تمريرة
            } من أصل { $gradient_accumulation_steps }.
           *[other] تنتهي كل دورة بخطوة بعد { $last_step_passes ->
                [zero] { $last_step_passes } تمريرة
                [one] تمريرة واحدة
                [two] تمريرتين
                [few] { $last_step_passes } تمريرات
                [many] { $last_step_passes } تمريرة
               *[other] { $last_step_passes } تمريرة
            } من أصل { $gradient_accumulation_steps }.
        }
last_step_sequences = تسلسلات الخطوة غير المكتملة
    .sentence = { $last_step_sequences ->
            [zero] { $last_step_sequences } تسلسل
            [one] تسلسل واحد
            [two] تسلسلان
            [few] { $last_step_sequences } تسلسلات
            [many] { $last_step_sequences } تسلسلًا
           *[other] { $last_step_sequences } تسلسل
        } بدلًا من { $global_batch_size }.
last_step_weight = وزن الخطوة غير المكتملة
    .sentence =
        { $convention ->
            [transformers] القسمة على التمريرات المنفَّذة، وعددها { $last_step_passes }، أو على رموزها: تدرّج الخطوة متوسط كامل.
            [torchtune] لا تليها خطوة: هذه التمريرات لا تُنفَّذ أصلًا.
            [litgpt] لا تليها خطوة: تُهمل تدرّجات هذه التمريرات.
           *[other] القسمة على { $gradient_accumulation_steps ->
                [zero] { $gradient_accumulation_steps } تمريرة
                [one] تمريرة واحدة
                [two] تمريرتين
                [few] { $gradient_accumulation_steps } تمريرات
                [many] { $gradient_accumulation_steps } تمريرة
               *[other] { $gradient_accumulation_steps } تمريرة
            } مع أن المنفَّذ منها { $last_step_passes }: تدرّج الخطوة { $last_step_weight } من المتوسط.
        }
repeated_sequences = المكرّر في كل دورة
    .sentence = لكي تتساوى حصص النُسخ، تُعاد في كل دورة قراءة { $repeated_sequences ->
            [zero] { $repeated_sequences } تسلسل
            [one] تسلسل واحد
            [two] تسلسلين
            [few] { $repeated_sequences } تسلسلات
            [many] { $repeated_sequences } تسلسلًا
           *[other] { $repeated_sequences } تسلسل
        }.
unused_sequences = غير المستخدم في كل دورة
    .sentence = في كل دورة لا يتعلّم النموذج من { $unused_sequences ->
            [zero] { $unused_sequences } تسلسل
            [one] تسلسل واحد
            [two] تسلسلين
            [few] { $unused_sequences } تسلسلات
            [many] { $unused_sequences } تسلسلًا
           *[other] { $unused_sequences } تسلسل
        }؛ ومع الخلط (shuffling) تختلف من دورة إلى أخرى.

refusal-does-not-divide = حاصل ضرب النُسخ { $data_parallel_size } في التمريرات { $gradient_accumulation_steps } هو { $multiple }، وهو لا يقسم الدفعة { $global_batch_size }. أقرب دفعة يقسمها: { $nearest }.
refusal-whole-epochs = إطار العمل هذا لا يدرّب إلا دورات كاملة.
refusal-no-step = لا يكفي العدد لخطوة مكتملة واحدة: في الدورة { $dataset_size ->
        [zero] { $dataset_size } تسلسل
        [one] تسلسل واحد
        [two] تسلسلان
        [few] { $dataset_size } تسلسلات
        [many] { $dataset_size } تسلسلًا
       *[other] { $dataset_size } تسلسل
    }، وفي الخطوة { $global_batch_size }.
remark-schedule-ends-early = يوزّع litgpt جدولة معدّل التعلّم على { $planned ->
        [zero] { $planned } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $planned } خطوات
        [many] { $planned } خطوة
       *[other] { $planned } خطوة
    } وينفّذ { $steps }: تقع الخطوات الأخيرة بعد نهاية الجدولة.
