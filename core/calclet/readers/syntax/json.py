"""JSON, and what people paste as JSON: comments, trailing commas, words without quotes.

DeepSpeed itself reads its file as Hjson, which allows the same.
"""

import json
import re
from collections.abc import Iterator

from calclet.readers.limits import check_count, check_depth
from calclet.readers.settings import (
    Document,
    Place,
    Plain,
    Setting,
    plain_word,
    shortened,
)

# Possessive, so that what does not end costs no time.
_TOKEN = re.compile(
    r"(?:\s++|//[^\n]*+|#[^\n]*+|/\*(?:[^*]|\*(?!/))*+\*/)*+"
    r"""("(?:[^"\\\n]|\\.)*+"|'(?:[^'\\\n]|\\.)*+'|[{}\[\]:,]|[^\s{}\[\]:,"']++)"""
)
_BREAK = re.compile(r"[\"'/]")


class _Broken(Exception):
    """The text goes on otherwise than it may."""


def parse(name: str, text: str) -> Document:
    """The settings of a JSON text, as far as it can be read."""
    reader = _Reader(name, text)
    broken = None
    try:
        reader.read()
    except _Broken:
        broken = reader.line
    return Document(name, "json", text, reader.settings, broken=broken)


class _Reader:
    """Walks over the tokens with a stack of its own: depth costs no recursion."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self.lines = text.split("\n")
        self.line = 1
        self.settings: list[Setting] = []
        self.path: list[str | int] = []
        self._counted = 0

    def read(self) -> None:
        """Fill `settings`; raises _Broken, and BadInput for what is too much."""
        tokens = self._tokens()
        self._value(next(tokens, ""))
        while self.path:
            self._item(tokens)
        if next(tokens, ""):
            raise _Broken

    def _tokens(self) -> Iterator[str]:
        position = 0
        while found := _TOKEN.match(self.text, position):
            start, position = found.span(1)
            self.line += self.text.count("\n", self._counted, start)
            self._counted = start
            yield found[1]
        if _BREAK.search(self.text, position) and self.text[position:].strip():
            raise _Broken

    def _item(self, tokens: Iterator[str]) -> None:
        """The next of what is open: a key with its value, or an item of a list."""
        mark = next(tokens, "")
        if mark == ",":
            return
        if mark in ("}", "]"):
            if (mark == "]") != isinstance(self.path[-1], int):
                raise _Broken
            self.path.pop()
        elif isinstance(self.path[-1], int):
            self.path[-1] += 1
            self._value(mark)
        elif mark in ("", ":", "{", "["):
            raise _Broken
        else:
            self.path[-1] = str(_scalar(mark))
            if next(tokens, "") != ":":
                raise _Broken
            self._value(next(tokens, ""))

    def _value(self, mark: str) -> None:
        if mark in ("{", "["):
            self.path.append(-1 if mark == "[" else "")
            check_depth(len(self.path), self.name, self.line)
        elif mark in ("", ":", ",", "}", "]"):
            raise _Broken
        elif self.path:
            place = Place(self.name, self.line, shortened(self.lines[self.line - 1]))
            path = tuple(map(str, self.path))
            self.settings.append(Setting(path, _scalar(mark), place))
            check_count(len(self.settings), self.name)


def _scalar(mark: str) -> Plain:
    if mark[0] == '"':
        try:
            text = json.loads(mark, strict=False)
        except ValueError:
            text = mark[1:-1]
        return text if isinstance(text, str) else mark
    return mark[1:-1] if mark[0] == "'" else plain_word(mark)
