"""Published runs: their arithmetic, what is wrong in print, and what is filled in."""

import json
from math import prod
from typing import Any

import pytest

from calclet.__main__ import main
from calclet.errors import DefinitionError
from calclet.printed import agree, readings
from calclet.recipes import Run, filling, plain, read, runs

RUNS = {run.id: run for run in runs()}
NAMES = (
    "micro_batch_size",
    "data_parallel_size",
    "gradient_accumulation_steps",
    "sequence_length",
    "global_batch_size",
    "tokens_per_step",
)
MODEL = [f"{kind}_parallel_size" for kind in ("tensor", "pipeline", "context")]


@pytest.mark.parametrize(
    ("name", "b", "d", "a", "length", "batch", "tokens"),
    [
        # Table 4 of the Llama 3 paper: 64 × 32, 128 × 16, 8 × 16 sequences.
        ("llama-3.1-405b-8192-gpus", None, 64, None, 8192, 64 * 32, 16_777_216),
        ("llama-3.1-405b-16384-gpus", None, 128, None, 8192, 128 * 16, 16_777_216),
        ("llama-3.1-405b-long-context", None, 8, None, 131_072, 8 * 16, 16_777_216),
        # 384 GPUs / (4 × 12) = 8 replicas.
        ("bloom-176b", 2, 384 // 48, 128, 2048, 2048, 4_194_304),
        ("pythia-12b", 8, 256 // 4, 2, 2048, 1024, 2_097_152),
        ("gpt-neox-20b", 4, 96 // 8, 32, 2048, 1536, 3_145_728),
        ("starcoder-15.5b", 1, 512 // 16, 16, 8192, 512, 4_194_304),
        ("smollm3-3b-stage-1", 3, 192, 1, 4096, 576, 2_359_296),
        ("smollm3-3b-stage-2", 1, 12, 6, 32_768, 72, 2_359_296),
        ("smollm3-3b-stage-3", 1, 12, 3, 65_536, 36, 2_359_296),
        ("deepseek-v3-stage-1", None, 128, None, 4096, 15_360, 62_914_560),
        ("deepseek-v3-stage-2", None, None, None, 32_768, 1920, 62_914_560),
        ("deepseek-v3-stage-3", None, None, None, 131_072, 480, 62_914_560),
        # 256 cores, 8 to a replica.
        ("gpt-j-6b", 1, 256 // 8, 16, 2048, 512, 1_048_576),
        ("mpt-7b", 8, None, None, 2048, 1024, 2_097_152),
        ("mpt-30b-stage-1", None, None, None, 2048, 1760, 3_604_480),
        ("mpt-30b-stage-2", None, None, None, 2048, 1728, 3_538_944),
        ("mpt-30b-stage-3", None, None, None, 8192, 512, 4_194_304),
        # config/train_gpt2.py works it out in a comment: 12 × 1024 × 5 × 8 = 491,520.
        ("gpt-2-124m-nanogpt", 12, 8, 5, 1024, 480, 491_520),
    ],
)
def test_a_run_is_as_its_source_says(
    name: str,
    b: int | None,
    d: int | None,
    a: int | None,
    length: int,
    batch: int,
    tokens: int,
) -> None:
    figures = RUNS[name].figures
    assert [figures.get(n) for n in NAMES] == [b, d, a, length, batch, tokens]


@pytest.mark.parametrize("run", RUNS.values(), ids=RUNS)
def test_the_figures_of_a_run_agree(run: Run) -> None:
    figures = run.figures
    b, d, a, length, batch, tokens = (figures.get(name) for name in NAMES)
    if length and batch:
        assert length * batch == tokens
    if b and d and a:
        assert b * d * a == batch
    if d and figures.get("devices"):
        assert d * prod(figures.get(n, 1) for n in MODEL) == figures["devices"]


@pytest.mark.parametrize("run", RUNS.values(), ids=RUNS)
def test_a_run_says_where_it_comes_from(run: Run) -> None:
    """Verified, quoted or derived; derived names what it was derived from."""
    row = run.row
    weak = {*row.get("derived", ()), *row.get("from_memory", ())}
    assert row["source"]
    assert row["date"]
    assert row["url"].startswith("https://")
    assert (row["status"] == "derived") == bool(weak & set(NAMES))


def test_exactly_the_known_errors_in_print_are_found() -> None:
    """Each was noticed by people before; a checker finds no more and no less."""
    found = {
        (run.id, finding.code, finding.printed, finding.computed)
        for run in RUNS.values()
        for finding in run.findings
    }
    assert found == {
        ("gpt-3-175b", "tokens-not-whole", "3.2M", "1562.5"),
        ("megatron-gpt-3-175b", "replica-too-large", "8", "128"),
        ("opt-175b", "batch-not-reachable", "2,097,152", "2031616"),
        ("llama-3.1-405b-stage-2", "tokens-called-sequences", "8M", "1024"),
        ("llama-3.1-405b-long-context", "devices-differ", "4", "8192"),
        ("gpt-neox-20b", "sequences-differ", "1538", "1536"),
        ("bert", "tokens-differ", "128,000", "131072"),
        ("lamb-bert-large-stage-2", "sequences-differ", "32868", "32768"),
    }


ROW = {
    "id": "some-run",
    "title": "Some run",
    "date": "2026-11-30",
    "status": "verified",
    "source": "Somebody 2026",
    "url": "https://example.org/paper",
    "micro_batch_size": 2,
    "data_parallel_size": 4,
    "gradient_accumulation_steps": 8,
    "sequence_length": 1024,
    "global_batch_size": 64,
    "devices": 16,
    "tensor_parallel_size": 4,
}


def test_what_follows_from_a_row_is_added() -> None:
    rest = {name: value for name, value in ROW.items() if name != "global_batch_size"}
    with_tokens = read(ROW | {"tokens_per_step": 65_536})
    assert with_tokens.figures == read(ROW).figures
    assert read(rest | {"printed": [{"tokens_per_step": "66K"}]}).figures == (
        with_tokens.figures
    )


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"tokens_per_step": 65_000}, "B L = 65,536, not 65,000"),
        ({"gradient_accumulation_steps": 4}, "b d a = 32, not 64"),
        ({"data_parallel_size": 8, "micro_batch_size": 1}, "32 devices, not 16"),
        ({"micro_batch_size": 3}, "does not divide by 96"),
        ({"expert_parallel_size": 32}, "32 expert ranks do not fit"),
        ({"global_batch_size": 0}, "global_batch_size is no count"),
        ({"source": ""}, "has no source"),
        ({"date": "2026"}, "no date like"),
        ({"status": "M"}, "status is none of"),
        ({"status": "derived"}, "is derived if, and only if"),
        ({"derived": ["global_batch_size"]}, "is derived if, and only if"),
        ({"derived": ["context_parallel_size"]}, "context_parallel_size is not stated"),
        ({"url": "paper.pdf"}, "names no address"),
        ({"stage": 2}, "a stage without their number"),
        ({"gpus": 8}, "gpus is no column"),
        ({"printed": [{"tokens_per_step": "60K"}]}, "finds 'tokens-differ'"),
        (
            {"printed": [{"tokens_per_step": "66K", "discrepancy": "tokens-differ"}]},
            "recomputing finds ''",
        ),
    ],
)
def test_a_row_that_cannot_be_is_named(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(DefinitionError, match="some-run") as error:
        read(ROW | change)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("printed", "exact", "same"),
    [
        ("4M", 4_194_304, True),
        ("4M", 4_000_000, True),
        ("4M", 4_600_000, False),
        ("16M", 16_777_216, True),  # in binary only: rounded it would be 17M
        ("17M", 16_777_216, True),
        ("3.15M", 3_145_728, True),
        ("3.2M", 3_145_728, False),
        ("67M", 67_108_864, True),
        ("0.5M", 524_288, True),
        ("128,000", 131_072, False),
        ("131,072", 131_072, True),
        ("2.87T", 2_870_000_000_000, True),
        ("300B", 300_000_000_000, True),
    ],
)
def test_a_printed_number_is_read_rounded_and_in_binary(
    printed: str, exact: int, same: bool
) -> None:
    assert agree(printed, exact) is same


def test_a_suffix_has_two_readings() -> None:
    assert readings("4M") == (4_000_000, 4_194_304)
    with pytest.raises(DefinitionError, match="about"):
        readings("about 4M")


@pytest.mark.parametrize(
    ("name", "inputs", "target"),
    [
        ("bloom-176b", {"b": 2, "d": 8, "a": 128, "L": 2048}, None),
        (
            "llama-3.1-405b-stage-3",
            {"L": 8192},
            {"output": "global_batch_size", "value": 2048},
        ),
        (
            "llama-3.1-405b-16384-gpus",
            {"d": 128, "L": 8192},
            {"output": "global_batch_size", "value": 2048},
        ),
        ("mpt-7b", {"b": 8, "L": 2048}, {"output": "global_batch_size", "value": 1024}),
        (
            "gpt-3-175b",
            {"L": 2048},
            {"output": "tokens_per_step", "value": 3_200_000},
        ),
        ("resnet-50-1h", {"b": 32, "d": 256, "a": 1}, None),
    ],
)
def test_what_is_filled_in(
    name: str, inputs: dict[str, int], target: dict[str, Any] | None
) -> None:
    """What the source leaves open becomes a target, never a guess."""
    short = dict(zip(("b", "d", "a", "L"), NAMES[:4], strict=True))
    wanted = {short[symbol]: value for symbol, value in inputs.items()}
    assert filling(RUNS[name]) == {"inputs": wanted, "target": target}


def test_as_plain_data_every_number_is_exact_text() -> None:
    def no_numbers(text: str) -> Any:
        raise AssertionError(text)

    for run in RUNS.values():
        json.loads(json.dumps(plain(run)), parse_int=no_numbers, parse_float=no_numbers)
    told = plain(RUNS["llama-3.1-405b-stage-3"])
    assert told["from_tokens"] == "2870000000000"
    assert told["figures"]["tokens_per_step"] == "16777216"
    assert (told["stage"], told["stages"]) == ("3", "3")


def test_the_command_lists_all_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recipes"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(RUNS)
    (bert,) = (line.split() for line in lines if line.startswith("bert "))
    assert bert == ["bert", "256", "×", "512", "=", "131,072", "verified"]


def test_the_command_finds_runs_by_parts_of_their_names(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["recipes", "405b", "LLAMA", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {one["id"] for one in found} == {
        name for name in RUNS if "llama-3.1-405b" in name
    }


def test_the_command_tells_one_run_with_its_source_and_its_errors(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["recipes", "gpt-neox-20b"]) == 0
    said = capsys.readouterr().out
    assert "global batch size" in said
    assert "1538 sequences: all else comes to 1,536 (Black et al. 2022)" in said
    assert "verified, checked 2026-11-30: GPT-NeoX, configs/20B.yml" in said


def test_every_finding_has_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for run in RUNS.values():
        main(["recipes", run.id])
        said = capsys.readouterr().out
        assert said.count("discrepancy:") == len(run.findings)
        assert "{" not in said


def test_an_unknown_run_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["recipes", "gpt-5"])
    assert end.value.code == 2
    assert "no run is named 'gpt-5'" in capsys.readouterr().err
