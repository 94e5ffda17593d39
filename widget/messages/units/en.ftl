# The words of units: `unit-<id>` with a number, `unit-name-<id>` beside a field.


## What is counted

unit-sequence =
    { $n ->
        [one] { $n } sequence
       *[other] { $n } sequences
    }
unit-token =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
unit-replica =
    { $n ->
        [one] { $n } replica
       *[other] { $n } replicas
    }
unit-pass =
    { $n ->
        [one] { $n } pass
       *[other] { $n } passes
    }
unit-sample =
    { $n ->
        [one] { $n } sequence
       *[other] { $n } sequences
    }
unit-step =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
unit-device =
    { $n ->
        [one] { $n } device
       *[other] { $n } devices
    }
unit-gpu =
    { $n ->
        [one] { $n } GPU
       *[other] { $n } GPUs
    }
unit-node =
    { $n ->
        [one] { $n } node
       *[other] { $n } nodes
    }
unit-parameter =
    { $n ->
        [one] { $n } parameter
       *[other] { $n } parameters
    }
unit-layer =
    { $n ->
        [one] { $n } layer
       *[other] { $n } layers
    }
unit-head =
    { $n ->
        [one] { $n } head
       *[other] { $n } heads
    }
unit-stage =
    { $n ->
        [one] { $n } stage
       *[other] { $n } stages
    }
unit-micro_batch =
    { $n ->
        [one] { $n } micro-batch
       *[other] { $n } micro-batches
    }
unit-epoch =
    { $n ->
        [one] { $n } epoch
       *[other] { $n } epochs
    }
unit-element =
    { $n ->
        [one] { $n } element
       *[other] { $n } elements
    }
unit-rank = rank { $n }
unit-digit =
    { $n ->
        [one] { $n } digit
       *[other] { $n } digits
    }
unit-name-sequence = sequences
unit-name-token = tokens
unit-name-replica = replicas
unit-name-pass = passes
unit-name-sample = sequences
unit-name-step = steps
unit-name-device = devices
unit-name-gpu = GPUs
unit-name-node = nodes
unit-name-parameter = parameters
unit-name-layer = layers
unit-name-head = heads
unit-name-stage = stages
unit-name-micro_batch = micro-batches
unit-name-epoch = epochs
unit-name-element = elements
unit-name-rank = rank
unit-name-digit = digits

## Rates and multiples; percent signs are the browser’s own

unit-token_per_second = { $n } tokens/s
unit-token_per_parameter = { $n } tokens/parameter
unit-byte_per_token = { $n } bytes per token
unit-nat_per_token = { $n } nats per token
unit-times = { $n }×
unit-name-token_per_second = tokens per second
unit-name-token_per_parameter = tokens/parameter
unit-name-byte_per_token = bytes per token
unit-name-nat_per_token = nats per token
unit-name-times = ×
unit-name-percent = %

## Memory

unit-byte =
    { $n ->
        [one] { $n } byte
       *[other] { $n } bytes
    }
unit-kB = { $n } kB
unit-MB = { $n } MB
unit-GB = { $n } GB
unit-TB = { $n } TB
unit-PB = { $n } PB
unit-KiB = { $n } KiB
unit-MiB = { $n } MiB
unit-GiB = { $n } GiB
unit-TiB = { $n } TiB
unit-PiB = { $n } PiB
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

unit-FLOP = { $n } FLOP
unit-GFLOP = { $n } GFLOP
unit-TFLOP = { $n } TFLOP
unit-PFLOP = { $n } PFLOP
unit-EFLOP = { $n } EFLOP
unit-ZFLOP = { $n } ZFLOP
unit-YFLOP = { $n } YFLOP
unit-PF_day =
    { $n ->
        [one] { $n } PF-day
       *[other] { $n } PF-days
    }
unit-FLOP_per_second = { $n } FLOP/s
unit-GFLOP_per_second = { $n } GFLOP/s
unit-TFLOP_per_second = { $n } TFLOP/s
unit-PFLOP_per_second = { $n } PFLOP/s
unit-EFLOP_per_second = { $n } EFLOP/s
unit-ZFLOP_per_second = { $n } ZFLOP/s
unit-name-FLOP = FLOP
unit-name-GFLOP = GFLOP
unit-name-TFLOP = TFLOP
unit-name-PFLOP = PFLOP
unit-name-EFLOP = EFLOP
unit-name-ZFLOP = ZFLOP
unit-name-YFLOP = YFLOP
unit-name-PF_day = PF-days
unit-name-FLOP_per_second = FLOP/s
unit-name-GFLOP_per_second = GFLOP/s
unit-name-TFLOP_per_second = TFLOP/s
unit-name-PFLOP_per_second = PFLOP/s
unit-name-EFLOP_per_second = EFLOP/s
unit-name-ZFLOP_per_second = ZFLOP/s

## Time

unit-second =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
unit-minute =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
unit-hour =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
unit-day =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
unit-name-second = seconds
unit-name-minute = minutes
unit-name-hour = hours
unit-name-day = days
