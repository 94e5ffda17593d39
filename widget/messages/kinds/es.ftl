# Fields and results that are not plain numbers, helpers, and what can be wrong with them.


## Inputs

field-optional = opcional
field-unit = { $label }: unidad
bound-at-most = ≤ { $maximum }
bound-above = > { $minimum }
bound-below = < { $maximum }
value-yes = sí
value-no = no
value-none = ninguno
value-unknown = Desconocido: { $value }
list-hint = Un valor por línea o separados por punto y coma.
table-hint = Una fila por línea, con las celdas separadas por un tabulador o |. Columnas: { $columns }.

preset-choose = Elegir…
preset-filled = Campos rellenados: { $inputs }.
preset-changed = Cambiados después: { $inputs }.
preset-source = Fuente, a { $date }
preset-as-of = Datos a { $date }.

helper-open = Calcular con «{ $title }»…
helper-use = Usar { $value }
helper-used = { $label }: se ha puesto { $value }.
helper-loading = Calculando…


## Errors

error-empty-choice = No hay nada elegido. Elige una opción.
error-empty-list = El campo está vacío. Escribe al menos un valor.
error-not-above = Se interpreta como { $value }. Debe ser mayor que { $minimum }.
error-not-below = Se interpreta como { $value }. Debe ser menor que { $maximum }.
error-no-such-choice = «{ $value }» no está entre las opciones. Elige una de ellas.
error-not-a-flag = «{ $value }» no es ni sí ni no. Elige uno de los dos.
error-unknown-unit = «{ $unit }» no es una unidad para este valor. Se admiten: { $units }.
error-wrong-cells = La fila { $row } tiene { $found ->
        [one] { $found } celda
        [many] { $found } de celdas
       *[other] { $found } celdas
    }, pero hacen falta { $expected }.
error-too-many-items = Hay demasiados valores. Se calcula con { $maximum } como máximo.
error-overflow = El resultado es demasiado grande para calcularlo. Cambia los valores.
error-refused = Con estos valores no se puede calcular.
error-helper-failed = No se pudo cargar esta calculadora. Comprueba la conexión y vuelve a intentarlo.
error-in-item = Valor { $item }: { $message }
error-in-row = Fila { $row }: { $message }


## Results

action-copy-json = Copiar datos y resultados en JSON
action-copy-csv = Copiar datos y resultados en CSV
copied-data = Datos y resultados copiados
carry-on = Usar en
