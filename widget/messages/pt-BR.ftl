# The words of the shell: every page, the widget, its panels and its errors.

-brand = Calclet

language-name = Português (Brasil)
site-name = { -brand }
site-promise = Cálculos em Python para qualquer página da web


## Pages

page-title = { $title } – { -brand }
frame-title = { $title } – { -brand }
breadcrumb-label = Você está aqui
breadcrumb-home = Início
skip-to-calculator = Ir para a calculadora
language-switch-label = Idioma
chooser-title = Escolha um idioma
open-full-page = Página completa
attribution = Oferecido por { $name }
not-found-title = Página não encontrada
not-found-note = Não há nenhuma página neste endereço. Escolha uma calculadora na lista.
article-language-note = Este artigo ainda não está disponível no seu idioma e aparece em inglês.
updated = Última atualização: { $date }
formula-title = Fórmula
sources-title = Fontes
contents-title = Nesta página
privacy-note = O cálculo é feito neste navegador. O { -brand } não envia seus valores para nenhum servidor.
privacy-home = Seus valores ficam aqui: o navegador só deixa esta página se conectar a { $site }.
privacy-nowhere = Seus valores ficam aqui: o navegador não deixa esta página se conectar a lugar nenhum.
noscript-note = O resultado exibido é o dos valores padrão. Ative o JavaScript para calcular com os seus.


## Catalogue

family-training = Treinamento e escala
related-title = Calculadoras relacionadas
catalogue-title = Calculadoras
catalogue-count =
    { $calculators ->
        [one] { $calculators } calculadora
       *[other] { $calculators } calculadoras
    } em { $languages ->
        [one] { $languages } idioma
       *[other] { $languages } idiomas
    }
search-label = Buscar calculadoras
search-none = Nenhuma calculadora encontrada. Tente outra palavra ou um símbolo.


## Inputs

inputs-title = Dados de entrada
symbol-of = símbolo { $symbol }
bound-at-least = ≥ { $minimum }
step-up = { $label }: aumentar
step-down = { $label }: diminuir
read-as = Interpretado como { $value }
choose-value = Usar { $value }
values-ignored = Ignorado no link: { $names }
warning-unusual = Valor incomum. O normal é entre { $low } e { $high }.

## Errors: what was understood, what is expected

error-empty = Este campo está vazio. Digite um número.
error-not-a-number = “{ $understood }” foi lido, mas “{ $rest }” não. Digite um número como 4096, 64*8 ou 2^12.
error-not-a-number-at-all = “{ $rest }” não é um número. Digite algo como 4096, 64*8 ou 2^12.
error-not-an-integer = Interpretado como { $value }, mas aqui precisa ser um número inteiro.
error-not-an-integer-suggest = Interpretado como { $value }, mas aqui precisa ser um inteiro. Seria { $suggestion }?
error-too-small = Interpretado como { $value }. O menor valor é { $minimum }.
error-too-large = Este número é grande demais. O maior valor é { $maximum }.
error-too-many-digits = Este número é longo demais. O cálculo aceita até { $maximum } algarismos.
error-text-too-long = Este texto tem { $length } caracteres. São lidos no máximo { $maximum }.
error-ambiguous = Isto pode ser lido de duas formas. Qual número você quer?
error-division-by-zero = Isto é uma divisão por zero. Use um divisor diferente de 0.
error-unknown-input = Esta calculadora não tem nenhum dado com esse nome.
error-unknown-calculator = Não há calculadora com esse nome.
error-bad-request = Não foi possível ler a solicitação. Recarregue a página e tente de novo.
error-internal = O cálculo falhou. O que você digitou foi mantido. Recarregue a página e tente de novo.
error-summary =
    { $count ->
        [one] { $count } campo precisa de correção
       *[other] { $count } campos precisam de correção
    }


## Results

results-title = Resultados
results-empty = Preencha os valores para ver o resultado.
stale-note = Este resultado é dos valores anteriores.
result-item = { $label }: { $number }
announce-results = Resultado: { $results }


## Python: starting, slow, failed

state-starting = O Python está iniciando. O primeiro resultado já vem.
state-slow = O Python ainda está carregando. O que você digitar fica guardado e é calculado assim que ele estiver pronto.
state-progress = O Python está carregando: { $percent }%. O que você digitar fica guardado e é calculado assim que ele estiver pronto.

failure-title = O cálculo ao vivo não está disponível
failure-kept = O que você digitou foi mantido. O resultado exibido é o dos últimos valores calculados.
failure-script = Esta página não carregou por completo e não consegue calcular. Recarregue ou tente outro navegador.
failure-runtime-missing = Falta um arquivo de que o Python precisa, talvez porque o site foi atualizado. Recarregue a página.
failure-runtime-type = O servidor envia um arquivo do Python com o tipo de conteúdo errado. Avise quem cuida do site: .wasm deve ser enviado como application/wasm e .mjs como text/javascript.
failure-runtime-blocked = Uma regra de segurança ou um bloqueador de conteúdo impede o Python de rodar aqui. Libere este site no bloqueador ou use outro navegador.
failure-runtime-corrupt = Um arquivo de que o Python precisa chegou corrompido. Tente de novo. Se acontecer outra vez, limpe o cache e recarregue a página.
failure-runtime-offline = Não há conexão, e o Python ainda não está salvo neste navegador. Conecte-se e tente de novo.
failure-runtime-timeout = O Python não respondeu a tempo. A conexão pode estar lenta ou o dispositivo, ocupado. Tente de novo.
failure-runtime-refused = O navegador não deixa esta página iniciar um processo em segundo plano, de que o Python precisa. Abra a página completa em uma aba própria ou use outro navegador.
failure-runtime-memory = Não há memória livre suficiente para o Python. Feche outras abas ou aplicativos e tente de novo.
failure-browser-too-old = Este navegador é antigo demais para rodar o Python. Atualize-o ou use outro.
failure-runtime-crashed = O Python parou duas vezes neste cálculo. Mude os valores ou tente de novo.
action-retry = Tentar de novo
action-reload = Recarregar a página


## Actions

action-share = Compartilhar
action-report = Imprimir relatório
action-reset = Redefinir
action-embed = Incorporar
action-offline = Salvar offline
action-forget = Remover
action-keep = Manter para uso offline
action-copy-link = Copiar link
action-copy-code = Copiar código
action-copy-number = Copiar número
action-close = Fechar
action-open-studio = Abrir o estúdio de incorporação
action-share-native = Compartilhar por aplicativo
action-undo = Desfazer

copied = Copiado
copied-link = Link copiado
copied-code = Código copiado
copy-failed = Não dá para copiar automaticamente aqui. Selecione o texto e copie.
beyond-open = A página que contém este quadro não deixa que ele abra outras. Copie o endereço:
beyond-print = A página que contém este quadro não deixa que ele imprima. Abra este endereço e imprima por lá:
reset-done = Valores iniciais restaurados


## Panels: share, embed, report, feedback

share-title = Compartilhar este cálculo
share-note = Quem abrir este link verá os valores que você preencheu.
share-link-label = Link com seus valores
share-x = X
share-facebook = Facebook
share-line = LINE
share-email = E-mail
share-subject = { $title }: um cálculo

embed-title = Incorporar esta calculadora
embed-note = Cole este código no ponto da sua página em que a calculadora deve aparecer.
embed-code-label = Código de incorporação
embed-preview-label = Prévia

report-made = Gerado em { $date }
report-inputs = Dados de entrada
report-results = Resultados
report-formula = Fórmula
report-link = Link para este cálculo

offline-title = Uso offline
offline-note = Um único arquivo com esta calculadora, seus valores e o Python. Abre com dois cliques e não precisa de conexão.
offline-making = Gerando o arquivo…
offline-saved = Salvo como { $name } ({ $size }).
offline-failed = Não foi possível gerar o arquivo, porque uma parte dele não carregou. Verifique a conexão e tente de novo.
offline-in-frame = A página que contém esta calculadora talvez não permita salvar arquivos. A página completa permite:
stored-note = Guardado neste navegador para uso offline: { $size }.
stored-forgotten = Este site não está guardado neste navegador para uso offline.

feedback-title = Esta calculadora foi útil?
feedback-yes = Sim
feedback-no = Pode melhorar
feedback-label = O que poderia melhorar?
feedback-send = Enviar
feedback-thanks = Obrigado.
feedback-sent = Obrigado. Sua mensagem foi enviada.
feedback-failed = Não foi possível enviar a mensagem. O texto foi mantido. Tente mais tarde.


## A copy saved for offline use

copy-note = Salva em { $date } para uso offline. Esta cópia não precisa de conexão, e sua política de segurança não permite nenhuma: seus valores ficam nela.
copy-with-site = Os links, o compartilhamento e o código de incorporação levam a { $site } e precisam de conexão.
copy-without-site = Compartilhar e incorporar ficaram de fora, porque exigem um site com endereço público.
copy-licences = Licenças do que este arquivo contém
