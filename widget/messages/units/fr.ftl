# The words of units: `unit-<id>` with a number, `unit-name-<id>` beside a field.


## What is counted

unit-sequence =
    { $n ->
        [one] { $n } séquence
        [many] { $n } de séquences
       *[other] { $n } séquences
    }
unit-token =
    { $n ->
        [one] { $n } token
        [many] { $n } de tokens
       *[other] { $n } tokens
    }
unit-replica =
    { $n ->
        [one] { $n } réplique
        [many] { $n } de répliques
       *[other] { $n } répliques
    }
unit-pass =
    { $n ->
        [one] { $n } passe
        [many] { $n } de passes
       *[other] { $n } passes
    }
unit-sample =
    { $n ->
        [one] { $n } séquence
        [many] { $n } de séquences
       *[other] { $n } séquences
    }
unit-step =
    { $n ->
        [one] { $n } étape
        [many] { $n } d’étapes
       *[other] { $n } étapes
    }
unit-device =
    { $n ->
        [one] { $n } appareil
        [many] { $n } d’appareils
       *[other] { $n } appareils
    }
unit-gpu =
    { $n ->
        [one] { $n } GPU
        [many] { $n } de GPU
       *[other] { $n } GPU
    }
unit-node =
    { $n ->
        [one] { $n } nœud
        [many] { $n } de nœuds
       *[other] { $n } nœuds
    }
unit-parameter =
    { $n ->
        [one] { $n } paramètre
        [many] { $n } de paramètres
       *[other] { $n } paramètres
    }
unit-layer =
    { $n ->
        [one] { $n } couche
        [many] { $n } de couches
       *[other] { $n } couches
    }
unit-head =
    { $n ->
        [one] { $n } tête
        [many] { $n } de têtes
       *[other] { $n } têtes
    }
unit-stage =
    { $n ->
        [one] { $n } étage
        [many] { $n } d’étages
       *[other] { $n } étages
    }
unit-micro_batch =
    { $n ->
        [one] { $n } micro-batch
        [many] { $n } de micro-batchs
       *[other] { $n } micro-batchs
    }
unit-epoch =
    { $n ->
        [one] { $n } époque
        [many] { $n } d’époques
       *[other] { $n } époques
    }
unit-element =
    { $n ->
        [one] { $n } élément
        [many] { $n } d’éléments
       *[other] { $n } éléments
    }
unit-rank = rang { $n }
unit-digit =
    { $n ->
        [one] { $n } chiffre
        [many] { $n } de chiffres
       *[other] { $n } chiffres
    }
unit-name-sequence = séquences
unit-name-token = tokens
unit-name-replica = répliques
unit-name-pass = passes
unit-name-sample = séquences
unit-name-step = étapes
unit-name-device = appareils
unit-name-gpu = GPU
unit-name-node = nœuds
unit-name-parameter = paramètres
unit-name-layer = couches
unit-name-head = têtes
unit-name-stage = étages
unit-name-micro_batch = micro-batchs
unit-name-epoch = époques
unit-name-element = éléments
unit-name-rank = rang
unit-name-digit = chiffres

## Rates and multiples; percent signs are the browser’s own

unit-token_per_second = { $n } tokens/s
unit-token_per_parameter = { $n } tokens/paramètre
unit-byte_per_token = { $n } octets par token
unit-nat_per_token = { $n } nats par token
unit-times = { $n }×
unit-name-token_per_second = tokens par seconde
unit-name-token_per_parameter = tokens/paramètre
unit-name-byte_per_token = octets par token
unit-name-nat_per_token = nats par token
unit-name-times = ×
unit-name-percent = %

## Memory

unit-byte =
    { $n ->
        [one] { $n } octet
        [many] { $n } d’octets
       *[other] { $n } octets
    }
unit-kB = { $n } ko
unit-MB = { $n } Mo
unit-GB = { $n } Go
unit-TB = { $n } To
unit-PB = { $n } Po
unit-KiB = { $n } Kio
unit-MiB = { $n } Mio
unit-GiB = { $n } Gio
unit-TiB = { $n } Tio
unit-PiB = { $n } Pio
unit-name-byte = octets
unit-name-kB = ko
unit-name-MB = Mo
unit-name-GB = Go
unit-name-TB = To
unit-name-PB = Po
unit-name-KiB = Kio
unit-name-MiB = Mio
unit-name-GiB = Gio
unit-name-TiB = Tio
unit-name-PiB = Pio

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
        [one] { $n } PF-jour
        [many] { $n } de PF-jours
       *[other] { $n } PF-jours
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
unit-name-PF_day = PF-jours
unit-name-FLOP_per_second = FLOP/s
unit-name-GFLOP_per_second = GFLOP/s
unit-name-TFLOP_per_second = TFLOP/s
unit-name-PFLOP_per_second = PFLOP/s
unit-name-EFLOP_per_second = EFLOP/s
unit-name-ZFLOP_per_second = ZFLOP/s

## Time

unit-second =
    { $n ->
        [one] { $n } seconde
        [many] { $n } de secondes
       *[other] { $n } secondes
    }
unit-minute =
    { $n ->
        [one] { $n } minute
        [many] { $n } de minutes
       *[other] { $n } minutes
    }
unit-hour =
    { $n ->
        [one] { $n } heure
        [many] { $n } de heures
       *[other] { $n } heures
    }
unit-day =
    { $n ->
        [one] { $n } jour
        [many] { $n } de jours
       *[other] { $n } jours
    }
unit-name-second = secondes
unit-name-minute = minutes
unit-name-hour = heures
unit-name-day = jours
