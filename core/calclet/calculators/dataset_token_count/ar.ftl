title = عدد رموز مجموعة البيانات
lead = من حجم مجموعة بيانات نصية وعدد البايتات لكل رمز في مُجزِّئ الرموز المستخدم معها تُحسب الرموز الفريدة ورموز التدريب وحجم ملف الرموز.
synonyms = عدد التوكنات, توكن, عدد الرموز في البيانات, الرموز لكل غيغابايت, رمز لكل جيجابايت, بايت لكل رمز, حرف لكل رمز, نسبة الضغط, مجزئ الرموز, المحلل اللغوي, حجم المدونة النصية, بيانات التدريب المسبق, إزالة التكرار, الدورات, dataset token count, tokens per GB, bytes per token, unique tokens, tokenizer, train.bin, uint16, uint32, epochs, deduplication

group-dataset = مجموعة البيانات
group-tokenizer = مُجزِّئ الرموز
group-training = التدريب

dataset_size = حجم مجموعة البيانات
    .help = بايتات النص بترميز UTF-8، دون وسوم ولا بيانات وصفية. وحدة GiB أكبر من وحدة GB بمقدار 7.4 في المئة.
size_counts = هذا الحجم هو حجم
    .help = التنزيلات مضغوطة في الغالب: تحوي ملفات gzip وzstd وParquet من النص أضعاف حجمها.
    .option-text = النص
    .option-compressed = الملفات المضغوطة
expansion = نسبة فك الضغط
    .help = بايتات النص في كل بايت مضغوط: غالبًا من 2.5 إلى 4 مع zstd أو gzip، وأقل من 2 في كثير من ملفات Parquet. يجدر قياسها على عيّنة.
kept_share = الباقي بعد التصفية
    .help = ما تُبقيه التصفية وإزالة التكرار من النص.
bytes_per_token = عدد البايتات لكل رمز
    .help = القيمة 4 تقريبًا تصلح للإنجليزية وحدها. يشغل الحرف الصيني أو الياباني 3 بايتات: من 1.4 إلى 2.6 بايت لكل رمز مع المفردات القديمة ذات الغلبة الإنجليزية، ومن 3 إلى 4.5 مع الحديثة.
vocabulary_size = حجم المفردات
    .help = عدد عناصر مُجزِّئ الرموز بما فيها الرموز الخاصة. إذا زاد على 65,536 احتاج كل عنصر في ملف الرموز إلى 4 بايتات بدلًا من بايتين.
documents = المستندات
    .help = عدد المستندات الباقية؛ يضيف كل منها رمزًا فاصلًا. يُترك الحقل فارغًا لعدم احتساب أي منها.
    .placeholder = لا شيء
epochs = الدورات
    .help = عدد تمريرات التدريب (epochs) على البيانات. القيمة 0.5 تعني أن نصفها فقط يُرى.

unique_tokens = الرموز الفريدة
    .sentence =
        { $size_counts ->
            [compressed] من { $dataset_size } مضغوطة، بنسبة فك ضغط { $expansion } وبعد إبقاء { $kept_share }، ينتج
           *[text] من { $dataset_size } من النص، وبعد إبقاء { $kept_share } منه، ينتج
        } { $unique_tokens ->
            [zero] { $unique_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $unique_tokens } رموز
            [many] { $unique_tokens } رمزًا
           *[other] { $unique_tokens } رمز
        } بمعدّل { $bytes_per_token } بايت لكل رمز{ $documents ->
            [zero] ، دون رموز فاصلة.
            [one] ، منها رمز فاصل واحد.
            [two] ، منها رمزان فاصلان.
            [few] ، منها { $documents } رموز فاصلة.
            [many] ، منها { $documents } رمزًا فاصلًا.
            [other] ، منها { $documents } رمز فاصل.
           *[none] .
        }
training_tokens = رموز التدريب
    .sentence = { $epochs ->
            [zero] { $epochs } دورة
            [one] دورة واحدة
            [two] دورتان
            [few] { $epochs } دورات
            [many] { $epochs } دورة
           *[other] { $epochs } دورة
        } × { $unique_tokens ->
            [zero] { $unique_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $unique_tokens } رموز
            [many] { $unique_tokens } رمزًا
           *[other] { $unique_tokens } رمز
        } = { $training_tokens ->
            [zero] { $training_tokens } رمز
            [one] رمز واحد
            [two] رمزان
            [few] { $training_tokens } رموز
            [many] { $training_tokens } رمزًا
           *[other] { $training_tokens } رمز
        } في التدريب.
token_file_size = ملف الرموز
    .sentence = { $unique_tokens ->
            [zero] { $unique_tokens } عنصر
            [one] عنصر واحد
            [two] عنصران
            [few] { $unique_tokens } عناصر
            [many] { $unique_tokens } عنصرًا
           *[other] { $unique_tokens } عنصر
        }، ولكل منها { $vocabulary_size } قيمة ممكنة: حجم الملف { $token_file_size }.

preset-tokenizer = مُجزِّئ الرموز واللغة
