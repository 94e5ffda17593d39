"""Steps of a run: held against loaders that deal and cut a dataset one by one."""

from fractions import Fraction
from itertools import cycle, islice
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.training_steps import Result, training_steps
from calclet.errors import Refused
from calclet.service import calculate

small = st.integers(1, 6)
datasets = st.integers(1, 200)


def steps(**given: Any) -> Result:
    """Epochs of a small dataset, by micro-batch, replicas and passes."""
    b, d, a = (given.pop(name) for name in "bda")
    batch = b * d * a
    return training_steps(
        budget_given_as="epochs",
        global_batch_size=batch,
        tokens_per_step=10 * batch,
        data_parallel_size=d,
        gradient_accumulation_steps=a,
        **given,
    )


def passes_of_batches(N: int, b: int, d: int, drop_last: bool) -> list[int]:
    """Sequences in each pass, batches dealt in turn as by Accelerate."""
    batches = [list(range(N))[at : at + b] for at in range(0, N, b)]
    if drop_last:
        batches = [batch for batch in batches if len(batch) == b]
        batches = batches[: len(batches) // d * d]
    elif d > 1:
        again = cycle(range(N))
        batches[-1] += islice(again, b - len(batches[-1]))
        while len(batches) % d:
            batches.append(list(islice(again, b)))
    return [sum(map(len, batches[at : at + d])) for at in range(0, len(batches), d)]


def passes_of_samples(N: int, b: int, d: int, drop_last: bool) -> list[int]:
    """Sequences in each pass, samples dealt in turn as by DistributedSampler."""
    indices = list(range(N))
    while len(indices) % d:
        indices.append(0)
    share = indices[::d]
    batches = [share[at : at + b] for at in range(0, len(share), b)]
    return [len(one) * d for one in batches if len(one) == b or not drop_last]


@given(datasets, small, small, small, st.integers(1, 4), st.booleans())
@pytest.mark.parametrize("convention", ["transformers", "accelerate", "lightning"])
def test_each_epoch_ends_with_a_step(
    convention: str, N: int, b: int, d: int, a: int, epochs: int, drop: bool
) -> None:
    deal = passes_of_samples if convention == "lightning" else passes_of_batches
    passes = deal(N, b, d, drop)
    assume(passes)
    windows = [passes[at : at + a] for at in range(0, len(passes), a)]
    found = steps(
        b=b, d=d, a=a, dataset_size=N, epochs=Fraction(epochs), drop_last=drop,
        convention=convention,
    )  # fmt: skip
    assert found.total_steps == epochs * len(windows)
    assert found.steps_per_epoch == len(windows)
    assert found.sequences_seen == epochs * sum(passes)
    assert found.tokens_seen == 10 * found.sequences_seen
    last = windows[-1]
    if sum(last) == b * d * a:
        assert found.last_step_passes is found.last_step_weight is None
    else:
        assert found.last_step_passes == len(last)
        assert found.last_step_sequences == sum(last)
        share = Fraction(len(last), a) if convention != "transformers" else 1
        assert found.last_step_weight == share


@given(datasets, small, small, small, st.integers(1, 4))
def test_torchtune_leaves_out_what_is_not_full(
    N: int, b: int, d: int, a: int, epochs: int
) -> None:
    passes = passes_of_samples(N, b, d, drop_last=True)
    whole = len(passes) // a
    given: dict[str, Any] = {"b": b, "d": d, "a": a, "dataset_size": N}
    given |= {"epochs": Fraction(epochs), "convention": "torchtune"}
    if not whole:
        with pytest.raises(Refused):
            steps(**given)
        return
    found = steps(**given)
    assert found.total_steps == epochs * whole
    assert found.sequences_seen == epochs * sum(passes[: whole * a])
    assert (found.last_step_passes or 0) == len(passes) - whole * a
    learned = found.sequences_seen // epochs
    assert (found.unused_sequences or 0) == max(0, N - learned)


@given(datasets, small, small, small, st.integers(1, 4))
def test_litgpt_counts_across_epochs_and_one_pass_further(
    N: int, b: int, d: int, a: int, epochs: int
) -> None:
    """As its loop does: it ends once the iterator has begun an epoch too many."""
    passes = passes_of_samples(N, b, d, drop_last=False)
    done, seen, epoch, step_count, at_step = 0, 0, 0, 0, 0
    while epoch < epochs:
        epoch = done // len(passes)
        seen += passes[done % len(passes)]
        done += 1
        if done % a == 0:
            step_count, at_step = step_count + 1, seen
    assume(step_count)
    found = steps(
        b=b, d=d, a=a, dataset_size=N, epochs=Fraction(epochs), convention="litgpt"
    )
    assert found.total_steps == step_count
    assert found.sequences_seen == at_step
    assert (found.last_step_passes or 0) == done % a
    assert (found.last_step_sequences or 0) == seen - at_step


@given(st.integers(1, 10**18), st.integers(1, 10**6), st.integers(1, 10**6))
def test_a_token_budget_is_reached_by_the_last_step(
    tokens: int, batch: int, length: int
) -> None:
    T = batch * length
    found = training_steps(
        token_budget=tokens, global_batch_size=batch, tokens_per_step=T
    )
    assert (found.total_steps - 1) * T < tokens <= found.total_steps * T
    assert found.tokens_beyond_budget == found.total_steps * T - tokens


@given(st.integers(1, 10**15), st.integers(1, 10**6))
def test_megatron_stays_within_the_budget(sequences: int, batch: int) -> None:
    assume(sequences >= batch)
    found = training_steps(
        budget_given_as="sequences",
        sequence_budget=sequences,
        global_batch_size=batch,
        convention="megatron",
    )
    assert found.sequences_beyond_budget is not None
    assert -batch < found.sequences_beyond_budget <= 0


@given(datasets, small, small, small, st.integers(1, 1000))
@pytest.mark.parametrize("convention", ["transformers", "lightning", "torchtune"])
def test_a_sequence_budget_takes_the_fewest_steps_that_see_it(
    convention: str, N: int, b: int, d: int, a: int, budget: int
) -> None:
    assume(b * d * a <= N)
    given: dict[str, Any] = {
        "dataset_size": N, "global_batch_size": b * d * a, "data_parallel_size": d,
        "gradient_accumulation_steps": a, "convention": convention,
    }  # fmt: skip
    found = training_steps(budget_given_as="sequences", sequence_budget=budget, **given)
    assert found.sequences_beyond_budget is not None
    assert 0 <= found.sequences_beyond_budget < b * d * a
    K = found.steps_per_epoch
    whole, rest = divmod(found.total_steps - 1, K)
    before = whole * (found.sequences_seen / found.epochs_seen) + rest * b * d * a
    assert before < budget


@given(datasets, small, small, small)
def test_part_of_an_epoch_is_rounded_up_to_a_step(N: int, b: int, d: int, a: int):
    given: dict[str, Any] = {"dataset_size": N, "convention": "transformers"}
    whole = steps(b=b, d=d, a=a, epochs=Fraction(1), **given)
    half = steps(b=b, d=d, a=a, epochs=Fraction(1, 2), **given)
    assert half.total_steps == -(-whole.total_steps // 2)


@pytest.mark.parametrize("convention", ["accelerate", "lightning", "torchtune"])
def test_only_transformers_trains_a_part_of_an_epoch(convention: str) -> None:
    with pytest.raises(Refused) as caught:
        steps(
            b=8, d=2, a=4, dataset_size=1000, epochs=Fraction(5, 2),
            convention=convention,
        )  # fmt: skip
    assert caught.value.code == "whole-epochs"


def answer(**texts: str) -> dict[str, Any]:
    given = {
        "budget_given_as": "epochs", "epochs": "3", "dataset_size": "1000",
        "global_batch_size": "64", "tokens_per_step": "65536", "drop_last": "false",
        "data_parallel_size": "2", "gradient_accumulation_steps": "4",
        "convention": "transformers",
    }  # fmt: skip
    return calculate(registry.find("training-steps"), given | texts)


def test_a_batch_of_no_whole_passes_is_refused_with_the_nearest_that_is() -> None:
    (problem,) = answer(global_batch_size="60")["errors"]
    assert problem.code == "refusal-does-not-divide"
    assert problem.args == {"multiple": "8", "nearest": "56"}
    (problem,) = answer(global_batch_size="3")["errors"]
    assert problem.args == {"multiple": "8", "nearest": "8"}


@pytest.mark.parametrize(
    ("convention", "drop_last", "dataset"),
    [
        ("transformers", "true", "15"),
        ("torchtune", "false", "62"),
        ("megatron", "false", "21"),
    ],
)
def test_a_dataset_too_small_for_a_step_is_refused(
    convention: str, drop_last: str, dataset: str
) -> None:
    """As in mmengine 945: drop_last and fewer examples than a batch train nothing."""
    (problem,) = answer(
        convention=convention, drop_last=drop_last, dataset_size=dataset
    )["errors"]
    assert problem.code == "refusal-no-step"


def test_a_schedule_shorter_than_the_run_is_told() -> None:
    (remark,) = answer(convention="litgpt")["warnings"]
    assert remark.code == "remark-schedule-ends-early"
    assert remark.args == {"planned": "45", "steps": "47"}
    assert not answer(convention="lightning")["warnings"]


@given(datasets, small, small, st.booleans())
def test_agrees_with_accelerate(N: int, b: int, d: int, drop: bool) -> None:
    """Optional: Accelerate's own batch samplers, rank by rank."""
    data = pytest.importorskip("torch.utils.data", reason="an optional oracle")
    loader = pytest.importorskip("accelerate.data_loader", reason="not pinned")
    batches = data.BatchSampler(data.SequentialSampler(range(N)), b, drop)
    ranks = [
        list(loader.BatchSamplerShard(batches, num_processes=d, process_index=rank))
        if d > 1
        else list(batches)
        for rank in range(d)
    ]
    theirs = [sum(map(len, together)) for together in zip(*ranks, strict=True)]
    assert theirs == passes_of_batches(N, b, d, drop)


@given(datasets, small, small, st.booleans())
def test_agrees_with_torch(N: int, b: int, d: int, drop: bool) -> None:
    """Optional: PyTorch's DistributedSampler and DataLoader, rank by rank."""
    data = pytest.importorskip("torch.utils.data", reason="an optional oracle")
    ranks = [
        data.DataLoader(
            range(N),
            batch_size=b,
            drop_last=drop,
            sampler=data.DistributedSampler(range(N), num_replicas=d, rank=rank),
        )
        for rank in range(d)
    ]
    theirs = [sum(map(len, together)) for together in zip(*ranks, strict=True)]
    assert theirs == passes_of_samples(N, b, d, drop)


@given(st.integers(1, 500), small, small, st.sampled_from([1, 2, Fraction(5, 2)]))
def test_agrees_with_transformers(N: int, b: int, a: int, epochs: Fraction) -> None:
    """Optional: the Trainer's own planning of a run on one device."""
    data = pytest.importorskip("torch.utils.data", reason="an optional oracle")
    trainer = pytest.importorskip("transformers.trainer", reason="not pinned")
    from types import SimpleNamespace

    args = SimpleNamespace(
        max_steps=-1, num_train_epochs=float(epochs), gradient_accumulation_steps=a
    )
    own = SimpleNamespace(
        get_sp_size=lambda: 1,
        num_examples=lambda _: N,
        get_total_train_batch_size=lambda _: b * a,
    )
    plan = trainer.Trainer.set_initial_training_values
    theirs = plan(own, args, data.DataLoader(range(N), batch_size=b))
    ours = steps(
        b=b,
        d=1,
        a=a,
        dataset_size=N,
        epochs=Fraction(epochs),
        convention="transformers",
    )
    assert (theirs[1], theirs[-1]) == (ours.steps_per_epoch, ours.total_steps)
