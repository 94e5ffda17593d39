"""Solving backwards: exact where it can be, else the nearest, never rounded unsaid."""

import json
from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests import drawing

from calclet import registry
from calclet.calculating import calculate
from calclet.quantities import read
from calclet.service import handle
from calclet.values import text_of

EBS = "effective-batch-size"
LAYOUT = "data-parallel-layout"
VRAM = "llm-training-vram"
VRAM_ENDS = {"low": "23.46", "high": "158.1"}  # on very many replicas, and on one


def ask(slug: str, output: str, value: str, free: str, **inputs: str) -> dict[str, Any]:
    definition = registry.find(slug)
    texts = {f.id: text_of(f, f.default) for f in definition.inputs.values()}
    request = {
        "v": 1,
        "id": 1,
        "kind": "solve",
        "calculator": definition.id,
        "inputs": texts | inputs,
        "target": {"output": output, "value": value},
        "free": free,
    }
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return answer


def found(slug: str, output: str, value: str, free: str, **inputs: str) -> list[Any]:
    """Of each solution the free input, what it gives, and whether that is exact."""
    answer = ask(slug, output, value, free, **inputs)
    return [
        (one["inputs"][free], one["outputs"][output], one["exact"])
        for one in answer.get("solutions", answer.get("errors"))
    ]


def error(*request: str, **inputs: str) -> tuple[str | None, str, dict[str, str]]:
    (only,) = ask(*request, **inputs)["errors"]
    return only["input"], only["code"], only["args"]


def test_an_exact_solution_is_the_only_one() -> None:
    answer = ask(EBS, "global_batch_size", "4096", "gradient_accumulation_steps")
    assert answer["target"] == "4096"
    assert answer["solutions"] == [
        {
            "inputs": {
                "micro_batch_size": "8",
                "data_parallel_size": "64",
                "gradient_accumulation_steps": "8",
                "sequence_length": "4096",
            },
            "outputs": {"global_batch_size": "4096", "tokens_per_step": "16777216"},
            "exact": True,
            "deviation": "0",
        }
    ]


def test_what_cannot_be_reached_has_a_neighbour_on_each_side() -> None:
    answer = ask(EBS, "tokens_per_step", "4M", "gradient_accumulation_steps")
    below, above = answer["solutions"]
    assert below["inputs"]["gradient_accumulation_steps"] == "1"
    assert above["inputs"]["gradient_accumulation_steps"] == "2"
    assert (below["deviation"], above["deviation"]) == ("-0.475712", "0.048576")
    assert not below["exact"]
    assert not above["exact"]


@settings(deadline=None)
@given(b=st.integers(1, 9), d=st.integers(1, 9), target=st.integers(1, 2000))
def test_integers_are_the_nearest_of_all(b: int, d: int, target: int) -> None:
    reached = {b * d * a: str(a) for a in range(1, 3000)}
    expected = [
        (reached[B], str(B), target == B)
        for B in (
            [target]
            if target in reached
            else [
                max(x for x in [0, *reached] if x < target),
                min(x for x in reached if x > target),
            ]
        )
        if B
    ]
    given_texts = {"micro_batch_size": str(b), "data_parallel_size": str(d)}
    free = "gradient_accumulation_steps"
    if len(expected) == 1 and not expected[0][2]:
        args = {"low": str(b * d)}
        told = error(EBS, "global_batch_size", str(target), free, **given_texts)
        assert told == ("target", "out-of-reach", args)
    else:
        solved = found(EBS, "global_batch_size", str(target), free, **given_texts)
        assert solved == expected


def replicas(nodes: int, gpus: int, tensor: int, pipeline: int) -> int | None:
    count, rest = divmod(nodes * gpus, tensor * pipeline)
    return None if rest or not count else count


@settings(deadline=None, max_examples=60)
@given(
    nodes=st.integers(1, 60),
    gpus=st.sampled_from([1, 2, 6, 8]),
    pipeline=st.sampled_from([1, 2, 3, 7]),
    target=st.integers(1, 60),
)
def test_what_is_refused_is_gone_around(
    nodes: int, gpus: int, pipeline: int, target: int
) -> None:
    """Only divisors are layouts: all tensor-parallel sizes that there are, tried."""
    world = nodes * gpus
    reached: dict[int, int] = {}
    for tensor in range(1, world + 1):
        count = replicas(nodes, gpus, tensor, pipeline)
        if count:
            reached[count] = tensor
    texts = {
        "nodes": str(nodes),
        "gpus_per_node": str(gpus),
        "pipeline_parallel_size": str(pipeline),
    }
    request = (LAYOUT, "data_parallel_size", str(target), "tensor_parallel_size")
    below = max((d for d in reached if d < target), default=None)
    above = min((d for d in reached if d > target), default=None)
    if not reached:
        assert error(*request, **texts)[1] == "not-solvable"
    elif target in reached:
        # More than one size gives it only where the pipeline's does not divide.
        assert [x[1:] for x in found(*request, **texts)] == [(str(target), True)]
    elif below is None or above is None:
        assert error(*request, **texts)[1] == "out-of-reach"
    else:
        expected = [(str(reached[d]), str(d), False) for d in (below, above)]
        assert found(*request, **texts) == expected


@settings(deadline=None, max_examples=40)
@given(
    tensor=st.integers(1, 70),
    gpus=st.sampled_from([1, 8]),
    target=st.integers(1, 10**6),
)
def test_of_nodes_only_multiples_are_layouts(
    tensor: int, gpus: int, target: int
) -> None:
    """Every number of replicas d for which d t GPUs are whole nodes, tried."""
    texts = {"tensor_parallel_size": str(tensor), "gpus_per_node": str(gpus)}
    texts |= {"nodes": str(tensor)}
    request = (LAYOUT, "data_parallel_size", str(target), "nodes")
    possible = [d for d in range(1, target + gpus + 1) if d * tensor % gpus == 0]
    below = [d for d in possible if d < target]
    if target in possible:
        expected = str(target * tensor // gpus)
        assert found(*request, **texts) == [(expected, str(target), True)]
    elif not below:
        low = {"low": str(min(possible))}
        assert error(*request, **texts) == ("target", "out-of-reach", low)
    else:
        reached = [int(one[1]) for one in found(*request, **texts)]
        assert reached == [max(below), min(d for d in possible if d > target)]


def test_the_longest_numbers_are_exact() -> None:
    value = "9" * 60
    solved = found(EBS, "global_batch_size", value, "micro_batch_size")
    below = int(value) // 256
    assert [x[0] for x in solved] == [str(below), str(below + 1)]
    assert int(solved[0][1]) < int(value) < int(solved[1][1])


def test_a_number_that_need_not_be_whole_is_short() -> None:
    """5.76e23 FLOP, as the rule of twenty tokens has it: C = 6 · 20 · N²."""
    solved = found(
        "compute-optimal-model-size", "optimal_parameters", "70B", "compute_budget"
    )
    assert solved == [("5.88e23FLOP", str(70 * 10**9), True)]
    solved = found("learning-rate-warmup", "warmup_length", "2000", "warmup_ratio")
    assert solved == [("2", "2000", True)]


def test_digits_that_are_shown_suffice() -> None:
    """Exactly 72 GiB would take more digits than anyone wants to enter."""
    (solution,) = ask(VRAM, "total_memory", "72GiB", "overhead")["solutions"]
    reached = Fraction(solution["outputs"]["total_memory"])
    assert solution["inputs"]["overhead"] == "33.72GiB"
    assert f"{float(reached):.4g}" == "72"
    assert solution["exact"] is False
    assert Fraction(solution["deviation"]) == (reached - 72) / 72


def test_where_only_whole_numbers_are_accepted_they_are_found() -> None:
    """10^8 sequences in batches of 512, four to a step: 48,829 steps an epoch."""
    by_epochs = {"budget_given_as": "epochs", "convention": "accelerate"}
    ask_for = partial(found, "training-steps", "total_steps", free="epochs")
    steps = 48829
    for start in ("3", "1700000"):
        exact = ask_for(value=str(100000 * steps), **by_epochs, epochs=start)
        assert exact == [("100000", str(100000 * steps), True)]
    assert ask_for(value=str(7 * steps + 1), **by_epochs) == [
        ("7", str(7 * steps), False),
        ("8", str(8 * steps), False),
    ]


def test_the_answer_is_in_the_unit_that_stands_there() -> None:
    ((text, _, exact),) = found(VRAM, "total_memory", "72", "overhead", overhead="2GB")
    assert (text, exact) == ("36.202011648GB", True)
    ((text, *_),) = found(VRAM, "total_memory", "72", "overhead", overhead="what")
    assert text.endswith("GiB")


def test_the_target_is_read_as_on_the_page() -> None:
    ((free, reached, exact),) = found(
        "dataset-token-count", "token_file_size", "1GiB", "dataset_size"
    )
    # A quarter of it is 536,870,912.5 tokens: the nearest even number has 2^30 bytes.
    assert (free, reached, exact) == ("2.14748365GB", "1.073741824", True)
    for value, code in {
        "": "empty",
        "x": "not-a-number",
        "1.5": "not-an-integer",
        "9" * 61: "too-many-digits",
    }.items():
        told = error(EBS, "global_batch_size", value, "micro_batch_size")
        assert told[:2] == ("target", code)


def test_a_value_that_stands_there_and_fits_stays() -> None:
    solved = found(
        "dataset-token-count", "training_tokens", "125B", "epochs", epochs="3/3"
    )
    assert solved == [("1", "125000000000", True)]


@pytest.mark.parametrize(
    ("request_", "args"),
    [
        ((EBS, "global_batch_size", "100", "micro_batch_size"), {"low": "256"}),
        ((LAYOUT, "data_parallel_size", "100", "tensor_parallel_size"), {"high": "64"}),
        ((VRAM, "total_memory", "20", "data_parallel_size"), VRAM_ENDS),
        ((VRAM, "total_memory", "1", "overhead"), {"low": "38.28"}),
    ],
)
def test_out_of_reach_says_what_can_be_reached(
    request_: tuple[str, ...], args: dict[str, str]
) -> None:
    assert error(*request_) == ("target", "out-of-reach", args)


def test_a_limit_is_an_end_too() -> None:
    """However large the budget, the loss stays above E (Besiroglu et al. 2024)."""
    request = ("compute-optimal-model-size", "predicted_loss", "1.7", "compute_budget")
    told = error(*request, sizing_method="besiroglu")
    assert told == ("target", "out-of-reach", {"low": "1.8172"})


def test_only_what_is_declared_is_solved() -> None:
    for free in ("scaling_law", "devices", "serial_share"):
        told = error("data-parallel-scaling", "lost_throughput", "5", free)
        assert told == (free, "not-solvable", {})


def test_an_input_that_does_not_count_is_not_solved_for() -> None:
    told = error("learning-rate-warmup", "warmup_length", "2000", "warmup_steps")
    assert told == ("warmup_steps", "not-solvable", {})


def test_other_inputs_must_be_right() -> None:
    told = error(
        EBS, "global_batch_size", "4096", "micro_batch_size", sequence_length=""
    )
    assert told == ("sequence_length", "empty", {})


@pytest.mark.parametrize(
    "change",
    [
        {"free": "x"},
        {"free": None},
        {"target": None},
        {"target": {"output": "x", "value": "1"}},
        {"target": {"output": "global_batch_size", "value": 1}},
        {"inputs": None},
    ],
)
def test_a_broken_request_is_refused(change: dict[str, Any]) -> None:
    request = {
        "v": 1,
        "kind": "solve",
        "calculator": "effective_batch_size",
        "inputs": {},
        "free": "micro_batch_size",
        "target": {"output": "global_batch_size", "value": "1"},
    }
    errors = json.loads(handle(json.dumps(request | change)))["errors"]
    assert errors[-1]["code"] == "bad-request"


@pytest.mark.parametrize("slug", registry.slugs())
@settings(deadline=None, max_examples=25)
@given(data=st.data())
def test_solutions_calculated_again_enclose_the_target(
    slug: str, data: st.DataObject
) -> None:
    """What comes out is what was promised; above and below, and nothing between."""
    definition = registry.find(slug)
    values = data.draw(drawing.values(definition))
    pairs = [
        (output.id, name)
        for output in definition.outputs.values()
        for name in output.about.rises_with + output.about.falls_with
    ]
    output, free = data.draw(st.sampled_from(pairs))
    field = definition.inputs[free]
    goal = drawing.computed(
        definition, values | {free: data.draw(drawing.number(field))}
    )
    if goal is None or goal[output] is None:
        return
    texts = {f.id: text_of(f, values[f.id]) for f in definition.inputs.values()}
    value = text_of(definition.outputs[output], goal[output])
    answer = ask(slug, output, value, free, **texts)
    if not answer["ok"]:
        codes = {error["code"] for error in answer["errors"]}
        # Numbers too long to be a target, an input that does not count, or …
        assert codes <= {"too-many-digits", "text-too-long", "not-solvable"}
        return
    reached = []
    for solution in answer["solutions"]:
        again = calculate(definition, solution["inputs"])
        assert again["outputs"] == solution["outputs"]
        reached.append(Fraction(again["outputs"][output]))
        assert solution["exact"] == (reached[-1] == Fraction(answer["target"]))
    target = Fraction(answer["target"])
    if len(reached) == 2:
        assert reached[0] < target < reached[1]
        if field.kind == "integer":
            ends = sorted(read(s["inputs"][free]).value for s in answer["solutions"])
            between = range(int(ends[0]) + 1, int(ends[1]))[:50]
            refused = [
                drawing.computed(definition, values | {free: x}) for x in between
            ]
            assert refused == [None] * len(refused)
    elif not answer["solutions"][0]["exact"]:
        digits = definition.outputs[output].about.digits
        assert f"{float(reached[0]):.{digits}g}" == f"{float(target):.{digits}g}"
