# The words of the shell: every page, the widget, its panels and its errors.

-brand = Calclet

language-name = Français
site-name = { -brand }
site-promise = Des calculs en Python dans n’importe quelle page web


## Pages

page-title = { $title } – { -brand }
frame-title = { $title } – { -brand }
breadcrumb-label = Fil d’Ariane
breadcrumb-home = Accueil
skip-to-calculator = Aller au calculateur
language-switch-label = Langue
chooser-title = Choisissez une langue
open-full-page = Page complète
attribution = Proposé par { $name }
not-found-title = Page introuvable
not-found-note = Il n’y a pas de page à cette adresse. Choisissez un calculateur dans la liste.
article-language-note = Cet article n’existe pas encore dans votre langue. Il est affiché en anglais.
updated = Dernière mise à jour : { $date }
formula-title = Formule
sources-title = Sources
contents-title = Sur cette page
privacy-note = Le calcul se fait dans ce navigateur. { -brand } n’envoie vos valeurs à aucun serveur.
privacy-home = Vos valeurs restent ici : le navigateur ne laisse cette page se connecter qu’à { $site }.
privacy-nowhere = Vos valeurs restent ici : le navigateur ne laisse cette page se connecter nulle part.
noscript-note = Le résultat affiché est celui des valeurs par défaut. Activez JavaScript pour calculer avec les vôtres.


## Catalogue

family-training = Entraînement et passage à l’échelle
related-title = Calculateurs associés
catalogue-title = Calculateurs
catalogue-count =
    { $calculators ->
        [one] { $calculators } calculateur
       *[other] { $calculators } calculateurs
    } en { $languages ->
        [one] { $languages } langue
       *[other] { $languages } langues
    }
search-label = Rechercher un calculateur
search-none = Aucun calculateur ne correspond. Essayez un autre mot ou un symbole.


## Inputs

inputs-title = Données d’entrée
symbol-of = symbole { $symbol }
bound-at-least = ≥ { $minimum }
step-up = { $label } : augmenter
step-down = { $label } : diminuer
read-as = Compris comme { $value }
choose-value = Utiliser { $value }
values-ignored = Ignoré dans le lien : { $names }
warning-unusual = Valeur inhabituelle. On se situe d’ordinaire entre { $low } et { $high }.

## Errors: what was understood, what is expected

error-empty = Ce champ est vide. Saisissez un nombre.
error-not-a-number = « { $understood } » est compris, mais pas « { $rest } ». Saisissez un nombre : 4096, 64*8 ou 2^12.
error-not-a-number-at-all = « { $rest } » n’est pas un nombre. Saisissez par exemple 4096, 64*8 ou 2^12.
error-not-an-integer = Compris comme { $value }, mais il faut un nombre entier.
error-not-an-integer-suggest = Compris comme { $value }, mais il faut un nombre entier. Serait-ce { $suggestion } ?
error-too-small = Compris comme { $value }. La valeur minimale est { $minimum }.
error-too-large = Ce nombre est trop grand. La valeur maximale est { $maximum }.
error-too-many-digits = Ce nombre est trop long. Le calcul porte sur { $maximum } chiffres au plus.
error-text-too-long = Ce texte compte { $length } caractères. La lecture s’arrête à { $maximum }.
error-ambiguous = Cette écriture a deux lectures possibles. Quel nombre voulez-vous ?
error-division-by-zero = C’est une division par zéro. Saisissez un diviseur autre que 0.
error-unknown-input = Ce calculateur n’a pas de donnée de ce nom.
error-unknown-calculator = Il n’y a pas de calculateur de ce nom.
error-bad-request = La requête n’a pas pu être lue. Rechargez la page et réessayez.
error-internal = Le calcul a échoué. Votre saisie est conservée. Rechargez la page et réessayez.
error-summary =
    { $count ->
        [one] { $count } champ à corriger
       *[other] { $count } champs à corriger
    }


## Results

results-title = Résultats
results-empty = Saisissez des valeurs pour voir le résultat.
stale-note = Ce résultat correspond aux valeurs précédentes.
result-item = { $label } : { $number }
announce-results = Résultat : { $results }


## Python: starting, slow, failed

state-starting = Python démarre. Le premier résultat arrive dans un instant.
state-slow = Python est encore en cours de chargement. Votre saisie est conservée et sera calculée dès qu’il sera prêt.
state-progress = Python se charge : { $percent } %. Votre saisie est conservée et sera calculée dès qu’il sera prêt.

failure-title = Le calcul en direct n’est pas disponible
failure-kept = Votre saisie est conservée. Le résultat affiché est celui des dernières valeurs calculées.
failure-script = Cette page n’a pas fini de se charger et ne peut donc pas calculer. Rechargez-la ou essayez un autre navigateur.
failure-runtime-missing = Il manque un fichier nécessaire à Python, peut-être parce que le site a été mis à jour. Rechargez la page.
failure-runtime-type = Le serveur envoie un fichier de Python avec un mauvais type de contenu. Signalez-le au responsable du site : .wasm doit être envoyé comme application/wasm, .mjs comme text/javascript.
failure-runtime-blocked = Une règle de sécurité ou un bloqueur de contenu empêche Python de fonctionner ici. Autorisez ce site dans le bloqueur ou utilisez un autre navigateur.
failure-runtime-corrupt = Un fichier nécessaire à Python est arrivé endommagé. Réessayez. Si cela se reproduit, videz le cache et rechargez la page.
failure-runtime-offline = Il n’y a pas de connexion et Python n’est pas encore enregistré dans ce navigateur. Connectez-vous, puis réessayez.
failure-runtime-timeout = Python n’a pas répondu à temps. La connexion est peut-être lente, ou l’appareil occupé. Réessayez.
failure-runtime-refused = Le navigateur ne permet pas à cette page de lancer une tâche en arrière-plan, dont Python a besoin. Ouvrez la page complète dans son propre onglet ou utilisez un autre navigateur.
failure-runtime-memory = Il ne reste pas assez de mémoire pour Python. Fermez d’autres onglets ou applications, puis réessayez.
failure-browser-too-old = Ce navigateur est trop ancien pour exécuter Python. Mettez-le à jour ou utilisez-en un autre.
failure-runtime-crashed = Python s’est arrêté deux fois sur ce calcul. Changez les valeurs ou réessayez.
action-retry = Réessayer
action-reload = Recharger la page


## Actions

action-share = Partager
action-report = Imprimer
action-reset = Réinitialiser
action-embed = Intégrer
action-offline = Enregistrer hors ligne
action-forget = Supprimer
action-keep = Conserver pour un usage hors ligne
action-copy-link = Copier le lien
action-copy-code = Copier le code
action-copy-number = Copier le nombre
action-close = Fermer
action-open-studio = Ouvrir le studio d’intégration
action-share-native = Partager via une application
action-undo = Annuler

copied = Copié
copied-link = Lien copié
copied-code = Code copié
copy-failed = La copie est bloquée ici. Sélectionnez le texte et copiez-le.
beyond-open = La page qui contient ce cadre ne lui permet pas d’en ouvrir d’autres. Copiez l’adresse :
beyond-print = La page qui contient ce cadre ne lui permet pas d’imprimer. Ouvrez cette adresse pour imprimer :
reset-done = Valeurs initiales rétablies


## Panels: share, embed, report, feedback

share-title = Partager ce calcul
share-note = Toute personne qui ouvre ce lien voit les valeurs que vous avez saisies.
share-link-label = Lien avec vos valeurs
share-x = X
share-facebook = Facebook
share-line = LINE
share-email = E-mail
share-subject = { $title } : un calcul

embed-title = Intégrer ce calculateur
embed-note = Collez ce code à l’endroit de votre page où le calculateur doit apparaître.
embed-code-label = Code d’intégration
embed-preview-label = Aperçu

report-made = Établi le { $date }
report-inputs = Données d’entrée
report-results = Résultats
report-formula = Formule
report-link = Lien vers ce calcul

offline-title = Usage hors ligne
offline-note = Un seul fichier avec ce calculateur, vos valeurs et Python. Il s’ouvre d’un double-clic et n’a besoin d’aucune connexion.
offline-making = Création du fichier…
offline-saved = Enregistré sous { $name } ({ $size }).
offline-failed = Le fichier n’a pas pu être créé, car une partie n’a pas pu être chargée. Vérifiez la connexion et réessayez.
offline-in-frame = La page qui contient ce calculateur ne permet peut-être pas d’enregistrer de fichier. La page complète le permet :
stored-note = Conservé dans ce navigateur pour un usage hors ligne : { $size }.
stored-forgotten = Ce site n’est pas conservé dans ce navigateur pour un usage hors ligne.

feedback-title = Ce calculateur vous a-t-il été utile ?
feedback-yes = Oui
feedback-no = À améliorer
feedback-label = Que faudrait-il améliorer ?
feedback-send = Envoyer
feedback-thanks = Merci.
feedback-sent = Merci. Votre message a été envoyé.
feedback-failed = Votre message n’a pas pu être envoyé. Le texte est conservé. Réessayez plus tard.


## A copy saved for offline use

copy-note = Enregistrée le { $date } pour un usage hors ligne. Cette copie n’a besoin d’aucune connexion, et sa politique de sécurité n’en permet aucune : vos valeurs n’en sortent pas.
copy-with-site = Les liens, le partage et le code d’intégration mènent à { $site } et demandent une connexion.
copy-without-site = Le partage et l’intégration sont absents, car ils exigent un site doté d’une adresse publique.
copy-licences = Licences de ce que contient ce fichier
