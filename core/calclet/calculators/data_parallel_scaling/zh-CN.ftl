title = 数据并行扩展
lead = 输入单卡吞吐量、扩展效率和卡数，即可算出实际与理想吞吐量、加速比，以及损失的吞吐量。
synonyms = 数据并行扩展计算, 扩展效率, 扩展性, 弱扩展, 强扩展, 线性加速比, 线性度, 加速比, 阿姆达尔定律, 多卡吞吐量, 多机多卡, 每秒 token 数, 每秒样本数, 通信开销, 超线性加速, scaling efficiency, weak scaling, strong scaling, Amdahl's law, speedup, linear scaling, DDP, FSDP, ZeRO

group-baseline = 基准
group-scaling = 扩展

device_throughput = 单卡吞吐量
    .help = 基准中每张卡每秒处理的 token 数或序列数，填实测值，不要填规格表上的数。
reference_devices = 基准卡数
    .help = 上述吞吐量和扩展效率以多少张卡为基准。公开的数据往往从 8 张 GPU 而不是一张算起。
devices = 卡数
    .help = 数据并行分布到的卡数。合为一个副本的几张卡要一起增减。
scaling_law = 扩展方式
    .help = 弱扩展保持单卡批次不变，全局批次随之增大；强扩展保持全局批次不变。
    .option-weak = 弱扩展：单卡批次不变
    .option-strong = 强扩展：全局批次不变
scaling_efficiency = 扩展效率
    .help = 实测吞吐量与线性扩展时的吞吐量之比。卡数越多，效率越低；请用与自己卡数相近的实测值。
measured_devices = 实测卡数
    .help = 测量扩展效率时所用的卡数，知道则填。
    .placeholder = 未知
serial_share = 串行占比
    .help = 单卡上一步的时间里，加卡也无法缩短的部分所占的比例（阿姆达尔定律）。

real_throughput = 实际吞吐量
    .sentence =
        { $reference_devices ->
            [1] { $devices } 张卡达到 { $device_throughput } token/秒的 { $speed_up } 倍，即 { $real_throughput } token/秒。
           *[other] { $devices } 张卡达到 { $reference_devices } × { $device_throughput } token/秒的 { $speed_up } 倍，即 { $real_throughput } token/秒。
        }
ideal_throughput = 理想吞吐量
    .sentence = { $devices } 张卡 × { $device_throughput } token/秒，理想情况下为 { $ideal_throughput } token/秒。
speed_up = 加速比
    .sentence =
        { $reference_devices ->
            [1] 相对于单卡，加速比为 { $speed_up }；线性扩展应为 { $devices }。
           *[other] 相对于 { $reference_devices } 张卡而不是单卡，加速比为 { $speed_up }。
        }
lost_throughput = 损失的吞吐量
    .sentence = 实际吞吐量比理想的 { $ideal_throughput } token/秒少 { $lost_throughput } token/秒。
reached_efficiency = 达到的效率
    .sentence = 一步中有 { $serial_share } 是串行的，{ $devices } 张卡达到线性扩展吞吐量的 { $reached_efficiency }。

remark-super-linear = 超过线性是可能的，例如每张卡分到的工作更多，或数据正好放得进缓存。请确认两次测量的单卡批次相同。
remark-baseline-is-whole = 这就是基准本身，效率按定义为 100%。
remark-extrapolated = 卡数越多，效率越低。超过实测卡数后，效率很可能更低。
remark-below-baseline = 卡数比基准还少，扩展效率不是在这个方向上测得的。
