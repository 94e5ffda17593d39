"""What a text states, whatever its syntax: settings, each with its place."""

import re
from collections.abc import Iterable
from typing import NamedTuple

MAXIMUM_TEXT = 200  # of a line that is shown as evidence


class Place(NamedTuple):
    """Where something stands; `text` is the line, shortened."""

    file: str
    line: int
    text: str


class Unknown(NamedTuple):
    """A value that is filled in elsewhere: `${oc.env:X}`, `{{ x }}`, a call."""

    text: str


type Path = tuple[str, ...]
type Plain = bool | int | float | str | Unknown | None


class Setting(NamedTuple):
    """One value under its key path, as the file spells it.

    `scope` tells apart what is not the training program's own: the name of the
    launcher in a shell script ("torchrun", "accelerate", "deepspeed", "srun",
    "mpirun", "fabric"), "sbatch" for its directives, "env" for its variables; in
    Python, the call whose keyword it is ("TrainingArguments"); "hostfile" in one. Empty
    everywhere else.
    """

    path: tuple[str, ...]
    value: Plain
    place: Place
    scope: str = ""

    @property
    def key(self) -> str:
        """The path with dots, for changes and notes."""
        return ".".join(self.path)


# Found only by those who ask for them: a launcher's `--num_processes` is no setting of
# the program, and a variable counts where it is used.
ASIDE = frozenset(
    (
        *("env", "sbatch", "torchrun", "accelerate", "deepspeed", "srun", "mpirun"),
        *("fabric", "hostfile"),
    )
)


class Document:
    """A file, or a part of one, in one syntax.

    `programs`: what a shell script starts, in order: "torchrun", "pretrain_gpt.py".
    `broken`: the first line that cannot be read; the settings are those before or
    around it.
    """

    def __init__(
        self,
        name: str,
        syntax: str,
        text: str,
        settings: Iterable[Setting] = (),
        programs: Iterable[str] = (),
        broken: int | None = None,
    ) -> None:
        self.name = name
        self.syntax = syntax
        self.text = text
        self.settings = list(settings)
        self.programs = list(programs)
        self.broken = broken
        # Both by the last part of the path, because every framework asks for many.
        self._stated: dict[str, list[tuple[Path, Setting]]] = {}
        self._holders: dict[str, set[Path]] = {}
        for setting in self.settings:
            if setting.path:
                path = tuple(map(_plain, setting.path))
                self._stated.setdefault(path[-1], []).append((path, setting))
                self._hold(path[:-1])

    def find(self, *keys: str, scope: str | None = None) -> Setting | None:
        """The setting of the first of these keys that is there; its last one.

        A key matches the end of a path, `-` and `_` alike: "train.batch_size" finds
        `--train.batch-size` and `config: {train: {batch_size: …}}`. With a dot in
        front it must be the whole path: ".batch_size".
        """
        for key in keys:
            if found := self.all(key, scope=scope):
                return found[-1]
        return None

    def all(self, key: str, scope: str | None = None) -> list[Setting]:
        """Every setting that matches, in order."""
        asked = _plain(key)
        last = asked.rpartition(".")[2]
        return [
            setting
            for path, setting in self._stated.get(last, ())
            if _in_scope(setting, scope) and _ends(path, asked)
        ]

    def has(self, *keys: str, scope: str | None = None) -> int:
        """How many of these keys it states, those that hold others included."""
        return sum(bool(self.all(key, scope=scope)) or self._holds(key) for key in keys)

    def _hold(self, path: Path) -> None:
        while path and path not in self._holders.setdefault(path[-1], set()):
            self._holders[path[-1]].add(path)
            path = path[:-1]

    def _holds(self, key: str) -> bool:
        asked = _plain(key)
        holders = self._holders.get(asked.rpartition(".")[2], ())
        return any(_ends(path, asked) for path in holders)

    def starts(self, *names: str) -> bool:
        """Whether a program is started (`pretrain_gpt.py`), or a module (`-m`)."""
        return any(name in self.programs for name in names)

    def line(self, number: int) -> Place:
        """A place in it, for what is no setting."""
        lines = self.text.split("\n")
        text = lines[number - 1] if 0 < number <= len(lines) else ""
        return Place(self.name, number, shortened(text))


def shortened(line: str) -> str:
    """A line as evidence shows it."""
    line = line.strip()
    return line if len(line) <= MAXIMUM_TEXT else line[: MAXIMUM_TEXT - 1] + "…"


def plain_word(text: str) -> Plain:
    """What a bare word means in a command line, a log or a plain YAML file."""
    if _INTEGER.fullmatch(text) and len(text) < 40:
        return int(text.replace("_", ""))
    if _FLOAT.fullmatch(text) and len(text) < 40:
        return float(text.replace("_", ""))
    if templated(text):
        return Unknown(text)
    return _CONSTANTS.get(text, text)


def templated(text: str) -> bool:
    """Whether something else than what stands here decides the value."""
    return bool(_TEMPLATE.search(text))


_INTEGER = re.compile(r"[-+]?[0-9][0-9_]*")
_FLOAT = re.compile(
    r"[-+]?(?:[0-9][0-9_]*\.[0-9_]*|\.[0-9]+|[0-9]+)(?:[eE][-+]?[0-9]+)?"
)
_TEMPLATE = re.compile(r"\$\{|\$\(|\{\{|\$[A-Za-z_]|<[A-Z_a-z -]+>")
_CONSTANTS: dict[str, Plain] = {
    "true": True, "True": True, "false": False, "False": False,
    "null": None, "None": None, "~": None,
}  # fmt: skip


def _in_scope(setting: Setting, scope: str | None) -> bool:
    if scope is None:
        return setting.scope not in ASIDE
    return setting.scope == scope


def _plain(key: str) -> str:
    return key.replace("-", "_")


def _ends(path: Path, asked: str) -> bool:
    """Whether a path ends like `a.b`, or is just that where it begins with a dot."""
    parts = asked.split(".")
    if not parts[0]:
        return list(path) == parts[1:]
    return len(parts) == 1 or list(path[-len(parts) :]) == parts
