## 計算ツールへ案内するページ。

family-training-about = 学習を始める前に、1回の更新で使うデータ量、必要なFLOPs、メモリに収まる構成、GPUを増やす効果、ウォームアップの長さを見積もれます。
family-count = { $calculators }件
family-all = 「{ $family }」の一覧
families-others = ほかの分野
next-title = 次に使うツール
show-more = あと{ $count }件を表示
show-less = 折りたたむ
