"""The critical batch: the two ways to estimate it, and what they imply."""

import math
import random
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.critical_batch_size import Result, critical_batch_size
from calclet.service import calculate

positive = st.fractions(Fraction(1, 1000), 1000, max_denominator=1000)
sizes = st.integers(1, 10**6)


def measured(b: int, B: int, signal: Fraction, noise: Fraction, **given: Any) -> Result:
    """Norms as they are on average, for a gradient of that signal and noise."""
    return critical_batch_size(
        "gradients",
        small_batch_size=b,
        small_batch_norm=signal + noise / b,
        large_batch_size=B,
        large_batch_norm=signal + noise / B,
        **given,
    )


@given(sizes, sizes, positive, positive)
def test_two_batches_tell_signal_and_noise(
    b: int, more: int, signal: Fraction, noise: Fraction
) -> None:
    found = measured(b, b + more, signal, noise)
    assert (found.gradient_signal, found.gradient_noise) == (signal, noise)
    assert found.critical_sequences == math.floor(noise / signal)
    assert found.critical_tokens == math.floor(noise / signal * 4096)


@given(sizes, positive, positive)
def test_steps_saved_and_data_spent_are_one_curve(
    batch: int, signal: Fraction, noise: Fraction
) -> None:
    """(S / S_min - 1) (E / E_min - 1) = 1 (McCandlish et al. 2018, equation 2.11)."""
    found = measured(8, 64, signal, noise, global_batch_size=batch)
    assert (found.step_factor - 1) * (found.data_factor - 1) == 1
    assert found.step_factor * found.batch_over_critical == found.data_factor


@given(st.fractions(1, 10, max_denominator=100), st.fractions(1, 2, max_denominator=9))
def test_a_lower_loss_has_a_larger_critical_batch(
    loss: Fraction, factor: Fraction
) -> None:
    high, low = (critical_batch_size(loss=x) for x in (loss * factor, loss))
    assert low.critical_tokens >= high.critical_tokens
    # By 1 / 0.21 on a logarithmic scale (Kaplan et al. 2020, equation 1.4).
    expected = math.log(factor) / 0.21
    ratio = low.batch_over_critical / high.batch_over_critical
    assert math.isclose(-math.log(ratio), expected, abs_tol=2 / high.critical_tokens)


@given(st.integers(1, 10**5), st.integers(1, 10**5))
def test_by_the_loss_only_tokens_count(batch: int, length: int) -> None:
    found = critical_batch_size(global_batch_size=batch, sequence_length=length)
    same = critical_batch_size(global_batch_size=batch * length, sequence_length=1)
    assert found.critical_tokens == same.critical_tokens
    assert math.isclose(found.batch_over_critical, same.batch_over_critical)


def test_simulated_gradients_have_the_noise_that_they_were_given() -> None:
    """Averages of drawn vectors, whose noise is 40 and whose signal is 5."""
    chance = random.Random(1)  # noqa: S311 - a simulation
    dimensions, deviation, mean = 10, 2.0, math.sqrt(0.5)

    def norm(batch: int) -> float:
        spread = deviation / math.sqrt(batch)
        return sum(chance.gauss(mean, spread) ** 2 for _ in range(dimensions))

    norms = [sum(norm(b) for _ in range(4000)) / 4000 for b in (2, 32)]
    found = critical_batch_size(
        "gradients",
        small_batch_size=2,
        small_batch_norm=Fraction(norms[0]),
        large_batch_size=32,
        large_batch_norm=Fraction(norms[1]),
    )
    assert found.gradient_signal is not None
    assert found.gradient_noise is not None
    assert math.isclose(found.gradient_signal, 5, rel_tol=0.05)
    assert math.isclose(found.gradient_noise, 40, rel_tol=0.05)


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"large_batch_size": "32"}, "small-not-smaller"),
        ({"large_batch_norm": "0.5"}, "no-signal"),
        ({"large_batch_norm": "17"}, "no-noise"),
        ({"large_batch_norm": "18"}, "no-noise"),
    ],
)
def test_refusals(texts: dict[str, str], code: str) -> None:
    given = {
        "estimated_from": "gradients", "small_batch_size": "32",
        "small_batch_norm": "17", "large_batch_size": "1024",
        "large_batch_norm": "1.5", "global_batch_size": "2048",
        "sequence_length": "4096",
    }  # fmt: skip
    found = calculate(registry.find("critical-batch-size"), given | texts)
    assert [problem.code for problem in found["errors"]] == [f"refusal-{code}"]
