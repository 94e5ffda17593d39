"""What a person says counts before everything that files say or lead to."""

import pytest

from calclet import readers

RUN = "torchrun --nproc_per_node=8 train.py config/train_gpt2.py"
NANOGPT = "batch_size = 12\nblock_size = 1024\ngradient_accumulation_steps = 5 * 8\n"
LITGPT = "devices: 4\ntrain:\n  global_batch_size: 64\n  micro_batch_size: 4\n"
MAXTEXT = "base_config: base.yml\nper_device_batch_size: 2\nmax_target_length: 4096\n"


@pytest.mark.parametrize("name", readers.INPUTS)
@pytest.mark.parametrize(
    "files",
    [
        {"train_gpt2.py": NANOGPT, "run.sh": RUN},
        {"config.yaml": LITGPT},
        {"run.yml": MAXTEXT},
    ],
    ids=lambda files: ", ".join(files),
)
def test_any_input_can_be_corrected(files: dict[str, str], name: str) -> None:
    found = readers.read(files, {name: "3"})
    assert found["values"][name] == "3"


def test_what_follows_is_worked_out_from_the_correction() -> None:
    found = readers.read({"config.yaml": LITGPT}, {"micro_batch_size": "2"})
    assert found["values"]["gradient_accumulation_steps"] == "8"
    assert found["outputs"]["global_batch_size"] == "64"


def test_replicas_said_by_hand_need_no_world_size() -> None:
    found = readers.read({"train_gpt2.py": NANOGPT}, {"data_parallel_size": "4"})
    assert found["values"]["gradient_accumulation_steps"] == "10"
    assert found["asks"] == []
