"""The command line, run as people run it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import calclet
from calclet import commands, names

CORE = Path(calclet.__file__).parents[1]
NAME = "effective-batch-size"


def run(
    *arguments: str, flags: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *flags, "-m", "calclet", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(CORE), "PYTHONIOENCODING": "utf-8"},
    )


def complaint(*arguments: str) -> str:
    """The one line on standard error; nothing on standard output, exit status 2."""
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def test_results_are_readable() -> None:
    done = run(NAME, "--micro-batch-size", "16")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.startswith("Effective batch size\n")
    assert "tokens per step              T = 16,777,216 tokens\n" in done.stdout
    assert "B = b · d · a" in done.stdout
    assert "\x1b" not in done.stdout


def test_words_keep_their_capitals_and_units_agree_with_their_number() -> None:
    done = run("llm-training-vram", "--tensor-parallel-size", "2")
    assert done.stdout.startswith("LLM training VRAM\n")
    lines = [" ".join(line.split()) for line in done.stdout.splitlines()]
    assert "tensor parallel size t = 2 GPUs" in lines
    assert "pipeline parallel size p = 1 stage" in lines
    assert "micro batches m = 64 micro batches" in lines
    assert any(line.startswith("ZeRO stage z = ") for line in lines)
    chinchilla = run("chinchilla-optimal-tokens").stdout
    assert re.search(
        r"tokens per parameter +r = +20 tokens per parameter\n", chinchilla
    )


def test_remarks_and_refusals_are_in_words() -> None:
    remarked = run("lora-parameter-count", "--preset", "model=gpt-2").stderr
    assert remarked == "calclet lora-parameter-count: --target-modules: no gate\n"
    line = complaint("data-parallel-layout", "--nodes=3", "--tensor-parallel-size=16")
    assert "does not divide: world size 24, replica size 16, " in line


def test_json_holds_integers_as_text() -> None:
    done = run(NAME, "--micro-batch-size=2^60", "--json")
    data = json.loads(done.stdout)
    assert data["calculator"] == NAME
    assert data["inputs"]["micro_batch_size"] == "1152921504606846976"
    assert data["outputs"]["global_batch_size"] == str(2**60 * 256)


def test_unusual_values_are_remarked_on_beside_the_result() -> None:
    done = run(NAME, "--micro-batch-size=2^60", "--json")
    assert done.returncode == 0
    assert "--micro-batch-size" in done.stderr
    assert "unusual" in done.stderr


@pytest.mark.parametrize(
    ("value", "words"),
    [("abc", "'abc' is not a number"), ("", "needs a value"), ("0", "less than 1"),
     ("-8", "less than 1"), ("1.5", "1.5 is not an integer"), ("1e99", "60 digits"),
     ("8" * 300, "300 characters"), ("12\n\x1b[31m", "not a number"), ("8/0", "zero")],
)  # fmt: skip
def test_a_bad_value_is_one_line_that_names_the_input(value: str, words: str) -> None:
    line = complaint(NAME, "--data-parallel-size", value)
    assert "--data-parallel-size: " in line
    assert words in line
    assert "\x1b" not in line


def test_a_question_is_an_error_here() -> None:
    line = complaint(NAME, "--sequence-length", "128k")
    assert line.endswith("--sequence-length: is it 128000 or 131072?")


def test_several_bad_values_are_still_one_line() -> None:
    line = complaint(NAME, "--sequence-length", "x", "--micro-batch-size", "y")
    assert "--micro-batch-size" in line
    assert "--sequence-length" in line


def test_misuse_is_one_line_too() -> None:
    assert "--micro-batch-size" in complaint(NAME, "--micro-batch-size")
    assert "--foo" in complaint(NAME, "--foo", "1")
    assert "did you mean 'effective-batch-size'" in complaint("efective-batch-size")
    assert "calclet list" in complaint("zzz")
    assert "--foo" in complaint("list", "--foo")


def test_list_names_every_calculator() -> None:
    assert NAME in run("list").stdout.split()
    (entry,) = [
        e for e in json.loads(run("list", "--json").stdout) if e["slug"] == NAME
    ]
    assert entry == {"id": "effective_batch_size", "slug": NAME, "family": "training"}


def test_help_and_version() -> None:
    assert run("--version").stdout.strip() == calclet.__version__
    assert "calclet list" in run("--help").stdout
    assert "--micro-batch-size" in run(NAME, "--help").stdout
    empty = run()
    assert empty.returncode == 2
    assert "calclet list" in empty.stderr


def test_it_works_without_docstrings_and_asserts() -> None:
    assert run(NAME, flags=("-OO",)).stdout == run(NAME).stdout
    assert run(NAME, "--help", flags=("-OO",)).returncode == 0


def test_no_calculator_can_have_the_name_of_a_command() -> None:
    for name in commands.names():
        assert names.calculator_refusal(name.replace("-", "_")), name


def test_the_help_names_every_command() -> None:
    told = run("--help").stdout
    assert [name for name in commands.names() if f"\n  {name} " not in told] == []
    assert "list" in commands.names()


def test_inputs_that_were_not_asked_for_are_not_told() -> None:
    """Of the layout's experts nothing, until they are laid out too."""
    assert "expert" not in run("data-parallel-layout").stdout
    said = run("data-parallel-layout", "--also", "experts").stdout
    assert "expert parallel size" in said
    assert "shard" not in said
