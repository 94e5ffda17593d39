# What goes further than the calculator itself: the tools below it.

tools-title = Ferramentas
tool-failed = Não foi possível carregar esta ferramenta. Verifique a conexão e tente de novo. O que você digitou foi mantido.
error-part-missing = Não foi possível carregar. Verifique a conexão e tente de novo.
tool-used = Valores preenchidos: { $values }.
tool-there = Atual
tool-below = { $share } abaixo da meta
tool-above = { $share } acima da meta
tool-beside = diferente da meta
tool-with-unit = { $title } ({ $unit })
tool-series = { $first }, { $next }
tool-clauses = { $first }, { $next }
tool-copy-csv = Copiar como CSV
tool-save-csv = Salvar como CSV


## Which input gives this output?

tool-solve = Atingir meta
solve-output = Resultado
solve-target = Meta
solve-free = Dado a mudar
solve-exact = exatamente a meta
solve-close = a meta, nos algarismos exibidos
solve-none = Nenhum valor de “{ $label }” dá exatamente isso. Os mais próximos:
error-out-of-reach = Não é possível atingir a meta mudando só este dado.
error-out-of-reach-from = Não é possível atingir a meta mudando só este dado: o mínimo é { $low }.
error-out-of-reach-to = Não é possível atingir a meta mudando só este dado: o máximo é { $high }.
error-out-of-reach-between = Não é possível atingir a meta mudando só este dado: só de { $low } a { $high }.
error-not-solvable = Não é possível deduzir este dado deste resultado.


## All ways to reach a batch

tool-choices = Formas de obter um lote
choices-bounds = Limites, se houver
choices-bound-micro_batch_size_max = Maior micro-batch que cabe
choices-bound-data_parallel_size = Réplicas em paralelismo de dados
choices-bound-world_size = GPUs no total
choices-bound-model_parallel_size = GPUs por cópia do modelo
choices-bound-pipeline_parallel_size = Estágios do pipeline
choices-bound-gpus_per_node = GPUs por nó
choices-count =
    { $total ->
        [one] { $total } forma.
        [many] { $total } de formas. Primeiro as que enchem o pipeline e depois as que têm menos passagens.
       *[other] { $total } formas. Primeiro as que enchem o pipeline e depois as que têm menos passagens.
    }
choices-cut = São exibidas as { $shown } melhores.
choices-near = Nenhuma opção dá exatamente isso. As mais próximas abaixo e acima:
choices-none = Nenhuma opção dentro destes limites.
choices-ranked = Opções, melhores primeiro
choices-number = Nº
choices-distance = Resultado
choices-notes = Notas
choices-use = Usar
choices-compare = Comparar
choices-compare-one = Comparar { $choice }
choices-compare-hint = Marque duas para vê-las lado a lado.
choices-compared = Comparação
choices-differ = Diferem em: { $names }.
choices-same = (igual)
choices-different = (diferente)
choices-all = Mostrar as { $count }
choices-mark-fewer-passes-than-stages = Menos passagens que estágios do pipeline: o pipeline nunca se enche.
choices-mark-keeps-after-node-loss = Continua divisível com um nó a menos.
choices-mark-breaks-after-node-loss = Com um nó a menos ({ $world_size } GPUs) deixa de ser divisível; lote mais próximo: { $global_batch_size }.
choices-plot = Diagrama das opções
choices-plot-title = { $up } em função de { $across }, para cada opção
choices-plot-about =
    { $count ->
        [one] { $count } opção: { $best }.
        [many] { $count } de opções; a melhor, com { $best }.
       *[other] { $count } opções; a melhor, com { $best }.
    }
choices-shape-dot = exata
choices-shape-diamond = exata, mas com menos passagens que estágios do pipeline
choices-shape-ring = perto da meta
error-does-not-divide = { $value } não divide { $of }.


## A result against an input

tool-chart = Gráfico
chart-output = Resultado
chart-input = Em função de
chart-from = De
chart-to = Até
chart-log-x = Eixo logarítmico do dado
chart-log-y = Eixo logarítmico do resultado
chart-title = { $output } em função de { $input }
chart-about = De { $from } a { $to }.
chart-now = Agora: { $values }
chart-none = nenhum
chart-data = Valores do gráfico


## A batch that grows

tool-ramp = Evolução da rampa
ramp-tokens-seen = Tokens vistos
ramp-tokens-per-step = Tokens por passo
ramp-from-token = Desde o token
ramp-up = Eixo vertical
ramp-across = Eixo horizontal
ramp-last-change = Somente até a última mudança
ramp-about =
    { $count ->
        [one] { $count } fase: { $first }.
       *[other] { $count } fases. A primeira: { $first }. A última: { $last }.
    }


## Configs, launch scripts and logs

tool-read-config = Ler uma configuração
read-text = Configuração, script de execução, log ou mensagem de erro
read-about = Cole o texto ou arraste arquivos para cá. Os que andam juntos, como um YAML, seu JSON do DeepSpeed e um script de execução, são lidos como um só. Nada sai deste navegador.
read-choose = Escolher arquivos…
read-remove = Remover
read-remove-file = Remover { $name }
read-pasted = texto colado
read-recognised = Lido como: { $names }
read-agrees = Tudo o que foi lido confere.
read-problems =
    { $count ->
        [one] { $count } problema encontrado.
        [many] { $count } de problemas encontrados.
       *[other] { $count } problemas encontrados.
    }
read-missing = Faltam valores: preencha-os na tabela.
read-values = Valores lidos
read-unknown = não informado
read-given = digitado à mão
read-follows = decorre de outros valores
read-place = { $file }, linha { $line }:
read-take-out = remover { $key }
read-use = Usar estes valores
read-use-repair = Usar os valores corrigidos
read-problems-title = O que não confere
read-repairs-title = Como corrigir
read-notes-title = Vale saber
fact-world_size = GPUs do treinamento

tool-write-config = Escrever uma configuração
write-framework = Framework
write-generation = Versão
write-copy = Copiar
write-copy-file = Copiar { $name }
write-copied = Copiado


## Published runs

tool-published-runs = Treinamentos publicados
runs-about = O que artigos, model cards e configurações dizem do lote, recalculado. Os erros das fontes são apontados.
runs-search = Buscar por nome
runs-found =
    { $count ->
        [one] { $count } treinamento
        [many] { $count } de treinamentos
       *[other] { $count } treinamentos
    }
runs-none = Nenhum treinamento tem isto no nome.
runs-verified = Verificado
runs-verified-about = Lido na própria fonte, ou exato a partir do que ela informa.
runs-quoted = Citado
runs-quoted-about = Lido onde outros citam a fonte.
runs-derived = Deduzido
runs-derived-about = Calculado a partir de números arredondados, com K e M como potências de 1.024; o que a fonte não informa assim está marcado.
runs-stage = fase { $stage } de { $stages }
runs-recipe = receita
runs-benchmark = benchmark
runs-batch = { $batch } × { $length } = { $tokens } tokens
runs-batch-printed = { $tokens } tokens
runs-batch-image = { $batch } imagens
runs-batch-pair = { $batch } pares
runs-discrepancy = Erro na fonte
runs-devices = Dispositivos
runs-device = Dispositivo
runs-tensor_parallel_size = Paralelismo de tensores
runs-pipeline_parallel_size = Paralelismo de pipeline
runs-context_parallel_size = Paralelismo de contexto
runs-expert_parallel_size = Paralelismo de especialistas
runs-is-derived = deduzido
runs-is-remembered = sem nova verificação
runs-at-least = no mínimo
runs-as-printed = como na fonte
runs-when = Quando
runs-from-tokens =
    { $tokens ->
        [many] a partir de { $tokens } de tokens
       *[other] a partir de { $tokens } tokens
    }
runs-from-step = a partir do passo { $step }
runs-until-step = até o passo { $step }
runs-ramp = Rampa anterior
runs-ramp-start = a partir de { $start } sequências
runs-ramp-start-tokens =
    { $start ->
        [many] a partir de { $start } de tokens
       *[other] a partir de { $start } tokens
    }
runs-ramp-steps = de { $increment } em { $increment }
runs-ramp-samples = ao longo de { $samples } sequências
runs-ramp-tokens =
    { $tokens ->
        [many] ao longo de { $tokens } de tokens
       *[other] ao longo de { $tokens } tokens
    }
runs-ramp-range =
    { $most ->
        [many] ao longo de { $least } a { $most } de tokens
       *[other] ao longo de { $least } a { $most } tokens
    }
runs-ramp-share = ao longo de { $share } das sequências
runs-checked = Conferido em { $date }.
runs-fill = Usar
runs-fill-name = Usar { $name }
runs-open = { $batch } sequências não se dividem por igual entre { $replicas } réplicas. O restante que a fonte informa foi preenchido.
runs-open-printed = A fonte só dá o lote como um número arredondado de tokens. O restante que ela informa foi preenchido.
runs-aim = Buscar dados de entrada para este lote
runs-where = { $finding } ({ $where })
runs-tokens-differ = Na fonte: { $printed } tokens. Mas { $batch } × { $length } = { $computed }.
runs-tokens-not-whole = Na fonte: { $printed } tokens. Isso dá { $computed } sequências, que não é um número inteiro; nem com M como 1.024 × 1.024.
runs-tokens-called-sequences = Na fonte: { $printed } sequências. Trata-se de tokens, em { $computed } sequências de { $length }.
runs-sequences-differ = Na fonte: { $printed } sequências. Todos os outros números dão { $computed }.
runs-batch-not-reachable = Na fonte: { $printed } tokens. { $replicas } réplicas não podem dividi-los por igual; chegam a { $computed }.
runs-devices-differ = Na fonte: { $printed } réplicas. Com os outros graus, são { $computed } dispositivos, não { $devices }.
runs-replica-too-large = Na fonte: { $printed } dispositivos. Uma única réplica ocupa { $computed }.
