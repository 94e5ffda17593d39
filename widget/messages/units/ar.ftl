# The words of units: `unit-<id>` with a number, `unit-name-<id>` beside a field.


## What is counted

unit-sequence =
    { $n ->
        [zero] { $n } تسلسل
        [one] { $n } تسلسل
        [two] { $n } تسلسل
        [few] { $n } تسلسلات
        [many] { $n } تسلسلًا
       *[other] { $n } تسلسل
    }
unit-token =
    { $n ->
        [zero] { $n } رمز
        [one] { $n } رمز
        [two] { $n } رمز
        [few] { $n } رموز
        [many] { $n } رمزًا
       *[other] { $n } رمز
    }
unit-replica =
    { $n ->
        [zero] { $n } نسخة
        [one] { $n } نسخة
        [two] { $n } نسخة
        [few] { $n } نُسخ
        [many] { $n } نسخة
       *[other] { $n } نسخة
    }
unit-pass =
    { $n ->
        [zero] { $n } تمريرة
        [one] { $n } تمريرة
        [two] { $n } تمريرة
        [few] { $n } تمريرات
        [many] { $n } تمريرة
       *[other] { $n } تمريرة
    }
unit-sample =
    { $n ->
        [zero] { $n } عينة
        [one] { $n } عينة
        [two] { $n } عينة
        [few] { $n } عينات
        [many] { $n } عينة
       *[other] { $n } عينة
    }
unit-step =
    { $n ->
        [zero] { $n } خطوة
        [one] { $n } خطوة
        [two] { $n } خطوة
        [few] { $n } خطوات
        [many] { $n } خطوة
       *[other] { $n } خطوة
    }
unit-device =
    { $n ->
        [zero] { $n } جهاز
        [one] { $n } جهاز
        [two] { $n } جهاز
        [few] { $n } أجهزة
        [many] { $n } جهازًا
       *[other] { $n } جهاز
    }
unit-gpu =
    { $n ->
        [zero] { $n } وحدة GPU
        [one] { $n } وحدة GPU
        [two] { $n } وحدة GPU
        [few] { $n } وحدات GPU
        [many] { $n } وحدة GPU
       *[other] { $n } وحدة GPU
    }
unit-node =
    { $n ->
        [zero] { $n } عقدة
        [one] { $n } عقدة
        [two] { $n } عقدة
        [few] { $n } عُقد
        [many] { $n } عقدة
       *[other] { $n } عقدة
    }
unit-parameter =
    { $n ->
        [zero] { $n } معلمة
        [one] { $n } معلمة
        [two] { $n } معلمة
        [few] { $n } معلمات
        [many] { $n } معلمة
       *[other] { $n } معلمة
    }
unit-layer =
    { $n ->
        [zero] { $n } طبقة
        [one] { $n } طبقة
        [two] { $n } طبقة
        [few] { $n } طبقات
        [many] { $n } طبقة
       *[other] { $n } طبقة
    }
unit-head =
    { $n ->
        [zero] { $n } رأس
        [one] { $n } رأس
        [two] { $n } رأس
        [few] { $n } رؤوس
        [many] { $n } رأسًا
       *[other] { $n } رأس
    }
unit-stage =
    { $n ->
        [zero] { $n } مرحلة
        [one] { $n } مرحلة
        [two] { $n } مرحلة
        [few] { $n } مراحل
        [many] { $n } مرحلة
       *[other] { $n } مرحلة
    }
unit-micro_batch =
    { $n ->
        [zero] { $n } دفعة مصغّرة
        [one] { $n } دفعة مصغّرة
        [two] { $n } دفعة مصغّرة
        [few] { $n } دفعات مصغّرة
        [many] { $n } دفعة مصغّرة
       *[other] { $n } دفعة مصغّرة
    }
unit-epoch =
    { $n ->
        [zero] { $n } دورة
        [one] { $n } دورة
        [two] { $n } دورة
        [few] { $n } دورات
        [many] { $n } دورة
       *[other] { $n } دورة
    }
unit-element =
    { $n ->
        [zero] { $n } عنصر
        [one] { $n } عنصر
        [two] { $n } عنصر
        [few] { $n } عناصر
        [many] { $n } عنصرًا
       *[other] { $n } عنصر
    }
unit-rank = الرتبة { $n }
unit-digit =
    { $n ->
        [zero] { $n } رقم
        [one] { $n } رقم
        [two] { $n } رقم
        [few] { $n } أرقام
        [many] { $n } رقمًا
       *[other] { $n } رقم
    }
unit-name-sequence = تسلسلات
unit-name-token = رموز
unit-name-replica = نُسخ
unit-name-pass = تمريرات
unit-name-sample = عينات
unit-name-step = خطوات
unit-name-device = أجهزة
unit-name-gpu = وحدات GPU
unit-name-node = عُقد
unit-name-parameter = معلمات
unit-name-layer = طبقات
unit-name-head = رؤوس
unit-name-stage = مراحل
unit-name-micro_batch = دفعات مصغّرة
unit-name-epoch = دورات
unit-name-element = عناصر
unit-name-rank = رتبة
unit-name-digit = أرقام

## Rates and multiples; percent signs are the browser’s own

unit-token_per_second = { $n } رمز في الثانية
unit-token_per_parameter = { $n } رمز لكل معلمة
unit-byte_per_token = { $n } بايت لكل رمز
unit-nat_per_token = { $n } نات لكل رمز
unit-times = { $n }×
unit-name-token_per_second = رمز في الثانية
unit-name-token_per_parameter = رمز لكل معلمة
unit-name-byte_per_token = بايت لكل رمز
unit-name-nat_per_token = نات لكل رمز
unit-name-times = ×
unit-name-percent = %

## Memory

unit-byte = { $n } بايت
unit-kB = { $n } kB
unit-MB = { $n } MB
unit-GB = { $n } GB
unit-TB = { $n } TB
unit-PB = { $n } PB
unit-KiB = { $n } KiB
unit-MiB = { $n } MiB
unit-GiB = { $n } GiB
unit-TiB = { $n } TiB
unit-PiB = { $n } PiB
unit-name-byte = بايت
unit-name-kB = kB
unit-name-MB = MB
unit-name-GB = GB
unit-name-TB = TB
unit-name-PB = PB
unit-name-KiB = KiB
unit-name-MiB = MiB
unit-name-GiB = GiB
unit-name-TiB = TiB
unit-name-PiB = PiB

## Computation

unit-FLOP = { $n } FLOP
unit-GFLOP = { $n } GFLOP
unit-TFLOP = { $n } TFLOP
unit-PFLOP = { $n } PFLOP
unit-EFLOP = { $n } EFLOP
unit-ZFLOP = { $n } ZFLOP
unit-YFLOP = { $n } YFLOP
unit-PF_day = { $n } PF-day
unit-FLOP_per_second = { $n } FLOP/s
unit-GFLOP_per_second = { $n } GFLOP/s
unit-TFLOP_per_second = { $n } TFLOP/s
unit-PFLOP_per_second = { $n } PFLOP/s
unit-EFLOP_per_second = { $n } EFLOP/s
unit-ZFLOP_per_second = { $n } ZFLOP/s
unit-name-FLOP = FLOP
unit-name-GFLOP = GFLOP
unit-name-TFLOP = TFLOP
unit-name-PFLOP = PFLOP
unit-name-EFLOP = EFLOP
unit-name-ZFLOP = ZFLOP
unit-name-YFLOP = YFLOP
unit-name-PF_day = PF-day
unit-name-FLOP_per_second = FLOP/s
unit-name-GFLOP_per_second = GFLOP/s
unit-name-TFLOP_per_second = TFLOP/s
unit-name-PFLOP_per_second = PFLOP/s
unit-name-EFLOP_per_second = EFLOP/s
unit-name-ZFLOP_per_second = ZFLOP/s

## Time

unit-second =
    { $n ->
        [zero] { $n } ثانية
        [one] { $n } ثانية
        [two] { $n } ثانية
        [few] { $n } ثوانٍ
        [many] { $n } ثانية
       *[other] { $n } ثانية
    }
unit-minute =
    { $n ->
        [zero] { $n } دقيقة
        [one] { $n } دقيقة
        [two] { $n } دقيقة
        [few] { $n } دقائق
        [many] { $n } دقيقة
       *[other] { $n } دقيقة
    }
unit-hour =
    { $n ->
        [zero] { $n } ساعة
        [one] { $n } ساعة
        [two] { $n } ساعة
        [few] { $n } ساعات
        [many] { $n } ساعة
       *[other] { $n } ساعة
    }
unit-day =
    { $n ->
        [zero] { $n } يوم
        [one] { $n } يوم
        [two] { $n } يوم
        [few] { $n } أيام
        [many] { $n } يومًا
       *[other] { $n } يوم
    }
unit-name-second = ثوانٍ
unit-name-minute = دقائق
unit-name-hour = ساعات
unit-name-day = أيام
