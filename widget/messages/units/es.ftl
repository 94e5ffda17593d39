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
unit-name-sequence = secuencias
unit-name-token = tokens
unit-name-replica = réplicas
unit-name-pass = pasadas


