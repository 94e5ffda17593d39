# The words of units: `unit-<id>` with a number, `unit-name-<id>` beside a field.


## What is counted

unit-sequence =
    { $n ->
        [one] { $n } sequência
        [many] { $n } de sequências
       *[other] { $n } sequências
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
        [one] { $n } passagem
        [many] { $n } de passagens
       *[other] { $n } passagens
    }
unit-sample =
    { $n ->
        [one] { $n } sequência
        [many] { $n } de sequências
       *[other] { $n } sequências
    }
unit-step =
    { $n ->
        [one] { $n } passo
        [many] { $n } de passos
       *[other] { $n } passos
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
        [many] { $n } de GPUs
       *[other] { $n } GPUs
    }
unit-node =
    { $n ->
        [one] { $n } nó
        [many] { $n } de nós
       *[other] { $n } nós
    }
unit-parameter =
    { $n ->
        [one] { $n } parâmetro
        [many] { $n } de parâmetros
       *[other] { $n } parâmetros
    }
unit-layer =
    { $n ->
        [one] { $n } camada
        [many] { $n } de camadas
       *[other] { $n } camadas
    }
unit-head =
    { $n ->
        [one] { $n } cabeça
        [many] { $n } de cabeças
       *[other] { $n } cabeças
    }
unit-stage =
    { $n ->
        [one] { $n } estágio
        [many] { $n } de estágios
       *[other] { $n } estágios
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
unit-rank = rank { $n }
unit-digit =
    { $n ->
        [one] { $n } algarismo
        [many] { $n } de algarismos
       *[other] { $n } algarismos
    }
unit-name-sequence = sequências
unit-name-token = tokens
unit-name-replica = réplicas
unit-name-pass = passagens
unit-name-sample = sequências
unit-name-step = passos
unit-name-device = dispositivos
unit-name-gpu = GPUs
unit-name-node = nós
unit-name-parameter = parâmetros
unit-name-layer = camadas
unit-name-head = cabeças
unit-name-stage = estágios
unit-name-micro_batch = micro-batches
unit-name-epoch = épocas
unit-name-element = elementos
unit-name-rank = rank
unit-name-digit = algarismos

## Rates and multiples; percent signs are the browser’s own

unit-token_per_second = { $n } tokens/s
unit-token_per_parameter = { $n } tokens/parâmetro
unit-byte_per_token = { $n } bytes por token
unit-nat_per_token = { $n } nats por token
unit-times = { $n }×
unit-name-token_per_second = tokens por segundo
unit-name-token_per_parameter = tokens/parâmetro
unit-name-byte_per_token = bytes por token
unit-name-nat_per_token = nats por token
unit-name-times = ×
unit-name-percent = %

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
        [one] { $n } PF-dia
        [many] { $n } de PF-dias
       *[other] { $n } PF-dias
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
unit-name-PF_day = PF-dias
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
        [one] { $n } dia
        [many] { $n } de dias
       *[other] { $n } dias
    }
unit-name-second = segundos
unit-name-minute = minutos
unit-name-hour = horas
unit-name-day = dias
