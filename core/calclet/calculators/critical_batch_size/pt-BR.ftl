title = Tamanho de lote crítico
lead = Informe uma perda, ou as normas do gradiente com dois tamanhos de lote, para saber o tamanho de lote crítico e quanto o seu lote custa em passos e em dados.
synonyms = escala de ruído do gradiente, ruído do gradiente, lote crítico, batch crítico, maior lote útil, retornos decrescentes, treinamento com lotes grandes, limite do paralelismo de dados, relação sinal-ruído, gradient noise scale, GNS, B_crit, B_noise, B_simple, CBS, critical batch size, McCandlish, Kaplan, S_min, E_min

group-estimate = Estimativa
group-batch = Lote

estimated_from = Estimado a partir de
    .help = O ajuste publicado só precisa da perda e é aproximado. As normas do gradiente são medidas no seu próprio treinamento.
    .option-loss = Perda
    .option-gradients = Normas do gradiente
loss = Perda
    .help = Entropia cruzada em nats por token, alcançada ou pretendida. O ajuste vale para texto da web em inglês e o tokenizador do GPT-2.
small_batch_size = Lote menor
    .help = Sequências dos gradientes com mais ruído, como os de uma réplica antes de tirar a média.
small_batch_norm = Norma ao quadrado, lote menor
    .help = Norma ao quadrado desses gradientes, na média de muitos passos.
large_batch_size = Lote maior
    .help = Sequências dos gradientes com menos ruído, como os do lote inteiro.
large_batch_norm = Norma ao quadrado, lote maior
    .help = Norma ao quadrado destes gradientes antes do clipping, na média dos mesmos passos.
global_batch_size = Tamanho de lote efetivo (global)
    .help = Sequências de uma atualização do otimizador, para comparar com o lote crítico.
sequence_length = Comprimento da sequência
    .help = Tokens por sequência.

critical_tokens = Tamanho de lote crítico
    .sentence =
        { $estimated_from ->
            [gradients] O ruído dividido pelo sinal dá { $critical_sequences } sequências; com { $sequence_length } tokens cada, são { $critical_tokens } tokens.
           *[loss] Com uma perda de { $loss }, o ajuste dá { $critical_tokens } tokens por passo.
        }
critical_sequences = Em sequências
    .sentence = { $critical_tokens } tokens são { $critical_sequences ->
            [one] { $critical_sequences } sequência
            [many] { $critical_sequences } de sequências
           *[other] { $critical_sequences } sequências
        } de { $sequence_length } tokens.
batch_over_critical = Seu lote
    .sentence = { $global_batch_size } sequências são { $batch_over_critical } vezes o lote crítico.
step_factor = Passos, em relação ao mínimo
    .sentence = Chegar à mesma perda leva { $step_factor } vezes os passos de um lote infinito.
data_factor = Dados, em relação ao mínimo
    .sentence = Chegar à mesma perda exige { $data_factor } vezes os dados do menor lote.
gradient_signal = Sinal
    .sentence = Norma ao quadrado do gradiente verdadeiro, descontado o ruído: { $gradient_signal }.
gradient_noise = Ruído
    .sentence = Variância do gradiente de uma única sequência, somada sobre todos os parâmetros: { $gradient_noise }.

refusal-small-not-smaller = O lote menor precisa ter menos sequências que o maior.
refusal-no-signal = Estas normas não deixam nenhum sinal: no lote maior, toda a norma é ruído. Tire a média de mais passos ou meça um lote maior.
refusal-no-noise = Por causa do ruído, um lote menor tem uma norma maior. Estas normas não mostram ruído; tire a média de mais passos.
