title = 流水线并行气泡
lead = 输入流水线阶段数、每步的微批次数和调度方式，即可算出流水线中 GPU 空闲的时间比例。
synonyms = 流水线并行气泡计算, 流水线气泡, 气泡率, 气泡占比, 空泡率, 流水线并行, 流水线效率, 微批次, 交错调度, 虚拟阶段, 虚拟流水线, pipeline bubble, bubble ratio, bubble fraction, GPipe, 1F1B, interleaved 1F1B, virtual pipeline, VPP, PipeDream-Flush, zero bubble, Megatron-LM

group-pipeline = 流水线
group-target = 目标

pipeline_stages = 流水线阶段数
    .help = 分担各层的卡数；同时使用张量并行时，为并行组的数量。
micro_batches = 每步微批次数
    .help = 每次更新时，一个副本送入流水线的微批次数，即梯度累积步数，等于全局批次 ÷（微批次 × 副本数）。
schedule = 调度方式
    .help = 1F1B 的气泡与 GPipe 相同，省的是显存而不是时间。只有交错调度能缩小气泡。
    .option-gpipe = GPipe
    .option-one_f_one_b = 1F1B
    .option-interleaved = 交错式 1F1B
virtual_stages = 每卡虚拟阶段数
    .help = 每张卡分到几组层。层数须能被“阶段数 × 虚拟阶段数”整除，卡间通信量也会增加到同样的倍数。
target_bubble = 目标气泡比例
    .help = 气泡最多可以占总时间的多少。

bubble_share = 气泡占总时间的比例
    .sentence = 每一步的总时间里，GPU 有 { $bubble_share } 是空闲的：（{ $pipeline_stages } − 1）个阶段的等待，对 { $micro_batches } 个微批次的计算。
bubble_over_ideal = 气泡与理想时间之比
    .sentence = 每一步比完全没有气泡时多花 { $bubble_over_ideal } 的时间；Megatron-LM 的论文用的是这个数。
pipeline_efficiency = 流水线效率
    .sentence = { $pipeline_efficiency } 的时间用于计算，其余都是气泡。
micro_batches_for_target = 达到目标所需微批次数
    .sentence =
        每步至少要有 { $micro_batches_for_target } 个微批次，气泡才不超过总时间的 { $target_bubble }{ $schedule ->
            [interleaved] （已向上取整为 { $pipeline_stages } 的倍数）
           *[other] {""}
        }。
in_flight_micro_batches = 同时保留的微批次数
    .sentence = 最多时，第一个阶段要同时保留 { $in_flight_micro_batches } 个微批次的激活值。

remark-not-a-multiple = 交错调度以 { $pipeline_stages } 个微批次为一组，而 { $micro_batches } 不是它的倍数；显示的气泡按整组计算。
remark-nothing-interleaved = 每张卡只有一个虚拟阶段时并没有交错，与普通的 1F1B 相同。
remark-idle-stages = { $micro_batches } 个微批次无法让 { $pipeline_stages } 个阶段同时都有活干。
