"""Words that may stand behind a number: number words, and names of units.

Nothing here depends on the language of a page, because values are pasted from
anywhere. Unit names are matched whole, in lower case.
"""

type Factor = tuple[int, int]

# Powers of ten. 兆 is 10^12 and 京 10^16, as in Taiwan and Japan.
NUMBER_WORDS = {
    "十": 1, "百": 2, "千": 3, "仟": 3, "万": 4, "萬": 4, "億": 8, "亿": 8, "兆": 12,
    "京": 16, "십": 1, "백": 2, "천": 3, "만": 4, "억": 8, "조": 12, "경": 16,
    "thousand": 3, "tausend": 3, "mille": 3, "ألف": 3, "آلاف": 3,
    "million": 6, "millions": 6, "millionen": 6, "mio": 6, "millón": 6,
    "millones": 6, "milhão": 6, "milhões": 6, "مليون": 6, "ملايين": 6,
    "mil": 3, "mi": 6, "mil millones": 9, "mil milhões": 9, "milliard": 9,
    "milliards": 9, "md": 9, "mds": 9, "bilhão": 9, "bilhões": 9, "bi": 9,
    "trilhão": 12, "trilhões": 12, "tri": 12, "billion": 9, "billions": 9,
    "billón": 9, "billones": 9, "bn": 9, "trillion": 12, "trillions": 12,
    "tsd": 3, "tsd.": 3, "mio.": 6, "mrd": 9, "mrd.": 9,
    "milliarde": 9, "milliarden": 9, "billionen": 12,
    "الف": 3, "ألفا": 3, "ألفًا": 3, "الاف": 3, "مليونا": 6, "مليونًا": 6,
    "مليار": 9, "مليارا": 9, "مليارًا": 9, "مليارات": 9,
    "ترليون": 12, "تريليون": 12, "تريليونا": 12, "تريليونًا": 12, "تريليونات": 12,
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
MEASURE_WORDS = frozenset("個个箇条條台臺張张枚块塊本件項项列步次回卡개대장건회번")

# What may link a counter to what it counts: 8台のGPU, 64개의 복제본.
LINKS = ("の", "의")

_NAMES = {
    "sequence": """
        sequence sequences seq seqs sample samples example examples
        序列 序列數 序列数 樣本 样本 サンプル 系列 シーケンス 시퀀스 샘플 예제
        séquence séquences échantillon échantillons sequenz sequenzen beispiel beispiele
        secuencia secuencias muestra muestras ejemplo ejemplos exemple exemples
        sequência sequências amostra amostras exemplo exemplos
        تسلسل تسلسلا تسلسلات سلسلة سلاسل عينة عينات
    """,
    "token": """
        token tokens tok toks 詞元 词元 詞元數 令牌 トークン 토큰
        jeton jetons ficha fichas رمز رمزا رموز توكن توكنات
    """,
    "replica": """
        replica replicas rank ranks worker workers device devices gpu gpus tpu tpus
        副本 複本 裝置 装置 设备 卡 显卡 加速卡 进程 行程 レプリカ デバイス ランク
        복제본 레플리카 장치 디바이스 랭크 워커 프로세스
        réplique répliques appareil appareils replik repliken replikat replikate
        gerät geräte réplica réplicas dispositivo dispositivos
        rang rangs carte cartes tarjeta tarjetas placa placas
        replikaten beschleuniger
        نسخة نسخ جهاز جهازا أجهزة عملية عمليات
    """,
    "pass": """
        pass passes step steps micro-batch micro-batches microbatch microbatches
        micro-batchs
        步 次 趟 微批次 累積 累积 回 ステップ マイクロバッチ パス
        스텝 단계 패스 누적 마이크로배치
        étape étapes passe passage passages schritt schritte durchlauf durchläufe
        paso pasos pasada pasadas pase pases passo passos passagem passagens
        akkumulationsschritt akkumulationsschritte mikrobatch mikrobatches mikro-batches
        خطوة خطوات تمريرة تمريرات مرة مرات
    """,
}

_NAMES |= {
    "percent": "% ٪ percent pct prozent pourcent porcentaje 百分之 パーセント 퍼센트",
    "parameter": """
        parameter parameters param params paramètre paramètres parámetro parámetros
        parâmetro parâmetros 參數 参数 パラメータ 파라미터 매개변수 معامل معاملات
    """,
    "sample": """
        sample samples example examples sequence sequences 樣本 样本 サンプル 샘플
    """,
    "gpu": "gpu gpus accelerator accelerators tpu tpus device devices 卡 張 张",
    "device": "device devices gpu gpus tpu tpus 裝置 设备 デバイス 장치 卡",
    "node": "node nodes host hosts 節點 节点 ノード 노드 knoten nœud nœuds nodo nodos",
    "token_per_second": "token/s tokens/s tok/s tps",
    "token_per_parameter": "token/param tokens/param tokens/parameter",
    "byte_per_token": "b/token byte/token bytes/token b/tok bytes/tok",
}

# Arabic is mostly written without its vowel signs, and so are the names above.
_VOWEL_SIGNS = dict.fromkeys(range(0x064B, 0x0653))

NAMES = {unit: frozenset(words.casefold().split()) for unit, words in _NAMES.items()}


def is_name(word: str, unit: str) -> bool:
    """Whether `word`, in lower case, may stand behind a number of this unit."""
    word = word.translate(_VOWEL_SIGNS)
    word = word.removeprefix("de ").removeprefix("d'")  # 8 millions de tokens
    counted = word
    if word[:1] in MEASURE_WORDS:
        counted = word[1:].lstrip()
        if counted.startswith(LINKS):
            counted = counted[1:].lstrip()
    names = NAMES.get(unit, {unit, f"{unit}s"})
    return not counted or word in names or counted in names


# Units that can be converted: dimension, then factor to what functions calculate with.
_DIMENSIONS: dict[str, dict[str, Factor]] = {
    "bytes": {
        "byte": (1, 1),
        **{f"{prefix}B": (1000**n, 1) for n, prefix in enumerate("kMGTP", 1)},
        **{f"{prefix}iB": (1024**n, 1) for n, prefix in enumerate("KMGTP", 1)},
    },
    "compute": {
        "FLOP": (1, 1),
        **{f"{prefix}FLOP": (1000**n, 1) for n, prefix in enumerate("GTPEZY", 3)},
        "PF_day": (10**15 * 86400, 1),
    },
    "rate": {
        "FLOP_per_second": (1, 1),
        **{
            f"{prefix}FLOP_per_second": (1000**n, 1)
            for n, prefix in enumerate("GTPEZ", 3)
        },
    },
    "time": {
        "second": (1, 1),
        "minute": (60, 1),
        "hour": (3600, 1),
        "day": (86400, 1),
    },
    "share": {"percent": (1, 100)},
}

_FACTORS = {
    unit: (dimension, factor)
    for dimension, members in _DIMENSIONS.items()
    for unit, factor in members.items()
}

# How people write them, beside the id itself, in lower case and without spaces.
_SPELLINGS = {
    "byte": "b bytes",
    "FLOP": "flops",
    "PF_day": "pf-day pf-days pfday pfdays petaflop/s-day petaflop/s-days pflop/s-days",
    "second": "s sec secs seconds",
    "minute": "min mins minutes",
    "hour": "h hr hrs hours",
    "day": "d days",
}


def dimension(unit: str) -> str:
    """What the unit measures; empty for those that count."""
    return _FACTORS[unit][0] if unit in _FACTORS else ""


def factor(unit: str) -> Factor:
    """What one of the unit is for a calculator's function, as a ratio."""
    return _FACTORS[unit][1] if unit in _FACTORS else (1, 1)


def spelled(text: str, candidates: tuple[str, ...]) -> str:
    """Which of these units `text` names; empty if none."""
    plain = "".join(text.casefold().split())
    for unit in candidates:
        known = {unit.casefold(), *_SPELLINGS.get(unit, "").split()}
        base, _, per = unit.partition("FLOP")
        if per or base != unit:
            tail = "/s" if per == "_per_second" else ""
            prefix = base.casefold()
            known |= {f"{prefix}flop{tail}", f"{prefix}flops{tail}"}
            if tail:
                known.add(f"{prefix}flops")
        if plain in known:
            return unit
    return ""
