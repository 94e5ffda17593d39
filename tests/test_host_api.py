"""What the types promise to host pages is what the scripts do."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TYPES = (ROOT / "embed/calclet.d.ts").read_text("utf-8")
LOADER = (ROOT / "embed/loader.js").read_text("utf-8")
PROTOCOL = (ROOT / "widget/protocol.js").read_text("utf-8")


def test_the_element_has_the_members_that_are_typed() -> None:
    """And no others that are public."""
    interface = TYPES.partition("interface CalcletWidgetElement")[2].partition("\n}")[0]
    typed = set(re.findall(r"^  (?:[gs]et )?(\w+)\(", interface, re.MULTILINE))
    real = set(
        re.findall(r"^  (?:[gs]et )?([a-z]\w*)\([^)]*\) \{", LOADER, re.MULTILINE)
    )

    assert real - {"constructor"} - set(re.findall(r"\w+Callback", LOADER)) == typed


def test_the_events_that_are_told_are_typed() -> None:
    """Each kind of #tell is an event."""
    told = set(re.findall(r'#tell\("(\w+)"', LOADER))
    assert told == set(re.findall(r'"calclet-(\w+)": CustomEvent', TYPES))


def test_every_message_is_typed() -> None:
    """By direction, as protocol.js reads them."""
    for reader, name in (("FromFrame", "FrameMessage"), ("FromHost", "HostMessage")):
        body = PROTOCOL.partition(f"export function read{reader}")[2].partition("\n}")[
            0
        ]
        union = TYPES.partition(f"type {name} =")[2].partition(";\n\n")[0]
        assert set(re.findall(r'case "([\w-]+)"', body)) == set(
            re.findall(r'kind: "([\w-]+)"', union)
        )


def test_every_attribute_is_typed() -> None:
    """What the element reads."""
    interface = TYPES.partition("interface CalcletAttributes")[2].partition("\n}")[0]
    typed = set(re.findall(r"^  (\w+)\??:", interface, re.MULTILINE))
    read = set(re.findall(r'#option\("(\w+)"\)', LOADER))
    assert read <= typed
    assert {"theme", "accent", "font"} <= typed
