# What goes further than the calculator itself: the tools below it.

tools-title = Ferramentas
tool-failed = Não foi possível carregar esta ferramenta. Verifique a conexão e tente de novo. O que você digitou foi mantido.
error-part-missing = Não foi possível carregar. Verifique a conexão e tente de novo.
tool-used = Valores preenchidos: { $values }.
tool-below = { $share } abaixo da meta
tool-above = { $share } acima da meta
tool-with-unit = { $title } ({ $unit })
tool-copy-csv = Copiar como CSV
tool-save-csv = Salvar como CSV


## Which input gives this output?

tool-solve = Atingir meta
solve-output = Resultado
solve-target = Meta
solve-free = Dado a mudar
solve-exact = exatamente a meta
solve-none = Nenhum valor de “{ $label }” dá exatamente isso. Os mais próximos:
error-out-of-reach = Não dá para chegar lá mudando só este dado.
error-not-solvable = Não dá para voltar deste resultado a este dado.


## A result against an input

tool-chart = Gráfico
chart-output = Resultado
chart-input = Em função de
chart-from = De
chart-to = Até
chart-log-x = Eixo do dado logarítmico
chart-log-y = Eixo do resultado logarítmico
chart-title = { $output } em função de { $input }
chart-about = De { $from } a { $to }.
chart-now = Agora: { $values }
chart-none = nenhum
chart-data = Valores do gráfico


## Configs, launch scripts and logs

tool-read-config = Ler uma configuração
read-text = Configuração, script de inicialização, log ou mensagem de erro
read-about = Cole o texto ou arraste arquivos para cá. Os que andam juntos, como um YAML, seu JSON do DeepSpeed e um script de inicialização, são lidos como um só. Nada sai deste navegador.
read-choose = Escolher arquivos…
read-remove = Remover
read-remove-file = Remover { $name }
read-pasted = texto colado
read-recognised = Lido como: { $names }
read-agrees = Tudo o que foi lido bate.
read-problems =
    { $count ->
        [one] { $count } problema encontrado.
        [many] { $count } de problemas encontrados.
       *[other] { $count } problemas encontrados.
    }
read-missing = Faltam valores: preencha-os na tabela.
read-values = Valores lidos
read-name = Nome
read-value = Valor
read-evidence = Informado em
read-unknown = não informado
read-given = digitado à mão
read-follows = decorre de outros valores
read-place = { $file }, linha { $line }:
read-take-out = remover { $key }
read-use = Usar estes valores
read-use-repair = Usar os valores corrigidos
read-problems-title = O que não bate
read-repairs-title = Como corrigir
read-notes-title = Bom saber
fact-world_size = GPUs do treinamento

tool-write-config = Escrever uma configuração
write-framework = Framework
write-generation = Versão
write-copy = Copiar
write-copy-file = Copiar { $name }
write-copied = Copiado
