# Fields and results that are not plain numbers, helpers, and what can be wrong with them.


## Inputs

field-optional = opcional
field-unit = { $label }: unidade
bound-at-most = ≤ { $maximum }
bound-above = > { $minimum }
bound-below = < { $maximum }
value-yes = sim
value-no = não
value-none = nenhum
value-unknown = Desconhecido: { $value }
list-hint = Um valor por linha ou separados por ponto e vírgula.
table-hint = Uma entrada por linha, com células separadas por tabulação ou |. Colunas: { $columns }.

preset-choose = Escolher…
preset-filled = Campos preenchidos: { $inputs }.
preset-changed = Alterados depois: { $inputs }.
preset-source = Fonte, em { $date }
preset-as-of = Dados de { $date }.

helper-open = Calcular com “{ $title }”…
helper-use = Usar { $value }
helper-used = { $label }: preenchido com { $value }.
helper-loading = Calculando…


## Errors

error-empty-choice = Nada foi escolhido. Escolha uma opção.
error-empty-list = Este campo está vazio. Digite pelo menos um valor.
error-not-above = Interpretado como { $value }. Precisa ser maior que { $minimum }.
error-not-below = Interpretado como { $value }. Precisa ser menor que { $maximum }.
error-no-such-choice = “{ $value }” não está entre as opções. Escolha uma delas.
error-not-a-flag = “{ $value }” não é sim nem não. Escolha um dos dois.
error-unknown-unit = “{ $unit }” não é uma unidade deste valor. São aceitas: { $units }.
error-wrong-cells = A linha { $row } tem { $found ->
        [one] { $found } célula
        [many] { $found } de células
       *[other] { $found } células
    }, mas precisa ter { $expected }.
error-too-many-items = Há valores demais. O cálculo aceita até { $maximum }.
error-overflow = O resultado é grande demais para ser calculado. Mude os valores.
error-refused = Não dá para calcular com estes valores.
error-helper-failed = Não foi possível carregar esta calculadora. Verifique a conexão e tente de novo.
error-in-item = Valor { $item }: { $message }
error-in-row = Linha { $row }: { $message }


## Results

action-copy-json = Copiar dados e resultados em JSON
action-copy-csv = Copiar dados e resultados em CSV
copied-data = Dados e resultados copiados
carry-on = Usar em
