## The pages that lead to calculators. For each family: what its page says of it.

family-training-about = Planeje um treinamento antes de começar: o que cada atualização vê, quantos FLOPs ele custa, o que cabe na memória, quantas GPUs valem a pena e quanto dura o aquecimento da taxa de aprendizado.
family-count =
    { $calculators ->
        [one] { $calculators } calculadora
       *[other] { $calculators } calculadoras
    }
family-all = Tudo de “{ $family }”
families-others = Outras áreas
next-title = Por onde continuar
show-more = Mostrar mais { $count }
show-less = Mostrar menos
