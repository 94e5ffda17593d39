"""What words of a shell script come to: quotes taken off, variables put in.

A text keeps the line that it was written on, also where a variable takes it elsewhere.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from calclet.readers.folding import CannotFold, fold_text

type Word = tuple[str, int]

_PART = re.compile(
    r"""(?P<escape>\\.)|'(?P<single>[^']*)'|"(?P<double>(?:\\.|[^"\\])*+)"
    |\$\(\((?P<sum>.{0,300}?)\)\)|(?P<command>\$\([^"]*\)|`[^`]*`)
    |\$\{(?P<long>\w+)(?P<each>\[[@*]\])?(?::?[-=](?P<default>[^}]*))?\}
    |\$(?P<short>[A-Za-z_]\w*)
    |(?P<plain>[^\\'"$`]+|.)""",
    re.VERBOSE | re.DOTALL,
)
_EACH = re.compile(r"\[[@*]\]")
_NAME = re.compile(r"(?<![\w$])([A-Za-z_]\w*)")
_MAXIMUM_VARIABLE = 50_000  # characters
# All that variables may bring together: enough for any script, and no bomb.
_MAXIMUM_PIECES = 100_000


class Piece(NamedTuple):
    """A stretch of text on one line; `split`: spaces in it divide words."""

    text: str
    line: int
    split: bool


class Variables(dict[str, list[Piece]]):
    """The variables of a script, and what words come to with them."""

    def __init__(self) -> None:
        super().__init__()
        self._brought = 0

    def assign(self, name: str, pieces: list[Piece], *, more: bool = False) -> str:
        """Keep a value, behind the one before if `more`; gives it as text."""
        if more:
            pieces = [*self.get(name, ()), *pieces]
        if sum(len(piece.text) for piece in pieces) > _MAXIMUM_VARIABLE:
            pieces = []
        self[name] = [piece._replace(split=True) for piece in pieces]
        return "".join(piece.text for piece in pieces).strip()

    def expand(self, word: str, line: int, *, split: bool = False) -> list[Piece]:
        """A raw word with its variables put in and its quotes taken off."""
        pieces: list[Piece] = []
        for part in _PART.finditer(word):
            kind = part.lastgroup
            if part["double"] is not None:
                inner = part["double"].replace("\\\n", " \n").replace('\\"', '"')
                pieces += self.inside(inner, line, split=bool(_EACH.search(inner)))
            elif part["single"] is not None:
                pieces += _by_line(part["single"], line, split=False)
            elif part["sum"] is not None:
                pieces.append(Piece(self._sum(part["sum"], line), line, False))
            elif part["long"] or part["short"]:
                pieces += self._variable(part, line, split=split)
            elif kind == "escape":
                pieces.append(Piece(part[0][1:].replace("\n", ""), line, False))
            else:
                pieces.append(Piece(part[0], line, False))
            line += part[0].count("\n")
        return pieces

    def inside(self, text: str, line: int, *, split: bool) -> list[Piece]:
        """The same for what stands between double quotes, or in a heredoc."""
        pieces: list[Piece] = []
        for part in _PART.finditer(text):
            if part["sum"] is not None:
                pieces.append(Piece(self._sum(part["sum"], line), line, False))
            elif part["long"] or part["short"]:
                pieces += self._variable(part, line, split=split)
            else:
                pieces += _by_line(part[0], line, split=False)
            line += part[0].count("\n")
        return pieces

    def _variable(self, part: re.Match[str], line: int, *, split: bool) -> list[Piece]:
        name = part["long"] or part["short"]
        if self.get(name) or (name in self and part["default"] is None):
            found = self[name]
        elif part["default"] is not None:
            found = [Piece(part["default"].strip("\"'"), line, True)]
        else:
            return [Piece(part[0], line, False)]
        self._brought += len(found)
        if self._brought > _MAXIMUM_PIECES:
            return [Piece(part[0], line, False)]
        return [piece._replace(split=split and piece.split) for piece in found]

    def _sum(self, text: str, line: int) -> str:
        bare = _NAME.sub(r"$\1", text).replace("${$", "${")
        inner = "".join(piece.text for piece in self.inside(bare, line, split=False))
        try:
            return str(fold_text(inner, whole=True))
        except CannotFold:
            return f"$(({text}))"


def _by_line(text: str, line: int, *, split: bool) -> list[Piece]:
    found = []
    for number, part in enumerate(text.split("\n")):
        if number:
            found.append(Piece("\n", line + number, split))
        found.append(Piece(part, line + number, split))
    return found


def words(pieces: list[Piece]) -> Iterator[Word]:
    """Whole words, each with the line where it begins."""
    word, start, begun = "", 0, False
    for text, line, split in pieces:
        for index, part in enumerate(re.split(r"\s+", text) if split else [text]):
            if index and begun:
                yield word, start
                word, begun = "", False
            if part:
                word, start, begun = word + part, start if begun else line, True
    if begun or not pieces:
        yield word, start
