# Fields and results that are not plain numbers, helpers, and what can be wrong with them.


## Inputs

field-optional = facultatif
field-unit = { $label } : unité
bound-at-most = ≤ { $maximum }
bound-above = > { $minimum }
bound-below = < { $maximum }
value-yes = oui
value-no = non
value-none = aucun
value-unknown = Inconnu : { $value }
list-hint = Une valeur par ligne, ou des valeurs séparées par des points-virgules.
table-hint = Une entrée par ligne, cellules séparées par une tabulation ou |. Colonnes : { $columns }.

preset-choose = Choisir…
preset-filled = Champs remplis : { $inputs }.
preset-changed = Modifiés depuis : { $inputs }.
preset-source = Source, état au { $date }
preset-as-of = État au { $date }.

helper-open = Calculer avec « { $title } »…
helper-use = Utiliser { $value }
helper-used = { $label } : { $value } repris.
helper-loading = Calcul en cours…


## Errors

error-empty-choice = Rien n’est choisi. Choisissez une option.
error-empty-list = Ce champ est vide. Saisissez au moins une valeur.
error-not-above = Compris comme { $value }. La valeur doit être supérieure à { $minimum }.
error-not-below = Compris comme { $value }. La valeur doit être inférieure à { $maximum }.
error-no-such-choice = « { $value } » ne fait pas partie des choix. Choisissez-en un dans la liste.
error-not-a-flag = « { $value } » n’est ni oui ni non. Choisissez l’un des deux.
error-unknown-unit = « { $unit } » n’est pas une unité possible ici. Unités admises : { $units }.
error-wrong-cells = La ligne { $row } a { $found ->
        [one] { $found } cellule
        [many] { $found } de cellules
       *[other] { $found } cellules
    }, mais il en faut { $expected }.
error-too-many-items = Il y a trop de valeurs. Le calcul en admet { $maximum } au plus.
error-overflow = Le résultat est trop grand pour être calculé. Changez les valeurs.
error-refused = Ce calcul est impossible avec ces valeurs.
error-helper-failed = Ce calculateur n’a pas pu être chargé. Vérifiez la connexion et réessayez.
error-in-item = Valeur { $item } : { $message }
error-in-row = Ligne { $row } : { $message }


## Results

action-copy-json = Copier les données et les résultats en JSON
action-copy-csv = Copier les données et les résultats en CSV
copied-data = Données et résultats copiés
carry-on = Réutiliser dans
