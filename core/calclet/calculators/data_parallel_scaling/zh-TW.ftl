title = 資料平行擴展
lead = 輸入單一裝置的吞吐量、擴展效率與裝置數，即可得到實際與理想吞吐量、加速比，以及損失的吞吐量。
synonyms = 資料平行擴展計算, 擴展效率, 弱擴展, 強擴展, 加速比, 線性擴展, 多 GPU 吞吐量, 每秒詞元數, 通訊開銷, 超線性, Amdahl 定律, 阿姆達爾定律, DDP, FSDP, ZeRO, scaling efficiency, speedup, token

group-baseline = 基準
group-scaling = 擴展

device_throughput = 每裝置吞吐量
    .help = 基準中每個裝置每秒處理的詞元數（或序列數），以實測為準，不要用規格表的數字。
reference_devices = 基準裝置數
    .help = 上述吞吐量與效率以幾個裝置為準。發表的數字常以 8 張 GPU 為起點，而不是一張。
devices = 裝置數
    .help = 資料平行所用的裝置數。合為一個副本的裝置一起擴展。
scaling_law = 擴展方式
    .help = 弱擴展固定每裝置批次，全域批次隨之變大；強擴展固定全域批次。
    .option-weak = 弱擴展：每裝置批次固定
    .option-strong = 強擴展：全域批次固定
scaling_efficiency = 擴展效率
    .help = 實測吞吐量與線性吞吐量之比。裝置越多，效率越低，請用裝置數相近的實測值。
measured_devices = 實測裝置數
    .help = 測得此效率時的裝置數；不知道則留空。
    .placeholder = 不明
serial_share = 循序部分占比
    .help = 單一裝置每步的時間中，增加裝置也無法縮短的比例（Amdahl）。

real_throughput = 實際吞吐量
    .sentence =
        { $reference_devices ->
            [1] { $devices } 個裝置達到 { $device_throughput } 詞元/秒的 { $speed_up } 倍，即 { $real_throughput } 詞元/秒。
           *[other] { $devices } 個裝置達到 { $reference_devices } × { $device_throughput } 詞元/秒的 { $speed_up } 倍，即 { $real_throughput } 詞元/秒。
        }
ideal_throughput = 理想吞吐量
    .sentence = { $devices } 個裝置 × { $device_throughput } 詞元/秒，線性時為 { $ideal_throughput } 詞元/秒。
speed_up = 加速比
    .sentence =
        { $reference_devices ->
            [1] 相對於一個裝置，加速 { $speed_up } 倍；線性時為 { $devices } 倍。
           *[other] 相對於 { $reference_devices } 個裝置（而非一個），加速 { $speed_up } 倍。
        }
lost_throughput = 損失的吞吐量
    .sentence = 實際吞吐量比理想的 { $ideal_throughput } 詞元/秒少 { $lost_throughput } 詞元/秒。
reached_efficiency = 達到的效率
    .sentence = 每步有 { $serial_share } 為循序部分時，{ $devices } 個裝置只達到線性吞吐量的 { $reached_efficiency }。

remark-super-linear = 超過線性是可能的，例如每個裝置的工作變多，或資料放得進快取。請確認兩次測量的每裝置批次相同。
remark-baseline-is-whole = 這就是基準本身，依定義效率為 100%。
remark-extrapolated = 裝置越多，效率越低；超出實測裝置數時，實際值可能更低。
remark-below-baseline = 裝置數少於基準；此效率是在增加裝置時測得的。
