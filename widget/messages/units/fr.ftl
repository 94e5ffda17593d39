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
unit-name-sequence = séquences
unit-name-token = tokens
unit-name-replica = répliques
unit-name-pass = passes


