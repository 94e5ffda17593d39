"""Rows of real tokens: held against packing one sequence at a time."""

import math
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.packing_efficiency import Row, packing_efficiency
from calclet.errors import Refused
from calclet.formulas import packing
from calclet.service import calculate

lengths = st.lists(st.integers(1, 40), min_size=1, max_size=40)
rows = st.integers(1, 40)
LAYOUTS = ("padded", "padded_to_longest", "packed", "concatenated")


def best_fit_decreasing(sequences: list[int], row: int) -> int:
    """The textbook's way: the longest first, each where it leaves the least room."""
    free: list[int] = []
    for tokens in sorted((min(one, row) for one in sequences), reverse=True):
        fitting = [room for room in free if room >= tokens]
        if fitting:
            free[free.index(min(fitting))] -= tokens
        else:
            free.append(row - tokens)
    return len(free)


def packed(sequences: list[int], row: int, **given: Any):
    return packing_efficiency(
        lengths_given_as="list",
        sequence_lengths=tuple(sequences),
        sequence_length=row,
        **given,
    )


def table_of(sequences: list[int]) -> tuple[Row, ...]:
    return tuple(Row(one, sequences.count(one)) for one in sorted(set(sequences)))


@given(lengths, rows)
def test_sequences_of_one_length_pack_as_if_one_by_one(
    sequences: list[int], row: int
) -> None:
    expected = best_fit_decreasing(sequences, row)
    assert packed(sequences, row, layout="packed").rows == expected


@example([1, 3, 3], 3, "padded_to_longest", 1)
@given(lengths, rows, st.sampled_from(LAYOUTS), st.integers(1, 8))
def test_a_table_says_the_same_as_the_list(
    sequences: list[int], row: int, layout: str, micro_batch: int
) -> None:
    given: dict[str, Any] = {"layout": layout, "micro_batch_size": micro_batch}
    if layout == "concatenated" and sum(sequences) < row:
        with pytest.raises(Refused):
            packed(sequences, row, **given)
        return
    by_table = packing_efficiency(
        lengths_given_as="table",
        length_table=table_of(sequences),
        sequence_length=row,
        **given,
    )
    assert by_table == packed(sequences, row, **given)


@given(lengths, rows, st.sampled_from(["padded", "packed", "concatenated"]))
def test_no_token_is_lost_or_counted_twice(
    sequences: list[int], row: int, layout: str
) -> None:
    if layout == "concatenated" and sum(sequences) < row:
        return
    found = packed(sequences, row, layout=layout)
    assert found.rows is not None
    held = found.packing_share * row * found.rows
    assert held + (found.lost_tokens or 0) == sum(sequences)
    assert 0 < found.packing_share <= 1


@given(lengths, rows)
def test_packing_is_never_worse_than_padding(sequences: list[int], row: int) -> None:
    pad, pack = (packed(sequences, row, layout=x) for x in ("padded", "packed"))
    assert pack.packing_share >= pad.packing_share
    assert pad.rows == len(sequences)


@given(st.lists(st.integers(1, 9), min_size=1, max_size=4), st.integers(1, 4))
def test_the_longest_of_a_micro_batch_is_that_of_all_possible_ones(
    sequences: list[int], micro_batch: int
) -> None:
    drawn = [max(one) for one in product(sequences, repeat=micro_batch)]
    found = packing.expected_longest(table_of(sequences), micro_batch)  # type: ignore[arg-type]
    assert found == Fraction(sum(drawn), len(drawn))


@given(lengths, rows)
def test_in_micro_batches_of_one_the_longest_is_the_only_one(
    sequences: list[int], row: int
) -> None:
    found = packed(sequences, row, layout="padded_to_longest", micro_batch_size=1)
    assert found.packing_share == 1


@given(lengths, st.sampled_from([10**4, 10**8, 10**60]))
def test_the_longest_of_many_is_near_the_longest_of_all(
    sequences: list[int], micro_batch: int
) -> None:
    """Where digits would be too many, it is still between the mean and the longest."""
    found = packing.expected_longest(table_of(sequences), micro_batch)  # type: ignore[arg-type]
    assert Fraction(sum(sequences), len(sequences)) <= found <= max(sequences)
    assert math.isclose(found, max(sequences), rel_tol=1e-6)


@given(lengths)
def test_a_mean_is_enough_for_padding(sequences: list[int]) -> None:
    by_mean = packing_efficiency(
        mean_length=Fraction(sum(sequences), len(sequences)), sequence_length=40
    )
    by_list = packed(sequences, 40, layout="padded")
    assert by_mean == by_list._replace(rows=None)


@given(st.integers(1, 10**6), st.fractions(Fraction(1, 1000), 1))
def test_fewer_tokens_are_learned_from_than_are_real(
    mean: int, share: Fraction
) -> None:
    found = packing_efficiency(
        mean_length=Fraction(mean), sequence_length=10**6, loss_share=share
    )
    assert found.loss_tokens <= found.real_tokens <= found.slots
    assert 0 <= found.real_tokens * share - found.loss_tokens < 1


def test_a_mean_of_means_divides_by_the_tokens_of_one_micro_batch() -> None:
    """As in transformers 34191: 32 passes of one are not one pass of 32."""
    given: dict[str, Any] = {"global_batch_size": 32, "mean_length": Fraction(100)}
    together = packing_efficiency(micro_batch_size=1, **given)
    apart = packing_efficiency(
        micro_batch_size=1, normalization="micro_batches", **given
    )
    at_once = packing_efficiency(
        micro_batch_size=32, normalization="micro_batches", **given
    )
    assert (together.loss_divisor, apart.loss_divisor) == (3200, 100)
    assert at_once.loss_divisor == together.loss_divisor


def test_a_million_sequences_are_packed_at_once() -> None:
    table = tuple(Row(length, 10**6) for length in range(100, 4100, 100))
    found = packing_efficiency(
        lengths_given_as="table", length_table=table, layout="packed"
    )
    assert found.rows is not None
    assert found.rows >= sum(t * n for t, n in table) / 4096
    assert found.packing_share > Fraction(97, 100)


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"layout": "padded_to_longest"}, "lengths-missing"),
        ({"mean_length": "4097"}, "mean-above-row"),
        ({"lengths_given_as": "table", "length_table": "0|5"}, "length-below-one"),
        ({"micro_batch_size": "4096"}, "micro-batch-above-batch"),
        (
            {
                "lengths_given_as": "list",
                "sequence_lengths": "5",
                "layout": "concatenated",
            },
            "less-than-a-row",
        ),
    ],
)
def test_refusals(texts: dict[str, str], code: str) -> None:
    given = {
        "lengths_given_as": "mean", "mean_length": "1024", "layout": "padded",
        "global_batch_size": "2048", "sequence_length": "4096",
        "micro_batch_size": "8", "loss_share": "100", "normalization": "tokens",
    }  # fmt: skip
    found = calculate(registry.find("packing-efficiency"), given | texts)
    assert [problem.code for problem in found["errors"]] == [f"refusal-{code}"]


def test_what_is_longer_than_a_row_may_be_concatenated() -> None:
    found = packing_efficiency(mean_length=Fraction(10_000), layout="concatenated")
    assert found.packing_share == 1
    assert found.sequences_per_step == Fraction(2048 * 4096, 10_000)


@given(lengths, st.integers(2, 40))
def test_agrees_with_trl(sequences: list[int], row: int) -> None:
    """Optional: TRL packs the same number of rows (bfd)."""
    trl = pytest.importorskip("trl", reason="an optional oracle, not pinned")
    datasets = pytest.importorskip("datasets", reason="an optional oracle")
    examples = [[1] * min(tokens, row) for tokens in sequences]
    dataset = datasets.Dataset.from_dict({"input_ids": examples})
    theirs = trl.pack_dataset(dataset, seq_length=row, strategy="bfd")
    assert len(theirs) == packed(sequences, row, layout="packed").rows
