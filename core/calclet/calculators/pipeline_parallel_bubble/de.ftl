title = Bubble der Pipeline-Parallelität
lead = Aus den Pipeline-Stufen, den Micro-Batches pro Schritt und dem Ablaufplan ergibt sich, welchen Teil der Zeit die GPUs einer Pipeline stillstehen.
synonyms = Pipeline-Bubble, Pipeline-Blase, Bubble-Anteil, Leerlauf, Pipeline-Parallelität, GPipe, 1F1B, one forward one backward, interleaved 1F1B, verschachtelt, virtuelle Pipeline, virtuelle Stufen, PipeDream-Flush, Zero Bubble, Effizienz der Pipeline, Micro-Batches, pipeline bubble, bubble ratio, bubble fraction, Megatron-LM

group-pipeline = Pipeline
group-target = Ziel

pipeline_stages = Pipeline-Stufen
    .help = GPUs oder tensorparallele Gruppen, auf die sich die Schichten verteilen.
micro_batches = Micro-Batches pro Schritt
    .help = Micro-Batches, die ein Replikat für ein Update durch die Pipeline schickt: seine Akkumulationsschritte (Gradientenakkumulation), also globaler Batch ÷ (Micro-Batch × Replikate).
schedule = Ablaufplan
    .help = 1F1B hat dieselbe Bubble wie GPipe; gespart wird Speicher, nicht Zeit. Nur Verschachtelung verkleinert sie.
    .option-gpipe = GPipe
    .option-one_f_one_b = 1F1B
    .option-interleaved = 1F1B, verschachtelt
virtual_stages = Virtuelle Stufen pro GPU
    .help = Gruppen von Schichten je GPU. Die Zahl der Schichten muss durch Stufen × virtuelle Stufen teilbar sein, und der Datenverkehr zwischen GPUs wächst um denselben Faktor.
target_bubble = Bubble höchstens
    .help = Größter Anteil an der Gesamtzeit, den Sie hinnehmen würden.

bubble_share = Bubble an der Gesamtzeit
    .sentence = Von der ganzen Zeit eines Schritts stehen die GPUs { $bubble_share } still: ({ $pipeline_stages } − 1) Stufen gegenüber der Arbeit an { $micro_batches ->
            [one] { $micro_batches } Micro-Batch
           *[other] { $micro_batches } Micro-Batches
        }.
bubble_over_ideal = Bubble zur Idealzeit
    .sentence = Der Schritt dauert { $bubble_over_ideal } länger als ganz ohne Bubble. Diesen Wert nennen die Paper zu Megatron-LM.
pipeline_efficiency = Effizienz der Pipeline
    .sentence = { $pipeline_efficiency } der Zeit sind Arbeit, der Rest ist Bubble.
micro_batches_for_target = Micro-Batches für das Ziel
    .sentence = Mit { $micro_batches_for_target ->
            [one] { $micro_batches_for_target } Micro-Batch
           *[other] { $micro_batches_for_target } Micro-Batches
        } bleibt die Bubble bei höchstens { $target_bubble } der Gesamtzeit{ $schedule ->
            [interleaved] , aufgerundet auf ein Vielfaches von { $pipeline_stages }
           *[other] {""}
        }.
in_flight_micro_batches = Micro-Batches in Arbeit
    .sentence = In der Spitze hält die erste Stufe die Aktivierungen von { $in_flight_micro_batches ->
            [one] { $in_flight_micro_batches } Micro-Batch
           *[other] { $in_flight_micro_batches } Micro-Batches
        }.

remark-not-a-multiple = Der verschachtelte Ablauf arbeitet in Gruppen von { $pipeline_stages } Micro-Batches; { $micro_batches } ist kein Vielfaches davon. Die gezeigte Bubble tut so, als wäre es eines.
remark-nothing-interleaved = Mit nur einer virtuellen Stufe pro GPU ist nichts verschachtelt: Das ist einfaches 1F1B.
remark-idle-stages = { $micro_batches } Micro-Batches können { $pipeline_stages } Stufen nicht zugleich beschäftigen.
