# What goes further than the calculator itself: the tools below it.

tools-title = Herramientas
tool-failed = No se pudo cargar esta herramienta. Comprueba la conexión y vuelve a intentarlo. Lo que has escrito se conserva.
error-part-missing = No se pudo cargar. Comprueba la conexión y vuelve a intentarlo.
tool-used = Valores rellenados: { $values }.
tool-there = Actual
tool-below = { $share } por debajo del objetivo
tool-above = { $share } por encima del objetivo
tool-beside = distinto del objetivo
tool-with-unit = { $title } ({ $unit })
tool-series = { $first }, { $next }
tool-clauses = { $first }, { $next }
tool-copy-csv = Copiar como CSV
tool-save-csv = Guardar como CSV


## Which input gives this output?

tool-solve = Buscar objetivo
solve-output = Resultado
solve-target = Objetivo
solve-free = Dato que se cambia
solve-exact = justo el objetivo
solve-close = el objetivo, con las cifras que se muestran
solve-none = Ningún valor de «{ $label }» da exactamente esto. Los más cercanos:
error-out-of-reach = No se puede alcanzar cambiando solo este dato.
error-out-of-reach-from = No se puede alcanzar cambiando solo este dato: el mínimo es { $low }.
error-out-of-reach-to = No se puede alcanzar cambiando solo este dato: el máximo es { $high }.
error-out-of-reach-between = No se puede alcanzar cambiando solo este dato: solo de { $low } a { $high }.
error-not-solvable = Este dato no se puede deducir de este resultado.


## All ways to reach a batch

tool-choices = Formas de lograr un lote
choices-bounds = Límites, si los hay
choices-bound-micro_batch_size_max = Mayor micro-batch que cabe
choices-bound-data_parallel_size = Réplicas en paralelismo de datos
choices-bound-world_size = GPU en total
choices-bound-model_parallel_size = GPU por copia del modelo
choices-bound-pipeline_parallel_size = Etapas del pipeline
choices-bound-gpus_per_node = GPU por nodo
choices-count =
    { $total ->
        [one] { $total } forma.
        [many] { $total } de formas. Primero las que llenan el pipeline y después las que tienen menos pasadas.
       *[other] { $total } formas. Primero las que llenan el pipeline y después las que tienen menos pasadas.
    }
choices-cut = Se muestran las { $shown } mejores.
choices-near = Ninguna opción da exactamente esto. Las más cercanas por debajo y por encima:
choices-none = No hay opciones dentro de estos límites.
choices-ranked = Opciones, primero las mejores
choices-number = N.º
choices-distance = Resultado
choices-notes = Notas
choices-use = Usar
choices-compare = Comparar
choices-compare-one = Comparar { $choice }
choices-compare-hint = Marca dos para verlas una junto a otra.
choices-compared = Comparación
choices-differ = Difieren en: { $names }.
choices-same = (igual)
choices-different = (distinto)
choices-all = Mostrar las { $count }
choices-mark-fewer-passes-than-stages = Menos pasadas que etapas del pipeline: el pipeline no llega a llenarse.
choices-mark-keeps-after-node-loss = Sigue siendo divisible con un nodo menos.
choices-mark-breaks-after-node-loss = Con un nodo menos ({ $world_size } GPU) deja de ser divisible; lote más cercano: { $global_batch_size }.
choices-plot = Diagrama de las opciones
choices-plot-title = { $up } en función de { $across }, para cada opción
choices-plot-about =
    { $count ->
        [one] { $count } opción: { $best }.
        [many] { $count } de opciones; la mejor, con { $best }.
       *[other] { $count } opciones; la mejor, con { $best }.
    }
choices-shape-dot = exacta
choices-shape-diamond = exacta, pero con menos pasadas que etapas del pipeline
choices-shape-ring = cerca del objetivo
error-does-not-divide = { $value } no divide { $of }.


## A result against an input

tool-chart = Gráfico
chart-output = Resultado
chart-input = En función de
chart-from = Desde
chart-to = Hasta
chart-log-x = Eje logarítmico del dato
chart-log-y = Eje logarítmico del resultado
chart-title = { $output } en función de { $input }
chart-about = De { $from } a { $to }.
chart-now = Ahora: { $values }
chart-none = ninguno
chart-data = Valores del gráfico


## A batch that grows

tool-ramp = Evolución de la rampa
ramp-tokens-seen = Tokens vistos
ramp-tokens-per-step = Tokens por paso
ramp-from-token = Desde el token
ramp-up = Eje vertical
ramp-across = Eje horizontal
ramp-last-change = Solo hasta el último cambio
ramp-about =
    { $count ->
        [one] { $count } tramo: { $first }.
       *[other] { $count } tramos. El primero: { $first }. El último: { $last }.
    }


## Configs, launch scripts and logs

tool-read-config = Leer una configuración
read-text = Configuración, script de lanzamiento, log o mensaje de error
read-about = Pega el texto o arrastra archivos aquí. Si van juntos, como un YAML, su JSON de DeepSpeed y un script de lanzamiento, se leen como uno solo. Nada sale de este navegador.
read-choose = Elegir archivos…
read-remove = Quitar
read-remove-file = Quitar { $name }
read-pasted = texto pegado
read-recognised = Leído como: { $names }
read-agrees = Todo lo leído concuerda.
read-problems =
    { $count ->
        [one] Se ha encontrado { $count } problema.
        [many] Se han encontrado { $count } de problemas.
       *[other] Se han encontrado { $count } problemas.
    }
read-missing = Faltan valores: escríbelos en la tabla.
read-values = Valores leídos
read-unknown = sin indicar
read-given = escrito a mano
read-follows = se deduce de otros valores
read-place = { $file }, línea { $line }:
read-take-out = quitar { $key }
read-use = Usar estos valores
read-use-repair = Usar los valores corregidos
read-problems-title = Lo que no concuerda
read-repairs-title = Cómo corregirlo
read-notes-title = Conviene saber
fact-world_size = GPU del entrenamiento

tool-write-config = Escribir una configuración
write-framework = Framework
write-generation = Versión
write-copy = Copiar
write-copy-file = Copiar { $name }
write-copied = Copiado


## Published runs

tool-published-runs = Entrenamientos publicados
runs-about = Lo que artículos, model cards y configuraciones dicen del lote, recalculado. Se señalan las erratas.
runs-search = Buscar por nombre
runs-found =
    { $count ->
        [one] { $count } entrenamiento
        [many] { $count } de entrenamientos
       *[other] { $count } entrenamientos
    }
runs-none = Ningún entrenamiento tiene esto en el nombre.
runs-verified = Verificado
runs-verified-about = Leído en la propia fuente, o exacto a partir de lo que indica.
runs-quoted = Citado
runs-quoted-about = Leído donde otros citan la fuente.
runs-derived = Deducido
runs-derived-about = Calculado a partir de cifras redondeadas, con K y M como potencias de 1024; lo que la fuente no indica así está marcado.
runs-stage = fase { $stage } de { $stages }
runs-recipe = receta
runs-benchmark = benchmark
runs-batch = { $batch } × { $length } = { $tokens } tokens
runs-batch-printed = { $tokens } tokens
runs-batch-image = { $batch } imágenes
runs-batch-pair = { $batch } pares
runs-discrepancy = Errata
runs-devices = Dispositivos
runs-device = Dispositivo
runs-tensor_parallel_size = Paralelismo de tensores
runs-pipeline_parallel_size = Paralelismo de pipeline
runs-context_parallel_size = Paralelismo de contexto
runs-expert_parallel_size = Paralelismo de expertos
runs-is-derived = deducido
runs-is-remembered = sin volver a comprobar
runs-at-least = como mínimo
runs-as-printed = según la fuente
runs-when = Cuándo
runs-from-tokens =
    { $tokens ->
        [many] desde { $tokens } de tokens
       *[other] desde { $tokens } tokens
    }
runs-from-step = desde el paso { $step }
runs-until-step = hasta el paso { $step }
runs-ramp = Rampa previa
runs-ramp-start = desde { $start } secuencias
runs-ramp-start-tokens =
    { $start ->
        [many] desde { $start } de tokens
       *[other] desde { $start } tokens
    }
runs-ramp-steps = de { $increment } en { $increment }
runs-ramp-samples = a lo largo de { $samples } secuencias
runs-ramp-tokens =
    { $tokens ->
        [many] a lo largo de { $tokens } de tokens
       *[other] a lo largo de { $tokens } tokens
    }
runs-ramp-range =
    { $most ->
        [many] a lo largo de { $least } a { $most } de tokens
       *[other] a lo largo de { $least } a { $most } tokens
    }
runs-ramp-share = a lo largo del { $share } de las secuencias
runs-checked = Comprobado el { $date }.
runs-fill = Usar
runs-fill-name = Usar { $name }
runs-open = { $batch } secuencias no se reparten por igual entre { $replicas } réplicas. Se ha rellenado lo demás que indica la fuente.
runs-open-printed = La fuente solo da el lote como un número redondeado de tokens. Se ha rellenado lo demás que indica.
runs-aim = Buscar datos de entrada para este lote
runs-where = { $finding } ({ $where })
runs-tokens-differ = En la fuente: { $printed } tokens. Pero { $batch } × { $length } = { $computed }.
runs-tokens-not-whole = En la fuente: { $printed } tokens. Eso son { $computed } secuencias, que no es un número entero; tampoco con M como 1024 × 1024.
runs-tokens-called-sequences = En la fuente: { $printed } secuencias. Se refiere a tokens, en { $computed } secuencias de { $length }.
runs-sequences-differ = En la fuente: { $printed } secuencias. Todas las demás cifras dan { $computed }.
runs-batch-not-reachable = En la fuente: { $printed } tokens. { $replicas } réplicas no se los pueden repartir por igual; llegan a { $computed }.
runs-devices-differ = En la fuente: { $printed } réplicas. Con los demás grados son { $computed } dispositivos, no { $devices }.
runs-replica-too-large = En la fuente: { $printed } dispositivos. Una sola réplica ocupa { $computed }.
