## 계산기로 안내하는 페이지.

family-training-about = 학습을 시작하기 전에 업데이트 한 번에 쓰는 데이터, 필요한 FLOPs, 메모리에 들어가는 구성, GPU를 늘릴 때의 효과, 학습률 워밍업 길이를 따져 보는 계산기입니다.
family-count = 계산기 { $calculators }개
family-all = “{ $family }” 전체 보기
families-others = 다른 분야
next-title = 이어서 계산하기
show-more = { $count }개 더 보기
show-less = 접기
