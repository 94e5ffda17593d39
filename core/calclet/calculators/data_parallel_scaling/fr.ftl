title = Passage à l’échelle en parallélisme de données
lead = Saisissez le débit d’un appareil, l’efficacité du passage à l’échelle et le nombre d’appareils : vous obtenez le débit réel et le débit idéal, l’accélération et ce qui se perd.
synonyms = efficacité de mise à l’échelle, mise à l’échelle faible, mise à l’échelle forte, scalabilité faible, scalabilité forte, extensibilité, loi d’Amdahl, accélération, speedup, débit multi-GPU, tokens par seconde, échantillons par seconde, weak scaling, strong scaling, scaling efficiency, DDP, FSDP, ZeRO, surcoût de communication, super-linéaire

group-baseline = Référence
group-scaling = Passage à l’échelle

device_throughput = Débit par appareil
    .help = Tokens ou séquences par seconde de chaque appareil de la référence : une mesure, pas une fiche technique.
reference_devices = Appareils de la référence
    .help = Nombre d’appareils auquel se rapportent ce débit et l’efficacité. Les chiffres publiés partent souvent de 8 GPU, pas d’un seul.
devices = Appareils
    .help = Appareils sur lesquels s’étend le parallélisme de données. Ceux d’une même réplique se multiplient ensemble.
scaling_law = Type de passage à l’échelle
    .help = Le passage à l’échelle faible garde le batch de chaque appareil, si bien que le batch global grandit. Le passage à l’échelle fort garde le batch global.
    .option-weak = Faible : batch par appareil fixe
    .option-strong = Fort : batch global fixe
scaling_efficiency = Efficacité du passage à l’échelle
    .help = Débit mesuré rapporté au débit linéaire. Elle baisse quand on ajoute des appareils : prenez une mesure proche de votre nombre d’appareils.
measured_devices = Mesurée sur
    .help = Nombre d’appareils sur lequel l’efficacité a été mesurée, s’il est connu.
    .placeholder = inconnu
serial_share = Part séquentielle
    .help = Part du temps d’une étape, sur un appareil, que d’autres appareils ne raccourcissent pas (Amdahl).

real_throughput = Débit réel
    .sentence =
        { $reference_devices ->
            [1] Avec { $devices ->
                [one] { $devices } appareil
                [many] { $devices } d’appareils
               *[other] { $devices } appareils
            }, on atteint { $speed_up } × { $device_throughput } tokens/s, soit { $real_throughput } tokens/s.
           *[other] Avec { $devices ->
                [one] { $devices } appareil
                [many] { $devices } d’appareils
               *[other] { $devices } appareils
            }, on atteint { $speed_up } × { $reference_devices } × { $device_throughput } tokens/s, soit { $real_throughput } tokens/s.
        }
ideal_throughput = Débit idéal
    .sentence = { $devices ->
            [one] { $devices } appareil
            [many] { $devices } d’appareils
           *[other] { $devices } appareils
        } × { $device_throughput } tokens/s donneraient { $ideal_throughput } tokens/s.
speed_up = Accélération
    .sentence =
        { $reference_devices ->
            [1] Par rapport à un seul appareil, l’accélération est de { $speed_up } ; linéaire, elle serait de { $devices }.
           *[other] Par rapport à { $reference_devices } appareils, et non à un seul, l’accélération est de { $speed_up }.
        }
lost_throughput = Débit perdu
    .sentence = Il manque { $lost_throughput } tokens/s au débit réel pour atteindre les { $ideal_throughput } de l’idéal.
reached_efficiency = Efficacité atteinte
    .sentence = Avec { $serial_share } de chaque étape en séquentiel, { $devices ->
            [one] { $devices } appareil
            [many] { $devices } d’appareils
           *[other] { $devices } appareils
        } donnent { $reached_efficiency } du débit linéaire.

remark-super-linear = On peut dépasser le linéaire, par exemple si chaque appareil reçoit plus de travail ou si ses données tiennent dans le cache. Vérifiez que les deux mesures portaient sur le même batch par appareil.
remark-baseline-is-whole = C’est la référence elle-même, dont l’efficacité est par définition de 100 %.
remark-extrapolated = L’efficacité baisse avec le nombre d’appareils. Au-delà du nombre mesuré, elle sera sans doute plus faible.
remark-below-baseline = C’est moins d’appareils que dans la référence ; l’efficacité n’a pas été mesurée dans ce sens.
