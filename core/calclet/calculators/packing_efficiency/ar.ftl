title = كفاءة حزم التسلسلات
lead = من أطوال التسلسلات وطريقة ملء صفوف الدفعة بها تُحسب الرموز الحقيقية في الخطوة، والموسومة منها، والعدد الذي تُقسم عليه الخسارة.
synonyms = حزم التسلسلات, كفاءة الحزم, نسبة الحزم, نسبة الحشو, هدر الحشو, الرموز الحقيقية, رموز الحشو, الرموز الموسومة, رموز الخسارة, توكن, متوسط المتوسطات, تسوية الخسارة, أطوال متفاوتة, sequence packing, sample packing, packing ratio, padding ratio, non-pad tokens, pad tokens, loss tokens, label tokens, -100, ignore_index, num_items_in_batch, best fit decreasing, bfd, wrapped, group_texts, group_by_length, sample_packing_eff_est, neat packing, loss normalization, mean of means

group-lengths = الأطوال
group-layout = الصفوف
group-batch = الدفعة
group-loss = الخسارة

lengths_given_as = صورة الأطوال
    .help = يكفي المتوسط إذا ضمّ كل صف تسلسلًا واحدًا. أما كفاءة حزم التسلسلات الكاملة فلا تُعرف إلا من أطوالها.
    .option-mean = متوسط
    .option-list = قائمة
    .option-table = جدول أطوال
mean_length = متوسط الطول
    .help = رموز كل التسلسلات (tokens) ÷ عددها، بعد الاقتطاع.
sequence_lengths = أطوال التسلسلات
    .help = عدد رموز كل تسلسل على التوالي، حتى 1,000 تسلسل. يمكن لصق عمود كما هو.
length_table = الأطوال وأعدادها
    .help = صف لكل طول، أو لمنتصف كل فئة في مدرّج تكراري (histogram).
    .column-tokens = الرموز
    .column-sequences = التسلسلات
layout = طريقة ملء الصفوف
    .help = يضيف الحشو (padding) رموزًا تُحسب ولا يُتعلَّم منها. ويضع الحزم (packing) عدة تسلسلات في صف واحد، أما الوصل فيقطعها حيث ينتهي الصف.
    .option-padded = حشو حتى طول التسلسل
    .option-padded_to_longest = حشو حتى الأطول في الدفعة المصغّرة
    .option-packed = حزم تسلسلات كاملة
    .option-concatenated = وصل وتقطيع
fill = نسبة الامتلاء المتوقعة
    .help = ما تشغله الرموز من الصف المحزوم. تقديرها في Axolotl هو { "sample_packing_eff_est" }؛ والشائع من 95 إلى 99 في المئة.
global_batch_size = حجم الدفعة الفعّال (الكلّي)
    .help = عدد الصفوف وراء كل تحديث للمُحسِّن. عند الحزم يضم كل صف منها عدة تسلسلات.
sequence_length = طول التسلسل
    .help = عدد الرموز التي يتسع لها الصف. في Axolotl طول الصف المحزوم هو حجم الدفعة المصغّرة × طول التسلسل.
micro_batch_size = حجم الدفعة المصغّرة لكل نسخة
    .help = عدد الصفوف في تمريرة واحدة لنسخة واحدة (micro-batch)؛ تُحشى معًا، وقد يؤخذ متوسطها معًا.
loss_share = الرموز الموسومة (label)
    .help = نسبة الرموز الحقيقية التي تُحسب عليها الخسارة: كلها في التدريب المسبق، والإجابات في الضبط الدقيق على الإكمال (completion).
normalization = الخسارة مقسومة على
    .help = يقسم Transformers وtorchtune على رموز الخطوة. والمتوسط لكل دفعة مصغّرة أقدم، وما زال شائعًا؛ ويتحوّل عنه Megatron-LM بالخيار { "calculate-per-token-loss" }.
    .option-tokens = رموز الخطوة
    .option-micro_batches = رموز كل دفعة مصغّرة

packing_share = كفاءة الحزم
    .sentence =
        { $layout ->
            [packed] نسبة الرموز الحقيقية في كل صف محزوم { $packing_share }.
            [concatenated] نسبة الرموز الحقيقية في كل صف { $packing_share }، لأن الصفوف تُقطع من مجرى واحد.
           *[other] نسبة الرموز الحقيقية في كل صف { $packing_share }، والباقي حشو.
        }
slots = الرموز المحسوبة لكل خطوة
    .sentence =
        { $layout ->
            [padded_to_longest] في { $global_batch_size ->
                [zero] { $global_batch_size } صف
                [one] صف واحد
                [two] صفين
                [few] { $global_batch_size } صفوف
                [many] { $global_batch_size } صفًّا
               *[other] { $global_batch_size } صف
            }، مع الحشو حتى الأطول من كل { $micro_batch_size }، المجموع { $slots ->
                [zero] { $slots } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $slots } رموز
                [many] { $slots } رمزًا
               *[other] { $slots } رمز
            } في المتوسط.
           *[other] { $global_batch_size ->
                [zero] { $global_batch_size } صف
                [one] صف واحد
                [two] صفان
                [few] { $global_batch_size } صفوف
                [many] { $global_batch_size } صفًّا
               *[other] { $global_batch_size } صف
            } × { $sequence_length ->
                [zero] { $sequence_length } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $sequence_length } رموز
                [many] { $sequence_length } رمزًا
               *[other] { $sequence_length } رمز
            } = { $slots ->
                [zero] { $slots } خانة
                [one] خانة واحدة
                [two] خانتان
                [few] { $slots } خانات
                [many] { $slots } خانة
               *[other] { $slots } خانة
            }.
        }
real_tokens = الرموز الحقيقية لكل خطوة
    .sentence = تشغل الرموز الحقيقية { $packing_share } من { $slots ->
            [zero] { $slots } خانة
            [one] خانة واحدة
            [two] خانتين
            [few] { $slots } خانات
            [many] { $slots } خانة
           *[other] { $slots } خانة
        }، أي { $real_tokens ->
            [zero] { $real_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $real_tokens } رموز
            [many] { $real_tokens } رمزًا
           *[other] { $real_tokens } رمز
        } من غير الحشو.
loss_tokens = الرموز المتعلَّم منها
    .sentence = نسبة الموسومة من الرموز الحقيقية، وعددها { $real_tokens }، هي { $loss_share }، أي { $loss_tokens ->
            [zero] { $loss_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $loss_tokens } رموز
            [many] { $loss_tokens } رمزًا
           *[other] { $loss_tokens } رمز
        }.
loss_divisor = ما تُقسم عليه الخسارة
    .sentence =
        { $normalization ->
            [micro_batches] تُقسم كل دفعة مصغّرة على عدد رموزها، وهو { $loss_divisor } في المتوسط: كلما قلّ العدد زاد وزن الرمز الواحد.
           *[tokens] لكل رموز الخطوة، وعددها { $loss_tokens }، الوزن نفسه في أي دفعة مصغّرة كانت.
        }
sequences_per_step = التسلسلات لكل خطوة
    .sentence = يتعلّم التحديث الواحد من { $sequences_per_step ->
            [zero] { $sequences_per_step } تسلسل
            [one] تسلسل واحد
            [two] تسلسلين
            [few] { $sequences_per_step } تسلسلات
            [many] { $sequences_per_step } تسلسلًا
           *[other] { $sequences_per_step } تسلسل
        } في { $global_batch_size ->
            [zero] { $global_batch_size } صف
            [one] صف واحد
            [two] صفين
            [few] { $global_batch_size } صفوف
            [many] { $global_batch_size } صفًّا
           *[other] { $global_batch_size } صف
        }.
rows = صفوف مجموعة البيانات
    .sentence = تملأ التسلسلات { $rows ->
            [zero] { $rows } صف
            [one] صفًّا واحدًا
            [two] صفين
            [few] { $rows } صفوف
            [many] { $rows } صفًّا
           *[other] { $rows } صف
        }، وهو ما يعدّه مُحمِّل البيانات.
lost_tokens = الرموز المفقودة
    .sentence =
        { $layout ->
            [concatenated] يُستبعد من النهاية ما لا يملأ صفًّا: { $lost_tokens ->
                [zero] { $lost_tokens } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $lost_tokens } رموز
                [many] { $lost_tokens } رمزًا
               *[other] { $lost_tokens } رمز
            }.
           *[other] يُقتطع من كل تسلسل ما يتجاوز { $sequence_length }: المجموع { $lost_tokens ->
                [zero] { $lost_tokens } رمز
                [one] رمز واحد
                [two] رمزان
                [few] { $lost_tokens } رموز
                [many] { $lost_tokens } رمزًا
               *[other] { $lost_tokens } رمز
            }.
        }

refusal-lengths-missing = لا يُعرف أطول تسلسل في الدفعة المصغّرة من المتوسط. المطلوب قائمة أطوال أو جدول.
refusal-mean-above-row = المتوسط { $mean_length } لا يتسع له صف من { $sequence_length ->
        [zero] { $sequence_length } رمز
        [one] رمز واحد
        [two] رمزين
        [few] { $sequence_length } رموز
        [many] { $sequence_length } رمزًا
       *[other] { $sequence_length } رمز
    }. المطلوب المتوسط بعد الاقتطاع، أو اختيار الوصل.
refusal-less-than-a-row = لا تكفي الرموز لصف واحد من { $sequence_length }.
refusal-length-below-one = يجب ألا يقل كل طول وكل عدد عن 1.
refusal-micro-batch-above-batch = الدفعة المصغّرة { $micro_batch_size } أكبر من الدفعة كلها، وهي { $global_batch_size }.
