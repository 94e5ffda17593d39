unit-sequence = { $n } 条序列
unit-token = { $n } 个 token
unit-replica = { $n } 个副本
unit-pass = { $n } 次
unit-name-sequence = 序列
unit-name-token = token
unit-name-replica = 副本
unit-name-pass = 次


