title = Épocas pelo orçamento computacional
lead = Informe um orçamento computacional, o tamanho do modelo e os tokens únicos disponíveis para saber quantas épocas o orçamento permite e quanto valem os dados repetidos.
synonyms = número de épocas, quantas épocas treinar, dados repetidos, leis de escala com dados limitados, data-constrained scaling, treinamento com várias épocas, Muennighoff, tokens efetivos, tokens únicos, orçamento computacional, 6ND, sobreajuste, overfitting, epochs, data wall

compute_budget = Orçamento computacional
    .help = FLOP de todo o treinamento, com cada multiplicação e soma contando como duas operações: uma quantidade, não FLOP/s.
parameters = Parâmetros
    .help = Os que entram na passagem de um token: em uma mistura de especialistas, só os ativos.
unique_tokens = Tokens únicos
    .help = Tokens do conjunto de dados, cada um contado uma vez, depois da filtragem e da deduplicação.

affordable_tokens = Tokens que o orçamento paga
    .sentence = { $compute_budget } ÷ (6 × { $parameters ->
            [one] { $parameters } parâmetro
            [many] { $parameters } de parâmetros
           *[other] { $parameters } parâmetros
        }) pagam { $affordable_tokens ->
            [one] { $affordable_tokens } token
            [many] { $affordable_tokens } de tokens
           *[other] { $affordable_tokens } tokens
        } de treinamento.
epochs = Épocas
    .sentence = { $affordable_tokens ->
            [one] { $affordable_tokens } token
            [many] { $affordable_tokens } de tokens
           *[other] { $affordable_tokens } tokens
        } são { $epochs } vezes os { $unique_tokens ->
            [one] { $unique_tokens } token único
            [many] { $unique_tokens } de tokens únicos
           *[other] { $unique_tokens } tokens únicos
        }.
whole_epochs = Épocas completas
    .sentence =
        { $whole_epochs ->
            [0] O orçamento acaba antes que os { $unique_tokens ->
                [one] { $unique_tokens } token
                [many] { $unique_tokens } de tokens
               *[other] { $unique_tokens } tokens
            } sejam vistos uma vez.
            [one] Cada um dos { $unique_tokens ->
                [one] { $unique_tokens } token
                [many] { $unique_tokens } de tokens
               *[other] { $unique_tokens } tokens
            } é visto pelo menos uma vez.
           *[other] Cada um dos { $unique_tokens ->
                [one] { $unique_tokens } token
                [many] { $unique_tokens } de tokens
               *[other] { $unique_tokens } tokens
            } é visto pelo menos { $whole_epochs } vezes.
        }
effective_tokens = Tokens efetivos
    .sentence = { $affordable_tokens ->
            [one] { $affordable_tokens } token
            [many] { $affordable_tokens } de tokens
           *[other] { $affordable_tokens } tokens
        } em { $epochs ->
            [one] { $epochs } época
            [many] { $epochs } de épocas
           *[other] { $epochs } épocas
        } valem por { $effective_tokens ->
            [one] { $effective_tokens } token novo
            [many] { $effective_tokens } de tokens novos
           *[other] { $effective_tokens } tokens novos
        }.
repeat_value = Valor dos tokens
    .sentence = Em média, um token deste treinamento vale { $repeat_value } de um token novo.

remark-data-left-over = O orçamento não chega a ver todos os dados uma vez: nada se repete e cada token conta por inteiro.
remark-beyond-fit = A perda de valor dos dados repetidos foi medida em modelos de até { COMPACT($largest) } de parâmetros. Acima disso, é uma extrapolação.
