"""Reads built pages: what they link to, what ids they have, their data blocks."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from pathlib import Path

ADDRESSES = {"href", "src", "data-style", "action", "poster"}
REFERENCES = {"for", "aria-labelledby", "aria-describedby", "aria-errormessage", "form"}


@dataclass
class Read(HTMLParser):
    """One page."""

    file: Path
    ids: list[str] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    references: list[str] = field(default_factory=list)
    links: list[dict[str, str]] = field(default_factory=list)
    tags: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    data: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__init__()
        self._block = ""
        self._inert = 0  # inside a template, whose ids are made anew when it is used
        self.feed(self.file.read_text("utf-8"))
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append((tag, given))
        self._inert += tag == "template"
        if "id" in given and (not self._inert or tag == "template"):
            self.ids.append(given["id"])
        self.addresses += [given[name] for name in ADDRESSES & given.keys()]
        for name in REFERENCES & given.keys():
            # An operator's form is how it stands.
            if tag != "mo" and not self._inert:
                self.references += given[name].split()
        if tag == "link":
            self.links.append(given)
        self._block = given.get("type", "") if tag == "script" else ""

    def handle_endtag(self, tag: str) -> None:
        self._inert -= tag == "template"

    def handle_data(self, data: str) -> None:
        if "json" in self._block:
            self.data[self._block] = json.loads(data)
            self._block = ""

    def target(self, dist: Path, address: str) -> Path | None:
        """The file that a relative address leads to; None if it leads elsewhere."""
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            return None
        base = dist if parts.path.startswith("/") else self.file.parent
        found = (base / unquote(parts.path).lstrip("/")).resolve()
        if not parts.path:
            return self.file
        return found / "index.html" if parts.path.endswith("/") else found


def read_pages(dist: Path) -> list[Read]:
    return [Read(file) for file in sorted(dist.rglob("*.html"))]
