title = 数据集 token 数
lead = 输入文本数据集的大小和分词器的每 token 字节数，即可算出不重复 token 数、训练 token 数和 token 文件的大小。
synonyms = 数据集 token 数计算, 语料 token 数, 词元数, 每 GB token 数, 每 token 字节数, 每 token 字符数, 压缩率, 分词器, 语料规模, 预训练数据, 去重, 训练轮数, tokens per GB, bytes per token, tokenizer, train.bin, uint16, uint32, epochs

group-dataset = 数据集
group-tokenizer = 分词器
group-training = 训练

dataset_size = 数据集大小
    .help = UTF-8 纯文本的字节数，不含网页标签和元数据。1 GiB 比 1 GB 大 7.4%。
size_counts = 以上大小是指
    .help = 下载的文件大多经过压缩：gzip、zstd 和 Parquet 文件解压后，文本是文件大小的好几倍。
    .option-text = 文本
    .option-compressed = 压缩文件
expansion = 解压倍数
    .help = 每个压缩字节含有多少字节的文本：zstd 或 gzip 常为 2.5 到 4，许多 Parquet 文件不到 2。请取样本实测。
kept_share = 过滤后保留比例
    .help = 经过过滤和去重之后留下的文本比例。
bytes_per_token = 每 token 字节数
    .help = 约 4 只适用于纯英文。一个汉字或日文字符占 3 字节：以英文为主的旧词表，每 token 为 1.4 到 2.6 字节；较新的词表为 3 到 4.5 字节。
vocabulary_size = 词表大小
    .help = 分词器的词条数，含特殊 token。超过 65,536 时，token 文件的每个条目要占 4 字节，而不是 2 字节。
documents = 文档数
    .help = 保留下来的文档数，每篇文档增加一个分隔 token。不计则留空。
    .placeholder = 不计
epochs = epoch 数
    .help = 整份数据看几遍。0.5 表示只看一半。

unique_tokens = 不重复 token 数
    .sentence =
        { $size_counts ->
            [compressed] { $dataset_size } 解压为 { $expansion } 倍的文本
           *[text] 文本 { $dataset_size }
        }，保留 { $kept_share }，每 token { $bytes_per_token } 字节，共 { $unique_tokens } 个 token{ $documents ->
            [other] ，含 { $documents } 个分隔 token。
           *[none] 。
        }
training_tokens = 训练 token 数
    .sentence = { $unique_tokens } 个 token 训练 { $epochs } 个 epoch，共看到 { $training_tokens } 个 token。
token_file_size = token 文件大小
    .sentence = { $unique_tokens } 个条目，每个都要能表示 { $vocabulary_size } 种 token，共占 { $token_file_size }。

preset-tokenizer = 分词器与语言
