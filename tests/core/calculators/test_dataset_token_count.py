"""Tokens of a dataset: exact fractions, whole tokens, and the width of an entry."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.dataset_token_count import dataset_token_count
from calclet.service import calculate

sizes = st.fractions(min_value=1, max_value=10**18, max_denominator=1000)
ratios = st.fractions(Fraction(1, 2), 20, max_denominator=1000)
shares = st.fractions(Fraction(1, 1000), 1, max_denominator=1000)
epochs = st.fractions(Fraction(1, 100), 100, max_denominator=100)
vocabularies = st.integers(2, 10**6)


@given(sizes, ratios, shares, epochs)
def test_tokens_are_whole_and_within_half_of_one(
    S: Fraction, rho: Fraction, kappa: Fraction, E: Fraction
) -> None:
    result = dataset_token_count(S, kept_share=kappa, bytes_per_token=rho, epochs=E)
    assert abs(result.unique_tokens - S * kappa / rho) <= Fraction(1, 2)
    assert abs(result.training_tokens - result.unique_tokens * E) <= Fraction(1, 2)


@given(sizes, ratios, vocabularies)
def test_each_entry_of_the_file_can_hold_every_token(
    S: Fraction, rho: Fraction, V: int
) -> None:
    result = dataset_token_count(S, bytes_per_token=rho, vocabulary_size=V)
    width = 2 if V - 1 < 2**16 else 4
    assert result.token_file_size == width * result.unique_tokens


@given(sizes, ratios, st.integers(0, 10**12))
def test_each_document_adds_its_separator(S: Fraction, rho: Fraction, n: int) -> None:
    without = dataset_token_count(S, bytes_per_token=rho)
    with_them = dataset_token_count(S, bytes_per_token=rho, documents=n)
    assert with_them.unique_tokens - without.unique_tokens == n


@given(sizes, ratios, st.fractions(1, 10, max_denominator=100))
def test_compressed_files_are_counted_expanded(
    S: Fraction, rho: Fraction, x: Fraction
) -> None:
    compressed = dataset_token_count(S, "compressed", x, bytes_per_token=rho)
    assert compressed == dataset_token_count(S * x, bytes_per_token=rho)
    assert dataset_token_count(S, "text", x) == dataset_token_count(S)


def test_gigabytes_are_not_gibibytes() -> None:
    found = {}
    for unit in ("GB", "GiB"):
        texts = {"dataset_size": f"500{unit}", "size_counts": "text"}
        texts |= {"kept_share": "100", "bytes_per_token": "4", "epochs": "1"}
        texts |= {"vocabulary_size": "50257"}
        answer = calculate(registry.find("dataset-token-count"), texts)
        found[unit] = int(answer["outputs"]["unique_tokens"])
    assert found["GiB"] * 10**9 == found["GB"] * 2**30


def test_four_characters_a_token_is_english_alone() -> None:
    """Chinese by the tokenizer of GPT-2: nearly three times what 4 would give."""
    rule = dataset_token_count().unique_tokens
    chinese = dataset_token_count(bytes_per_token=Fraction("1.41")).unique_tokens
    assert 2.8 < chinese / rule < 2.9
