title = Tokens de um conjunto de dados
lead = Informe o tamanho de um conjunto de dados de texto e os bytes por token do tokenizador para saber os tokens únicos, os tokens de treinamento e o tamanho do arquivo de tokens.
synonyms = número de tokens de um dataset, tokens por GB, tokens por gigabyte, bytes por token, caracteres por token, taxa de compressão, tokenizador, tamanho do corpus, dados de pré-treinamento, deduplicação, épocas, dataset token count, tokenizer, train.bin, uint16, uint32

group-dataset = Conjunto de dados
group-tokenizer = Tokenizador
group-training = Treinamento

dataset_size = Tamanho dos dados
    .help = Bytes de texto UTF-8, sem marcação nem metadados. Um GiB é 7,4% maior que um GB.
size_counts = O tamanho é
    .help = Os downloads quase sempre vêm compactados: um arquivo gzip, zstd ou Parquet contém várias vezes o próprio tamanho em texto.
    .option-text = do texto
    .option-compressed = dos arquivos compactados
expansion = Fator de expansão
    .help = Bytes de texto para cada byte compactado: em geral de 2,5 a 4 com zstd ou gzip, menos de 2 em muitos arquivos Parquet. Meça em uma amostra.
kept_share = Resta após filtrar
    .help = Parte do texto que sobra depois dos filtros e da deduplicação.
bytes_per_token = Bytes por token
    .help = Cerca de 4 só vale para o inglês. Um caractere chinês ou japonês ocupa 3 bytes: de 1,4 a 2,6 bytes por token em vocabulários antigos, quase só de inglês, e de 3 a 4,5 nos recentes.
vocabulary_size = Tamanho do vocabulário
    .help = Entradas do tokenizador, com os tokens especiais. Acima de 65.536, cada entrada do arquivo de tokens precisa de 4 bytes em vez de 2.
documents = Documentos
    .help = Documentos que restam; cada um acrescenta um token separador. Para não contar nenhum, deixe em branco.
    .placeholder = nenhum
epochs = Épocas
    .help = Passagens pelos dados. 0,5 significa que metade deles é vista.

unique_tokens = Tokens únicos
    .sentence =
        { $size_counts ->
            [compressed] { $dataset_size } compactados, × { $expansion } em texto, dos quais restam { $kept_share }
           *[text] { $dataset_size } de texto, dos quais restam { $kept_share }
        }: { $unique_tokens ->
            [one] { $unique_tokens } token
            [many] { $unique_tokens } de tokens
           *[other] { $unique_tokens } tokens
        } a { $bytes_per_token } bytes por token{ $documents ->
            [one] , com { $documents } separador.
            [many] , com { $documents } de separadores.
            [other] , com { $documents } separadores.
           *[none] .
        }
training_tokens = Tokens de treinamento
    .sentence = { $epochs ->
            [one] { $epochs } época
            [many] { $epochs } de épocas
           *[other] { $epochs } épocas
        } × { $unique_tokens ->
            [one] { $unique_tokens } token
            [many] { $unique_tokens } de tokens
           *[other] { $unique_tokens } tokens
        } = { $training_tokens ->
            [one] { $training_tokens } token
            [many] { $training_tokens } de tokens
           *[other] { $training_tokens } tokens
        } de treinamento.
token_file_size = Arquivo de tokens
    .sentence = { $unique_tokens ->
            [one] { $unique_tokens } entrada
            [many] { $unique_tokens } de entradas
           *[other] { $unique_tokens } entradas
        }, com { $vocabulary_size } tokens possíveis em cada uma: { $token_file_size } no total.

preset-tokenizer = Tokenizador e idioma
