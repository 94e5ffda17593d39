title = عدد الدورات من ميزانية الحوسبة
lead = من ميزانية الحوسبة وحجم النموذج والرموز الفريدة المتوفرة يُحسب عدد الدورات الذي تكفي له الميزانية، وما تساويه البيانات المكررة.
synonyms = عدد الدورات, كم دورة تدريب, عدد الإيبوك, البيانات المكررة, تكرار البيانات, ندرة البيانات, الرموز الفريدة, الرموز الفعالة, ميزانية الحوسبة, فرط التخصيص, epochs, number of epochs, data-constrained scaling, repeated data, multi-epoch training, Muennighoff, effective tokens, unique tokens, 6ND, overfitting, data wall

compute_budget = ميزانية الحوسبة
    .help = عدد عمليات FLOP في التدريب كله، ويُعدّ الضرب مع الجمع عمليتين: هذا عدد وليس معدّلًا بوحدة FLOP/s.
parameters = المعلمات
    .help = ما يدخل في تمريرة الرمز الواحد من معلمات: المعلمات النشطة فقط في نماذج مزيج الخبراء (MoE).
unique_tokens = الرموز الفريدة
    .help = رموز مجموعة البيانات (tokens) بعد التصفية وإزالة التكرار، كل منها محسوب مرة واحدة.

affordable_tokens = الرموز التي تكفي لها الميزانية
    .sentence = بستّ عمليات لكل رمز ومعلمة، ومع { $parameters ->
            [zero] { $parameters } معلمة
            [one] معلمة واحدة
            [two] معلمتين
            [few] { $parameters } معلمات
            [many] { $parameters } معلمة
           *[other] { $parameters } معلمة
        }، تكفي الميزانية { $compute_budget } لتدريب على { $affordable_tokens ->
            [zero] { $affordable_tokens } رمز
            [one] رمز واحد
            [two] رمزين
            [few] { $affordable_tokens } رموز
            [many] { $affordable_tokens } رمزًا
           *[other] { $affordable_tokens } رمز
        }.
epochs = الدورات
    .sentence = { $affordable_tokens ->
            [zero] { $affordable_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $affordable_tokens } رموز
            [many] { $affordable_tokens } رمزًا
           *[other] { $affordable_tokens } رمز
        } ÷ { $unique_tokens ->
            [zero] { $unique_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $unique_tokens } رموز
            [many] { $unique_tokens } رمزًا
           *[other] { $unique_tokens } رمز
        } = { $epochs ->
            [zero] { $epochs } دورة
            [one] دورة واحدة
            [two] دورتان
            [few] { $epochs } دورات
            [many] { $epochs } دورة
           *[other] { $epochs } دورة
        } (epochs).
whole_epochs = الدورات الكاملة
    .sentence =
        { $whole_epochs ->
            [0] تنتهي الميزانية قبل أن تُرى الرموز كلها مرة واحدة، وعددها { $unique_tokens }.
            [one] يُرى كل رمز من الرموز الفريدة، وعددها { $unique_tokens }، مرة واحدة على الأقل.
            [two] يُرى كل رمز من الرموز الفريدة، وعددها { $unique_tokens }، مرتين على الأقل.
            [few] يُرى كل رمز من الرموز الفريدة، وعددها { $unique_tokens }، { $whole_epochs } مرات على الأقل.
           *[other] يُرى كل رمز من الرموز الفريدة، وعددها { $unique_tokens }، { $whole_epochs } مرة على الأقل.
        }
effective_tokens = الرموز الفعّالة
    .sentence = { $affordable_tokens ->
            [zero] { $affordable_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $affordable_tokens } رموز
            [many] { $affordable_tokens } رمزًا
           *[other] { $affordable_tokens } رمز
        } في { $epochs ->
            [zero] { $epochs } دورة
            [one] دورة واحدة
            [two] دورتين
            [few] { $epochs } دورات
            [many] { $epochs } دورة
           *[other] { $epochs } دورة
        } تساوي في قيمتها { $effective_tokens } من الرموز الجديدة.
repeat_value = قيمة الرموز
    .sentence = يساوي الرمز الواحد في هذا التدريب { $repeat_value } من رمز جديد في المتوسط.

remark-data-left-over = لا تكفي الميزانية للمرور على البيانات كلها مرة واحدة، ولذلك لا يتكرر شيء ويُحتسب كل رمز كاملًا.
remark-beyond-fit = قيس تراجع قيمة البيانات المكررة على نماذج لا تتجاوز معلماتها { COMPACT($largest) }. ما فوق ذلك استقراء.
