unit-sequence = { $n } 시퀀스
unit-token = { $n } 토큰
unit-replica = { $n } 복제본
unit-pass = { $n }회
unit-name-sequence = 시퀀스
unit-name-token = 토큰
unit-name-replica = 복제본
unit-name-pass = 회


