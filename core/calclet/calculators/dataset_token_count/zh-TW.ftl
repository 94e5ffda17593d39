title = 資料集詞元數
lead = 輸入文字資料集的大小與分詞器的每詞元位元組數，即可得到不重複詞元數、訓練詞元數與詞元檔大小。
synonyms = 資料集詞元數計算, 資料集 token 數, 語料大小, 每 GB 詞元數, 每詞元位元組數, 每詞元字元數, 壓縮率, 分詞器, 預訓練資料, 去重, epoch, 輪數, uint16, uint32, train.bin, tokenizer, token

group-dataset = 資料集
group-tokenizer = 分詞器
group-training = 訓練

dataset_size = 資料集大小
    .help = UTF-8 純文字的位元組數，不含 HTML 標籤與中繼資料。1 GiB 比 1 GB 多 7.4%。
size_counts = 此大小是指
    .help = 下載檔多半經過壓縮；gzip、zstd 與 Parquet 檔解開後，文字是檔案的好幾倍大。
    .option-text = 文字
    .option-compressed = 壓縮檔
expansion = 解壓倍率
    .help = 每個壓縮位元組含有幾個文字位元組：zstd 或 gzip 常為 2.5 到 4，許多 Parquet 檔不到 2。請取樣實測。
kept_share = 過濾後保留
    .help = 過濾與去重之後留下的文字比例。
bytes_per_token = 每詞元位元組數
    .help = 約 4 只適用於英文。一個中文或日文字元占 3 個位元組：以英文為主的舊詞彙表，每詞元約 1.4 到 2.6 個位元組；較新的約 3 到 4.5。
vocabulary_size = 詞彙表大小
    .help = 分詞器的條目數，含特殊詞元。超過 65,536 時，詞元檔的每個條目要用 4 個位元組，而非 2 個。
documents = 文件數
    .help = 保留的文件數，每份文件增加一個分隔詞元。留空則不計。
    .placeholder = 不計
epochs = 輪數（epoch）
    .help = 整份資料看過幾次。0.5 表示只看一半。

unique_tokens = 不重複詞元數
    .sentence =
        { $size_counts ->
            [compressed] { $dataset_size } 解壓為 { $expansion } 倍的文字，
           *[text] { $dataset_size } 的文字，
        }保留 { $kept_share }，每詞元 { $bytes_per_token } 個位元組，共 { $unique_tokens } 個詞元{ $documents ->
            [other] ，含 { $documents } 個分隔詞元。
           *[none] 。
        }
training_tokens = 訓練詞元數
    .sentence = { $unique_tokens } 個詞元看 { $epochs } 輪，共訓練 { $training_tokens } 個詞元。
token_file_size = 詞元檔大小
    .sentence = { $unique_tokens } 個條目，每個都要能表示 { $vocabulary_size } 種詞元，共 { $token_file_size }。

preset-tokenizer = 分詞器與語言
