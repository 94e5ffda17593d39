"""Shell scripts and single command lines: flags, variables, launchers, SLURM.

Variables are put in where they are used, arithmetic is worked out, heredocs become
documents of their own. Nothing is run: `$(…)` stays an unknown value.
"""

import re
from collections.abc import Iterator

from calclet.readers.limits import check_count
from calclet.readers.settings import Document, Place, Setting, plain_word, shortened
from calclet.readers.syntax import commands, json
from calclet.readers.syntax.expansion import Piece, Variables, Word, words

_TOKEN = re.compile(
    r"""(?P<space>[ \t\r]+|\\\r?\n)|(?P<comment>(?<![^\s;&|(])\#[^\n]*)|(?P<newline>\n)
    |(?P<heredoc><<-?\s*(?:(['"]?)(?P<mark>\w+)\5))
    |(?P<redirect>\d*(?:>>|>&|<&|[<>])(?:&?\d)?)
    |(?P<end>;;|;|&&|\|\||&|\||[(){}](?=\s|$)|\(|\))
    |(?P<word>(?:\\.|'[^']*+'|"(?:\\.|[^"\\])*+"|\$\(\([^\n]{0,300}?\)\)
        |\$\((?:[^()$]|\$(?!\()|\([^()]*+\)|\$\([^()]*+\))*+\)|\$\{[^}\n]{0,300}\}|`[^`]*+`
        |[^\s;&|()<>'"\\`])+)
    |(?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)
_ASSIGNMENT = re.compile(r"([A-Za-z_]\w*)(\+?=)(.*)", re.DOTALL)
_SBATCH = re.compile(r"#SBATCH\s+(--?)([\w-]+?)(?:=|\s+|(?<=\s-\w))(\S+)")
_HEREDOC = re.compile(r"<<-?\s*(['\"]?)(\w+)\1")
_TARGET = re.compile(r"(?:>|\btee)\s*([^\s<>|&;]+)")
_MAXIMUM_HEREDOC = 50_000  # characters that a variable may read
_MAXIMUM_PARTS = 10
_MAXIMUM_NESTING = 3  # of scripts that `bash -c` runs


def parse(name: str, text: str) -> Document:
    """The settings of a script, with what it starts."""
    return _Script(name, text).read()


def parts(text: str) -> list[tuple[str, str]]:
    """Files that a script writes by heredoc: name and text, on the same lines."""
    found: list[tuple[str, str]] = []
    lines = text.split("\n")
    number = 0
    while number < len(lines) and len(found) < _MAXIMUM_PARTS:
        line, number = lines[number], number + 1
        heredoc = _HEREDOC.search(line)
        if not heredoc:
            continue
        start = number
        while number < len(lines) and lines[number].strip() != heredoc[2]:
            number += 1
        if target := _TARGET.search(line):
            body = "\n".join(lines[start:number])
            found.append((target[1].strip("\"'"), "\n" * start + body))
    return found


class _Script:
    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self.lines = text.split("\n")
        self.variables = Variables()
        self.settings: list[Setting] = []
        self.programs: list[str] = []
        self.nesting = 0

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

    def _commands(self) -> Iterator[list[Word]]:
        """Raw words with their lines, command by command."""
        words: list[Word] = []
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
        body = body[:_MAXIMUM_HEREDOC].replace("\\\n", " \n")
        self.variables.assign(variable, self.variables.inside(body, line, split=True))

    def _command(self, raw: list[Word]) -> None:
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
        for script, line in found.scripts if self.nesting < _MAXIMUM_NESTING else ():
            inner = _Script(self.name, "\n" * (line - 1) + script)
            inner.lines, inner.variables = self.lines, self.variables
            inner.nesting = self.nesting + 1
            inner._run()
            self.settings += inner.settings
            self.programs += inner.programs

    def _expanded(self, raw: list[Word]) -> list[Word]:
        expanded: list[Word] = []
        for index, (word, line) in enumerate(raw):
            if _is_script(raw, index):
                expanded.append((_bare(word), line))
            else:
                expanded += words(self.variables.expand(word, line, split=True))
        return expanded

    def _assign(self, found: re.Match[str], line: int, raw: list[Word]) -> None:
        """`NAME=value`, or `NAME=(…)`, whose words are taken out of `raw`."""
        pieces: list[Piece] = []
        if len(raw) > 1 and raw[1][0] == "(" and not found[3]:
            end = next((n for n, (x, _) in enumerate(raw) if x == ")"), len(raw))
            for word, at in raw[2:end]:
                expanded = self.variables.expand(word, at, split=True)
                pieces += [*expanded, Piece(" ", at, True)]
            del raw[1 : end + 1]
        else:
            pieces = self.variables.expand(found[3], line)
        text = self.variables.assign(found[1], pieces, more=found[2] == "+=")
        self._state((found[1],), text, line, "env")


def _is_script(raw: list[Word], index: int) -> bool:
    """Whether it is what `bash -c` runs: its variables are put in where it is read."""
    before = [word for word, _ in raw[max(0, index - 2) : index]]
    return len(before) == 2 and commands.runs_script(*before)


def _bare(word: str) -> str:
    """A quoted word without its quotes, its variables as they are."""
    if len(word) < 2 or word[0] != word[-1] or word[0] not in "\"'":
        return word
    return re.sub(r'\\(["$`])', r"\1", word[1:-1]) if word[0] == '"' else word[1:-1]
