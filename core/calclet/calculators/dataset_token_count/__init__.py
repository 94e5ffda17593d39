"""Tokens in a text dataset, and the size of the file that holds them."""

from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from calclet.definition import Input, Output, Preset, Source, calculator

SIZES = ("GB", "GiB", "TB", "TiB")
UINT16 = 2**16


class Result(NamedTuple):
    """What tokenizing yields, and what training sees."""

    unique_tokens: Annotated[
        int,
        Output(
            "U",
            unit="token",
            rises_with="dataset_size expansion kept_share documents",
            falls_with="bytes_per_token",
        ),
    ]
    training_tokens: Annotated[
        int,
        Output(
            "D",
            unit="token",
            rises_with="dataset_size expansion kept_share documents epochs",
            falls_with="bytes_per_token",
        ),
    ]
    token_file_size: Annotated[
        Fraction,
        Output(
            "F",
            unit="GB",
            units=("GB", "GiB"),
            rises_with="dataset_size expansion kept_share vocabulary_size documents",
            falls_with="bytes_per_token",
        ),
    ]


@calculator(
    family="training",
    formula=(
        r"U &= \frac{S\, x\, \kappa}{\rho} + n \\ "
        r"D &= U E \\ "
        r"F &= w U \\ "
        r"w &= 2 \;(V \le 65536) \\ "
        r"w &= 4 \;(V > 65536)"
    ),
    revised="2026-11-30",
    sources=[
        Source(
            "nanoGPT, data/openwebtext: tokens of a dataset, written as uint16",
            "https://github.com/karpathy/nanoGPT/tree/master/data/openwebtext",
        ),
        Source(
            "OpenWebText on Hugging Face: bytes of text, bytes of the Parquet files",
            "https://huggingface.co/datasets/Skylion007/openwebtext",
        ),
        Source(
            "Grattafiori et al. 2024, The Llama 3 Herd of Models, section 3.2: "
            "characters per token of two tokenizers",
            "https://arxiv.org/abs/2407.21783",
        ),
    ],
    presets=(
        Preset(
            "tokenizer",
            table="tokenizers",
            fills={
                "bytes_per_token": "bytes_per_token",
                "vocabulary_size": "vocabulary",
            },
        ),
    ),
    next=("training_flops", "epochs_from_compute_budget"),
)
def dataset_token_count(
    dataset_size: Annotated[
        Fraction,
        Input("S", unit="GB", units=SIZES, gt=0, step="double", group="dataset"),
    ] = Fraction(500 * 10**9),
    size_counts: Annotated[
        Literal["text", "compressed"], Input(group="dataset")
    ] = "text",
    expansion: Annotated[
        Fraction,
        Input(
            "x",
            unit="times",
            gt=0,
            typical=(1, 6),
            group="dataset",
            when={"size_counts": ("compressed",)},
        ),
    ] = Fraction(3),
    kept_share: Annotated[
        Fraction, Input(r"\kappa", unit="percent", gt=0, le=1, group="dataset")
    ] = Fraction(1),
    bytes_per_token: Annotated[
        Fraction,
        Input(
            r"\rho",
            unit="byte_per_token",
            gt=0,
            typical=(Fraction(1, 2), 20),
            group="tokenizer",
        ),
    ] = Fraction(4),
    vocabulary_size: Annotated[
        int, Input("V", unit="one", ge=2, typical=(256, 10**6), group="tokenizer")
    ] = 50257,
    documents: Annotated[
        int | None, Input("n", unit="one", ge=0, group="tokenizer")
    ] = None,
    epochs: Annotated[
        Fraction,
        Input(
            "E", unit="epoch", gt=0, typical=(Fraction(1, 1000), 100), group="training"
        ),
    ] = Fraction(1),
) -> Result:
    """Tokens of a dataset, to the nearest whole token.

    `dataset_size`: bytes of UTF-8 text, or of compressed files if `size_counts` says
    so; these hold `expansion` times as many bytes of text. `kept_share`: what filters
    and deduplication leave, as a ratio in (0, 1]. `bytes_per_token`: of this tokenizer
    on this text. `vocabulary_size`: entries of the tokenizer, special ones included;
    above 65,536 an entry of the token file takes 4 bytes. `documents`: those kept, one
    separator each. `epochs`: passes over the tokens. All are above 0 but `documents`,
    which may be 0 or None.
    """
    S, kappa, rho, E = dataset_size, kept_share, bytes_per_token, epochs
    x = expansion if size_counts == "compressed" else 1
    n, V = documents or 0, vocabulary_size
    U = round(Fraction(S * x * kappa) / rho) + n
    D = round(U * E)
    w = 2 if V <= UINT16 else 4
    return Result(U, D, Fraction(w * U))
