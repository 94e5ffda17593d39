title = 데이터셋 토큰 수
lead = 텍스트 데이터셋의 크기와 토크나이저의 토큰당 바이트 수를 입력하면 중복 없는 토큰 수, 학습 토큰 수, 토큰 파일 크기를 계산합니다.
synonyms = 데이터셋 토큰 수 계산, 말뭉치 토큰 수, 코퍼스 크기, GB당 토큰 수, 토큰당 바이트 수, 토큰당 글자 수, 압축률, 토크나이저, 사전 학습 데이터, 중복 제거, 에폭, 에포크, tokens per GB, bytes per token, tokenizer, train.bin, uint16, uint32

group-dataset = 데이터셋
group-tokenizer = 토크나이저
group-training = 학습

dataset_size = 데이터셋 크기
    .help = 마크업과 메타데이터를 뺀 UTF-8 텍스트의 바이트 수입니다. 1GiB는 1GB보다 7.4% 큽니다.
size_counts = 이 크기의 기준
    .help = 내려받는 파일은 대부분 압축되어 있습니다. gzip, zstd, Parquet 파일에는 파일 크기의 몇 배나 되는 텍스트가 들어 있습니다.
    .option-text = 텍스트
    .option-compressed = 압축 파일
expansion = 압축 해제 배수
    .help = 압축된 1바이트에 들어 있는 텍스트의 바이트 수입니다. zstd나 gzip은 보통 2.5~4이고, Parquet 파일은 2에 못 미치는 것이 많습니다. 샘플로 재 보세요.
kept_share = 필터링 후 남는 비율
    .help = 필터링과 중복 제거를 거친 뒤 남는 텍스트의 비율입니다.
bytes_per_token = 토큰당 바이트 수
    .help = 영어만이라면 4 정도입니다. 한자나 일본어는 한 글자가 3바이트이며, 영어 위주의 예전 어휘로는 토큰당 1.4~2.6바이트, 최근 어휘로는 3~4.5바이트입니다.
vocabulary_size = 어휘 크기
    .help = 특수 토큰을 포함한 토크나이저의 항목 수입니다. 65,536을 넘으면 토큰 파일의 항목 하나가 2바이트가 아니라 4바이트를 차지합니다.
documents = 문서 수
    .help = 남은 문서의 수이며, 문서마다 구분 토큰이 하나씩 더해집니다. 세지 않으려면 비워 두세요.
    .placeholder = 없음
epochs = 에폭 수
    .help = 데이터 전체를 몇 번 보는지입니다. 0.5면 절반만 봅니다.

unique_tokens = 중복 없는 토큰 수
    .sentence =
        { $size_counts ->
            [compressed] { $dataset_size } × 압축 해제 { $expansion }배
           *[text] 텍스트 { $dataset_size }
        } × 남는 비율 { $kept_share } ÷ 토큰당 { $bytes_per_token }바이트 = 토큰 { $unique_tokens }개{ $documents ->
            [other] (구분 토큰 { $documents }개 포함)
           *[none] {""}
        }
training_tokens = 학습 토큰 수
    .sentence = 토큰 { $unique_tokens }개 × { $epochs }에폭 = 학습 토큰 { $training_tokens }개
token_file_size = 토큰 파일 크기
    .sentence = 토큰 { $vocabulary_size }종을 구별하는 항목이 { $unique_tokens }개이므로 모두 { $token_file_size }입니다.

preset-tokenizer = 토크나이저와 언어
