title = Tokens ótimos segundo o Chinchilla
lead = Informe os parâmetros de um modelo para saber os tokens de treinamento que combinam com ele pela regra do Chinchilla, a computação que exigem e como fica o seu próprio plano.
synonyms = Chinchilla, escala Chinchilla, tokens ótimos em computação, tokens por parâmetro, 20 tokens por parâmetro, quantos tokens para treinar, lei de escala, leis de escala, scaling law, compute-optimal, treinamento excessivo, subtreinamento, perda prevista, Hoffmann, Besiroglu

group-rule = Modelo e regra
group-comparison = Comparação

parameters = Parâmetros
    .help = Todos, inclusive os embeddings, como no artigo do Chinchilla. Para uma mistura de especialistas não há regra aceita.
tokens_per_parameter = Tokens por parâmetro
    .help = 20 é a regra prática; a tabela de Hoffmann vai de 20,0 a 21,6. Vale para os dados e o tokenizador deles.
planned_tokens = Tokens planejados
    .help = Tokens com que você pretende treinar, para comparar. Sem um plano, deixe em branco.
    .placeholder = nenhum
loss_fit = Previsão da perda
    .help = Prevê a perda após os tokens planejados ou, sem um plano, após os ótimos. O reajuste corrige o ajuste publicado por Hoffmann.
    .option-none = Nenhuma
    .option-hoffmann_rounded = Hoffmann, como publicado
    .option-hoffmann_unrounded = Hoffmann, sem arredondar
    .option-besiroglu = Besiroglu, reajuste

optimal_tokens = Tokens ótimos
    .sentence = { $parameters ->
            [one] { $parameters } parâmetro
            [many] { $parameters } de parâmetros
           *[other] { $parameters } parâmetros
        } × { $tokens_per_parameter } tokens por parâmetro = { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        }.
training_compute = Computação do treinamento
    .sentence = 6 × { $parameters ->
            [one] { $parameters } parâmetro
            [many] { $parameters } de parâmetros
           *[other] { $parameters } parâmetros
        } × { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } dão { $training_compute }.
training_factor = Planejados / ótimos
    .sentence = { $planned_tokens ->
            [one] { $planned_tokens } token
            [many] { $planned_tokens } de tokens
           *[other] { $planned_tokens } tokens
        } são { $training_factor } vezes os { $optimal_tokens ->
            [one] { $optimal_tokens } token
            [many] { $optimal_tokens } de tokens
           *[other] { $optimal_tokens } tokens
        } da regra.
predicted_loss = Perda prevista
    .sentence =
        { $planned_tokens ->
            [one] Após { $planned_tokens } token
            [many] Após { $planned_tokens } de tokens
            [other] Após { $planned_tokens } tokens
           *[none] Após { $optimal_tokens ->
                [one] { $optimal_tokens } token
                [many] { $optimal_tokens } de tokens
               *[other] { $optimal_tokens } tokens
            }
        }, o ajuste prevê { $predicted_loss } nats por token, com seus próprios dados e tokenizador.

preset-model = Modelo conhecido
