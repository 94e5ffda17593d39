# What the reader of configs says. Codes come from core/calclet/readers.


## Nothing could be read

reading-error-not-understood = Este texto não corresponde a nenhum dos frameworks de treinamento conhecidos aqui.
reading-error-broken-syntax = Não foi possível ler { $file }: a linha { $line } está malformada ou cortada.
reading-error-too-large = O texto é longo demais: tem { $length } caracteres, e são lidos no máximo { $maximum }.
reading-error-too-deep = { $file } tem níveis de aninhamento demais na linha { $line }.
reading-error-too-many-lines = { $file } tem mais de { $maximum } linhas.
reading-error-line-too-long = { $file } tem mais de { $maximum } caracteres na linha { $line }.
reading-error-too-many-settings = { $file } contém mais de { $maximum } valores.
reading-error-too-many-files = São mais de { $maximum } arquivos.
reading-error-needs-yaml = Na linha { $line }, { $file } usa recursos do YAML que não são lidos sem a biblioteca de YAML; instale o calclet com o extra yaml.
reading-error-bad-request = Não foi possível entender a solicitação.
reading-error-unknown-input = Não há nada com o nome { $name }.
reading-error-unknown-framework = Não é possível escrever uma configuração para { $framework }: não há framework com esse nome.
reading-error-unknown-generation = { $value } não é nenhuma destas opções: { $choices }.
reading-error-empty = Falta um valor.
reading-error-not-a-number = Um dos valores não é um número.
reading-error-not-an-integer = { $value } não é um número inteiro.
reading-error-too-small = { $value } é menor que { $minimum }.


## General notes

reading-note-default = Nada informa este valor: { $name }. O padrão é { $value }.
reading-note-batch-in-tokens = O total é informado em tokens: { $tokens_per_step } tokens equivalem a { $global_batch_size } sequências.
reading-note-open-value = Fica em aberto aqui o valor de { $name }: { $text }
reading-note-overridden = Para { $name } vale { $value }, de { $file }, que tem prioridade sobre { $other_value }, de { $other_file }.
reading-note-packing = O empacotamento preenche cada sequência até o comprimento máximo com vários exemplos.
reading-note-pairs = Cada exemplo é um par: para cada um que é contado, são processadas duas sequências, a melhor resposta e a pior.
reading-note-other-framework = { $file } é para { $framework } e ficou de fora.

reading-note-several-configurations = Este arquivo contém mais de uma configuração ({ $count } no total); onde elas diferem, vale a última.
reading-note-expert-parallel = O paralelismo de especialistas, de grau { $size }, não reduz o grau de paralelismo de dados: ele acontece entre as réplicas, e o número de cópias de cada especialista é { $replicas }.


## General problems

reading-problem-broken-syntax = { $file } está malformado ou cortado na linha { $line }; só conta o que deu para ler.
reading-problem-contradiction = Para { $name }, { $file } diz { $value }, mas { $other_file } diz { $other_value }.
reading-problem-expected-otherwise = Para { $name } o resultado é { $value }, mas o esperado era { $expected }.
reading-problem-expected-unknown = Para { $name } o esperado era { $expected }, mas falta algum dado do qual isso depende.
reading-problem-layout-does-not-divide = Um world size de { $world_size } não é divisível por { $model_parallel_size }, o grau de paralelismo de modelo.
reading-problem-batch-does-not-divide = Um lote global de { $global_batch_size } não é divisível pelo micro-batch, { $micro_batch_size }, vezes o número de réplicas, { $data_parallel_size }.
reading-problem-tokens-do-not-divide = Um passo de { $tokens_per_step } tokens não é divisível pelos { $tokens_per_pass } de uma passagem: micro-batch { $micro_batch_size } × réplicas { $data_parallel_size } × comprimento da sequência { $sequence_length }.


## General repairs

reading-repair-change-accumulation = Defina { $key } como { $value }.
reading-repair-change-micro-batch = Defina { $key } como { $value }.
reading-repair-change-total = Defina { $key } como { $value }.
reading-repair-change-processes = Defina { $key } como { $value }.
reading-repair-change-world = Treine com { $value } GPUs; o número de réplicas passa a ser { $data_parallel_size }.
reading-repair-change-key = Defina { $key } como { $value }.
reading-repair-remove = Remova { $key }.


## accelerate

reading-note-accelerate-accumulation-updated = O Accelerate mudou os passos de acumulação do DeepSpeed para { $gradient_accumulation_steps }; o arquivo dele dizia { $other }.
reading-note-accelerate-megatron-context = O Accelerate conta as réplicas sem dividir pelo grau de paralelismo de contexto, { $context }; o próprio Megatron-LM divide por ele.
reading-note-accelerate-megatron-passes = Com o plugin Megatron-LM do Accelerate, num_micro_batches diz quantas passagens formam um passo ({ $passes }); gradient_accumulation_steps não tem efeito.
reading-note-accelerate-scheduler = Um scheduler preparado avança { $processes ->
        [one] { $processes } vez
        [many] { $processes } de vezes
       *[other] { $processes } vezes
    } a cada atualização dos pesos, a não ser com split_batches.
reading-note-accelerate-split = Com split_batches, { $batch_size } é o lote de todos os processos juntos.
reading-problem-accelerate-accumulation-mismatch = Como passos de acumulação, o plugin do Accelerate informa { $other } e o arquivo do DeepSpeed, { $gradient_accumulation_steps }; valem os do DeepSpeed.
reading-problem-accelerate-degrees-do-not-match = O produto dos graus de ParallelismConfig é { $product }, mas o número de processos é { $world_size }.
reading-problem-accelerate-split-batches = Com split_batches, o tamanho de lote { $batch_size } precisa ser múltiplo do número de processos, { $processes }.


## axolotl

reading-note-axolotl-packing = Com sample_packing, micro_batch_size { $micro_batch_size } preenche uma linha de { $tokens } tokens: multiplica os tokens, não os exemplos.
reading-note-axolotl-model-parallel = As { $model_parallel_size } GPUs de cada grupo de paralelismo de tensores ou de contexto compartilham suas sequências. As versões do Axolotl anteriores a março de 2026 contam cada uma delas no lote que registram no log.
reading-note-axolotl-batch-size-of-a-process = batch_size { $batch_size } é o de um processo; dividido por micro_batch_size, dá { $value } como número de passos de acumulação. O Axolotl recomenda definir gradient_accumulation_steps em vez dele.
reading-problem-axolotl-two-of-three = O Axolotl pede dois destes três valores: micro_batch_size, gradient_accumulation_steps e batch_size.
reading-problem-axolotl-set-both = gradient_accumulation_steps e batch_size se excluem.
reading-problem-axolotl-batch-size-ignored = Aqui, batch_size { $batch_size } não muda nada: gradient_accumulation_steps vale 1 quando omitido, e o lote de um processo por atualização é de { $micro_batch_size }.
reading-problem-axolotl-ring-attention = Com sample_packing, o paralelismo de contexto trabalha com um pacote de cada vez: micro_batch_size precisa ser 1.
reading-problem-axolotl-layout = { $world_size } GPUs não podem ser divididas segundo os graus de paralelismo definidos.
reading-problem-axolotl-groups = O Axolotl pede que o que um processo acumula forme grupos completos de { $num_generations } respostas; micro_batch_size vezes gradient_accumulation_steps dá { $completions }.
reading-repair-axolotl-set = Defina { $key } como { $value }.
reading-repair-axolotl-drop = Remova { $key }.
reading-repair-axolotl-accumulate = Defina { $key } como { $value } e remova batch_size.
reading-repair-axolotl-one-pack = Defina micro_batch_size como 1 e gradient_accumulation_steps como { $value }: o lote continua o mesmo.


## composer

reading-note-composer-automatic-microbatch = O micro-batch é automático: começa em { $device_batch }, o lote de um dispositivo, e cai pela metade sempre que falta memória. O lote global continua o mesmo.
reading-note-composer-microbatch-reduced = Um micro-batch de { $micro_batch_size } excede o lote de um dispositivo e é reduzido a { $device_batch }.
reading-note-composer-smaller-last-microbatch = As { $device_batch } sequências de um dispositivo ocupam { $passes } passagens de { $micro_batch_size }, mas na última só restam { $last }. O lote global conta como informado, e nenhum tamanho do micro-batch, sozinho, o descreve.


## deepspeed

reading-note-deepspeed-auto = “auto” não é um valor próprio do DeepSpeed: o Trainer ou o Accelerate o preenche com base nos seus argumentos.
reading-note-deepspeed-autotp = O DeepSpeed conta { $counted } GPUs, embora, com AutoTP, as GPUs de cada grupo de { $autotp_size } vejam sempre os mesmos dados: o número de réplicas é { $replicas }, e o train_batch_size dele conta cada sequência { $autotp_size } vezes.
reading-note-deepspeed-elastic = A elasticidade chega a um lote de { $train_batch_size }; ele pode ser dividido entre estes números de GPUs: { $valid }.
reading-note-deepspeed-include-whole-host = O DeepSpeed, da versão 0.15.3 até agosto de 2026, deixa de fora um host que --include cita sem slots, aqui { $name }; com os slots indicados, ele é usado.
reading-note-deepspeed-presupposes = Nada informa o número de GPUs; os três tamanhos de lote pressupõem { $replicas } GPUs em paralelismo de dados.
reading-note-deepspeed-saw-fewer = Foram iniciados { $started } processos, mas o DeepSpeed viu { $seen }: com todos eles, os números estariam certos. Ele conta 1 quando os processos não se conhecem, como antes de init_process_group, ou quando cada um foi iniciado sozinho.
reading-note-deepspeed-unmanaged = managed_gradient_accumulation é false: é o código de treinamento que decide quando os pesos são atualizados, diga o arquivo o que disser.
reading-problem-deepspeed-all-excluded = --exclude não deixa nenhuma GPU do hostfile.
reading-problem-deepspeed-assertion = Foi pedido ao DeepSpeed um lote de { $global_batch_size }, mas ele encontrou { $micro_batch_size } por GPU × acumulação de { $gradient_accumulation_steps } × { $data_parallel_size } GPUs em paralelismo de dados.
reading-problem-deepspeed-counts-and-filters = O launcher deepspeed recusa --num_nodes e --num_gpus junto com --include ou --exclude.
reading-problem-deepspeed-duplicate-key = O DeepSpeed recusa um arquivo em que { $key } aparece duas vezes.
reading-problem-deepspeed-elastic-and-stated = A elasticidade está ativada, e o DeepSpeed recusa que também se informem tamanhos de lote: { $keys }.
reading-problem-deepspeed-elastic-incomplete = A elasticidade precisa de max_train_batch_size e micro_batch_sizes.
reading-problem-deepspeed-elastic-world = O lote elástico não pode ser dividido com { $data_parallel_size } como número de réplicas; valores possíveis: { $valid }.
reading-problem-deepspeed-floored-to-nothing = { $key } fica em { $value }, porque o DeepSpeed divide e arredonda para baixo: o lote total é pequeno demais para tantas GPUs.
reading-problem-deepspeed-host-twice = O hostfile cita { $name } mais de uma vez: o deepspeed recusa isso.
reading-problem-deepspeed-include-exclude = O launcher deepspeed aceita --include ou --exclude e recusa os dois ao mesmo tempo.
reading-problem-deepspeed-mismatch = O DeepSpeed recusa esta configuração: train_batch_size { $train_batch_size } não é igual a { $micro_batch_size } por GPU × acumulação de { $gradient_accumulation_steps } × { $data_parallel_size } GPUs em paralelismo de dados.
reading-problem-deepspeed-no-config = Não há configuração do DeepSpeed { $file }: o caminho é procurado a partir de onde a execução começa, e também não é uma configuração em base64.
reading-problem-deepspeed-no-batch = O DeepSpeed precisa de train_batch_size ou train_micro_batch_size_per_gpu.
reading-problem-deepspeed-no-such-slot = O hostfile não contém { $name }: assim o deepspeed não inicia.
reading-problem-deepspeed-not-positive = { $key } é { $value }; o DeepSpeed pede um valor maior que 0.
reading-problem-deepspeed-set-batch-size = Um novo train_batch_size precisa ser múltiplo do micro-batch vezes o número de GPUs em paralelismo de dados: durante a execução, só os passos de acumulação mudam.
reading-repair-deepspeed-ignore-stated = Defina elasticity.ignore_non_elastic_batch_info como true ou remova essas chaves.


## easylm

reading-note-easylm-global-batch = No EasyLM, o tamanho de lote { $batch_size } é o de todos os dispositivos em uma passagem.
reading-problem-easylm-does-not-divide = Um lote de { $batch_size } não pode ser distribuído pela malha de dispositivos, em que o número de réplicas é { $data_parallel_size }.


## fabric

reading-problem-fabric-conflict = Para { $key }, o código diz { $value } e o launcher, { $launched } (1 se faltar a opção): o Fabric recusa isso.


## fairseq

reading-note-fairseq-by-tokens = Uma passagem recebe até { $max_tokens } tokens em vez de um número fixo de sequências; por isso, as sequências de um passo variam.
reading-note-fairseq-scheduled-accumulation = As passagens mudam conforme a época: { $stages }. Aqui conta o primeiro valor, { $value }.


## gpt_neox

reading-problem-gpt-neox-nothing-left = Um lote de { $total } dividido por { $replicas }, o número de réplicas, deixa { $key } em 0: o GPT-NeoX divide, arredonda para baixo e depois recusa.
reading-problem-gpt-neox-batch-mismatch = O GPT-NeoX recusa esta configuração: train_batch_size { $global_batch_size } não é igual a { $micro_batch_size } por GPU × acumulação de { $gradient_accumulation_steps } × réplicas { $data_parallel_size }.


## grpo

reading-note-completions = Os tamanhos de lote contam respostas, não prompts; uma atualização de { $global_batch_size } treina com { $prompts ->
        [one] { $prompts } prompt
        [many] { $prompts } de prompts
       *[other] { $prompts } prompts
    } e { $num_generations } respostas por prompt.
reading-note-completions-apart = São geradas { $generation_batch_size } respostas por vez; uma atualização usa { $global_batch_size }.
reading-problem-completions-not-whole-groups = São geradas { $generation_batch_size } respostas por vez, o que não é múltiplo de num_generations { $num_generations }.
reading-problem-completions-not-divisible = Uma passagem de todos os processos ({ $data_parallel_size }), com { $micro_batch_size } respostas cada um, não forma grupos completos de num_generations { $num_generations }: os tamanhos de lote contam respostas, não prompts.
reading-problem-completions-not-whole-passes = generation_batch_size { $generation_batch_size } não é múltiplo de { $completions }, as respostas de todos os processos em uma passagem.
reading-problem-completions-set-twice = generation_batch_size e steps_per_generation se excluem.
reading-problem-completions-at-least-two = Um grupo precisa de pelo menos 2 respostas para comparar; num_generations é { $num_generations }.
reading-repair-completions-other-number = Defina { $key } como { $value }.
reading-repair-completions-more-passes = Defina { $key } como { $value }.
reading-repair-completions-more-at-a-time = Defina { $key } como { $value }.
reading-repair-completions-drop = Remova { $key }.


## huggingface

reading-note-huggingface-auto-find = auto_find_batch_size reduz o tamanho de lote por dispositivo quando falta memória e mantém os passos de acumulação: o total pode acabar menor.
reading-note-huggingface-banner = Lido no log do Trainer: { $micro_batch_size } por dispositivo.
reading-note-huggingface-data-parallel = Um único processo controla { $gpus } GPUs (nn.DataParallel): cada uma recebe o tamanho de lote por dispositivo, e por isso contam como { $gpus } réplicas.
reading-note-huggingface-data-parallel-banner = O log fala de nn.DataParallel: { $adjusted_batch_size } somando todas as GPUs do único processo.
reading-note-huggingface-deepspeed-elsewhere = Os argumentos apontam para { $file }, que não está aqui; os tamanhos de lote dele precisam ser auto ou iguais.
reading-note-huggingface-log-counts-peers = O log diz { $told }, porque até a versão 4.57 o Transformers conta como réplicas as GPUs que compartilham dados por paralelismo de contexto; o certo é { $real }.
reading-note-huggingface-old-name = { $key } é o nome antigo de per_device_train_batch_size.
reading-note-huggingface-peers = As GPUs unidas por paralelismo de contexto ou de sequência compartilham seus dados; mesmo assim, até a versão 4.57 o log do Transformers as conta como réplicas.
reading-note-huggingface-split-batches = Com split_batches, { $value } é o lote de todos os processos juntos; o log do Trainer não leva isso em conta.
reading-note-huggingface-spmd = Com o SPMD do XLA, o tamanho de lote por dispositivo é o de todos os dispositivos juntos.
reading-problem-huggingface-banner-differs = O log informa um total de { $told }, mas com estes arquivos o total é { $real }.
reading-problem-huggingface-deepspeed-mismatch = O Trainer recusa esta configuração: { $key } do DeepSpeed é { $value }, mas { $other } é { $stated }.
reading-problem-huggingface-no-batch-fits = auto_find_batch_size chegou a zero: nem uma única sequência cabe na memória.
reading-repair-huggingface-use-auto = Defina estes valores do arquivo do DeepSpeed como auto, para que o Trainer os preencha.
reading-repair-huggingface-use-deepspeed = Passe ao Trainer os valores do arquivo do DeepSpeed.


## levanter

reading-note-levanter-schedule = O lote segue um cronograma: { $stages }. Aqui conta o último valor, { $value }.
reading-problem-levanter-does-not-divide = Um lote de { $global_batch_size } não é divisível por { $data_parallel_size }, o número de réplicas.


## lightning

reading-note-lightning-batch-is-split = A estratégia dp divide o lote de { $batch_size } do dataloader entre { $devices } dispositivos; ele não é multiplicado por esse número.
reading-note-lightning-loop-accumulates = Com o Fabric, o próprio laço de treinamento acumula: quantas passagens formam um passo está na condição de no_backward_sync, que não é lida aqui.
reading-note-lightning-scheduled-accumulation = As passagens mudam conforme a época: { $stages }; este é o lote do início, com { $value }.
reading-problem-lightning-accumulation-twice = O Lightning recusa accumulate_grad_batches junto com um GradientAccumulationScheduler: um dos dois está sobrando.
reading-problem-lightning-deepspeed-accumulation = O Lightning recusa gradient_accumulation_steps na configuração do DeepSpeed: ele mesmo o define a partir de accumulate_grad_batches.


## litgpt

reading-note-litgpt-silent-floor = O litgpt arredonda para baixo sem avisar: de { $asked } sequências pedidas, um passo tem { $reached }; { $lost } se perdem.
reading-problem-litgpt-no-pass = O litgpt para com um AssertionError sem mensagem: o lote de { $global_batch_size } dividido por { $data_parallel_size } dá { $share } por dispositivo, menos que um micro-batch de { $micro_batch_size }.
reading-problem-litgpt-assertion = O litgpt parou porque não sobrou nada para uma passagem: global_batch_size, dividido pelo número de dispositivos e arredondado para baixo, é menor que micro_batch_size.


## llama_factory

reading-note-llama_factory-pretraining-packs = Com stage pt, os exemplos são empacotados até completar cutoff_len, a não ser que o empacotamento seja desativado.
reading-note-llama_factory-global-from-micro = Sem global_batch_size, um micro-batch de cada réplica faz uma atualização.


## llm_c


## llm_foundry

reading-note-llm_foundry-replication = Com replication, os dispositivos leem as mesmas sequências em grupos de { $replication }, mas o llm-foundry divide o lote por todos: o número de sequências diferentes por atualização é { $reached }, não { $asked }.
reading-problem-llm_foundry-does-not-divide = O llm-foundry recusa um lote global de { $global_batch_size } com { $data_parallel_size } dispositivos: ele precisa ser múltiplo desse número.
reading-problem-llm_foundry-replication-does-not-divide = { $world_size } dispositivos não se dividem em grupos de { $replication }, como pede replication.
reading-problem-llm_foundry-sequence-parallelism = O llm-foundry não oferece paralelismo de sequência e para em { $key } = { $value }.


## maxtext

reading-note-maxtext-cut-off = O MaxText corta o que não é inteiro: de { $asked } sequências em { $chips } chips restam { $reached }.
reading-note-maxtext-per-chip = per_device_batch_size { $per_device_batch_size } vale para cada chip, inclusive os que dividem uma réplica.
reading-note-maxtext-ramp = O lote cresce durante o treinamento: por dispositivo, de { $start } a { $target } com incrementos de { $increment }, ao longo de { $samples } sequências. Aqui conta o último lote.
reading-note-maxtext-shared-sequences = { $sequences } sequências não se dividem por igual entre { $replicas } réplicas; contam como { $counted } partes iguais.
reading-problem-maxtext-no-sequence = Sobra menos de uma sequência para { $chips } chips juntos.
reading-problem-maxtext-microbatches = O MaxText não consegue dividir as { $sequences_per_pass } sequências de uma passagem em { $pipeline_microbatches } micro-batches do pipeline.
reading-problem-maxtext-pipeline-microbatches = Não é possível dividir { $sequences } sequências de uma passagem em { $microbatches } micro-batches do pipeline, cujo número também precisa ser múltiplo dos { $stages } estágios.
reading-problem-maxtext-ramp-does-not-divide = A diferença entre { $start } e { $target } não é múltiplo do incremento da rampa, { $increment }.


## megatron

reading-note-megatron-rampup = O lote cresce de { $start } a { $full } sequências com incrementos de { $increment }. Fica completo após { $steps } passos e { $samples } sequências.
reading-note-megatron-rampup-ignored = Desde abril de 2026, o Megatron-LM ignora --rampup-batch-size e começa com o lote completo; a opção para isso agora é --step-batch-size-schedule.
reading-note-megatron-schedule = O lote cresce de { $first } a { $last } sequências; número de tamanhos: { $stages }. O último é alcançado após { $steps } passos e { $samples } sequências. Os limiares contam tokens.
reading-note-megatron-steps = Com o lote crescente, { $samples } sequências exigem { $steps } passos; com o lote completo desde o início, seriam { $constant }.
reading-note-megatron-decreased = --decrease-batch-size-if-needed reduz o lote de { $asked } para { $reached }, o múltiplo de { $unit } logo abaixo. Os logs continuam dizendo { $asked }.
reading-problem-megatron-nothing-left = --decrease-batch-size-if-needed não deixa nada de um lote de { $asked }: um único micro-batch de cada réplica já soma { $unit }.
reading-problem-megatron-no-micro-batches = O número de micro-batches de cada réplica fica em { $passes }: o lote global é menor que um micro-batch de cada réplica.
reading-problem-megatron-current-not-divisible = Ao crescer, o lote chegou a { $size }, que não é divisível por um micro-batch de { $micro_batch_size } vezes { $data_parallel_size }, o número de réplicas. Cada tamanho de uma rampa precisa ser múltiplo desse produto.
reading-problem-megatron-experts = Um world size de { $world_size } não é divisível por { $size }, o produto dos graus de paralelismo de pipeline, de especialistas e de tensores dos especialistas.
reading-problem-megatron-renamed = O Megatron-LM recusa { $old }; agora é { $new }.
reading-problem-megatron-old-batch-size = O Megatron-LM recusa --batch-size; agora é --micro-batch-size, que conta as sequências de uma réplica em uma passagem.
reading-problem-megatron-rampup-and-iterations = Um lote que cresce com --rampup-batch-size exige medir o treinamento em sequências: --train-samples em vez de --train-iters.
reading-problem-megatron-rampup-needs-samples = Até abril de 2026, o Megatron-LM recusa --rampup-batch-size junto com --train-iters { $steps }: um lote crescente se mede em sequências.
reading-problem-megatron-rampup-increments = Incrementos de { $increment } não levam de { $start } a { $full }.
reading-problem-megatron-rampup-start = A rampa precisa começar com pelo menos uma sequência.
reading-problem-megatron-rampup-above = A rampa começa em { $start }, acima do lote global de { $full }.
reading-problem-megatron-rampup-empty = A rampa não tem o que percorrer de { $start } a { $full }: o Megatron-LM então divide por zero.
reading-problem-megatron-rampup-indivisible = A rampa chega a { $size }, que não é múltiplo de { $unit }, um micro-batch de cada réplica: o treinamento para ali.
reading-problem-megatron-schedule-form = { $entry } não tem a forma TOKENS:SIZE, que --step-batch-size-schedule exige.
reading-problem-megatron-schedule-first = O cronograma começa em { $threshold }; o primeiro limiar precisa ser 0.
reading-problem-megatron-schedule-order = Dois limiares do cronograma caem na mesma sequência: eles são divididos por um comprimento de { $length } e arredondados para baixo.
reading-problem-megatron-schedule-indivisible = O cronograma chega a { $size }, que não é múltiplo de { $unit }, um micro-batch de cada réplica: o treinamento para ali.
reading-problem-megatron-schedule-and-global = --step-batch-size-schedule exclui --global-batch-size: o último tamanho dele é o lote global.
reading-problem-megatron-schedule-and-decrease = --step-batch-size-schedule exclui --decrease-batch-size-if-needed.
reading-problem-megatron-schedule-and-rampup = --step-batch-size-schedule exclui --rampup-batch-size.
reading-repair-megatron-decrease-batch-size = Acrescente { $key }: o lote real passa a ser { $value }.
reading-repair-megatron-no-rampup = Remova { $key }: o lote fica completo desde o início.
reading-repair-megatron-set-rampup = Defina { $key } como { $value }.
reading-repair-megatron-train-samples = Troque --train-iters por { $key } { $value }, que dura o mesmo.
reading-repair-megatron-remove = Remova { $key }.
reading-repair-megatron-rename = Troque { $old } por { $new }.
reading-repair-megatron-schedule-from-zero = Defina { $key } como “{ $value }”.


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = gradient_accumulation_steps não está definido: o swift usa { $value }, para que todos os processos juntos cheguem a pelo menos 16 sequências.
reading-note-ms_swift-one-process = Sem NPROC_PER_NODE, o swift inicia um só processo, que distribui o modelo entre as GPUs que enxerga.


## nanochat

reading-note-nanochat-automatic-batch = O lote total é automático: o nanochat o calcula a partir do modelo e do seu orçamento de tokens e o mostra no início.
reading-problem-nanochat-not-a-multiple = Um total de { $tokens_per_step } tokens não é múltiplo de { $tokens_per_pass }, os de uma passagem de todas as GPUs.


## nanogpt

reading-note-nanogpt-world-total = No nanoGPT, gradient_accumulation_steps { $gradient_accumulation_steps } conta as passagens de todas as GPUs juntas, e por isso um passo tem { $global_batch_size } sequências com qualquer número de GPUs que o divida.
reading-problem-nanogpt-does-not-divide = O nanoGPT para: gradient_accumulation_steps { $gradient_accumulation_steps } não é divisível por { $world_size } GPUs.
reading-problem-nanogpt-assertion = O nanoGPT parou porque gradient_accumulation_steps, que conta as passagens de todas as GPUs juntas, não é divisível pelo número delas.


## nanotron

reading-problem-nanotron-layout = Os graus dão { $product } GPUs (réplicas { $replicas } × tensores { $tensor } × pipeline { $pipeline } × contexto { $context }), mas o treinamento tem { $world_size }.
reading-repair-nanotron-set-dp = Defina { $key } como { $value }, para usar todas as GPUs.


## nemo

reading-note-nemo-packed = Os dados estão empacotados: o lote global conta pacotes, cada um com várias sequências. Para aprender com tantas sequências quantas sem empacotamento, divida-o pelo número de sequências de um pacote.
reading-problem-nemo-accumulate-grad-batches = accumulate_grad_batches do trainer precisa continuar em 1: o NeMo acumula por conta própria, conforme o tamanho do micro-batch e o do lote global.
reading-problem-nemo-packed-micro-batch = Dados empacotados precisam de micro-batches de 1, não de { $size }.
reading-repair-nemo-accumulate-one = Defina { $key } como 1.
reading-repair-nemo-packed-one = Defina { $key } como 1.


## olmo

reading-note-olmo-micro-batch-cut = Um micro-batch de { $size } excede o que um dispositivo recebe, { $each }: tudo é processado em uma só passagem.
reading-note-olmo-smaller-last-micro-batch = As { $each } sequências de um dispositivo, em micro-batches de { $size }, deixam um último de { $last }. O lote global conta como informado, e nenhum tamanho do micro-batch, sozinho, o descreve.
reading-problem-olmo-batch-not-divisible = O lote de { $global_batch_size } não é divisível por { $world_size } GPUs. O OLMo para ali com um AssertionError sem texto.


## olmo_core

reading-note-olmo-core-tokens = O OLMo-core conta os lotes em tokens: { $tokens } tokens, em sequências de { $length }.
reading-problem-olmo-core-not-tokens = { $tokens } tokens são menos que uma sequência de { $length }: o OLMo-core conta os lotes em tokens, não em sequências.
reading-problem-olmo-core-partial = { $tokens } tokens não formam um número inteiro de sequências de { $length }.
reading-problem-olmo-core-partial-rank = O que cada réplica recebe do lote, contado em tokens, precisa ser um número inteiro de sequências.
reading-repair-olmo-core-in-tokens = Multiplique por { $length } o que foi pensado em sequências.


## open_clip

reading-note-open_clip-pairs = O que se conta são pares de imagem e texto.


## openrlhf

reading-note-openrlhf-answers = train_batch_size conta respostas, { $num_generations } por prompt; rollout_batch_size conta prompts.
reading-note-openrlhf-dynamic-batch = Aqui os micro-batches são cortados por tokens: o número de sequências muda de um para outro.
reading-note-openrlhf-deepspeed-batch = O DeepSpeed recebe um lote de { $value }, porque conta as GPUs que dividem uma sequência; uma atualização continua usando train_batch_size sequências.
reading-note-openrlhf-packing = Com packing_samples, as sequências de um micro-batch são unidas sem padding: o número de tokens por passo é um máximo.


## slurm

reading-note-slurm-idle = Há { $reserved } GPUs reservadas, mas o número de processos iniciados é só { $world_size }.
reading-problem-slurm-too-few = São iniciados { $world_size } processos, mas o número de GPUs reservadas é só { $reserved }.


## torchrun


## torchtitan

reading-note-torchtitan-old-batch-size = Desde junho de 2025, training.batch_size se chama training.local_batch_size; as versões novas não conhecem o nome antigo.
reading-note-torchtitan-tokens = Os lotes são contados em tokens, como faz o torchtitan desde agosto de 2026: os { $tokens } tokens de cada réplica e passagem são { $sequences } sequências de { $length } tokens.
reading-note-torchtitan-partial-sequences = Os { $tokens } tokens de cada réplica e passagem não formam um número inteiro de sequências de { $length }: os documentos são dobrados em uma única linha.
reading-note-torchtitan-pipeline-passes = O número de micro-batches do pipeline em cada passo de acumulação é { $passes }; aqui contam { $count } no total.
reading-note-torchtitan-pipeline-split = O pipeline divide o lote local de { $size } em { $parts } micro-batches de { $part }.
reading-problem-torchtitan-layout = O torchtitan recusa esta configuração: replicate { $replicate } × shard { $shard } × contexto { $context } × tensores { $tensor } × pipeline { $pipeline } dá { $product }, não o world size de { $world_size }.
reading-problem-torchtitan-experts = Um paralelismo de especialistas de grau { $size } não divide os { $among } ranks de sharding, contexto e tensores que ele toma emprestados.
reading-problem-torchtitan-tokens-do-not-divide = { $tokens } tokens por passo não são múltiplo de { $unit }, os de todas as réplicas em um passo de acumulação.
reading-repair-torchtitan-set-shard = Defina { $key } como { $value }.
reading-repair-torchtitan-set-experts = Defina { $key } como { $value }.


## torchtune

reading-note-torchtune-docstring = Os docstrings multiplicam por todas as GPUs; o sampler conta uma só vez cada grupo de { $model_parallel_size } GPUs em paralelismo de tensores e de contexto.
reading-note-torchtune-leftover = Se, no fim de uma época, sobrarem menos de { $gradient_accumulation_steps } passagens, elas não gerarão nenhuma atualização.
reading-problem-torchtune-layout = replicate { $replicate_size } × shard { $shard_size } × tensores e contexto { $tensor_parallel_size } não dá as { $world_size } GPUs que existem.
reading-problem-torchtune-replicas = { $replicas } GPUs em paralelismo de dados não podem ser divididas em { $replicate_size } grupos.
reading-repair-torchtune-shards = Defina { $key } como { $value }.


## trl


## unsloth

reading-note-unsloth-one-gpu = Nada inicia mais de um processo: o Unsloth treina em uma única GPU.
reading-note-unsloth-several-gpus = Um processo enxerga { $gpus } GPUs e treina em uma delas; nesse caso, versões antigas do Unsloth usam { $value } sequências por passagem.
reading-note-unsloth-banner = O banner informa { $batch_per_device } por dispositivo e uma acumulação de { $gradient_accumulation_steps }.
reading-note-unsloth-other-run = O banner, com { $batch_per_device } por dispositivo, é de outro treinamento; vale o que está informado.
reading-note-unsloth-set-to-generations = O Unsloth definiu o lote por dispositivo como { $batch_per_device }, o número de respostas por prompt.
reading-note-unsloth-raises-batch = O Unsloth iguala per_device_train_batch_size a num_generations { $num_generations }, porque { $micro_batch_size } por dispositivo não forma grupos completos.
reading-problem-unsloth-batch-times-gpus = per_device_train_batch_size é { $micro_batch_size }, mas o banner diz { $batch_per_device }: um processo enxerga { $gpus } GPUs e multiplica o lote por esse número, em uma só delas.
reading-repair-unsloth-one-device = Deixe só uma GPU em { $key }.


## verl

reading-note-verl-answers = train_batch_size e ppo_mini_batch_size contam prompts; cada um tem { $num_generations } respostas, e é com elas que uma atualização treina.
reading-note-verl-dynamic-batch = Aqui os micro-batches são cortados por tokens: o número de sequências muda de um para outro.
reading-problem-verl-passes = Cada réplica, de { $replicas } no total, recebe { $answers } respostas por atualização, número que passagens de { $micro_batch_size } não dividem.
reading-problem-verl-passes-message = Uma réplica recebe { $answers } respostas por atualização, número que passagens de { $micro_batch_size } não dividem.
reading-problem-verl-floors = { $asked } respostas não podem ser divididas entre { $replicas } réplicas: o verl arredonda para baixo sem avisar, e uma atualização treina com { $reached }.
reading-problem-verl-mini-exceeds-train = ppo_mini_batch_size { $mini_batch_size } excede os { $train_batch_size } prompts de um rollout.
reading-problem-verl-rollout = Um rollout de { $answers } respostas não é divisível por { $minimum }.
reading-repair-verl-mini-batch = Defina { $key } como { $value }.
reading-repair-verl-rollout-batch = Defina { $key } como { $value }.
