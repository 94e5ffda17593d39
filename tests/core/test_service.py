"""The one door: what comes out for every request, however wrong."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calclet import kinds, registry, service

GOOD = {
    "micro_batch_size": "16",
    "data_parallel_size": "64",
    "gradient_accumulation_steps": "4",
    "sequence_length": "4,096",
}


GOOD_REQUEST = {
    "v": 1,
    "id": 7,
    "kind": "calculate",
    "calculator": "effective_batch_size",
    "inputs": GOOD,
    "marks": {"decimal": ".", "group": ","},
}


def ask(**changes: Any) -> dict[str, Any]:
    return json.loads(service.handle(json.dumps(GOOD_REQUEST | changes)))


def errors_of(**inputs: Any) -> list[dict[str, Any]]:
    return ask(inputs=GOOD | inputs)["errors"]


def test_a_good_request_is_answered() -> None:
    assert ask() == {
        "v": 1,
        "id": 7,
        "kind": "calculate",
        "ok": True,
        "inputs": {
            "micro_batch_size": {"value": "16", "echo": False},
            "data_parallel_size": {"value": "64", "echo": False},
            "gradient_accumulation_steps": {"value": "4", "echo": False},
            "sequence_length": {"value": "4096", "echo": True},
        },
        "outputs": {"global_batch_size": "4096", "tokens_per_step": "16777216"},
        "warnings": [],
    }


def nested(depth: int, opening: str = "[", closing: str = "]") -> dict[str, Any]:
    """The answer to a request that is good but for a foreign, deep value in it."""
    request = json.dumps(GOOD_REQUEST)
    return json.loads(
        service.handle(request[:-1] + f', "x": {opening * depth}1{closing * depth}}}')
    )


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_deep_requests_are_refused_unread(opening: str, closing: str) -> None:
    """The browser's interpreter would not survive to say so."""
    assert nested(service.MAXIMUM_DEPTH - 1, opening, closing)["ok"]
    for depth in (service.MAXIMUM_DEPTH, 100_000):
        errors = nested(depth, opening, closing)["errors"]
        assert [error["code"] for error in errors] == ["bad-request"]


@pytest.mark.parametrize("text", ["[" * 100, '\\"[' * 100, '"' + "{" * 100, "\\" * 99])
def test_brackets_in_texts_are_not_deep(text: str) -> None:
    """What somebody typed is an error of that input alone."""
    [error] = errors_of(sequence_length=text)
    assert error["input"] == "sequence_length"


@pytest.mark.parametrize("text", ['"' + "[" * 99, '\\"' * 200_000 + "[" * 99, '"[\\'])
def test_texts_without_end_cost_no_time(text: str) -> None:
    assert json.loads(service.handle(text))["errors"][0]["code"] == "bad-request"


def test_without_memory_the_caller_starts_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(service, "calculate", full)
    with pytest.raises(MemoryError):
        ask()


def test_the_marks_are_those_of_the_page() -> None:
    german = ask(
        inputs=GOOD | {"sequence_length": "4.096"},
        marks={"decimal": ",", "group": "."},
    )
    assert german["outputs"]["tokens_per_step"] == "16777216"


def test_every_bad_input_is_reported_and_the_others_are_read() -> None:
    bad = {"micro_batch_size": "", "data_parallel_size": "0", "sequence_length": "abc"}
    answer = ask(inputs=GOOD | bad)
    assert not answer["ok"]
    assert "outputs" not in answer
    assert answer["inputs"] == {
        "gradient_accumulation_steps": {"value": "4", "echo": False}
    }
    assert [(e["input"], e["code"]) for e in answer["errors"]] == [
        ("micro_batch_size", "empty"),
        ("data_parallel_size", "too-small"),
        ("sequence_length", "not-a-number"),
    ]


@pytest.mark.parametrize(
    ("text", "code", "args"),
    [
        ("0", "too-small", {"minimum": "1", "value": "0"}),
        ("-3", "too-small", {"minimum": "1", "value": "-3"}),
        ("1.5", "not-an-integer", {"value": "1.5", "suggestion": ""}),
        ("128k", "ambiguous", {"first": "128000", "second": "131072"}),
        ("1e99999", "too-many-digits", {"maximum": "60"}),
        ("9" * 10_000, "text-too-long", {"maximum": "200", "length": "10000"}),
        ("8/0", "division-by-zero", {}),
        (4096, "bad-request", {}),
        (None, "bad-request", {}),
        (["4096"], "bad-request", {}),
    ],
)
def test_a_bad_value_has_a_code(text: Any, code: str, args: dict[str, str]) -> None:
    assert errors_of(sequence_length=text) == [
        {"input": "sequence_length", "code": code, "args": args}
    ]


def test_missing_inputs_are_empty_and_others_unknown() -> None:
    answer = ask(inputs={"micro_batch_size": "1", "<script>": "1"})
    assert [error["code"] for error in answer["errors"]] == ["empty"] * 3 + [
        "unknown-input"
    ]
    assert answer["errors"][-1]["input"] == "<script>"


def test_unusual_values_are_remarked_on_and_used() -> None:
    answer = ask(inputs=GOOD | {"data_parallel_size": "10^7"})
    assert answer["ok"]
    assert answer["warnings"] == [
        {
            "input": "data_parallel_size",
            "code": "unusual",
            "args": {"low": "1", "high": "1000000"},
        }
    ]


def test_integers_are_exact_to_the_last_digit() -> None:
    nines = "9" * 60
    answer = ask(inputs=dict.fromkeys(GOOD, nines))
    assert answer["outputs"]["tokens_per_step"] == str((10**60 - 1) ** 4)


@pytest.mark.parametrize(
    "changes",
    [{"v": 2}, {"v": None}, {"kind": "guess"}, {"calculator": 8}, {"inputs": []},
     {"inputs": None}, {"marks": []}, {"marks": {"decimal": 1}}],
)  # fmt: skip
def test_requests_of_another_form_are_bad(changes: dict[str, Any]) -> None:
    answer = ask(**changes)
    assert answer["id"] == 7
    assert answer["errors"] == [{"input": None, "code": "bad-request", "args": {}}]


@pytest.mark.parametrize("name", ["nothing", "", "../x", "os.path", "a" * 9999])
def test_unknown_calculators_have_a_code(name: str) -> None:
    answer = ask(calculator=name)
    assert answer["errors"][0]["code"] == "unknown-calculator"
    assert answer["inputs"] == {}


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "7", "[]", '"text"', "NaN", "[" * 100_000, '{"a":' * 100_000,
     "1" * 5000, '{"id":' + "1" * 5000 + "}", "8" * 10_000_000, '{"v":1}',
     '{"id":NaN,"kind":{"a":1}}', '"\ud800"', "\x00"],
)  # fmt: skip
def test_garbage_is_a_bad_request(text: str) -> None:
    answer = json.loads(service.handle(text))
    assert answer["ok"] is False
    assert answer["inputs"] == {}
    assert answer["id"] is None
    assert answer["kind"] is None
    assert answer["errors"] == [{"input": None, "code": "bad-request", "args": {}}]


def test_what_is_not_text_is_a_bad_request() -> None:
    for request in (None, 7, b"{}", {"v": 1}):
        assert '"bad-request"' in service.handle(request)  # type: ignore[arg-type]


def test_a_formula_that_fails_is_an_internal_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    definition = registry.find("effective-batch-size")

    def fail_with(error: Exception) -> str:
        def fails(**values: int) -> None:
            raise error

        broken = definition._replace(function=fails)
        monkeypatch.setattr(registry, "find", lambda _: broken)
        (only,) = ask()["errors"]
        return only["code"]

    assert fail_with(KeyError("a bug")) == "internal"
    assert fail_with(ZeroDivisionError()) == "division-by-zero"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([*GOOD, "decimal", "x"]), inner, max_size=4)
    ),
    max_leaves=8,
)
keys = st.sampled_from(["v", "id", "kind", "calculator", "inputs", "marks", "more"])


@settings(deadline=None)
@given(st.text() | st.dictionaries(keys, json_values).map(json.dumps))
def test_no_request_raises(request: str) -> None:
    answer = json.loads(service.handle(request))
    assert answer["ok"] is False
    assert answer["errors"]


@settings(deadline=None)
@given(st.dictionaries(keys, json_values))
def test_no_change_to_a_good_request_raises(changes: dict[str, Any]) -> None:
    answer = ask(**changes)
    assert answer["ok"] is ("outputs" in answer)
    assert answer["ok"] is not ("errors" in answer)


def test_what_is_loaded_on_demand_is_asked_for_by_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Until its part is there, that is said; no kind of request is a defect."""
    known = kinds.Kind("calclet.no_such_module", "tools")
    monkeypatch.setattr(kinds, "KINDS", {"solve": known})
    answer = ask(kind="solve")
    missing = {"input": None, "code": "part-missing", "args": {"part": "tools"}}
    assert answer["errors"] == [missing]
    assert answer["kind"] == "solve"
    assert ask(kind="sweep")["errors"][0]["code"] == "bad-request"


def test_a_part_is_found_in_an_archive_that_comes_later(tmp_path: Path) -> None:
    """Core and part in two zips, as a browser gets them; nothing else on the path."""
    core = Path(service.__file__).parent
    part = {
        "calclet/late.py": PART,
        "calclet/formulas/later.py": "",
        "calclet/calculators/latest.py": "",
    }
    with zipfile.ZipFile(tmp_path / "core.zip", "w") as archive:
        for file in core.rglob("*.py"):
            archive.write(file, f"calclet/{file.relative_to(core)}")
    with zipfile.ZipFile(tmp_path / "part.zip", "w") as archive:
        for name, text in part.items():
            archive.writestr(name, text)
    done = subprocess.run(
        [sys.executable, "-S", "-c", LATE, tmp_path],
        capture_output=True,
        text=True,
        check=True,
        env={},
    )
    early, late = map(json.loads, done.stdout.splitlines())
    assert early["errors"][0]["code"] == "part-missing"
    assert late["ok"] is True


# Modules in packages that core has too; the second is imported when it is asked.
PART = """
from calclet.formulas import later

def answer(request):
    from calclet.calculators import latest
    return {"ok": True}
"""

LATE = """
import sys
folder = sys.argv[1]
sys.path.append(f"{folder}/core.zip")
from calclet import kinds, service
kinds.KINDS["late"] = kinds.Kind("calclet.late", "late")
request = '{"v": 1, "id": 1, "kind": "late"}'
print(service.handle(request))
sys.path.append(f"{folder}/part.zip")
print(service.handle(request))
"""
