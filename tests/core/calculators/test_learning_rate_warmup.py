"""Warm-up and decay: what each convention gives at the ends and in between."""

import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.learning_rate_warmup import learning_rate_warmup
from calclet.errors import Refused
from calclet.service import calculate

PEAK = Fraction(3, 10**4)
CONVENTIONS = ("hugging_face", "nanogpt", "torchtitan")

conventions = st.sampled_from(CONVENTIONS)
decays = st.sampled_from(["constant", "linear", "cosine"])
warmups = st.integers(0, 500)
peaks = st.fractions(Fraction(1, 10**6), 1, max_denominator=10**6)


def rate(step: int, warmup: int, total: int = 1000, **given: Any) -> float:
    given = {"warmup_given_as": "steps", "warmup_steps": warmup} | given
    return learning_rate_warmup(
        total_steps=total, evaluated_step=step, **given
    ).learning_rate


@given(warmups, conventions, decays, peaks)
def test_the_peak_comes_when_the_warm_up_is_over(
    warmup: int, convention: str, decay: str, peak: Fraction
) -> None:
    found = rate(
        warmup, warmup, peak_learning_rate=peak, step_convention=convention, decay=decay
    )
    assert found == float(peak)


@given(warmups, st.sampled_from(["linear", "cosine"]), peaks)
def test_the_end_is_the_minimum(warmup: int, decay: str, peak: Fraction) -> None:
    given = {"decay": decay, "peak_learning_rate": peak}
    assert rate(1000, warmup, **given) == 0
    tenth = peak / 10
    assert rate(1000, warmup, minimum_learning_rate=tenth, **given) == float(tenth)


@given(st.integers(1, 500), conventions, st.integers(0, 999))
def test_the_rate_rises_to_the_peak_and_then_falls(
    warmup: int, convention: str, step: int
) -> None:
    now, later = (rate(t, warmup, step_convention=convention) for t in (step, step + 1))
    assert later >= now if step < warmup else later <= now
    assert 0 <= now <= float(PEAK)


@given(st.integers(2, 500), conventions)
def test_each_step_of_the_warm_up_adds_the_increment(
    warmup: int, convention: str
) -> None:
    step = warmup // 2 - 1
    found = learning_rate_warmup(
        total_steps=1000,
        warmup_given_as="steps",
        warmup_steps=warmup,
        step_convention=convention,
    )
    rise = rate(step + 1, warmup, step_convention=convention) - rate(
        step, warmup, step_convention=convention
    )
    assert found.increment_per_step is not None
    assert math.isclose(rise, found.increment_per_step, rel_tol=1e-9)


def test_only_hugging_face_wastes_the_first_update() -> None:
    first = [rate(0, 100, step_convention=name) for name in CONVENTIONS]
    assert first == [0.0, float(PEAK / 101), float(PEAK / 100)]


@given(st.integers(1, 10**6), st.integers(0, 100))
def test_a_ratio_is_rounded_up_exactly(total: int, percent: int) -> None:
    found = learning_rate_warmup(
        total_steps=total, warmup_ratio=Fraction(percent, 100), evaluated_step=0
    )
    assert found.warmup_length == -(-total * percent // 100)


@pytest.mark.parametrize("percent", [7, 14, 28])
def test_where_floats_round_up_too_far_is_told(percent: int) -> None:
    assert math.ceil(percent / 100 * 100) == percent + 1
    found = answer(total_steps="100", warmup_ratio=str(percent), evaluated_step="50")
    assert found["outputs"]["warmup_length"] == str(percent)
    (remark,) = found["warnings"]
    assert remark.code == "remark-float-ceiling"
    assert remark.args == {"rounded": str(percent + 1), "exact": str(percent)}


@given(st.integers(0, 10**12), st.integers(1, 10**8))
def test_tokens_are_covered_by_the_steps_and_not_by_one_less(
    tokens: int, per_step: int
) -> None:
    found = learning_rate_warmup(
        warmup_given_as="tokens", warmup_tokens=tokens, tokens_per_step=per_step
    )
    assert found.warmup_token_count is not None
    assert 0 <= found.warmup_token_count - tokens < per_step
    assert found.warmup_token_count == found.warmup_length * per_step


@pytest.mark.parametrize("warmup", [100, 101, 5000])
def test_a_warm_up_as_long_as_the_run_has_no_decay(warmup: int) -> None:
    assert rate(100, warmup, total=100) == float(PEAK * 100 / warmup)
    found = answer(
        warmup_given_as="steps",
        warmup_steps=str(warmup),
        total_steps="100",
        evaluated_step="99",
    )
    assert [warning.code for warning in found["warnings"]] == ["remark-never-over"]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"evaluated_step": 11, "total_steps": 10}, "after-the-end"),
        ({"minimum_learning_rate": Fraction(1)}, "minimum-above-peak"),
        ({"warmup_given_as": "tokens"}, "tokens-per-step-missing"),
    ],
)
def test_refusals(given: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as caught:
        learning_rate_warmup(**given)
    assert caught.value.code == code
    assert caught.value.inputs[0] in answer()["inputs"]


def test_a_minimum_above_the_peak_is_no_matter_without_decay() -> None:
    assert rate(900, 10, decay="constant", minimum_learning_rate=1) == float(PEAK)


def answer(**texts: str) -> dict[str, Any]:
    given = {
        "peak_learning_rate": "3e-4", "total_steps": "100000", "decay": "cosine",
        "warmup_given_as": "ratio", "warmup_ratio": "1", "evaluated_step": "500",
        "step_convention": "hugging_face", "minimum_learning_rate": "0",
    }  # fmt: skip
    return calculate(registry.find("learning-rate-warmup"), given | texts)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("name", "decay", "minimum"),
    [
        ("get_constant_schedule_with_warmup", "constant", 0),
        ("get_linear_schedule_with_warmup", "linear", 0),
        ("get_cosine_schedule_with_warmup", "cosine", 0),
        ("get_cosine_with_min_lr_schedule_with_warmup", "cosine", Fraction(3, 10**5)),
    ],
)
def test_agrees_with_transformers(name: str, decay: str, minimum: Fraction) -> None:
    """Optional: Hugging Face's own schedulers, step by step."""
    torch = pytest.importorskip("torch")
    optimization = pytest.importorskip("transformers.optimization")
    optimizer = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=float(PEAK))
    more = {} if decay == "constant" else {"num_training_steps": 97}
    more |= {"min_lr": float(minimum)} if minimum else {}
    scheduler = getattr(optimization, name)(optimizer, num_warmup_steps=10, **more)
    for step in range(98):
        ours = rate(step, 10, 97, decay=decay, minimum_learning_rate=minimum)
        (theirs,) = scheduler.get_last_lr()
        assert math.isclose(ours, theirs, rel_tol=1e-12, abs_tol=1e-20)
        optimizer.step()
        scheduler.step()
