## The pages that lead to calculators.

family-training-about = تخطيط عملية التدريب قبل أن تبدأ: ما يراه التحديث الواحد، وكلفته بوحدات FLOPs، وما تتّسع له الذاكرة، وعدد وحدات GPU المجدي، ومدة الإحماء لمعدّل التعلّم.
family-count =
    { $calculators ->
        [zero] لا حاسبات
        [one] حاسبة واحدة
        [two] حاسبتان
        [few] { $calculators } حاسبات
        [many] { $calculators } حاسبة
       *[other] { $calculators } حاسبة
    }
family-all = كل حاسبات «{ $family }»
families-others = مجالات أخرى
next-title = الخطوة التالية
show-more = عرض المزيد ({ $count })
show-less = عرض أقل
