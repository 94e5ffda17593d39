"""Every case comes out: through the one door, and on the command line."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from calclet.__main__ import main
from calclet.readers import english, registry
from calclet.service import handle

CASES = sorted((Path(__file__).parent / "cases").glob("*/*.toml"))
KINDS = ("notes", "problems", "repairs")


def load(file: Path) -> dict[str, Any]:
    case = tomllib.loads(file.read_text("utf-8"))
    assert case.keys() <= {"source", "file", "given", "expect", "expected"}, file
    assert case["source"], file
    return case


def codes(found: dict[str, Any]) -> dict[str, list[str]]:
    return {kind: [item["code"] for item in found[kind]] for kind in KINDS}


@pytest.mark.parametrize("file", CASES, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_cases_come_out(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case = load(file)
    expected = case["expected"]
    status, found = on_the_command_line(case, tmp_path, capsys)
    assert status == expected["status"]
    answer = json.loads(handle(request(case)))
    if status == 2:
        assert [error["code"] for error in answer["errors"]] == expected["errors"]
        assert [error["code"] for error in found["errors"]] == expected["errors"]
        return
    assert answer["framework"] == expected["framework"]
    assert stated(answer["values"]) == expected.get("values", {})
    assert stated(answer["outputs"]) == expected.get("outputs", {})
    for name, value in expected.get("facts", {}).items():
        assert answer["facts"].get(name) == value, name
    for name, place in expected.get("evidence", {}).items():
        found_at = answer["evidence"].get(name) or {"file": "nothing", "line": 0}
        assert f"{found_at['file']}:{found_at['line']}" == place, name
    assert codes(answer) == {kind: expected.get(kind, []) for kind in KINDS}
    assert answer["asks"] == expected.get("asks", answer["asks"])
    for code, changes in expected.get("changes", {}).items():
        assert code in codes(answer)["repairs"]
        repairs = [r["changes"] for r in answer["repairs"] if r["code"] == code]
        assert {c["key"]: c["value"] for c in repairs[0]} == changes
    assert codes(found) == codes(answer)
    assert found["values"] == answer["values"]
    for kind in KINDS:
        for item in found[kind]:
            assert "{" not in item["text"], item
            assert f"{item['code']}:" not in item["text"], "has no words"


@pytest.mark.parametrize("file", CASES, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_cases_come_out_as_pasted_text(file: Path) -> None:
    """The syntax is seen without the names of the files."""
    case = load(file)
    pasted = [one | {"name": f"text {n}"} for n, one in enumerate(case["file"])]
    named = json.loads(handle(request(case)))
    answer = json.loads(handle(request(case | {"file": pasted})))
    for key in ("ok", "framework", "values", "outputs", "asks"):
        assert answer.get(key) == named.get(key)


def stated(values: dict[str, str | None]) -> dict[str, str]:
    return {name: value for name, value in values.items() if value is not None}


def request(case: dict[str, Any]) -> str:
    asked = {"given": case.get("given", {}), "expect": case.get("expect", {})}
    return json.dumps({"v": 1, "id": 1, "kind": "read", "files": case["file"], **asked})


def on_the_command_line(
    case: dict[str, Any], folder: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[int, dict[str, Any]]:
    arguments = ["read-config", "--json"]
    for name, value in case.get("given", {}).items():
        arguments += ["--set", f"{name}={value}"]
    for name, value in case.get("expect", {}).items():
        arguments += ["--expect", f"{name}={value}"]
    for file in case["file"]:
        place = folder / file["name"]
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(file["text"], "utf-8")
        arguments.append(str(place))
    status = main(arguments)
    return status, json.loads(capsys.readouterr().out)


def test_there_are_cases_of_every_framework() -> None:
    assert {file.parent.name for file in CASES} == registry.known().keys()


def test_words_have_plain_placeables_only() -> None:
    for name, text in english.messages().items():
        rest = english._PLACEABLE.sub("", text)  # noqa: SLF001
        assert "{" not in rest, name
