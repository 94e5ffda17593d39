## The pages that lead to calculators. For each family: what its page says of it.

family-training-about = Préparez un entraînement avant de le lancer : ce que voit chaque mise à jour, combien de FLOPs il coûte, ce qui tient en mémoire, combien de GPU sont utiles et combien de temps dure le warm-up du taux d’apprentissage.
family-count =
    { $calculators ->
        [one] { $calculators } calculateur
       *[other] { $calculators } calculateurs
    }
family-all = Tout « { $family } »
families-others = Autres domaines
next-title = Pour continuer
show-more = Afficher { $count } de plus
show-less = Afficher moins
