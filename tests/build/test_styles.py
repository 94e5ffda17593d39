"""Styles name no side: what stands first stands on the right in Arabic."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("widget", "widget/tools", "embed")
SHEETS = [x for folder in FOLDERS for x in sorted((ROOT / folder).glob("*.css"))]
SIDES = re.compile(
    r"(?<![\w-])(?:(?:margin|padding|border|inset|scroll-\w+)-(?:left|right)[\w-]*"
    r"|left|right|float: (?:left|right)|clear: (?:left|right)"
    r"|text-align: (?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)\b"
)
FOUR_SIDES = re.compile(
    r"(?:margin|padding|inset)\s*:\s*\S+ (?P<right>\S+) \S+ (?!(?P=right))\S+;"
)
RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
# Formulas run from left to right everywhere, and digits have their units on the right.
EVERYWHERE = {
    ".tml-right",
    ".tml-left",
    ".control :is(input, select, textarea)",
    '.row input[type="text"]',
}


def declared(sheet: Path) -> list[tuple[str, str]]:
    """Selector and declarations of each rule."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    return [(selector.strip(), body) for selector, body in RULE.findall(text)]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_styles_name_no_side(sheet: Path) -> None:
    named = [
        (selector, found[0])
        for selector, body in declared(sheet)
        for pattern in (SIDES, FOUR_SIDES)
        for found in pattern.finditer(body)
        if selector not in EVERYWHERE
    ]
    assert named == []
