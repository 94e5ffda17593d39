title = 학습률 워밍업
lead = 최대 학습률, 전체 스텝 수, 워밍업 길이를 입력하면 Transformers, nanoGPT, torchtitan이 세는 방식대로 원하는 스텝의 학습률을 계산합니다.
synonyms = 학습률 워밍업 계산, 학습률 웜업, 러닝레이트 웜업, 학습률 스케줄, 학습률 스케줄러, 워밍업 스텝, 워밍업 비율, 선형 워밍업, 코사인 감쇠, 코사인 스케줄, 선형 감쇠, 최대 학습률, 피크 학습률, 최소 학습률, learning rate schedule, warmup, warmup_steps, warmup_ratio, warmup_iters, cosine decay, min_lr, AdamW, beta2, Hugging Face Trainer

group-schedule = 스케줄
group-warmup = 워밍업
group-step = 계산할 스텝

peak_learning_rate = 최대 학습률
    .help = 워밍업이 끝날 때 도달하는 가장 높은 값입니다. 레시피에서는 흔히 그냥 학습률이라고 합니다.
total_steps = 전체 옵티마이저 스텝 수
    .help = 전체 학습의 옵티마이저 업데이트 횟수이며 마이크로배치 수가 아닙니다. 그래디언트 누적을 쓰면 마이크로배치 수 ÷ 누적 스텝 수입니다.
decay = 워밍업 후 감쇠
    .help = 워밍업이 끝난 뒤 마지막 스텝까지 학습률을 낮추는 방식입니다.
    .option-constant = 없음
    .option-linear = 선형
    .option-cosine = 코사인
minimum_learning_rate = 최소 학습률
    .help = 감쇠가 끝나는 값입니다. 보통 최대 학습률의 10분의 1로 하며, Transformers의 일반 스케줄에서는 0입니다.
warmup_given_as = 워밍업 지정 방식
    .help = 레시피마다 적는 방식이 다릅니다. 스텝 수는 배치 크기에 따라 달라지지만, 토큰 수는 배치 크기를 바꿔도 그대로 쓸 수 있습니다.
    .option-ratio = 전체 스텝 대비 비율
    .option-steps = 스텝 수
    .option-tokens = 토큰 수
    .option-adam_rule = Adam 경험칙
warmup_ratio = 워밍업 비율
    .help = 전체 옵티마이저 스텝에서 차지하는 비율입니다. 결과는 정수로 올림합니다.
warmup_steps = 워밍업 스텝 수
    .help = 최대 학습률에 이르기까지의 업데이트 횟수입니다. 워밍업을 하지 않으면 0을 입력하세요.
warmup_tokens = 워밍업 토큰 수
    .help = 최대 학습률에 이르기까지 보는 토큰 수입니다. 아래의 스텝당 토큰 수도 필요합니다.
adam_beta2 = Adam β₂
    .help = 2차 모멘트의 감쇠율입니다. 경험칙은 2 ÷ (1 − β₂) 스텝이며, 0.999면 2,000스텝, 0.95면 40스텝뿐입니다.
tokens_per_step = 스텝당 토큰 수
    .help = 유효 배치 크기 × 시퀀스 길이입니다. 워밍업을 토큰 수로 나타내려면 입력하세요.
step_convention = 스텝을 세는 방식
    .help = Transformers는 학습률 0에서 시작하므로 첫 업데이트로는 아무것도 바뀌지 않습니다. 나머지 둘은 한 스텝 앞선 값에서 시작합니다.
    .option-hugging_face = Transformers
    .option-nanogpt = nanoGPT
    .option-torchtitan = torchtitan
evaluated_step = 마친 업데이트 수
    .help = 구하려는 업데이트 이전에 옵티마이저 업데이트를 몇 번 했는지입니다. 0이면 맨 처음 업데이트입니다.

warmup_length = 워밍업 스텝 수
    .sentence =
        { $warmup_given_as ->
            [ratio] 전체 { $total_steps }스텝의 { $warmup_ratio }, 올림하여 워밍업 { $warmup_length }스텝
            [tokens] 토큰 { $warmup_tokens }개 ÷ 스텝당 { $tokens_per_step }개, 올림하여 워밍업 { $warmup_length }스텝
            [adam_rule] 2 ÷ (1 − { $adam_beta2 }), 올림하여 워밍업 { $warmup_length }스텝
           *[steps] 전체 { $total_steps }스텝 중 워밍업 { $warmup_length }스텝
        }
learning_rate = 학습률
    .sentence = 업데이트를 { $evaluated_step }회 마친 뒤 다음 업데이트의 학습률은 { $learning_rate }, 최대 학습률은 { $peak_learning_rate }입니다.
increment_per_step = 스텝당 증가량
    .sentence = 워밍업하는 동안 학습률이 스텝마다 { $increment_per_step }만큼 올라갑니다.
warmup_token_count = 워밍업 전체 토큰 수
    .sentence = { $warmup_length }스텝 × 토큰 { $tokens_per_step }개 = 최대 학습률까지 토큰 { $warmup_token_count }개

refusal-after-the-end = 학습은 { $total_steps }스텝에서 끝납니다. { $evaluated_step }스텝은 그 뒤입니다.
refusal-minimum-above-peak = 최소 학습률({ $minimum_learning_rate })이 최대 학습률({ $peak_learning_rate })보다 높습니다. 감쇠로는 학습률이 올라가지 않습니다.
refusal-tokens-per-step-missing = 토큰 수를 스텝 수로 바꾸려면 스텝당 토큰 수가 필요합니다.
remark-never-over = 워밍업이 { $warmup_length }스텝이나 되어 전체 { $total_steps }스텝 안에 감쇠할 스텝이 남지 않습니다.
remark-first-update-idle = 0스텝의 학습률은 0입니다. Transformers의 첫 업데이트는 가중치를 바꾸지 않습니다.
remark-float-ceiling = Transformers는 부동소수점으로 곱한 뒤 올림하므로 { $rounded }스텝이 됩니다. 정확한 값은 { $exact }스텝입니다.
