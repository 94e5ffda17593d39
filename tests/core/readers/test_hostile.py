"""Nothing that is pasted crashes a reading, runs, or keeps anybody waiting."""

import base64
import json
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calclet import readers
from calclet.__main__ import main
from calclet.errors import BadInput
from calclet.readers import registry
from calclet.readers.limits import MAXIMUM_CHARACTERS

NAMES = ["a.json", "a.yaml", "a.toml", "a.py", "a.sh", "a.ipynb", "a.log", "", "x.txt"]
_KEYS = """micro_batch_size global_batch_size train_batch_size batch_size per_device
per_device_train_batch_size gradient_accumulation_steps zero_optimization world_size
sequence_len training local_batch_size num_generations TrainingArguments deepspeed
train_micro_batch_size_per_gpu elasticity micro_batch_sizes enabled max_train_batch_size
rampup-batch-size step-batch-size-schedule tensor-model-parallel-size devices trainer
per_device_batch_size num_processes tokens parallelism torchrun nproc_per_node"""
_NUMBERS = "0 -1 1 8 64 2**99 10101010101010101010101010101010 1.5 1e400 nan ٣ ²"
KEYS = _KEYS.split()
SYNTAX = [
    *"{}[]()\"'`$&*!|>%@#=:,;\\\n\t -+/.<~^",
    *("${", "$((", "<<EOF\n", "'''", "- ", "---\n", "#SBATCH --", "import ", "**"),
    *("lambda: ", "<<: *a", "&a ", "1e", "auto"),
]
PARTS = st.sampled_from([*KEYS, *SYNTAX, *_NUMBERS.split()])
PASTES = st.lists(PARTS, max_size=40).map("".join)


def read(*texts: tuple[str, str], **given: str) -> dict[str, Any]:
    """The answer, or the code of what cannot be read."""
    try:
        return readers.read(dict(texts), given)
    except BadInput as error:
        return {"refused": error.code}


@settings(deadline=None)
@given(st.sampled_from(NAMES), PASTES | st.text(max_size=200))
def test_no_text_crashes(name: str, text: str) -> None:
    read((name, text), world_size="8")


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(NAMES), PASTES, min_size=2, max_size=4))
def test_no_texts_together_crash(files: dict[str, str]) -> None:
    read(*files.items())


ODD = st.sampled_from(
    ["0", "-1", "1", "3", "7", "8", "64", "null", '"auto"', '"x"', "1.5"]
)
ODD |= st.integers(1, 10**30).map(str)


@given(st.dictionaries(st.sampled_from(KEYS), ODD, min_size=2), ODD)
@settings(deadline=None, max_examples=200)
def test_no_values_crash(values: dict[str, str], world: str) -> None:
    """Of every framework, in whatever it takes for its own."""
    given = {"world_size": world} if world.isdigit() and world != "0" else {}
    body = ",\n".join(f'"{key}": {value}' for key, value in values.items())
    found = read(("a.json", f"{{{body}}}"), **given)
    flags = " ".join(f"--{key} {value}" for key, value in values.items())
    read(("a.sh", f"torchrun --nproc_per_node 8 train.py {flags}"))
    read(("a.yaml", body.replace(",\n", "\n").replace('"', "")), **given)
    for value in found.get("values", {}).values():
        assert value is None or int(value) >= 1


def refusal(name: str, text: str) -> str:
    """The code, told within a second of work, however busy the machine is."""
    started = time.process_time()
    found = read((name, text))
    assert time.process_time() - started < 1
    return str(found.get("refused"))


BOMB = "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n" + "".join(
    f"{chr(98 + n)}: &{chr(98 + n)} [{', '.join([f'*{chr(97 + n)}'] * 10)}]\n"
    for n in range(12)
)
MANY = 10**6


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("a.yaml", BOMB, "too-many-settings"),
        ("a.yaml", BOMB.replace("1", "[]"), "too-many-settings"),
        ("a.yaml", "a: &a [*a]", "too-deep"),
        ("a.yaml", "a: &a\n  <<: *a", "too-deep"),
        ("a.yaml", "[" * 4_000, "too-deep"),
        ("a.yaml", "[\n" * 9_000, "too-deep"),
        ("a.yaml", "a: &x\n" + "- " * 900, "too-deep"),
        ("a.yaml", "- " * 2_000 + "a", "too-deep"),
        ("a.yaml", "\n".join(" " * n + "a:" for n in range(600)), "too-deep"),
        ("a.yaml", "a: &a\n" + "k: [1, 1, 1]\n" * 4_000, "too-many-settings"),
        ("a.yaml", "k: 1\n" * 40_000, "too-many-lines"),
        ("a.json", "[" * 100_000, "too-deep"),
        ("a.json", '{"a":' * 90_000, "too-deep"),
        ("a.json", '{"a": 1' + ',"b": 2' * 60_000 + "}", "too-many-settings"),
        ("a.toml", "a = " + "[" * 4_000, "too-deep"),
        ("a.toml", "a = [\n" * 4_000, "too-deep"),
        ("a.toml", "[" + "a." * 2_000 + "b]", "too-deep"),
        ("a.toml", "a." * 2_000 + "b = 1", "too-deep"),
        ("a.toml", "a = " + "{a = " * 900, "too-deep"),
        ("a.toml", "a = [" + "1,1,1,1,1,1,1\n,  " * 2_000 + "]", "too-many-settings"),
        ("a.py", "a = " + "[" * 900, "too-deep"),
        ("a.py", "a = " + "[\n" * 900, "too-deep"),
        ("a.py", "a = " + "-" * 900 + "1", "too-deep"),
        ("a.py", "a = " + "not " * 900 + "1", "too-deep"),
        ("a.py", "a = " + "1+" * 900 + "1", "too-deep"),
        ("a.py", "a = " + "1 +\\\n" * 900 + "1", "too-deep"),
        ("a.py", "a = b" + ".c" * 900, "too-deep"),
        ("a.py", "a = b" + "()" * 900, "too-deep"),
        ("a.py", "a = b" + "[0]" * 900, "too-deep"),
        ("a.py", "a = b" + "(\n)" * 900, "too-deep"),
        ("a.py", "a = " + "1 if x else " * 300 + "1", "too-deep"),
        ("a.py", "if x: pass\n" + "elif x: pass\n" * 900, "too-deep"),
        ("a.py", "a = " + "lambda: " * 500 + "1", "too-deep"),
        ("a.py", "".join(" " * n + "if x:\n" for n in range(600)), "too-deep"),
        ("a.py", "a = 1; b = 2\n" * 9_000, "too-many-settings"),
        ("a.sh", "a --b 1 --c 2 --d 3\n" * 9_000, "too-many-settings"),
        ("a.sh", "a" * 9_000, "line-too-long"),
        ("", "x" * 10_000_000, "too-large"),
        ("a.json", "[" * 10_000_000, "too-large"),
        ("a.json", '{"a": 1' + ',"b": 2' * MANY + "}", "too-large"),
        ("a.yaml", "k: 1\n" * MANY, "too-large"),
    ],
    ids=lambda value: value[:12].strip() or "blank",
)  # fmt: skip
def test_what_is_too_much_is_refused_at_once(name: str, text: str, code: str) -> None:
    assert refusal(name, text) == code


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.json", '"' + "\\" * 400_000),
        ("a.json", "/*" * 200_000),
        ("a.json", "#" * 400_000),
        ("a.yaml", "a: '" + "''" * 200_000),
        ("a.yaml", "a: [" + "a " * 200_000),
        ("a.yaml", "a: {" + "a: " * 150_000),
        ("a.yaml", "a" + " " * 400_000 + "b"),
        ("a.yaml", "a:" + " " * 400_000),
        ("a.toml", "a = '''" + "'" * 400_000),
        ("a.toml", "[a" + " " * 400_000),
        ("a.toml", "a" + " ." * 200_000),
        ("a.py", "x = 2**999999999\ny = 9**9**9**9\nz = 1 << 10**12\n"),
        ("a.py", "x = " + "9" * 100_000),
        ("a.py", "x = 'a' * 10**12\ny = [0] * 10**12\nz = 'a' % ('b' * 10**9)"),
        ("a.py", "import os; os.system('false')\n__import__('os').abort()"),
        ("a.py", "(" + " " * 400_000),
        ("a.py", "a" + " " * 400_000 + "= 1 b"),
        ("a.py", "x = '''" + "a\n" * 200_000),
        ("a.sh", "A=x\n" + "A=$A$A$A$A$A$A$A$A$A$A\n" * 40 + "echo $A"),
        ("a.sh", "A=$((2**999999999))\nB=$((9**9**9**9))\n"),
        ("a.sh", "A=$((" + "9*" * 100_000 + "9))"),
        ("a.sh", "$(" * 100_000),
        ("a.sh", "${" * 100_000),
        ("a.sh", "'" + "a\\\n" * 100_000),
        ("a.sh", '"' + '\\"' * 200_000),
        ("a.sh", "a <<EOF\n" * 50_000),
        ("a.sh", "bash -c 'bash -c x' " * 20_000),
        ("a.sh", "#SBATCH " + "-" * 400_000),
        ("a.log", "Num examples = " * 30_000),
        ("a.log", "Instantaneous batch size per device = 1\n" * 10_000),
        ("a.log", "train_batch_size is not equal to micro_batch_per_gpu * " * 9_000),
        ("a.log", ("cmd = pdsh " * 200 + "; " * 1_300 + "\n") * 100),
        ("", "```\n" * 100_000),
        ("", "a=" * 200_000),
        ("", " " * 400_000),
        ("", "\n" * 400_000),
        ("", "1" * 400_000),
        ("", "-" * 400_000),
        ("a.ipynb", '{"source": ["' + "\\" * 400_000),
    ],
    ids=lambda value: value[:14].strip() or "blank",
)  # fmt: skip
def test_what_could_take_long_does_not(name: str, text: str) -> None:
    refusal(name, text)


def test_every_framework_bears_every_text_of_every_message() -> None:
    """Numbers in messages may be as long as somebody likes."""
    for framework in registry.known().values():
        for message in registry.messages(framework):
            refusal("a.log", message.pattern.pattern * 50 + "9" * 5_000)


def test_a_file_of_ten_megabytes_is_told_on_the_command_line(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "big.yaml"
    file.write_text("a: 1\n" * 2_000_000)
    assert main(["read-config", str(file), "--json"]) == 2
    [error] = json.loads(capsys.readouterr().out)["errors"]
    assert error["code"] == "too-large"
    assert f"{MAXIMUM_CHARACTERS:,}" in error["text"]


def encoded(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode()).decode()


def kept(text: str) -> str:
    """A script that keeps it in a variable, in lines of a length that is read."""
    parts = [text[n : n + 4_000] for n in range(0, len(text), 4_000)]
    return "C=\n" + "".join(f"C+={part}\n" for part in parts)


@pytest.mark.parametrize(
    "plain",
    ["{" * 30_000, '{"a": ' * 6_000, '{"' + "a" * 30_000, "{" + "1," * 15_000 + "é\0"],
)
def test_what_is_encoded_is_read_like_any_text(plain: str) -> None:
    alone = refusal("", encoded(plain))
    script = kept(encoded(plain)) + "deepspeed a.py --deepspeed_config $C\n"
    assert alone == refusal("a.json", plain)
    assert alone in ("too-deep", "broken-syntax")
    assert refusal("a.sh", script) in (alone, "None")


def test_base64_of_base64_stays_what_it_is() -> None:
    once = encoded('{"train_micro_batch_size_per_gpu": 4}')
    assert read(("", once))["framework"] == "deepspeed"
    assert read(("", encoded(once))) == {"refused": "not-understood"}


def test_a_config_that_is_handed_over_again_and_again_is_read_once() -> None:
    plain = '{"train_batch_size": 64, ' + '"a": 1, ' * 3_000 + "}"
    command = "deepspeed a.py --deepspeed_config $C\n"
    script = kept(encoded(plain)) + command * 200
    assert read(("a.sh", script))["facts"] == {"global_batch_size": "64"}
    refusal("a.sh", script)
