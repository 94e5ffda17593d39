"""How many of a batch's token slots hold tokens, and how many of those are learned."""

from fractions import Fraction
from math import floor
from typing import Annotated, Literal, NamedTuple

from calclet import inputs
from calclet.definition import Column, Input, Output, Source, calculator
from calclet.errors import Refused
from calclet.formulas import packing

Given = Literal["mean", "list", "table"]
Layout = Literal["padded", "padded_to_longest", "packed", "concatenated"]
Normalization = Literal["tokens", "micro_batches"]


class Row(NamedTuple):
    """Sequences of one length."""

    tokens: Annotated[int, Column(unit="token")]
    sequences: Annotated[int, Column(unit="sequence")]


class Result(NamedTuple):
    """The tokens of a step, from the slots that are computed to those learned."""

    packing_share: Annotated[
        Fraction,
        Output(r"\varepsilon", unit="percent", digits=4, rises_with="mean_length fill"),
    ]
    slots: Annotated[
        int,
        Output(
            "T",
            unit="token",
            rises_with="global_batch_size sequence_length micro_batch_size",
        ),
    ]
    real_tokens: Annotated[
        int,
        Output("T_r", unit="token", rises_with="mean_length fill global_batch_size"),
    ]
    loss_tokens: Annotated[
        int,
        Output(
            r"T_\ell",
            unit="token",
            rises_with="mean_length fill global_batch_size loss_share",
        ),
    ]
    loss_divisor: Annotated[
        Fraction, Output(unit="token", rises_with="mean_length fill loss_share")
    ]
    sequences_per_step: Annotated[
        Fraction,
        Output(
            unit="sequence",
            rises_with="fill global_batch_size",
            falls_with="mean_length",
        ),
    ]
    rows: Annotated[int | None, Output("R", unit="sequence")]
    lost_tokens: Annotated[int | None, Output(unit="token")]


class _Fill(NamedTuple):
    """Rows of a dataset: how long they are, and what is in them on average."""

    length: Fraction
    tokens: Fraction
    sequences: Fraction
    rows: int | None = None
    lost: int | None = None


@calculator(
    family="training",
    formula=r"T &= B \cdot L,\; B \cdot \ell_b \\"
    r" \varepsilon &= \frac{\bar{\ell}}{L},\; \frac{\bar{\ell}}{\ell_b},\;"
    r" \frac{\sum_i \ell_i}{R L} \\"
    r" T_r &= \varepsilon \cdot T \\"
    r" T_\ell &= \sigma \cdot T_r",
    revised="2026-11-30",
    sources=[
        Source(
            "Krell et al. (2021), Efficient Sequence Packing without Cross-"
            "contamination: bins filled by a histogram of lengths",
            "https://arxiv.org/abs/2107.02027",
        ),
        Source(
            "TRL, pack_dataset: best fit decreasing (bfd) and wrapped",
            "https://huggingface.co/docs/trl/reducing_memory_usage",
        ),
        Source(
            "Hugging Face Transformers, DataCollatorWithPadding: to the longest in the "
            "batch",
            "https://huggingface.co/docs/transformers/main_classes/data_collator",
        ),
        Source(
            "Hugging Face (2024), Fixing Gradient Accumulation: a mean over all tokens "
            "is no mean of means",
            "https://huggingface.co/blog/gradient_accumulation",
        ),
    ],
    refuses=(
        "lengths-missing",
        "mean-above-row",
        "less-than-a-row",
        "length-below-one",
        "micro-batch-above-batch",
    ),
    next=("effective_batch_size", "training_steps"),
)
def packing_efficiency(
    lengths_given_as: Annotated[Given, Input(group="lengths")] = "mean",
    mean_length: Annotated[
        Fraction,
        Input(
            r"\bar{\ell}",
            unit="token",
            gt=0,
            typical=(1, 10**7),
            step="double",
            group="lengths",
            when={"lengths_given_as": ("mean",)},
        ),
    ] = Fraction(1024),
    sequence_lengths: Annotated[
        tuple[int, ...],
        Input(
            r"\ell_i",
            unit="token",
            ge=1,
            group="lengths",
            when={"lengths_given_as": ("list",)},
        ),
    ] = (3000, 2500, 2000, 1500, 1000, 900, 800, 600, 500, 400, 300, 200),
    length_table: Annotated[
        tuple[Row, ...],
        Input(group="lengths", when={"lengths_given_as": ("table",)}),
    ] = (
        Row(256, 5000),
        Row(512, 3000),
        Row(1024, 1500),
        Row(2048, 400),
        Row(4096, 50),
    ),
    layout: Annotated[Layout, Input(group="layout")] = "padded",
    fill: Annotated[
        Fraction,
        Input(
            unit="percent",
            gt=0,
            le=1,
            typical=(Fraction(1, 2), 1),
            group="layout",
            when={"lengths_given_as": ("mean",), "layout": ("packed",)},
        ),
    ] = Fraction(97, 100),
    global_batch_size: Annotated[int, inputs.global_batch_size("batch")] = 2048,
    sequence_length: Annotated[int, inputs.sequence_length("batch")] = 4096,
    micro_batch_size: Annotated[int, inputs.micro_batch_size("batch")] = 8,
    loss_share: Annotated[
        Fraction, Input(r"\sigma", unit="percent", gt=0, le=1, group="loss")
    ] = Fraction(1),
    normalization: Annotated[Normalization, Input(group="loss")] = "tokens",
) -> Result:
    """Tokens of an optimizer step: computed, real, and with a label.

    `lengths_given_as` says which of these counts: the `mean_length` of all sequences,
    in tokens; their `sequence_lengths`, one by one; or a `length_table` of lengths and
    how many have them. `layout`: how they fill rows of `sequence_length` tokens, of
    which a step takes `global_batch_size`, `micro_batch_size` in one pass of a replica.
    Longer ones lose their end, unless all are concatenated. Packing by a mean needs
    the expected `fill` of a row. `loss_share` of the tokens have a label; shares are
    above 0, up to 1. `normalization`: what a loss is divided by. Tokens are rounded
    down. Other numbers are integers of at least 1.

    Raises Refused: lengths-missing if padding to the longest knows but a mean,
    mean-above-row, less-than-a-row if all sequences together do not fill one,
    length-below-one, micro-batch-above-batch.
    """
    B, L, b = global_batch_size, sequence_length, micro_batch_size
    if b > B:
        raise Refused("micro-batch-above-batch", "micro_batch_size")
    if lengths_given_as == "mean":
        filled = _by_mean(mean_length, L, layout, fill)
    else:
        lengths = _lengths(lengths_given_as, sequence_lengths, length_table)
        filled = _by_lengths(lengths, L, layout, b)
    real = floor(B * filled.tokens)
    learned = floor(real * loss_share)
    return Result(
        packing_share=filled.tokens / filled.length,
        slots=floor(B * filled.length),
        real_tokens=real,
        loss_tokens=learned,
        loss_divisor=Fraction(learned * b, B)
        if normalization == "micro_batches"
        else Fraction(learned),
        sequences_per_step=B * filled.sequences,
        rows=filled.rows,
        lost_tokens=filled.lost or None,
    )


def _lengths(
    given: Given, single: tuple[int, ...], table: tuple[Row, ...]
) -> list[packing.Length]:
    if given == "list":
        return [packing.Length(tokens, 1) for tokens in single]
    if any(min(row) < 1 for row in table):
        raise Refused("length-below-one", "length_table")
    return [packing.Length(*row) for row in table]


def _by_mean(mean: Fraction, row: int, layout: Layout, fill: Fraction) -> _Fill:
    """Whatever the lengths are: only their sum matters."""
    if layout == "padded_to_longest":
        raise Refused("lengths-missing", "lengths_given_as", "layout")
    if mean > row and layout != "concatenated":
        raise Refused("mean-above-row", "mean_length", "sequence_length")
    length = Fraction(row)
    if layout == "padded":
        return _Fill(length, Fraction(mean), Fraction(1))
    tokens = length * fill if layout == "packed" else length
    return _Fill(length, tokens, tokens / mean)


def _by_lengths(
    lengths: list[packing.Length], row: int, layout: Layout, micro_batch: int
) -> _Fill:
    """As the rows come out when these sequences are laid into them."""
    kept, everything = packing.truncated(lengths, row), packing.total(lengths)
    sequences = Fraction(sum(each.sequences for each in lengths))
    tokens = packing.total(kept)
    rows, length = int(sequences), Fraction(row)
    match layout:
        case "padded_to_longest":
            length = packing.expected_longest(kept, micro_batch)
        case "packed":
            rows = packing.rows_packed(kept, row)
        case "concatenated":
            rows = packing.rows_cut(everything, row)
            tokens = rows * row
    if not rows:
        raise Refused("less-than-a-row", "sequence_length")
    share = Fraction(tokens, rows)
    if layout == "concatenated":
        sequences *= Fraction(tokens, everything)
    return _Fill(length, share, sequences / rows, rows, everything - tokens)
