# The words of units: `unit-<id>` with a number, `unit-name-<id>` beside a field.


## What is counted

unit-sequence =
    { $n ->
        [one] { $n } Sequenz
       *[other] { $n } Sequenzen
    }
unit-token =
    { $n ->
        [one] { $n } Token
       *[other] { $n } Tokens
    }
unit-replica =
    { $n ->
        [one] { $n } Replikat
       *[other] { $n } Replikate
    }
unit-pass =
    { $n ->
        [one] { $n } Durchlauf
       *[other] { $n } Durchläufe
    }
unit-sample =
    { $n ->
        [one] { $n } Sample
       *[other] { $n } Samples
    }
unit-step =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
unit-device = { $n } Beschleuniger
unit-gpu =
    { $n ->
        [one] { $n } GPU
       *[other] { $n } GPUs
    }
unit-node = { $n } Knoten
unit-parameter = { $n } Parameter
unit-layer =
    { $n ->
        [one] { $n } Schicht
       *[other] { $n } Schichten
    }
unit-head =
    { $n ->
        [one] { $n } Head
       *[other] { $n } Heads
    }
unit-stage =
    { $n ->
        [one] { $n } Stufe
       *[other] { $n } Stufen
    }
unit-micro_batch =
    { $n ->
        [one] { $n } Micro-Batch
       *[other] { $n } Micro-Batches
    }
unit-epoch =
    { $n ->
        [one] { $n } Epoche
       *[other] { $n } Epochen
    }
unit-element =
    { $n ->
        [one] { $n } Element
       *[other] { $n } Elemente
    }
unit-rank = Rang { $n }
unit-digit =
    { $n ->
        [one] { $n } Stelle
       *[other] { $n } Stellen
    }
unit-name-sequence = Sequenzen
unit-name-token = Tokens
unit-name-replica = Replikate
unit-name-pass = Durchläufe
unit-name-sample = Samples
unit-name-step = Schritte
unit-name-device = Beschleuniger
unit-name-gpu = GPUs
unit-name-node = Knoten
unit-name-parameter = Parameter
unit-name-layer = Schichten
unit-name-head = Heads
unit-name-stage = Stufen
unit-name-micro_batch = Micro-Batches
unit-name-epoch = Epochen
unit-name-element = Elemente
unit-name-rank = Rang
unit-name-digit = Stellen

## Rates and multiples; percent signs are the browser’s own

unit-token_per_second = { $n } Tokens/s
unit-token_per_parameter = { $n } Tokens pro Parameter
unit-byte_per_token = { $n } Byte pro Token
unit-nat_per_token = { $n } Nat pro Token
unit-times = { $n }×
unit-name-token_per_second = Tokens pro Sekunde
unit-name-token_per_parameter = Tokens pro Parameter
unit-name-byte_per_token = Byte pro Token
unit-name-nat_per_token = Nat pro Token
unit-name-times = ×
unit-name-percent = %

## Memory

unit-byte = { $n } Byte
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
unit-name-byte = Byte
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
        [one] { $n } PF-Tag
       *[other] { $n } PF-Tage
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
unit-name-PF_day = PF-Tage
unit-name-FLOP_per_second = FLOP/s
unit-name-GFLOP_per_second = GFLOP/s
unit-name-TFLOP_per_second = TFLOP/s
unit-name-PFLOP_per_second = PFLOP/s
unit-name-EFLOP_per_second = EFLOP/s
unit-name-ZFLOP_per_second = ZFLOP/s

## Time

unit-second =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
unit-minute =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
unit-hour =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
unit-day =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
unit-name-second = Sekunden
unit-name-minute = Minuten
unit-name-hour = Stunden
unit-name-day = Tage
