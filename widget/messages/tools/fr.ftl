# What goes further than the calculator itself: the tools below it.

tools-title = Outils
tool-failed = Cet outil n’a pas pu être chargé. Vérifiez la connexion et réessayez. Votre saisie est conservée.
error-part-missing = Le chargement a échoué. Vérifiez la connexion et réessayez.
tool-used = Valeurs reprises : { $values }.
tool-below = { $share } au-dessous de la cible
tool-above = { $share } au-dessus de la cible
tool-with-unit = { $title } ({ $unit })
tool-copy-csv = Copier en CSV
tool-save-csv = Enregistrer en CSV


## Which input gives this output?

tool-solve = Viser un résultat
solve-output = Résultat
solve-target = Cible
solve-free = Donnée à faire varier
solve-exact = exactement la cible
solve-none = Aucune valeur de « { $label } » ne donne exactement cela. Les plus proches :
error-out-of-reach = Hors d’atteinte en ne changeant que cette donnée.
error-not-solvable = On ne peut pas remonter de ce résultat à cette donnée.


## A result against an input

tool-chart = Graphique
chart-output = Résultat
chart-input = En fonction de
chart-from = De
chart-to = À
chart-log-x = Axe de la donnée logarithmique
chart-log-y = Axe du résultat logarithmique
chart-title = { $output } en fonction de : { $input }
chart-about = De { $from } à { $to }.
chart-now = Actuellement : { $values }
chart-none = aucun
chart-data = Valeurs du graphique


## Configs, launch scripts and logs

tool-read-config = Lire une configuration
read-text = Configuration, script de lancement, journal ou message d’erreur
read-about = Collez le texte ou déposez des fichiers ici. Ceux qui vont ensemble, par exemple un YAML, son JSON DeepSpeed et un script de lancement, sont lus comme un tout. Rien ne quitte ce navigateur.
read-choose = Choisir des fichiers…
read-remove = Retirer
read-remove-file = Retirer { $name }
read-pasted = texte collé
read-recognised = Lu comme : { $names }
read-agrees = Tout ce qui a été lu concorde.
read-problems =
    { $count ->
        [one] { $count } problème trouvé.
        [many] { $count } de problèmes trouvés.
       *[other] { $count } problèmes trouvés.
    }
read-missing = Il manque des valeurs : saisissez-les dans le tableau.
read-values = Valeurs lues
read-name = Nom
read-value = Valeur
read-evidence = Indiqué dans
read-unknown = non indiqué
read-given = saisi à la main
read-follows = déduit d’autres valeurs
read-place = { $file }, ligne { $line } :
read-take-out = supprimer { $key }
read-use = Utiliser ces valeurs
read-use-repair = Utiliser les valeurs corrigées
read-problems-title = Ce qui ne concorde pas
read-repairs-title = Comment corriger
read-notes-title = Bon à savoir
fact-world_size = GPU de l’entraînement

tool-write-config = Écrire une configuration
write-framework = Framework
write-generation = Version
write-copy = Copier
write-copy-file = Copier { $name }
write-copied = Copié
