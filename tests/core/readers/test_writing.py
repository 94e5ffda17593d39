"""A config that was written says the same when it is read."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from calclet import readers
from calclet.readers import INPUTS, registry

WRITTEN = [
    (name, generation)
    for name, framework in registry.known().items()
    if hasattr(framework, "write")
    for generation in getattr(framework, "GENERATIONS", ("",))
]
NUMBERS = st.tuples(
    st.integers(1, 5000),
    st.integers(1, 20000),
    st.integers(1, 5000),
    st.integers(1, 10**7),
)
# What a file of theirs has no place for.
LACKING = {"deepspeed": {"sequence_length"}}


def written(name: str, generation: str, values: dict[str, str]) -> dict[str, str]:
    files = readers.write(name, values, generation)
    return {file.name: file.text for file in files}


@pytest.mark.parametrize(("name", "generation"), WRITTEN)
@settings(max_examples=25, deadline=None)
@given(run=NUMBERS)
@example(run=(8, 64, 4, 4096))
@example(run=(1, 1, 1, 1))
@example(run=(3, 12, 7, 1000))
@example(run=(1, 13, 1, 2048))
def test_what_was_written_reads_the_same(
    name: str, generation: str, run: tuple[int, ...]
) -> None:
    values = dict(zip(INPUTS, map(str, run), strict=True))
    lacking = LACKING.get(name, set())

    files = written(name, generation, values)

    found = readers.read(files)
    if "world_size" in found["asks"]:
        found = readers.read(files, {"world_size": values["data_parallel_size"]})

    assert found["framework"] == name
    assert found["problems"] == []
    assert found["values"] == {
        key: None if key in lacking else value for key, value in values.items()
    }


def test_ten_frameworks_can_be_written() -> None:
    assert {name for name, _ in WRITTEN} >= {
        "axolotl",
        "deepspeed",
        "huggingface",
        "lightning",
        "litgpt",
        "llama_factory",
        "maxtext",
        "megatron",
        "nanogpt",
        "torchtitan",
    }


@pytest.mark.parametrize(("name", "generation"), WRITTEN)
def test_every_generation_is_spelled_its_own_way(name: str, generation: str) -> None:
    values = dict(zip(INPUTS, ("8", "64", "4", "4096"), strict=True))
    others = [g for n, g in WRITTEN if n == name and g != generation]

    text = written(name, generation, values)

    assert all(text != written(name, other, values) for other in others)
