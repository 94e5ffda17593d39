# Fields and results that are not plain numbers, helpers, and what can be wrong with them.


## Inputs

field-optional = 選填
field-unit = 單位：{ $label }
bound-at-most = ≤ { $maximum }
bound-above = > { $minimum }
bound-below = < { $maximum }
value-yes = 是
value-no = 否
value-none = 無
value-unknown = 不明的選項：{ $value }
list-hint = 每行一個數值，或以分號隔開。
table-hint = 每行一列，儲存格以定位字元或 | 隔開。欄位：{ $columns }。

preset-choose = 請選擇…
preset-filled = 已填入：{ $inputs }。
preset-changed = 之後由您更改：{ $inputs }。
preset-source = 資料來源（{ $date }）
preset-as-of = 資料日期：{ $date }。

helper-open = 用「{ $title }」計算…
helper-use = 使用 { $value }
helper-used = 已在「{ $label }」填入 { $value }。
helper-loading = 計算中…


## Errors

error-empty-choice = 尚未選擇。請選擇一項。
error-empty-list = 這個欄位是空的。請至少輸入一個數值。
error-not-above = 解讀為 { $value }，但必須大於 { $minimum }。
error-not-below = 解讀為 { $value }，但必須小於 { $maximum }。
error-no-such-choice = 沒有「{ $value }」這個選項。請選擇列出的選項。
error-not-a-flag = 「{ $value }」既不是「是」也不是「否」。請選擇其中之一。
error-unknown-unit = 這裡不能使用「{ $unit }」作為單位。可用的單位：{ $units }。
error-wrong-cells = 第 { $row } 列有 { $found } 個儲存格，但需要 { $expected } 個。
error-too-many-items = 數值太多，最多計算 { $maximum } 個。
error-overflow = 結果太大，無法計算。請更改數值。
error-refused = 這些數值無法計算。
error-helper-failed = 無法載入這個計算機。請檢查連線後再試一次。
error-in-item = 第 { $item } 個數值：{ $message }
error-in-row = 第 { $row } 列：{ $message }


## Results

action-copy-json = 以 JSON 格式複製輸入與結果
action-copy-csv = 以 CSV 格式複製輸入與結果
copied-data = 已複製輸入與結果
carry-on = 用於
