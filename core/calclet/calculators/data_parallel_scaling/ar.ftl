title = توسّع توازي البيانات
lead = من إنتاجية الجهاز الواحد وكفاءة التوسّع وعدد الأجهزة تُحسب الإنتاجية الفعلية والمثالية والتسريع وما يضيع منها.
synonyms = كفاءة التوسع, التوسع الضعيف, التوسع القوي, قانون أمدال, التسريع, التوسع الخطي, الإنتاجية على عدة وحدات GPU, عدد الرموز في الثانية, كلفة التواصل بين الأجهزة, scaling efficiency, weak scaling, strong scaling, Amdahl's law, speed-up, speedup, linear scaling, multi-GPU throughput, tokens per second, samples per second, DDP, FSDP, ZeRO, super-linear scaling

group-baseline = القياس المرجعي
group-scaling = التوسّع

device_throughput = إنتاجية الجهاز الواحد
    .help = عدد الرموز أو التسلسلات في الثانية لكل جهاز في القياس المرجعي، وهي الإنتاجية المقيسة لا المذكورة في المواصفات.
reference_devices = أجهزة القياس المرجعي
    .help = عدد الأجهزة التي تُنسب إليها هذه الإنتاجية والكفاءة. كثيرًا ما تنطلق الأرقام المنشورة من 8 وحدات GPU، لا من واحدة.
devices = الأجهزة
    .help = الأجهزة التي يتوزع عليها توازي البيانات. الأجهزة التي تؤلّف نسخة واحدة تتوسّع معًا.
scaling_law = نوع التوسّع
    .help = في التوسّع الضعيف تبقى دفعة كل جهاز ثابتة فتكبر الدفعة الكلّية، وفي التوسّع القوي تبقى الدفعة الكلّية ثابتة.
    .option-weak = ضعيف: دفعة الجهاز ثابتة
    .option-strong = قوي: الدفعة الكلّية ثابتة
scaling_efficiency = كفاءة التوسّع
    .help = الإنتاجية المقيسة مقسومة على الخطية. تنخفض كلما زادت الأجهزة: يجدر استخدام قياس قريب من العدد المطلوب.
measured_devices = عدد أجهزة القياس
    .help = عدد الأجهزة التي قيست عليها الكفاءة، إن كان معروفًا.
    .placeholder = مجهول
serial_share = النسبة غير المتوازية
    .help = ما لا تقصّره زيادة الأجهزة من زمن الخطوة على جهاز واحد (Amdahl).

real_throughput = الإنتاجية الفعلية
    .sentence =
        { $reference_devices ->
            [1] تبلغ إنتاجية { $devices ->
                [zero] { $devices } جهاز
                [one] جهاز واحد
                [two] جهازين
                [few] { $devices } أجهزة
                [many] { $devices } جهازًا
               *[other] { $devices } جهاز
            } ما مقداره { $real_throughput } رمز في الثانية، بتسريع { $speed_up } عن { $device_throughput } رمز في الثانية.
           *[other] تبلغ إنتاجية { $devices ->
                [zero] { $devices } جهاز
                [one] جهاز واحد
                [two] جهازين
                [few] { $devices } أجهزة
                [many] { $devices } جهازًا
               *[other] { $devices } جهاز
            } ما مقداره { $real_throughput } رمز في الثانية، بتسريع { $speed_up } عن { $reference_devices ->
                [zero] { $reference_devices } جهاز
                [one] جهاز واحد
                [two] جهازين
                [few] { $reference_devices } أجهزة
                [many] { $reference_devices } جهازًا
               *[other] { $reference_devices } جهاز
            } بإنتاجية { $device_throughput } رمز في الثانية لكل منها.
        }
ideal_throughput = الإنتاجية المثالية
    .sentence = { $devices ->
            [zero] { $devices } جهاز
            [one] جهاز واحد
            [two] جهازان
            [few] { $devices } أجهزة
            [many] { $devices } جهازًا
           *[other] { $devices } جهاز
        } × { $device_throughput } رمز في الثانية = { $ideal_throughput } رمز في الثانية.
speed_up = التسريع
    .sentence =
        { $reference_devices ->
            [1] بلغ التسريع { $speed_up } مقارنة بجهاز واحد، وكان التسريع الخطي سيبلغ { $devices }.
           *[other] بلغ التسريع { $speed_up } مقارنة بعدد أجهزة القياس المرجعي { $reference_devices }، لا بجهاز واحد.
        }
lost_throughput = الإنتاجية الضائعة
    .sentence = تنقص الإنتاجية الفعلية عن المثالية، وهي { $ideal_throughput }، بمقدار { $lost_throughput } رمز في الثانية.
reached_efficiency = الكفاءة المتحققة
    .sentence = بنسبة غير متوازية قدرها { $serial_share } من الخطوة، تحقّق الأجهزة، وعددها { $devices }، ما نسبته { $reached_efficiency } من الإنتاجية الخطية.

remark-super-linear = التوسّع فوق الخطي ممكن، مثلًا حين يزداد عمل كل جهاز أو تتّسع الذاكرة المخبئية لبياناته. يجدر التحقق من أن القياسين استخدما الدفعة نفسها لكل جهاز.
remark-baseline-is-whole = هذا هو القياس المرجعي نفسه، وكفاءته 100 في المئة بالتعريف.
remark-extrapolated = تنخفض الكفاءة مع زيادة الأجهزة. إذا زاد العدد على ما قيس فستكون أقل على الأرجح.
remark-below-baseline = عدد الأجهزة هنا أقل من عددها في القياس المرجعي، ولم تُقَس الكفاءة في هذا الاتجاه.
