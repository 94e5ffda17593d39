# What goes further than the calculator itself: the tools below it.

tools-title = Outils
tool-failed = Cet outil n’a pas pu être chargé. Vérifiez la connexion et réessayez. Votre saisie est conservée.
error-part-missing = Le chargement a échoué. Vérifiez la connexion et réessayez.
tool-used = Valeurs reprises : { $values }.
tool-there = Actuel
tool-below = { $share } au-dessous de la cible
tool-above = { $share } au-dessus de la cible
tool-beside = différent de la cible
tool-with-unit = { $title } ({ $unit })
tool-series = { $first }, { $next }
tool-clauses = { $first }, { $next }
tool-copy-csv = Copier en CSV
tool-save-csv = Enregistrer en CSV


## Which input gives this output?

tool-solve = Viser un résultat
solve-output = Résultat
solve-target = Cible
solve-free = Donnée à faire varier
solve-exact = exactement la cible
solve-close = la cible, aux chiffres affichés près
solve-none = Aucune valeur de « { $label } » ne donne exactement cela. Les plus proches :
error-out-of-reach = Hors d’atteinte en ne changeant que cette donnée.
error-out-of-reach-from = Hors d’atteinte en ne changeant que cette donnée : le minimum est { $low }.
error-out-of-reach-to = Hors d’atteinte en ne changeant que cette donnée : le maximum est { $high }.
error-out-of-reach-between = Hors d’atteinte en ne changeant que cette donnée : seulement de { $low } à { $high }.
error-not-solvable = On ne peut pas remonter de ce résultat à cette donnée.


## All ways to reach a batch

tool-choices = Obtenir un batch
choices-bounds = Limites éventuelles
choices-bound-micro_batch_size_max = Plus grand micro-batch possible
choices-bound-data_parallel_size = Répliques en parallélisme de données
choices-bound-world_size = GPU en tout
choices-bound-model_parallel_size = GPU par copie du modèle
choices-bound-pipeline_parallel_size = Étages du pipeline
choices-bound-gpus_per_node = GPU par nœud
choices-count =
    { $total ->
        [one] { $total } possibilité.
        [many] { $total } de possibilités. D’abord celles qui remplissent le pipeline, puis celles qui ont le moins de passes.
       *[other] { $total } possibilités. D’abord celles qui remplissent le pipeline, puis celles qui ont le moins de passes.
    }
choices-cut = Les { $shown } meilleures possibilités sont affichées.
choices-near = Aucun choix ne donne exactement cela. Les plus proches, au-dessous et au-dessus :
choices-none = Aucun choix dans ces limites.
choices-ranked = Choix, les meilleurs d’abord
choices-number = Nº
choices-distance = Résultat
choices-notes = Notes
choices-use = Utiliser
choices-compare = Comparer
choices-compare-one = Comparer { $choice }
choices-compare-hint = Cochez-en deux pour les voir côte à côte.
choices-compared = Comparaison
choices-differ = Différences : { $names }.
choices-same = (identique)
choices-different = (différent)
choices-all = Afficher les { $count }
choices-mark-fewer-passes-than-stages = Moins de passes que d’étages du pipeline : le pipeline ne se remplit jamais.
choices-mark-keeps-after-node-loss = Reste divisible avec un nœud de moins.
choices-mark-breaks-after-node-loss = Avec un nœud de moins ({ $world_size } GPU), ce n’est plus divisible ; batch le plus proche : { $global_batch_size }.
choices-plot = Diagramme des choix
choices-plot-title = { $up } en fonction de : { $across }, pour chaque choix
choices-plot-about =
    { $count ->
        [one] { $count } choix : { $best }.
        [many] { $count } de choix ; le meilleur : { $best }.
       *[other] { $count } choix ; le meilleur : { $best }.
    }
choices-shape-dot = exact
choices-shape-diamond = exact, mais moins de passes que d’étages du pipeline
choices-shape-ring = proche de la cible
error-does-not-divide = { $value } ne divise pas { $of }.


## A result against an input

tool-chart = Graphique
chart-output = Résultat
chart-input = En fonction de
chart-from = De
chart-to = À
chart-log-x = Axe logarithmique de la donnée
chart-log-y = Axe logarithmique du résultat
chart-title = { $output } en fonction de : { $input }
chart-about = De { $from } à { $to }.
chart-now = Actuellement : { $values }
chart-none = aucun
chart-data = Valeurs du graphique


## A batch that grows

tool-ramp = Évolution de la rampe
ramp-tokens-seen = Tokens vus
ramp-tokens-per-step = Tokens par étape
ramp-from-token = À partir du token
ramp-up = Axe vertical
ramp-across = Axe horizontal
ramp-last-change = Seulement jusqu’au dernier changement
ramp-about =
    { $count ->
        [one] { $count } palier : { $first }.
       *[other] { $count } paliers. Le premier : { $first }. Le dernier : { $last }.
    }


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


## Published runs

tool-published-runs = Entraînements publiés
runs-about = Ce que les articles, les model cards et les configurations disent du batch, recalculé. Les erreurs des sources sont signalées.
runs-search = Rechercher par nom
runs-found =
    { $count ->
        [one] { $count } entraînement
        [many] { $count } d’entraînements
       *[other] { $count } entraînements
    }
runs-none = Aucun nom d’entraînement ne contient ce texte.
runs-verified = Vérifié
runs-verified-about = Lu dans la source elle-même, ou exact d’après ce qu’elle indique.
runs-quoted = Cité
runs-quoted-about = Lu là où d’autres citent la source.
runs-derived = Déduit
runs-derived-about = Calculé à partir de chiffres arrondis, K et M étant pris comme puissances de 1 024 ; ce que la source n’indique pas ainsi est signalé.
runs-stage = phase { $stage } sur { $stages }
runs-recipe = recette
runs-benchmark = benchmark
runs-batch = { $batch } × { $length } = { $tokens } tokens
runs-batch-printed = { $tokens } tokens
runs-batch-image = { $batch } images
runs-batch-pair = { $batch } paires
runs-discrepancy = Erreur dans la source
runs-devices = Appareils
runs-device = Appareil
runs-tensor_parallel_size = Parallélisme tensoriel
runs-pipeline_parallel_size = Parallélisme de pipeline
runs-context_parallel_size = Parallélisme de contexte
runs-expert_parallel_size = Parallélisme d’experts
runs-is-derived = déduit
runs-is-remembered = non revérifié
runs-at-least = au moins
runs-as-printed = selon la source
runs-when = Quand
runs-from-tokens =
    { $tokens ->
        [many] à partir de { $tokens } de tokens
       *[other] à partir de { $tokens } tokens
    }
runs-from-step = à partir de l’étape { $step }
runs-until-step = jusqu’à l’étape { $step }
runs-ramp = Rampe préalable
runs-ramp-start = en partant de { $start } séquences
runs-ramp-start-tokens =
    { $start ->
        [many] en partant de { $start } de tokens
       *[other] en partant de { $start } tokens
    }
runs-ramp-steps = par incréments de { $increment }
runs-ramp-samples = sur { $samples } séquences
runs-ramp-tokens =
    { $tokens ->
        [many] sur { $tokens } de tokens
       *[other] sur { $tokens } tokens
    }
runs-ramp-range =
    { $most ->
        [many] sur { $least } à { $most } de tokens
       *[other] sur { $least } à { $most } tokens
    }
runs-ramp-share = sur { $share } des séquences
runs-checked = Vérifié le { $date }.
runs-fill = Utiliser
runs-fill-name = Utiliser { $name }
runs-open = { $batch } séquences ne se répartissent pas également entre { $replicas } répliques. Les autres indications de la source ont été reprises.
runs-open-printed = La source ne donne le batch que sous forme d’un nombre arrondi de tokens. Ses autres indications ont été reprises.
runs-aim = Chercher les données d’entrée pour ce batch
runs-where = { $finding } ({ $where })
runs-tokens-differ = Dans la source : { $printed } tokens. Or { $batch } × { $length } = { $computed }.
runs-tokens-not-whole = Dans la source : { $printed } tokens. Cela fait { $computed } séquences, ce qui n’est pas un nombre entier ; pas plus que si M vaut 1 024 × 1 024.
runs-tokens-called-sequences = Dans la source : { $printed } séquences. Il s’agit de tokens, en { $computed } séquences de { $length }.
runs-sequences-differ = Dans la source : { $printed } séquences. Tous les autres chiffres donnent { $computed }.
runs-batch-not-reachable = Dans la source : { $printed } tokens. { $replicas } répliques ne peuvent pas se les partager également ; elles atteignent { $computed }.
runs-devices-differ = Dans la source : { $printed } répliques. Avec les autres degrés, cela fait { $computed } appareils, et non { $devices }.
runs-replica-too-large = Dans la source : { $printed } appareils. Une seule réplique en occupe { $computed }.
