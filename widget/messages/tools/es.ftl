# What goes further than the calculator itself: the tools below it.

tools-title = Herramientas
tool-failed = No se pudo cargar esta herramienta. Comprueba la conexión y vuelve a intentarlo. Lo que has escrito se conserva.
error-part-missing = No se pudo cargar. Comprueba la conexión y vuelve a intentarlo.
tool-used = Valores rellenados: { $values }.
tool-below = { $share } por debajo del objetivo
tool-above = { $share } por encima del objetivo
tool-with-unit = { $title } ({ $unit })
tool-copy-csv = Copiar como CSV
tool-save-csv = Guardar como CSV


## Which input gives this output?

tool-solve = Buscar objetivo
solve-output = Resultado
solve-target = Objetivo
solve-free = Dato que se cambia
solve-exact = justo el objetivo
solve-none = Ningún valor de «{ $label }» da exactamente esto. Los más cercanos:
error-out-of-reach = No se puede alcanzar cambiando solo este dato.
error-not-solvable = De este resultado no se puede volver a este dato.


## A result against an input

tool-chart = Gráfico
chart-output = Resultado
chart-input = En función de
chart-from = Desde
chart-to = Hasta
chart-log-x = Eje del dato logarítmico
chart-log-y = Eje del resultado logarítmico
chart-title = { $output } en función de { $input }
chart-about = De { $from } a { $to }.
chart-now = Ahora: { $values }
chart-none = ninguno
chart-data = Valores del gráfico


## Configs, launch scripts and logs

tool-read-config = Leer una configuración
read-text = Configuración, script de inicio, log o mensaje de error
read-about = Pega el texto o arrastra archivos aquí. Si van juntos, como un YAML, su JSON de DeepSpeed y un script de inicio, se leen como uno solo. Nada sale de este navegador.
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
read-name = Nombre
read-value = Valor
read-evidence = Indicado en
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
