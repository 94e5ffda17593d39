"""A repair that is made in the files does what it says."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from calclet import readers

FILES = sorted((Path(__file__).parent / "cases").glob("*/*.toml"))
CASES = {
    f"{f.parent.name}/{f.stem}": tomllib.loads(f.read_text("utf-8")) for f in FILES
}
OFFERED = [name for name, case in CASES.items() if case["expected"].get("repairs")]


def edited(text: str, change: dict[str, Any]) -> str | None:
    """The text with one value replaced or its key taken out; None where not so easy."""
    if " " in change["value"]:
        return None
    lines = text.split("\n")
    line = lines[change["line"] - 1]
    key = re.escape(change["key"].rpartition(".")[2].lstrip("-")).replace("_", "[-_]")
    stated = re.compile(rf"(\b{key}[\"']?(?:\s*[:=]\s*|\s+)[\"']?)([\w.]+(?: \* \w+)*)")
    if not stated.search(line):
        return None
    new = stated.sub(lambda found: found[1] + change["value"], line, count=1)
    gone = re.sub(rf"[\"']?{stated.pattern},?", "", line, count=1)
    lines[change["line"] - 1] = new if change["value"] else gone
    return "\n".join(lines)


def made(
    repair: dict[str, Any], texts: dict[str, str], given: dict[str, str]
) -> tuple[dict[str, str], dict[str, str]] | None:
    """Files and what is given after a repair; None where an edit is not so easy."""
    texts, given = dict(texts), dict(given)
    for change in repair["changes"]:
        if repair["code"] == "change-world":
            given["world_size"] = repair["args"]["value"]
            continue
        new = edited(texts[change["file"]], change) if "file" in change else None
        if new is None:
            return None
        texts[change["file"]] = new
    return texts, given


def repaired(name: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every repair that can be made in its files, and what they say then."""
    texts = {file["name"]: file["text"] for file in CASES[name]["file"]}
    given = CASES[name].get("given", {})
    if any(file.endswith((".txt", ".log")) for file in texts):
        return  # what was printed once says the same after an edit
    for repair in readers.read(texts, given)["repairs"]:
        if after := made(repair, texts, given):
            yield repair, readers.read(*after)


def complaints(found: dict[str, Any]) -> set[str]:
    """Codes of problems, and of notes for which repairs are offered."""
    told = found["problems"] or (found["notes"] if found["repairs"] else [])
    return {item["code"] for item in told}


@pytest.mark.parametrize("name", OFFERED)
def test_every_repair_repairs(name: str) -> None:
    expected = CASES[name]["expected"]
    before = set(expected.get("problems") or expected["notes"])
    for repair, found in repaired(name):
        assert before - complaints(found), repair
        new = {item["code"] for item in found["problems"]} - before
        assert not new, repair
        if not found["problems"]:
            assert repair["values"].items() <= found["values"].items(), repair


def test_most_repairs_can_be_made() -> None:
    assert sum(1 for name in OFFERED for _ in repaired(name)) >= 60
