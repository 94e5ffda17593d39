"""YAML: what is plain is read here, the rest by the YAML library.

Most configs are keys, indentation and one-line values. Reading those takes a tenth of
the library's time, and in a browser nothing has to be fetched for it. A top-level key
whose value has anchors, tags, block scalars or anything else over several lines is the
library's, together with all others of that kind, so that aliases find their anchors.
"""

import re

from calclet.errors import BadInput
from calclet.readers.limits import check_count, check_depth
from calclet.readers.settings import Document, Path, Place, Plain, Setting, shortened
from calclet.readers.syntax import yaml_flow
from calclet.readers.syntax.yaml_flow import NotPlain

_LINE = re.compile(
    r"""(?P<indent>\ *)(?P<dashes>(?:-\ +)*)
    (?:(?P<key>"[^"\\]*"|'[^']*'
        |[^\s"'\[\]{}\#&*!|>%@`,?:-](?:[^:\#\n]|:(?!\s)|(?<!\s)\#)*?
        |-[^\s:](?:[^:\#]|:(?!\s))*?)\s*:(?:\s+(?P<value>.*))?
    |(?P<item>.*))$""",
    re.VERBOSE,
)
_COMMENT = re.compile(r"(?:^|\s)#.*$")
# A line at the margin that goes on with what is open: a sequence, the end of a list.
_GOES_ON = ("- ", "]", "}")


def parse(name: str, text: str) -> Document:
    """The settings of a YAML text, as far as it can be read."""
    reader = _Reader(name, text)
    reader.read()
    if not reader.hard:
        return Document(name, "yaml", text, reader.settings)
    settings, broken = _by_library(reader)
    if broken:
        settings = reader.leftovers
    found = sorted([*reader.settings, *settings], key=lambda x: x.place.line)
    return Document(name, "yaml", text, found, broken=broken)


def _by_library(reader: "_Reader") -> tuple[list[Setting], int | None]:
    try:
        from calclet.readers.syntax import yaml_nodes
    except ImportError:
        line = str(min(reader.hard))
        raise BadInput("needs-yaml", file=reader.name, line=line) from None
    lines = [
        line if number in reader.hard else ""
        for number, line in enumerate(reader.lines, 1)
    ]
    return yaml_nodes.settings(reader.name, lines, reader.lines)


class _Level:
    """A mapping or a sequence that is open, with the column where it stands."""

    def __init__(self, column: int, path: Path, *, sequence: bool) -> None:
        self.column, self.path, self.sequence = column, path, sequence
        self.index = -1


class _Reader:
    """Goes line by line, one top-level key after the other.

    hard: the numbers of the lines that are the library's.
    leftovers: what could be read of those, in case the library cannot.
    """

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.split("\n")
        self.settings: list[Setting] = []
        self.hard: set[int] = set()
        self.leftovers: list[Setting] = []
        self.levels: list[_Level] = []
        self.open: Path | None = ()  # the key whose value may follow
        self.number = 0

    def read(self) -> None:
        """Fill `settings`, `hard` and `leftovers`."""
        block: list[int] = []
        margin = -1
        for number, line in enumerate(self.lines, 1):
            content = line.strip()
            if not content or content[0] == "#":
                block.append(number)  # it may stand in a text of several lines
                continue
            column = len(line) - len(line.lstrip())
            if margin < 0:
                margin = column
            if content.startswith(("---", "...", "%")) and column == 0:
                if content != "---" or self.settings or self.hard:
                    self.hard = set(range(1, len(self.lines) + 1))
                    self.settings, self.leftovers = [], [*self.settings]
                    return
                continue
            if column <= margin and not line[column:].startswith(_GOES_ON):
                self._block(block)
                block = []
            block.append(number)
        self._block(block)

    def _block(self, numbers: list[int]) -> None:
        """One top-level key; what was begun of a hard one is taken back."""
        known = len(self.settings)
        hard = False
        for number in numbers:
            self.number = number
            content = self.lines[number - 1].rstrip()
            if content and content.lstrip()[0] != "#":
                try:
                    self._line(content)
                except NotPlain:
                    hard = True
                check_count(len(self.settings) + len(self.leftovers), self.name)
        if hard:
            self.hard.update(numbers)
            self.leftovers += self.settings[known:]
            del self.settings[known:]
            self.levels, self.open = self.levels[:1], None
            if self.levels and self.levels[0].sequence:
                self.levels = []

    def _line(self, content: str) -> None:
        found = _LINE.match(content)
        if not found or "\t" in content[: found.end("dashes")]:
            raise NotPlain
        column = len(found["indent"])
        dashes = found["dashes"]
        for mark in re.finditer(r"-\s+", dashes):
            self._sequence(column + mark.start())
        column += len(dashes)
        key, item = found["key"], found["item"]
        if key is None and item == "-":
            self._sequence(column)
        elif key is None:
            if not dashes:
                raise NotPlain  # the second line of a value
            self._value(self.open or (), item)
        else:
            if key in ("<<", "?") or key.startswith("? "):
                raise NotPlain
            self._mapping(column)
            path = (*self.levels[-1].path, key.strip("\"'") if key[0] in "\"'" else key)
            self._value(path, found["value"] or "")

    def _sequence(self, column: int) -> None:
        while self.levels and self.levels[-1].column > column:
            self.levels.pop()
        top = self.levels[-1] if self.levels else None
        if top is None or not (top.sequence and top.column == column):
            if self.open is None:
                raise NotPlain
            top = _Level(column, self.open, sequence=True)
            self._push(top)
        top.index += 1
        self.open = (*top.path, str(top.index))

    def _mapping(self, column: int) -> None:
        while self.levels and (
            self.levels[-1].column > column
            or (self.levels[-1].column == column and self.levels[-1].sequence)
        ):
            self.levels.pop()
        top = self.levels[-1] if self.levels else None
        if top is None or top.column < column:
            if self.open is None:
                raise NotPlain
            self._push(_Level(column, self.open, sequence=False))
        self.open = None

    def _push(self, level: _Level) -> None:
        check_depth(len(self.levels) + 1, self.name, self.number)
        self.levels.append(level)
        if self.settings and self.settings[-1].path == level.path:
            self.settings.pop()  # no value of its own after all

    def _value(self, path: Path, text: str) -> None:
        text = text if text[:1] in ("'", '"') else _COMMENT.sub("", text).strip()
        self.open = None if text else path
        if not text:
            self._state(path, None)
        elif text[0] in "[{":
            for inner, value in yaml_flow.read(text):
                self._state((*path, *inner), value)
        else:
            self._state(path, yaml_flow.scalar(text))

    def _state(self, path: Path, value: Plain) -> None:
        line = shortened(self.lines[self.number - 1])
        self.settings.append(Setting(path, value, Place(self.name, self.number, line)))
