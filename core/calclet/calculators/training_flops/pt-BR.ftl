title = FLOPs de treinamento
lead = Informe os parâmetros e os tokens de treinamento para saber quanta computação o treinamento exige, em FLOP e em petaFLOP/s-dias, com ou sem atenção e recomputação.
synonyms = computação de treinamento, custo de treinamento, orçamento computacional, operações de ponto flutuante, 6ND, 8ND, C = 6ND, FLOPs por token, PF-dias, petaflop/s-day, MFU, HFU, utilização de FLOPs, recomputação de ativações, checkpointing de ativações, FLOPs de atenção, training FLOPs, training compute

group-training = Modelo e dados
group-convention = O que se conta

parameters = Parâmetros
    .help = Todos, inclusive os embeddings; em uma mistura de especialistas, só os que entram na passagem de um token. Contagens sem embeddings, como as de Kaplan et al., dão menos.
training_tokens = Tokens de treinamento
    .help = Todos os tokens que o treinamento vê. Dados vistos duas vezes contam duas vezes.
flop_convention = Convenção de FLOPs
    .help = Os FLOPs do modelo, base da MFU, deixam a recomputação de fora; os do hardware, base da HFU, a incluem. Com sequências longas, conte também a atenção.
    .option-dense = 6ND: FLOPs do modelo
    .option-causal_attention = 6ND + atenção causal
    .option-full_attention = 6ND + atenção completa
    .option-full_recompute = 8ND: com recomputação total
layers = Camadas
    .help = Blocos do transformer com atenção.
attention_width = Largura da atenção
    .help = Cabeças de consulta vezes o tamanho da cabeça. Quase sempre é o tamanho oculto, mas não no Gemma 2. As cabeças de chave e valor não mudam nada aqui.
sequence_length = Comprimento da sequência
    .help = Tokens que prestam atenção uns aos outros. Se documentos são empacotados e mascarados entre si, o comprimento de um documento.

training_compute = Computação do treinamento
    .sentence =
        { $flop_convention ->
            [causal_attention] (6 × { $parameters ->
                [one] { $parameters } parâmetro
                [many] { $parameters } de parâmetros
               *[other] { $parameters } parâmetros
            } + 6 × { $layers ->
                [one] { $layers } camada
                [many] { $layers } de camadas
               *[other] { $layers } camadas
            } × { $attention_width } × { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }) × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
            [full_attention] (6 × { $parameters ->
                [one] { $parameters } parâmetro
                [many] { $parameters } de parâmetros
               *[other] { $parameters } parâmetros
            } + 12 × { $layers ->
                [one] { $layers } camada
                [many] { $layers } de camadas
               *[other] { $layers } camadas
            } × { $attention_width } × { $sequence_length ->
                [one] { $sequence_length } token
                [many] { $sequence_length } de tokens
               *[other] { $sequence_length } tokens
            }) × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
            [full_recompute] 8 × { $parameters ->
                [one] { $parameters } parâmetro
                [many] { $parameters } de parâmetros
               *[other] { $parameters } parâmetros
            } × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
           *[dense] 6 × { $parameters ->
                [one] { $parameters } parâmetro
                [many] { $parameters } de parâmetros
               *[other] { $parameters } parâmetros
            } × { $training_tokens ->
                [one] { $training_tokens } token
                [many] { $training_tokens } de tokens
               *[other] { $training_tokens } tokens
            }
        } dão { $training_compute }.
petaflop_days = Em petaFLOP/s-dias
    .sentence = Um petaFLOP/s-dia são 8,64 × 10¹⁹ FLOP; { $training_compute } dão { $petaflop_days }.
attention_share = Parte da atenção
    .sentence = De { $training_compute }, { $attention_share } vão para os escores de atenção, com { $sequence_length ->
            [one] { $sequence_length } token
            [many] { $sequence_length } de tokens
           *[other] { $sequence_length } tokens
        } por sequência.

preset-model = Modelo conhecido
