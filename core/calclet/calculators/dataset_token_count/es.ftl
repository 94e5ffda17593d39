title = Tokens de un conjunto de datos
lead = A partir del tamaño de un conjunto de textos y de los bytes por token del tokenizador, calcula los tokens únicos, los tokens de entrenamiento y el tamaño del archivo de tokens.
synonyms = número de tokens de un dataset, tokens por GB, tokens por gigabyte, bytes por token, caracteres por token, tasa de compresión, tokenizador, tamaño del corpus, datos de preentrenamiento, deduplicación, épocas, dataset token count, tokenizer, train.bin, uint16, uint32

group-dataset = Conjunto de datos
group-tokenizer = Tokenizador
group-training = Entrenamiento

dataset_size = Tamaño de los datos
    .help = Bytes de texto UTF-8, sin marcado ni metadatos. Un GiB es un 7,4 % más que un GB.
size_counts = El tamaño es el
    .help = Las descargas suelen venir comprimidas: un archivo gzip, zstd o Parquet contiene varias veces su tamaño en texto.
    .option-text = del texto
    .option-compressed = de los archivos comprimidos
expansion = Factor de expansión
    .help = Bytes de texto por cada byte comprimido: a menudo de 2,5 a 4 con zstd o gzip, menos de 2 en muchos archivos Parquet. Mídelo en una muestra.
kept_share = Queda tras filtrar
    .help = Parte del texto que dejan los filtros y la deduplicación.
bytes_per_token = Bytes por token
    .help = Unos 4 solo valen para el inglés. Un carácter chino o japonés ocupa 3 bytes: de 1,4 a 2,6 bytes por token con vocabularios antiguos, casi todo inglés; de 3 a 4,5 con los recientes.
vocabulary_size = Tamaño del vocabulario
    .help = Entradas del tokenizador, con los tokens especiales. Por encima de 65.536, cada entrada del archivo de tokens necesita 4 bytes en vez de 2.
documents = Documentos
    .help = Documentos que quedan; cada uno añade un token separador. Para no contar ninguno, déjalo vacío.
    .placeholder = ninguno
epochs = Épocas
    .help = Pasadas por los datos. 0,5 quiere decir que se ve la mitad.

unique_tokens = Tokens únicos
    .sentence =
        { $size_counts ->
            [compressed] De { $dataset_size } comprimidos, × { $expansion } en texto, queda el { $kept_share }
           *[text] De { $dataset_size } de texto queda el { $kept_share }
        }: { $unique_tokens ->
            [one] { $unique_tokens } token
            [many] { $unique_tokens } de tokens
           *[other] { $unique_tokens } tokens
        } a { $bytes_per_token } bytes por token{ $documents ->
            [one] , con { $documents } separador.
            [many] , con { $documents } de separadores.
            [other] , con { $documents } separadores.
           *[none] .
        }
training_tokens = Tokens de entrenamiento
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
        } de entrenamiento.
token_file_size = Archivo de tokens
    .sentence = { $unique_tokens ->
            [one] { $unique_tokens } entrada
            [many] { $unique_tokens } de entradas
           *[other] { $unique_tokens } entradas
        }, con { $vocabulary_size } tokens posibles en cada una: { $token_file_size } en total.

preset-tokenizer = Tokenizador e idioma
