title = Skalierung bei Datenparallelität
lead = Aus dem Durchsatz eines Beschleunigers, der Skalierungseffizienz und der Anzahl ergeben sich realer und idealer Durchsatz, die Beschleunigung und was verloren geht.
synonyms = Skalierungseffizienz, schwache Skalierung, starke Skalierung, weak scaling, strong scaling, amdahlsches Gesetz, Amdahl, Speedup, Beschleunigung, lineare Skalierung, Durchsatz mehrerer GPUs, Multi-GPU, Tokens pro Sekunde, Samples pro Sekunde, DDP, FSDP, ZeRO, Kommunikationsaufwand, superlineare Skalierung, scaling efficiency

group-baseline = Referenz
group-scaling = Skalierung

device_throughput = Durchsatz pro Beschleuniger
    .help = Tokens oder Sequenzen pro Sekunde je Beschleuniger der Referenz, gemessen und nicht aus dem Datenblatt.
reference_devices = Beschleuniger der Referenz
    .help = Auf wie viele sich Durchsatz und Effizienz beziehen. Veröffentlichte Werte gehen oft von 8 GPUs aus, nicht von einer.
devices = Anzahl Beschleuniger
    .help = Beschleuniger, auf die sich die Datenparallelität verteilt. Die eines Replikats skalieren gemeinsam.
scaling_law = Art der Skalierung
    .help = Schwache Skalierung hält den Batch je Beschleuniger fest, der globale Batch wächst. Starke Skalierung hält den globalen Batch fest.
    .option-weak = Schwach: Batch je GPU fest
    .option-strong = Stark: globaler Batch fest
scaling_efficiency = Skalierungs{ "\u00AD" }effizienz
    .help = Gemessener durch linearen Durchsatz. Die Skalierungseffizienz sinkt mit der Anzahl: Nehmen Sie eine Messung nahe der Ihren.
measured_devices = Gemessen auf
    .help = Anzahl der Beschleuniger bei der Messung der Effizienz, falls bekannt.
    .placeholder = offen
serial_share = Serieller Anteil
    .help = Der Teil der Zeit eines Schritts auf einem Beschleuniger, den weitere nicht verkürzen (Amdahl).

real_throughput = Realer Durchsatz
    .sentence =
        { $reference_devices ->
            [1] { $devices ->
                [one] { $devices } Beschleuniger erreicht
               *[other] { $devices } Beschleuniger erreichen
            } { $speed_up } × { $device_throughput } Tokens/s = { $real_throughput } Tokens/s.
           *[other] { $devices ->
                [one] { $devices } Beschleuniger erreicht
               *[other] { $devices } Beschleuniger erreichen
            } { $speed_up } × { $reference_devices } × { $device_throughput } Tokens/s = { $real_throughput } Tokens/s.
        }
ideal_throughput = Idealer Durchsatz
    .sentence = { $devices } Beschleuniger × { $device_throughput } Tokens/s wären { $ideal_throughput } Tokens/s.
speed_up = Beschleunigung
    .sentence =
        { $reference_devices ->
            [1] Gegenüber einem einzigen beträgt die Beschleunigung Faktor { $speed_up }; linear wären es { $devices }.
           *[other] Gegenüber { $reference_devices } Beschleunigern, nicht gegenüber einem, beträgt die Beschleunigung Faktor { $speed_up }.
        }
lost_throughput = Verlorener Durchsatz
    .sentence = Zum idealen Durchsatz von { $ideal_throughput } Tokens/s fehlen { $lost_throughput } Tokens/s.
reached_efficiency = Erreichte Effizienz
    .sentence = Bei einem seriellen Anteil von { $serial_share } kommen { $devices } Beschleuniger auf { $reached_efficiency } des linearen Durchsatzes.

remark-super-linear = Mehr als linear kommt vor, etwa wenn jeder Beschleuniger mehr Arbeit bekommt oder seine Daten in den Cache passen. Prüfen Sie, ob beide Messungen denselben Batch je Beschleuniger hatten.
remark-baseline-is-whole = Das ist die Referenz selbst; ihre Effizienz ist per Definition 100 %.
remark-extrapolated = Mit der Anzahl sinkt die Effizienz. Auf mehr Beschleunigern als gemessen wird sie wohl geringer sein.
remark-below-baseline = Das sind weniger Beschleuniger als in der Referenz; in diese Richtung wurde die Effizienz nicht gemessen.
