title = Escalonamento com paralelismo de dados
lead = Informe o throughput de um dispositivo, a eficiência de escalonamento e o número de dispositivos para saber o throughput real e o ideal, a aceleração e o que se perde.
synonyms = eficiência de escala, eficiência de escalonamento, escalabilidade fraca, escalabilidade forte, escala fraca, escala forte, lei de Amdahl, aceleração, speedup, escalonamento linear, throughput multi-GPU, vazão, tokens por segundo, amostras por segundo, weak scaling, strong scaling, scaling efficiency, DDP, FSDP, ZeRO, sobrecarga de comunicação, superlinear

group-baseline = Referência
group-scaling = Escalonamento

device_throughput = Throughput por dispositivo
    .help = Tokens por segundo, ou sequências por segundo, de cada dispositivo da referência: medidos, não tirados de um datasheet.
reference_devices = Dispositivos da referência
    .help = A quantos dispositivos esse throughput e a eficiência se referem. Os números publicados costumam partir de 8 GPUs, não de uma.
devices = Dispositivos
    .help = Dispositivos pelos quais o paralelismo de dados se espalha. Os que formam uma mesma réplica escalam juntos.
scaling_law = Tipo de escala
    .help = A escala fraca mantém o lote de cada dispositivo, então o lote global cresce. A escala forte mantém o lote global.
    .option-weak = Fraca: lote por dispositivo fixo
    .option-strong = Forte: lote global fixo
scaling_efficiency = Eficiência de escalonamento
    .help = Throughput medido em relação ao linear. Cai quando se somam dispositivos: use uma medição com um número próximo do seu.
measured_devices = Medida em
    .help = Dispositivos em que a eficiência foi medida, se souber.
    .placeholder = não informado
serial_share = Parte sequencial
    .help = Parte do tempo de um passo em um dispositivo que mais dispositivos não encurtam (Amdahl).

real_throughput = Throughput real
    .sentence =
        { $reference_devices ->
            [1] Com { $devices ->
                [one] { $devices } dispositivo
                [many] { $devices } de dispositivos
               *[other] { $devices } dispositivos
            }, chega-se a { $speed_up } × { $device_throughput } tokens/s, ou seja, { $real_throughput } tokens/s.
           *[other] Com { $devices ->
                [one] { $devices } dispositivo
                [many] { $devices } de dispositivos
               *[other] { $devices } dispositivos
            }, chega-se a { $speed_up } × { $reference_devices } × { $device_throughput } tokens/s, ou seja, { $real_throughput } tokens/s.
        }
ideal_throughput = Throughput ideal
    .sentence = { $devices ->
            [one] { $devices } dispositivo
            [many] { $devices } de dispositivos
           *[other] { $devices } dispositivos
        } × { $device_throughput } tokens/s dariam { $ideal_throughput } tokens/s.
speed_up = Aceleração
    .sentence =
        { $reference_devices ->
            [1] Em relação a um dispositivo, a aceleração é de { $speed_up }; a linear seria de { $devices }.
           *[other] Em relação a { $reference_devices } dispositivos, e não a um, a aceleração é de { $speed_up }.
        }
lost_throughput = Throughput perdido
    .sentence = Faltam { $lost_throughput } tokens/s para o throughput real chegar aos { $ideal_throughput } ideais.
reached_efficiency = Eficiência alcançada
    .sentence = Com { $serial_share } de cada passo em série, { $devices ->
            [one] { $devices } dispositivo
            [many] { $devices } de dispositivos
           *[other] { $devices } dispositivos
        } dão { $reached_efficiency } do throughput linear.

remark-super-linear = Dá para passar do linear, por exemplo se cada dispositivo recebe mais trabalho ou se seus dados cabem no cache. Confira se as duas medições usaram o mesmo lote por dispositivo.
remark-baseline-is-whole = Esta é a própria referência, cuja eficiência é de 100% por definição.
remark-extrapolated = A eficiência cai com mais dispositivos. Com mais do que os medidos, provavelmente será menor.
remark-below-baseline = São menos dispositivos do que na referência; a eficiência não foi medida nesse sentido.
