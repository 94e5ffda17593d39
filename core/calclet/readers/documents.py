"""From files, or one pasted text, to documents, each in the syntax that fits it."""

import re
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module

from calclet.readers import transcripts
from calclet.readers.limits import check_lines, check_size
from calclet.readers.settings import Document
from calclet.readers.syntax import encoded

_ENDINGS = {
    "json": "json", "hjson": "json", "yaml": "yaml", "yml": "yaml", "toml": "toml",
    "py": "python", "ipynb": "notebook", "sh": "shell", "bash": "shell",
    "slurm": "shell", "sbatch": "shell", "log": "log", "out": "log", "err": "log",
    "hostfile": "hostfile",
}  # fmt: skip
_AT_ONCE = ("json", "notebook", "encoded")
_FENCE = re.compile(r"\s*```+\s*([\w.+-]*)")
_TABLE = re.compile(r"\s*\[\[?[\w.\"' -]+\]\]?\s*(?:#.*)?$")
_MAXIMUM_BLOCKS = 20
_END_OF_LOG = 80_000

# What lines of a syntax look like; the one with the most wins, the first of equals.
_LOOKS = {
    "toml": re.compile(_TABLE.pattern + r"|[\w.-]+ *= *(?:\d|[\"'\[{]|true|false)"),
    "shell": re.compile(
        r"#!.*sh\b|#SBATCH|\s*(?:export\s+)?[A-Za-z_]\w*=(?:\S|$)"
        r"|\s*-{1,2}[A-Za-z][\w.-]*(?:[ =]|$)|.*\\$|.*\s--[A-Za-z]"
        r"|\s*(?:\w+=\S+ )*(?:srun|sbatch|mpirun|mpiexec|torchrun|accelerate|deepspeed"
        r"|python3?|bash|sh|fabric|lightning|litgpt|tune|axolotl|llamafactory-cli|composer"
        r"|nemo|swift|\./\S+)\s"
    ),
    "python": re.compile(
        r"\s*(?:import|from|def|class|with|for|if|return|assert|@)\b.*"
        r"|\s*[\w.\[\]\"']+(?:: *[\w\[\]., |]+)? = "
        r"|\s*[\w.]+\(|\s*\w+=.*,\s*(?:#.*)?$|\s*\)"
    ),
    "yaml": re.compile(r"\s*(?:- +)*[\w./\"'-]+:(?:\s|$)|\s*- \S|---"),
    "hostfile": re.compile(r"\s*\S+\s+slots=\d+"),
}


def documents(
    files: Mapping[str, str], is_message: Callable[[str], bool]
) -> list[Document]:
    """Every document of these files, name to text.

    `is_message`: whether a text holds a message of some framework.
    """
    check_size([*files.values()])
    found: list[Document] = []
    for name, text in files.items():
        text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        if not text.strip():
            continue
        for syntax, part in _blocks(name, text, is_message):
            found += _parsed(name, syntax, part)
    return found


def _parsed(name: str, syntax: str, text: str) -> Iterator[Document]:
    if syntax == "log":
        text = _ends_of(text)
    elif syntax not in _AT_ONCE:
        check_lines(text, name)
    # Each syntax brings modules that the others do without.
    module = import_module(f"calclet.readers.syntax.{syntax}")
    document = module.parse(name, text)
    yield document
    yield from encoded.inside(document)
    if syntax == "log" and (script := transcripts.commands(text)):
        yield from _parsed(name, "shell", script)
    if syntax == "shell" and "<<" in text:
        for inner, part in module.parts(text):
            yield from _parsed(inner, _syntax(inner, part), part)


def _ends_of(log: str) -> str:
    """A long log without its middle, whose lines are left empty.

    Banners stand at the beginning, and what ended it at the end.
    """
    if len(log) <= 2 * _END_OF_LOG:
        return log
    middle = log.count("\n", _END_OF_LOG, -_END_OF_LOG)
    return log[:_END_OF_LOG] + "\n" * middle + log[-_END_OF_LOG:]


def _blocks(
    name: str, text: str, is_message: Callable[[str], bool]
) -> Iterator[tuple[str, str]]:
    """The syntax and text of each part; lines before it are left empty."""
    ending = name.rpartition(".")[2].lower()
    if ending in _ENDINGS:
        yield _ENDINGS[ending], text
        return
    found = False
    for hint, before, part in _fenced(text) if "```" in text else ():
        hinted = _ENDINGS.get(hint.lower(), hint.lower())
        known = hinted in _ENDINGS.values()
        yield hinted if known else _syntax("", part, is_message), "\n" * before + part
        found = True
    if not found:
        yield _syntax(name, text, is_message), text


def _fenced(text: str) -> Iterator[tuple[str, int, str]]:
    """Blocks between ``` lines: the word behind the first, lines before, the text."""
    begun, hint, blocks = -1, "", 0
    lines = text.split("\n")
    for number, line in enumerate(lines):
        fence = _FENCE.match(line)
        if fence and begun < 0:
            begun, hint = number + 1, fence[1]
        elif fence and blocks < _MAXIMUM_BLOCKS:
            yield hint, begun, "\n".join(lines[begun:number])
            begun, blocks = -1, blocks + 1


def _syntax(
    name: str, text: str, is_message: Callable[[str], bool] | None = None
) -> str:
    ending = name.rpartition(".")[2].lower()
    if ending in _ENDINGS:
        return _ENDINGS[ending]
    if text.lstrip()[:1] == "{":
        return "notebook" if '"nbformat"' in text else "json"
    if encoded.decoded(text):
        return "encoded"
    if is_message and is_message(_ends_of(text)):
        return "log"
    first = text.lstrip().partition("\n")[0]
    if first.startswith("#!"):
        return "python" if "python" in first else "shell"
    # Where all lines are long, their beginnings tell as much.
    lines = [x[:300] for x in text.split("\n")]
    lines = [x for x in lines if x.strip() and not _is_comment(x)][:400]
    counts = {s: sum(bool(look.match(x)) for x in lines) for s, look in _LOOKS.items()}
    if not any(_TABLE.match(x) for x in lines):
        counts["toml"] = 0
    best = max(counts, key=lambda syntax: counts[syntax])
    return best if counts[best] * 3 >= len(lines) > 0 else "log"


def _is_comment(line: str) -> bool:
    return line.lstrip().startswith("#") and not line.startswith("#SBATCH")
