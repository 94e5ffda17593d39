title = Tamanho de modelo ótimo em computação
lead = Informe um orçamento computacional para saber quantos parâmetros e tokens o aproveitam melhor, por uma razão fixa ou por um ajuste da perda.
synonyms = modelo ótimo em computação, compute-optimal, Chinchilla, lei de escala, leis de escala, scaling law, Hoffmann, Besiroglu, Epoch AI, parâmetros ótimos, tokens ótimos, N_opt, D_opt, tokens por parâmetro, 20 tokens por parâmetro, tamanho do modelo para um orçamento, approach 3, IsoFLOP, perda prevista

compute_budget = Orçamento computacional
    .help = FLOP de todo o treinamento, com cada multiplicação e soma contando como duas operações: uma quantidade, não FLOP/s.
sizing_method = Método
    .help = A razão segue as abordagens 1 e 2 de Hoffmann et al.; os ajustes minimizam a fórmula deles para a perda (abordagem 3). Besiroglu et al. a reajustaram aos mesmos dados.
    .option-ratio = Razão fixa
    .option-hoffmann_rounded = Hoffmann, como publicado
    .option-hoffmann_unrounded = Hoffmann, sem arredondar
    .option-besiroglu = Besiroglu, reajuste
tokens_per_parameter = Tokens por parâmetro
    .help = 20 é a regra prática; a tabela de Hoffmann vai de 20 a 21,6. Modelos que atendem muitos usuários costumam ser treinados por bem mais tempo.

optimal_parameters = Parâmetros ótimos
    .sentence =
        { $sizing_method ->
            [ratio] Com { $compute_budget } e { $tokens_per_parameter } tokens por parâmetro, o ótimo é de { $optimal_parameters ->
                [one] { $optimal_parameters } parâmetro
                [many] { $optimal_parameters } de parâmetros
               *[other] { $optimal_parameters } parâmetros
            }.
           *[other] Com { $compute_budget }, a perda prevista é mínima em { $optimal_parameters ->
                [one] { $optimal_parameters } parâmetro
                [many] { $optimal_parameters } de parâmetros
               *[other] { $optimal_parameters } parâmetros
            }.
        }
optimal_tokens = Tokens ótimos
    .sentence = 6 × { $optimal_parameters ->
            [one] { $optimal_parameters } parâmetro
            [many] { $optimal_parameters } de parâmetros
           *[other] { $optimal_parameters } parâmetros
        } × { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } consomem { $compute_budget }.
tokens_per_parameter_at_optimum = Tokens por parâmetro
    .sentence = { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } para { $optimal_parameters ->
            [one] { $optimal_parameters } parâmetro
            [many] { $optimal_parameters } de parâmetros
           *[other] { $optimal_parameters } parâmetros
        }: { $tokens_per_parameter_at_optimum } por parâmetro.
predicted_loss = Perda prevista
    .sentence = Neste ótimo, o ajuste prevê { $predicted_loss } nats por token, com seus próprios dados e tokenizador.

remark-rounded-coefficients = Os coeficientes publicados são arredondados. Para o orçamento do Gopher, dão 32 bilhões de parâmetros, onde o próprio artigo diz 40 bilhões.
remark-contradicts-ratio = Este ajuste pede cada vez mais tokens por parâmetro conforme o orçamento cresce, ao contrário das outras duas abordagens do artigo. O reajuste, não.
