title = توزيع توازي البيانات
lead = من عدد العُقد ووحدات GPU في كل عقدة ودرجات التوازي في النسخة الواحدة يُحسب عدد نُسخ توازي البيانات التي يتدرّب بها العنقود الحاسوبي.
synonyms = درجة توازي البيانات, عدد النسخ, عدد العمليات, التوازي ثلاثي الأبعاد, توازي الموترات, توازي خط الأنابيب, توازي السياق, توازي التسلسل, توازي الخبراء, العنقود الحاسوبي, data-parallel layout, data parallel size, DP size, world size, replicas, 3D parallelism, 4D parallelism, tensor parallelism, pipeline parallelism, context parallelism, Ulysses, ring attention, FSDP, ZeRO, HSDP, device mesh, nnodes, nproc_per_node, توازي الخبراء EP, مزيج الخبراء, MoE, التجزئة الهجينة

group-cluster = العنقود الحاسوبي
group-replica = النسخة الواحدة
group-among = بين النُسخ

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
also = توزيع إضافي
    .help = كلاهما يستخدم وحدات GPU محسوبة من قبل ولا يغيّر عدد النُسخ.
    .option-experts = الخبراء (MoE)
    .option-sharding = تجزئة FSDP أو ZeRO
expert_parallel_size = درجة توازي الخبراء
    .help = العمليات التي تتقاسم خبراء الطبقة الواحدة. تؤخذ من وحدات توازي البيانات والسياق والموترات في مرحلة واحدة من خط الأنابيب.
expert_tensor_parallel_size = درجة توازي الموترات للخبراء
    .help = وحدات GPU التي تتقاسم مصفوفات الخبير الواحد. إذا تُرك الحقل فارغًا فهي درجة توازي الموترات كما في Megatron-LM، وهي غالبًا 1 في torchtitan.
    .placeholder = = t
experts = الخبراء في كل طبقة
    .help = الخبراء الذين يختار الموجّه من بينهم، لمعرفة ما إذا كانوا يتوزّعون بالتساوي: 8 في Mixtral و256 في DeepSeek-V3.
    .placeholder = مجهول
shard_size = درجة التجزئة
    .help = النُسخ التي تتقاسم الحالات فيما بينها: data_parallel_shard_degree في torchtitan وdp_shard_size في Accelerate. الحقل الفارغ يعني كل النُسخ (FSDP وZeRO)، وما دونها تجزئة هجينة (HSDP).
    .placeholder = = d

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
expert_replicas = نُسخ الخبراء
    .sentence = يوجد كل خبير { $expert_replicas ->
            [zero] { $expert_replicas } مرة
            [one] مرة واحدة
            [two] مرتين
            [few] { $expert_replicas } مرات
            [many] { $expert_replicas } مرة
           *[other] { $expert_replicas } مرة
        } على وحدات GPU، وعددها { $world_size }. وتبقى الدفعة محسوبة على { $data_parallel_size ->
            [zero] { $data_parallel_size } نسخة
            [one] نسخة واحدة
            [two] نسختين
            [few] { $data_parallel_size } نُسخ
            [many] { $data_parallel_size } نسخة
           *[other] { $data_parallel_size } نسخة
        }.
replicate_size = مرات حفظ الحالات
    .sentence = تُحفظ الحالات { $replicate_size ->
            [zero] { $replicate_size } مرة
            [one] مرة واحدة
            [two] مرتين
            [few] { $replicate_size } مرات
            [many] { $replicate_size } مرة
           *[other] { $replicate_size } مرة
        } لدى { $data_parallel_size ->
            [zero] { $data_parallel_size } نسخة
            [one] نسخة واحدة
            [two] نسختين
            [few] { $data_parallel_size } نُسخ
            [many] { $data_parallel_size } نسخة
           *[other] { $data_parallel_size } نسخة
        }. هذه درجة التكرار (replicate) في التجزئة الهجينة.
state_shards = أجزاء الحالات
    .sentence = تتوزّع المعلمات أو التدرّجات أو حالات المُحسِّن على { $state_shards ->
            [zero] { $state_shards } وحدة GPU
            [one] وحدة GPU واحدة
            [two] وحدتي GPU
            [few] { $state_shards } وحدات GPU
            [many] { $state_shards } وحدة GPU
           *[other] { $state_shards } وحدة GPU
        }، ومنها وحدات توازي السياق.

refusal-does-not-divide = تشغل النسخة الواحدة { $replica_size } من وحدات GPU. من { $world_size } وحدة تتكوّن { $replicas ->
        [zero] { $replicas } نسخة
        [one] نسخة واحدة
        [two] نسختان
        [few] { $replicas } نُسخ
        [many] { $replicas } نسخة
       *[other] { $replicas } نسخة
    } وتبقى { $idle } زائدة. المطلوب درجات توازٍ يقسم حاصل ضربها العدد { $world_size }.
refusal-replica-too-large = تشغل النسخة الواحدة { $replica_size } من وحدات GPU، ولا يتوفر منها سوى { $world_size }. المطلوب خفض إحدى درجات التوازي أو زيادة العُقد.
refusal-experts-do-not-divide = يتوزّع الخبراء على { $group_gpus } من وحدات GPU (درجة توازي الخبراء × درجة توازي الموترات للخبراء)، ولا يقسم هذا العدد وحدات مرحلة خط الأنابيب وعددها { $stage_gpus }. المطلوب درجات يقسم حاصل ضربها العدد { $stage_gpus }.
refusal-experts-beyond-shard = يتوزّع الخبراء على { $group_gpus } من وحدات GPU، ولا يقسم هذا العدد الوحدات التي تتقاسم الحالات في مرحلة واحدة من خط الأنابيب وعددها { $shard_gpus }. المطلوب خفض درجة توازي الخبراء أو رفع درجة التجزئة.
refusal-experts-uneven = لا يتوزّع { $experts } من الخبراء بالتساوي على { $expert_parallel_size } من العمليات. المطلوب درجة توازي خبراء تقسم العدد { $experts }.
refusal-shard-does-not-divide = درجة التجزئة { $shard } لا تقسم عدد النُسخ { $replicas }. المطلوب عدد يقسم { $replicas }، أو ترك الحقل فارغًا.
remark-tensor-across-nodes = لا تقبل وحدات GPU في العقدة، وعددها { $gpus_per_node }، القسمة على درجة توازي الموترات { $tensor_parallel_size }، فتمتد المجموعات عبر العُقد. ولأنها تتواصل في كل طبقة، يُتوقع بطء ملحوظ.
