# Fields and results that are not plain numbers, helpers, and what can be wrong with them.


## Inputs

field-optional = اختياري
field-unit = وحدة { $label }
bound-at-most = ≤ { $maximum }
bound-above = > { $minimum }
bound-below = < { $maximum }
value-yes = نعم
value-no = لا
value-none = لا شيء
value-unknown = غير معروف: { $value }
list-hint = قيمة في كل سطر، أو قيم تفصل بينها فواصل منقوطة.
table-hint = صف في كل سطر، وتفصل بين الخلايا علامة جدولة أو |. الأعمدة: { $columns }.

preset-choose = اختيار…
preset-filled = مُلئت: { $inputs }.
preset-changed = غُيّرت بعد ذلك: { $inputs }.
preset-source = المصدر، بتاريخ { $date }
preset-as-of = بتاريخ { $date }.

helper-open = من «{ $title }»…
helper-use = استخدام { $value }
helper-used = { $label }: أُدخلت القيمة { $value }.
helper-loading = يجري الحساب…
error-helper-failed = تعذّر تحميل هذه الحاسبة. يُرجى التحقق من الاتصال والمحاولة من جديد.


## Errors

error-empty-choice = لم يُختر شيء. المطلوب اختيار واحد.
error-empty-list = هذا الحقل فارغ. المطلوب قيمة واحدة على الأقل.
error-not-above = قُرئت القيمة { $value }. المطلوب أكبر من { $minimum }.
error-not-below = قُرئت القيمة { $value }. المطلوب أصغر من { $maximum }.
error-no-such-choice = ليس «{ $value }» من الخيارات المتاحة. يمكن الاختيار من القائمة.
error-not-a-flag = ليس «{ $value }» نعم ولا لا. المطلوب اختيار أحدهما.
error-unknown-unit = ليست «{ $unit }» وحدة لهذه القيمة. الوحدات الممكنة: { $units }.
error-wrong-cells = عدد الخلايا في الصف { $row } هو { $found }، والمطلوب { $expected }.
error-too-many-items = القيم أكثر مما يُحسب. الحد الأقصى { $maximum }.
error-overflow = النتيجة أكبر من أن تُحسب. المطلوب تغيير القيم.
error-refused = لا يمكن إجراء الحساب بهذه القيم.
error-in-item = القيمة { $item }: { $message }
error-in-row = الصف { $row }: { $message }


## Results

action-copy-json = نسخ المدخلات والنتائج بصيغة JSON
action-copy-csv = نسخ المدخلات والنتائج بصيغة CSV
copied-data = تم نسخ المدخلات والنتائج
carry-on = استخدام هذا في
