title = Escalonamento da taxa de aprendizado
lead = Informe um tamanho de lote com uma taxa de aprendizado que funciona e outro tamanho de lote para saber a taxa de aprendizado e os ajustes do otimizador que uma regra de escalonamento sugere para o segundo.
synonyms = regra de escalonamento linear, regra da raiz quadrada, escalar a taxa de aprendizado, taxa de aprendizado e tamanho do lote, lotes grandes, tamanho de lote crítico, meia-vida, linear scaling rule, square root scaling rule, LR scaling, large batch training, Goyal, Malladi, Adam, AdamW, SGD, momentum, beta1, beta2, epsilon, weight decay, OLMo-core, nanochat, sqrt(k)

group-batch = Tamanhos de lote
group-optimizer = Valores de referência

rule = Regra de escalonamento
    .help = O que se preserva depende do otimizador. As regras para Adam não valem para SGD, nem o contrário; para o Muon não há nenhuma consagrada.
    .option-linear = Linear, para SGD
    .option-square_root = Raiz quadrada com β e ε, para Adam
    .option-olmo_core = Raiz quadrada, só a taxa (OLMo-core)
    .option-nanochat = Raiz quadrada e weight decay (nanochat)
reference_batch_size = Tamanho de lote de referência
    .help = Tamanho de lote efetivo (global) para o qual a taxa de aprendizado foi ajustada. Em sequências ou tokens, com a mesma unidade nos dois campos.
new_batch_size = Novo tamanho de lote
    .help = Tamanho de lote efetivo (global) do novo treinamento.
critical_batch_size = Tamanho de lote crítico
    .help = Se você o mediu: o tamanho a partir do qual um lote maior quase não economiza passos. Além dele, nenhuma regra vale.
reference_learning_rate = Taxa de aprendizado de referência
    .help = A taxa máxima, ajustada para o primeiro tamanho de lote.
adam_beta1 = β₁ do Adam
    .help = Taxa de decaimento do primeiro momento.
adam_beta2 = β₂ do Adam
    .help = Taxa de decaimento do segundo momento.
adam_epsilon = ε do Adam
    .help = Somado à raiz do segundo momento.
weight_decay = Decaimento de pesos (weight decay)
    .help = O do AdamW, desacoplado: multiplicado pela taxa de aprendizado em cada passo.
reference_tokens = Tokens do treinamento de referência
    .help = Duração do treinamento para o qual o decaimento de pesos foi ajustado.
new_tokens = Tokens do novo treinamento
    .help = O mesmo número se os dois tiverem a mesma duração.

batch_ratio = Razão entre os lotes
    .sentence = { $new_batch_size } ÷ { $reference_batch_size } = { $batch_ratio }.
scaled_learning_rate = Taxa de aprendizado
    .sentence =
        { $rule ->
            [linear] { $reference_learning_rate } × { $batch_ratio } = { $scaled_learning_rate }, após um aquecimento gradual.
           *[other] { $reference_learning_rate } vezes a raiz quadrada de { $batch_ratio } é { $scaled_learning_rate }.
        }
scaled_beta1 = β₁ do Adam
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta1 }) = { $scaled_beta1 }.
scaled_beta2 = β₂ do Adam
    .sentence = 1 − { $batch_ratio } (1 − { $adam_beta2 }) = { $scaled_beta2 }.
half_life_beta2 = β₂ com a mesma meia-vida
    .sentence = Com { $half_life_beta2 }, o segundo momento esquece metade após tantos tokens quantos antes. Para mudanças pequenas, equivale quase à regra.
scaled_epsilon = ε do Adam
    .sentence = { $adam_epsilon } dividido pela raiz quadrada de { $batch_ratio } é { $scaled_epsilon }.
scaled_weight_decay = Decaimento de pesos
    .sentence = Com { $scaled_weight_decay }, a média dos pesos abrange a mesma parte do treinamento que com { $weight_decay }.

remark-beyond-critical = Acima do tamanho de lote crítico, { $critical }, já não é o ruído que freia os passos: a regra extrapola, e o treinamento pode divergir.
remark-beyond-linear = No ImageNet, a regra linear valeu até { $largest } imagens por lote. Acima disso, a acurácia caiu.
remark-no-beta = Com esta razão entre os lotes, a regra não deixa nenhum β acima de 0. Ela precisa de uma razão menor que { $largest }.
