# The words of the shell: every page, the widget, its panels and its errors.

-brand = Calclet

language-name = Español
site-name = { -brand }
site-promise = Cálculos en Python para cualquier página web


## Pages

page-title = { $title } – { -brand }
frame-title = { $title } – { -brand }
breadcrumb-label = Ruta de navegación
breadcrumb-home = Inicio
skip-to-calculator = Ir a la calculadora
language-switch-label = Idioma
chooser-title = Elige un idioma
open-full-page = Página completa
attribution = Ofrecido por { $name }
not-found-title = Página no encontrada
not-found-note = No hay ninguna página en esta dirección. Elige una calculadora de la lista.
article-language-note = Este artículo todavía no está en tu idioma. Se muestra en inglés.
updated = Última actualización: { $date }
formula-title = Fórmula
sources-title = Fuentes
contents-title = En esta página
privacy-note = El cálculo se hace en este navegador. { -brand } no envía tus valores a ningún servidor.
privacy-home = Tus valores no salen de aquí: el navegador solo permite que esta página se conecte a { $site }.
privacy-nowhere = Tus valores no salen de aquí: el navegador no permite que esta página se conecte a ningún sitio.
noscript-note = El resultado corresponde a los valores predeterminados. Activa JavaScript para calcular con los tuyos.


## Catalogue

family-training = Entrenamiento y escalado
related-title = Calculadoras relacionadas
catalogue-title = Calculadoras
catalogue-count =
    { $calculators ->
        [one] { $calculators } calculadora
       *[other] { $calculators } calculadoras
    } en { $languages ->
        [one] { $languages } idioma
       *[other] { $languages } idiomas
    }
search-label = Buscar calculadoras
search-none = Ninguna calculadora coincide. Prueba con otra palabra o con un símbolo.


## Inputs

inputs-title = Datos de entrada
symbol-of = símbolo { $symbol }
bound-at-least = ≥ { $minimum }
step-up = { $label }: aumentar
step-down = { $label }: reducir
read-as = Se interpreta como { $value }
choose-value = Usar { $value }
values-ignored = Ignorado en el enlace: { $names }
warning-unusual = Valor poco habitual. Lo normal es entre { $low } y { $high }.

## Errors: what was understood, what is expected

error-empty = El campo está vacío. Escribe un número.
error-not-a-number = Se entiende «{ $understood }», pero no «{ $rest }». Escribe un número como 4096, 64*8 o 2^12.
error-not-a-number-at-all = «{ $rest }» no es un número. Escribe uno como 4096, 64*8 o 2^12.
error-not-an-integer = Se interpreta como { $value }, pero hace falta un número entero.
error-not-an-integer-suggest = Se interpreta como { $value }, pero hace falta un entero. ¿Quizá { $suggestion }?
error-too-small = Se interpreta como { $value }. El valor mínimo es { $minimum }.
error-too-large = El número es demasiado grande. El valor máximo es { $maximum }.
error-too-many-digits = El número es demasiado largo. Se calcula con { $maximum } cifras como máximo.
error-text-too-long = El texto tiene { $length } caracteres. Se leen { $maximum } como máximo.
error-ambiguous = Esto se puede leer de dos maneras. ¿Qué número quieres?
error-division-by-zero = Es una división entre cero. Escribe un divisor distinto de 0.
error-unknown-input = Esta calculadora no tiene ningún dato con ese nombre.
error-unknown-calculator = No hay ninguna calculadora con ese nombre.
error-bad-request = No se pudo leer la petición. Recarga la página y vuelve a intentarlo.
error-internal = El cálculo falló. Lo que has escrito se conserva. Recarga la página y vuelve a intentarlo.
error-summary =
    { $count ->
        [one] Hay { $count } campo por revisar
       *[other] Hay { $count } campos por revisar
    }


## Results

results-title = Resultados
results-empty = Escribe los valores para ver el resultado.
stale-note = Este resultado corresponde a los valores anteriores.
result-item = { $label }: { $number }
announce-results = Resultado: { $results }


## Python: starting, slow, failed

state-starting = Python está arrancando. El primer resultado llega enseguida.
state-slow = Python todavía se está cargando. Lo que escribes se conserva y se calcula en cuanto esté listo.
state-progress = Python se está cargando: { $percent } %. Lo que escribes se conserva y se calcula en cuanto esté listo.

failure-title = El cálculo en vivo no está disponible
failure-kept = Lo que has escrito se conserva. El resultado que ves es el de los últimos valores calculados.
failure-script = La página no se ha cargado del todo y no puede calcular. Recárgala o prueba con otro navegador.
failure-runtime-missing = Falta un archivo que Python necesita, quizá porque el sitio se ha actualizado. Recarga la página.
failure-runtime-type = El servidor envía un archivo de Python con un tipo de contenido incorrecto. Avisa a quien administra el sitio: .wasm debe enviarse como application/wasm y .mjs como text/javascript.
failure-runtime-blocked = Una regla de seguridad o un bloqueador de contenido impide que Python funcione aquí. Permite este sitio en el bloqueador o usa otro navegador.
failure-runtime-corrupt = Un archivo que Python necesita ha llegado dañado. Vuelve a intentarlo. Si se repite, vacía la caché y recarga la página.
failure-runtime-offline = No hay conexión y Python aún no está guardado en este navegador. Conéctate y vuelve a intentarlo.
failure-runtime-timeout = Python no ha respondido a tiempo. Puede que la conexión sea lenta o que el dispositivo esté ocupado. Vuelve a intentarlo.
failure-runtime-refused = El navegador no permite que esta página inicie un proceso en segundo plano, y Python lo necesita. Abre la página completa en su propia pestaña o usa otro navegador.
failure-runtime-memory = No queda memoria suficiente para Python. Cierra otras pestañas o aplicaciones y vuelve a intentarlo.
failure-browser-too-old = Este navegador es demasiado antiguo para ejecutar Python. Actualízalo o usa otro.
failure-runtime-crashed = Python se ha detenido dos veces con este cálculo. Cambia los valores o vuelve a intentarlo.
action-retry = Reintentar
action-reload = Recargar la página


## Actions

action-share = Compartir
action-report = Imprimir informe
action-reset = Restablecer
action-embed = Insertar
action-offline = Guardar sin conexión
action-forget = Quitar
action-keep = Conservar para usar sin conexión
action-copy-link = Copiar enlace
action-copy-code = Copiar código
action-copy-number = Copiar número
action-close = Cerrar
action-open-studio = Abrir el estudio de inserción
action-share-native = Compartir con una aplicación
action-undo = Deshacer

copied = Copiado
copied-link = Enlace copiado
copied-code = Código copiado
copy-failed = Aquí no se puede copiar. Selecciona el texto y cópialo.
beyond-open = La página que contiene este marco no le permite abrir otras. Copia la dirección:
beyond-print = La página que contiene este marco no le permite imprimir. Abre esta dirección e imprime desde allí:
reset-done = Valores iniciales restablecidos


## Panels: share, embed, report, feedback

share-title = Compartir este cálculo
share-note = Quien abra este enlace verá los valores que has introducido.
share-link-label = Enlace con tus valores
share-x = X
share-facebook = Facebook
share-line = LINE
share-email = Correo
share-subject = { $title }: un cálculo

embed-title = Insertar esta calculadora
embed-note = Pega este código donde quieras que aparezca la calculadora en tu página.
embed-code-label = Código de inserción
embed-preview-label = Vista previa

report-made = Generado el { $date }
report-inputs = Datos de entrada
report-results = Resultados
report-formula = Fórmula
report-link = Enlace a este cálculo

offline-title = Uso sin conexión
offline-note = Un solo archivo con esta calculadora, tus valores y Python. Se abre con doble clic y no necesita conexión.
offline-making = Preparando el archivo…
offline-saved = Guardado como { $name } ({ $size }).
offline-failed = No se pudo crear el archivo porque una parte no se cargó. Comprueba la conexión y vuelve a intentarlo.
offline-in-frame = Puede que la página que contiene esta calculadora no permita guardar archivos. La página completa sí:
stored-note = Guardado en este navegador para usarlo sin conexión: { $size }.
stored-forgotten = Este sitio no está guardado en este navegador para usarlo sin conexión.

feedback-title = ¿Te ha servido esta calculadora?
feedback-yes = Sí
feedback-no = Se puede mejorar
feedback-label = ¿Qué habría que mejorar?
feedback-send = Enviar
feedback-thanks = Gracias.
feedback-sent = Gracias. Tu mensaje se ha enviado.
feedback-failed = No se pudo enviar el mensaje. El texto se conserva. Inténtalo más tarde.


## A copy saved for offline use

copy-note = Guardada el { $date } para usarla sin conexión. Esta copia no necesita conexión y su política de seguridad no le permite ninguna: tus valores se quedan en ella.
copy-with-site = Los enlaces, las opciones de compartir y el código de inserción llevan a { $site } y necesitan conexión.
copy-without-site = Compartir e insertar no están disponibles, porque requieren un sitio con dirección pública.
copy-licences = Licencias de lo que contiene este archivo
