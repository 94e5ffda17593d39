# The words of the shell: every page, the widget, its panels and its errors.

-brand = Calclet

language-name = 한국어
site-name = { -brand }
site-promise = 어떤 웹페이지에나 넣을 수 있는 Python 계산기


## Pages

page-title = { $title } – { -brand }
frame-title = { $title } – { -brand }
breadcrumb-label = 현재 위치
breadcrumb-home = 홈
skip-to-calculator = 계산기로 건너뛰기
language-switch-label = 언어
chooser-title = 언어 선택
open-full-page = 전체 페이지 열기
attribution = 제공: { $name }
not-found-title = 페이지를 찾을 수 없습니다
not-found-note = 이 주소에는 페이지가 없습니다. 목록에서 계산기를 선택하세요.
article-language-note = 이 글은 아직 한국어로 제공되지 않아 영어로 표시합니다.
updated = 최종 업데이트: { $date }
formula-title = 계산식
sources-title = 참고 자료
contents-title = 목차
privacy-note = 계산은 이 브라우저 안에서만 이루어지며, { -brand }은 입력값을 어떤 서버로도 보내지 않습니다.
privacy-home = 입력값은 이 브라우저 밖으로 나가지 않습니다. 브라우저가 이 페이지에 허용하는 연결 대상은 { $site }뿐입니다.
privacy-nowhere = 입력값은 이 브라우저 밖으로 나가지 않습니다. 브라우저가 이 페이지의 모든 연결을 막습니다.
noscript-note = 지금 보이는 것은 기본값의 결과입니다. 다른 값으로 계산하려면 JavaScript를 켜세요.


## Catalogue

family-training = 학습과 확장
related-title = 관련 계산기
catalogue-title = 계산기
catalogue-count = 계산기 { $calculators }개, 언어 { $languages }개
search-label = 계산기 검색
search-none = 일치하는 계산기가 없습니다. 다른 단어나 기호로 검색해 보세요.


## Inputs

inputs-title = 입력
symbol-of = 기호 { $symbol }
bound-at-least = ≥ { $minimum }
step-up = { $label }: 늘리기
step-down = { $label }: 줄이기
read-as = 인식한 값: { $value }
choose-value = { $value } 사용
values-ignored = 링크에서 반영하지 않은 값: { $names }
warning-unusual = 흔하지 않은 값입니다. 보통 { $low }에서 { $high } 사이입니다.

## Errors: what was understood, what is expected

error-empty = 값이 비어 있습니다. 숫자를 입력하세요.
error-not-a-number = “{ $understood }”까지만 읽었고 “{ $rest }” 부분은 읽지 못했습니다. 4096, 64*8, 2^12처럼 입력하세요.
error-not-a-number-at-all = “{ $rest }” 부분은 숫자가 아닙니다. 4096, 64*8, 2^12처럼 입력하세요.
error-not-an-integer = 인식한 값은 { $value }입니다. 정수를 입력하세요.
error-not-an-integer-suggest = 인식한 값은 { $value }입니다. 정수를 입력하세요. 혹시 { $suggestion }인가요?
error-too-small = 인식한 값은 { $value }입니다. 최솟값은 { $minimum }입니다.
error-too-large = 값이 너무 큽니다. 최댓값은 { $maximum }입니다.
error-too-many-digits = 숫자가 너무 깁니다. 최대 { $maximum }자리까지 계산합니다.
error-text-too-long = 입력한 내용이 { $length }자입니다. 최대 { $maximum }자까지 읽습니다.
error-ambiguous = 두 가지로 읽을 수 있습니다. 어느 값인가요?
error-division-by-zero = 0으로 나눌 수 없습니다. 0이 아닌 수로 나누세요.
error-unknown-input = 이 계산기에는 그런 이름의 입력 항목이 없습니다.
error-unknown-calculator = 그런 이름의 계산기가 없습니다.
error-bad-request = 요청을 읽지 못했습니다. 페이지를 새로고침한 뒤 다시 시도하세요.
error-internal = 계산하지 못했습니다. 입력한 내용은 그대로 있습니다. 페이지를 새로고침한 뒤 다시 시도하세요.
error-summary = 확인이 필요한 입력 { $count }개


## Results

results-title = 결과
results-empty = 값을 입력하면 결과가 표시됩니다.
stale-note = 바꾸기 전 값의 결과입니다.
result-item = { $label }: { $number }
announce-results = 결과: { $results }


## Python: starting, slow, failed

state-starting = Python을 시작하고 있습니다. 곧 결과가 표시됩니다.
state-slow = Python을 아직 불러오고 있습니다. 입력한 내용은 그대로 두었다가 준비되는 대로 계산합니다.
state-progress = Python을 불러오고 있습니다({ $percent }%). 입력한 내용은 그대로 두었다가 준비되는 대로 계산합니다.

failure-title = 지금은 계산할 수 없습니다
failure-kept = 입력한 내용은 그대로 있습니다. 지금 보이는 것은 마지막으로 계산한 값의 결과입니다.
failure-script = 페이지를 완전히 불러오지 못해 계산할 수 없습니다. 새로고침하거나 다른 브라우저를 사용하세요.
failure-runtime-missing = Python에 필요한 파일이 없습니다. 사이트가 업데이트되었을 수 있습니다. 페이지를 새로고침하세요.
failure-runtime-type = 서버가 Python 파일을 잘못된 콘텐츠 형식으로 보내고 있습니다. .wasm은 application/wasm, .mjs는 text/javascript로 보내야 한다고 사이트 관리자에게 알려 주세요.
failure-runtime-blocked = 보안 규칙이나 콘텐츠 차단기가 Python을 막았습니다. 차단기에서 이 사이트를 허용하거나 다른 브라우저를 사용하세요.
failure-runtime-corrupt = Python에 필요한 파일이 손상되었습니다. 다시 시도하세요. 같은 문제가 반복되면 캐시를 지우고 페이지를 새로고침하세요.
failure-runtime-offline = 네트워크에 연결되어 있지 않고, Python도 아직 이 브라우저에 저장되지 않았습니다. 연결한 뒤 다시 시도하세요.
failure-runtime-timeout = Python이 제시간에 응답하지 않았습니다. 네트워크가 느리거나 기기가 바쁠 수 있습니다. 다시 시도하세요.
failure-runtime-refused = Python에 필요한 백그라운드 작업을 브라우저가 이 페이지에 허용하지 않습니다. 전체 페이지를 별도 탭에서 열거나 다른 브라우저를 사용하세요.
failure-runtime-memory = 메모리가 부족해 Python을 실행할 수 없습니다. 다른 탭이나 앱을 닫고 다시 시도하세요.
failure-browser-too-old = 브라우저가 오래되어 Python을 실행할 수 없습니다. 업데이트하거나 다른 브라우저를 사용하세요.
failure-runtime-crashed = 이 계산에서 Python이 두 번 멈췄습니다. 값을 바꾸거나 다시 시도하세요.
action-retry = 다시 시도
action-reload = 새로고침


## Actions

action-share = 공유
action-report = 보고서 인쇄
action-reset = 초기화
action-embed = 임베드
action-offline = 오프라인 저장
action-forget = 삭제
action-keep = 오프라인용으로 보관
action-copy-link = 링크 복사
action-copy-code = 코드 복사
action-copy-number = 숫자 복사
action-close = 닫기
action-open-studio = 임베드 스튜디오 열기
action-share-native = 앱으로 공유
action-undo = 실행 취소

copied = 복사했습니다
copied-link = 링크를 복사했습니다
copied-code = 코드를 복사했습니다
copy-failed = 여기서는 자동으로 복사할 수 없습니다. 텍스트를 선택해 복사하세요.
beyond-open = 바깥 페이지가 이 프레임에서 다른 페이지를 열지 못하게 합니다. 주소를 복사하세요:
beyond-print = 바깥 페이지가 이 프레임에서 인쇄하지 못하게 합니다. 다음 주소를 열어 인쇄하세요:
reset-done = 초깃값으로 되돌렸습니다


## Panels: share, embed, report, feedback

share-title = 이 계산 공유
share-note = 이 링크를 연 사람에게는 입력한 값이 그대로 보입니다.
share-link-label = 입력값이 담긴 링크
share-x = X
share-facebook = Facebook
share-line = LINE
share-email = 이메일
share-subject = { $title } 계산 결과

embed-title = 이 계산기 임베드
embed-note = 페이지에서 계산기를 표시할 위치에 이 코드를 붙여 넣으세요.
embed-code-label = 임베드 코드
embed-preview-label = 미리보기

report-made = 작성 일시: { $date }
report-inputs = 입력
report-results = 결과
report-formula = 계산식
report-link = 이 계산의 링크

offline-title = 오프라인 사용
offline-note = 이 계산기와 입력한 값, Python을 파일 하나에 담습니다. 더블클릭하면 열리고 네트워크 연결이 필요 없습니다.
offline-making = 파일을 만드는 중…
offline-saved = 저장한 파일: { $name }({ $size })
offline-failed = 일부를 불러오지 못해 파일을 만들 수 없습니다. 연결을 확인하고 다시 시도하세요.
offline-in-frame = 이 계산기를 넣은 페이지에서는 저장이 막혀 있을 수 있습니다. 전체 페이지에서는 저장할 수 있습니다:
stored-note = 오프라인용으로 이 브라우저에 보관한 용량: { $size }
stored-forgotten = 이 사이트는 오프라인용으로 이 브라우저에 보관되어 있지 않습니다.

feedback-title = 이 계산기가 도움이 되었나요?
feedback-yes = 예
feedback-no = 개선 필요
feedback-label = 어떤 점을 개선하면 좋을까요?
feedback-send = 보내기
feedback-thanks = 감사합니다.
feedback-sent = 의견을 보냈습니다. 감사합니다.
feedback-failed = 의견을 보내지 못했습니다. 작성한 내용은 그대로 있습니다. 나중에 다시 시도하세요.


## A copy saved for offline use

copy-note = { $date }에 오프라인용으로 저장한 파일입니다. 네트워크 연결이 필요 없고, 보안 정책이 모든 연결을 막으므로 입력한 값은 이 파일 밖으로 나가지 않습니다.
copy-with-site = 링크, 공유, 임베드 코드는 { $site } 주소로 이어지며 네트워크 연결이 필요합니다.
copy-without-site = 공유와 임베드는 공개 주소가 있는 사이트에서만 쓸 수 있어 이 파일에는 없습니다.
copy-licences = 이 파일에 포함된 소프트웨어의 라이선스
