title = Escalado con paralelismo de datos
lead = A partir del throughput de un dispositivo, la eficiencia de escalado y el número de dispositivos, calcula el throughput real y el ideal, la aceleración y lo que se pierde.
synonyms = eficiencia de escalado, eficiencia de escalamiento, escalado débil, escalado fuerte, escalabilidad, ley de Amdahl, aceleración, speedup, escalado lineal, throughput multi-GPU, tokens por segundo, muestras por segundo, weak scaling, strong scaling, scaling efficiency, DDP, FSDP, ZeRO, sobrecarga de comunicación, escalado superlineal

group-baseline = Referencia
group-scaling = Escalado

device_throughput = Throughput por dispositivo
    .help = Tokens por segundo, o secuencias por segundo, de cada dispositivo de la referencia: medidos, no de una hoja de datos.
reference_devices = Dispositivos de referencia
    .help = A cuántos dispositivos se refieren ese throughput y la eficiencia. Las cifras publicadas suelen partir de 8 GPU, no de una.
devices = Dispositivos
    .help = Dispositivos entre los que se reparte el paralelismo de datos. Los que forman una misma réplica escalan juntos.
scaling_law = Tipo de escalado
    .help = El escalado débil mantiene el lote de cada dispositivo, así que crece el lote global. El fuerte mantiene el lote global.
    .option-weak = Débil: lote por dispositivo fijo
    .option-strong = Fuerte: lote global fijo
scaling_efficiency = Eficiencia de escalado
    .help = Throughput medido respecto del lineal. Baja al añadir dispositivos: usa una medición con un número parecido al tuyo.
measured_devices = Medida con
    .help = Dispositivos con los que se midió la eficiencia, si se sabe.
    .placeholder = sin dato
serial_share = Parte secuencial
    .help = Parte de lo que tarda un paso en un dispositivo que no se acorta con más dispositivos (Amdahl).

real_throughput = Throughput real
    .sentence =
        { $reference_devices ->
            [1] Con { $devices ->
                [one] { $devices } dispositivo
                [many] { $devices } de dispositivos
               *[other] { $devices } dispositivos
            } se alcanzan { $speed_up } × { $device_throughput } tokens/s, es decir, { $real_throughput } tokens/s.
           *[other] Con { $devices ->
                [one] { $devices } dispositivo
                [many] { $devices } de dispositivos
               *[other] { $devices } dispositivos
            } se alcanzan { $speed_up } × { $reference_devices } × { $device_throughput } tokens/s, es decir, { $real_throughput } tokens/s.
        }
ideal_throughput = Throughput ideal
    .sentence = { $devices ->
            [one] { $devices } dispositivo
            [many] { $devices } de dispositivos
           *[other] { $devices } dispositivos
        } × { $device_throughput } tokens/s darían { $ideal_throughput } tokens/s.
speed_up = Aceleración
    .sentence =
        { $reference_devices ->
            [1] Frente a un dispositivo, la aceleración es de { $speed_up }; la lineal sería de { $devices }.
           *[other] Frente a { $reference_devices } dispositivos, y no frente a uno, la aceleración es de { $speed_up }.
        }
lost_throughput = Throughput perdido
    .sentence = Al throughput real le faltan { $lost_throughput } tokens/s para llegar a los { $ideal_throughput } ideales.
reached_efficiency = Eficiencia alcanzada
    .sentence = Con el { $serial_share } de cada paso en serie, { $devices ->
            [one] { $devices } dispositivo
            [many] { $devices } de dispositivos
           *[other] { $devices } dispositivos
        } dan el { $reached_efficiency } del throughput lineal.

remark-super-linear = Se puede superar lo lineal, por ejemplo si cada dispositivo recibe más trabajo o sus datos caben en la caché. Comprueba que las dos mediciones usaron el mismo lote por dispositivo.
remark-baseline-is-whole = Es la propia referencia, que por definición tiene una eficiencia del 100 %.
remark-extrapolated = La eficiencia baja con más dispositivos. Con más de los medidos, lo probable es que sea menor.
remark-below-baseline = Son menos dispositivos que en la referencia; la eficiencia no se midió en ese sentido.
