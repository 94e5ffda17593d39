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
unit-name-sequence = sequências
unit-name-token = tokens
unit-name-replica = réplicas
unit-name-pass = passagens


