# The words of units: `unit-<id>` with a number, `unit-name-<id>` beside a field.


## What is counted

unit-sequence =
    { $n ->
        [one] { $n } secuencia
        [many] { $n } de secuencias
       *[other] { $n } secuencias
    }
unit-token =
    { $n ->
        [one] { $n } token
        [many] { $n } de tokens
       *[other] { $n } tokens
    }
unit-replica =
    { $n ->
        [one] { $n } réplica
        [many] { $n } de réplicas
       *[other] { $n } réplicas
    }
unit-pass =
    { $n ->
        [one] { $n } pasada
        [many] { $n } de pasadas
       *[other] { $n } pasadas
    }
unit-sample =
    { $n ->
        [one] { $n } secuencia
        [many] { $n } de secuencias
       *[other] { $n } secuencias
    }
unit-step =
    { $n ->
        [one] { $n } paso
        [many] { $n } de pasos
       *[other] { $n } pasos
    }
unit-device =
    { $n ->
        [one] { $n } dispositivo
        [many] { $n } de dispositivos
       *[other] { $n } dispositivos
    }
unit-gpu =
    { $n ->
        [one] { $n } GPU
        [many] { $n } de GPU
       *[other] { $n } GPU
    }
unit-node =
    { $n ->
        [one] { $n } nodo
        [many] { $n } de nodos
       *[other] { $n } nodos
    }
unit-parameter =
    { $n ->
        [one] { $n } parámetro
        [many] { $n } de parámetros
       *[other] { $n } parámetros
    }
unit-layer =
    { $n ->
        [one] { $n } capa
        [many] { $n } de capas
       *[other] { $n } capas
    }
unit-head =
    { $n ->
        [one] { $n } cabeza
        [many] { $n } de cabezas
       *[other] { $n } cabezas
    }
unit-stage =
    { $n ->
        [one] { $n } etapa
        [many] { $n } de etapas
       *[other] { $n } etapas
    }
unit-micro_batch =
    { $n ->
        [one] { $n } micro-batch
        [many] { $n } de micro-batches
       *[other] { $n } micro-batches
    }
unit-epoch =
    { $n ->
        [one] { $n } época
        [many] { $n } de épocas
       *[other] { $n } épocas
    }
unit-element =
    { $n ->
        [one] { $n } elemento
        [many] { $n } de elementos
       *[other] { $n } elementos
    }
unit-rank = rango { $n }
unit-digit =
    { $n ->
        [one] { $n } cifra
        [many] { $n } de cifras
       *[other] { $n } cifras
    }
unit-name-sequence = secuencias
unit-name-token = tokens
unit-name-replica = réplicas
unit-name-pass = pasadas
unit-name-sample = secuencias
unit-name-step = pasos
unit-name-device = dispositivos
unit-name-gpu = GPU
unit-name-node = nodos
unit-name-parameter = parámetros
unit-name-layer = capas
unit-name-head = cabezas
unit-name-stage = etapas
unit-name-micro_batch = micro-batches
unit-name-epoch = épocas
unit-name-element = elementos
unit-name-rank = rango
unit-name-digit = cifras

## Rates and multiples; percent signs are the browser’s own

unit-token_per_second = { $n } tokens/s
unit-token_per_parameter = { $n } tokens/parámetro
unit-byte_per_token = { $n } bytes por token
unit-nat_per_token = { $n } nats por token
unit-times = { $n }×
unit-name-token_per_second = tokens por segundo
unit-name-token_per_parameter = tokens/parámetro
unit-name-byte_per_token = bytes por token
unit-name-nat_per_token = nats por token
unit-name-times = ×
unit-name-percent = %

## Memory

unit-byte =
    { $n ->
        [one] { $n } byte
        [many] { $n } de bytes
       *[other] { $n } bytes
    }
unit-kB = { $n } kB
unit-MB = { $n } MB
unit-GB = { $n } GB
unit-TB = { $n } TB
unit-PB = { $n } PB
unit-KiB = { $n } KiB
unit-MiB = { $n } MiB
unit-GiB = { $n } GiB
unit-TiB = { $n } TiB
unit-PiB = { $n } PiB
unit-name-byte = bytes
unit-name-kB = kB
unit-name-MB = MB
unit-name-GB = GB
unit-name-TB = TB
unit-name-PB = PB
unit-name-KiB = KiB
unit-name-MiB = MiB
unit-name-GiB = GiB
unit-name-TiB = TiB
unit-name-PiB = PiB

## Computation

unit-FLOP = { $n } FLOP
unit-GFLOP = { $n } GFLOP
unit-TFLOP = { $n } TFLOP
unit-PFLOP = { $n } PFLOP
unit-EFLOP = { $n } EFLOP
unit-ZFLOP = { $n } ZFLOP
unit-YFLOP = { $n } YFLOP
unit-PF_day =
    { $n ->
        [one] { $n } PF-día
        [many] { $n } de PF-días
       *[other] { $n } PF-días
    }
unit-FLOP_per_second = { $n } FLOP/s
unit-GFLOP_per_second = { $n } GFLOP/s
unit-TFLOP_per_second = { $n } TFLOP/s
unit-PFLOP_per_second = { $n } PFLOP/s
unit-EFLOP_per_second = { $n } EFLOP/s
unit-ZFLOP_per_second = { $n } ZFLOP/s
unit-name-FLOP = FLOP
unit-name-GFLOP = GFLOP
unit-name-TFLOP = TFLOP
unit-name-PFLOP = PFLOP
unit-name-EFLOP = EFLOP
unit-name-ZFLOP = ZFLOP
unit-name-YFLOP = YFLOP
unit-name-PF_day = PF-días
unit-name-FLOP_per_second = FLOP/s
unit-name-GFLOP_per_second = GFLOP/s
unit-name-TFLOP_per_second = TFLOP/s
unit-name-PFLOP_per_second = PFLOP/s
unit-name-EFLOP_per_second = EFLOP/s
unit-name-ZFLOP_per_second = ZFLOP/s

## Time

unit-second =
    { $n ->
        [one] { $n } segundo
        [many] { $n } de segundos
       *[other] { $n } segundos
    }
unit-minute =
    { $n ->
        [one] { $n } minuto
        [many] { $n } de minutos
       *[other] { $n } minutos
    }
unit-hour =
    { $n ->
        [one] { $n } hora
        [many] { $n } de horas
       *[other] { $n } horas
    }
unit-day =
    { $n ->
        [one] { $n } día
        [many] { $n } de días
       *[other] { $n } días
    }
unit-name-second = segundos
unit-name-minute = minutos
unit-name-hour = horas
unit-name-day = días
