# What the reader of configs says. Problems and notes are sentences, repairs say what is done.


## Nothing could be read

reading-error-not-understood = この内容から、対応している学習フレームワークを判別できません。
reading-error-broken-syntax = { $file }を読み取れません。{ $line }行目が壊れているか、途中で切れています。
reading-error-too-large = 長すぎます。{ $length }文字ありますが、読み取れるのは{ $maximum }文字までです。
reading-error-too-deep = { $file }の{ $line }行目で、入れ子が深すぎます。
reading-error-too-many-lines = { $file }は{ $maximum }行を超えています。
reading-error-line-too-long = { $file }の{ $line }行目が{ $maximum }文字を超えています。
reading-error-too-many-settings = { $file }に含まれる値が{ $maximum }個を超えています。
reading-error-too-many-files = ファイルが{ $maximum }個を超えています。
reading-error-needs-yaml = { $file }の{ $line }行目に、YAMLライブラリなしでは読めない記法があります。calcletをextraのyaml付きでインストールしてください。
reading-error-bad-request = リクエストを解釈できません。
reading-error-unknown-input = { $name }という項目はありません。
reading-error-unknown-framework = { $framework }の設定は書き出せません。
reading-error-unknown-generation = { $value }は選べません。選択肢：{ $choices }。
reading-error-empty = 値がありません。
reading-error-not-a-number = 数値ではない値があります。
reading-error-not-an-integer = { $value }は整数ではありません。
reading-error-too-small = { $value }は最小値の{ $minimum }を下回っています。


## General notes

reading-note-default = { $name }の指定がないため、既定の値の{ $value }になります。
reading-note-batch-in-tokens = 合計はトークン数で指定されています。{ $tokens_per_step }トークンは{ $global_batch_size }系列です。
reading-note-open-value = { $name }はここでは決まりません：{ $text }
reading-note-overridden = { $name }は{ $file }の{ $value }になります。{ $other_file }の{ $other_value }より優先されます。
reading-note-packing = パッキングでは、各系列が複数のサンプルで系列長いっぱいまで埋められます。
reading-note-pairs = 各サンプルはペアです。1件につき、良い回答と悪い回答の2系列が処理されます。
reading-note-other-framework = { $file }は{ $framework }用のため、除外しました。

reading-note-several-configurations = このファイルには設定が全部で{ $count }個あります。食い違うところは、最後の設定で計算します。
reading-note-expert-parallel = エキスパート並列（サイズ{ $size }）はレプリカの間で行われ、データ並列サイズを減らしません。各エキスパートのコピーは{ $replicas }個です。


## General problems

reading-problem-broken-syntax = { $file }は{ $line }行目で途切れているか、壊れています。読み取れた部分だけで計算します。
reading-problem-contradiction = { $name }は{ $file }では{ $value }ですが、{ $other_file }では{ $other_value }です。
reading-problem-expected-otherwise = { $name }は{ $value }です。期待された値は{ $expected }です。
reading-problem-expected-unknown = { $name }は{ $expected }になるはずですが、その計算に必要な値が示されていません。
reading-problem-layout-does-not-divide = world sizeの{ $world_size }は、モデル並列サイズの{ $model_parallel_size }で割り切れません。
reading-problem-batch-does-not-divide = グローバルバッチ{ $global_batch_size }は、マイクロバッチ{ $micro_batch_size } × { $data_parallel_size }レプリカで割り切れません。
reading-problem-tokens-do-not-divide = 1ステップの{ $tokens_per_step }トークンは、1回に処理する{ $tokens_per_pass }トークン（マイクロバッチ{ $micro_batch_size } × { $data_parallel_size }レプリカ × { $sequence_length }トークン）で割り切れません。


## General repairs

reading-repair-change-accumulation = { $key }を{ $value }にします。
reading-repair-change-micro-batch = { $key }を{ $value }にします。
reading-repair-change-total = { $key }を{ $value }にします。
reading-repair-change-processes = { $key }を{ $value }にします。
reading-repair-change-world = { $value }枚のGPUで実行します。レプリカは{ $data_parallel_size }個になります。
reading-repair-change-key = { $key }を{ $value }にします。
reading-repair-remove = { $key }を削除します。


## accelerate

reading-note-accelerate-accumulation-updated = AccelerateがDeepSpeedの勾配累積ステップ数を{ $gradient_accumulation_steps }に変更しました。DeepSpeedのファイルでは{ $other }でした。
reading-note-accelerate-megatron-context = Accelerateはレプリカ数の計算でコンテキスト並列サイズの{ $context }では割りませんが、Megatron-LM自身は割ります。
reading-note-accelerate-megatron-passes = AccelerateのMegatron-LMプラグインでは、1ステップの処理回数はnum_micro_batches（ここでは{ $passes }）で決まります。gradient_accumulation_stepsは効きません。
reading-note-accelerate-scheduler = prepareしたスケジューラは、split_batchesが有効でないかぎり、重みの更新1回につき{ $processes }ステップ進みます。
reading-note-accelerate-split = split_batchesでは、{ $batch_size }は全プロセス合計のバッチです。
reading-problem-accelerate-accumulation-mismatch = 勾配累積ステップ数が、Accelerateのプラグインでは{ $other }、DeepSpeedのファイルでは{ $gradient_accumulation_steps }です。有効なのはDeepSpeedの値です。
reading-problem-accelerate-degrees-do-not-match = ParallelismConfigの並列数の積は{ $product }ですが、プロセスは{ $world_size }個あります。
reading-problem-accelerate-split-batches = split_batchesでは、バッチサイズ（ここでは{ $batch_size }）はプロセス数{ $processes }の倍数でなければなりません。


## axolotl

reading-note-axolotl-packing = sample_packingでは、micro_batch_size { $micro_batch_size }で{ $tokens }トークンの1行が埋まります。増えるのはトークン数で、サンプル数ではありません。
reading-note-axolotl-model-parallel = テンソル並列・コンテキスト並列のグループでは、{ $model_parallel_size }枚のGPUが同じ系列を分担します。2026年3月より前のAxolotlは、ログに出すバッチで1枚ずつ数えています。
reading-note-axolotl-batch-size-of-a-process = batch_size { $batch_size }は1プロセス分です。micro_batch_sizeで割ると、勾配累積ステップ数は{ $value }です。Axolotlは、代わりにgradient_accumulation_stepsを指定するよう勧めています。
reading-problem-axolotl-two-of-three = Axolotlでは、micro_batch_size、gradient_accumulation_steps、batch_sizeのうち2つが必要です。
reading-problem-axolotl-set-both = gradient_accumulation_stepsとbatch_sizeは同時に指定できません。
reading-problem-axolotl-batch-size-ignored = batch_size { $batch_size }は効果がありません。gradient_accumulation_stepsは省略すると1になり、各プロセスは1回の更新で{ $micro_batch_size }系列を使います。
reading-problem-axolotl-ring-attention = sample_packingとコンテキスト並列を併用すると、処理するパックは1つずつです。micro_batch_sizeは1でなければなりません。
reading-problem-axolotl-layout = { $world_size }枚のGPUは、指定された並列サイズで割り切れません。
reading-problem-axolotl-groups = Axolotlでは、1プロセスの累積分が{ $num_generations }個の生成文からなるグループで割り切れる必要があります。micro_batch_size × gradient_accumulation_stepsは{ $completions }です。
reading-repair-axolotl-set = { $key }を{ $value }にします。
reading-repair-axolotl-drop = { $key }を削除します。
reading-repair-axolotl-accumulate = { $key }を{ $value }にし、batch_sizeを削除します。
reading-repair-axolotl-one-pack = micro_batch_sizeを1、gradient_accumulation_stepsを{ $value }にします。バッチは変わりません。


## composer

reading-note-composer-automatic-microbatch = マイクロバッチは自動です。1デバイス分の{ $device_batch }系列から始まり、メモリが足りなくなるたびに半分になります。グローバルバッチは変わりません。
reading-note-composer-microbatch-reduced = マイクロバッチ{ $micro_batch_size }は1デバイス分の{ $device_batch }系列より大きいため、{ $device_batch }に減らされます。
reading-note-composer-smaller-last-microbatch = 1デバイス分の{ $device_batch }系列は{ $micro_batch_size }系列ずつ{ $passes }回で処理されますが、最後の1回は{ $last }系列だけです。グローバルバッチは指定どおりで、1つのマイクロバッチサイズでは表せません。


## deepspeed

reading-note-deepspeed-auto = 「auto」はDeepSpeed自身の値ではありません。TrainerまたはAccelerateが、自身の引数から値を設定します。
reading-note-deepspeed-autotp = DeepSpeedはGPUを{ $counted }枚と数えますが、AutoTPの{ $autotp_size }枚は常に同じデータを処理します。レプリカは{ $replicas }個で、train_batch_sizeでは各系列が{ $autotp_size }回ずつ数えられます。
reading-note-deepspeed-elastic = elasticityにより、バッチは{ $train_batch_size }に決まります。分割できるGPU数：{ $valid }。
reading-note-deepspeed-include-whole-host = DeepSpeedでは0.15.3から2026年8月まで、--includeでスロットを書かずに指定したホスト（ここでは{ $name }）が使われません。スロットを書けば使われます。
reading-note-deepspeed-presupposes = GPU数の指定がありません。3つのバッチサイズは、データ並列のGPUが{ $replicas }枚であることを前提にしています。
reading-note-deepspeed-saw-fewer = 起動したプロセスは{ $started }個ですが、DeepSpeedから見えたのは{ $seen }個でした。すべて見えていれば数は合います。init_process_groupの前のようにプロセスが互いを知らない場合や、それぞれが単独で起動された場合は1と数えます。
reading-note-deepspeed-unmanaged = managed_gradient_accumulationがfalseのため、重みを更新するタイミングはファイルの記述にかかわらず学習コードが決めます。
reading-problem-deepspeed-all-excluded = --excludeによって、hostfileのGPUがすべて除外されています。
reading-problem-deepspeed-assertion = DeepSpeedに指定されたバッチは{ $global_batch_size }ですが、実際はGPUあたり{ $micro_batch_size } × 勾配累積{ $gradient_accumulation_steps }ステップ × データ並列のGPU { $data_parallel_size }枚でした。
reading-problem-deepspeed-counts-and-filters = deepspeedランチャーでは、--num_nodesや--num_gpusを--includeや--excludeと同時に指定するとエラーになります。
reading-problem-deepspeed-duplicate-key = { $key }が2回書かれたファイルは、DeepSpeedではエラーになります。
reading-problem-deepspeed-elastic-and-stated = elasticityが有効なため、次のバッチサイズを併記するとDeepSpeedではエラーになります：{ $keys }。
reading-problem-deepspeed-elastic-incomplete = elasticityにはmax_train_batch_sizeとmicro_batch_sizesが必要です。
reading-problem-deepspeed-elastic-world = elasticityで決まったバッチは、{ $data_parallel_size }レプリカには分割できません。可能なレプリカ数：{ $valid }。
reading-problem-deepspeed-floored-to-nothing = DeepSpeedは割り算の結果を切り捨てるため、{ $key }が{ $value }になります。GPU数に対して合計バッチが小さすぎます。
reading-problem-deepspeed-host-twice = hostfileに{ $name }が重複しています。deepspeedではエラーになります。
reading-problem-deepspeed-include-exclude = deepspeedランチャーに指定できるのは--includeか--excludeのどちらか一方です。両方を指定するとエラーになります。
reading-problem-deepspeed-mismatch = DeepSpeedではエラーになります。train_batch_size { $train_batch_size }が、GPUあたり{ $micro_batch_size } × 勾配累積{ $gradient_accumulation_steps }ステップ × データ並列のGPU { $data_parallel_size }枚と一致しません。
reading-problem-deepspeed-no-config = DeepSpeedの設定ファイル{ $file }が見つかりません。パスは実行を開始したディレクトリから解決されます。設定のbase64でもありません。
reading-problem-deepspeed-no-batch = DeepSpeedにはtrain_batch_sizeまたはtrain_micro_batch_size_per_gpuが必要です。
reading-problem-deepspeed-no-such-slot = hostfileに{ $name }がありません。このままではdeepspeedは起動しません。
reading-problem-deepspeed-not-positive = { $key }が{ $value }です。DeepSpeedでは0より大きい値が必要です。
reading-problem-deepspeed-set-batch-size = 新しいtrain_batch_sizeは、マイクロバッチ × データ並列のGPU数の倍数でなければなりません。実行中に変えられるのは勾配累積ステップ数だけです。
reading-repair-deepspeed-ignore-stated = elasticity.ignore_non_elastic_batch_infoをtrueにするか、それらのキーを削除します。


## easylm

reading-note-easylm-global-batch = EasyLMのバッチサイズ{ $batch_size }は、全デバイスが1回に処理する合計です。
reading-problem-easylm-does-not-divide = バッチ{ $batch_size }は、メッシュの{ $data_parallel_size }レプリカに均等に割り当てられません。


## fabric

reading-problem-fabric-conflict = { $key }が、コードでは{ $value }、ランチャーでは{ $launched }（フラグがなければ1）です。Fabricではエラーになります。


## fairseq

reading-note-fairseq-by-tokens = 1回に処理する量は、決まった系列数ではなく最大{ $max_tokens }トークンです。そのため、1ステップの系列数は一定ではありません。
reading-note-fairseq-scheduled-accumulation = 1ステップの処理回数はエポックによって変わります（{ $stages }）。ここでは最初の{ $value }回で計算します。


## gpt_neox

reading-problem-gpt-neox-nothing-left = バッチ{ $total }を{ $replicas }レプリカに分けると、{ $key }が0になります。GPT-NeoXは割り算の結果を切り捨て、そのあとエラーにします。
reading-problem-gpt-neox-batch-mismatch = GPT-NeoXではエラーになります。train_batch_size { $global_batch_size }が、GPUあたり{ $micro_batch_size } × 勾配累積{ $gradient_accumulation_steps }ステップ × { $data_parallel_size }レプリカと一致しません。


## grpo

reading-note-completions = バッチサイズはプロンプトではなく生成文の数です。1回の更新{ $global_batch_size }件で、{ $prompts }個のプロンプトとそれぞれ{ $num_generations }個の生成文を学習します。
reading-note-completions-apart = 一度に生成されるのは{ $generation_batch_size }個、1回の更新に使われるのは{ $global_batch_size }個です。
reading-problem-completions-not-whole-groups = 一度に生成される{ $generation_batch_size }個は、num_generationsの{ $num_generations }の倍数ではありません。
reading-problem-completions-not-divisible = { $data_parallel_size }プロセスがそれぞれ{ $micro_batch_size }個の生成文を処理すると、1回分の合計がnum_generationsの{ $num_generations }で割り切れません。バッチサイズはプロンプトではなく生成文の数です。
reading-problem-completions-not-whole-passes = generation_batch_size { $generation_batch_size }は、全プロセスが1回に処理する生成文の数{ $completions }の倍数ではありません。
reading-problem-completions-set-twice = generation_batch_sizeとsteps_per_generationは同時に指定できません。
reading-problem-completions-at-least-two = グループ内で比べるには生成文が2個以上必要ですが、num_generationsは{ $num_generations }です。
reading-repair-completions-other-number = { $key }を{ $value }にします。
reading-repair-completions-more-passes = { $key }を{ $value }にします。
reading-repair-completions-more-at-a-time = { $key }を{ $value }にします。
reading-repair-completions-drop = { $key }を削除します。


## huggingface

reading-note-huggingface-auto-find = auto_find_batch_sizeは、メモリが足りなくなるとデバイスごとのバッチサイズを下げますが、勾配累積ステップ数は変えません。合計が小さくなることがあります。
reading-note-huggingface-banner = Trainerのログから読み取った値：デバイスごとに{ $micro_batch_size }。
reading-note-huggingface-data-parallel = 1つのプロセスが{ $gpus }枚のGPUを使います（nn.DataParallel）。各GPUがデバイスごとのバッチサイズを処理するため、{ $gpus }レプリカと数えます。
reading-note-huggingface-data-parallel-banner = ログによるとnn.DataParallelです。1プロセスの全GPUの合計は{ $adjusted_batch_size }です。
reading-note-huggingface-deepspeed-elsewhere = 引数が指す{ $file }がここにありません。その中のバッチサイズは、autoか同じ値でなければなりません。
reading-note-huggingface-log-counts-peers = ログには{ $told }とありますが、正しくは{ $real }です。Transformers 4.57までは、コンテキスト並列で同じデータを分担するGPUもレプリカに数えます。
reading-note-huggingface-old-name = { $key }は、per_device_train_batch_sizeの以前の名前です。
reading-note-huggingface-peers = コンテキスト並列・系列並列のGPUは同じデータを分担します。Transformers 4.57までのログでは、それでもレプリカに数えられます。
reading-note-huggingface-split-batches = split_batchesでは、{ $value }は全プロセス合計のバッチです。Trainerのログはこれを考慮していません。
reading-note-huggingface-spmd = XLAのSPMDでは、デバイスごとのバッチサイズが全デバイスの合計になります。
reading-problem-huggingface-banner-differs = ログの合計は{ $told }ですが、これらのファイルでは{ $real }になります。
reading-problem-huggingface-deepspeed-mismatch = Trainerではエラーになります。DeepSpeedの{ $key }は{ $value }ですが、{ $other }は{ $stated }です。
reading-problem-huggingface-no-batch-fits = auto_find_batch_sizeが0まで下がりました。1系列もメモリに収まりません。
reading-repair-huggingface-use-auto = DeepSpeedのファイルのこれらの値をautoにし、Trainerに設定を任せます。
reading-repair-huggingface-use-deepspeed = TrainerにDeepSpeedのファイルと同じ値を指定します。


## levanter

reading-note-levanter-schedule = バッチはスケジュールに従って変わります（{ $stages }）。ここでは最後の{ $value }で計算します。
reading-problem-levanter-does-not-divide = バッチ{ $global_batch_size }は{ $data_parallel_size }レプリカで割り切れません。


## lightning

reading-note-lightning-batch-is-split = dpストラテジーは、ローダのバッチ{ $batch_size }を{ $devices }デバイスに分割します。デバイス数は掛けません。
reading-note-lightning-loop-accumulates = Fabricでは学習ループ自身が累積します。1ステップの処理回数はno_backward_syncの条件に書かれており、ここでは読み取りません。
reading-note-lightning-scheduled-accumulation = 処理回数はエポックによって変わります（{ $stages }）。ここに示すのは、{ $value }回で始まる最初のバッチです。
reading-problem-lightning-accumulation-twice = accumulate_grad_batchesとGradientAccumulationSchedulerを併用すると、Lightningではエラーになります。どちらかを外す必要があります。
reading-problem-lightning-deepspeed-accumulation = DeepSpeedの設定にgradient_accumulation_stepsがあると、Lightningではエラーになります。この値はLightningがaccumulate_grad_batchesから設定します。


## litgpt

reading-note-litgpt-silent-floor = litgptは何も知らせずに切り捨てます。指定された{ $asked }系列のうち、1ステップに使われるのは{ $reached }系列で、{ $lost }系列が失われます。
reading-problem-litgpt-no-pass = litgptは説明のないAssertionErrorで停止します。{ $global_batch_size }系列を{ $data_parallel_size }デバイスに分けると{ $share }系列ずつで、マイクロバッチ1つ分の{ $micro_batch_size }に足りません。
reading-problem-litgpt-assertion = 処理するマイクロバッチが残らないため、litgptが停止しました。global_batch_sizeを全デバイス数で割って切り捨てた値が、micro_batch_sizeを下回っています。


## llama_factory

reading-note-llama_factory-pretraining-packs = stageがptの場合、packingを無効にしないかぎり、サンプルはcutoff_lenいっぱいまでパッキングされます。
reading-note-llama_factory-global-from-micro = global_batch_sizeがない場合、各レプリカのマイクロバッチ1つずつで1回更新します。


## llm_c


## llm_foundry

reading-note-llm_foundry-replication = replicationでは{ $replication }デバイスごとに同じ系列を読み込みますが、llm-foundryは全デバイスの数でバッチを割ります。1回の更新に含まれる異なる系列は{ $asked }個ではなく{ $reached }個です。
reading-problem-llm_foundry-does-not-divide = { $data_parallel_size }デバイスでグローバルバッチ{ $global_batch_size }を指定すると、llm-foundryではエラーになります。デバイス数の倍数でなければなりません。
reading-problem-llm_foundry-replication-does-not-divide = デバイス数の{ $world_size }は、replicationの{ $replication }で割り切れません。
reading-problem-llm_foundry-sequence-parallelism = llm-foundryは系列並列に対応していません。{ $key } = { $value }ではエラーになります。


## maxtext

reading-note-maxtext-cut-off = MaxTextは端数を切り捨てます。{ $chips }チップで{ $asked }系列の指定は、{ $reached }系列になります。
reading-note-maxtext-per-chip = per_device_batch_size { $per_device_batch_size }はチップごとの値で、1つのレプリカを分担するチップもそれぞれ数えられます。
reading-note-maxtext-ramp = バッチは学習中に大きくなります。デバイスごとに{ $start }から{ $target }まで{ $increment }ずつ、{ $samples }系列かけて増えます。ここでは最後の値で計算します。
reading-note-maxtext-shared-sequences = { $sequences }系列は{ $replicas }レプリカに均等に割り当てられないため、{ $counted }等分として計算します。
reading-problem-maxtext-no-sequence = { $chips }チップの合計でも1系列に満たない指定です。
reading-problem-maxtext-microbatches = MaxTextは、1回に処理する{ $sequences_per_pass }系列を{ $pipeline_microbatches }個のパイプライン用マイクロバッチに分割できません。
reading-problem-maxtext-pipeline-microbatches = 1回に処理する{ $sequences }系列は、{ $microbatches }個のパイプライン用マイクロバッチに分割できません。その個数はステージ数{ $stages }の倍数でもなければなりません。
reading-problem-maxtext-ramp-does-not-divide = { $start }から{ $target }までの差は、増分{ $increment }の倍数ではありません。


## megatron

reading-note-megatron-rampup = バッチは{ $start }系列から{ $full }系列まで{ $increment }ずつ増えます。最終サイズになるのは{ $steps }ステップ、{ $samples }系列のあとです。
reading-note-megatron-rampup-ignored = 2026年4月以降のMegatron-LMは--rampup-batch-sizeを無視し、最初から最終サイズのバッチで学習します。現在のフラグは--step-batch-size-scheduleです。
reading-note-megatron-schedule = バッチは{ $first }系列から{ $last }系列へ増えます（サイズは{ $stages }種類）。最後のサイズになるのは{ $steps }ステップ、{ $samples }系列のあとです。切り替え点はトークン数で数えます。
reading-note-megatron-steps = バッチを増やしていくと{ $samples }系列に{ $steps }ステップかかります。最初から最終サイズなら{ $constant }ステップです。
reading-note-megatron-decreased = --decrease-batch-size-if-neededにより、バッチは{ $asked }から、{ $unit }の倍数である{ $reached }に下がります。ログの表示は{ $asked }のままです。
reading-problem-megatron-nothing-left = --decrease-batch-size-if-neededではバッチ{ $asked }が0になります。各レプリカのマイクロバッチ1つずつだけで{ $unit }になるためです。
reading-problem-megatron-no-micro-batches = 各レプリカのマイクロバッチ数が{ $passes }になります。グローバルバッチが、各レプリカのマイクロバッチ1つずつの合計より小さいためです。
reading-problem-megatron-current-not-divisible = 増加の途中でバッチが{ $size }になり、{ $data_parallel_size }レプリカ × マイクロバッチ{ $micro_batch_size }で割り切れません。途中のサイズもすべて、この積の倍数でなければなりません。
reading-problem-megatron-experts = world sizeの{ $world_size }は、エキスパート並列・エキスパートのテンソル並列・パイプライン並列のサイズの積{ $size }で割り切れません。
reading-problem-megatron-renamed = Megatron-LMでは{ $old }はエラーになります。現在の名前は{ $new }です。
reading-problem-megatron-old-batch-size = Megatron-LMでは--batch-sizeはエラーになります。現在は--micro-batch-sizeで、1レプリカが1回に処理する系列数を表します。
reading-problem-megatron-rampup-and-iterations = --rampup-batch-sizeでバッチを増やすには、--train-itersではなく--train-samplesで系列数による長さを指定する必要があります。
reading-problem-megatron-rampup-needs-samples = 2026年4月までのMegatron-LMでは、--rampup-batch-sizeと--train-iters { $steps }を併用するとエラーになります。バッチが増える学習の長さは系列数で測ります。
reading-problem-megatron-rampup-increments = { $increment }ずつ増やしても、{ $start }から{ $full }に到達しません。
reading-problem-megatron-rampup-start = ランプアップは1系列以上から始めなければなりません。
reading-problem-megatron-rampup-above = 最初のバッチ{ $start }が、グローバルバッチ{ $full }を上回っています。
reading-problem-megatron-rampup-empty = { $start }から{ $full }では増やす幅がありません。Megatron-LMは0で割ることになります。
reading-problem-megatron-rampup-indivisible = バッチが{ $size }になると、各レプリカのマイクロバッチ1つずつの合計{ $unit }の倍数ではないため、実行はそこで止まります。
reading-problem-megatron-schedule-form = { $entry }は、--step-batch-size-scheduleに必要なTOKENS:SIZEの形式ではありません。
reading-problem-megatron-schedule-first = スケジュールが{ $threshold }から始まっています。最初の切り替え点は0でなければなりません。
reading-problem-megatron-schedule-order = スケジュールの2つの切り替え点が同じ系列に重なります。切り替え点は系列長{ $length }で割って切り捨てられます。
reading-problem-megatron-schedule-indivisible = スケジュールの{ $size }は、各レプリカのマイクロバッチ1つずつの合計{ $unit }の倍数ではないため、実行はそこで止まります。
reading-problem-megatron-schedule-and-global = --step-batch-size-scheduleと--global-batch-sizeは同時に指定できません。スケジュールの最後のサイズがグローバルバッチになります。
reading-problem-megatron-schedule-and-decrease = --step-batch-size-scheduleと--decrease-batch-size-if-neededは同時に指定できません。
reading-problem-megatron-schedule-and-rampup = --step-batch-size-scheduleと--rampup-batch-sizeは同時に指定できません。
reading-repair-megatron-decrease-batch-size = { $key }を加えます。実行時のバッチは{ $value }になります。
reading-repair-megatron-no-rampup = { $key }を削除します。最初から最終サイズになります。
reading-repair-megatron-set-rampup = { $key }を{ $value }にします。
reading-repair-megatron-train-samples = --train-itersを、同じ長さの{ $key } { $value }に置き換えます。
reading-repair-megatron-remove = { $key }を削除します。
reading-repair-megatron-rename = { $old }を{ $new }に置き換えます。
reading-repair-megatron-schedule-from-zero = { $key }を"{ $value }"にします。


## megatron_bridge


## ms_swift

reading-note-ms_swift-accumulation = gradient_accumulation_stepsの指定がないため、swiftは全プロセスの合計が16系列以上になるように{ $value }とします。
reading-note-ms_swift-one-process = NPROC_PER_NODEがない場合、swiftは1つのプロセスを起動し、見えているGPUにモデルを分散します。


## nanochat

reading-note-nanochat-automatic-batch = 合計バッチは自動です。nanochatがモデルとトークン予算から求め、開始時に表示します。
reading-problem-nanochat-not-a-multiple = 合計{ $tokens_per_step }トークンは、全GPUが1回に処理する{ $tokens_per_pass }トークンの倍数ではありません。


## nanogpt

reading-note-nanogpt-world-total = nanoGPTのgradient_accumulation_steps { $gradient_accumulation_steps }は全GPUの処理回数の合計です。これを割り切るGPU数なら、何枚でも1ステップは{ $global_batch_size }系列です。
reading-problem-nanogpt-does-not-divide = nanoGPTは停止します。gradient_accumulation_steps { $gradient_accumulation_steps }がGPU数{ $world_size }で割り切れません。
reading-problem-nanogpt-assertion = nanoGPTが停止しました。全GPUの処理回数の合計であるgradient_accumulation_stepsが、GPU数で割り切れません。


## nanotron

reading-problem-nanotron-layout = 並列数の積は{ $product }枚（{ $replicas }レプリカ × テンソル{ $tensor } × パイプライン{ $pipeline } × コンテキスト{ $context }）ですが、実行に使うGPUは{ $world_size }枚です。
reading-repair-nanotron-set-dp = { $key }を{ $value }にします。すべてのGPUが使われます。


## nemo

reading-note-nemo-packed = データはパッキング済みで、グローバルバッチは複数の系列を含むパックの数です。パッキングなしと同じ系列数で学習するには、1パックあたりの系列数で割ります。
reading-problem-nemo-accumulate-grad-batches = trainerのaccumulate_grad_batchesは1のままでなければなりません。NeMoはマイクロバッチサイズとグローバルバッチサイズに応じて、自分で累積します。
reading-problem-nemo-packed-micro-batch = パッキング済みのデータでは、マイクロバッチは{ $size }ではなく1でなければなりません。
reading-repair-nemo-accumulate-one = { $key }を1にします。
reading-repair-nemo-packed-one = { $key }を1にします。


## olmo

reading-note-olmo-micro-batch-cut = マイクロバッチ{ $size }は1デバイスの割り当てより大きいため、各デバイスは{ $each }系列を1回で処理します。
reading-note-olmo-smaller-last-micro-batch = 1デバイス分の{ $each }系列を{ $size }系列ずつに分けると、最後は{ $last }系列になります。グローバルバッチは指定どおりで、1つのマイクロバッチサイズでは表せません。
reading-problem-olmo-batch-not-divisible = バッチ{ $global_batch_size }は{ $world_size }枚のGPUで割り切れません。OLMoは説明のないAssertionErrorで停止します。


## olmo_core

reading-note-olmo-core-tokens = OLMo-coreはバッチをトークン数で数えます。ここでは長さ{ $length }の系列で{ $tokens }トークンです。
reading-problem-olmo-core-not-tokens = { $tokens }トークンは、長さ{ $length }の1系列にも足りません。OLMo-coreはバッチを系列数ではなくトークン数で数えます。
reading-problem-olmo-core-partial = { $tokens }トークンは、系列長{ $length }で割り切れません。
reading-problem-olmo-core-partial-rank = 各レプリカが受け持つバッチのトークン数は、系列長で割り切れなければなりません。
reading-repair-olmo-core-in-tokens = 系列数のつもりで書いた値に{ $length }を掛けます。


## open_clip

reading-note-open_clip-pairs = 数えているのは、画像とテキストのペアです。


## openrlhf

reading-note-openrlhf-answers = train_batch_sizeは回答の数（1プロンプトにつき{ $num_generations }個）、rollout_batch_sizeはプロンプトの数です。
reading-note-openrlhf-dynamic-batch = ここではマイクロバッチがトークン数で区切られるため、含まれる系列数は毎回変わります。
reading-note-openrlhf-deepspeed-batch = DeepSpeedには{ $value }というバッチが渡されます。1つの系列を分担するGPUも数えるためです。1回の更新に使うのは、あくまでtrain_batch_sizeの系列数です。
reading-note-openrlhf-packing = packing_samplesでは、マイクロバッチの系列がパディングなしでつなげられます。1ステップのトークン数は上限値です。


## slurm

reading-note-slurm-idle = GPUは{ $reserved }枚確保されていますが、起動するプロセスは{ $world_size }個だけです。
reading-problem-slurm-too-few = { $world_size }個のプロセスが起動しますが、確保されているGPUは{ $reserved }枚だけです。


## torchrun


## torchtitan

reading-note-torchtitan-old-batch-size = training.batch_sizeは2025年6月からtraining.local_batch_sizeという名前です。新しいバージョンは古い名前を認識しません。
reading-note-torchtitan-tokens = 2026年8月以降のtorchtitanと同じく、バッチはトークン数で数えられています。1レプリカが1回に処理する{ $tokens }トークンは、{ $length }トークンの系列{ $sequences }個分です。
reading-note-torchtitan-partial-sequences = 1レプリカが1回に処理する{ $tokens }トークンは、系列長{ $length }で割り切れません。文書は1つの行に詰め込まれます。
reading-note-torchtitan-pipeline-passes = パイプラインは勾配累積の1ステップごとに{ $passes }個のマイクロバッチを処理します。ここでは合計の{ $count }個で計算します。
reading-note-torchtitan-pipeline-split = パイプラインは、ローカルバッチ{ $size }を{ $part }系列ずつ{ $parts }個のマイクロバッチに分割します。
reading-problem-torchtitan-layout = この構成はtorchtitanではエラーになります。replicate { $replicate } × shard { $shard } × コンテキスト{ $context } × テンソル{ $tensor } × パイプライン{ $pipeline }は{ $product }で、world sizeの{ $world_size }と一致しません。
reading-problem-torchtitan-experts = エキスパート並列に使われるshard・コンテキスト・テンソル並列の{ $among }ランクが、エキスパート並列のサイズ{ $size }で割り切れません。
reading-problem-torchtitan-tokens-do-not-divide = 1ステップあたりトークン数の{ $tokens }は、全レプリカが勾配累積の1ステップで処理する{ $unit }トークンの倍数ではありません。
reading-repair-torchtitan-set-shard = { $key }を{ $value }にします。
reading-repair-torchtitan-set-experts = { $key }を{ $value }にします。


## torchtune

reading-note-torchtune-docstring = docstringでは全GPU数を掛けていますが、サンプラはテンソル並列・コンテキスト並列の{ $model_parallel_size }枚のグループを1つと数えます。
reading-note-torchtune-leftover = エポックの終わりに残った処理は、{ $gradient_accumulation_steps }回に満たなければ更新されません。
reading-problem-torchtune-layout = replicate { $replicate_size } × shard { $shard_size } × テンソル・コンテキスト並列{ $tensor_parallel_size }が、GPU数の{ $world_size }と一致しません。
reading-problem-torchtune-replicas = データ並列のGPU { $replicas }枚は、{ $replicate_size }グループに分けられません。
reading-repair-torchtune-shards = { $key }を{ $value }にします。


## trl


## unsloth

reading-note-unsloth-one-gpu = 複数のプロセスを起動する指定がないため、Unslothは1枚のGPUで学習します。
reading-note-unsloth-several-gpus = 1つのプロセスから{ $gpus }枚のGPUが見えていますが、学習に使うのは1枚です。古いバージョンのUnslothはその場合、1回に{ $value }系列を処理します。
reading-note-unsloth-banner = 起動時の表示によると、デバイスごとに{ $batch_per_device }系列、勾配累積ステップ数は{ $gradient_accumulation_steps }です。
reading-note-unsloth-other-run = 起動時の表示（デバイスごとに{ $batch_per_device }）は別の実行のものです。設定に書かれた値で計算します。
reading-note-unsloth-set-to-generations = Unslothがデバイスごとのバッチを、1プロンプトあたりの生成文の数である{ $batch_per_device }にしました。
reading-note-unsloth-raises-batch = デバイスごとに{ $micro_batch_size }ではグループがそろわないため、Unslothはper_device_train_batch_sizeをnum_generationsの{ $num_generations }にします。
reading-problem-unsloth-batch-times-gpus = per_device_train_batch_sizeは{ $micro_batch_size }ですが、起動時の表示は{ $batch_per_device }です。1つのプロセスから{ $gpus }枚のGPUが見えており、その枚数倍のバッチを1枚で処理します。
reading-repair-unsloth-one-device = { $key }でGPUを1枚だけ指定します。


## verl

reading-note-verl-answers = train_batch_sizeとppo_mini_batch_sizeはプロンプトの数です。プロンプトごとに{ $num_generations }個の回答があり、更新ではその回答を学習します。
reading-note-verl-dynamic-batch = ここではマイクロバッチがトークン数で区切られるため、含まれる系列数は毎回変わります。
reading-problem-verl-passes = { $replicas }個のレプリカはそれぞれ1回の更新で{ $answers }個の回答を処理しますが、{ $micro_batch_size }個ずつでは割り切れません。
reading-problem-verl-passes-message = 1つのレプリカは1回の更新で{ $answers }個の回答を処理しますが、{ $micro_batch_size }個ずつでは割り切れません。
reading-problem-verl-floors = { $asked }個の回答は{ $replicas }レプリカに均等に分けられません。verlは何も知らせずに切り捨て、1回の更新で{ $reached }個を学習します。
reading-problem-verl-mini-exceeds-train = ppo_mini_batch_size { $mini_batch_size }が、1回のロールアウトのプロンプト数{ $train_batch_size }を超えています。
reading-problem-verl-rollout = 1回のロールアウトの回答{ $answers }個は、{ $minimum }で割り切れません。
reading-repair-verl-mini-batch = { $key }を{ $value }にします。
reading-repair-verl-rollout-batch = { $key }を{ $value }にします。
