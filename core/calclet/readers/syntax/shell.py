"""Shell scripts and single command lines: flags, variables, launchers, SLURM.

Variables are put in where they are used, arithmetic is worked out, heredocs become
documents of their own. Nothing is run: `$(…)` stays an unknown value.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from calclet.readers.folding import CannotFold, fold_text
from calclet.readers.limits import check_count
from calclet.readers.settings import Document, Place, Setting, plain_word, shortened
from calclet.readers.syntax import commands, json

_TOKEN = re.compile(
    r"""(?P<space>[ \t\r]+|\\\r?\n)|(?P<comment>(?<![^\s;&|(])\#[^\n]*)|(?P<newline>\n)
    |(?P<heredoc><<-?\s*(?:(['"]?)(?P<mark>\w+)\5))
    |(?P<redirect>\d*(?:>>|>&|<&|[<>])(?:&?\d)?)
    |(?P<end>;;|;|&&|\|\||&|\||[(){}](?=\s|$)|\(|\))
    |(?P<word>(?:\\.|'[^']*+'|"(?:\\.|[^"\\])*+"|\$\(\([^\n]*?\)\)
        |\$\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\$\{[^}\n]*\}|`[^`]*`
        |[^\s;&|()<>'"\\`])+)
    |(?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)
_PART = re.compile(
    r"""(?P<escape>\\.)|'(?P<single>[^']*)'|"(?P<double>(?:\\.|[^"\\])*)"
    |\$\(\((?P<sum>.*?)\)\)|(?P<command>\$\([^"]*\)|`[^`]*`)
    |\$\{(?P<long>\w+)(?P<each>\[[@*]\])?(?::?[-=](?P<default>[^}]*))?\}|\$(?P<short>[A-Za-z_]\w*)
    |(?P<plain>[^\\'"$`]+|.)""",
    re.VERBOSE | re.DOTALL,
)
_ASSIGNMENT = re.compile(r"([A-Za-z_]\w*)(\+?=)(.*)", re.DOTALL)
_SBATCH = re.compile(r"#SBATCH\s+(--?)([\w-]+?)(?:=|\s+|(?<=\s-\w))(\S+)")
_MAXIMUM_EXPANSION = 50_000


class Piece(NamedTuple):
    """A stretch of text on one line; `split`: spaces in it divide words."""

    text: str
    line: int
    split: bool


def parse(name: str, text: str) -> Document:
    """The settings of a script, with what it starts."""
    return _Script(name, text).read()


def parts(text: str) -> list[tuple[str, str]]:
    """Files that a script writes by heredoc: name and text, on the same lines."""
    found = []
    pattern = re.compile(
        r"^(?P<line>[^\n]*<<-?\s*(['\"]?)(?P<mark>\w+)\2[^\n]*)\n(?P<body>.*?)^\s*(?P=mark)\s*$",
        re.DOTALL | re.MULTILINE,
    )
    for heredoc in pattern.finditer(text):
        target = re.search(r"(?:>|\btee)\s*([^\s<>|&;]+)", heredoc["line"])
        before = text.count("\n", 0, heredoc.start("body"))
        if target:
            found.append((target[1].strip("\"'"), "\n" * before + heredoc["body"]))
    return found[:10]


class _Script:
    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self.lines = text.split("\n")
        self.variables: dict[str, list[Piece]] = {}
        self.settings: list[Setting] = []
        self.programs: list[str] = []
        self.spent = 0

    def read(self) -> Document:
        """Go through the script once."""
        self._directives()
        return self._run()

    def _run(self) -> Document:
        for command in self._commands():
            self._command(command)
            check_count(len(self.settings), self.name)
        return Document(self.name, "shell", self.text, self.settings, self.programs)

    def _state(self, path: tuple[str, ...], text: str, line: int, scope: str) -> None:
        shown = shortened(self.lines[line - 1]) if line <= len(self.lines) else ""
        place = Place(self.name, line, shown)
        if text.startswith("{") and text.endswith("}"):  # `--accelerator_config '{…}'`
            for inner in json.parse(self.name, text).settings:
                self.settings.append(
                    Setting((*path, *inner.path), inner.value, place, scope)
                )
        self.settings.append(Setting(path, plain_word(text), place, scope))

    def _directives(self) -> None:
        """`#SBATCH` lines, and the variables that SLURM makes of them."""
        for number, line in enumerate(self.lines, 1):
            if found := _SBATCH.match(line.strip()):
                key = commands.SHORT_SBATCH.get(found[2], found[2])
                self._state((key,), found[3], number, "sbatch")
                for variable in commands.SLURM_VARIABLES.get(key, ()):
                    count = found[3].rpartition(":")[2].partition("(")[0]
                    self.variables.setdefault(variable, [Piece(count, number, True)])

    def _commands(self) -> Iterator[list[tuple[str, int]]]:
        """Raw words with their lines, command by command."""
        words: list[tuple[str, int]] = []
        line, position, array, skip, variable = 1, 0, False, "", ""
        while position < len(self.text) and (
            found := _TOKEN.match(self.text, position)
        ):
            kind = found.lastgroup
            if kind == "word":
                words.append((found[0], line))
            elif kind == "heredoc" or found["mark"]:
                skip = found["mark"]
                variable = words[-1][0] if words and words[0][0] == "read" else ""
            elif found["end"] == "(" and words and words[-1][0].endswith("="):
                array = True
                words.append(("(", line))
            elif array and found["end"] == ")":
                array = False
                words.append((")", line))
            elif kind in ("newline", "end") and not array:
                yield words
                words = []
            line += found[0].count("\n")
            position = found.end()
            if kind == "newline" and skip:
                end = re.compile(rf"^\s*{skip}\s*$", re.MULTILINE)
                after = end.search(self.text, position)
                stop = after.end() if after else len(self.text)
                if variable:
                    end_of_body = after.start() if after else stop
                    self._here(variable, self.text[position:end_of_body], line)
                line += self.text.count("\n", position, stop)
                position, skip = stop, ""
        yield words

    def _here(self, variable: str, body: str, line: int) -> None:
        """`read … NAME <<EOF`: the text below is what the variable holds."""
        body = body[:_MAXIMUM_EXPANSION].replace("\\\n", " \n")
        pieces = self._inside(body, line, split=True)
        self.variables[variable] = [piece._replace(split=True) for piece in pieces]

    def _command(self, raw: list[tuple[str, int]]) -> None:
        raw = list(raw)
        while raw and raw[0][0] in commands.KEYWORDS:
            raw.pop(0)
        exported = False
        while raw:
            word, line = raw[0]
            assignment = _ASSIGNMENT.fullmatch(word)
            if word in ("export", "declare", "local", "readonly", "set", "env"):
                exported = True
            elif assignment:
                self._assign(assignment, line, raw)
            elif not (exported and word.startswith("-")):
                break
            raw.pop(0)
        found = commands.read(self._expanded(raw))
        self.programs += found.programs
        for scope, path, text, line in found.flags:
            self._state(path, text, line, scope)
        for script, line in found.scripts:
            inner = _Script(self.name, "\n" * (line - 1) + script)
            inner.lines, inner.variables = self.lines, self.variables
            if self.spent < 20:
                inner.spent = self.spent + 1
                inner._run()
                self.settings += inner.settings
                self.programs += inner.programs

    def _expanded(self, raw: list[tuple[str, int]]) -> list[tuple[str, int]]:
        words: list[tuple[str, int]] = []
        for index, (word, line) in enumerate(raw):
            if _is_script(raw, index):
                words.append((_bare(word), line))
            else:
                words += _words(self._expand(word, line, split=True))
        return words

    def _assign(
        self, found: re.Match[str], line: int, raw: list[tuple[str, int]]
    ) -> None:
        name = found[1]
        pieces: list[Piece] = []
        if len(raw) > 1 and raw[1][0] == "(" and not found[3]:
            raw.pop(0)
            while len(raw) > 1 and raw[1][0] != ")":
                word, at = raw.pop(1)
                pieces += [*self._expand(word, at, split=True), Piece(" ", at, True)]
            if len(raw) > 1:
                raw.pop(0)
        else:
            pieces = [p._replace(split=True) for p in self._expand(found[3], line)]
        if found[2] == "+=":
            pieces = [*self.variables.get(name, ()), *pieces]
        if sum(len(piece.text) for piece in pieces) > _MAXIMUM_EXPANSION:
            pieces = []
        self.variables[name] = pieces
        text = "".join(piece.text for piece in pieces).strip()
        self._state((name,), text, line, "env")

    def _expand(self, word: str, line: int, *, split: bool = False) -> list[Piece]:
        """A raw word with its variables put in and its quotes taken off."""
        pieces: list[Piece] = []
        for part in _PART.finditer(word):
            kind = part.lastgroup
            if part["double"] is not None:
                inner = part["double"].replace("\\\n", " \n").replace('\\"', '"')
                each = bool(re.search(r"\[[@*]\]", inner))
                pieces += self._inside(inner, line, split=each)
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

    def _inside(self, text: str, line: int, *, split: bool) -> list[Piece]:
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
        if name in self.variables and (self.variables[name] or part["default"] is None):
            found = self.variables[name]
        elif part["default"] is not None:
            found = [Piece(part["default"].strip("\"'"), line, True)]
        else:
            return [Piece(part[0], line, False)]
        self.spent += 1
        return [piece._replace(split=split and piece.split) for piece in found]

    def _sum(self, text: str, line: int) -> str:
        bare = re.sub(r"(?<![\w$])([A-Za-z_]\w*)", r"$\1", text).replace("${$", "${")
        inner = "".join(piece.text for piece in self._inside(bare, line, split=False))
        try:
            return str(fold_text(inner, whole=True))
        except CannotFold:
            return f"$(({text}))"


def _is_script(raw: list[tuple[str, int]], index: int) -> bool:
    """Whether it is what `bash -c` runs: its variables are put in where it is read."""
    before = [word for word, _ in raw[max(0, index - 2) : index]]
    return len(before) == 2 and commands.runs_script(*before)


def _bare(word: str) -> str:
    """A quoted word without its quotes, its variables as they are."""
    if len(word) < 2 or word[0] != word[-1] or word[0] not in "\"'":
        return word
    return re.sub(r'\\(["$`])', r"\1", word[1:-1]) if word[0] == '"' else word[1:-1]


def _by_line(text: str, line: int, *, split: bool) -> list[Piece]:
    found = []
    for number, part in enumerate(text.split("\n")):
        if number:
            found.append(Piece("\n", line + number, split))
        found.append(Piece(part, line + number, split))
    return found


def _words(pieces: list[Piece]) -> Iterator[tuple[str, int]]:
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
