"""Memory of training: the papers' figures, and what must never happen."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calclet import registry
from calclet.calculators.llm_training_vram import llm_training_vram
from calclet.manifest import manifest
from calclet.service import calculate

GB = 10**9
LLAMA_3_8B = 8_030_261_248

stages = st.sampled_from(["zero_0", "zero_1", "zero_2", "zero_3"])
replicas = st.integers(1, 4096)
few = st.integers(1, 64)


def states(**given: Any) -> Fraction:
    found = llm_training_vram(**given)
    return found.weights_memory + found.gradients_memory + found.optimizer_memory


@pytest.mark.parametrize(
    ("stage", "gigabytes"),
    [(0, 120), (1, 31.40625), (2, 16.640625), (3, 1.875)],
)
def test_figure_1_of_zero(stage: int, gigabytes: float) -> None:
    """7.5B parameters on 64 GPUs; the figure prints 120, 31.4, 16.6 and 1.9 GB."""
    found = states(
        parameters=75 * 10**8,
        recipe="bf16_adamw",
        zero_stage=f"zero_{stage}",
        data_parallel_size=64,
    )
    assert found == Fraction(gigabytes) * GB


def test_megatron_with_and_without_a_distributed_optimizer() -> None:
    """compute_weight_and_optimizer_memory for Llama 3 8B, executed."""
    assert states(parameters=LLAMA_3_8B, zero_stage="zero_0") == 144_544_702_464
    assert states(parameters=LLAMA_3_8B, zero_stage="zero_1") == 60_226_959_360


@pytest.mark.parametrize(
    ("recipe", "each"),
    [
        ("bf16_adamw", 16), ("bf16_fp32_gradients", 18), ("bf16_both_gradients", 20),
        ("fp32_adamw", 16), ("adam_8bit", 10), ("sgd_momentum", 14),
    ],
)  # fmt: skip
def test_bytes_per_parameter_are_a_choice(recipe: str, each: int) -> None:
    assert states(recipe=recipe, zero_stage="zero_0") == each * LLAMA_3_8B


def test_deepspeed_estimators() -> None:
    """2851e6 parameters on 8 GPUs: ZeRO-3 6.09 GiB with one layer of 32e6 gathered.

    ZeRO-2 as the code counts it, 2 P + 18 P / n = 11.28; its documentation says 15.93.
    """
    given = {"parameters": 2851 * 10**6, "data_parallel_size": 8}
    stage_3 = states(**given, zero_stage="zero_3") + 4 * 32 * 10**6
    assert round(float(stage_3 / 2**30), 2) == 6.09
    stage_2 = states(**given, zero_stage="zero_2", recipe="bf16_both_gradients")
    assert round(float(stage_2 / 2**30), 2) == 11.28


@given(replicas, replicas, st.integers(1, 10**12))
def test_more_sharding_never_takes_more(some: int, more: int, parameters: int) -> None:
    def at(stage: str, size: int) -> Fraction:
        return states(parameters=parameters, zero_stage=stage, data_parallel_size=size)

    low, high = sorted((some, more))
    for stage in "123":
        assert at(stage, high) <= at(stage, low) <= at("0", low)
        assert at(stage, high) <= at(str(int(stage) - 1), high)


@given(stages, st.integers(1, 10**12))
def test_a_single_replica_has_nothing_to_shard(stage: str, parameters: int) -> None:
    alone = {"parameters": parameters, "data_parallel_size": 1}
    assert states(**alone, zero_stage=stage) == states(**alone, zero_stage="zero_0")


@given(stages, few, few, replicas)
def test_tensor_and_pipeline_parallelism_divide_every_state(
    stage: str, t: int, p: int, d: int
) -> None:
    """Gradients too, which some scripts forget; and only by t p, never by all GPUs."""
    given = {"zero_stage": stage, "data_parallel_size": d}
    whole = llm_training_vram(**given)
    part = llm_training_vram(**given, tensor_parallel_size=t, pipeline_parallel_size=p)
    for name in ("weights_memory", "gradients_memory", "optimizer_memory"):
        assert getattr(part, name) * t * p == getattr(whole, name)


@given(few, few, st.integers(1, 8))
def test_a_pipeline_does_not_divide_the_activations(p: int, more: int, b: int) -> None:
    """The first stage makes up with micro-batches for the layers it lacks."""
    found = llm_training_vram(
        pipeline_parallel_size=p,
        micro_batches=p + more,
        micro_batch_size=b,
        vocabulary_size=1,
    )
    all_layers = b * 39 * 4096 * 4096 * 32
    last = 0 if p > 1 else b * 4 * 4096
    assert found.activations_memory == all_layers + last


@given(st.integers(2, 64), st.integers(1, 64))
def test_few_micro_batches_fill_no_pipeline(p: int, m: int) -> None:
    found = llm_training_vram(
        pipeline_parallel_size=p, micro_batches=m, vocabulary_size=1
    )
    first = Fraction(39 * 4096 * 4096 * 32 * min(p, m), p)
    last = Fraction(39 * 4096 * 4096 * 32, p) + 4 * 4096
    assert found.activations_memory == max(first, last)


def test_logits_decide_where_layers_keep_little() -> None:
    """Full recomputation in a pipeline: the last stage holds most, not the first."""
    found = llm_training_vram(recompute="full", pipeline_parallel_size=2)
    checkpoints = 2 * 4096 * 4096 * 32
    logits = 4 * 4096 * 128_256
    layer = 39 * 4096 * 4096
    assert checkpoints + layer < checkpoints // 2 + logits
    assert found.activations_memory == checkpoints // 2 + logits


@given(st.integers(1, 64), stages, st.integers(1, 100))
def test_the_total_is_the_sum_and_decides(b: int, stage: str, percent: int) -> None:
    share = Fraction(percent, 100)
    found = llm_training_vram(
        micro_batch_size=b, zero_stage=stage, usable_share=share, overhead=Fraction(7)
    )
    assert found.total_memory == sum(found[2:]) + 7
    assert found.fits == (found.total_memory <= share * 80 * 2**30)


def test_80_gb_are_gib_and_not_all_of_them() -> None:
    """Makers print GB: read as 10^9 bytes, an H100 would have 74.5 GiB."""
    (gpus,) = (
        preset
        for preset in manifest(registry.find("llm-training-vram"))["presets"]
        if preset["id"] == "gpu"
    )
    by_id = {row["id"]: row["values"] for row in gpus["rows"]}
    assert by_id["h100-sxm"] == {"gpu_memory": "80GiB"}
    assert by_id["h200-sxm"] == {"gpu_memory": "141GiB"}
    assert not llm_training_vram(overhead=Fraction(34 * 2**30)).fits


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"zero_stage": "zero_2", "pipeline_parallel_size": "4"},
         "remark-zero-with-pipeline"),
        ({"tensor_parallel_size": "3"}, "remark-heads-do-not-divide"),
        ({"pipeline_parallel_size": "5", "zero_stage": "zero_1"},
         "remark-layers-do-not-divide"),
        ({"pipeline_parallel_size": "4", "zero_stage": "zero_1"}, None),
    ],
)  # fmt: skip
def test_remarks(texts: dict[str, str], code: str | None) -> None:
    definition = registry.find("llm-training-vram")
    defaults = {
        field["id"]: field["default"] for field in manifest(definition)["inputs"]
    }
    found = calculate(definition, defaults | texts)
    assert [warning.code for warning in found["warnings"]] == ([code] if code else [])


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("gpus", [1, 8, 64])
def test_agrees_with_deepspeed(gpus: int) -> None:
    """Optional: its own ZeRO-3 estimator, with the weights of one layer gathered."""
    stage3 = pytest.importorskip("deepspeed.runtime.zero.stage3")
    _cpu, theirs, _layer = stage3.estimate_zero3_model_states_mem_needs(
        total_params=2851 * 10**6,
        largest_layer_params=32 * 10**6,
        num_gpus_per_node=gpus,
        num_nodes=1,
        cpu_offload=False,
        cpu_offload_params=False,
        zero_init=True,
    )
    ours = states(parameters=2851 * 10**6, data_parallel_size=gpus, zero_stage="zero_3")
    assert ours + 4 * 32 * 10**6 == pytest.approx(theirs, abs=1)
