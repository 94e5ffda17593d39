title = 데이터 병렬 확장
lead = 장치 하나의 처리량, 확장 효율, 장치 수를 입력하면 실제 처리량과 이상적인 처리량, 속도 향상 배수, 처리량 손실을 계산합니다.
synonyms = 데이터 병렬 확장 계산, 확장 효율, 스케일링 효율, 약한 스케일링, 강한 스케일링, 암달의 법칙, 속도 향상, 선형 확장, 멀티 GPU 처리량, 초당 토큰 수, 초당 샘플 수, 통신 오버헤드, 초선형 확장, scaling efficiency, weak scaling, strong scaling, Amdahl's law, speedup, linear scaling, DDP, FSDP, ZeRO

group-baseline = 기준
group-scaling = 확장

device_throughput = 장치당 처리량
    .help = 기준에서 장치 하나가 1초에 처리하는 토큰 수 또는 시퀀스 수입니다. 데이터시트가 아니라 측정한 값을 입력하세요.
reference_devices = 기준 장치 수
    .help = 위의 처리량과 확장 효율이 장치 몇 대를 기준으로 한 값인지입니다. 공개된 수치는 한 장이 아니라 GPU 8장에서 시작하는 경우가 많습니다.
devices = 장치 수
    .help = 데이터 병렬화에 쓰는 장치 수입니다. 복제본 하나를 이루는 장치는 함께 늘고 줍니다.
scaling_law = 확장 방식
    .help = 약한 스케일링은 장치당 배치를 유지하므로 글로벌 배치가 커집니다. 강한 스케일링은 글로벌 배치를 유지합니다.
    .option-weak = 약한 스케일링: 장치당 배치 고정
    .option-strong = 강한 스케일링: 글로벌 배치 고정
scaling_efficiency = 확장 효율
    .help = 선형으로 늘었을 때의 처리량에 대한 실측 처리량의 비율입니다. 장치가 늘수록 떨어지므로 장치 수가 비슷한 측정값을 쓰세요.
measured_devices = 측정에 쓴 장치 수
    .help = 확장 효율을 측정한 장치 수를 알면 입력하세요.
    .placeholder = 모름
serial_share = 직렬 비율
    .help = 장치 한 대의 스텝 시간 가운데 장치를 늘려도 줄지 않는 부분의 비율입니다(암달의 법칙).

real_throughput = 실제 처리량
    .sentence =
        { $reference_devices ->
            [1] 장치 { $devices }대는 { $device_throughput } 토큰/초의 { $speed_up }배인 { $real_throughput } 토큰/초에 이릅니다.
           *[other] 장치 { $devices }대는 { $reference_devices } × { $device_throughput } 토큰/초의 { $speed_up }배인 { $real_throughput } 토큰/초에 이릅니다.
        }
ideal_throughput = 이상적인 처리량
    .sentence = 장치 { $devices }대가 모두 { $device_throughput } 토큰/초를 낸다면 { $ideal_throughput } 토큰/초입니다.
speed_up = 속도 향상 배수
    .sentence =
        { $reference_devices ->
            [1] 장치 한 대보다 { $speed_up }배 빠릅니다. 선형이라면 { $devices }배입니다.
           *[other] 한 대가 아니라 장치 { $reference_devices }대보다 { $speed_up }배 빠릅니다.
        }
lost_throughput = 처리량 손실
    .sentence = 실제 처리량은 이상적인 { $ideal_throughput } 토큰/초보다 { $lost_throughput } 토큰/초 적습니다.
reached_efficiency = 도달한 효율
    .sentence = 스텝의 직렬 비율이 { $serial_share }일 때 장치 { $devices }대는 선형 처리량의 { $reached_efficiency }에 이릅니다.

remark-super-linear = 선형을 넘을 수도 있습니다. 장치마다 맡는 작업이 늘거나 데이터가 캐시에 들어가는 경우입니다. 두 측정의 장치당 배치가 같은지 확인하세요.
remark-baseline-is-whole = 기준 자체이므로 효율은 정의에 따라 100%입니다.
remark-extrapolated = 장치가 늘수록 효율이 떨어집니다. 측정한 것보다 장치가 많으면 더 낮을 것입니다.
remark-below-baseline = 기준보다 장치가 적습니다. 확장 효율은 이 방향으로 측정한 값이 아닙니다.
