# Fields and results that are not plain numbers, helpers, and what can be wrong with them.


## Inputs

field-optional = 선택 입력
field-unit = 단위: { $label }
bound-at-most = ≤ { $maximum }
bound-above = > { $minimum }
bound-below = < { $maximum }
value-yes = 예
value-no = 아니요
value-none = 없음
value-unknown = 알 수 없는 항목: { $value }
list-hint = 한 줄에 하나씩 입력하거나 세미콜론으로 구분하세요.
table-hint = 한 줄에 한 행씩 입력하고 셀은 탭이나 | 기호로 구분하세요. 열: { $columns }

preset-choose = 선택하세요…
preset-filled = 채운 항목: { $inputs }
preset-changed = 이후 직접 바꾼 항목: { $inputs }
preset-source = 출처({ $date } 기준)
preset-as-of = { $date } 기준입니다.

helper-open = “{ $title }”에서 구하기…
helper-use = { $value } 사용
helper-used = “{ $label }” 항목에 { $value } 값을 넣었습니다.
helper-loading = 계산하는 중…


## Errors

error-empty-choice = 선택한 항목이 없습니다. 하나를 선택하세요.
error-empty-list = 값이 비어 있습니다. 하나 이상 입력하세요.
error-not-above = 인식한 값은 { $value }입니다. { $minimum }보다 커야 합니다.
error-not-below = 인식한 값은 { $value }입니다. { $maximum }보다 작아야 합니다.
error-no-such-choice = “{ $value }” 항목은 없습니다. 목록에 있는 것을 선택하세요.
error-not-a-flag = “{ $value }” 값은 “예”도 “아니요”도 아닙니다. 둘 중 하나를 선택하세요.
error-unknown-unit = “{ $unit }” 단위는 여기에 쓸 수 없습니다. 쓸 수 있는 단위: { $units }
error-wrong-cells = { $row }행의 셀은 { $found }개입니다. { $expected }개여야 합니다.
error-too-many-items = 값이 너무 많습니다. 최대 { $maximum }개까지 계산합니다.
error-overflow = 결과가 너무 커서 계산할 수 없습니다. 값을 바꾸세요.
error-refused = 이 값들로는 계산할 수 없습니다.
error-helper-failed = 이 계산기를 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.
error-in-item = { $item }번째 값: { $message }
error-in-row = { $row }행: { $message }


## Results

action-copy-json = 입력과 결과를 JSON 형식으로 복사
action-copy-csv = 입력과 결과를 CSV 형식으로 복사
copied-data = 입력과 결과를 복사했습니다
carry-on = 이 값을 쓸 계산기:
