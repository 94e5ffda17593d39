title = Dataset token count
lead = Enter the size of a text dataset and the bytes per token of its tokenizer to get the unique tokens, the training tokens and the size of the token file.
synonyms = tokens in a dataset, tokens per GB, tokens per gigabyte, bytes per token, characters per token, compression ratio, tokenizer, corpus size, pre-training data, train.bin, uint16, uint32, epochs, deduplication

group-dataset = Dataset
group-tokenizer = Tokenizer
group-training = Training

dataset_size = Dataset size
    .help = Bytes of UTF-8 text, without markup and metadata. A GiB is 7.4% more than a GB.
size_counts = This is the size of
    .help = Downloads are mostly compressed: gzip, zstd and Parquet files hold several times their own size in text.
    .option-text = Text
    .option-compressed = Compressed files
expansion = Expansion
    .help = Bytes of text in each compressed byte: often 2.5 to 4 with zstd or gzip, less than 2 in many Parquet files. Measure a sample.
kept_share = Kept after filtering
    .help = The part of the text that filters and deduplication leave.
bytes_per_token = Bytes per token
    .help = About 4 is right for English alone. A Chinese or Japanese character has 3 bytes: 1.4 to 2.6 bytes per token with older, mainly English vocabularies, 3 to 4.5 with recent ones.
vocabulary_size = Vocabulary size
    .help = Entries of the tokenizer, special tokens included. Above 65,536, an entry of the token file needs 4 bytes instead of 2.
documents = Documents
    .help = Number of documents kept; each adds one separator token. Leave it empty to count none.
    .placeholder = none
epochs = Epochs
    .help = Passes over the data. 0.5 means that half of it is seen.

unique_tokens = Unique tokens
    .sentence =
        { $size_counts ->
            [compressed] { $dataset_size }, { $expansion } times that as text, of which { $kept_share } is kept, makes { $unique_tokens } tokens at { $bytes_per_token } bytes each
           *[text] { $dataset_size } of text, of which { $kept_share } is kept, makes { $unique_tokens } tokens at { $bytes_per_token } bytes each
        }{ $documents ->
            [one] , with { $documents } separator.
            [other] , with { $documents } separators.
           *[none] .
        }
training_tokens = Training tokens
    .sentence =
        In { $epochs ->
            [one] { $epochs } epoch
           *[other] { $epochs } epochs
        } over { $unique_tokens } tokens, training sees { $training_tokens } tokens.
token_file_size = Token file
    .sentence = Each of { $unique_tokens } entries can hold { $vocabulary_size } different tokens; together they take { $token_file_size }.

preset-tokenizer = Tokenizer and language
