# The words of the shell: every page, the widget, its panels and its errors.
# Whatever reads from left to right inside a sentence is a placeable: those are isolated.

-brand = Calclet

language-name = العربية
site-name = { -brand }
site-promise = حاسبات بلغة Python في أي صفحة ويب


## Pages

page-title = { $title } – { -brand }
frame-title = { $title } – { -brand }
breadcrumb-label = مسار التصفّح
breadcrumb-home = الرئيسية
skip-to-calculator = الانتقال إلى الحاسبة
language-switch-label = اللغة
chooser-title = اختيار اللغة
open-full-page = فتح الصفحة الكاملة
attribution = مقدَّمة من { $name }
not-found-title = الصفحة غير موجودة
not-found-note = لا توجد صفحة بهذا العنوان. يمكن اختيار حاسبة من القائمة.
article-language-note = هذا المقال غير متوفر بالعربية بعد، ولذلك يُعرض بالإنجليزية.
updated = آخر تحديث: { $date }
formula-title = الصيغة
sources-title = المراجع
contents-title = في هذه الصفحة
privacy-note = يجري الحساب في هذا المتصفح، ولا يرسل { -brand } قيمك إلى أي خادم.
privacy-home = تبقى قيمك هنا: لا يسمح المتصفح لهذه الصفحة بالاتصال إلا بالموقع { $site }.
privacy-nowhere = تبقى قيمك هنا: لا يسمح المتصفح لهذه الصفحة بأي اتصال.
noscript-note = النتيجة المعروضة محسوبة بالقيم الافتراضية. الحساب بقيم أخرى يتطلب تفعيل JavaScript.


## Catalogue

family-training = التدريب والتوسّع
related-title = حاسبات ذات صلة
catalogue-title = الحاسبات
catalogue-count =
    { $calculators ->
        [zero] لا حاسبات
        [one] حاسبة واحدة
        [two] حاسبتان
        [few] { $calculators } حاسبات
        [many] { $calculators } حاسبة
       *[other] { $calculators } حاسبة
    } { $languages ->
        [zero] بلا لغات
        [one] بلغة واحدة
        [two] بلغتين
        [few] بـ{ $languages } لغات
        [many] بـ{ $languages } لغة
       *[other] بـ{ $languages } لغة
    }
search-label = البحث في الحاسبات
search-none = لا توجد حاسبة مطابقة. يمكن تجربة كلمة أخرى أو رمز رياضي.


## Inputs

inputs-title = المدخلات
symbol-of = الرمز الرياضي { $symbol }
bound-at-least = ≥ { $minimum }
step-up = { $label }: زيادة
step-down = { $label }: إنقاص
read-as = قُرئت القيمة { $value }
choose-value = استخدام { $value }
values-ignored = لم يُستخدم من الرابط: { $names }
warning-unusual = قيمة غير معتادة. تقع معظم القيم بين { $low } و{ $high }.


## Errors: what was understood, what is expected

error-empty = هذا الحقل فارغ. المطلوب عدد.
error-not-a-number = قُرئ «{ $understood }» وتعذّرت قراءة «{ $rest }». المطلوب عدد مثل 4096 أو { "64*8" } أو { "2^12" }.
error-not-a-number-at-all = «{ $rest }» ليس عددًا. المطلوب عدد مثل 4096 أو { "64*8" } أو { "2^12" }.
error-not-an-integer = قُرئت القيمة { $value }. المطلوب عدد صحيح.
error-not-an-integer-suggest = قُرئت القيمة { $value }. المطلوب عدد صحيح: { $suggestion }؟
error-too-small = قُرئت القيمة { $value }. أصغر قيمة مقبولة هي { $minimum }.
error-too-large = هذا العدد كبير جدًا. أكبر قيمة مقبولة هي { $maximum }.
error-too-many-digits = هذا العدد طويل جدًا. أقصى ما يُحسب من الأرقام: { $maximum }.
error-text-too-long = عدد أحرف هذا النص { $length }، وأقصى ما يُقرأ منها { $maximum }.
error-ambiguous = لهذا قراءتان محتملتان. أيّ العددين هو المقصود؟
error-division-by-zero = هذه قسمة على صفر. المطلوب مقسوم عليه غير 0.
error-unknown-input = ليس في هذه الحاسبة مُدخل بهذا الاسم.
error-unknown-calculator = لا توجد حاسبة بهذا الاسم.
error-bad-request = تعذّرت قراءة الطلب. يُرجى إعادة تحميل الصفحة والمحاولة من جديد.
error-internal = تعذّر الحساب، ومدخلاتك محفوظة. يُرجى إعادة تحميل الصفحة والمحاولة من جديد.
error-summary =
    { $count ->
        [zero] لا حقول
        [one] حقل واحد
        [two] حقلان
        [few] { $count } حقول
        [many] { $count } حقلًا
       *[other] { $count } حقل
    } بحاجة إلى تصحيح


## Results

results-title = النتائج
results-empty = تظهر النتيجة بعد إدخال القيم.
stale-note = هذه النتيجة تخص القيم السابقة.
result-item = { $label }: { $number }
announce-results = النتيجة: { $results }


## Python: starting, slow, failed

state-starting = يجري تشغيل Python، وستظهر النتيجة الأولى بعد لحظات.
state-slow = لا يزال تحميل Python جاريًا. ما يُكتب محفوظ ويُحسب فور جاهزية Python.
state-progress = يجري تحميل Python: اكتمل { $percent } في المئة. ما يُكتب محفوظ ويُحسب فور جاهزية Python.

failure-title = الحساب المباشر غير متاح
failure-kept = مدخلاتك محفوظة. النتيجة المعروضة تخص آخر قيم حُسبت.
failure-script = لم تُحمَّل هذه الصفحة كاملة، ولذلك لا يمكنها الحساب. يُرجى إعادة تحميلها أو استخدام متصفح آخر.
failure-runtime-missing = ينقص ملف يحتاج إليه Python، ربما لأن الموقع قد حُدِّث. يُرجى إعادة تحميل الصفحة.
failure-runtime-type = يرسل الخادم ملفًا من ملفات Python بنوع محتوى غير صحيح. يُرجى إبلاغ مالك الموقع: يجب إرسال { ".wasm" } بالنوع { "application/wasm" } و{ ".mjs" } بالنوع { "text/javascript" }.
failure-runtime-blocked = تمنع قاعدة أمان أو أداة حجب المحتوى تشغيل Python هنا. يُرجى السماح لهذا الموقع في أداة الحجب أو استخدام متصفح آخر.
failure-runtime-corrupt = وصل ملف يحتاج إليه Python تالفًا. يُرجى المحاولة من جديد، وإذا تكرّر ذلك فيُرجى إفراغ ذاكرة المتصفح المؤقتة ثم إعادة تحميل الصفحة.
failure-runtime-offline = لا يوجد اتصال، ولم يُحفظ Python في هذا المتصفح بعد. يُرجى الاتصال بالشبكة ثم المحاولة من جديد.
failure-runtime-timeout = لم يستجب Python في الوقت المحدّد. ربما كان الاتصال بطيئًا أو الجهاز مشغولًا. يُرجى المحاولة من جديد.
failure-runtime-refused = لا يسمح المتصفح لهذه الصفحة بتشغيل عملية في الخلفية، وهي لازمة لتشغيل Python. يُرجى فتح الصفحة الكاملة في تبويب مستقل أو استخدام متصفح آخر.
failure-runtime-memory = لا تكفي الذاكرة المتاحة لتشغيل Python. يُرجى إغلاق تبويبات أو تطبيقات أخرى ثم المحاولة من جديد.
failure-browser-too-old = هذا المتصفح أقدم من أن يشغّل Python. يُرجى تحديثه أو استخدام متصفح آخر.
failure-runtime-crashed = توقّف Python مرتين عند هذا الحساب. يُرجى تغيير القيم أو المحاولة من جديد.
action-retry = المحاولة من جديد
action-reload = إعادة تحميل الصفحة


## Actions

action-share = مشاركة
action-report = طباعة التقرير
action-reset = إعادة تعيين
action-embed = تضمين
action-offline = حفظ نسخة
action-forget = إزالة
action-keep = حفظه للاستخدام دون اتصال
action-copy-link = نسخ الرابط
action-copy-code = نسخ الكود
action-copy-number = نسخ العدد
action-close = إغلاق
action-open-studio = فتح استوديو التضمين
action-share-native = مشاركة عبر تطبيق
action-undo = تراجع

copied = تم النسخ
copied-link = تم نسخ الرابط
copied-code = تم نسخ الكود
copy-failed = النسخ محظور هنا. يمكن تحديد النص ونسخه يدويًا.
beyond-open = لا تسمح الصفحة المحيطة بهذا الإطار بفتح صفحات أخرى منه. يمكن نسخ العنوان:
beyond-print = لا تسمح الصفحة المحيطة بهذا الإطار بالطباعة منه. يمكن فتح هذا العنوان والطباعة منه:
reset-done = أُعيدت قيم البداية


## Panels: share, embed, report, feedback

share-title = مشاركة هذا الحساب
share-note = يظهر لكل من يفتح هذا الرابط ما أُدخل هنا من قيم.
share-link-label = رابط يحمل قيمك
share-x = X
share-facebook = فيسبوك
share-line = LINE
share-email = بريد إلكتروني
share-subject = { $title }: نتيجة حساب

embed-title = تضمين هذه الحاسبة
embed-note = يُلصق هذا الكود حيث يُراد أن تظهر الحاسبة في صفحتك.
embed-code-label = كود التضمين
embed-preview-label = معاينة

report-made = تاريخ الإنشاء: { $date }
report-inputs = المدخلات
report-results = النتائج
report-formula = الصيغة
report-link = رابط هذا الحساب

offline-title = الاستخدام دون اتصال
offline-note = ملف واحد يضم هذه الحاسبة وقيمك ولغة Python. يُفتح بنقرة مزدوجة ولا يحتاج إلى اتصال.
offline-making = يجري إنشاء الملف…
offline-saved = حُفظ باسم { $name } (الحجم { $size }).
offline-failed = تعذّر إنشاء الملف لأن جزءًا منه لم يُحمَّل. يُرجى التحقق من الاتصال والمحاولة من جديد.
offline-in-frame = قد لا تسمح الصفحة المحيطة بهذه الحاسبة بالحفظ. الصفحة الكاملة تسمح به:
stored-note = محفوظ في هذا المتصفح للاستخدام دون اتصال: { $size }.
stored-forgotten = هذا الموقع غير محفوظ في هذا المتصفح للاستخدام دون اتصال.

feedback-title = هل كانت هذه الحاسبة مفيدة؟
feedback-yes = نعم
feedback-no = تحتاج إلى تحسين
feedback-label = ما الذي ينبغي تحسينه؟
feedback-send = إرسال
feedback-thanks = شكرًا لك.
feedback-sent = شكرًا لك، أُرسلت رسالتك.
feedback-failed = تعذّر إرسال رسالتك، والنص محفوظ. يُرجى المحاولة لاحقًا.


## A copy saved for offline use

copy-note = نسخة للاستخدام دون اتصال، حُفظت في { $date }. لا تحتاج إلى اتصال، ولا تسمح لها سياسة الأمان المرفقة بأي اتصال: تبقى قيمك فيها.
copy-with-site = الروابط والمشاركة وكود التضمين تؤدي إلى { $site } وتحتاج إلى اتصال.
copy-without-site = لا تشمل هذه النسخة المشاركة والتضمين لأنهما يحتاجان إلى موقع بعنوان عام.
copy-licences = تراخيص محتويات هذا الملف
