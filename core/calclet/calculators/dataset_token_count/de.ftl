title = Tokens eines Datensatzes
lead = Aus der Größe eines Textdatensatzes und den Bytes pro Token seines Tokenizers ergeben sich die Tokens ohne Wiederholung, die Trainings-Tokens und die Größe der Token-Datei.
synonyms = Anzahl der Tokens im Datensatz, Tokens pro GB, Tokens pro Gigabyte, Bytes pro Token, Zeichen pro Token, Kompressionsrate, Kompressionsverhältnis, Korpusgröße, Pretraining-Daten, eindeutige Tokens, unique tokens, dataset token count, Tokenizer, train.bin, uint16, uint32, Epochen, Deduplizierung, Duplikate

group-dataset = Datensatz
group-tokenizer = Tokenizer
group-training = Training

dataset_size = Größe des Datensatzes
    .help = Bytes als UTF-8-Text, ohne Markup und Metadaten. Ein GiB ist 7,4 % mehr als ein GB.
size_counts = Das ist die Größe von
    .help = Downloads sind meist komprimiert: Dateien in gzip, zstd oder Parquet enthalten ein Mehrfaches ihrer Größe an Text.
    .option-text = Text
    .option-compressed = Komprimierten Dateien
expansion = Entpackfaktor
    .help = Bytes an Text je komprimiertem Byte: oft 2,5 bis 4 bei zstd oder gzip, unter 2 in vielen Parquet-Dateien. Am besten an einer Stichprobe messen.
kept_share = Rest nach Filterung
    .help = Der Teil des Textes, den Filter und Deduplizierung übrig lassen.
bytes_per_token = Bytes pro Token
    .help = Etwa 4 stimmt nur für Englisch. Ein chinesisches oder japanisches Zeichen hat 3 Bytes: 1,4 bis 2,6 Bytes pro Token bei älterem, vor allem englischem Vokabular, 3 bis 4,5 bei neuem.
vocabulary_size = Größe des Vokabulars
    .help = Einträge des Tokenizers samt Spezial-Tokens. Über 65.536 braucht ein Eintrag der Token-Datei 4 Bytes statt 2.
documents = Dokumente
    .help = Zahl der behaltenen Dokumente; jedes bringt ein Trenn-Token mit. Leer lassen, um keine zu zählen.
    .placeholder = keine
epochs = Epochen
    .help = Durchläufe durch die Daten. 0,5 heißt, dass die Hälfte davon gesehen wird.

unique_tokens = Tokens ohne Wiederholung
    .sentence =
        { $size_counts ->
            [compressed] { $dataset_size } komprimiert, × { $expansion } als Text, davon { $kept_share } behalten
           *[text] { $dataset_size } Text, davon { $kept_share } behalten
        }, ergeben { $unique_tokens ->
            [one] { $unique_tokens } Token
           *[other] { $unique_tokens } Tokens
        } zu je { $bytes_per_token } Byte{ $documents ->
            [one] , darunter { $documents } Trenn-Token.
            [other] , darunter { $documents } Trenn-Tokens.
           *[none] .
        }
training_tokens = Trainings-Tokens
    .sentence = { $epochs ->
            [one] { $epochs } Epoche
           *[other] { $epochs } Epochen
        } × { $unique_tokens ->
            [one] { $unique_tokens } Token
           *[other] { $unique_tokens } Tokens
        } = { $training_tokens ->
            [one] { $training_tokens } Token
           *[other] { $training_tokens } Tokens
        } im Training.
token_file_size = Token-Datei
    .sentence = { $unique_tokens ->
            [one] { $unique_tokens } Eintrag
           *[other] { $unique_tokens } Einträge
        } mit je { $vocabulary_size } möglichen Tokens belegen zusammen { $token_file_size }.

preset-tokenizer = Tokenizer und Sprache
