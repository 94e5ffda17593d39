# What goes further than the calculator itself: the tools below it. Loaded when used, but
# for the names of the buttons.

tools-title = Werkzeuge
tool-failed = Dieses Werkzeug konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Ihre Eingaben bleiben erhalten.
error-part-missing = Das konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
tool-used = Eingesetzt: { $values }.
tool-there = Jetzt im Formular
tool-below = { $share } unter dem Ziel
tool-above = { $share } über dem Ziel
tool-beside = nicht das Ziel
tool-with-unit = { $title } ({ $unit })
tool-series = { $first }, { $next }
tool-clauses = { $first }, { $next }
tool-copy-csv = Als CSV kopieren
tool-save-csv = Als CSV speichern


## Which input gives this output?

tool-solve = Zielwertsuche
solve-output = Ergebnis
solve-target = Ziel
solve-free = Gesuchte Eingabe
solve-exact = genau das Ziel
solve-close = das Ziel, auf die gezeigten Stellen genau
solve-none = Kein Wert von „{ $label }“ ergibt genau das. Am nächsten kommen:
error-out-of-reach = Mit dieser Eingabe allein nicht zu erreichen.
error-out-of-reach-from = Mit dieser Eingabe allein nicht zu erreichen: nur Werte ab { $low }.
error-out-of-reach-to = Mit dieser Eingabe allein nicht zu erreichen: nur Werte bis { $high }.
error-out-of-reach-between = Mit dieser Eingabe allein nicht zu erreichen: nur Werte von { $low } bis { $high }.
error-not-solvable = Dieses Ergebnis hängt nicht so von der Eingabe ab, dass sich die Rechnung umkehren ließe.



## All ways to reach a batch

tool-choices = Aufteilungen des Batches
choices-bounds = Grenzen, soweit es welche gibt
choices-bound-micro_batch_size_max = Größter Micro-Batch im Speicher
choices-bound-data_parallel_size = Datenparallele Replikate
choices-bound-world_size = GPUs insgesamt
choices-bound-model_parallel_size = GPUs pro Modellkopie
choices-bound-pipeline_parallel_size = Pipeline-Stufen
choices-bound-gpus_per_node = GPUs pro Knoten
choices-count =
    { $total ->
        [one] { $total } Aufteilung.
       *[other] { $total } Aufteilungen. Zuerst die, bei denen sich die Pipeline füllt, dann die mit den wenigsten Durchläufen.
    }
choices-cut = Gezeigt werden die besten { $shown }.
choices-near = Keine Aufteilung ergibt genau das. Die nächsten darunter und darüber:
choices-none = Innerhalb dieser Grenzen gibt es keine Aufteilung.
choices-ranked = Aufteilungen, die beste zuerst
choices-number = Nr.
choices-distance = Ergebnis
choices-notes = Hinweise
choices-use = Einsetzen
choices-compare = Vergleichen
choices-compare-one = { $choice } vergleichen
choices-compare-hint = Kreuzen Sie zwei an, um sie nebeneinander zu sehen.
choices-compared = Nebeneinander
choices-differ = Unterschiede: { $names }.
choices-same = (gleich)
choices-different = (verschieden)
choices-all = Alle { $count } zeigen
choices-mark-fewer-passes-than-stages = Weniger Durchläufe als Pipeline-Stufen: Die Pipeline füllt sich nie.
choices-mark-keeps-after-node-loss = Geht auch mit einem Knoten weniger auf.
choices-mark-breaks-after-node-loss = Mit einem Knoten weniger ({ $world_size } GPUs) geht es nicht mehr auf; nächster Batch: { $global_batch_size }.
choices-plot = Diagramm der Aufteilungen
choices-plot-title = { $up } über { $across }, für jede Aufteilung
choices-plot-about =
    { $count ->
        [one] { $count } Aufteilung: { $best }.
       *[other] { $count } Aufteilungen, die beste mit { $best }.
    }
choices-shape-dot = genau
choices-shape-diamond = genau, aber weniger Durchläufe als Pipeline-Stufen
choices-shape-ring = nahe am Ziel
error-does-not-divide = { $of } ist nicht durch { $value } teilbar.


## A result against an input

tool-chart = Diagramm
chart-output = Ergebnis
chart-input = Abhängig von
chart-from = Von
chart-to = Bis
chart-log-x = Eingabe logarithmisch auftragen
chart-log-y = Ergebnis logarithmisch auftragen
chart-title = { $output } abhängig von: { $input }
chart-about = Von { $from } bis { $to }.
chart-now = Jetzt: { $values }
chart-none = keines
chart-data = Werte des Diagramms


## A batch that grows

tool-ramp = Rampe im Zeitverlauf
ramp-tokens-seen = Gesehene Tokens
ramp-tokens-per-step = Tokens pro Schritt
ramp-from-token = Ab Token
ramp-up = Senkrechte Achse
ramp-across = Waagerechte Achse
ramp-last-change = Nur bis zur letzten Änderung
ramp-about =
    { $count ->
        [one] { $count } Stufe: { $first }.
       *[other] { $count } Stufen. Die erste: { $first }. Die letzte: { $last }.
    }


## Configs, launch scripts and logs

tool-read-config = Konfiguration lesen
read-text = Konfiguration, Startskript, Log oder Fehlermeldung
read-about = Fügen Sie den Text ein oder ziehen Sie Dateien hierher. Was zusammengehört, etwa eine YAML-Datei, das zugehörige DeepSpeed-JSON und ein Startskript, wird als Ganzes gelesen. Alles bleibt in diesem Browser.
read-choose = Dateien wählen …
read-remove = Entfernen
read-remove-file = { $name } entfernen
read-pasted = eingefügter Text
read-recognised = Gelesen als: { $names }
read-agrees = Alles, was gelesen wurde, passt zusammen.
read-problems =
    { $count ->
        [one] { $count } Problem wurde gefunden.
       *[other] { $count } Probleme wurden gefunden.
    }
read-missing = Einige Werte fehlen: Tragen Sie sie in die Tabelle ein.
read-values = Gelesene Werte
read-unknown = unbekannt
read-given = von Hand eingetragen
read-follows = folgt aus anderen Werten
read-place = { $file }, Zeile { $line }:
read-take-out = { $key } entfernen
read-use = Diese Werte einsetzen
read-use-repair = Die korrigierten Werte einsetzen
read-problems-title = Was nicht zusammenpasst
read-repairs-title = Mögliche Korrekturen
read-notes-title = Gut zu wissen
fact-world_size = GPUs des Trainings

tool-write-config = Konfiguration schreiben
write-framework = Framework
write-generation = Version
write-copy = Kopieren
write-copy-file = { $name } kopieren
write-copied = Kopiert


## Published runs

tool-published-runs = Veröffentlichte Trainings
runs-about = Was Paper, Model Cards und Konfigurationen zum Batch angeben, nachgerechnet. Fehler in den Quellen werden genannt.
runs-search = Nach Namen suchen
runs-found =
    { $count ->
        [one] { $count } Training
       *[other] { $count } Trainings
    }
runs-none = Kein Training trägt das im Namen.
runs-verified = Geprüft
runs-verified-about = In der Quelle selbst gelesen oder aus ihren Angaben genau berechnet.
runs-quoted = Zitiert
runs-quoted-about = Dort gelesen, wo andere die Quelle zitieren.
runs-derived = Abgeleitet
runs-derived-about = Aus gerundeten Angaben berechnet, mit K und M als Potenzen von 1.024; was die Quelle nicht so angibt, ist markiert.
runs-stage = Phase { $stage } von { $stages }
runs-recipe = Rezept
runs-benchmark = Benchmark
runs-batch = { $batch } × { $length } = { $tokens } Tokens
runs-batch-printed = { $tokens } Tokens
runs-batch-image = { $batch } Bilder
runs-batch-pair = { $batch } Paare
runs-discrepancy = Fehler in der Quelle
runs-devices = Anzahl Beschleuniger
runs-device = Beschleuniger
runs-tensor_parallel_size = Tensorparalleler Grad
runs-pipeline_parallel_size = Pipeline-paralleler Grad
runs-context_parallel_size = Kontextparalleler Grad
runs-expert_parallel_size = Expertenparalleler Grad
runs-is-derived = abgeleitet
runs-is-remembered = nicht erneut nachgeschlagen
runs-at-least = mindestens
runs-as-printed = wie angegeben
runs-when = Wann
runs-from-tokens = ab { $tokens } Tokens
runs-from-step = ab Schritt { $step }
runs-until-step = bis Schritt { $step }
runs-ramp = Rampe davor
runs-ramp-start = beginnend mit { $start } Sequenzen
runs-ramp-start-tokens = beginnend mit { $start } Tokens
runs-ramp-steps = um je { $increment }
runs-ramp-samples = über { $samples } Sequenzen
runs-ramp-tokens = über { $tokens } Tokens
runs-ramp-range = über { $least } bis { $most } Tokens
runs-ramp-share = über { $share } aller Sequenzen
runs-checked = Geprüft am { $date }.
runs-fill = Einsetzen
runs-fill-name = { $name } einsetzen
runs-open = { $batch } Sequenzen sind nicht durch { $replicas } Replikate teilbar. Eingesetzt wurde, was die Quelle daneben angibt.
runs-open-printed = Die Quelle nennt den Batch nur als gerundete Zahl von Tokens. Eingesetzt wurde, was sie daneben angibt.
runs-aim = Eingaben für diesen Batch finden
runs-where = { $finding } ({ $where })
runs-tokens-differ = Angegeben: { $printed } Tokens. Aber { $batch } × { $length } = { $computed }.
runs-tokens-not-whole = Angegeben: { $printed } Tokens. Das sind { $computed } Sequenzen, also keine ganze Zahl; auch nicht mit M als 1.024 × 1.024.
runs-tokens-called-sequences = Angegeben: { $printed } Sequenzen. Gemeint sind Tokens, in { $computed } Sequenzen von { $length }.
runs-sequences-differ = Angegeben: { $printed } Sequenzen. Alle anderen Angaben ergeben { $computed }.
runs-batch-not-reachable = Angegeben: { $printed } Tokens. { $replicas } Replikate können sie nicht gleichmäßig aufteilen; sie erreichen { $computed }.
runs-devices-differ = Angegeben: { $printed } Replikate. Mit den übrigen Graden sind das { $computed } Beschleuniger, nicht { $devices }.
runs-replica-too-large = Angegeben: { $printed } Beschleuniger. Ein Replikat allein braucht { $computed }.
