## 通往各计算器的页面。

family-training-about = 训练开始之前先算清楚：一次更新看到多少数据，要花多少 FLOPs，显存放得下什么，加多少张 GPU 才划算，学习率该预热多久。
family-count = { $calculators } 个计算器
family-all = “{ $family }”的全部计算器
families-others = 其他类别
next-title = 接下来
show-more = 再显示 { $count } 个
show-less = 收起
