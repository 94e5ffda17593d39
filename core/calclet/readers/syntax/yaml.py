"""YAML: the plain kind line by line, and by the YAML library what needs more.

Most configs are keys, indentation and one-line values. Reading those takes a tenth of
the library's time, and in a browser nothing has to be fetched for it. Anchors, tags,
block scalars and whatever else goes over several lines are the library's.
"""

import re

from calclet.errors import BadInput
from calclet.readers.limits import check_count, check_depth
from calclet.readers.settings import (
    Document,
    Place,
    Plain,
    Setting,
    plain_word,
    shortened,
)

_LINE = re.compile(
    r"""(?P<indent>\ *)(?P<dashes>(?:-\ +)*)
    (?:(?P<key>"[^"\\]*"|'[^']*'|[^\s"'\[\]{}\#&*!|>%@`,?:-](?:[^:\#\n]|:(?!\s)|(?<!\s)\#)*?
        |-[^\s:](?:[^:\#]|:(?!\s))*?)\s*:(?:\s+(?P<value>.*))?
    |(?P<item>.*))$""",
    re.VERBOSE,
)
_COMMENT = re.compile(r"(?:^|\s)\#.*$")
_QUOTED = re.compile(r""""(?:[^"\\]|\\.)*+"|'(?:[^']|'')*+'""")
_SWITCHES = {"yes": True, "on": True, "no": False, "off": False}
_FLOW = re.compile(
    r"""\s*("(?:[^"\\]|\\.)*+"|'(?:[^']|'')*+'|[^\s,\[\]{}"'][^,\[\]{}]*)\s*"""
)


class NotPlain(Exception):
    """Something that needs the library; `line` is where."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


def parse(name: str, text: str) -> Document:
    """The settings of a YAML text, as far as it can be read."""
    reader = _Plain(name, text)
    try:
        reader.read()
    except NotPlain as found:
        return _by_library(name, text, found.line)
    return Document(name, "yaml", text, reader.settings)


def _by_library(name: str, text: str, line: int) -> Document:
    try:
        from calclet.readers.syntax import yaml_nodes
    except ImportError:
        raise BadInput("needs-yaml", file=name, line=str(line)) from None
    settings, broken = yaml_nodes.settings(name, text)
    if broken is None:
        return Document(name, "yaml", text, settings)
    reader = _Plain(name, text, strict=False)
    reader.read()
    return Document(name, "yaml", text, reader.settings, broken=broken)


class _Level:
    """A mapping or a sequence that is open, with the column where it stands."""

    def __init__(self, column: int, path: tuple[str, ...], *, sequence: bool) -> None:
        self.column, self.path, self.sequence = column, path, sequence
        self.index = -1


class _Plain:
    """Reads line by line; when not strict, what it does not understand is left out."""

    def __init__(self, name: str, text: str, *, strict: bool = True) -> None:
        self.name, self.strict = name, strict
        self.lines = text.split("\n")
        self.settings: list[Setting] = []
        self.levels: list[_Level] = []
        self.open: tuple[str, ...] | None = ()  # the key whose value may follow
        self.number = 0

    def read(self) -> None:
        """Fill `settings`; raises NotPlain when strict."""
        for number, line in enumerate(self.lines, 1):
            self.number = number
            content = line.rstrip()
            if not content or content.lstrip().startswith("#"):
                continue
            if content.startswith(("---", "...", "%")):
                if content.strip() != "---" or self.settings:
                    self._refuse()
                continue
            try:
                self._line(content)
            except NotPlain:
                if self.strict:
                    raise
            check_count(len(self.settings), self.name)

    def _refuse(self) -> None:
        if self.strict:
            raise NotPlain(self.number)

    def _line(self, content: str) -> None:
        found = _LINE.match(content)
        if not found or "\t" in content[: found.end("dashes")]:
            raise NotPlain(self.number)
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
                raise NotPlain(self.number)  # the second line of a value
            self._value(self.open or (), item)
        else:
            if key in ("<<", "?") or key.startswith("? "):
                raise NotPlain(self.number)
            self._mapping(column)
            path = (*self.levels[-1].path, key.strip("\"'") if key[0] in "\"'" else key)
            self._value(path, found["value"] or "")

    def _sequence(self, column: int) -> None:
        while self.levels and self.levels[-1].column > column:
            self.levels.pop()
        top = self.levels[-1] if self.levels else None
        if top is None or not (top.sequence and top.column == column):
            if self.open is None or (top and top.column == column and top.sequence):
                raise NotPlain(self.number)
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
            if self.open is None or (top is None and self.settings and column):
                raise NotPlain(self.number)
            self._push(_Level(column, self.open, sequence=False))
        self.open = None

    def _push(self, level: _Level) -> None:
        check_depth(len(self.levels) + 1, self.name, self.number)
        self.levels.append(level)
        if self.settings and self.settings[-1].path == level.path:
            self.settings.pop()  # no value of its own after all

    def _value(self, path: tuple[str, ...], text: str) -> None:
        text = text if text[:1] in ("'", '"') else _COMMENT.sub("", text).strip()
        if not text:
            self.open = path
            self._state(path, None)
            return
        self.open = None
        if text[0] in "&*!|>%@`":
            raise NotPlain(self.number)
        if text[0] in "[{":
            self._flow(path, text)
        else:
            self._state(path, self._scalar(text))

    def _scalar(self, text: str) -> Plain:
        if text[0] in "\"'":
            found = _QUOTED.match(text)
            if not found or _COMMENT.sub("", text[found.end() :]).strip():
                raise NotPlain(self.number)
            return _unquoted(found[0])
        if text in _SWITCHES:
            return _SWITCHES[text]
        return plain_word(text)

    def _flow(self, path: tuple[str, ...], text: str) -> None:
        """`[1, 2]` and `{}`: what has more in it than scalars is the library's."""
        if text == "{}":
            return
        if text[0] == "{" or text[-1] != "]" or text.startswith("[["):
            if re.match(r"\{\{.*\}\}$", text):
                self._state(path, plain_word(text))
                return
            raise NotPlain(self.number)
        position, index, end = 1, 0, len(text) - 1
        while position < end and (found := _FLOW.match(text, position, end)):
            self._state((*path, str(index)), self._scalar(found[1].strip()))
            position, index = found.end() + 1, index + 1
            if found.end() < end and text[found.end()] != ",":
                raise NotPlain(self.number)
        if text[position:end].strip():
            raise NotPlain(self.number)

    def _state(self, path: tuple[str, ...], value: Plain) -> None:
        line = shortened(self.lines[self.number - 1])
        self.settings.append(Setting(path, value, Place(self.name, self.number, line)))


def _unquoted(text: str) -> Plain:
    inner = text[1:-1]
    plain = inner.replace("''", "'") if text[0] == "'" else inner.replace('\\"', '"')
    word = plain_word(plain)
    return plain if isinstance(word, bool | int | float | None) else word
