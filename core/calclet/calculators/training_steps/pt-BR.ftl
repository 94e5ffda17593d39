title = Passos e épocas de treinamento
lead = Informe um orçamento de tokens, sequências ou épocas e o lote para saber os passos do otimizador do treinamento, como o seu framework os conta, e o que sobra em cada época.
synonyms = número de passos de treinamento, total de passos, passos por época, iterações por época, passos de otimização, último lote, lote incompleto, resto, quantos passos, quantas épocas, max_steps, train_iters, train_samples, num_train_epochs, training steps, steps per epoch, drop_last, even_batches, DistributedSampler, gradient accumulation, Hugging Face Trainer, Accelerate, PyTorch Lightning, torchtune, litgpt, Megatron-LM

group-budget = Orçamento e dados
group-batch = Lote
group-framework = Framework

budget_given_as = Orçamento em
    .help = Receitas de pré-treinamento informam tokens ou sequências; as de ajuste fino, épocas.
    .option-tokens = Tokens
    .option-sequences = Sequências
    .option-epochs = Épocas
token_budget = Orçamento de tokens
    .help = Tokens que o treinamento deve ver, cada um contado tantas vezes quantas é lido.
sequence_budget = Orçamento de sequências
    .help = Sequências que o treinamento deve ver; no Megatron-LM, train_samples.
epochs = Épocas
    .help = Voltas completas pelo conjunto de dados. Só o Transformers aceita parte de uma.
dataset_size = Sequências do conjunto de dados
    .help = Linhas que o dataloader entrega: exemplos ou, com empacotamento, pacotes deles.
global_batch_size = Tamanho de lote efetivo (global)
    .help = Sequências de uma atualização do otimizador, somando todas as réplicas e passagens.
tokens_per_step = Tokens por passo
    .help = Tamanho de lote efetivo × comprimento da sequência. Se as linhas não estiverem cheias, informe os tokens reais.
convention = Contagem como em
    .help = Quando uma época não termina com um passo completo, o framework dá mesmo assim esse último passo, deixa-o de fora ou continua a leitura na época seguinte.
    .option-none = Nenhum: até esgotar o orçamento
    .option-transformers = Transformers, Axolotl
    .option-accelerate = Accelerate
    .option-lightning = Lightning
    .option-torchtune = torchtune
    .option-litgpt = litgpt
    .option-megatron = Megatron-LM
data_parallel_size = Réplicas em paralelismo de dados
    .help = Réplicas entre as quais os dados são distribuídos; cada rank de ZeRO ou FSDP conta como uma.
gradient_accumulation_steps = Passos de acumulação de gradientes
    .help = Passagens de cada réplica antes de uma atualização. Daí sai o micro-batch: lote efetivo ÷ réplicas ÷ passagens.
drop_last = Descartar o último micro-batch
    .help = O dataloader deixa de fora um micro-batch incompleto: drop_last, dataloader_drop_last.

total_steps = Total de passos do otimizador
    .sentence =
        { $budget_given_as ->
            [epochs] { $epochs ->
                [one] { $epochs } época
                [many] { $epochs } de épocas
               *[other] { $epochs } épocas
            }: { $total_steps ->
                [one] { $total_steps } passo
                [many] { $total_steps } de passos
               *[other] { $total_steps } passos
            } do otimizador.
            [sequences] { $sequence_budget } sequências: { $total_steps ->
                [one] { $total_steps } passo
                [many] { $total_steps } de passos
               *[other] { $total_steps } passos
            } do otimizador.
           *[tokens] { $token_budget } tokens: { $total_steps ->
                [one] { $total_steps } passo
                [many] { $total_steps } de passos
               *[other] { $total_steps } passos
            } do otimizador.
        }
steps_per_epoch = Passos por época
    .sentence =
        { $convention ->
            [transformers] Um passo incompleto conta: arredondando para cima, { $steps_per_epoch } em cada época.
            [accelerate] Um passo incompleto conta: arredondando para cima, { $steps_per_epoch } em cada época.
            [lightning] Um passo incompleto conta: arredondando para cima, { $steps_per_epoch } em cada época.
            [torchtune] Só contam os passos completos: arredondando para baixo, { $steps_per_epoch } em cada época.
            [litgpt] Os passos continuam de uma época para a outra: { $steps_per_epoch } em cada uma, em média.
           *[other] { $dataset_size } ÷ { $global_batch_size } = { $steps_per_epoch }; o fim de uma época não interrompe nenhum passo.
        }
epochs_seen = Épocas treinadas
    .sentence = Com { $total_steps ->
            [one] { $total_steps } passo
            [many] { $total_steps } de passos
           *[other] { $total_steps } passos
        }, os dados são percorridos { $epochs_seen ->
            [one] { $epochs_seen } vez
            [many] { $epochs_seen } de vezes
           *[other] { $epochs_seen } vezes
        }.
sequences_seen = Sequências vistas
    .sentence = Em { $total_steps ->
            [one] { $total_steps } passo
            [many] { $total_steps } de passos
           *[other] { $total_steps } passos
        }, o treinamento vê { $sequences_seen ->
            [one] { $sequences_seen } sequência
            [many] { $sequences_seen } de sequências
           *[other] { $sequences_seen } sequências
        }, cada uma contada tantas vezes quantas é lida.
tokens_seen = Tokens vistos
    .sentence = Com { $tokens_per_step } tokens por passo completo, são { $tokens_seen } tokens.
tokens_beyond_budget = Além do orçamento de tokens
    .sentence = { $tokens_seen } − { $token_budget } = { $tokens_beyond_budget } tokens; se for negativo, sobram outros tantos.
sequences_beyond_budget = Além do orçamento de sequências
    .sentence = { $sequences_seen } − { $sequence_budget } = { $sequences_beyond_budget } sequências; se for negativo, sobram outras tantas.
last_step_passes = Passagens do passo incompleto
    .sentence =
        { $convention ->
            [litgpt] No fim de tudo, { $last_step_passes ->
                [one] sobra { $last_step_passes }
               *[other] sobram { $last_step_passes }
            } de { $gradient_accumulation_steps } passagens.
            [torchtune] No fim de cada época, { $last_step_passes ->
                [one] sobra { $last_step_passes }
               *[other] sobram { $last_step_passes }
            } de { $gradient_accumulation_steps } passagens.
           *[other] Cada época termina com um passo após { $last_step_passes } de { $gradient_accumulation_steps } passagens.
        }
last_step_sequences = Sequências do passo incompleto
    .sentence = { $last_step_sequences ->
            [one] { $last_step_sequences } sequência
            [many] { $last_step_sequences } de sequências
           *[other] { $last_step_sequences } sequências
        } em vez de { $global_batch_size }.
last_step_weight = Peso do passo incompleto
    .sentence =
        { $convention ->
            [transformers] Divisão { $last_step_passes ->
                [one] pela única passagem feita, ou pelos tokens dela
               *[other] pelas { $last_step_passes } passagens feitas, ou pelos tokens delas
            }: seu gradiente é uma média completa.
            [torchtune] Nenhum passo é dado: essas passagens nem são executadas.
            [litgpt] Nenhum passo é dado: os gradientes delas são descartados.
           *[other] Divisão por { $gradient_accumulation_steps } passagens, embora { $last_step_passes ->
                [one] tenha sido feita { $last_step_passes }
               *[other] tenham sido feitas { $last_step_passes }
            }: seu gradiente é { $last_step_weight } da média.
        }
repeated_sequences = Repetidas por época
    .sentence = Para que todas as réplicas tenham o mesmo número, { $repeated_sequences ->
            [one] { $repeated_sequences } sequência é lida
            [many] { $repeated_sequences } de sequências são lidas
           *[other] { $repeated_sequences } sequências são lidas
        } duas vezes em cada época.
unused_sequences = Não usadas por época
    .sentence = Em cada época, { $unused_sequences ->
            [one] { $unused_sequences } sequência fica
            [many] { $unused_sequences } de sequências ficam
           *[other] { $unused_sequences } sequências ficam
        } de fora; com embaralhamento, são outras a cada vez.

refusal-does-not-divide = Réplicas { $data_parallel_size } × passagens { $gradient_accumulation_steps } = { $multiple }, que não divide um lote de { $global_batch_size }. O lote mais próximo que ele divide é { $nearest }.
refusal-whole-epochs = Este framework só treina épocas completas.
refusal-no-step = Não há o suficiente nem para um passo completo: uma época tem { $dataset_size } sequências e um passo, { $global_batch_size }.
remark-schedule-ends-early = O litgpt planeja a taxa de aprendizado para { $planned } passos, mas dá { $steps }: os últimos passam do fim do cronograma dele.
