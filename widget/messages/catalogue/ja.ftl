## 計算機へ案内するページ。

family-training-about = 学習を始める前に、1回の更新で使うデータ量、必要なFLOPs、メモリに収まる構成、GPUを増やす効果、学習率のウォームアップ期間を見積もれます。
family-count = 計算機{ $calculators }件
family-all = 「{ $family }」の一覧
families-others = ほかの分野
next-title = 次に使う計算機
show-more = あと{ $count }件を表示
show-less = 折りたたむ
