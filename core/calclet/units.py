"""Words that may stand behind a number: number words, and names of units.

Data only; nothing here depends on the language of a page, because values are pasted
from anywhere. Unit names are matched whole, in lower case.
"""

# Powers of ten. 兆 is 10^12, as in Taiwan and Japan.
NUMBER_WORDS = {
    "十": 1, "百": 2, "千": 3, "仟": 3, "万": 4, "萬": 4, "億": 8, "亿": 8, "兆": 12,
    "백": 2, "천": 3, "만": 4, "억": 8, "조": 12,
    "thousand": 3, "tausend": 3, "mille": 3, "ألف": 3, "آلاف": 3,
    "million": 6, "millions": 6, "millionen": 6, "mio": 6, "millón": 6,
    "millones": 6, "milhão": 6, "milhões": 6, "مليون": 6, "ملايين": 6,
    "mil": 3, "mi": 6, "mil millones": 9, "mil milhões": 9, "milliard": 9,
    "milliards": 9, "md": 9, "mds": 9, "bilhão": 9, "bilhões": 9, "bi": 9,
    "trilhão": 12, "trilhões": 12, "tri": 12, "billion": 9, "billions": 9,
    "billón": 9, "billones": 9, "bn": 9, "trillion": 12, "trillions": 12,
}  # fmt: skip

# What some of them are elsewhere, so that whoever writes one is asked: "mil" is a
# thousand in Spanish and Portuguese, and "1.2 mil" a million; a billion is 10^9 in
# English and 10^12 in French and Spanish; "8 mi" are Brazil's millions, or mebi.
OTHER_MULTIPLES = {
    "mil": 10**6, "mi": 2**20, "billion": 10**12, "billions": 10**12,
    "billón": 10**12, "billones": 10**12, "bn": 10**12, "trillion": 10**18,
    "trillions": 10**18,
}  # fmt: skip

# Counters of Chinese, Japanese and Korean, which say "of these" of anything.
MEASURE_WORDS = frozenset("個个箇条條台臺張张枚本件項项列步次回卡개대장건회")

_NAMES = {
    "sequence": """
        sequence sequences seq seqs sample samples example examples
        序列 序列數 序列数 樣本 样本 サンプル 系列 シーケンス 시퀀스 샘플
        séquence séquences échantillon échantillons sequenz sequenzen beispiel beispiele
        secuencia secuencias muestra muestras ejemplo ejemplos exemple exemples
        sequência sequências amostra amostras exemplo exemplos
        تسلسل تسلسلات سلسلة سلاسل عينة عينات
    """,
    "token": """
        token tokens tok toks 詞元 词元 詞元數 令牌 トークン 토큰
        jeton jetons ficha fichas رمز رموز
    """,
    "replica": """
        replica replicas rank ranks worker workers device devices gpu gpus tpu tpus
        副本 複本 裝置 装置 设备 卡 レプリカ デバイス
        복제본 레플리카 장치 réplique répliques appareil appareils replik repliken
        replikat replikate gerät geräte réplica réplicas dispositivo dispositivos
        rang rangs carte cartes tarjeta tarjetas placa placas
        نسخة نسخ جهاز أجهزة
    """,
    "pass": """
        pass passes step steps micro-batch micro-batches microbatch microbatches
        micro-batchs
        步 次 趟 微批次 回 ステップ マイクロバッチ パス 스텝 단계 패스
        étape étapes passe passage passages schritt schritte durchlauf durchläufe
        paso pasos pasada pasadas pase pases passo passos passagem passagens
        خطوة خطوات تمريرة تمريرات
    """,
}

NAMES = {unit: frozenset(words.casefold().split()) for unit, words in _NAMES.items()}


def is_name(word: str, unit: str) -> bool:
    """Whether `word`, in lower case, may stand behind a number of this unit."""
    word = word.removeprefix("de ").removeprefix("d'")  # 8 millions de tokens
    counted = word[1:].lstrip() if word[:1] in MEASURE_WORDS else word
    names = NAMES.get(unit, {unit, f"{unit}s"})
    return not counted or word in names or counted in names
