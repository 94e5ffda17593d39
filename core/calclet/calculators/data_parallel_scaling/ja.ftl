title = データ並列のスケーリング
lead = 1デバイスのスループット、スケーリング効率、デバイス数から、実際と理想のスループット、高速化倍率、失われるスループットを求めます。
synonyms = データ並列スケーリングの計算, スケーリング効率, 弱スケーリング, 強スケーリング, ウィークスケーリング, ストロングスケーリング, 高速化倍率, スピードアップ, 線形スケーリング, 複数GPUのスループット, 通信オーバーヘッド, アムダールの法則, DDP, FSDP, ZeRO, scaling efficiency, speedup

group-baseline = 基準
group-scaling = スケーリング

device_throughput = 1デバイスのスループット
    .help = 基準となる構成で、各デバイスが1秒に処理するトークン数（または系列数）。仕様書の値ではなく実測値。
reference_devices = 基準のデバイス数
    .help = このスループットと効率の基準となるデバイス数。公表値の起点は、GPU 1枚ではなく8枚が一般的。
devices = デバイス数
    .help = データ並列で使うデバイスの数。1つのレプリカを構成するデバイスは、まとめて増減。
scaling_law = スケーリングの種類
    .help = 弱スケーリングはデバイスごとのバッチを固定し、グローバルバッチが増加。強スケーリングはグローバルバッチを固定。
    .option-weak = 弱：デバイスごとのバッチを固定
    .option-strong = 強：グローバルバッチを固定
scaling_efficiency = スケーリング効率
    .help = 線形の場合に対する実測スループットの割合。デバイスが増えるほど下がるため、近い台数での実測値を使用。
measured_devices = 実測した台数
    .help = この効率を測定したデバイス数。不明なら空欄。
    .placeholder = 不明
serial_share = 逐次部分の割合
    .help = 1デバイスでの1ステップの時間のうち、デバイスを増やしても短くならない割合（アムダールの法則）。

real_throughput = 実際のスループット
    .sentence =
        { $reference_devices ->
            [1] { $devices }台で{ $device_throughput }トークン／秒の{ $speed_up }倍、{ $real_throughput }トークン／秒
           *[other] { $devices }台で{ $reference_devices } × { $device_throughput }トークン／秒の{ $speed_up }倍、{ $real_throughput }トークン／秒
        }
ideal_throughput = 理想のスループット
    .sentence = { $devices }台 × { $device_throughput }トークン／秒で、線形なら{ $ideal_throughput }トークン／秒
speed_up = 高速化倍率
    .sentence =
        { $reference_devices ->
            [1] 1台に対して{ $speed_up }倍（線形なら{ $devices }倍）
           *[other] 1台ではなく{ $reference_devices }台に対して{ $speed_up }倍
        }
lost_throughput = 失われるスループット
    .sentence = 実際のスループットは、理想の{ $ideal_throughput }トークン／秒に{ $lost_throughput }トークン／秒足りない
reached_efficiency = 到達する効率
    .sentence = 1ステップの{ $serial_share }が逐次部分なら、{ $devices }台で線形の{ $reached_efficiency }

remark-super-linear = デバイスごとの仕事が増えた場合や、データがキャッシュに収まった場合など、線形を超えることはありえます。2回の測定でデバイスごとのバッチが同じか確かめてください。
remark-baseline-is-whole = これは基準そのものなので、効率は定義上100%です。
remark-extrapolated = 効率はデバイスが増えるほど下がります。実測した台数より多い場合、実際の値はこれより低くなる可能性があります。
remark-below-baseline = 基準より少ないデバイス数です。この効率は、台数を増やす方向で測定されたものです。
