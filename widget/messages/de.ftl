# The words of the shell: every page, the widget, its panels and its errors.

-brand = Calclet

language-name = Deutsch
site-name = { -brand }
site-promise = Python-Rechner für jede Webseite


## Pages

page-title = { $title } – { -brand }
frame-title = { $title } – { -brand }
breadcrumb-label = Navigationspfad
breadcrumb-home = Startseite
skip-to-calculator = Zum Rechner springen
language-switch-label = Sprache
chooser-title = Sprache wählen
open-full-page = Ganze Seite öffnen
attribution = Anbieter: { $name }
not-found-title = Seite nicht gefunden
not-found-note = Unter dieser Adresse gibt es keine Seite. Wählen Sie einen Rechner aus der Liste.
article-language-note = Diesen Artikel gibt es noch nicht auf Deutsch, daher steht er hier auf Englisch.
updated = Stand: { $date }
formula-title = Formel
sources-title = Quellen
contents-title = Auf dieser Seite
privacy-note = Gerechnet wird hier im Browser. { -brand } schickt Ihre Werte an keinen Server.
privacy-home = Ihre Werte bleiben hier: Der Browser erlaubt dieser Seite nur Verbindungen zu { $site }.
privacy-nowhere = Ihre Werte bleiben hier: Der Browser erlaubt dieser Seite keine Verbindungen.
noscript-note = Das Ergebnis gilt für die Standardwerte. Um mit eigenen Werten zu rechnen, schalten Sie JavaScript ein.


## Catalogue

family-training = Training und Skalierung
related-title = Verwandte Rechner
catalogue-title = Rechner
catalogue-count =
    { $calculators } Rechner in { $languages ->
        [one] { $languages } Sprache
       *[other] { $languages } Sprachen
    }
search-label = Rechner suchen
search-none = Kein Treffer. Versuchen Sie es mit einem anderen Wort oder einem Formelzeichen.


## Inputs

inputs-title = Eingaben
symbol-of = Formelzeichen { $symbol }
bound-at-least = ≥ { $minimum }
step-up = { $label }: erhöhen
step-down = { $label }: verringern
read-as = Gelesen als { $value }
choose-value = { $value } übernehmen
values-ignored = Nicht aus dem Link übernommen: { $names }
warning-unusual = Ungewöhnlicher Wert. Üblich sind { $low } bis { $high }.


## Errors: what was understood, what is expected

error-empty = Dieses Feld ist leer. Geben Sie eine Zahl ein.
error-not-a-number = „{ $understood }“ ist klar, „{ $rest }“ nicht. Geben Sie eine Zahl ein, etwa 4096, 64*8 oder 2^12.
error-not-a-number-at-all = „{ $rest }“ ist keine Zahl. Geben Sie eine ein, etwa 4096, 64*8 oder 2^12.
error-not-an-integer = Gelesen als { $value }. Hier muss eine ganze Zahl stehen.
error-not-an-integer-suggest = Gelesen als { $value }. Hier muss eine ganze Zahl stehen: { $suggestion }?
error-too-small = Gelesen als { $value }. Der kleinste mögliche Wert ist { $minimum }.
error-too-large = Diese Zahl ist zu groß. Der größte mögliche Wert ist { $maximum }.
error-too-many-digits = Diese Zahl ist zu lang. Gerechnet wird mit höchstens { $maximum } Stellen.
error-text-too-long = Der Text hat { $length } Zeichen. Gelesen werden höchstens { $maximum }.
error-ambiguous = Das lässt sich auf zwei Arten lesen. Welche Zahl ist gemeint?
error-division-by-zero = Hier wird durch null geteilt. Der Divisor darf nicht 0 sein.
error-unknown-input = Eine Eingabe mit diesem Namen hat dieser Rechner nicht.
error-unknown-calculator = Einen Rechner mit diesem Namen gibt es nicht.
error-bad-request = Die Anfrage war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es noch einmal.
error-internal = Die Berechnung ist fehlgeschlagen. Ihre Eingaben bleiben erhalten. Laden Sie die Seite neu.
error-summary =
    { $count ->
        [one] { $count } Feld braucht eine Korrektur
       *[other] { $count } Felder brauchen eine Korrektur
    }


## Results

results-title = Ergebnisse
results-empty = Sobald Werte eingegeben sind, erscheint hier das Ergebnis.
stale-note = Dieses Ergebnis gehört zu den vorherigen Werten.
result-item = { $label }: { $number }
announce-results = Ergebnis: { $results }


## Python: starting, slow, failed

state-starting = Python startet. Gleich kommt das erste Ergebnis.
state-slow = Python lädt noch. Was Sie eingeben, bleibt erhalten und wird berechnet, sobald Python bereit ist.
state-progress = Python lädt: { $percent } %. Was Sie eingeben, bleibt erhalten und wird berechnet, sobald Python bereit ist.

failure-title = Hier kann gerade nicht gerechnet werden
failure-kept = Ihre Eingaben bleiben erhalten. Das angezeigte Ergebnis gilt für die zuletzt berechneten Werte.
failure-script = Diese Seite wurde nicht vollständig geladen und kann daher nicht rechnen. Laden Sie sie neu oder verwenden Sie einen anderen Browser.
failure-runtime-missing = Eine Datei, die Python braucht, fehlt, vielleicht nach einer Aktualisierung der Website. Laden Sie die Seite neu.
failure-runtime-type = Der Server schickt eine Datei für Python mit falschem Inhaltstyp. Sagen Sie es den Betreibern der Website: .wasm muss als application/wasm gesendet werden, .mjs als text/javascript.
failure-runtime-blocked = Eine Sicherheitsregel oder ein Inhaltsblocker blockiert Python. Erlauben Sie diese Website im Blocker oder verwenden Sie einen anderen Browser.
failure-runtime-corrupt = Eine Datei, die Python braucht, kam beschädigt an. Versuchen Sie es noch einmal. Hilft das nicht, leeren Sie den Cache und laden Sie die Seite neu.
failure-runtime-offline = Es besteht keine Verbindung, und Python ist in diesem Browser noch nicht gespeichert. Stellen Sie eine Verbindung her und versuchen Sie es noch einmal.
failure-runtime-timeout = Python hat nicht rechtzeitig geantwortet. Vielleicht ist die Verbindung langsam oder das Gerät ausgelastet. Versuchen Sie es noch einmal.
failure-runtime-refused = Der Browser erlaubt dieser Seite keinen Hintergrundprozess, und ohne den läuft Python nicht. Öffnen Sie die ganze Seite in einem eigenen Tab oder verwenden Sie einen anderen Browser.
failure-runtime-memory = Für Python ist zu wenig Arbeitsspeicher frei. Schließen Sie andere Tabs oder Programme und versuchen Sie es noch einmal.
failure-browser-too-old = Dieser Browser ist zu alt für Python. Aktualisieren Sie ihn oder verwenden Sie einen anderen.
failure-runtime-crashed = Python ist bei dieser Berechnung zweimal abgebrochen. Ändern Sie die Werte oder versuchen Sie es noch einmal.
action-retry = Noch einmal
action-reload = Seite neu laden


## Actions

action-share = Teilen
action-report = Drucken
action-reset = Zurück{ "\u00AD" }setzen
action-embed = Einbetten
action-offline = Offline
action-forget = Entfernen
action-keep = Offline behalten
action-copy-link = Link kopieren
action-copy-code = Code kopieren
action-copy-number = Zahl kopieren
action-close = Schließen
action-open-studio = Embed-Studio öffnen
action-share-native = Über eine App teilen
action-undo = Rückgängig

copied = Kopiert
copied-link = Link kopiert
copied-code = Code kopiert
copy-failed = Kopieren ist hier gesperrt. Markieren Sie den Text und kopieren Sie ihn selbst.
beyond-open = Die umgebende Seite lässt diesen Rahmen keine anderen Seiten öffnen. Kopieren Sie die Adresse:
beyond-print = Die umgebende Seite lässt diesen Rahmen nicht drucken. Öffnen Sie diese Adresse und drucken Sie dort:
reset-done = Startwerte wiederhergestellt


## Panels: share, embed, report, feedback

share-title = Diese Berechnung teilen
share-note = Wer diesen Link öffnet, sieht die Werte, die Sie eingegeben haben.
share-link-label = Link mit Ihren Werten
share-x = X
share-facebook = Facebook
share-line = LINE
share-email = E-Mail
share-subject = Berechnung: { $title }

embed-title = Diesen Rechner einbetten
embed-note = Fügen Sie diesen Code auf Ihrer Seite dort ein, wo der Rechner stehen soll.
embed-code-label = Code zum Einbetten
embed-preview-label = Vorschau

report-made = Erstellt am { $date }
report-inputs = Eingaben
report-results = Ergebnisse
report-formula = Formel
report-link = Link zu dieser Berechnung

offline-title = Offline rechnen
offline-note = Eine einzige Datei mit diesem Rechner, Ihren Werten und Python. Sie öffnet sich per Doppelklick und braucht keine Verbindung.
offline-making = Datei wird erstellt …
offline-saved = Gespeichert als { $name } ({ $size }).
offline-failed = Die Datei ließ sich nicht erstellen, weil ein Teil davon nicht geladen werden konnte. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
offline-in-frame = Die umgebende Seite verhindert das Speichern womöglich. Auf der ganzen Seite geht es:
stored-note = Für die Offline-Nutzung in diesem Browser gespeichert: { $size }.
stored-forgotten = Diese Website ist in diesem Browser nicht für die Offline-Nutzung gespeichert.

feedback-title = War dieser Rechner hilfreich?
feedback-yes = Ja
feedback-no = Noch nicht ganz
feedback-label = Was sollte besser werden?
feedback-send = Senden
feedback-thanks = Vielen Dank.
feedback-sent = Vielen Dank. Ihre Nachricht wurde gesendet.
feedback-failed = Ihre Nachricht konnte nicht gesendet werden. Der Text bleibt erhalten. Versuchen Sie es später noch einmal.


## A copy saved for offline use

copy-note = Für die Offline-Nutzung gespeichert am { $date }. Diese Kopie braucht keine Verbindung, und ihre Sicherheitsrichtlinie erlaubt ihr auch keine: Ihre Werte bleiben in der Datei.
copy-with-site = Links, Teilen und Code zum Einbetten führen zu { $site } und brauchen eine Verbindung.
copy-without-site = Teilen und Einbetten fehlen hier, weil sie eine Website mit öffentlicher Adresse brauchen.
copy-licences = Lizenzen der Bestandteile dieser Datei
