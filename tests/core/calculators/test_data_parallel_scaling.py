"""Throughput on many devices: what efficiency refers to, and Amdahl's limit."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.data_parallel_scaling import data_parallel_scaling
from calclet.service import calculate
from calclet.values import text_of

throughputs = st.fractions(min_value=1, max_value=10**9, max_denominator=100)
devices = st.integers(1, 10**6)
efficiencies = st.fractions(Fraction(1, 100), Fraction(3, 2), max_denominator=100)
shares = st.fractions(0, 1, max_denominator=1000)


@given(throughputs, devices, devices, efficiencies)
def test_efficiency_is_real_over_ideal(
    x: Fraction, n_0: int, n: int, eta: Fraction
) -> None:
    result = data_parallel_scaling(x, n_0, n, "weak", eta)
    assert result.real_throughput / result.ideal_throughput == eta
    assert result.ideal_throughput - result.lost_throughput == result.real_throughput
    assert result.real_throughput == result.speed_up * n_0 * x


@given(throughputs, devices, devices, shares)
def test_amdahl_is_the_time_of_one_device_over_that_of_many(
    x: Fraction, n_0: int, n: int, sigma: Fraction
) -> None:
    result = data_parallel_scaling(x, n_0, n, "strong", serial_share=sigma)

    def time(count: int) -> Fraction:
        return sigma + (1 - sigma) / count

    assert result.speed_up * time(n) == time(n_0)
    assert result.reached_efficiency == result.speed_up * n_0 / n
    assert result.real_throughput / result.ideal_throughput == result.reached_efficiency


@given(devices, shares)
def test_strong_scaling_never_passes_its_limits(n: int, sigma: Fraction) -> None:
    result = data_parallel_scaling(Fraction(1), 1, n, "strong", serial_share=sigma)
    assert 1 <= result.speed_up <= n
    assert result.speed_up * sigma <= 1


@given(throughputs, devices)
def test_at_the_baseline_nothing_changes(x: Fraction, n: int) -> None:
    weak = data_parallel_scaling(x, n, n, "weak", Fraction(1))
    strong = data_parallel_scaling(x, n, n, "strong")
    assert weak.speed_up == strong.speed_up == 1
    assert weak.real_throughput == strong.real_throughput == n * x


def test_a_baseline_of_eight_is_not_a_baseline_of_one() -> None:
    """Goyal et al. 2017: 90% from 8 to 256 GPUs is 28.8 times, not 230.4."""
    result = data_parallel_scaling(Fraction(1), 8, 256, "weak", Fraction(9, 10))
    assert float(result.speed_up) == 28.8


@pytest.mark.parametrize(
    ("given", "codes"),
    [
        ({}, []),
        ({"devices": "1"}, ["remark-baseline-is-whole"]),
        ({"devices": "1", "scaling_efficiency": "100"}, []),
        ({"devices": "1", "scaling_law": "strong"}, []),
        ({"scaling_efficiency": "120"}, ["remark-super-linear"]),
        ({"measured_devices": "64"}, []),
        ({"measured_devices": "32"}, ["remark-extrapolated"]),
        ({"measured_devices": "32", "scaling_law": "strong"}, []),
        ({"devices": "4", "reference_devices": "8"}, ["remark-below-baseline"]),
    ],
)
def test_what_efficiency_does_not_say_is_remarked_on(
    given: dict[str, str], codes: list[str]
) -> None:
    definition = registry.find("data-parallel-scaling")
    texts = {
        field.id: text_of(field, field.default) for field in definition.inputs.values()
    }
    answer = calculate(definition, texts | given)
    assert [warning.code for warning in answer["warnings"]] == codes
