title = توزيع توازي البيانات
lead = من عدد العُقد ووحدات GPU في كل عقدة ودرجات التوازي في النسخة الواحدة يُحسب عدد نُسخ توازي البيانات التي يتدرّب بها العنقود الحاسوبي.
synonyms = درجة توازي البيانات, عدد النسخ, عدد العمليات, التوازي ثلاثي الأبعاد, توازي الموترات, توازي خط الأنابيب, توازي السياق, توازي التسلسل, توازي الخبراء, العنقود الحاسوبي, data-parallel layout, data parallel size, DP size, world size, replicas, 3D parallelism, 4D parallelism, tensor parallelism, pipeline parallelism, context parallelism, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, nnodes, nproc_per_node

group-cluster = العنقود الحاسوبي
group-replica = النسخة الواحدة

nodes = العُقد
    .help = الخوادم المشاركة في التدريب، دون الاحتياطية منها.
gpus_per_node = وحدات GPU في العقدة
    .help = عدد العمليات في كل عقدة، ويسمّيه torchrun باسم nproc_per_node. تُشغَّل عملية واحدة لكل وحدة GPU.
tensor_parallel_size = درجة توازي الموترات
    .help = وحدات GPU التي تتقاسم كل مصفوفة من مصفوفات الأوزان. يستخدم توازي التسلسل في Megatron الوحدات نفسها ولا يضيف عاملًا. القيمة 1 تعني عدم تقسيم المصفوفات.
pipeline_parallel_size = درجة توازي خط الأنابيب
    .help = المراحل التي تتقاسم الطبقات. تستخدم المراحل الافتراضية (interleaved) الوحدات نفسها ولا تضيف عاملًا.
context_parallel_size = درجة توازي السياق
    .help = وحدات GPU التي تتقاسم كل تسلسل بطريقة ring attention أو Ulysses. لا يدخل هنا توازي الخبراء ولا تجزئة FSDP أو ZeRO.

data_parallel_size = نُسخ توازي البيانات
    .sentence = { $world_size ->
            [zero] { $world_size } وحدة GPU
            [one] وحدة GPU واحدة
            [two] وحدتا GPU
            [few] { $world_size } وحدات GPU
            [many] { $world_size } وحدة GPU
           *[other] { $world_size } وحدة GPU
        } ÷ (موترات { $tensor_parallel_size } × خط أنابيب { $pipeline_parallel_size } × سياق { $context_parallel_size }) = { $data_parallel_size ->
            [zero] { $data_parallel_size } نسخة
            [one] نسخة واحدة
            [two] نسختان
            [few] { $data_parallel_size } نُسخ
            [many] { $data_parallel_size } نسخة
           *[other] { $data_parallel_size } نسخة
        } لكل منها بياناتها.
world_size = إجمالي العمليات (world size)
    .sentence = { $nodes ->
            [zero] { $nodes } عقدة
            [one] عقدة واحدة
            [two] عقدتان
            [few] { $nodes } عُقد
            [many] { $nodes } عقدة
           *[other] { $nodes } عقدة
        } × { $gpus_per_node ->
            [zero] { $gpus_per_node } وحدة GPU
            [one] وحدة GPU واحدة
            [two] وحدتا GPU
            [few] { $gpus_per_node } وحدات GPU
            [many] { $gpus_per_node } وحدة GPU
           *[other] { $gpus_per_node } وحدة GPU
        } = { $world_size ->
            [zero] { $world_size } عملية
            [one] عملية واحدة
            [two] عمليتان
            [few] { $world_size } عمليات
            [many] { $world_size } عملية
           *[other] { $world_size } عملية
        }، واحدة لكل وحدة GPU.

refusal-does-not-divide = تشغل النسخة الواحدة { $replica_size } من وحدات GPU. من { $world_size } وحدة تتكوّن { $replicas ->
        [zero] { $replicas } نسخة
        [one] نسخة واحدة
        [two] نسختان
        [few] { $replicas } نُسخ
        [many] { $replicas } نسخة
       *[other] { $replicas } نسخة
    } وتبقى { $idle } زائدة. المطلوب درجات توازٍ يقسم حاصل ضربها العدد { $world_size }.
refusal-replica-too-large = تشغل النسخة الواحدة { $replica_size } من وحدات GPU، ولا يتوفر منها سوى { $world_size }. المطلوب خفض إحدى درجات التوازي أو زيادة العُقد.
remark-tensor-across-nodes = لا تقبل وحدات GPU في العقدة، وعددها { $gpus_per_node }، القسمة على درجة توازي الموترات { $tensor_parallel_size }، فتمتد المجموعات عبر العُقد. ولأنها تتواصل في كل طبقة، يُتوقع بطء ملحوظ.
