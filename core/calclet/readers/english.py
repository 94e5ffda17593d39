"""The messages of `words/en.ftl` for the command line: a value and placeables, no more.

Pages render the same files with Fluent; in them a message may do more in other
languages, in English it has no selectors, so that these few lines suffice.
"""

import re
from collections.abc import Mapping
from pathlib import Path

_MESSAGE = re.compile(r"^([a-z][\w-]*) *= *(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
_PLACEABLE = re.compile(r"\{ *\$(\w+) *\}")


def messages() -> dict[str, str]:
    """Every message by its id."""
    text = (Path(__file__).parent / "words/en.ftl").read_text("utf-8")
    return {
        name: re.sub(r"\s+", " ", value).strip()
        for name, value in _MESSAGE.findall(text)
    }


def say(kind: str, code: str, args: Mapping[str, str]) -> str:
    """The sentence of a code; kind is "note", "problem", "repair" or "error"."""
    text = messages().get(f"reading-{kind}-{code}")
    if text is None:
        return f"{code}: " + ", ".join(f"{k} {v}" for k, v in args.items())
    shown = args if kind == "repair" else {k: _grouped(v) for k, v in args.items()}
    return _PLACEABLE.sub(lambda found: shown.get(found[1], found[0]), text)


def _grouped(text: str) -> str:
    """Long numbers with commas, except in repairs, which people copy."""
    return f"{int(text):,}" if len(text) > 4 and text.isdecimal() else text
