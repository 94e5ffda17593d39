"""The widget's table of units says what the core's says."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from calclet import units

ROOT = Path(__file__).parents[2]
SCRIPT = """
import { DIMENSIONS } from "./widget/units.js";
const text = (key, value) => typeof value === "bigint" ? String(value) : value;
console.log(JSON.stringify(DIMENSIONS, text));
"""


def widgets() -> dict[str, dict[str, str]]:
    command = ["node", "--input-type=module", "--eval", SCRIPT]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, dict[str, str]] = json.loads(done.stdout)
    return found


def test_units_and_factors_are_the_same_in_both_rooms() -> None:
    table = widgets()
    for dimension, members in table.items():
        for unit, factor in members.items():
            assert (units.dimension(unit), units.factor(unit)) == (
                dimension,
                (int(factor), 1),
            )


def test_every_unit_with_words_measures_the_same_in_both_rooms() -> None:
    known = {unit for members in widgets().values() for unit in members}
    text = (ROOT / "widget/messages/units/en.ftl").read_text("utf-8")
    named = set(re.findall(r"^unit-name-(\w+) =", text, re.MULTILINE))
    assert {unit for unit in named if units.dimension(unit)} == known | {"percent"}
