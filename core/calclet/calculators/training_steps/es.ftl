title = Pasos y épocas de entrenamiento
lead = A partir de un presupuesto de tokens, secuencias o épocas y del lote, calcula los pasos del optimizador del entrenamiento, tal como los cuenta tu framework, y lo que sobra en cada época.
synonyms = número de pasos de entrenamiento, total de pasos, pasos por época, iteraciones por época, pasos de optimización, último lote, lote incompleto, resto, cuántos pasos, cuántas épocas, max_steps, train_iters, train_samples, num_train_epochs, training steps, steps per epoch, drop_last, even_batches, DistributedSampler, gradient accumulation, Hugging Face Trainer, Accelerate, PyTorch Lightning, torchtune, litgpt, Megatron-LM

group-budget = Presupuesto y datos
group-batch = Lote
group-framework = Framework

budget_given_as = Presupuesto en
    .help = Las recetas de preentrenamiento indican tokens o secuencias; las de fine-tuning, épocas.
    .option-tokens = Tokens
    .option-sequences = Secuencias
    .option-epochs = Épocas
token_budget = Presupuesto de tokens
    .help = Tokens que debe ver el entrenamiento, contando cada uno tantas veces como se lee.
sequence_budget = Presupuesto de secuencias
    .help = Secuencias que debe ver el entrenamiento; en Megatron-LM, train_samples.
epochs = Épocas
    .help = Recorridos completos del conjunto de datos. Solo Transformers admite recorridos parciales.
dataset_size = Secuencias del conjunto de datos
    .help = Filas que entrega el dataloader: ejemplos o, si están empaquetados, paquetes de ellos.
global_batch_size = Tamaño de lote efectivo (global)
    .help = Secuencias de una actualización del optimizador, sumando todas las réplicas y pasadas.
tokens_per_step = Tokens por paso
    .help = Tamaño de lote efectivo × longitud de secuencia. Si las filas no están llenas, escribe los tokens reales.
convention = Contados como en
    .help = Si una época no termina con un paso completo, el framework da igualmente ese último paso, lo omite o sigue leyendo en la época siguiente.
    .option-none = Ninguno: hasta agotar el presupuesto
    .option-transformers = Transformers, Axolotl
    .option-accelerate = Accelerate
    .option-lightning = Lightning
    .option-torchtune = torchtune
    .option-litgpt = litgpt
    .option-megatron = Megatron-LM
data_parallel_size = Réplicas en paralelismo de datos
    .help = Réplicas entre las que se reparten los datos; cada rank de ZeRO o FSDP cuenta como una.
gradient_accumulation_steps = Pasos de acumulación de gradientes
    .help = Pasadas de cada réplica antes de una actualización. De ahí sale el micro-batch: lote efectivo ÷ réplicas ÷ pasadas.
drop_last = Descartar el último micro-batch
    .help = El dataloader omite el micro-batch que no está completo: drop_last, dataloader_drop_last.

total_steps = Pasos del optimizador en total
    .sentence =
        { $budget_given_as ->
            [epochs] { $epochs ->
                [one] { $epochs } época
                [many] { $epochs } de épocas
               *[other] { $epochs } épocas
            }: { $total_steps ->
                [one] { $total_steps } paso
                [many] { $total_steps } de pasos
               *[other] { $total_steps } pasos
            } del optimizador.
            [sequences] { $sequence_budget } secuencias: { $total_steps ->
                [one] { $total_steps } paso
                [many] { $total_steps } de pasos
               *[other] { $total_steps } pasos
            } del optimizador.
           *[tokens] { $token_budget } tokens: { $total_steps ->
                [one] { $total_steps } paso
                [many] { $total_steps } de pasos
               *[other] { $total_steps } pasos
            } del optimizador.
        }
steps_per_epoch = Pasos por época
    .sentence =
        { $convention ->
            [transformers] Un paso incompleto cuenta: redondeando hacia arriba, { $steps_per_epoch } en cada época.
            [accelerate] Un paso incompleto cuenta: redondeando hacia arriba, { $steps_per_epoch } en cada época.
            [lightning] Un paso incompleto cuenta: redondeando hacia arriba, { $steps_per_epoch } en cada época.
            [torchtune] Solo cuentan los pasos completos: redondeando hacia abajo, { $steps_per_epoch } en cada época.
            [litgpt] Los pasos continúan de una época a otra: { $steps_per_epoch } en cada una, de media.
           *[other] { $dataset_size } ÷ { $global_batch_size } = { $steps_per_epoch }; el final de una época no corta ningún paso.
        }
epochs_seen = Épocas entrenadas
    .sentence = Con { $total_steps ->
            [one] { $total_steps } paso
            [many] { $total_steps } de pasos
           *[other] { $total_steps } pasos
        }, los datos se recorren { $epochs_seen ->
            [one] { $epochs_seen } vez
            [many] { $epochs_seen } de veces
           *[other] { $epochs_seen } veces
        }.
sequences_seen = Secuencias vistas
    .sentence = En { $total_steps ->
            [one] { $total_steps } paso
            [many] { $total_steps } de pasos
           *[other] { $total_steps } pasos
        }, el entrenamiento ve { $sequences_seen ->
            [one] { $sequences_seen } secuencia
            [many] { $sequences_seen } de secuencias
           *[other] { $sequences_seen } secuencias
        }, contando cada una tantas veces como se lee.
tokens_seen = Tokens vistos
    .sentence = Con { $tokens_per_step } tokens por paso completo, son { $tokens_seen } tokens.
tokens_beyond_budget = Por encima del presupuesto de tokens
    .sentence = { $tokens_seen } − { $token_budget } = { $tokens_beyond_budget } tokens; si es negativo, sobran otros tantos.
sequences_beyond_budget = Por encima del presupuesto de secuencias
    .sentence = { $sequences_seen } − { $sequence_budget } = { $sequences_beyond_budget } secuencias; si es negativo, sobran otras tantas.
last_step_passes = Pasadas del paso incompleto
    .sentence =
        { $convention ->
            [litgpt] Al final de todo, { $last_step_passes ->
                [one] sobra { $last_step_passes }
               *[other] sobran { $last_step_passes }
            } de { $gradient_accumulation_steps } pasadas.
            [torchtune] Al final de cada época, { $last_step_passes ->
                [one] sobra { $last_step_passes }
               *[other] sobran { $last_step_passes }
            } de { $gradient_accumulation_steps } pasadas.
           *[other] Cada época termina con un paso tras { $last_step_passes } de { $gradient_accumulation_steps } pasadas.
        }
last_step_sequences = Secuencias del paso incompleto
    .sentence = { $last_step_sequences ->
            [one] { $last_step_sequences } secuencia
            [many] { $last_step_sequences } de secuencias
           *[other] { $last_step_sequences } secuencias
        } en vez de { $global_batch_size }.
last_step_weight = Peso del paso incompleto
    .sentence =
        { $convention ->
            [transformers] Se divide entre { $last_step_passes ->
                [one] la única pasada hecha
               *[other] las { $last_step_passes } pasadas hechas
            }, o entre sus tokens: su gradiente es una media completa.
            [torchtune] No se da ningún paso: esas pasadas ni siquiera se ejecutan.
            [litgpt] No se da ningún paso: sus gradientes se descartan.
           *[other] Se divide entre { $gradient_accumulation_steps } pasadas aunque { $last_step_passes ->
                [one] se hizo { $last_step_passes }
               *[other] se hicieron { $last_step_passes }
            }: su gradiente es { $last_step_weight } de la media.
        }
repeated_sequences = Repetidas por época
    .sentence = Para que todas las réplicas tengan el mismo número, { $repeated_sequences ->
            [one] { $repeated_sequences } secuencia se lee
            [many] { $repeated_sequences } de secuencias se leen
           *[other] { $repeated_sequences } secuencias se leen
        } dos veces en cada época.
unused_sequences = Sin usar por época
    .sentence = En cada época, { $unused_sequences ->
            [one] { $unused_sequences } secuencia queda
            [many] { $unused_sequences } de secuencias quedan
           *[other] { $unused_sequences } secuencias quedan
        } sin usar; si se barajan, cada vez son otras.

refusal-does-not-divide = Réplicas { $data_parallel_size } × pasadas { $gradient_accumulation_steps } = { $multiple }, que no divide un lote de { $global_batch_size }. El lote más cercano que sí divide es { $nearest }.
refusal-whole-epochs = Este framework solo entrena épocas completas.
refusal-no-step = No llega ni para un paso completo: una época tiene { $dataset_size } secuencias y un paso, { $global_batch_size }.
remark-schedule-ends-early = litgpt planifica la tasa de aprendizaje para { $planned } pasos, pero da { $steps }: los últimos quedan más allá del final de su programación.
