# Fields and results that are not plain numbers, helpers, and what can be wrong with them.


## Inputs

field-optional = optional
field-unit = Einheit von { $label }
bound-at-most = ≤ { $maximum }
bound-above = > { $minimum }
bound-below = < { $maximum }
value-yes = ja
value-no = nein
value-none = keine
value-unknown = Unbekannt: { $value }
list-hint = Ein Wert pro Zeile, oder durch Semikolons getrennt.
table-hint = Ein Eintrag pro Zeile, Zellen durch Tabulator oder | getrennt. Spalten: { $columns }.

preset-choose = Auswählen …
preset-filled = Ausgefüllt: { $inputs }.
preset-changed = Seitdem von Ihnen geändert: { $inputs }.
preset-source = Quelle, Stand { $date }
preset-as-of = Stand { $date }.

helper-open = Aus „{ $title }“ …
helper-use = { $value } übernehmen
helper-used = { $label }: { $value } übernommen.
helper-loading = Wird berechnet …
error-helper-failed = Dieser Rechner ließ sich nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.


## Errors

error-empty-choice = Es ist nichts ausgewählt. Wählen Sie etwas aus.
error-empty-list = Dieses Feld ist leer. Geben Sie mindestens einen Wert ein.
error-not-above = Gelesen als { $value }. Der Wert muss größer als { $minimum } sein.
error-not-below = Gelesen als { $value }. Der Wert muss kleiner als { $maximum } sein.
error-no-such-choice = „{ $value }“ steht nicht zur Wahl. Wählen Sie aus der Liste.
error-not-a-flag = „{ $value }“ ist weder ja noch nein. Wählen Sie eines davon.
error-unknown-unit = „{ $unit }“ ist hier keine Einheit. Möglich sind: { $units }.
error-wrong-cells = Zeile { $row }: Zellen { $found }, nötig { $expected }.
error-too-many-items = Das sind zu viele Werte. Gerechnet wird mit höchstens { $maximum }.
error-overflow = Das Ergebnis ist zu groß, um es zu berechnen. Ändern Sie die Werte.
error-refused = Mit diesen Werten lässt sich das nicht berechnen.
error-in-item = Wert { $item }: { $message }
error-in-row = Zeile { $row }: { $message }


## Results

action-copy-json = Eingaben und Ergebnisse als JSON kopieren
action-copy-csv = Eingaben und Ergebnisse als CSV kopieren
copied-data = Eingaben und Ergebnisse kopiert
carry-on = Weiter damit in
