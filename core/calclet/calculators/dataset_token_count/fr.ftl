title = Tokens d’un jeu de données
lead = Saisissez la taille d’un jeu de données textuel et le nombre d’octets par token du tokenizer : vous obtenez les tokens uniques, les tokens d’entraînement et la taille du fichier de tokens.
synonyms = nombre de tokens d’un dataset, tokens par Go, tokens par gigaoctet, octets par token, bytes par token, caractères par token, taux de compression, tokeniseur, taille du corpus, données de pré-entraînement, déduplication, époques, epochs, dataset token count, tokenizer, train.bin, uint16, uint32

group-dataset = Jeu de données
group-tokenizer = Tokenizer
group-training = Entraînement

dataset_size = Taille des données
    .help = Octets de texte UTF-8, sans balisage ni métadonnées. Un Gio vaut 7,4 % de plus qu’un Go.
size_counts = Cette taille est celle
    .help = Les téléchargements sont le plus souvent compressés : un fichier gzip, zstd ou Parquet contient plusieurs fois sa taille en texte.
    .option-text = du texte
    .option-compressed = des fichiers compressés
expansion = Facteur d’expansion
    .help = Octets de texte par octet compressé : souvent 2,5 à 4 avec zstd ou gzip, moins de 2 dans bien des fichiers Parquet. Mesurez-le sur un échantillon.
kept_share = Part conservée
    .help = Part du texte qui reste après le filtrage et la déduplication.
bytes_per_token = Octets par token
    .help = La valeur 4 ne convient à peu près qu’à l’anglais. Un caractère chinois ou japonais occupe 3 octets : 1,4 à 2,6 octets par token avec les vocabulaires anciens, surtout anglais, 3 à 4,5 avec les récents.
vocabulary_size = Taille du vocabulaire
    .help = Entrées du tokenizer, tokens spéciaux compris. Au-delà de 65 536, une entrée du fichier de tokens occupe 4 octets au lieu de 2.
documents = Documents
    .help = Documents conservés ; chacun ajoute un token séparateur. Pour n’en compter aucun, laissez vide.
    .placeholder = aucun
epochs = Époques
    .help = Passes sur les données. 0,5 signifie que la moitié en est vue.

unique_tokens = Tokens uniques
    .sentence =
        { $size_counts ->
            [compressed] { $dataset_size } compressés, × { $expansion } en texte, dont { $kept_share } conservés
           *[text] { $dataset_size } de texte, dont { $kept_share } conservés
        } : { $unique_tokens ->
            [one] { $unique_tokens } token
            [many] { $unique_tokens } de tokens
           *[other] { $unique_tokens } tokens
        } à raison de { $bytes_per_token } octets par token{ $documents ->
            [one] , avec { $documents } séparateur.
            [many] , avec { $documents } de séparateurs.
            [other] , avec { $documents } séparateurs.
           *[none] .
        }
training_tokens = Tokens d’entraînement
    .sentence = { $epochs ->
            [one] { $epochs } époque
            [many] { $epochs } d’époques
           *[other] { $epochs } époques
        } × { $unique_tokens ->
            [one] { $unique_tokens } token
            [many] { $unique_tokens } de tokens
           *[other] { $unique_tokens } tokens
        } = { $training_tokens ->
            [one] { $training_tokens } token
            [many] { $training_tokens } de tokens
           *[other] { $training_tokens } tokens
        } d’entraînement.
token_file_size = Fichier de tokens
    .sentence = { $unique_tokens ->
            [one] { $unique_tokens } entrée
            [many] { $unique_tokens } d’entrées
           *[other] { $unique_tokens } entrées
        }, avec { $vocabulary_size } tokens possibles pour chacune : { $token_file_size } en tout.

preset-tokenizer = Tokenizer et langue
