## The pages that lead to calculators. For each family: what its page says of it.

family-training-about = Planifica un entrenamiento antes de lanzarlo: qué ve cada actualización, cuántos FLOPs cuesta, qué cabe en la memoria, cuántas GPU compensan y cuánto dura el calentamiento de la tasa de aprendizaje.
family-count =
    { $calculators ->
        [one] { $calculators } calculadora
       *[other] { $calculators } calculadoras
    }
family-all = Todas las de «{ $family }»
families-others = Otras áreas
next-title = Por dónde seguir
show-more = Mostrar { $count } más
show-less = Mostrar menos
