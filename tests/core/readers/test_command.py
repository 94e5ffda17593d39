"""`calclet read-config` and `write-config`, as a CI job and a person run them."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from calclet.__main__ import main
from calclet.readers import expecting

DEEPSPEED = """{
  "train_batch_size": 64,
  "train_micro_batch_size_per_gpu": 4,
  "gradient_accumulation_steps": 8
}"""
LITGPT = "devices: 4\ntrain:\n  global_batch_size: 64\n  micro_batch_size: 4\n"


@pytest.fixture
def config(tmp_path: Path) -> str:
    file = tmp_path / "ds.json"
    file.write_text(DEEPSPEED)
    return str(file)


def test_the_status_tells_a_ci_job_whether_all_agrees(config: str) -> None:
    assert main(["read-config", config, "--world-size", "2"]) == 0
    assert main(["read-config", config, "--world-size", "1"]) == 1
    assert main(["read-config", config, "--set", "sequence_lenght=4096"]) == 2
    assert main(["read-config", config, "--world-size", "two"]) == 2


@pytest.mark.parametrize(
    "arguments",
    [["--set", "x"], ["--frobnicate"], ["--expect"]],
    ids=lambda arguments: arguments[0],
)
def test_misuse_is_one_line(
    config: str, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["read-config", config, *arguments])
    assert caught.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_file_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["read-config", "nowhere.json"])
    assert caught.value.code == 2
    assert "nowhere.json" in capsys.readouterr().err


def test_it_reads_what_is_piped_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(LITGPT))
    assert main(["read-config", "-"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("litgpt\n")
    assert "stdin:4" in told


def test_a_person_reads_values_places_problems_and_ways_out(
    config: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["read-config", config, "--world-size", "1", "--set", "sequence_length=4096"])
    told = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert told[0] == "DeepSpeed"
    assert f"micro batch size 4 {config}:3" in told
    assert "tokens per step 131,072" in told
    assert any(line.startswith("problem: DeepSpeed refuses this") for line in told)
    assert "repair: Set train_batch_size to 32." in told


def test_a_machine_reads_codes_with_their_words(
    config: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["read-config", config, "--world-size", "1", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["framework"] == "deepspeed"
    assert found["values"]["sequence_length"] is None
    assert found["outputs"] == {"global_batch_size": "32", "tokens_per_step": None}
    assert found["evidence"]["micro_batch_size"] == {
        "file": config,
        "line": 3,
        "text": '"train_micro_batch_size_per_gpu": 4,',
    }
    [problem] = found["problems"]
    assert problem["code"] == "deepspeed-mismatch"
    assert problem["text"].startswith("DeepSpeed refuses this")
    total = next(r for r in found["repairs"] if r["code"] == "change-total")
    [change] = total["changes"]
    assert change == {
        "file": config,
        "line": 2,
        "key": "train_batch_size",
        "value": "32",
    }


def expected(
    capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, dict[str, Any]]:
    status = main(["read-config", "--json", *arguments])
    return status, json.loads(capsys.readouterr().out)


def test_what_is_expected_must_come_out(
    config: str, capsys: pytest.CaptureFixture[str]
) -> None:
    length = "sequence_length=4096"
    good = ["--set", length, "--expect", "tokens_per_step=256Ki"]
    assert expected(capsys, config, *good)[0] == 0
    bad = ["--set", length, "--expect", "tokens_per_step=4M"]
    status, found = expected(capsys, config, *bad)
    assert status == 1
    assert [problem["code"] for problem in found["problems"]] == ["expected-otherwise"]
    # 4 Mi tokens / 4096 = 1024 sequences; 1024 / (4 * 2) = 128. Both keys must say so.
    passes = next(r for r in found["repairs"] if r["code"] == "change-accumulation")
    assert {c["key"]: c["value"] for c in passes["changes"]} == {
        "gradient_accumulation_steps": "128",
        "train_batch_size": "1024",
    }


def test_where_the_framework_divides_the_total_is_the_repair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pretrain.yaml"
    file.write_text(LITGPT)
    asked = [str(file), "--expect", "global_batch_size=512"]
    _, found = expected(capsys, *asked)
    [repair] = found["repairs"]
    assert [c["value"] for c in repair["changes"]] == ["512"]
    assert repair["values"]["gradient_accumulation_steps"] == "32"


def test_what_cannot_be_known_is_not_as_expected(
    config: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, found = expected(capsys, config, "--expect", "tokens_per_step=4M")
    assert status == 1
    assert [problem["code"] for problem in found["problems"]] == ["expected-unknown"]
    assert expected(capsys, config, "--expect", "batches=4")[0] == 2


@pytest.mark.parametrize(
    ("value", "text", "same"),
    [
        (4_000_000, "4M", True),
        (4_194_304, "4M", True),  # 4 * 2^20
        (4_194_304, "4Mi", True),
        (4_000_000, "4Mi", False),
        (3_932_160, "4M", False),  # MT-NLG's, often rounded to this
        (3_932_160, "3.93M", True),
        (3_932_160, "3.9M", False),
        (491_520, "0.5M", False),
        (524_288, "0.5M", True),  # 2^19
        (4_194_304, "4194304", True),
        (4_194_304, "2^22", True),
        (1024, "1k", True),
        (1000, "1k", True),
        (1001, "1k", False),
    ],
)
def test_round_numbers_are_what_people_mean_by_them(
    value: int, text: str, *, same: bool
) -> None:
    assert expecting.agrees(value, text) is same


def test_values_are_written_as_a_config(capsys: pytest.CaptureFixture[str]) -> None:
    values = ["--micro-batch-size=4", "--data-parallel-size=8"]
    values += ["--gradient-accumulation-steps=2", "--sequence-length=4Ki"]
    assert main(["write-config", "deepspeed", *values]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "train_batch_size": 64,
        "train_micro_batch_size_per_gpu": 4,
        "gradient_accumulation_steps": 2,
    }
    assert main(["write-config", "deepspeed", "--generation=x", *values]) == 2
