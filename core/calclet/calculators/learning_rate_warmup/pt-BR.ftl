title = Aquecimento da taxa de aprendizado
lead = Informe a taxa de aprendizado máxima, o total de passos e a duração do aquecimento (warmup) para saber a taxa de aprendizado em qualquer passo, como contam Transformers, nanoGPT ou torchtitan.
synonyms = warmup, aquecimento, cronograma da taxa de aprendizado, agendador da taxa de aprendizado, passos de warmup, warmup linear, decaimento cosseno, decaimento linear, learning rate schedule, learning rate scheduler, LR schedule, warmup_steps, warmup_ratio, warmup_iters, cosine decay, cosine annealing, min_lr, AdamW, beta2, Hugging Face Trainer

group-schedule = Cronograma
group-warmup = Aquecimento
group-step = Passo a avaliar

peak_learning_rate = Taxa de aprendizado máxima
    .help = A mais alta, no fim do aquecimento. As receitas a chamam só de taxa de aprendizado.
total_steps = Passos do otimizador
    .help = Atualizações do otimizador em todo o treinamento, não micro-batches: com acumulação de gradientes, passagens ÷ passos de acumulação.
decay = Decaimento posterior
    .help = Como a taxa cai entre o fim do aquecimento e o último passo.
    .option-constant = Nenhum
    .option-linear = Linear
    .option-cosine = Cosseno
minimum_learning_rate = Taxa de aprendizado mínima
    .help = Onde o decaimento termina. Muitas vezes, um décimo da máxima; 0 nos cronogramas básicos do Transformers.
warmup_given_as = Aquecimento dado em
    .help = Cada receita informa de um jeito. Os passos dependem do tamanho do lote; os tokens valem também para outro tamanho de lote.
    .option-ratio = Parte dos passos
    .option-steps = Passos
    .option-tokens = Tokens
    .option-adam_rule = Regra prática do Adam
warmup_ratio = Proporção de aquecimento
    .help = Parte de todos os passos do otimizador; o resultado é arredondado para cima, em passos inteiros.
warmup_steps = Passos de aquecimento
    .help = Atualizações do otimizador até o máximo. Sem aquecimento, use 0.
warmup_tokens = Tokens de aquecimento
    .help = Tokens vistos até o máximo. Os tokens por passo, mais abaixo, também são necessários.
adam_beta2 = β₂ do Adam
    .help = Taxa de decaimento do segundo momento. A regra dá 2 ÷ (1 − β₂) passos: 2.000 com 0,999 e só 40 com 0,95.
tokens_per_step = Tokens por passo
    .help = Tamanho de lote efetivo × comprimento da sequência, se você quiser o aquecimento em tokens.
step_convention = Contagem como em
    .help = O Transformers começa com taxa 0, então a primeira atualização não muda nada. Os outros começam um passo acima.
    .option-hugging_face = Transformers
    .option-nanogpt = nanoGPT
    .option-torchtitan = torchtitan
evaluated_step = Atualizações feitas
    .help = Atualizações do otimizador antes da que interessa: 0 é a primeira de todas.

warmup_length = Passos de aquecimento
    .sentence =
        { $warmup_given_as ->
            [ratio] { $warmup_ratio } de { $total_steps ->
                [one] { $total_steps } passo
                [many] { $total_steps } de passos
               *[other] { $total_steps } passos
            }, arredondando para cima: { $warmup_length ->
                [one] { $warmup_length } passo
                [many] { $warmup_length } de passos
               *[other] { $warmup_length } passos
            } de aquecimento.
            [tokens] { $warmup_tokens ->
                [one] { $warmup_tokens } token
                [many] { $warmup_tokens } de tokens
               *[other] { $warmup_tokens } tokens
            } a { $tokens_per_step ->
                [one] { $tokens_per_step } token
                [many] { $tokens_per_step } de tokens
               *[other] { $tokens_per_step } tokens
            } por passo: { $warmup_length ->
                [one] { $warmup_length } passo
                [many] { $warmup_length } de passos
               *[other] { $warmup_length } passos
            } de aquecimento.
            [adam_rule] 2 ÷ (1 − { $adam_beta2 }) dá { $warmup_length ->
                [one] { $warmup_length } passo
                [many] { $warmup_length } de passos
               *[other] { $warmup_length } passos
            } de aquecimento.
           *[steps] O aquecimento ocupa { $warmup_length ->
                [one] { $warmup_length } passo
                [many] { $warmup_length } de passos
               *[other] { $warmup_length } passos
            } de { $total_steps }.
        }
learning_rate = Taxa de aprendizado
    .sentence = Após { $evaluated_step ->
            [one] { $evaluated_step } atualização
            [many] { $evaluated_step } de atualizações
           *[other] { $evaluated_step } atualizações
        }, a próxima usa uma taxa de aprendizado de { $learning_rate }; a máxima é { $peak_learning_rate }.
increment_per_step = Aumento por passo
    .sentence = Durante o aquecimento, a taxa sobe { $increment_per_step } a cada passo.
warmup_token_count = Aquecimento em tokens
    .sentence = { $warmup_length ->
            [one] { $warmup_length } passo
            [many] { $warmup_length } de passos
           *[other] { $warmup_length } passos
        } × { $tokens_per_step ->
            [one] { $tokens_per_step } token
            [many] { $tokens_per_step } de tokens
           *[other] { $tokens_per_step } tokens
        } = { $warmup_token_count ->
            [one] { $warmup_token_count } token
            [many] { $warmup_token_count } de tokens
           *[other] { $warmup_token_count } tokens
        } até o máximo.

refusal-after-the-end = O treinamento termina após { $total_steps ->
        [one] { $total_steps } passo
        [many] { $total_steps } de passos
       *[other] { $total_steps } passos
    }; o passo { $evaluated_step } fica fora dele.
refusal-minimum-above-peak = A taxa mínima, { $minimum_learning_rate }, está acima da máxima, { $peak_learning_rate }. O decaimento não pode subir.
refusal-tokens-per-step-missing = Para converter os tokens em passos, faltam os tokens por passo.
remark-never-over = Um aquecimento de { $warmup_length ->
        [one] { $warmup_length } passo
        [many] { $warmup_length } de passos
       *[other] { $warmup_length } passos
    } não deixa nenhum dos { $total_steps } para o decaimento.
remark-first-update-idle = No passo 0 a taxa é 0: a primeira atualização do Transformers não muda os pesos.
remark-float-ceiling = O Transformers multiplica em ponto flutuante e arredonda para { $rounded } passos; o valor exato é { $exact }.
