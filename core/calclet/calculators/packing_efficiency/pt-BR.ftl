title = Eficiência do empacotamento
lead = Informe os comprimentos das sequências e como elas preenchem as linhas de um lote para saber os tokens reais de um passo, os que têm rótulo e por quanto a perda é dividida.
synonyms = empacotamento de sequências, empacotamento de amostras, proporção de padding, desperdício de padding, preenchimento, tokens efetivos por passo, tokens de padding, tokens da perda, normalização da perda, média de médias, comprimento variável, sequence packing, sample packing, pad tokens, label tokens, -100, ignore_index, num_items_in_batch, best fit decreasing, bfd, wrapped, group_texts, group_by_length, sample_packing_eff_est, neat packing

group-lengths = Comprimentos
group-layout = Linhas
group-batch = Lote
group-loss = Perda

lengths_given_as = Comprimentos dados por
    .help = A média basta quando cada linha recebe uma só sequência. A eficiência com sequências inteiras só se deduz dos comprimentos delas.
    .option-mean = Média
    .option-list = Lista
    .option-table = Tabela de comprimentos
mean_length = Comprimento médio
    .help = Tokens de todas as sequências ÷ o número delas, depois do truncamento.
sequence_lengths = Comprimentos das sequências
    .help = Tokens de cada sequência, uma após a outra, até 1.000 sequências. Pode-se colar uma coluna como está.
length_table = Comprimentos e quantidades
    .help = Uma linha por comprimento, ou pelo meio de cada faixa de um histograma.
    .column-tokens = Tokens
    .column-sequences = Sequências
layout = Linhas preenchidas com
    .help = O padding acrescenta tokens que são calculados, mas não ensinam nada. O empacotamento (packing) põe várias sequências em uma linha; a concatenação as corta onde a linha acaba.
    .option-padded = Padding até o comprimento da sequência
    .option-padded_to_longest = Padding até a maior do micro-batch
    .option-packed = Empacotamento de sequências inteiras
    .option-concatenated = Concatenação com cortes
fill = Ocupação esperada
    .help = Parte de uma linha empacotada que contém tokens. O Axolotl a estima como sample_packing_eff_est; o comum é de 95 a 99%.
global_batch_size = Tamanho de lote efetivo (global)
    .help = Linhas de uma atualização do otimizador. Se estiverem empacotadas, cada uma é um pacote.
sequence_length = Comprimento da sequência
    .help = Tokens que cabem em uma linha. No Axolotl, as linhas empacotadas medem tamanho do micro-batch × comprimento da sequência.
micro_batch_size = Tamanho do micro-batch por réplica
    .help = Linhas de uma passagem de uma réplica; recebem padding juntas e, às vezes, têm a média calculada em conjunto.
loss_share = Tokens com rótulo
    .help = Parte dos tokens reais sobre a qual se calcula a perda: todos no pré-treinamento; as respostas, no ajuste fino só com respostas.
normalization = Perda dividida por
    .help = Transformers e torchtune dividem pelos tokens do passo. A média por micro-batch é mais antiga e ainda comum; com calculate-per-token-loss, o Megatron-LM divide pelos tokens do passo.
    .option-tokens = Tokens do passo
    .option-micro_batches = Tokens de cada micro-batch

packing_share = Eficiência do empacotamento
    .sentence =
        { $layout ->
            [packed] { $packing_share } de cada linha empacotada são tokens reais.
            [concatenated] { $packing_share } de cada linha são tokens reais, porque as linhas são cortadas de um só fluxo.
           *[other] { $packing_share } de cada linha são tokens reais; o resto é padding.
        }
slots = Tokens calculados por passo
    .sentence =
        { $layout ->
            [padded_to_longest] { $global_batch_size } linhas, completadas até a maior de { $micro_batch_size }, são { $slots } tokens em média.
           *[other] { $global_batch_size } linhas × { $sequence_length } tokens = { $slots } posições.
        }
real_tokens = Tokens reais por passo
    .sentence = { $slots } × { $packing_share } = { $real_tokens } tokens que não são padding.
loss_tokens = Tokens com os quais se aprende
    .sentence = { $loss_share } dos { $real_tokens } tokens reais têm rótulo: { $loss_tokens }.
loss_divisor = Divisor da perda
    .sentence =
        { $normalization ->
            [micro_batches] Cada micro-batch é dividido pelos próprios tokens, { $loss_divisor } em média: onde há menos, cada token pesa mais.
           *[tokens] Os { $loss_tokens } tokens do passo têm o mesmo peso, seja qual for o micro-batch.
        }
sequences_per_step = Sequências por passo
    .sentence = Uma atualização aprende com { $sequences_per_step ->
            [one] { $sequences_per_step } sequência
            [many] { $sequences_per_step } de sequências
           *[other] { $sequences_per_step } sequências
        } em { $global_batch_size ->
            [one] { $global_batch_size } linha
            [many] { $global_batch_size } de linhas
           *[other] { $global_batch_size } linhas
        }.
rows = Linhas do conjunto de dados
    .sentence = As sequências preenchem { $rows ->
            [one] { $rows } linha
            [many] { $rows } de linhas
           *[other] { $rows } linhas
        }: esse é o número que o dataloader conta.
lost_tokens = Tokens perdidos
    .sentence =
        { $layout ->
            [concatenated] { $lost_tokens } tokens do fim não preenchem uma linha e são descartados.
           *[other] { $lost_tokens } tokens ficam além da posição { $sequence_length } da sua sequência e são cortados.
        }

refusal-lengths-missing = A maior de um micro-batch não se deduz de uma média. Informe uma lista ou uma tabela de comprimentos.
refusal-mean-above-row = Uma média de { $mean_length } tokens não cabe em uma linha de { $sequence_length }. Informe a média depois do truncamento ou use a concatenação.
refusal-less-than-a-row = Não há tokens suficientes para uma única linha de { $sequence_length }.
refusal-length-below-one = Cada comprimento e cada quantidade precisa ser no mínimo 1.
refusal-micro-batch-above-batch = Um micro-batch de { $micro_batch_size } é maior que o lote inteiro, de { $global_batch_size }.
