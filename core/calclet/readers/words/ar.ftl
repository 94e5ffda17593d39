# What the reader of configs says. Codes come from core/calclet/readers.


## Nothing could be read

reading-error-not-understood = لم يُتعرَّف في هذا النص على أي إطار تدريب معروف هنا.
reading-error-broken-syntax = تعذّرت قراءة { $file }: السطر { $line } تالف أو مبتور.
reading-error-too-large = النص أطول من اللازم: عدد محارفه { $length }، ولا يُقرأ أكثر من { $maximum }.
reading-error-too-deep = التداخل في { $file } أعمق من اللازم عند السطر { $line }.
reading-error-too-many-lines = عدد أسطر { $file } يتجاوز { $maximum }.
reading-error-line-too-long = في { $file } يتجاوز عدد محارف السطر { $line } الحدّ { $maximum }.
reading-error-too-many-settings = عدد القيم في { $file } يتجاوز { $maximum }.
reading-error-too-many-files = عدد الملفات يتجاوز { $maximum }.
reading-error-needs-yaml = يستخدم { $file } عند السطر { $line } من YAML ما لا يُقرأ دون مكتبة YAML؛ يلزم تثبيت calclet مع الإضافة yaml.
reading-error-bad-request = تعذّر فهم الطلب.
reading-error-unknown-input = لا يوجد شيء باسم { $name }.
reading-error-unknown-framework = لا يوجد إطار باسم { $framework } يمكن كتابة إعداد له.
reading-error-unknown-generation = القيمة { $value } ليست من الخيارات المتاحة: { $choices }.
reading-error-empty = توجد قيمة ناقصة.
reading-error-not-a-number = توجد قيمة ليست عددًا.
reading-error-not-an-integer = القيمة { $value } ليست عددًا صحيحًا.
reading-error-too-small = القيمة { $value } أقل من { $minimum }.


## General notes

reading-note-default = لم تُذكر قيمة { $name }؛ القيمة الافتراضية { $value }.
reading-note-batch-in-tokens = الإجمالي مذكور بالرموز: عدد الرموز { $tokens_per_step } يعادل { $global_batch_size } من التسلسلات.
reading-note-open-value = تُركت قيمة { $name } مفتوحة هنا: { $text }
reading-note-overridden = قيمة { $name } هي { $value } من { $file }، ولها الأولوية على { $other_value } من { $other_file }.
reading-note-packing = حزم التسلسلات يملأ كل تسلسل حتى طوله الكامل بعدة أمثلة.
reading-note-pairs = كل مثال زوج: مقابل كل مثال محسوب يُعالَج تسلسلان، الإجابة الأفضل والإجابة الأسوأ.
reading-note-other-framework = الملف { $file } خاص بإطار { $framework } ولم يُؤخذ به.

reading-note-several-configurations = يضم هذا الملف أكثر من إعداد، وعددها { $count }؛ وحيث تختلف يُعتمد آخرها.
reading-note-expert-parallel = توازي الخبراء بدرجة { $size } لا يقلّل عدد نُسخ توازي البيانات: فهو يجري بين النُسخ، وعدد نُسخ كل خبير { $replicas }.


## General problems

reading-problem-broken-syntax = الملف { $file } تالف أو مبتور عند السطر { $line }؛ لا يُحتسب إلا ما أمكنت قراءته.
reading-problem-contradiction = قيمة { $name } هي { $value } في { $file }، لكنها { $other_value } في { $other_file }.
reading-problem-expected-unknown = المتوقَّع أن تكون قيمة { $name } مساوية { $expected }، لكن شيئًا تتوقف عليه غير مذكور.
reading-problem-expected-otherwise = قيمة { $name } هي { $value }، والمتوقَّع { $expected }.
reading-problem-layout-does-not-divide = إجمالي العمليات (world size) وهو { $world_size } لا يقبل القسمة على درجة توازي النموذج { $model_parallel_size }.
reading-problem-batch-does-not-divide = الدفعة الكلّية { $global_batch_size } لا تقبل القسمة على الدفعة المصغّرة { $micro_batch_size } مضروبةً في عدد النُسخ { $data_parallel_size }.
reading-problem-tokens-do-not-divide = خطوة من { $tokens_per_step } من الرموز لا تقبل القسمة على رموز التمريرة الواحدة { $tokens_per_pass }، وهي الدفعة المصغّرة { $micro_batch_size } في عدد النُسخ { $data_parallel_size } في طول التسلسل { $sequence_length }.


## General repairs

reading-repair-change-accumulation = تُضبط قيمة { $key } على { $value }.
reading-repair-change-micro-batch = تُضبط قيمة { $key } على { $value }.
reading-repair-change-total = تُضبط قيمة { $key } على { $value }.
reading-repair-change-processes = تُضبط قيمة { $key } على { $value }.
reading-repair-change-world = يُجرى التدريب على { $value } من وحدات GPU، فيصبح عدد النُسخ { $data_parallel_size }.
reading-repair-change-key = تُضبط قيمة { $key } على { $value }.
reading-repair-remove = يُحذف { $key }.


## accelerate

reading-note-accelerate-accumulation-updated = ضبط Accelerate خطوات التراكم في DeepSpeed على { $gradient_accumulation_steps }؛ وكانت في ملفه { $other }.
reading-note-accelerate-megatron-context = يحسب Accelerate النُّسخ من دون القسمة على درجة توازي السياق { $context }، أما Megatron-LM نفسه فيقسم عليها أيضًا.
reading-note-accelerate-megatron-passes = مع إضافة Megatron-LM في Accelerate يحدّد { "num_micro_batches" } عدد التمريرات في الخطوة ({ $passes })؛ ولا أثر لقيمة { "gradient_accumulation_steps" }.
reading-note-accelerate-scheduler = المُجدوِل الذي مرّ على { "prepare" } يتقدّم بمقدار { $processes } مع كل تحديث للأوزان، ما لم يُفعَّل { "split_batches" }.
reading-note-accelerate-split = مع { "split_batches" } تكون { $batch_size } دفعة جميع العمليات معًا.
reading-problem-accelerate-accumulation-mismatch = خطوات التراكم في إضافة Accelerate هي { $other } وفي ملف DeepSpeed { $gradient_accumulation_steps }؛ والمعتمد ما في DeepSpeed.
reading-problem-accelerate-degrees-do-not-match = حاصل ضرب الدرجات في { "ParallelismConfig" } هو { $product }، لكن عدد العمليات { $world_size }.
reading-problem-accelerate-split-batches = مع { "split_batches" } يجب أن يكون حجم الدفعة { $batch_size } من مضاعفات عدد العمليات { $processes }.


## axolotl

reading-note-axolotl-packing = مع { "sample_packing" } تملأ { "micro_batch_size" } وقيمتها { $micro_batch_size } صفًّا واحدًا من { $tokens } من الرموز: فهي تضاعف الرموز لا الأمثلة.
reading-note-axolotl-model-parallel = كل { $model_parallel_size } من وحدات GPU في مجموعة توازي الموترات أو السياق تتقاسم تسلسلاتها. أما Axolotl قبل مارس 2026 فيحسب كلًّا منها في الدفعة التي يسجّلها.
reading-note-axolotl-batch-size-of-a-process = قيمة { "batch_size" } وهي { $batch_size } تخصّ عملية واحدة؛ وقسمتها على { "micro_batch_size" } تعطي { $value } من خطوات التراكم. وينصح Axolotl بضبط { "gradient_accumulation_steps" } بدلًا منها.
reading-problem-axolotl-two-of-three = يتطلّب Axolotl اثنتين من { "micro_batch_size" } و{ "gradient_accumulation_steps" } و{ "batch_size" }.
reading-problem-axolotl-set-both = لا تجتمع { "gradient_accumulation_steps" } و{ "batch_size" }.
reading-problem-axolotl-batch-size-ignored = لا أثر هنا لقيمة { "batch_size" } وهي { $batch_size }: فقيمة { "gradient_accumulation_steps" } عند تركها 1، وتأخذ العملية { $micro_batch_size } من التسلسلات لكل تحديث.
reading-problem-axolotl-ring-attention = توازي السياق مع { "sample_packing" } يعالج صفًّا محزومًا واحدًا في كل مرة: يجب أن تكون { "micro_batch_size" } مساوية 1.
reading-problem-axolotl-layout = عدد وحدات GPU وهو { $world_size } لا يقبل القسمة على درجات التوازي المضبوطة.
reading-problem-axolotl-groups = يتطلّب Axolotl أن يكون ما تراكمه العملية الواحدة مجموعات كاملة من { $num_generations } من إجابات الإكمال؛ وحاصل ضرب { "micro_batch_size" } في { "gradient_accumulation_steps" } هو { $completions }.
reading-repair-axolotl-set = تُضبط قيمة { $key } على { $value }.
reading-repair-axolotl-drop = يُحذف { $key }.
reading-repair-axolotl-accumulate = تُضبط قيمة { $key } على { $value } وتُحذف { "batch_size" }.
reading-repair-axolotl-one-pack = تُضبط { "micro_batch_size" } على 1 و{ "gradient_accumulation_steps" } على { $value }: تبقى الدفعة كما هي.


## composer

reading-note-composer-automatic-microbatch = الدفعة المصغّرة تلقائية: تبدأ بعدد تسلسلات الجهاز { $device_batch } وتُنصَّف كلما ضاقت الذاكرة. وتبقى الدفعة الكلّية كما هي.
reading-note-composer-microbatch-reduced = الدفعة المصغّرة { $micro_batch_size } أكبر من تسلسلات الجهاز الواحد { $device_batch }، فتُخفَّض إليها.
reading-note-composer-smaller-last-microbatch = تسلسلات الجهاز الواحد وعددها { $device_batch } تحتاج إلى { $passes } من التمريرات، في كل منها { $micro_batch_size }، لكن في آخرها { $last } فقط. تُعتمد الدفعة الكلّية كما ذُكرت، ولا يصفها حجم واحد للدفعة المصغّرة.


## deepspeed

reading-note-deepspeed-auto = القيمة { "auto" } ليست من قيم DeepSpeed نفسه: يملؤها Trainer أو Accelerate من وسائطه.
reading-note-deepspeed-autotp = يحسب DeepSpeed عدد وحدات GPU على أنه { $counted }، مع أن كل { $autotp_size } منها في AutoTP ترى البيانات نفسها: فعدد النُسخ { $replicas }، وتحسب { "train_batch_size" } كل تسلسل { $autotp_size } من المرات.
reading-note-deepspeed-elastic = تستقرّ Elasticity على دفعة حجمها { $train_batch_size }؛ ويمكن توزيعها على هذه الأعداد من وحدات GPU: { $valid }.
reading-note-deepspeed-include-whole-host = يُهمل DeepSpeed من الإصدار 0.15.3 حتى أغسطس 2026 مضيفًا يذكره { "--include" } بلا { "slots" }، وهو هنا { $name }؛ وعند ذكرها يُستخدم.
reading-note-deepspeed-presupposes = عدد وحدات GPU غير مذكور؛ وأحجام الدفعة الثلاثة تفترض { $replicas } من نُسخ توازي البيانات.
reading-note-deepspeed-saw-fewer = بدأ { $started } من العمليات، لكن DeepSpeed رأى { $seen }: لو رآها جميعًا لصحّت الأرقام. وهو يحسبها 1 حين لا تعرف العمليات بعضها بعضًا، كما قبل { "init_process_group" } أو حين تُشغَّل كل واحدة وحدها.
reading-note-deepspeed-unmanaged = قيمة { "managed_gradient_accumulation" } هي { "false" }: شيفرة التدريب هي التي تقرّر متى تُحدَّث الأوزان، مهما ذُكر في الملف.
reading-problem-deepspeed-all-excluded = لا يُبقي { "--exclude" } أي GPU من ملف { "hostfile" }.
reading-problem-deepspeed-assertion = طُلب من DeepSpeed دفعة حجمها { $global_batch_size }، لكنه وجد { $micro_batch_size } لكل وحدة GPU في { $gradient_accumulation_steps } من خطوات التراكم في { $data_parallel_size } من نُسخ توازي البيانات.
reading-problem-deepspeed-counts-and-filters = يرفض مُشغِّل { "deepspeed" } الخيارين { "--num_nodes" } و{ "--num_gpus" } مع { "--include" } أو { "--exclude" }.
reading-problem-deepspeed-duplicate-key = يرفض DeepSpeed ملفًا يذكر { $key } مرتين.
reading-problem-deepspeed-elastic-and-stated = خاصية Elasticity مفعَّلة، ويرفض DeepSpeed أحجام الدفعة معها: { $keys }.
reading-problem-deepspeed-elastic-incomplete = تحتاج Elasticity إلى { "max_train_batch_size" } و{ "micro_batch_sizes" }.
reading-problem-deepspeed-elastic-world = لا يمكن توزيع الدفعة المرنة على { $data_parallel_size } من النُسخ؛ والممكن { $valid }.
reading-problem-deepspeed-floored-to-nothing = قيمة { $key } الناتجة { $value }، لأن DeepSpeed يقسم ويقرّب نزولًا: الدفعة الكلّية أصغر من أن تكفي هذا العدد من وحدات GPU.
reading-problem-deepspeed-host-twice = يذكر ملف { "hostfile" } المضيف { $name } أكثر من مرّة: يرفض { "deepspeed" } ذلك.
reading-problem-deepspeed-include-exclude = يقبل مُشغِّل { "deepspeed" } أحد الخيارين { "--include" } أو { "--exclude" }، ويرفضهما معًا.
reading-problem-deepspeed-mismatch = يرفض DeepSpeed هذا: { "train_batch_size" } وقيمتها { $train_batch_size } لا تساوي { $micro_batch_size } لكل وحدة GPU في { $gradient_accumulation_steps } من خطوات التراكم في { $data_parallel_size } من نُسخ توازي البيانات.
reading-problem-deepspeed-no-config = لا يوجد ملف إعداد DeepSpeed باسم { $file }: يُبحث عن المسار من حيث يُشغَّل التدريب، وليس هو إعدادًا بصيغة { "base64" } أيضًا.
reading-problem-deepspeed-no-batch = يحتاج DeepSpeed إلى { "train_batch_size" } أو { "train_micro_batch_size_per_gpu" }.
reading-problem-deepspeed-no-such-slot = لا يحتوي ملف { "hostfile" } على { $name }: ولن يبدأ { "deepspeed" } هكذا.
reading-problem-deepspeed-not-positive = قيمة { $key } هي { $value }؛ ويتطلّب DeepSpeed أكثر من 0.
reading-problem-deepspeed-set-batch-size = يجب أن تكون { "train_batch_size" } الجديدة من مضاعفات الدفعة المصغّرة في عدد نُسخ توازي البيانات: لا يتغيّر أثناء التشغيل إلا خطوات التراكم.
reading-repair-deepspeed-ignore-stated = تُضبط { "elasticity.ignore_non_elastic_batch_info" } على { "true" }، أو تُحذف تلك المفاتيح.


## easylm

reading-note-easylm-global-batch = حجم الدفعة في EasyLM وهو { $batch_size } يخصّ جميع الأجهزة معًا في تمريرة واحدة.
reading-problem-easylm-does-not-divide = لا يمكن توزيع دفعة حجمها { $batch_size } على { $data_parallel_size } من نُسخ شبكة الأجهزة.


## fabric

reading-problem-fabric-conflict = قيمة { $key } في الشيفرة { $value } وفي المُشغِّل { $launched } (وهي 1 إذا لم يُذكر خياره): يرفض { "Fabric" } ذلك.


## fairseq

reading-note-fairseq-by-tokens = تأخذ التمريرة حتى { $max_tokens } من الرموز بدل عدد ثابت من التسلسلات، فيتفاوت عدد تسلسلات الخطوة.
reading-note-fairseq-scheduled-accumulation = يتغيّر عدد التمريرات بحسب الدورة: { $stages }. المعتمد هنا أولها { $value }.


## gpt_neox

reading-problem-gpt-neox-nothing-left = دفعة حجمها { $total } على { $replicas } من النُسخ تجعل { $key } مساوية 0: يقسم GPT-NeoX ويقرّب نزولًا ثم يرفض التشغيل.
reading-problem-gpt-neox-batch-mismatch = يرفض GPT-NeoX هذا: { "train_batch_size" } وقيمتها { $global_batch_size } لا تساوي { $micro_batch_size } لكل وحدة GPU في { $gradient_accumulation_steps } من خطوات التراكم في { $data_parallel_size } من النُسخ.


## grpo

reading-note-completions = تعدّ أحجام الدفعة إجابات الإكمال لا المُدخلات النصية ({ "prompts" })؛ والتحديث الذي حجمه { $global_batch_size } يتعلّم من { $prompts } من المُدخلات النصية، لكل منها { $num_generations } من الإجابات.
reading-note-completions-apart = تُولَّد { $generation_batch_size } من إجابات الإكمال في كل مرة، ويأخذ التحديث { $global_batch_size }.
reading-problem-completions-not-whole-groups = تُولَّد { $generation_batch_size } من إجابات الإكمال في كل مرة، وهذا ليس من مضاعفات { "num_generations" } وقيمتها { $num_generations }.
reading-problem-completions-not-divisible = تمريرة جميع العمليات وعددها { $data_parallel_size } بإجابات إكمال عددها { $micro_batch_size } لكل عملية لا تعطي مجموعات كاملة من { "num_generations" } وقيمتها { $num_generations }: تعدّ أحجام الدفعة إجابات الإكمال لا المُدخلات النصية.
reading-problem-completions-not-whole-passes = قيمة { "generation_batch_size" } وهي { $generation_batch_size } ليست من مضاعفات إجابات الإكمال { $completions } التي تأخذها جميع العمليات في تمريرة واحدة.
reading-problem-completions-set-twice = لا تجتمع { "generation_batch_size" } و{ "steps_per_generation" }.
reading-problem-completions-at-least-two = تحتاج المجموعة إلى إجابتَي إكمال على الأقل للمقارنة؛ وقيمة { "num_generations" } هي { $num_generations }.
reading-repair-completions-other-number = تُضبط قيمة { $key } على { $value }.
reading-repair-completions-more-passes = تُضبط قيمة { $key } على { $value }.
reading-repair-completions-more-at-a-time = تُضبط قيمة { $key } على { $value }.
reading-repair-completions-drop = يُحذف { $key }.


## huggingface

reading-note-huggingface-auto-find = تخفّض { "auto_find_batch_size" } حجم الدفعة لكل جهاز حين تضيق الذاكرة، وتترك خطوات التراكم كما هي: فقد يصغر الإجمالي.
reading-note-huggingface-banner = مقروء من سجلّ Trainer: العدد لكل جهاز { $micro_batch_size }.
reading-note-huggingface-data-parallel = تدير عملية واحدة { $gpus } من وحدات GPU عبر { "nn.DataParallel" }: يأخذ كل منها حجم الدفعة لكل جهاز، فتُحتسب { $gpus } من النُسخ.
reading-note-huggingface-data-parallel-banner = يدلّ السجلّ على { "nn.DataParallel" }: العدد { $adjusted_batch_size } على جميع وحدات GPU في العملية الواحدة.
reading-note-huggingface-deepspeed-elsewhere = تذكر الوسائط { $file } وهو غير موجود هنا؛ ويجب أن تكون أحجام الدفعة فيه { "auto" } أو القيم نفسها.
reading-note-huggingface-log-counts-peers = يقول السجلّ { $told }، لأن Transformers حتى 4.57 يحسب شركاء توازي السياق نُسخًا؛ والصحيح { $real }.
reading-note-huggingface-old-name = { $key } هو الاسم السابق لـ { "per_device_train_batch_size" }.
reading-note-huggingface-peers = شركاء توازي السياق وتوازي التسلسل يتقاسمون بياناتهم؛ ومع ذلك يحسبهم سجلّ Transformers حتى 4.57 نُسخًا.
reading-note-huggingface-split-batches = مع { "split_batches" } تكون { $value } دفعة جميع العمليات معًا؛ ولا يراعي سجلّ Trainer ذلك.
reading-note-huggingface-spmd = مع SPMD في XLA يكون حجم الدفعة لكل جهاز هو حجم جميع الأجهزة معًا.
reading-problem-huggingface-banner-differs = الإجمالي في السجلّ { $told }، لكن هذه الملفات تعطي { $real }.
reading-problem-huggingface-deepspeed-mismatch = يرفض Trainer هذا: قيمة { $key } في DeepSpeed هي { $value }، لكن { $other } هي { $stated }.
reading-problem-huggingface-no-batch-fits = انتهت { "auto_find_batch_size" } إلى لا شيء: لا تتسع الذاكرة لتسلسل واحد.
reading-repair-huggingface-use-auto = تُضبط هذه القيم في ملف DeepSpeed على { "auto" } ليملأها Trainer.
reading-repair-huggingface-use-deepspeed = يُعطى Trainer القيم التي في ملف DeepSpeed.


## levanter

reading-note-levanter-schedule = تتبع الدفعة جدولة: { $stages }. المعتمد هنا آخرها { $value }.
reading-problem-levanter-does-not-divide = دفعة حجمها { $global_batch_size } لا تقبل القسمة على عدد النُسخ { $data_parallel_size }.


## lightning

reading-note-lightning-batch-is-split = توزّع الاستراتيجية { "dp" } دفعة المُحمِّل { $batch_size } على { $devices } من الأجهزة؛ ولا تُضرب فيها.
reading-note-lightning-loop-accumulates = مع { "Fabric" } تتولّى حلقة التدريب التراكم بنفسها: عدد التمريرات في الخطوة مذكور في شرط { "no_backward_sync" }، وهو لا يُقرأ هنا.
reading-note-lightning-scheduled-accumulation = يتغيّر عدد التمريرات بحسب الدورة، { $stages }؛ وهذه هي الدفعة في البداية، مع { $value }.
reading-problem-lightning-accumulation-twice = يرفض Lightning اجتماع { "accumulate_grad_batches" } مع { "GradientAccumulationScheduler" }: يجب الاستغناء عن أحدهما.
reading-problem-lightning-deepspeed-accumulation = يرفض Lightning وجود { "gradient_accumulation_steps" } في إعداد DeepSpeed: فهو يضبطها بنفسه من { "accumulate_grad_batches" }.


## litgpt

reading-note-litgpt-silent-floor = يقرّب litgpt نزولًا دون تنبيه: طُلب { $asked } من التسلسلات، وفي الخطوة { $reached }، ويضيع { $lost }.
reading-problem-litgpt-no-pass = يتوقف litgpt برسالة { "AssertionError" } دون شرح: من { $global_batch_size } من التسلسلات يحصل كل جهاز من الأجهزة { $data_parallel_size } على { $share }، وهو أقل من دفعة مصغّرة واحدة حجمها { $micro_batch_size }.
reading-problem-litgpt-assertion = توقّف litgpt لأنه لم يبقَ شيء لتمريرة: ناتج قسمة { "global_batch_size" } على عدد الأجهزة بعد تقريبه نزولًا أقل من { "micro_batch_size" }.


## llama_factory

reading-note-llama_factory-pretraining-packs = مع { "stage" } بقيمة { "pt" } تُحزم الأمثلة حتى { "cutoff_len" } كاملة ما لم يُعطَّل الحزم.
reading-note-llama_factory-global-from-micro = دون { "global_batch_size" } تكوّن دفعة مصغّرة واحدة من كل نسخة تحديثًا.


## llm_c


## llm_foundry

reading-note-llm_foundry-replication = مع { "replication" } تقرأ الأجهزة التسلسلات نفسها في مجموعات من { $replication }، لكن llm-foundry يقسم الدفعة على جميع الأجهزة: فعدد التسلسلات المختلفة في التحديث { $reached } لا { $asked }.
reading-problem-llm_foundry-does-not-divide = يرفض llm-foundry دفعة كلّية حجمها { $global_batch_size } على { $data_parallel_size } من الأجهزة: يجب أن تكون من مضاعفات عددها.
reading-problem-llm_foundry-replication-does-not-divide = لا يقبل عدد الأجهزة { $world_size } القسمة إلى مجموعات من { $replication } كما يطلب { "replication" }.
reading-problem-llm_foundry-sequence-parallelism = لا يدعم llm-foundry توازي التسلسل ويتوقف عند { $key } وقيمته { $value }.


## maxtext

reading-note-maxtext-cut-off = يسقط MaxText ما ليس كاملًا: { $asked } من التسلسلات على { $chips } من الرقائق تصير { $reached }.
reading-note-maxtext-per-chip = قيمة { "per_device_batch_size" } وهي { $per_device_batch_size } تسري على كل رقاقة، بما فيها الرقائق التي تتقاسم نسخة واحدة.
reading-note-maxtext-ramp = تكبر الدفعة أثناء التدريب: لكل جهاز من { $start } بزيادات قدرها { $increment } حتى { $target }، على مدى { $samples } من التسلسلات. المعتمد هنا آخرها.
reading-note-maxtext-shared-sequences = لا يمكن توزيع { $sequences } من التسلسلات بالتساوي على { $replicas } من النُسخ؛ وتُحتسب { $counted } من الحصص المتساوية.
reading-problem-maxtext-no-sequence = يبقى لعدد { $chips } من الرقائق معًا أقل من تسلسل واحد.
reading-problem-maxtext-microbatches = لا يستطيع MaxText تقسيم تسلسلات التمريرة { $sequences_per_pass } إلى { $pipeline_microbatches } من الدفعات المصغّرة لخط الأنابيب.
reading-problem-maxtext-pipeline-microbatches = لا يمكن تقسيم { $sequences } من تسلسلات التمريرة إلى { $microbatches } من الدفعات المصغّرة لخط الأنابيب، التي يجب أن يكون عددها أيضًا من مضاعفات عدد المراحل { $stages }.
reading-problem-maxtext-ramp-does-not-divide = التصاعد من { $start } إلى { $target } ليس من مضاعفات زيادته { $increment }.


## megatron

reading-note-megatron-rampup = تكبر الدفعة من { $start } إلى { $full } من التسلسلات بزيادات قدرها { $increment }. وتكتمل بعد { $steps } من الخطوات و{ $samples } من التسلسلات.
reading-note-megatron-rampup-ignored = يتجاهل Megatron-LM الخيار { "--rampup-batch-size" } منذ أبريل 2026 ويبدأ بالدفعة الكاملة؛ والخيار المخصّص لذلك الآن { "--step-batch-size-schedule" }.
reading-note-megatron-schedule = تكبر الدفعة من { $first } إلى { $last } من التسلسلات، وعدد أحجامها { $stages }. ويُبلَغ آخرها بعد { $steps } من الخطوات و{ $samples } من التسلسلات. وتُحسب العتبات بالرموز.
reading-note-megatron-steps = مع الدفعة المتصاعدة تستغرق { $samples } من التسلسلات { $steps } من الخطوات؛ ولو كانت كاملة منذ البداية لاستغرقت { $constant }.
reading-note-megatron-decreased = يخفّض { "--decrease-batch-size-if-needed" } الدفعة من { $asked } إلى { $reached }، وهو أقرب مضاعف أدنى للعدد { $unit }. ويستمر السجلّ في ذكر { $asked }.
reading-problem-megatron-nothing-left = لا يُبقي { "--decrease-batch-size-if-needed" } شيئًا من دفعة حجمها { $asked }: فدفعة مصغّرة واحدة من كل نسخة تعطي { $unit }.
reading-problem-megatron-no-micro-batches = يبقى لكل نسخة { $passes } من الدفعات المصغّرة: الدفعة الكلّية أصغر من دفعة مصغّرة واحدة من كل نسخة.
reading-problem-megatron-current-not-divisible = بلغت الدفعة أثناء تصاعدها { $size }، وهو لا يقبل القسمة على دفعات مصغّرة من { $micro_batch_size } على { $data_parallel_size } من النُسخ. ويجب أن يكون كل حجم في التصاعد من مضاعفات حاصل ضربهما.
reading-problem-megatron-experts = إجمالي العمليات (world size) وهو { $world_size } لا يقبل القسمة على { $size }، وهو حاصل ضرب درجات توازي الخبراء وتوازي الموترات للخبراء وتوازي خط الأنابيب.
reading-problem-megatron-renamed = يرفض Megatron-LM الخيار { $old }؛ واسمه الآن { $new }.
reading-problem-megatron-old-batch-size = يرفض Megatron-LM الخيار { "--batch-size" }؛ واسمه الآن { "--micro-batch-size" }، ويعدّ تسلسلات نسخة واحدة في تمريرة واحدة.
reading-problem-megatron-rampup-and-iterations = الدفعة التي تكبر مع { "--rampup-batch-size" } تتطلّب تدريبًا يُقاس بالتسلسلات: { "--train-samples" } بدل { "--train-iters" }.
reading-problem-megatron-rampup-needs-samples = يرفض Megatron-LM حتى أبريل 2026 اجتماع { "--rampup-batch-size" } مع { "--train-iters" } وقيمته { $steps }: فالتدريب بدفعة متصاعدة يُقاس بالتسلسلات.
reading-problem-megatron-rampup-increments = زيادات قدرها { $increment } لا تقود من { $start } إلى { $full }.
reading-problem-megatron-rampup-start = يجب أن يبدأ التصاعد بتسلسل واحد على الأقل.
reading-problem-megatron-rampup-above = يبدأ التصاعد عند { $start }، فوق الدفعة الكلّية { $full }.
reading-problem-megatron-rampup-empty = لا مسافة للتصاعد من { $start } إلى { $full }: يقسم Megatron-LM حينئذٍ على صفر.
reading-problem-megatron-rampup-indivisible = يبلغ التصاعد { $size }، وهو ليس من مضاعفات { $unit }، أي دفعة مصغّرة من كل نسخة: يتوقف التدريب هناك.
reading-problem-megatron-schedule-form = { $entry } ليس بالصيغة { "TOKENS:SIZE" } التي يتطلّبها { "--step-batch-size-schedule" }.
reading-problem-megatron-schedule-first = تبدأ الجدولة عند { $threshold }؛ ويجب أن تكون أول عتبة 0.
reading-problem-megatron-schedule-order = تقع عتبتان من الجدولة على التسلسل نفسه: فهما تُقسمان على الطول { $length } ويُقرَّب الناتج نزولًا.
reading-problem-megatron-schedule-indivisible = تبلغ الجدولة { $size }، وهو ليس من مضاعفات { $unit }، أي دفعة مصغّرة من كل نسخة: يتوقف التدريب هناك.
reading-problem-megatron-schedule-and-global = لا يجتمع { "--step-batch-size-schedule" } و{ "--global-batch-size" }: فآخر حجم في الجدولة هو الدفعة الكلّية.
reading-problem-megatron-schedule-and-decrease = لا يجتمع { "--step-batch-size-schedule" } و{ "--decrease-batch-size-if-needed" }.
reading-problem-megatron-schedule-and-rampup = لا يجتمع { "--step-batch-size-schedule" } و{ "--rampup-batch-size" }.
reading-repair-megatron-decrease-batch-size = يُضاف { $key }: يجري التدريب عندئذٍ بدفعة حجمها { $value }.
reading-repair-megatron-no-rampup = يُحذف { $key }: تكون الدفعة كاملة منذ البداية.
reading-repair-megatron-set-rampup = تُضبط قيمة { $key } على { $value }.
reading-repair-megatron-train-samples = يُستبدل بـ { "--train-iters" } الخيار { $key } بقيمة { $value }، والطول نفسه.
reading-repair-megatron-remove = يُحذف { $key }.
reading-repair-megatron-rename = يُكتب { $new } بدل { $old }.
reading-repair-megatron-schedule-from-zero = تُضبط قيمة { $key } على «{ $value }».


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = لم تُضبط { "gradient_accumulation_steps" }: يأخذ swift القيمة { $value } لتبلغ جميع العمليات معًا 16 تسلسلًا على الأقل.
reading-note-ms_swift-one-process = دون { "NPROC_PER_NODE" } يبدأ swift عملية واحدة توزّع النموذج على وحدات GPU التي تراها.


## nanochat

reading-note-nanochat-automatic-batch = الدفعة الكلّية تلقائية: يحسبها nanochat من النموذج وميزانية الرموز ويطبعها في البداية.
reading-problem-nanochat-not-a-multiple = الإجمالي { $tokens_per_step } من الرموز ليس من مضاعفات { $tokens_per_pass } التي تأخذها تمريرة واحدة على جميع وحدات GPU.


## nanogpt

reading-note-nanogpt-world-total = في nanoGPT تعدّ { "gradient_accumulation_steps" } وقيمتها { $gradient_accumulation_steps } تمريرات جميع وحدات GPU معًا، فيكون في الخطوة { $global_batch_size } من التسلسلات على أي عدد من الوحدات يقسم هذه القيمة.
reading-problem-nanogpt-does-not-divide = يتوقف nanoGPT: قيمة { "gradient_accumulation_steps" } وهي { $gradient_accumulation_steps } لا تقبل القسمة على عدد وحدات GPU وهو { $world_size }.
reading-problem-nanogpt-assertion = توقّف nanoGPT لأن { "gradient_accumulation_steps" }، وهي تعدّ تمريرات جميع وحدات GPU معًا، لا تقبل القسمة على عددها.


## nanotron

reading-problem-nanotron-layout = تعطي الدرجات { $product } من وحدات GPU (النُسخ { $replicas }، الموترات { $tensor }، خط الأنابيب { $pipeline }، السياق { $context })، لكن للتدريب { $world_size }.
reading-repair-nanotron-set-dp = تُضبط قيمة { $key } على { $value }، فتُستخدم جميع وحدات GPU.


## nemo

reading-note-nemo-packed = البيانات محزومة: تعدّ الدفعة الكلّية صفوفًا محزومة، في كل منها عدة تسلسلات. وللتعلّم من عدد التسلسلات نفسه كما دون حزم، تُقسم على عدد التسلسلات في الصف.
reading-problem-nemo-accumulate-grad-batches = يجب أن تبقى { "accumulate_grad_batches" } في المدرِّب 1: فإطار NeMo يراكم بنفسه بحسب حجم الدفعة المصغّرة والدفعة الكلّية.
reading-problem-nemo-packed-micro-batch = البيانات المحزومة تتطلّب دفعات مصغّرة حجمها 1 لا { $size }.
reading-repair-nemo-accumulate-one = تُضبط قيمة { $key } على 1.
reading-repair-nemo-packed-one = تُضبط قيمة { $key } على 1.


## olmo

reading-note-olmo-micro-batch-cut = الدفعات المصغّرة التي حجمها { $size } أكبر من حصة الجهاز: يعالج حصته { $each } في تمريرة واحدة.
reading-note-olmo-smaller-last-micro-batch = تسلسلات الجهاز الواحد وعددها { $each } في دفعات مصغّرة من { $size } تترك دفعة أخيرة من { $last }. تُعتمد الدفعة الكلّية كما ذُكرت، ولا يصفها حجم واحد للدفعة المصغّرة.
reading-problem-olmo-batch-not-divisible = عدد وحدات GPU وهو { $world_size } لا يقسم الدفعة { $global_batch_size }. يتوقف OLMo هناك برسالة { "AssertionError" } دون نص.


## olmo_core

reading-note-olmo-core-tokens = يعدّ OLMo-core الدفعات بالرموز: عدد الرموز { $tokens } في تسلسلات طولها { $length }.
reading-problem-olmo-core-not-tokens = عدد الرموز { $tokens } أقل من تسلسل واحد طوله { $length }: يعدّ OLMo-core الدفعات بالرموز لا بالتسلسلات.
reading-problem-olmo-core-partial = عدد الرموز { $tokens } لا يعطي عددًا صحيحًا من تسلسلات طولها { $length }.
reading-problem-olmo-core-partial-rank = ما تأخذه كل نسخة من الدفعة، محسوبًا بالرموز، يجب أن يكون عددًا صحيحًا من التسلسلات.
reading-repair-olmo-core-in-tokens = ما قُصد به عدد من التسلسلات يُضرب في { $length }.


## open_clip

reading-note-open_clip-pairs = ما يُعدّ هنا أزواج من صورة ونص.


## openrlhf

reading-note-openrlhf-answers = تعدّ { "train_batch_size" } الإجابات، وعددها لكل مُدخل نصي { $num_generations }؛ وتعدّ { "rollout_batch_size" } المُدخلات النصية.
reading-note-openrlhf-dynamic-batch = تُقسَّم الدفعات المصغّرة هنا بالرموز: يتغيّر عدد تسلسلاتها من واحدة إلى أخرى.
reading-note-openrlhf-deepspeed-batch = تُعطى الدفعة لإطار DeepSpeed بقيمة { $value } لأنه يحسب وحدات GPU التي تتقاسم تسلسلًا؛ ويظل التحديث يأخذ من التسلسلات ما في { "train_batch_size" }.
reading-note-openrlhf-packing = مع { "packing_samples" } تُوصل تسلسلات الدفعة المصغّرة من غير الحشو: عدد رموز الخطوة حدّ أقصى.


## slurm

reading-note-slurm-idle = حُجز { $reserved } من وحدات GPU، لكن لا يبدأ إلا { $world_size } من العمليات.
reading-problem-slurm-too-few = يبدأ { $world_size } من العمليات، لكن المحجوز { $reserved } من وحدات GPU فقط.


## torchrun


## torchtitan

reading-note-torchtitan-old-batch-size = صار اسم { "training.batch_size" } منذ يونيو 2025 { "training.local_batch_size" }؛ والإصدارات الأحدث لا تعرف الاسم القديم.
reading-note-torchtitan-tokens = تُعدّ الدفعات بالرموز كما يفعل torchtitan منذ أغسطس 2026: عدد الرموز { $tokens } لكل نسخة وتمريرة، وهي { $sequences } من التسلسلات التي طولها { $length }.
reading-note-torchtitan-partial-sequences = عدد الرموز { $tokens } لكل نسخة وتمريرة لا يعطي عددًا صحيحًا من تسلسلات طولها { $length }: تُضمّ المستندات في صف واحد.
reading-note-torchtitan-pipeline-passes = يعالج خط الأنابيب { $passes } من الدفعات المصغّرة في كل خطوة تراكم؛ والمعتمد هنا مجموعها { $count }.
reading-note-torchtitan-pipeline-split = يقسم خط الأنابيب الدفعة المحلية { $size } إلى { $parts } من الدفعات المصغّرة حجم كل منها { $part }.
reading-problem-torchtitan-layout = يرفض torchtitan هذا التوزيع: حاصل ضرب { "replicate" } وقيمتها { $replicate } و{ "shard" } وقيمتها { $shard } والسياق { $context } والموترات { $tensor } وخط الأنابيب { $pipeline } هو { $product }، لا إجمالي العمليات (world size) وهو { $world_size }.
reading-problem-torchtitan-experts = توازي الخبراء بدرجة { $size } لا يقسم العمليات { $among } التي يستعيرها من التجزئة وتوازي السياق وتوازي الموترات.
reading-problem-torchtitan-tokens-do-not-divide = عدد الرموز لكل خطوة { $tokens } ليس من مضاعفات { $unit } التي تأخذها جميع النُسخ في خطوة تراكم واحدة.
reading-repair-torchtitan-set-shard = تُضبط قيمة { $key } على { $value }.
reading-repair-torchtitan-set-experts = تُضبط قيمة { $key } على { $value }.


## torchtune

reading-note-torchtune-docstring = تضرب نصوص التوثيق في جميع وحدات GPU؛ أما أداة أخذ العينات فتعدّ كل مجموعة من { $model_parallel_size } من وحدات توازي الموترات والسياق مرة واحدة.
reading-note-torchtune-leftover = التمريرات المتبقية في آخر الدورة، وهي أقل من { $gradient_accumulation_steps }، لا تعطي تحديثًا.
reading-problem-torchtune-layout = حاصل ضرب { "replicate" } وقيمتها { $replicate_size } و{ "shard" } وقيمتها { $shard_size } وتوازي الموترات والسياق { $tensor_parallel_size } لا يساوي عدد وحدات GPU الموجودة { $world_size }.
reading-problem-torchtune-replicas = لا يمكن تقسيم { $replicas } من نُسخ توازي البيانات إلى { $replicate_size } من المجموعات.
reading-repair-torchtune-shards = تُضبط قيمة { $key } على { $value }.


## trl


## unsloth

reading-note-unsloth-one-gpu = لا شيء يبدأ أكثر من عملية واحدة: يتدرّب Unsloth على وحدة GPU واحدة.
reading-note-unsloth-several-gpus = ترى عملية واحدة { $gpus } من وحدات GPU وتتدرّب على واحدة منها؛ وتأخذ الإصدارات الأقدم من Unsloth حينئذٍ { $value } من التسلسلات للتمريرة.
reading-note-unsloth-banner = يذكر بيان البدء { $batch_per_device } من التسلسلات لكل جهاز و{ $gradient_accumulation_steps } من خطوات التراكم.
reading-note-unsloth-other-run = بيان البدء، وفيه { $batch_per_device } لكل جهاز، من تدريب آخر غير هذا؛ والمعتمد ما ذُكر.
reading-note-unsloth-set-to-generations = ضبط Unsloth الدفعة لكل جهاز على { $batch_per_device }، وهو عدد إجابات الإكمال لكل مُدخل نصي.
reading-note-unsloth-raises-batch = يضبط Unsloth قيمة { "per_device_train_batch_size" } على { "num_generations" } وهي { $num_generations }، لأن { $micro_batch_size } لكل جهاز لا تعطي مجموعات كاملة.
reading-problem-unsloth-batch-times-gpus = قيمة { "per_device_train_batch_size" } هي { $micro_batch_size }، لكن بيان البدء يذكر { $batch_per_device }: ترى عملية واحدة { $gpus } من وحدات GPU وتضرب الدفعة في عددها على وحدة واحدة منها.
reading-repair-unsloth-one-device = يُجعل { $key } يسمّي وحدة GPU واحدة.


## verl

reading-note-verl-answers = تعدّ { "train_batch_size" } و{ "ppo_mini_batch_size" } المُدخلات النصية؛ ولكل منها { $num_generations } من الإجابات، والتحديث يتعلّم من هذه الإجابات.
reading-note-verl-dynamic-batch = تُقسَّم الدفعات المصغّرة هنا بالرموز: يتغيّر عدد تسلسلاتها من واحدة إلى أخرى.
reading-problem-verl-passes = من بين { $replicas } من النُسخ تأخذ النسخة الواحدة { $answers } من الإجابات لكل تحديث، وهذا لا يقبل القسمة على تمريرات من { $micro_batch_size }.
reading-problem-verl-passes-message = تأخذ النسخة الواحدة { $answers } من الإجابات لكل تحديث، وهذا لا يقبل القسمة على تمريرات من { $micro_batch_size }.
reading-problem-verl-floors = لا يمكن توزيع { $asked } من الإجابات على { $replicas } من النُسخ: يقرّب verl نزولًا دون تنبيه، ويتعلّم التحديث من { $reached }.
reading-problem-verl-mini-exceeds-train = قيمة { "ppo_mini_batch_size" } وهي { $mini_batch_size } أكبر من المُدخلات النصية { $train_batch_size } في دورة التوليد الواحدة ({ "rollout" }).
reading-problem-verl-rollout = دورة توليد ({ "rollout" }) من { $answers } من الإجابات لا تقبل القسمة على { $minimum }.
reading-repair-verl-mini-batch = تُضبط قيمة { $key } على { $value }.
reading-repair-verl-rollout-batch = تُضبط قيمة { $key } على { $value }.
