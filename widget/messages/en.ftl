# The words of the shell: every page, the widget, its panels and its errors.

-brand = Calclet

language-name = English
site-name = { -brand }
site-promise = Python calculations that live in any web page


## Pages

page-title = { $title } – { -brand }
frame-title = { $title } – { -brand }
breadcrumb-label = Breadcrumb
breadcrumb-home = Home
skip-to-calculator = Skip to the calculator
language-switch-label = Language
chooser-title = Choose a language
open-full-page = Open the full page
attribution = Provided by { $name }
not-found-title = Page not found
not-found-note = There is no page at this address. Choose a calculator from the list.
article-language-note = This article is not yet available in your language. It is shown in English.
updated = Last updated: { $date }
formula-title = Formula
sources-title = Sources
contents-title = On this page
privacy-note = The calculation runs in this browser. { -brand } sends your values to no server.
privacy-home = Your values stay here: the browser lets this page connect to { $site } only.
privacy-nowhere = Your values stay here: the browser lets this page connect to nothing.
noscript-note = The result shown is for the default values. Turn on JavaScript to calculate with your own.


## Catalogue

family-training = Training and scaling
related-title = Related calculators
catalogue-title = Calculators
catalogue-count =
    { $calculators ->
        [one] { $calculators } calculator
       *[other] { $calculators } calculators
    } in { $languages ->
        [one] { $languages } language
       *[other] { $languages } languages
    }
search-label = Search calculators
search-none = No calculator matches. Try another word or a symbol.


## Inputs

inputs-title = Inputs
symbol-of = symbol { $symbol }
bound-at-least = ≥ { $minimum }
step-up = { $label }: increase
step-down = { $label }: decrease
read-as = Read as { $value }
choose-value = Use { $value }
values-ignored = Not used from the link: { $names }
warning-unusual = Unusual value. Most are between { $low } and { $high }.


## Errors: what was understood, what is expected

error-empty = This field is empty. Enter a number.
error-not-a-number = Read “{ $understood }”, but not “{ $rest }”. Enter a number such as 4096, 64*8 or 2^12.
error-not-a-number-at-all = “{ $rest }” is not a number. Enter one such as 4096, 64*8 or 2^12.
error-not-an-integer = Read as { $value }. A whole number is needed.
error-not-an-integer-suggest = Read as { $value }. A whole number is needed: { $suggestion }?
error-too-small = Read as { $value }. The smallest value is { $minimum }.
error-too-large = This number is too large. The largest value is { $maximum }.
error-too-many-digits = This number is too long. At most { $maximum } digits are calculated.
error-text-too-long = This text has { $length } characters. At most { $maximum } are read.
error-ambiguous = This can be read in two ways. Which number do you mean?
error-division-by-zero = This divides by zero. Enter a divisor other than 0.
error-unknown-input = This calculator has no input of that name.
error-unknown-calculator = There is no calculator of that name.
error-bad-request = The request could not be read. Reload the page and try again.
error-internal = The calculation failed. Your input is kept. Reload the page and try again.
error-summary =
    { $count ->
        [one] { $count } field needs attention
       *[other] { $count } fields need attention
    }


## Results

results-title = Results
results-empty = Enter values to see the result.
stale-note = This result belongs to earlier values.
result-item = { $label }: { $number }
announce-results = Result: { $results }


## Python: starting, slow, failed

state-starting = Python is starting. The first result follows in a moment.
state-slow = Python is still loading. What you type is kept and calculated as soon as it is ready.
state-progress = Python is loading: { $percent }%. What you type is kept and calculated as soon as it is ready.

failure-title = Live calculation is not available
failure-kept = Your input is kept. The result shown is for the last values calculated.
failure-script = This page did not load completely, so it cannot calculate. Reload it, or try another browser.
failure-runtime-missing = A file that Python needs is missing, perhaps because the site was updated. Reload the page.
failure-runtime-type = The server sends a Python file with the wrong content type. Tell the owner of the site: .wasm must be sent as application/wasm, .mjs as text/javascript.
failure-runtime-blocked = A security rule or a content blocker stops Python here. Allow this site in the blocker, or use another browser.
failure-runtime-corrupt = A file that Python needs arrived damaged. Try again. If it happens again, reload the page with an empty cache.
failure-runtime-offline = There is no connection, and Python is not stored in this browser yet. Connect and try again.
failure-runtime-timeout = Python did not answer in time. The connection may be slow or the device busy. Try again.
failure-runtime-refused = The browser does not let this page start a background worker, which Python needs. Open the full page in a tab of its own, or use another browser.
failure-runtime-memory = There is too little free memory for Python. Close other tabs or apps and try again.
failure-browser-too-old = This browser is too old to run Python. Update it or use another browser.
failure-runtime-crashed = Python stopped twice at this calculation. Change the values, or try again.
action-retry = Try again
action-reload = Reload page


## Actions

action-share = Share
action-report = Print report
action-reset = Reset
action-embed = Embed
action-offline = Save offline
action-forget = Remove
action-keep = Keep for offline use
action-copy-link = Copy link
action-copy-code = Copy code
action-copy-number = Copy number
action-close = Close
action-open-studio = Open the embed studio
action-share-native = Share with an app
action-undo = Undo

copied = Copied
copied-link = Link copied
copied-code = Code copied
copy-failed = Copying is blocked here. Select the text and copy it.
beyond-open = The page around this frame does not let it open others. Copy the address:
beyond-print = The page around this frame does not let it print. Open this address and print there:
reset-done = Starting values restored


## Panels: share, embed, report, feedback

share-title = Share this calculation
share-note = Whoever opens this link sees the values you filled in.
share-link-label = Link with your values
share-x = X
share-facebook = Facebook
share-line = LINE
share-email = E-mail
share-subject = { $title }: a calculation

embed-title = Embed this calculator
embed-note = Paste this code where the calculator should appear on your page.
embed-code-label = Embed code
embed-preview-label = Preview

report-made = Made on { $date }
report-inputs = Inputs
report-results = Results
report-formula = Formula
report-link = Link to this calculation

offline-title = Offline use
offline-note = One file with this calculator, your values and Python inside. It opens with a double click and needs no connection.
offline-making = Making the file…
offline-saved = Saved as { $name } ({ $size }).
offline-failed = The file could not be made, because a part of it could not be loaded. Check the connection and try again.
offline-in-frame = The page around this calculator may not allow saving. The full page does:
stored-note = Kept in this browser for offline use: { $size }.
stored-forgotten = This site is not kept in this browser for offline use.

feedback-title = Was this calculator useful?
feedback-yes = Yes
feedback-no = Needs work
feedback-label = What should be better?
feedback-send = Send
feedback-thanks = Thank you.
feedback-sent = Thank you. Your message has been sent.
feedback-failed = Your message could not be sent. The text is kept. Try again later.


## A copy saved for offline use

copy-note = Saved for offline use on { $date }. This copy needs no connection, and its security policy allows it none: your values stay in it.
copy-with-site = Links, sharing and embed code lead to { $site } and need a connection.
copy-without-site = Sharing and embedding are left out, because they need a site with a public address.
copy-licences = Licenses of what this file contains
