## 通往各計算機的頁面。

family-training-about = 訓練開始之前先算清楚：一次更新看到多少資料、要花多少 FLOPs、記憶體放得下什麼、加 GPU 還有沒有用，以及學習率該暖身多久。
family-count = { $calculators } 個計算機
family-all = 「{ $family }」的所有計算機
families-others = 其他類別
next-title = 接下來
show-more = 再顯示 { $count } 個
show-less = 收合
