"""Words that may stand behind a number: number words, and names of units.

Data only; nothing here depends on the language of a page, because values are pasted
from anywhere. Unit names are matched whole, in lower case.
"""

# Powers of ten. 兆 is 10^12, as in Taiwan and Japan. Missing on purpose: "billion",
# 10^9 in English and 10^12 in German or Spanish, and "mil", a thousand or a million;
# "billionen" is German only.
NUMBER_WORDS = {
    "十": 1, "百": 2, "千": 3, "仟": 3, "万": 4, "萬": 4, "億": 8, "亿": 8, "兆": 12,
    "백": 2, "천": 3, "만": 4, "억": 8, "조": 12,
    "thousand": 3, "tausend": 3, "mille": 3, "ألف": 3, "آلاف": 3,
    "million": 6, "millions": 6, "millionen": 6, "mio": 6, "millón": 6,
    "millones": 6, "milhão": 6, "milhões": 6, "مليون": 6, "ملايين": 6,
    "tsd": 3, "tsd.": 3, "mio.": 6, "mrd": 9, "mrd.": 9,
    "milliarde": 9, "milliarden": 9, "billionen": 12,
    "الف": 3, "ألفا": 3, "ألفًا": 3, "الاف": 3, "مليونا": 6, "مليونًا": 6,
    "مليار": 9, "مليارا": 9, "مليارًا": 9, "مليارات": 9,
    "ترليون": 12, "تريليون": 12, "تريليونا": 12, "تريليونًا": 12, "تريليونات": 12,
}  # fmt: skip

# Counters of Chinese, Japanese and Korean, which say "of these" of anything.
MEASURE_WORDS = frozenset("個个箇条條台臺張张枚本件項项列步次回卡개대장건회")

_NAMES = {
    "sequence": """
        sequence sequences seq seqs sample samples example examples
        序列 序列數 序列数 樣本 样本 サンプル 系列 シーケンス 시퀀스 샘플
        séquence séquences échantillon échantillons sequenz sequenzen beispiel beispiele
        secuencia secuencias muestra muestras sequência sequências amostra amostras
        تسلسل تسلسلا تسلسلات سلسلة سلاسل عينة عينات
    """,
    "token": """
        token tokens tok toks 詞元 词元 詞元數 令牌 トークン 토큰
        jeton jetons ficha fichas رمز رمزا رموز توكن توكنات
    """,
    "replica": """
        replica replicas rank ranks worker workers device devices gpu gpus tpu tpus
        副本 複本 裝置 装置 设备 卡 レプリカ デバイス
        복제본 레플리카 장치 réplique répliques appareil appareils replik repliken
        replikat replikate gerät geräte réplica réplicas dispositivo dispositivos
        replikaten beschleuniger
        نسخة نسخ جهاز جهازا أجهزة عملية عمليات
    """,
    "pass": """
        pass passes step steps micro-batch micro-batches microbatch microbatches
        步 次 趟 微批次 回 ステップ マイクロバッチ パス 스텝 단계 패스
        étape étapes passe passage passages schritt schritte durchlauf durchläufe
        paso pasos pasada pasadas passo passos passagem passagens
        akkumulationsschritt akkumulationsschritte mikrobatch mikrobatches mikro-batches
        خطوة خطوات تمريرة تمريرات مرة مرات
    """,
}

# Arabic is mostly written without its vowel signs, and so are the names above.
_VOWEL_SIGNS = dict.fromkeys(range(0x064B, 0x0653))

NAMES = {unit: frozenset(words.casefold().split()) for unit, words in _NAMES.items()}


def is_name(word: str, unit: str) -> bool:
    """Whether `word`, in lower case, may stand behind a number of this unit."""
    word = word.translate(_VOWEL_SIGNS)
    counted = word[1:].lstrip() if word[:1] in MEASURE_WORDS else word
    names = NAMES.get(unit, {unit, f"{unit}s"})
    return not counted or word in names or counted in names
