title = データセットのトークン数
lead = テキストデータの大きさと、トークナイザの1トークンあたりバイト数から、重複のないトークン数、学習トークン数、トークンファイルの大きさを求めます。
synonyms = 固有トークン, データセットのトークン数の計算, コーパスのトークン数, 1GBあたりトークン数, トークンあたりバイト数, トークンあたり文字数, 圧縮率, トークナイザー, 事前学習データ, 重複除去, エポック, uint16, uint32, train.bin, tokenizer

group-dataset = データセット
group-tokenizer = トークナイザ
group-training = 学習

dataset_size = データセットの大きさ
    .help = マークアップやメタデータを除いた、UTF-8テキストのバイト数。1 GiBは1 GBの7.4%増し。
size_counts = この大きさの対象
    .help = 配布ファイルの多くは圧縮済み。gzip、zstd、Parquetを展開すると、テキストは数倍の大きさ。
    .option-text = テキスト
    .option-compressed = 圧縮ファイル
expansion = 展開率
    .help = 圧縮ファイル1バイトあたりのテキストのバイト数。zstdやgzipでは2.5〜4程度、Parquetでは2未満のことも多い。一部を取り出しての実測を推奨。
kept_share = 残す割合
    .help = フィルタリングと重複除去のあとに残るテキストの割合。
bytes_per_token = 1トークンあたりバイト数
    .help = 約4が当てはまるのは英語のみ。日本語や中国語は1文字3バイトで、英語中心の古い語彙では1.4〜2.6、新しい語彙では3〜4.5程度。
vocabulary_size = 語彙サイズ
    .help = 特殊トークンを含む語彙の数。65,536を超えると、トークンファイルの1要素は2バイトではなく4バイト。
documents = 文書数
    .help = 残った文書の数。区切りトークンを文書ごとに1つ加算。数えない場合は空欄。
    .placeholder = 数えない
epochs = エポック数
    .help = データ全体を通す回数。0.5なら半分だけ。

unique_tokens = 重複のないトークン数
    .sentence =
        { $size_counts ->
            [compressed] { $dataset_size }を{ $expansion }倍に展開したテキスト
           *[text] { $dataset_size }のテキスト
        }の{ $kept_share }を、1トークンあたり{ $bytes_per_token }バイトで数えて{ $unique_tokens }トークン{ $documents ->
            [other] （区切りの{ $documents }トークンを含む）
           *[none] {""}
        }
training_tokens = 学習トークン数
    .sentence = { $unique_tokens }トークン × { $epochs }エポック = { $training_tokens }トークンを学習
token_file_size = トークンファイル
    .sentence = { $vocabulary_size }種類のトークンを表せる{ $unique_tokens }個の要素で{ $token_file_size }

preset-tokenizer = トークナイザと言語
