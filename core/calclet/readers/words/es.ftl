# What the reader of configs says. Codes come from core/calclet/readers.


## Nothing could be read

reading-error-not-understood = En este texto no se reconoce ningún framework de entrenamiento de los que se conocen aquí.
reading-error-broken-syntax = No se puede leer { $file }: la línea { $line } está mal formada o cortada.
reading-error-too-large = Es demasiado largo: tiene { $length } caracteres y se leen { $maximum } como máximo.
reading-error-too-deep = { $file } tiene demasiados niveles de anidamiento en la línea { $line }.
reading-error-too-many-lines = { $file } tiene más de { $maximum } líneas.
reading-error-line-too-long = { $file } tiene más de { $maximum } caracteres en la línea { $line }.
reading-error-too-many-settings = { $file } contiene más de { $maximum } valores.
reading-error-too-many-files = Hay más de { $maximum } archivos.
reading-error-needs-yaml = En la línea { $line }, { $file } usa más YAML del que se lee sin la biblioteca de YAML; instala calclet con su extra yaml.
reading-error-bad-request = No se entiende la petición.
reading-error-unknown-input = No hay nada con el nombre { $name }.
reading-error-unknown-framework = No se puede escribir la configuración de { $framework }: no hay ningún framework con ese nombre.
reading-error-unknown-generation = { $value } no es ninguna de estas opciones: { $choices }.
reading-error-empty = Falta un valor.
reading-error-not-a-number = Un valor no es un número.
reading-error-not-an-integer = { $value } no es un número entero.
reading-error-too-small = { $value } es menor que { $minimum }.


## General notes

reading-note-default = Nada indica este valor: { $name }. El predeterminado es { $value }.
reading-note-batch-in-tokens = El total se indica en tokens: { $tokens_per_step } tokens equivalen a { $global_batch_size } secuencias.
reading-note-open-value = Aquí queda sin determinar { $name }: { $text }
reading-note-overridden = Para { $name } vale { $value }, de { $file }, que prevalece sobre { $other_value }, de { $other_file }.
reading-note-packing = El empaquetado llena cada secuencia hasta su longitud máxima con varios ejemplos.
reading-note-pairs = Cada ejemplo es un par: por cada uno que se cuenta se procesan dos secuencias, la mejor respuesta y la peor.
reading-note-other-framework = { $file } es para { $framework } y no se ha tenido en cuenta.

reading-note-several-configurations = Este archivo contiene más de una configuración ({ $count } en total); donde difieren, cuenta la última.
reading-note-expert-parallel = El paralelismo de expertos, de grado { $size }, no reduce el grado de paralelismo de datos: se aplica entre las réplicas, y el número de copias de cada experto es { $replicas }.


## General problems

reading-problem-broken-syntax = { $file } está mal formado o cortado en la línea { $line }; solo cuenta lo que se pudo leer.
reading-problem-contradiction = Para { $name }, { $file } dice { $value }, pero { $other_file } dice { $other_value }.
reading-problem-expected-otherwise = Para { $name } se obtiene { $value }, pero se esperaba { $expected }.
reading-problem-expected-unknown = Para { $name } se esperaba { $expected }, pero falta algún dato del que depende.
reading-problem-layout-does-not-divide = Un world size de { $world_size } no es divisible entre { $model_parallel_size }, el grado de paralelismo de modelo.
reading-problem-batch-does-not-divide = Un lote global de { $global_batch_size } no es divisible entre el micro-batch, { $micro_batch_size }, por el número de réplicas, { $data_parallel_size }.
reading-problem-tokens-do-not-divide = Un paso de { $tokens_per_step } tokens no es divisible entre los { $tokens_per_pass } de una pasada: micro-batch { $micro_batch_size } × réplicas { $data_parallel_size } × longitud de secuencia { $sequence_length }.


## General repairs

reading-repair-change-accumulation = Fija { $key } en { $value }.
reading-repair-change-micro-batch = Fija { $key } en { $value }.
reading-repair-change-total = Fija { $key } en { $value }.
reading-repair-change-processes = Fija { $key } en { $value }.
reading-repair-change-world = Entrena con { $value } GPU; el número de réplicas pasa a ser { $data_parallel_size }.
reading-repair-change-key = Fija { $key } en { $value }.
reading-repair-remove = Quita { $key }.


## accelerate

reading-note-accelerate-accumulation-updated = Accelerate cambió los pasos de acumulación de DeepSpeed a { $gradient_accumulation_steps }; su archivo decía { $other }.
reading-note-accelerate-megatron-context = Accelerate cuenta las réplicas sin dividir entre el grado de paralelismo de contexto, { $context }; Megatron-LM sí divide entre él.
reading-note-accelerate-megatron-passes = Con el plugin Megatron-LM de Accelerate, num_micro_batches indica cuántas pasadas forman un paso ({ $passes }); gradient_accumulation_steps no tiene efecto.
reading-note-accelerate-scheduler = Un scheduler preparado avanza { $processes ->
        [one] { $processes } vez
        [many] { $processes } de veces
       *[other] { $processes } veces
    } por cada actualización de los pesos, salvo con split_batches.
reading-note-accelerate-split = Con split_batches, { $batch_size } es el lote de todos los procesos juntos.
reading-problem-accelerate-accumulation-mismatch = Como pasos de acumulación, el plugin de Accelerate indica { $other } y el archivo de DeepSpeed, { $gradient_accumulation_steps }; valen los de DeepSpeed.
reading-problem-accelerate-degrees-do-not-match = Los grados de ParallelismConfig multiplicados dan { $product }, pero el número de procesos es { $world_size }.
reading-problem-accelerate-split-batches = Con split_batches, el tamaño de lote { $batch_size } debe ser múltiplo del número de procesos, { $processes }.


## axolotl

reading-note-axolotl-packing = Con sample_packing, micro_batch_size { $micro_batch_size } llena una fila de { $tokens } tokens: multiplica los tokens, no los ejemplos.
reading-note-axolotl-model-parallel = Las { $model_parallel_size } GPU de cada grupo de paralelismo de tensores o de contexto comparten sus secuencias. Las versiones de Axolotl anteriores a marzo de 2026 cuentan cada una de ellas en el lote que anotan en el log.
reading-note-axolotl-batch-size-of-a-process = batch_size { $batch_size } es el de un proceso; dividido entre micro_batch_size, da { $value } como número de pasos de acumulación. Axolotl aconseja definir gradient_accumulation_steps en su lugar.
reading-problem-axolotl-two-of-three = Axolotl pide dos de estos tres valores: micro_batch_size, gradient_accumulation_steps y batch_size.
reading-problem-axolotl-set-both = gradient_accumulation_steps y batch_size se excluyen entre sí.
reading-problem-axolotl-batch-size-ignored = Aquí batch_size { $batch_size } no cambia nada: gradient_accumulation_steps vale 1 si se omite, y el lote de un proceso por actualización es de { $micro_batch_size }.
reading-problem-axolotl-ring-attention = El paralelismo de contexto con sample_packing trabaja con un solo paquete a la vez: micro_batch_size debe ser 1.
reading-problem-axolotl-layout = { $world_size } GPU no se pueden repartir según los grados de paralelismo definidos.
reading-problem-axolotl-groups = Axolotl pide que lo que acumula un proceso forme grupos completos de { $num_generations } respuestas; micro_batch_size por gradient_accumulation_steps da { $completions }.
reading-repair-axolotl-set = Fija { $key } en { $value }.
reading-repair-axolotl-drop = Quita { $key }.
reading-repair-axolotl-accumulate = Fija { $key } en { $value } y quita batch_size.
reading-repair-axolotl-one-pack = Fija micro_batch_size en 1 y gradient_accumulation_steps en { $value }: el lote no cambia.


## composer

reading-note-composer-automatic-microbatch = El micro-batch es automático: empieza en { $device_batch }, el lote de un dispositivo, y se reduce a la mitad cada vez que falta memoria. El lote global no cambia.
reading-note-composer-microbatch-reduced = Un micro-batch de { $micro_batch_size } supera el lote de un dispositivo y se reduce a { $device_batch }.
reading-note-composer-smaller-last-microbatch = Las { $device_batch } secuencias de un dispositivo ocupan { $passes } pasadas de { $micro_batch_size }, pero en la última solo quedan { $last }. El lote global cuenta como se indica, y no hay un único tamaño de micro-batch que lo describa.


## deepspeed

reading-note-deepspeed-auto = «auto» no es un valor propio de DeepSpeed: el Trainer o Accelerate lo rellena a partir de sus argumentos.
reading-note-deepspeed-autotp = DeepSpeed cuenta { $counted } GPU, aunque, con AutoTP, las GPU de cada grupo de { $autotp_size } ven siempre los mismos datos: el número de réplicas es { $replicas }, y su train_batch_size cuenta cada secuencia { $autotp_size } veces.
reading-note-deepspeed-elastic = La elasticidad fija el lote en { $train_batch_size }; se puede repartir entre estos números de GPU: { $valid }.
reading-note-deepspeed-include-whole-host = DeepSpeed, desde la 0.15.3 hasta agosto de 2026, omite un host que --include nombra sin slots, aquí { $name }; si se indican sus slots, lo usa.
reading-note-deepspeed-presupposes = Nada indica el número de GPU; los tres tamaños de lote presuponen { $replicas } GPU en paralelismo de datos.
reading-note-deepspeed-saw-fewer = Se lanzaron { $started } procesos, pero DeepSpeed vio { $seen }: con todos ellos, los números cuadrarían. Cuenta 1 cuando los procesos no se conocen entre sí, como antes de init_process_group, o cuando cada uno se lanzó por su cuenta.
reading-note-deepspeed-unmanaged = managed_gradient_accumulation es false: el código de entrenamiento decide cuándo se actualizan los pesos, diga lo que diga el archivo.
reading-problem-deepspeed-all-excluded = --exclude no deja ninguna GPU del hostfile.
reading-problem-deepspeed-assertion = Se pidió a DeepSpeed un lote de { $global_batch_size }, pero encontró { $micro_batch_size } por GPU × acumulación de { $gradient_accumulation_steps } × { $data_parallel_size } GPU en paralelismo de datos.
reading-problem-deepspeed-counts-and-filters = El lanzador deepspeed rechaza --num_nodes y --num_gpus junto con --include o --exclude.
reading-problem-deepspeed-duplicate-key = DeepSpeed rechaza un archivo en el que { $key } aparece dos veces.
reading-problem-deepspeed-elastic-and-stated = La elasticidad está activada y DeepSpeed rechaza que además se indiquen tamaños de lote: { $keys }.
reading-problem-deepspeed-elastic-incomplete = La elasticidad necesita max_train_batch_size y micro_batch_sizes.
reading-problem-deepspeed-elastic-world = El lote elástico no se puede repartir con { $data_parallel_size } como número de réplicas; valores posibles: { $valid }.
reading-problem-deepspeed-floored-to-nothing = { $key } queda en { $value }, porque DeepSpeed divide y redondea hacia abajo: el lote total es demasiado pequeño para tantas GPU.
reading-problem-deepspeed-host-twice = El hostfile nombra { $name } más de una vez: deepspeed lo rechaza.
reading-problem-deepspeed-include-exclude = El lanzador deepspeed admite --include o --exclude y rechaza los dos a la vez.
reading-problem-deepspeed-mismatch = DeepSpeed lo rechaza: train_batch_size { $train_batch_size } no es igual a { $micro_batch_size } por GPU × acumulación de { $gradient_accumulation_steps } × { $data_parallel_size } GPU en paralelismo de datos.
reading-problem-deepspeed-no-config = No existe la configuración de DeepSpeed { $file }: la ruta se busca desde donde se inicia la ejecución, y tampoco es una configuración en base64.
reading-problem-deepspeed-no-batch = DeepSpeed necesita train_batch_size o train_micro_batch_size_per_gpu.
reading-problem-deepspeed-no-such-slot = El hostfile no contiene { $name }: deepspeed no arranca así.
reading-problem-deepspeed-not-positive = { $key } es { $value }; DeepSpeed pide un valor mayor que 0.
reading-problem-deepspeed-set-batch-size = Un train_batch_size nuevo debe ser múltiplo del micro-batch por el número de GPU en paralelismo de datos: durante la ejecución solo cambian los pasos de acumulación.
reading-repair-deepspeed-ignore-stated = Pon elasticity.ignore_non_elastic_batch_info en true o quita esas claves.


## easylm

reading-note-easylm-global-batch = En EasyLM, el tamaño de lote { $batch_size } es el de todos los dispositivos en una pasada.
reading-problem-easylm-does-not-divide = Un lote de { $batch_size } no se puede repartir entre las { $data_parallel_size } réplicas de la malla de dispositivos.


## fabric

reading-problem-fabric-conflict = Para { $key }, el código dice { $value } y el lanzador, { $launched } (1 si falta su opción): Fabric lo rechaza.


## fairseq

reading-note-fairseq-by-tokens = Una pasada admite hasta { $max_tokens } tokens en lugar de un número fijo de secuencias, así que las secuencias de un paso varían.
reading-note-fairseq-scheduled-accumulation = Las pasadas cambian según la época: { $stages }. Aquí se cuenta el primer valor, { $value }.


## gpt_neox

reading-problem-gpt-neox-nothing-left = Un lote de { $total } entre { $replicas }, el número de réplicas, deja { $key } en 0: GPT-NeoX divide, redondea hacia abajo y luego lo rechaza.
reading-problem-gpt-neox-batch-mismatch = GPT-NeoX lo rechaza: train_batch_size { $global_batch_size } no es igual a { $micro_batch_size } por GPU × acumulación de { $gradient_accumulation_steps } × réplicas { $data_parallel_size }.


## grpo

reading-note-completions = Los tamaños de lote cuentan respuestas, no prompts; una actualización de { $global_batch_size } entrena con { $prompts ->
        [one] { $prompts } prompt
        [many] { $prompts } de prompts
       *[other] { $prompts } prompts
    } y { $num_generations } respuestas por prompt.
reading-note-completions-apart = Se generan { $generation_batch_size } respuestas cada vez; una actualización usa { $global_batch_size }.
reading-problem-completions-not-whole-groups = Se generan { $generation_batch_size } respuestas cada vez, un número que no es múltiplo de num_generations { $num_generations }.
reading-problem-completions-not-divisible = Una pasada de todos los procesos ({ $data_parallel_size }), con { $micro_batch_size } respuestas cada uno, no forma grupos completos de num_generations { $num_generations }: los tamaños de lote cuentan respuestas, no prompts.
reading-problem-completions-not-whole-passes = generation_batch_size { $generation_batch_size } no es múltiplo de { $completions }, las respuestas de todos los procesos en una pasada.
reading-problem-completions-set-twice = generation_batch_size y steps_per_generation se excluyen entre sí.
reading-problem-completions-at-least-two = Un grupo necesita al menos 2 respuestas que comparar; num_generations es { $num_generations }.
reading-repair-completions-other-number = Fija { $key } en { $value }.
reading-repair-completions-more-passes = Fija { $key } en { $value }.
reading-repair-completions-more-at-a-time = Fija { $key } en { $value }.
reading-repair-completions-drop = Quita { $key }.


## huggingface

reading-note-huggingface-auto-find = auto_find_batch_size reduce el tamaño de lote por dispositivo cuando falta memoria y deja igual los pasos de acumulación: el total puede acabar siendo menor.
reading-note-huggingface-banner = Leído del log del Trainer: { $micro_batch_size } por dispositivo.
reading-note-huggingface-data-parallel = Un solo proceso controla { $gpus } GPU (nn.DataParallel): cada una recibe el tamaño de lote por dispositivo, así que cuentan como { $gpus } réplicas.
reading-note-huggingface-data-parallel-banner = El log habla de nn.DataParallel: { $adjusted_batch_size } entre todas las GPU del único proceso.
reading-note-huggingface-deepspeed-elsewhere = Los argumentos remiten a { $file }, que no está aquí; sus tamaños de lote deben ser auto o coincidir.
reading-note-huggingface-log-counts-peers = El log dice { $told }, porque hasta la versión 4.57 Transformers cuenta como réplicas las GPU que comparten datos por paralelismo de contexto; lo correcto es { $real }.
reading-note-huggingface-old-name = { $key } es el nombre antiguo de per_device_train_batch_size.
reading-note-huggingface-peers = Las GPU unidas por paralelismo de contexto o de secuencia comparten sus datos; aun así, hasta la versión 4.57 el log de Transformers las cuenta como réplicas.
reading-note-huggingface-split-batches = Con split_batches, { $value } es el lote de todos los procesos juntos; el log del Trainer no lo tiene en cuenta.
reading-note-huggingface-spmd = Con SPMD de XLA, el tamaño de lote por dispositivo es el de todos los dispositivos juntos.
reading-problem-huggingface-banner-differs = El log indica un total de { $told }, pero con estos archivos sale { $real }.
reading-problem-huggingface-deepspeed-mismatch = El Trainer lo rechaza: { $key } de DeepSpeed es { $value }, pero { $other } es { $stated }.
reading-problem-huggingface-no-batch-fits = auto_find_batch_size llegó a cero: no cabe en memoria ni una sola secuencia.
reading-repair-huggingface-use-auto = Pon estos valores del archivo de DeepSpeed en auto, para que el Trainer los rellene.
reading-repair-huggingface-use-deepspeed = Da al Trainer los valores del archivo de DeepSpeed.


## levanter

reading-note-levanter-schedule = El lote sigue una programación: { $stages }. Aquí se cuenta el último valor, { $value }.
reading-problem-levanter-does-not-divide = Un lote de { $global_batch_size } no es divisible entre { $data_parallel_size }, el número de réplicas.


## lightning

reading-note-lightning-batch-is-split = La estrategia dp reparte el lote de { $batch_size } del dataloader entre { $devices } dispositivos; no se multiplica por su número.
reading-note-lightning-loop-accumulates = Con Fabric, el propio bucle de entrenamiento acumula: cuántas pasadas forman un paso está en la condición de no_backward_sync, que aquí no se lee.
reading-note-lightning-scheduled-accumulation = Las pasadas cambian según la época: { $stages }; este es el lote al principio, con { $value }.
reading-problem-lightning-accumulation-twice = Lightning rechaza accumulate_grad_batches junto con un GradientAccumulationScheduler: sobra uno de los dos.
reading-problem-lightning-deepspeed-accumulation = Lightning rechaza gradient_accumulation_steps en la configuración de DeepSpeed: lo define él mismo a partir de accumulate_grad_batches.


## litgpt

reading-note-litgpt-silent-floor = litgpt redondea hacia abajo sin avisar: de { $asked } secuencias pedidas, un paso tiene { $reached }; se pierden { $lost }.
reading-problem-litgpt-no-pass = litgpt se detiene con un AssertionError sin mensaje: el lote de { $global_batch_size } entre { $data_parallel_size } da { $share } por dispositivo, menos que un micro-batch de { $micro_batch_size }.
reading-problem-litgpt-assertion = litgpt se detuvo porque no quedaba nada para una pasada: global_batch_size, dividido entre el número de dispositivos y redondeado hacia abajo, es menor que micro_batch_size.


## llama_factory

reading-note-llama_factory-pretraining-packs = Con stage pt, los ejemplos se empaquetan hasta completar cutoff_len, salvo que se desactive el empaquetado.
reading-note-llama_factory-global-from-micro = Sin global_batch_size, una actualización consta de un micro-batch de cada réplica.


## llm_c


## llm_foundry

reading-note-llm_foundry-replication = Con replication, los dispositivos leen las mismas secuencias en grupos de { $replication }, pero llm-foundry reparte el lote entre todos: el número de secuencias distintas por actualización es { $reached }, no { $asked }.
reading-problem-llm_foundry-does-not-divide = llm-foundry rechaza un lote global de { $global_batch_size } con { $data_parallel_size } dispositivos: debe ser múltiplo de su número.
reading-problem-llm_foundry-replication-does-not-divide = { $world_size } dispositivos no se pueden dividir en grupos de { $replication }, como pide replication.
reading-problem-llm_foundry-sequence-parallelism = llm-foundry no admite paralelismo de secuencia y se detiene con { $key } = { $value }.


## maxtext

reading-note-maxtext-cut-off = MaxText descarta lo que no es entero: de { $asked } secuencias en { $chips } chips quedan { $reached }.
reading-note-maxtext-per-chip = per_device_batch_size { $per_device_batch_size } se aplica a cada chip, también a los que comparten una réplica.
reading-note-maxtext-ramp = El lote crece durante el entrenamiento: por dispositivo, de { $start } a { $target } con incrementos de { $increment }, a lo largo de { $samples } secuencias. Aquí se cuenta el último lote.
reading-note-maxtext-shared-sequences = { $sequences } secuencias no se reparten por igual entre { $replicas } réplicas; se cuentan como { $counted } partes iguales.
reading-problem-maxtext-no-sequence = Queda menos de una secuencia para { $chips } chips en conjunto.
reading-problem-maxtext-microbatches = MaxText no puede dividir las { $sequences_per_pass } secuencias de una pasada en { $pipeline_microbatches } micro-batches del pipeline.
reading-problem-maxtext-pipeline-microbatches = No se pueden dividir { $sequences } secuencias de una pasada en { $microbatches } micro-batches del pipeline, cuyo número también debe ser múltiplo de las { $stages } etapas.
reading-problem-maxtext-ramp-does-not-divide = La diferencia entre { $start } y { $target } no es múltiplo del incremento de la rampa, { $increment }.


## megatron

reading-note-megatron-rampup = El lote crece de { $start } a { $full } secuencias con incrementos de { $increment }. Está completo tras { $steps } pasos y { $samples } secuencias.
reading-note-megatron-rampup-ignored = Desde abril de 2026, Megatron-LM ignora --rampup-batch-size y empieza con el lote completo; la opción para eso es ahora --step-batch-size-schedule.
reading-note-megatron-schedule = El lote crece de { $first } a { $last } secuencias; número de tamaños: { $stages }. El último se alcanza tras { $steps } pasos y { $samples } secuencias. Los umbrales cuentan tokens.
reading-note-megatron-steps = Con el lote creciente, { $samples } secuencias requieren { $steps } pasos; con el lote completo desde el principio serían { $constant }.
reading-note-megatron-decreased = --decrease-batch-size-if-needed reduce el lote de { $asked } a { $reached }, el múltiplo de { $unit } inmediatamente inferior. Los logs siguen diciendo { $asked }.
reading-problem-megatron-nothing-left = --decrease-batch-size-if-needed no deja nada de un lote de { $asked }: un solo micro-batch de cada réplica ya suma { $unit }.
reading-problem-megatron-no-micro-batches = El número de micro-batches de cada réplica queda en { $passes }: el lote global es menor que un micro-batch de cada réplica.
reading-problem-megatron-current-not-divisible = Al crecer, el lote llegó a { $size }, que no es divisible entre un micro-batch de { $micro_batch_size } por { $data_parallel_size }, el número de réplicas. Cada tamaño de una rampa debe ser múltiplo de ese producto.
reading-problem-megatron-experts = Un world size de { $world_size } no es divisible entre { $size }, el producto de los grados de paralelismo de pipeline, de expertos y de tensores de los expertos.
reading-problem-megatron-renamed = Megatron-LM rechaza { $old }; ahora es { $new }.
reading-problem-megatron-old-batch-size = Megatron-LM rechaza --batch-size; ahora es --micro-batch-size y cuenta las secuencias de una réplica en una pasada.
reading-problem-megatron-rampup-and-iterations = Un lote que crece con --rampup-batch-size exige medir el entrenamiento en secuencias: --train-samples en vez de --train-iters.
reading-problem-megatron-rampup-needs-samples = Hasta abril de 2026, Megatron-LM rechaza --rampup-batch-size junto con --train-iters { $steps }: un lote creciente se mide en secuencias.
reading-problem-megatron-rampup-increments = Con incrementos de { $increment } no se llega de { $start } a { $full }.
reading-problem-megatron-rampup-start = La rampa debe empezar con al menos una secuencia.
reading-problem-megatron-rampup-above = La rampa empieza en { $start }, por encima del lote global de { $full }.
reading-problem-megatron-rampup-empty = La rampa no tiene recorrido de { $start } a { $full }: Megatron-LM divide entonces entre cero.
reading-problem-megatron-rampup-indivisible = La rampa llega a { $size }, que no es múltiplo de { $unit }, un micro-batch de cada réplica: ahí se detiene el entrenamiento.
reading-problem-megatron-schedule-form = { $entry } no tiene la forma TOKENS:SIZE que necesita --step-batch-size-schedule.
reading-problem-megatron-schedule-first = La programación empieza en { $threshold }; su primer umbral debe ser 0.
reading-problem-megatron-schedule-order = Dos umbrales de la programación caen en la misma secuencia: se dividen entre una longitud de { $length } y se redondean hacia abajo.
reading-problem-megatron-schedule-indivisible = La programación llega a { $size }, que no es múltiplo de { $unit }, un micro-batch de cada réplica: ahí se detiene el entrenamiento.
reading-problem-megatron-schedule-and-global = --step-batch-size-schedule excluye --global-batch-size: su último tamaño es el lote global.
reading-problem-megatron-schedule-and-decrease = --step-batch-size-schedule excluye --decrease-batch-size-if-needed.
reading-problem-megatron-schedule-and-rampup = --step-batch-size-schedule excluye --rampup-batch-size.
reading-repair-megatron-decrease-batch-size = Añade { $key }: el lote real es entonces { $value }.
reading-repair-megatron-no-rampup = Quita { $key }: el lote está completo desde el principio.
reading-repair-megatron-set-rampup = Fija { $key } en { $value }.
reading-repair-megatron-train-samples = Sustituye --train-iters por { $key } { $value }, que dura lo mismo.
reading-repair-megatron-remove = Quita { $key }.
reading-repair-megatron-rename = Sustituye { $old } por { $new }.
reading-repair-megatron-schedule-from-zero = Fija { $key } en «{ $value }».


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = gradient_accumulation_steps no está definido: swift usa { $value }, para que todos los procesos juntos lleguen al menos a 16 secuencias.
reading-note-ms_swift-one-process = Sin NPROC_PER_NODE, swift inicia un solo proceso, que reparte el modelo entre las GPU que ve.


## nanochat

reading-note-nanochat-automatic-batch = El lote total es automático: nanochat lo calcula a partir del modelo y de su presupuesto de tokens, y lo muestra al empezar.
reading-problem-nanochat-not-a-multiple = Un total de { $tokens_per_step } tokens no es múltiplo de { $tokens_per_pass }, los de una pasada de todas las GPU.


## nanogpt

reading-note-nanogpt-world-total = En nanoGPT, gradient_accumulation_steps { $gradient_accumulation_steps } cuenta las pasadas de todas las GPU juntas, así que un paso tiene { $global_batch_size } secuencias con cualquier número de GPU que lo divida.
reading-problem-nanogpt-does-not-divide = nanoGPT se detiene: gradient_accumulation_steps { $gradient_accumulation_steps } no es divisible entre { $world_size } GPU.
reading-problem-nanogpt-assertion = nanoGPT se detuvo porque gradient_accumulation_steps, que cuenta las pasadas de todas las GPU juntas, no es divisible entre el número de GPU.


## nanotron

reading-problem-nanotron-layout = Los grados dan { $product } GPU (réplicas { $replicas } × tensores { $tensor } × pipeline { $pipeline } × contexto { $context }), pero el entrenamiento tiene { $world_size }.
reading-repair-nanotron-set-dp = Fija { $key } en { $value }, para usar todas las GPU.


## nemo

reading-note-nemo-packed = Los datos están empaquetados: el lote global cuenta paquetes, cada uno con varias secuencias. Para aprender de tantas secuencias como sin empaquetado, divídelo entre las que contiene un paquete.
reading-problem-nemo-accumulate-grad-batches = accumulate_grad_batches del trainer debe seguir en 1: NeMo acumula por sí mismo, según los tamaños de micro-batch y de lote global.
reading-problem-nemo-packed-micro-batch = Los datos empaquetados necesitan micro-batches de 1, no de { $size }.
reading-repair-nemo-accumulate-one = Fija { $key } en 1.
reading-repair-nemo-packed-one = Fija { $key } en 1.


## olmo

reading-note-olmo-micro-batch-cut = Un micro-batch de { $size } supera lo que recibe un dispositivo, { $each }: todo se procesa en una sola pasada.
reading-note-olmo-smaller-last-micro-batch = Las { $each } secuencias de un dispositivo, en micro-batches de { $size }, dejan un último micro-batch de { $last }. El lote global cuenta como se indica, y no hay un único tamaño de micro-batch que lo describa.
reading-problem-olmo-batch-not-divisible = El lote de { $global_batch_size } no es divisible entre { $world_size } GPU. OLMo se detiene ahí con un AssertionError sin texto.


## olmo_core

reading-note-olmo-core-tokens = OLMo-core cuenta los lotes en tokens: { $tokens } tokens, en secuencias de { $length }.
reading-problem-olmo-core-not-tokens = { $tokens } tokens no llegan a una secuencia de { $length }: OLMo-core cuenta los lotes en tokens, no en secuencias.
reading-problem-olmo-core-partial = { $tokens } tokens no forman un número entero de secuencias de { $length }.
reading-problem-olmo-core-partial-rank = Lo que cada réplica toma del lote, contado en tokens, debe ser un número entero de secuencias.
reading-repair-olmo-core-in-tokens = Multiplica por { $length } lo que se pensó en secuencias.


## open_clip

reading-note-open_clip-pairs = Lo que se cuenta son pares de imagen y texto.


## openrlhf

reading-note-openrlhf-answers = train_batch_size cuenta respuestas, { $num_generations } por prompt; rollout_batch_size cuenta prompts.
reading-note-openrlhf-dynamic-batch = Aquí los micro-batches se cortan por tokens: el número de secuencias cambia de uno a otro.
reading-note-openrlhf-deepspeed-batch = A DeepSpeed se le indica un lote de { $value }, porque cuenta las GPU que comparten una secuencia; una actualización sigue usando train_batch_size secuencias.
reading-note-openrlhf-packing = Con packing_samples, las secuencias de un micro-batch se unen sin relleno: el número de tokens por paso es un máximo.


## slurm

reading-note-slurm-idle = Hay { $reserved } GPU reservadas, pero el número de procesos que se inician es solo { $world_size }.
reading-problem-slurm-too-few = Se inician { $world_size } procesos, pero el número de GPU reservadas es solo { $reserved }.


## torchrun


## torchtitan

reading-note-torchtitan-old-batch-size = Desde junio de 2025, training.batch_size se llama training.local_batch_size; las versiones nuevas no conocen el nombre antiguo.
reading-note-torchtitan-tokens = Los lotes se cuentan en tokens, como hace torchtitan desde agosto de 2026: los { $tokens } tokens de cada réplica y pasada son { $sequences } secuencias de { $length } tokens.
reading-note-torchtitan-partial-sequences = Los { $tokens } tokens de cada réplica y pasada no forman un número entero de secuencias de { $length }: los documentos se pliegan en una sola fila.
reading-note-torchtitan-pipeline-passes = El número de micro-batches del pipeline por cada paso de acumulación es { $passes }; aquí cuentan { $count } en total.
reading-note-torchtitan-pipeline-split = El pipeline divide el lote local de { $size } en { $parts } micro-batches de { $part }.
reading-problem-torchtitan-layout = torchtitan rechaza esta configuración: replicate { $replicate } × shard { $shard } × contexto { $context } × tensores { $tensor } × pipeline { $pipeline } da { $product }, no el world size de { $world_size }.
reading-problem-torchtitan-experts = Un paralelismo de expertos de grado { $size } no divide los { $among } ranks de sharding, contexto y tensores que toma prestados.
reading-problem-torchtitan-tokens-do-not-divide = { $tokens } tokens por paso no son múltiplo de { $unit }, los de todas las réplicas en un paso de acumulación.
reading-repair-torchtitan-set-shard = Fija { $key } en { $value }.
reading-repair-torchtitan-set-experts = Fija { $key } en { $value }.


## torchtune

reading-note-torchtune-docstring = Los docstrings multiplican por todas las GPU; el sampler cuenta una sola vez cada grupo de { $model_parallel_size } GPU con paralelismo de tensores y de contexto.
reading-note-torchtune-leftover = Si al final de una época sobran menos de { $gradient_accumulation_steps } pasadas, no producen ninguna actualización.
reading-problem-torchtune-layout = replicate { $replicate_size } × shard { $shard_size } × tensores y contexto { $tensor_parallel_size } no da las { $world_size } GPU que hay.
reading-problem-torchtune-replicas = { $replicas } GPU en paralelismo de datos no se pueden dividir en { $replicate_size } grupos.
reading-repair-torchtune-shards = Fija { $key } en { $value }.


## trl


## unsloth

reading-note-unsloth-one-gpu = Nada inicia más de un proceso: Unsloth entrena en una sola GPU.
reading-note-unsloth-several-gpus = Un proceso ve { $gpus } GPU y entrena en una de ellas; las versiones antiguas de Unsloth usan entonces { $value } secuencias por pasada.
reading-note-unsloth-banner = El banner indica { $batch_per_device } por dispositivo y una acumulación de { $gradient_accumulation_steps }.
reading-note-unsloth-other-run = El banner, con { $batch_per_device } por dispositivo, es de otro entrenamiento; vale lo que está indicado.
reading-note-unsloth-set-to-generations = Unsloth fijó el lote por dispositivo en { $batch_per_device }, el número de respuestas por prompt.
reading-note-unsloth-raises-batch = Unsloth iguala per_device_train_batch_size a num_generations { $num_generations }, porque { $micro_batch_size } por dispositivo no forma grupos completos.
reading-problem-unsloth-batch-times-gpus = per_device_train_batch_size es { $micro_batch_size }, pero el banner dice { $batch_per_device }: un proceso ve { $gpus } GPU y multiplica el lote por ese número, en una sola de ellas.
reading-repair-unsloth-one-device = Deja una sola GPU en { $key }.


## verl

reading-note-verl-answers = train_batch_size y ppo_mini_batch_size cuentan prompts; por cada prompt hay { $num_generations } respuestas, y con ellas entrena una actualización.
reading-note-verl-dynamic-batch = Aquí los micro-batches se cortan por tokens: el número de secuencias cambia de uno a otro.
reading-problem-verl-passes = Cada réplica, de { $replicas } en total, toma { $answers } respuestas por actualización, un número que no es divisible en pasadas de { $micro_batch_size }.
reading-problem-verl-passes-message = Una réplica toma { $answers } respuestas por actualización, un número que no es divisible en pasadas de { $micro_batch_size }.
reading-problem-verl-floors = { $asked } respuestas no se pueden repartir entre { $replicas } réplicas: verl redondea hacia abajo sin avisar, y una actualización entrena con { $reached }.
reading-problem-verl-mini-exceeds-train = ppo_mini_batch_size { $mini_batch_size } supera los { $train_batch_size } prompts de un rollout.
reading-problem-verl-rollout = Un rollout de { $answers } respuestas no es divisible entre { $minimum }.
reading-repair-verl-mini-batch = Fija { $key } en { $value }.
reading-repair-verl-rollout-batch = Fija { $key } en { $value }.
