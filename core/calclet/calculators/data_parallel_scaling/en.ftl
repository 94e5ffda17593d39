title = Data-parallel scaling
lead = Enter the throughput of one device, the scaling efficiency and the number of devices to get the real and the ideal throughput, the speed-up and what is lost.
synonyms = scaling efficiency, weak scaling, strong scaling, Amdahl's law, speed-up, speedup, linear scaling, multi-GPU throughput, tokens per second, samples per second, DDP, FSDP, ZeRO, communication overhead, super-linear scaling

group-baseline = Baseline
group-scaling = Scaling

device_throughput = Throughput per device
    .help = Tokens per second, or sequences per second, of each device in the baseline, measured and not from a datasheet.
reference_devices = Devices in the baseline
    .help = How many devices that throughput and the efficiency refer to. Published figures often start from 8 GPUs, not from one.
devices = Devices
    .help = Devices that data parallelism spreads over. Devices that form one replica scale together.
scaling_law = Scaling
    .help = Weak scaling keeps the batch of each device, so that the global batch grows. Strong scaling keeps the global batch.
    .option-weak = Weak: batch per device fixed
    .option-strong = Strong: global batch fixed
scaling_efficiency = Scaling efficiency
    .help = Measured throughput over the linear one. It falls as devices are added: use a measurement near your number of devices.
measured_devices = Measured on
    .help = Devices on which the efficiency was measured, if known.
    .placeholder = unknown
serial_share = Serial fraction
    .help = The part of a step’s time on one device that more devices do not shorten (Amdahl).

real_throughput = Real throughput
    .sentence =
        { $reference_devices ->
            [1] { $devices ->
                [one] { $devices } device reaches
               *[other] { $devices } devices reach
            } { $speed_up } times { $device_throughput } tokens/s: { $real_throughput } tokens/s.
           *[other] { $devices ->
                [one] { $devices } device reaches
               *[other] { $devices } devices reach
            } { $speed_up } times { $reference_devices } × { $device_throughput } tokens/s: { $real_throughput } tokens/s.
        }
ideal_throughput = Ideal throughput
    .sentence =
        { $devices ->
            [one] { $devices } device
           *[other] { $devices } devices
        } × { $device_throughput } tokens/s would be { $ideal_throughput } tokens/s.
speed_up = Speed-up
    .sentence =
        { $reference_devices ->
            [1] Over one device, the speed-up is { $speed_up } times; linear would be { $devices }.
           *[other] Over { $reference_devices } devices, not over one, the speed-up is { $speed_up } times.
        }
lost_throughput = Lost throughput
    .sentence = The real throughput is { $lost_throughput } tokens/s short of the ideal { $ideal_throughput }.
reached_efficiency = Efficiency reached
    .sentence = With { $serial_share } of a step serial, { $devices } devices reach { $reached_efficiency } of linear throughput.

remark-super-linear = More than linear is possible, say when each device gets more work or its data fits into cache. Check that both measurements used the same batch per device.
remark-baseline-is-whole = This is the baseline itself, whose efficiency is 100% by definition.
remark-extrapolated = Efficiency falls with more devices. On more than were measured it will probably be lower.
remark-below-baseline = These are fewer devices than in the baseline; the efficiency was not measured in this direction.
