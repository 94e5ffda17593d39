"""Rules for another batch size: what each of them is there to keep the same."""

import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.learning_rate_scaling import learning_rate_scaling
from calclet.service import calculate

sizes = st.integers(1, 10**6)
rates = st.fractions(Fraction(1, 10**6), 1, max_denominator=10**6)
betas = st.fractions(Fraction(1, 2), Fraction(9999, 10**4), max_denominator=10**4)
RULES = ("linear", "square_root", "olmo_core", "nanochat")
rules = st.sampled_from(RULES)


def rate(rule: str, old: int, new: int, known: Fraction) -> float:
    return learning_rate_scaling(
        rule, old, new, reference_learning_rate=known
    ).scaled_learning_rate


@given(rules, sizes, sizes, rates)
def test_there_and_back_is_where_it_was(
    rule: str, old: int, new: int, known: Fraction
) -> None:
    there = Fraction(rate(rule, old, new, known))
    assert math.isclose(rate(rule, new, old, there), known, rel_tol=1e-12)


@given(rules, sizes, rates)
def test_the_same_batch_changes_nothing(rule: str, size: int, known: Fraction) -> None:
    found = learning_rate_scaling(rule, size, size, reference_learning_rate=known)
    assert found.scaled_learning_rate == float(known)
    if rule == "square_root":
        assert found.scaled_beta1 == Fraction(9, 10)
        assert found.scaled_beta2 == Fraction(95, 100)
        assert found.scaled_epsilon == 1e-8
    if rule == "nanochat":
        assert found.scaled_weight_decay == 0.1


@given(sizes, sizes, rates)
def test_the_square_root_lies_between_nothing_and_linear(
    old: int, new: int, known: Fraction
) -> None:
    low, high = sorted((float(known), rate("linear", old, new, known)))
    found = rate("square_root", old, new, known)
    assert low * (1 - 1e-9) <= found <= high * (1 + 1e-9)


@given(sizes, sizes, betas, betas)
def test_moments_average_over_as_many_examples(
    old: int, new: int, beta1: Fraction, beta2: Fraction
) -> None:
    """1 / (1 - β) steps of B examples each."""
    found = learning_rate_scaling(
        "square_root", old, new, adam_beta1=beta1, adam_beta2=beta2
    )
    for before, after in ((beta1, found.scaled_beta1), (beta2, found.scaled_beta2)):
        if after is None:
            assert new * (1 - before) >= old
        else:
            assert new / (1 - after) == old / (1 - before)


@given(st.integers(1, 1000), st.integers(1, 1000), betas)
def test_the_half_life_is_as_many_tokens(old: int, new: int, beta: Fraction) -> None:
    found = learning_rate_scaling("square_root", old, new, adam_beta2=beta)
    assert found.half_life_beta2 is not None
    assume(1e-100 < found.half_life_beta2 < 1 - 1e-6)
    before, after = (
        size * math.log(0.5) / math.log(one)
        for size, one in ((old, float(beta)), (new, found.half_life_beta2))
    )
    assert math.isclose(before, after, rel_tol=1e-6)


@given(sizes, sizes, rates, st.integers(1, 10**12), st.integers(1, 10**12))
def test_weights_average_over_the_same_share_of_the_run(
    old: int, new: int, known: Fraction, tokens: int, longer: int
) -> None:
    """B / (η λ D), in epochs (Wang & Aitchison 2024)."""
    found = learning_rate_scaling(
        "nanochat", old, new, reference_learning_rate=known,
        weight_decay=Fraction(1, 10), reference_tokens=tokens, new_tokens=longer,
    )  # fmt: skip
    assert found.scaled_weight_decay is not None
    before = old / (float(known) * 0.1 * tokens)
    after = new / (found.scaled_learning_rate * found.scaled_weight_decay * longer)
    assert math.isclose(before, after, rel_tol=1e-9)


@pytest.mark.parametrize("rule", RULES)
def test_only_what_a_rule_speaks_of_is_given(rule: str) -> None:
    found = learning_rate_scaling(rule)
    adam = (found.scaled_beta1, found.scaled_beta2, found.scaled_epsilon)
    assert all(x is None for x in adam) is (rule != "square_root")
    assert (found.scaled_weight_decay is None) is (rule != "nanochat")


def warnings(**texts: str) -> list[str]:
    given = {
        "rule": "square_root", "reference_batch_size": "512", "adam_beta1": "0.9",
        "new_batch_size": "2048", "reference_learning_rate": "3e-4",
        "adam_beta2": "0.95", "adam_epsilon": "1e-8",
    }  # fmt: skip
    found: dict[str, Any] = calculate(
        registry.find("learning-rate-scaling"), given | texts
    )
    return [remark.code for remark in found["warnings"]]


def test_where_a_rule_no_longer_holds_is_told() -> None:
    assert warnings() == []
    assert warnings(critical_batch_size="2048") == []
    assert warnings(critical_batch_size="2047") == ["remark-beyond-critical"]
    assert warnings(rule="linear", new_batch_size="8192") == []
    assert warnings(rule="linear", new_batch_size="8193") == ["remark-beyond-linear"]
    assert warnings(new_batch_size="5120") == ["remark-no-beta"]
    assert warnings(new_batch_size="10240") == ["remark-no-beta"] * 2
    assert warnings(new_batch_size="10240", rule="olmo_core") == []
